//! Cards, sets of cards and packs: the nouns that every game shares.
//!
//! A [`Card`] is one byte, a [`Cards`] is a set in 64 bits (sixteen a suit, so that a suit is a
//! mask), a [`Pack`] is an order of cards without a heap. The text form of a card is its code,
//! rank then suit: `QS`, `TH`. Nothing here knows of a game: how ranks compare in play is the
//! business of the rules.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};
use std::str::FromStr;

use rand::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

/// One of the four suits, in the order in which lists of cards are sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♠
    Spades,
}

impl Suit {
    /// The four suits in sorting order.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// 0 for clubs to 3 for spades.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the card codes.
    pub const fn letter(self) -> char {
        ['C', 'D', 'H', 'S'][self as usize]
    }

    /// The sign, `♣` to `♠`.
    pub const fn sign(self) -> char {
        ['♣', '♦', '♥', '♠'][self as usize]
    }

    /// The name in the plural: `hearts`.
    pub const fn name(self) -> &'static str {
        ["clubs", "diamonds", "hearts", "spades"][self as usize]
    }

    /// The name of one card of it: `heart`.
    pub const fn singular(self) -> &'static str {
        ["club", "diamond", "heart", "spade"][self as usize]
    }

    /// Is it hearts or diamonds?
    pub const fn is_red(self) -> bool {
        matches!(self, Self::Diamonds | Self::Hearts)
    }

    /// The suit of a letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|suit| suit.letter() == letter)
    }
}

/// One of the thirteen ranks, from the two to the ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Rank {
    /// The two.
    Two,
    /// The three.
    Three,
    /// The four.
    Four,
    /// The five.
    Five,
    /// The six.
    Six,
    /// The seven.
    Seven,
    /// The eight.
    Eight,
    /// The nine.
    Nine,
    /// The ten.
    Ten,
    /// The jack.
    Jack,
    /// The queen.
    Queen,
    /// The king.
    King,
    /// The ace.
    Ace,
}

impl Rank {
    /// All ranks from the two to the ace.
    pub const ALL: [Self; 13] = [
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
        Self::Ace,
    ];

    /// 0 for the two to 12 for the ace.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The character of the card codes: `2` … `9`, `T`, `J`, `Q`, `K`, `A`.
    pub const fn code(self) -> char {
        b"23456789TJQKA"[self as usize] as char
    }

    /// The name in the singular: `queen`.
    pub const fn name(self) -> &'static str {
        [
            "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack",
            "queen", "king", "ace",
        ][self as usize]
    }

    /// The rank of a code.
    pub fn from_code(code: char) -> Option<Self> {
        Self::ALL.into_iter().find(|rank| rank.code() == code)
    }
}

/// A playing card; sorted by suit C D H S, then by rank from the two to the ace.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of this rank and suit.
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self((suit as u8) << 4 | rank as u8)
    }

    /// Its suit.
    pub const fn suit(self) -> Suit {
        // Spelled out, these are the numbers that they already are: no table is looked into.
        match self.0 >> 4 & 3 {
            0 => Suit::Clubs,
            1 => Suit::Diamonds,
            2 => Suit::Hearts,
            _ => Suit::Spades,
        }
    }

    /// Its rank.
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 & 15) as usize]
    }

    /// Its place in a [`Cards`] set: 0 to 63, with gaps.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card at this place of a [`Cards`] set, the reverse of [`Card::index`].
    const fn at(index: u32) -> Self {
        Self(index as u8)
    }

    /// What a voice says: `queen of spades`.
    pub fn name(self) -> String {
        format!("{} of {}", self.rank().name(), self.suit().name())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Traces write thousands of these: at once, without the formatting of two letters.
        let code = [self.rank().code() as u8, self.suit().letter() as u8];
        f.write_str(std::str::from_utf8(&code).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no card code.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no card: expected a rank of 23456789TJQKA and a suit of CDHS, such as `QS`")]
pub struct NoCard(String);

impl FromStr for Card {
    type Err = NoCard;

    fn from_str(text: &str) -> Result<Self, NoCard> {
        let mut letters = text.chars();
        match (
            letters.next().and_then(Rank::from_code),
            letters.next().and_then(Suit::from_letter),
            letters.next(),
        ) {
            (Some(rank), Some(suit), None) => Ok(Self::new(rank, suit)),
            _ => Err(NoCard(text.to_owned())),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// A set of cards in one machine word.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u64);

/// The thirteen ranks of one suit in a [`Cards`].
const LANE: u64 = 0x1FFF;

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// The pack of 52.
    pub const FULL: Self = Self(LANE | LANE << 16 | LANE << 32 | LANE << 48);

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

    /// The cards of this rank and all above it, the ace being the highest.
    pub const fn from_rank_up(rank: Rank) -> Self {
        let lane = LANE & (LANE << rank as u32);
        Self(lane | lane << 16 | lane << 32 | lane << 48)
    }

    /// The cards of this set that are of the suit.
    pub const fn of_suit(self, suit: Suit) -> Self {
        Self(self.0 & Self::suit(suit).0)
    }

    /// The ranks held in a suit: bit 0 is the two, bit 12 the ace.
    pub const fn ranks_of(self, suit: Suit) -> u16 {
        (self.0 >> (16 * suit as u32) & LANE) as u16
    }

    /// How many cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is this card in it?
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Are all these cards in it?
    pub const fn contains_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Has it a card in common with the other?
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card away, if it is there.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The first card in sorting order.
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 {
            None
        } else {
            Some(Card::at(self.0.trailing_zeros()))
        }
    }

    /// The last card in sorting order: the highest of a single suit.
    pub const fn last(self) -> Option<Card> {
        if self.0 == 0 {
            None
        } else {
            Some(Card::at(63 - self.0.leading_zeros()))
        }
    }

    /// The card at a place in sorting order, counted from 0.
    pub const fn nth(self, place: usize) -> Option<Card> {
        let mut bits = self.0;
        let mut left = place;
        while left > 0 && bits != 0 {
            bits &= bits - 1;
            left -= 1;
        }
        Self(bits).first()
    }

    /// Any card of the set, all equally likely; none of an empty set.
    ///
    /// The same as a random [`Cards::nth`], but quicker: playouts draw tens of millions of cards
    /// a second, and a processor that has to guess which guesses wrong. So the cards of all eight
    /// bytes are counted at once, and byte and bit are found without a branch.
    pub fn any(self, rng: &mut impl Rng) -> Option<Card> {
        const ONES: u64 = 0x0101_0101_0101_0101;
        let pairs = self.0 - (self.0 >> 1 & (ONES * 0x55));
        let nibbles = (pairs & (ONES * 0x33)) + (pairs >> 2 & (ONES * 0x33));
        let bytes = (nibbles + (nibbles >> 4)) & (ONES * 0x0F);
        // In each byte the cards up to its end, at most 64.
        let upto = bytes.wrapping_mul(ONES);
        let len = upto >> 56;
        if len == 0 {
            return None;
        }
        let place = u64::from(below(rng, len as u32));
        // A byte's high bit is set where no more cards than `place` lie up to its end.
        let before = ((place + 0x80) * ONES - upto) & (ONES * 0x80);
        let shift = ((before >> 7).wrapping_mul(ONES) >> 56) * 8;
        let rank = place - ((upto << 8) >> shift & 0xFF);
        let byte = (self.0 >> shift & 0xFF) as usize;
        Some(Card(shift as u8 + SELECT[rank as usize & 7][byte]))
    }

    /// The cards in sorting order.
    pub const fn iter(self) -> CardsIter {
        CardsIter(self)
    }

    /// All subsets of `size` cards, in the order of their sorted lists.
    pub fn subsets(self, size: usize) -> Subsets {
        Subsets::new(self, size)
    }

    /// A random subset of `size` cards, all equally likely; the whole set if it has no more.
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

    /// The same set with two cards in each other's place.
    #[must_use]
    pub fn swapped(self, a: Card, b: Card) -> Self {
        self.iter().map(|card| card.swapped(a, b)).collect()
    }

    /// The bits, card by [`Card::index`]: for hashing and for tables.
    pub const fn bits(self) -> u64 {
        self.0
    }
}

/// Where a byte has its set bits: the first, the second …
const SELECT: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut found) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[found][byte] = bit;
                found += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

impl Card {
    /// The other one of two cards if it is one of them, else itself.
    #[must_use]
    pub fn swapped(self, a: Self, b: Self) -> Self {
        if self == a {
            b
        } else if self == b {
            a
        } else {
            self
        }
    }
}

impl BitOr for Cards {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cards {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for Cards {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

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

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl FromStr for Cards {
    type Err = NoCards;

    fn from_str(text: &str) -> Result<Self, NoCards> {
        Ok(text.parse::<Pack>()?.set())
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

/// The subsets of one size, see [`Cards::subsets`].
#[derive(Clone, Debug)]
pub struct Subsets {
    cards: Pack,
    /// The places of the next subset's cards, of which the first `size` count.
    places: [u8; 52],
    size: usize,
    done: bool,
}

impl Subsets {
    fn new(cards: Cards, size: usize) -> Self {
        Self {
            cards: cards.iter().collect(),
            places: std::array::from_fn(|place| place as u8),
            size,
            done: size > cards.len(),
        }
    }
}

impl Iterator for Subsets {
    type Item = Cards;

    fn next(&mut self) -> Option<Cards> {
        if self.done {
            return None;
        }
        let places = &mut self.places[..self.size];
        let cards = places.iter().map(|&place| self.cards[usize::from(place)]);
        let subset = cards.collect();
        let last = self.cards.len() - self.size;
        match (0..places.len())
            .rev()
            .find(|&i| usize::from(places[i]) < last + i)
        {
            Some(i) => {
                places[i] += 1;
                for j in i + 1..places.len() {
                    places[j] = places[j - 1] + 1;
                }
            }
            None => self.done = true,
        }
        Some(subset)
    }
}

/// Up to 52 cards in an order, kept without a heap; the first is the top.
#[derive(Clone, Copy)]
pub struct Pack {
    cards: [Card; 52],
    len: u8,
}

impl Pack {
    /// No card.
    pub const EMPTY: Self = Self {
        cards: [Card(0); 52],
        len: 0,
    };

    /// All cards of a set in a random order, every order equally likely.
    pub fn shuffled(cards: Cards, rng: &mut impl Rng) -> Self {
        let mut pack: Self = cards.iter().collect();
        for i in (1..pack.len()).rev() {
            let j = below(rng, i as u32 + 1) as usize;
            pack.cards.swap(i, j);
        }
        pack
    }

    /// The cards as a set.
    pub fn set(&self) -> Cards {
        self.iter().copied().collect()
    }

    /// Puts a card at the end, the bottom.
    ///
    /// # Panics
    /// With a 53rd card.
    pub const fn push(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes the card at the end, the bottom.
    pub const fn pop(&mut self) -> Option<Card> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(self.cards[self.len as usize])
    }

    /// Keeps the first `len` cards.
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len as u8);
    }

    /// Takes a card out wherever it lies, keeping the order of the others; tells whether it was there.
    pub fn remove(&mut self, card: Card) -> bool {
        let Some(place) = self.iter().position(|&other| other == card) else {
            return false;
        };
        let len = self.len();
        self.cards.copy_within(place + 1..len, place);
        self.len -= 1;
        true
    }

    /// The same order with two cards in each other's place.
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

impl fmt::Debug for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// A text that is no list of different cards.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoCards {
    /// One of the words is no card code.
    #[error(transparent)]
    Code(#[from] NoCard),
    /// A card is named twice.
    #[error("`{0}` stands there twice")]
    Twice(Card),
}

impl FromStr for Pack {
    type Err = NoCards;

    fn from_str(text: &str) -> Result<Self, NoCards> {
        let mut pack = Self::EMPTY;
        for word in text.split_ascii_whitespace() {
            let card = word.parse()?;
            if pack.contains(&card) {
                return Err(NoCards::Twice(card));
            }
            pack.push(card);
        }
        Ok(pack)
    }
}

fn write_list(f: &mut fmt::Formatter<'_>, cards: impl IntoIterator<Item = Card>) -> fmt::Result {
    for (i, card) in cards.into_iter().enumerate() {
        if i > 0 {
            f.write_str(" ")?;
        }
        fmt::Display::fmt(&card, f)?;
    }
    Ok(())
}

/// A number below `bound`, every one equally likely (Lemire's multiplication with rejection).
///
/// Spelled out here because saved deal numbers rest on it: it must never change.
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::ChaCha8Rng;

    use super::*;

    #[test]
    fn codes_parse_back_for_the_whole_pack() {
        assert_eq!(Cards::FULL.len(), 52);
        for card in Cards::FULL {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.rank(), card.suit()), card);
        }
        assert!("1S".parse::<Card>().is_err());
        assert!("QSX".parse::<Card>().is_err());
        assert_eq!("2C".parse::<Pack>().map(|pack| pack.len()), Ok(1));
        assert!(matches!("QS QS".parse::<Pack>(), Err(NoCards::Twice(_))));
    }

    #[test]
    fn sorting_is_by_suit_then_by_rank() {
        let cards: Cards = "AS 2S TH KC".parse().expect("cards");
        assert_eq!(cards.to_string(), "KC TH 2S AS");
        assert_eq!(cards.nth(2).map(|card| card.to_string()), Some("2S".into()));
        assert_eq!(cards.nth(4), None);
    }

    /// Sparse and dense sets, and those that fill their bytes.
    #[test]
    fn any_card_is_the_nth_at_random() {
        assert_eq!(Cards::EMPTY.any(&mut ChaCha8Rng::seed_from_u64(0)), None);
        let mut sets = ChaCha8Rng::seed_from_u64(1);
        for size in (1..=52).cycle().take(2000) {
            let cards = Cards::FULL.choose(size, &mut sets);
            let seed = sets.next_u64();
            let [mut one, mut other] = [0; 2].map(|_| ChaCha8Rng::seed_from_u64(seed));
            let place = below(&mut other, size as u32) as usize;
            assert_eq!(cards.any(&mut one), cards.nth(place), "{cards}");
        }
    }

    #[test]
    fn subsets_are_all_there_once_and_in_order() {
        let cards: Cards = "7C 8C 9C TC JC".parse().expect("cards");
        let subsets: Vec<Cards> = cards.subsets(3).collect();
        assert_eq!(subsets.len(), 10);
        assert!(subsets.iter().all(|subset| subset.len() == 3));
        let texts: Vec<String> = subsets.iter().map(Cards::to_string).collect();
        assert_eq!(texts[0], "7C 8C 9C");
        assert_eq!(texts[9], "9C TC JC");
        assert_eq!(cards.subsets(0).count(), 1);
        assert_eq!(cards.subsets(6).count(), 0);
    }

    #[test]
    fn a_pack_keeps_its_order_when_a_card_is_taken_out() {
        let mut pack: Pack = "QS 7H TD 2C".parse().expect("cards");
        assert!(pack.remove("7H".parse().expect("card")));
        assert!(!pack.remove("7H".parse().expect("card")));
        assert_eq!(pack.to_string(), "QS TD 2C");
        assert_eq!(pack.pop().map(|card| card.to_string()), Some("2C".into()));
    }

    #[test]
    fn from_rank_up_counts_the_short_packs() {
        assert_eq!(Cards::from_rank_up(Rank::Seven).len(), 32);
        assert_eq!(Cards::from_rank_up(Rank::Two), Cards::FULL);
    }
}
