//! What trick games share: the trick itself, following suit, and the suits that a seat lacks.

use super::scene::Spot;
use super::{MAX_SEATS, Seat};
use crate::cards::{Card, Cards, Pack, Rank, Suit};

/// The cards played to a trick, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(8))]
pub struct Trick {
    cards: [Card; MAX_SEATS],
    seats: [Seat; MAX_SEATS],
    len: u8,
}

impl Trick {
    /// No card yet.
    pub const EMPTY: Self = Self {
        cards: [Card::new(Rank::Two, Suit::Clubs); MAX_SEATS],
        seats: [Seat::new(0); MAX_SEATS],
        len: 0,
    };

    /// How many cards lie there.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Does none lie there?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds a card.
    pub const fn push(&mut self, seat: Seat, card: Card) {
        self.cards[self.len as usize] = card;
        self.seats[self.len as usize] = seat;
        self.len += 1;
    }

    /// The card led.
    #[inline]
    pub fn led(&self) -> Option<Card> {
        self.cards().first().copied()
    }

    /// The cards in order of play.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.len()]
    }

    /// Who played what, in order of play.
    pub fn plays(&self) -> impl DoubleEndedIterator<Item = (Seat, Card)> + '_ {
        self.seats[..self.len()]
            .iter()
            .copied()
            .zip(self.cards().iter().copied())
    }

    /// The cards as a pack in order of play.
    pub fn pack(&self) -> Pack {
        self.cards().iter().copied().collect()
    }

    /// The cards as a set.
    pub fn set(&self) -> Cards {
        self.cards().iter().copied().collect()
    }

    /// The cards as they lie on the table.
    pub fn spots(&self) -> Vec<Spot> {
        self.plays()
            .map(|(seat, card)| Spot::up(card).of(seat))
            .collect()
    }
}

impl Default for Trick {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// The cards of a hand that may be played to a suit: those of it, or any if there is none.
pub const fn follow(hand: Cards, suit: Suit) -> Cards {
    let same = hand.of_suit(suit);
    if same.is_empty() { hand } else { same }
}

/// A set of suits, for the voids that a player has shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Suits(u8);

impl Suits {
    /// Adds a suit.
    pub const fn insert(&mut self, suit: Suit) {
        self.0 |= 1 << suit as u8;
    }

    /// These suits and one more.
    #[must_use]
    pub const fn with(mut self, suit: Suit) -> Self {
        self.insert(suit);
        self
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is it in?
    pub const fn contains(self, suit: Suit) -> bool {
        self.0 >> suit as u8 & 1 == 1
    }
}
