//! Sets of cards.

use std::fmt;
use std::ops::{Not, Sub, SubAssign};

use derive_more::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Debug};
use rand::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Card, Rank, Suit, below, write_list};

/// A set of cards in one machine word.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, BitAnd, BitAndAssign, BitOr, BitOrAssign, Debug)]
#[debug("{{{self}}}")]
pub struct Cards(pub(super) u64);

/// The thirteen ranks of one suit in a [`Cards`].
const LANE: u64 = 0x1FFF;

/// The lowest bit of each byte.
const BYTES: u64 = 0x0101_0101_0101_0101;

impl Cards {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// All 52 cards.
    pub const FULL: Self = Self::ranks(LANE as u16);

    /// The set of one card.
    pub const fn of(card: Card) -> Self {
        Self(1 << card.0)
    }

    /// All cards of a suit.
    pub const fn suit(suit: Suit) -> Self {
        Self(LANE << (16 * suit as u32))
    }

    /// All four cards of a rank.
    pub const fn rank(rank: Rank) -> Self {
        Self(0x0001_0001_0001_0001 << rank as u32)
    }

    /// All cards of some ranks, given as bits like those of [`Cards::ranks_of`].
    pub const fn ranks(ranks: u16) -> Self {
        Self(0x0001_0001_0001_0001 * (ranks as u64 & LANE))
    }

    /// The cards of this rank and of all higher ranks, ace high.
    pub const fn from_rank_up(rank: Rank) -> Self {
        Self::ranks((LANE << rank as u32) as u16)
    }

    /// The cards of this suit in the set.
    pub const fn of_suit(self, suit: Suit) -> Self {
        Self(self.0 & Self::suit(suit).0)
    }

    /// The ranks in this suit as bits: bit 0 is the two, bit 12 the ace.
    pub const fn ranks_of(self, suit: Suit) -> u16 {
        (self.0 >> (16 * suit as u32) & LANE) as u16
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Tells whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Tells whether all cards of the other set are in this one.
    pub const fn contains_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Tells whether the sets share a card.
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Removes a card, if it is there.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The first card in sorting order.
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::at(self.0.trailing_zeros())) }
    }

    /// The last card in sorting order: the highest, if all are of one suit.
    pub const fn last(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::at(63 - self.0.leading_zeros())) }
    }

    /// The card with this index in sorting order.
    pub const fn nth(self, place: usize) -> Option<Card> {
        let counts = self.counts();
        if (place as u64) < counts >> 56 { Some(self.select(counts, place as u64)) } else { None }
    }

    /// The card with this index in sorting order, which is less than the number of cards.
    #[inline(always)]
    const fn select(self, counts: u64, place: u64) -> Card {
        // Each byte holds 0x80 and the number of cards after this one up to its end, or less than
        // 0x80 if it ends before this one.
        let after = counts + (0x7F - place) * BYTES;
        let shift = (after & (BYTES * 0x80)).trailing_zeros() & 0x38;
        let byte = self.0 >> shift & 0xFF;
        let bit = SELECT[(after >> shift & 7) as usize][byte as usize];
        Card::at(shift + bit as u32)
    }

    /// A uniformly random card of the set; `None` if it is empty.
    #[inline(always)]
    pub fn any(self, rng: &mut impl Rng) -> Option<Card> {
        let counts = self.counts();
        match counts >> 56 {
            0 => None,
            len => Some(self.select(counts, u64::from(below(rng, len as u32)))),
        }
    }

    /// Random cards, drawn one after the other; the whole set if it has no more.
    #[inline]
    pub fn draw(self, size: usize, rng: &mut impl Rng) -> Self {
        let (mut left, mut counts) = (self, self.counts());
        for _ in 0..size.min(self.len()) {
            let place = below(rng, (counts >> 56) as u32);
            let card = left.select(counts, u64::from(place));
            left.remove(card);
            counts -= BYTES << (card.0 & 0x38);
        }
        self - left
    }

    /// The number of cards up to the end of each byte.
    ///
    /// Rollouts draw tens of millions of cards a second, and a loop would suffer from branch
    /// misprediction, so all bytes are counted at once.
    const fn counts(self) -> u64 {
        let pairs = self.0 - (self.0 >> 1 & (BYTES * 0x55));
        let nibbles = (pairs & (BYTES * 0x33)) + (pairs >> 2 & (BYTES * 0x33));
        let bytes = (nibbles + (nibbles >> 4)) & (BYTES * 0x0F);
        bytes.wrapping_mul(BYTES)
    }

    /// The cards in sorting order.
    pub const fn iter(self) -> CardsIter {
        CardsIter(self)
    }

    /// A uniformly random subset of `size` cards; the whole set if it has no more.
    pub fn choose(self, size: usize, rng: &mut impl Rng) -> Self {
        let mut left = self.len();
        let mut need = size.min(left);
        let mut chosen = Self::EMPTY;
        for card in self {
            if need > 0 && below(rng, left as u32) < need as u32 {
                chosen.insert(card);
                need -= 1;
            }
            left -= 1;
        }
        chosen
    }

    /// This set with two cards swapped.
    #[must_use]
    pub fn swapped(self, a: Card, b: Card) -> Self {
        self.iter().map(|card| card.swapped(a, b)).collect()
    }

    /// The set as bits, indexed by [`Card::index`].
    pub const fn bits(self) -> u64 {
        self.0
    }
}

/// The position of the last, last but one … set bit of each byte.
const SELECT: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut left, mut above) = (byte as u8, 0);
        while left != 0 {
            let last = 7 - left.leading_zeros() as u8;
            table[above][byte] = last;
            left -= 1 << last;
            above += 1;
        }
        byte += 1;
    }
    table
};

impl Sub for Cards {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl SubAssign for Cards {
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

impl Not for Cards {
    type Output = Self;
    fn not(self) -> Self {
        Self::FULL - self
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = CardsIter;
    fn into_iter(self) -> CardsIter {
        self.iter()
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, self.iter())
    }
}

/// The cards of a set in sorting order.
#[derive(Clone, Debug)]
pub struct CardsIter(Cards);

impl Iterator for CardsIter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for CardsIter {}
