//! Sets of suits.

use derive_more::BitOr;

use crate::cards::Suit;

/// A set of suits, such as those a seat has shown to lack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, BitOr)]
pub struct Suits(u8);

impl Suits {
    pub const EMPTY: Self = Self(0);

    /// This suit if it is lacked. Rollouts are faster without a branch here.
    #[inline]
    pub const fn one_if(is_lacked: bool, suit: Suit) -> Self {
        Self((is_lacked as u8) << suit as u8)
    }

    pub const fn insert(&mut self, suit: Suit) {
        self.0 |= 1 << suit as u8;
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Tells whether the suit is in the set.
    pub const fn contains(self, suit: Suit) -> bool {
        self.0 >> suit as u8 & 1 == 1
    }
}
