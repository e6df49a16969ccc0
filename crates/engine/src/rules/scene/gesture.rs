//! Gestures: how a person performs an action, and what the scene offers for it.

use serde::{Deserialize, Serialize};

use super::{SpotId, ZoneId};
use crate::cards::Cards;
use crate::rules::Message;

/// A person's way of performing an action. A gesture names at most one legal action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gesture {
    Touch(SpotId),
    /// Carry a spot to another spot or a zone; if only one target is legal, a touch is enough.
    Carry {
        /// The spot that is carried.
        from: SpotId,
        to: Target,
    },
    /// Choose this set of cards in a zone and confirm.
    Choose {
        /// Where the cards are.
        zone: ZoneId,
        cards: Cards,
    },
    Press(ButtonId),
}

impl Gesture {
    /// The spots that the gesture touches, carries or chooses.
    pub fn spots(self) -> Vec<SpotId> {
        match self {
            Self::Touch(spot) => vec![spot],
            Self::Carry { from, to: Target::Spot(to) } => vec![from, to],
            Self::Carry { from, .. } => vec![from],
            Self::Choose { cards, .. } => cards.into_iter().map(SpotId::Card).collect(),
            Self::Press(_) => Vec::new(),
        }
    }
}

/// Where something can be carried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Anywhere in a zone.
    Zone(ZoneId),
    /// Onto a spot.
    Spot(SpotId),
}

/// A number for each button of a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ButtonId(pub u8);

/// Something that can be pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button<T = Message> {
    /// Its name in gestures.
    pub id: ButtonId,
    pub label: T,
}

/// An offer to choose a set of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardChoice<T = Message> {
    /// Where the cards are.
    pub zone: ZoneId,
    /// The minimum and maximum number of cards.
    pub count: (usize, usize),
    /// The labels of the button that confirms none, one, two and more cards; the last one is for all further numbers.
    pub labels: Vec<T>,
}

impl CardChoice {
    /// The label of the button that confirms this many chosen cards: `Discard 2 cards`.
    pub fn label(&self, chosen: usize) -> &Message {
        let label = self.labels.get(chosen).or(self.labels.last());
        label.expect("a choice has a label")
    }
}
