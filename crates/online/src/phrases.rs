//! The set phrases, which each side shows in its own language. There is no other chat.

use crate::text::{Message, phrases as texts};

/// One of the set phrases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Phrase(u8);

/// Their messages in the order of their numbers, which must not change.
const ALL: [fn() -> Message; 12] = [
    texts::hello,
    texts::good_luck,
    texts::well_played,
    texts::thanks,
    texts::what_a_card,
    texts::ouch,
    texts::my_mistake,
    texts::thinking,
    texts::take_your_time,
    texts::back_soon,
    texts::another_game,
    texts::goodbye,
];

impl Phrase {
    /// All phrases.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..ALL.len() as u8).map(Self)
    }

    /// The phrase with this number.
    pub fn with_number(number: u8) -> Option<Self> {
        if usize::from(number) < ALL.len() { Some(Self(number)) } else { None }
    }

    /// Its number on the wire.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The words.
    pub fn message(self) -> Message {
        ALL[usize::from(self.0)]()
    }
}
