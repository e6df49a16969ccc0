//! The names of zones.

use serde::{Deserialize, Deserializer, Serialize, de};

use crate::rules::Seat;

/// The name of a zone, unique within a scene. Games define their own; those shared by several games are here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct ZoneId {
    /// One lower-case word, as in `docs/bots.md`.
    pub name: &'static str,
    /// The seat that the zone belongs to, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

impl ZoneId {
    /// The names in the scenes of all games; only these can be read.
    const NAMES: [&'static str; 9] = ["apart", "hand", "packet", "pile", "square", "stock", "suits", "taken", "trick"];

    /// The trick in the middle.
    pub const TRICK: Self = Self::new("trick");
    /// The stock, face down.
    pub const STOCK: Self = Self::new("stock");
    /// The pile of discarded cards.
    pub const PILE: Self = Self::new("pile");

    /// A zone that belongs to no seat.
    pub const fn new(name: &'static str) -> Self {
        Self { name, seat: None }
    }

    /// A seat's zone.
    pub const fn of(name: &'static str, seat: Seat) -> Self {
        Self { name, seat: Some(seat) }
    }

    pub const fn hand(seat: Seat) -> Self {
        Self::of("hand", seat)
    }

    /// The cards a seat has won.
    pub const fn taken(seat: Seat) -> Self {
        Self::of("taken", seat)
    }

    /// A few cards that a seat has laid down for another.
    pub const fn packet(seat: Seat) -> Self {
        Self::of("packet", seat)
    }
}

impl<'de> Deserialize<'de> for ZoneId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Sent {
            name: String,
            #[serde(default)]
            seat: Option<Seat>,
        }

        let Sent { name, seat } = Sent::deserialize(deserializer)?;
        let known = Self::NAMES.into_iter().find(|known| *known == name);
        Ok(Self { name: known.ok_or_else(|| de::Error::custom("no game has such a zone"))?, seat })
    }
}
