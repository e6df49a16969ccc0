//! Sequences of cards.

use std::fmt;
use std::str::FromStr;

use derive_more::Debug;
use rand::Rng;
use thiserror::Error;

use super::{Card, Cards, ParseCardError, below, write_list};

/// A sequence of up to 52 cards without heap memory; the first is the top.
#[derive(Clone, Copy, Debug)]
#[debug("[{self}]")]
pub struct Pack {
    cards: [Card; 52],
    len: u8,
}

impl Pack {
    /// A pack without cards.
    pub const EMPTY: Self = Self { cards: [Card(0); 52], len: 0 };

    /// The cards of a set in a uniformly random order.
    pub fn shuffled(cards: Cards, rng: &mut impl Rng) -> Self {
        let mut pack: Self = cards.iter().collect();
        for i in (1..pack.len()).rev() {
            let j = below(rng, i as u32 + 1) as usize;
            pack.cards.swap(i, j);
        }
        pack
    }

    pub fn set(&self) -> Cards {
        self.iter().copied().collect()
    }

    /// Adds a card at the end, which is the bottom.
    ///
    /// # Panics
    /// Panics if the pack has 52 cards already.
    pub const fn push(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Removes the card at the end, which is the bottom.
    pub const fn pop(&mut self) -> Option<Card> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(self.cards[self.len as usize])
    }

    /// This sequence with two cards swapped.
    #[must_use]
    pub fn swapped(&self, a: Card, b: Card) -> Self {
        self.iter().map(|card| card.swapped(a, b)).collect()
    }
}

impl Default for Pack {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl std::ops::Deref for Pack {
    type Target = [Card];
    fn deref(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }
}

impl std::ops::DerefMut for Pack {
    fn deref_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..self.len as usize]
    }
}

impl PartialEq for Pack {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Pack {}

impl FromIterator<Card> for Pack {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pack = Self::EMPTY;
        for card in cards {
            pack.push(card);
        }
        pack
    }
}

impl fmt::Display for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, self.iter().copied())
    }
}

/// A text that is not a list of different cards.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseCardsError {
    /// A word is not a card code.
    #[error(transparent)]
    Code(#[from] ParseCardError),
    /// A card is given twice.
    #[error("`{0}` is given twice")]
    Twice(Card),
}

impl FromStr for Pack {
    type Err = ParseCardsError;

    fn from_str(text: &str) -> Result<Self, ParseCardsError> {
        let mut pack = Self::EMPTY;
        for word in text.split_ascii_whitespace() {
            let card = word.parse()?;
            if pack.contains(&card) {
                return Err(ParseCardsError::Twice(card));
            }
            pack.push(card);
        }
        Ok(pack)
    }
}

impl FromStr for Cards {
    type Err = ParseCardsError;

    fn from_str(text: &str) -> Result<Self, ParseCardsError> {
        Ok(text.parse::<Pack>()?.set())
    }
}
