//! The action of Clubs: playing a card and, when leading a club, naming the suit of the trick.

use std::fmt;
use std::str::FromStr;

use crate::text::clubs as texts;
use misere_engine::cards::{Card, Cards, Suit};
use misere_engine::rules::{GameAction, Message, ParseActionError};

/// A card played to a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    pub card: Card,
    /// The suit of the trick, named only when a club is led (CL-3).
    pub named: Option<Suit>,
}

impl Play {
    /// A card that names no suit.
    pub const fn plain(card: Card) -> Self {
        Self { card, named: None }
    }

    /// A club led as this suit.
    pub const fn naming(card: Card, suit: Suit) -> Self {
        let named = Some(suit);
        Self { card, named }
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.named {
            Some(suit) => write!(f, "play {} as {}", self.card, suit.letter()),
            None => write!(f, "play {}", self.card),
        }
    }
}

impl FromStr for Play {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let read = || {
            let words = text.strip_prefix("play ")?;
            let Some((card, suit)) = words.split_once(" as ") else { return words.parse().ok().map(Self::plain) };
            let card: Card = card.parse().ok()?;
            let suit = Suit::ALL.into_iter().find(|named| suit.chars().eq([named.letter()]))?;
            if card.suit() == Suit::Clubs { Some(Self::naming(card, suit)) } else { None }
        };
        read().ok_or_else(|| ParseActionError {
            text: text.to_owned(),
            expected: "`play QS` or, leading a club, `play 2C as D`",
        })
    }
}

impl GameAction for Play {
    fn kind(self) -> &'static str {
        "play"
    }

    fn cards(self) -> Cards {
        Cards::of(self.card)
    }

    fn swapped(self, a: Card, b: Card) -> Self {
        let card = self.card.swapped(a, b);
        Self { card, ..self }
    }

    fn named(self) -> Option<Message> {
        self.named.map(texts::named_suit)
    }
}
