//! The names of zones.

use crate::rules::Seat;

/// The name of a zone, unique within a scene. Games define their own; those shared by several games
/// are here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ZoneId {
    /// One lower-case word, as in `docs/bots.md`.
    pub name: &'static str,
    /// The seat that the zone belongs to, if any.
    pub seat: Option<Seat>,
}

impl ZoneId {
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

    /// A seat's hand.
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
