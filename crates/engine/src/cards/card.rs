//! A card, its suit and its rank.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

/// One of the four suits, in sorting order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "char", try_from = "char")]
#[repr(u8)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// The four suits in sorting order.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// The four suits as people sort a hand: black and red alternate.
    pub const HAND_ORDER: [Self; 4] = [Self::Spades, Self::Hearts, Self::Clubs, Self::Diamonds];

    /// 0 for clubs to 3 for spades.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in card codes.
    pub const fn letter(self) -> char {
        ['C', 'D', 'H', 'S'][self as usize]
    }

    /// The symbol, `♣` to `♠`.
    pub const fn sign(self) -> char {
        ['♣', '♦', '♥', '♠'][self as usize]
    }

    /// The name in the plural: `hearts`.
    pub const fn name(self) -> &'static str {
        ["clubs", "diamonds", "hearts", "spades"][self as usize]
    }

    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|suit| suit.letter() == letter)
    }
}

/// One of the thirteen ranks, from the two to the ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
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

    /// The character in card codes: `2` … `9`, `T`, `J`, `Q`, `K`, `A`.
    pub const fn code(self) -> char {
        b"23456789TJQKA"[self as usize] as char
    }

    /// The rank as printed on the card: `2` … `10`, `J`, `Q`, `K`, `A`.
    pub const fn index_label(self) -> &'static str {
        ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"][self as usize]
    }

    /// The name in the singular: `queen`.
    pub const fn name(self) -> &'static str {
        ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"]
            [self as usize]
    }

    /// The name in the plural: `queens`.
    pub const fn plural(self) -> &'static str {
        [
            "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "jacks", "queens",
            "kings", "aces",
        ][self as usize]
    }

    pub fn from_code(code: char) -> Option<Self> {
        Self::ALL.into_iter().find(|rank| rank.code() == code)
    }
}

/// A playing card. Cards sort by suit (C D H S), then by rank from the two to the ace.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, derive_more::Debug)]
#[debug("{self}")]
pub struct Card(pub(super) u8);

impl Card {
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self((suit as u8) << 4 | rank as u8)
    }

    pub const fn suit(self) -> Suit {
        // This match compiles to no code at all, unlike a table lookup.
        match self.0 >> 4 & 3 {
            0 => Suit::Clubs,
            1 => Suit::Diamonds,
            2 => Suit::Hearts,
            _ => Suit::Spades,
        }
    }

    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 & 15) as usize]
    }

    /// The bit of the card in a [`super::Cards`] set: 0 to 63, with gaps.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card with this bit in a [`super::Cards`] set, the inverse of [`Card::index`].
    pub(super) const fn at(index: u32) -> Self {
        Self(index as u8)
    }

    /// The card in short, for people: `Q♠`, `10♥`. Its code is its [`Display`](fmt::Display).
    pub fn symbol(self) -> String {
        format!("{}{}", self.rank().index_label(), self.suit().sign())
    }

    /// The spoken name: `queen of spades`.
    pub fn name(self) -> String {
        format!("{} of {}", self.rank().name(), self.suit().name())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Traces write thousands of cards, and this is faster than formatting two letters.
        let code = [self.rank().code() as u8, self.suit().letter() as u8];
        f.write_str(std::str::from_utf8(&code).map_err(|_| fmt::Error)?)
    }
}

/// A text that is not a card code.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a card: expected a rank of 23456789TJQKA and a suit of CDHS, such as `QS`")]
pub struct ParseCardError(String);

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Rank::from_code), letters.next().and_then(Suit::from_letter), letters.next()) {
            (Some(rank), Some(suit), None) => Ok(Self::new(rank, suit)),
            _ => Err(ParseCardError(text.to_owned())),
        }
    }
}

impl From<Suit> for char {
    fn from(suit: Suit) -> Self {
        suit.letter()
    }
}

impl TryFrom<char> for Suit {
    type Error = &'static str;

    fn try_from(letter: char) -> Result<Self, Self::Error> {
        Self::from_letter(letter).ok_or("expected the letter of a suit")
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

impl Card {
    /// Swaps two cards: returns the other if this is one of them, else the card itself.
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
