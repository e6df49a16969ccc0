//! Gestures, legal actions and the names of zones and spots as data.

use misere_engine::cards::{Card, Cards};
use misere_engine::rules::scene::{ButtonId, Gesture, SpotId, Target, ZoneId};
use misere_engine::rules::{Message, Spoken};
use misere_engine::table::Move;
use serde::{Deserialize, Serialize};

use super::WireError;
use super::is_default;
use super::text::{Decoder, Encoder, Text, suit};

/// The names of the zones of all games.
const ZONE_NAMES: [&str; 9] = ["apart", "hand", "packet", "pile", "square", "stock", "suits", "taken", "trick"];

/// Beyond any place of a grid.
pub(super) const GRID: u8 = 64;

/// See [`ZoneId`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WireZoneId {
    pub name: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub seat: Option<u8>,
}

/// See [`SpotId`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WireSpotId {
    Card(Card),
    Hidden(WireZoneId, u8),
    At(i8, i8),
    Under(i8, i8),
    Suit(char),
}

/// See [`Gesture`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WireGesture {
    Touch(WireSpotId),
    Carry { from: WireSpotId, to: WireTarget },
    Choose { zone: WireZoneId, cards: Vec<Card> },
    Press(u8),
}

/// See [`Target`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WireTarget {
    Zone(WireZoneId),
    Spot(WireSpotId),
}

/// See [`Move`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WireMove {
    /// The text that an answer repeats.
    pub action: String,
    pub gesture: WireGesture,
    /// Left out if there are very many actions, such as sets of cards to choose.
    #[serde(default, skip_serializing_if = "is_default")]
    pub spoken: Option<WireSpoken>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_routine: bool,
}

/// See [`Spoken`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WireSpoken {
    pub order: Text,
    pub done: Text,
    pub noun: Text,
}

impl From<ZoneId> for WireZoneId {
    fn from(id: ZoneId) -> Self {
        Self { name: id.name.to_owned(), seat: id.seat.map(|seat| seat.index() as u8) }
    }
}

impl From<SpotId> for WireSpotId {
    fn from(id: SpotId) -> Self {
        match id {
            SpotId::Card(card) => Self::Card(card),
            SpotId::Hidden(zone, place) => Self::Hidden(zone.into(), place),
            SpotId::At(row, column) => Self::At(row, column),
            SpotId::Under(row, column) => Self::Under(row, column),
            SpotId::Suit(suit) => Self::Suit(suit.letter()),
        }
    }
}

impl From<Gesture> for WireGesture {
    fn from(gesture: Gesture) -> Self {
        match gesture {
            Gesture::Touch(spot) => Self::Touch(spot.into()),
            Gesture::Carry { from, to } => Self::Carry {
                from: from.into(),
                to: match to {
                    Target::Zone(zone) => WireTarget::Zone(zone.into()),
                    Target::Spot(spot) => WireTarget::Spot(spot.into()),
                },
            },
            Gesture::Choose { zone, cards } => Self::Choose { zone: zone.into(), cards: cards.iter().collect() },
            Gesture::Press(button) => Self::Press(button.0),
        }
    }
}

impl Encoder {
    /// Legal actions as data.
    pub fn moves(self, moves: &[Move]) -> Vec<WireMove> {
        let are_spoken = moves.len() <= MOST_SPOKEN;
        let legal = |legal: &Move| WireMove {
            action: legal.text.clone(),
            gesture: legal.gesture.into(),
            spoken: if are_spoken { Some(self.spoken(&legal.spoken)) } else { None },
            is_routine: legal.is_routine,
        };
        moves.iter().map(legal).collect()
    }

    /// An action in words, as data.
    pub fn spoken(self, spoken: &Spoken) -> WireSpoken {
        WireSpoken { order: self.text(&spoken.order), done: self.text(&spoken.done), noun: self.text(&spoken.noun) }
    }
}

/// The legal actions that are said in words at most.
const MOST_SPOKEN: usize = 500;

/// The longest text of an action, in bytes.
pub(super) const LONGEST_ACTION: usize = 200;

impl Decoder<'_> {
    /// The legal action that was sent.
    ///
    /// # Errors
    /// Returns an error if its text is too long, or its gesture or words are wrong.
    pub fn legal(&self, legal: &WireMove) -> Result<Move, WireError> {
        let is_plain = |byte: u8| byte.is_ascii_graphic() || byte == b' ';
        self.count(1)?;
        if legal.action.len() > LONGEST_ACTION || !legal.action.bytes().all(is_plain) {
            return Err(WireError::Action);
        }
        Ok(Move {
            text: legal.action.clone(),
            gesture: self.gesture(&legal.gesture)?,
            spoken: match &legal.spoken {
                Some(spoken) => self.spoken(spoken)?,
                None => Spoken::new(Message::EMPTY, Message::EMPTY, Message::EMPTY),
            },
            is_routine: legal.is_routine,
        })
    }

    /// The words that were sent for an action.
    ///
    /// # Errors
    /// Returns the error of the first text that has one.
    pub fn spoken(&self, spoken: &WireSpoken) -> Result<Spoken, WireError> {
        Ok(Spoken::new(self.text(&spoken.order)?, self.text(&spoken.done)?, self.text(&spoken.noun)?))
    }

    pub(super) fn gesture(&self, gesture: &WireGesture) -> Result<Gesture, WireError> {
        Ok(match gesture {
            WireGesture::Touch(spot) => Gesture::Touch(self.spot_id(spot)?),
            WireGesture::Carry { from, to } => Gesture::Carry {
                from: self.spot_id(from)?,
                to: match to {
                    WireTarget::Zone(zone) => Target::Zone(self.zone_id(zone)?),
                    WireTarget::Spot(spot) => Target::Spot(self.spot_id(spot)?),
                },
            },
            WireGesture::Choose { zone, cards } => {
                Gesture::Choose { zone: self.zone_id(zone)?, cards: cards.iter().copied().collect::<Cards>() }
            }
            WireGesture::Press(button) => Gesture::Press(ButtonId(*button)),
        })
    }

    /// The spot that was named.
    ///
    /// # Errors
    /// Returns an error if no table has it.
    pub fn spot_id(&self, id: &WireSpotId) -> Result<SpotId, WireError> {
        Ok(match id {
            WireSpotId::Card(card) => SpotId::Card(*card),
            WireSpotId::Hidden(zone, place) => SpotId::Hidden(self.zone_id(zone)?, *place),
            WireSpotId::At(row, column) => SpotId::At(place(*row)?, place(*column)?),
            WireSpotId::Under(row, column) => SpotId::Under(place(*row)?, place(*column)?),
            WireSpotId::Suit(letter) => SpotId::Suit(suit(*letter)?),
        })
    }
}

/// A row or column that a grid can have.
fn place(number: i8) -> Result<i8, WireError> {
    if number.unsigned_abs() < GRID { Ok(number) } else { Err(WireError::Scene) }
}

/// The name of a zone as the games write it.
pub(super) fn zone_name(name: &str) -> Result<&'static str, WireError> {
    let found = ZONE_NAMES.into_iter().find(|known| *known == name);
    found.ok_or(WireError::Zone)
}
