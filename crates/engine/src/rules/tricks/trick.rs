//! The cards of one trick.

use super::Suits;
use crate::cards::{Card, Cards, Pack, Rank, Suit};
use crate::rules::scene::Spot;
use crate::rules::{MAX_SEATS, Seat};

/// The cards played to a trick, in order, with the seats that played them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trick {
    set: Cards,
    /// The cards that follow suit: all before the lead.
    following: Cards,
    cards: [Card; MAX_SEATS],
    seats: [Seat; MAX_SEATS],
    len: u8,
}

impl Trick {
    /// A trick before its lead.
    pub const EMPTY: Self = Self {
        set: Cards::EMPTY,
        following: Cards::FULL,
        cards: [Card::new(Rank::Two, Suit::Clubs); MAX_SEATS],
        seats: [Seat::new(0); MAX_SEATS],
        len: 0,
    };

    /// The number of cards played so far.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Tells whether nobody has led yet.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds a card.
    ///
    /// # Panics
    /// Panics if the trick already has a card of every seat.
    pub const fn push(&mut self, seat: Seat, card: Card) {
        let place = self.len();
        if place == 0 {
            self.following = Cards::suit(card.suit());
        }
        self.cards[place] = card;
        self.seats[place] = seat;
        self.len += 1;
        self.set.insert(card);
    }

    pub const fn led(&self) -> Option<Card> {
        if self.is_empty() { None } else { Some(self.cards[0]) }
    }

    /// The cards that follow suit; all cards before the lead.
    pub const fn following(&self) -> Cards {
        self.following
    }

    /// The suit that a seat shows to lack by playing a card.
    #[inline]
    pub const fn lacked_by(&self, card: Card) -> Suits {
        Suits::one_if(!self.following.contains(card), self.cards[0].suit())
    }

    /// The cards in order of play.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.len()]
    }

    /// Each seat with its card, in order of play.
    #[inline]
    pub fn plays(&self) -> impl DoubleEndedIterator<Item = (Seat, Card)> + '_ {
        self.seats[..self.len()].iter().copied().zip(self.cards().iter().copied())
    }

    /// The cards as a pack in order of play.
    pub fn pack(&self) -> Pack {
        self.cards().iter().copied().collect()
    }

    pub const fn set(&self) -> Cards {
        self.set
    }

    /// The cards as they lie on the table.
    pub fn spots(&self) -> Vec<Spot> {
        self.plays().map(|(seat, card)| Spot::up(card).of(seat)).collect()
    }
}

impl Default for Trick {
    fn default() -> Self {
        Self::EMPTY
    }
}
