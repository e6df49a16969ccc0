//! The square: where cards lie on its two levels, which places are open, and what a card matches
//! (GA-3 to GA-6). Pure functions of small values; whose turn it is and who gets the points is no
//! business of this file.
//!
//! Places are counted from the first card, which lies at 0 0. All cards keep within four rows and
//! four columns, so no place is more than three away from it, and a set of places fits into one
//! machine word: eight bits a row, the last of them never used, so that a step aside from the
//! edge falls on no other place.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

use super::options::{Options, SuitReach};
use crate::cards::{Card, Cards, Rank, Suit};

/// How many places the square has.
pub const SIZE: usize = 16;

/// The rows, and the columns, that cards keep within.
const SIDE: i8 = 4;

/// The cards in the square.
///
/// A card that lies face up is where its suit and its rank are. Of the covered ones it is known
/// where they lie and which they are, but not which lies where: it matters to nobody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Square {
    suits: [Places; 4],
    ranks: [Places; 8],
    covered: Places,
    beneath: Cards,
}

impl Square {
    /// Every place where a card lies.
    pub fn taken(&self) -> Places {
        let [a, b, c, d] = self.suits;
        a | b | c | d
    }

    /// Where a level-two card lies on a level-one card (GA-5).
    pub const fn covered(&self) -> Places {
        self.covered
    }

    /// The cards that are covered: face down, and they count no longer.
    pub const fn beneath(&self) -> Cards {
        self.beneath
    }

    /// The cards that lie face up: those that count (GA-5).
    pub fn faces(&self) -> Cards {
        self.taken().iter().filter_map(|at| self.card(at)).collect()
    }

    /// The card that lies face up at a place.
    pub fn card(&self, place: Place) -> Option<Card> {
        let suit = self.suits.iter().position(|set| set.contains(place))?;
        let rank = self.ranks.iter().position(|set| set.contains(place))?;
        Some(Card::new(Rank::ALL[LOWEST.index() + rank], Suit::ALL[suit]))
    }

    /// Where the next level-one card may go: the first anywhere, which is then 0 0; each later one
    /// beside another, edge to edge, so that all keep within four rows and four columns (GA-3).
    pub fn free(&self) -> Places {
        let taken = self.taken();
        let Some((rows, columns)) = taken.bounds() else {
            return Places::of(Place::FIRST);
        };
        let bits = taken.0;
        let beside = bits << 1 | bits >> 1 | bits << 8 | bits >> 8;
        Places(beside & !bits & reachable(rows, columns))
    }

    /// Where the next level-two card may go: on any card not yet covered (GA-5).
    pub fn uncovered(&self) -> Places {
        self.taken() - self.covered
    }

    /// What a card would match at a place (GA-4, GA-6), which is free, or holds a card that it
    /// would cover.
    pub fn matches(&self, card: Card, place: Place, reach: SuitReach) -> Matches {
        let suits = self.suits[card.suit().index()];
        let ranks = self.ranks[rank_place(card)];
        let cover = if suits.contains(place) {
            Cover::Suit
        } else if ranks.contains(place) {
            Cover::Rank
        } else {
            Cover::None
        };
        Matches {
            suit: suits & within_suit_reach(place, reach),
            rank: ranks & in_line(place),
            cover,
        }
    }

    /// Puts a card down; tells which it covers, if one lies there.
    pub fn put(&mut self, card: Card, place: Place) -> Option<Card> {
        let here = Places::of(place);
        let covered = self.card(place);
        if let Some(below) = covered {
            self.suits[below.suit().index()] -= here;
            self.ranks[rank_place(below)] -= here;
            self.covered |= here;
            self.beneath.insert(below);
        }
        self.suits[card.suit().index()] |= here;
        self.ranks[rank_place(card)] |= here;
        covered
    }
}

/// The places where others match a card at this place in suit (GA-4).
pub const fn within_suit_reach(place: Place, reach: SuitReach) -> Places {
    match reach {
        SuitReach::Adjacent => NEAR[place.index()],
        SuitReach::InLine => IN_LINE[place.index()],
    }
}

/// The places where others match a card at this place in rank: its row, its column and its two
/// diagonals (GA-4).
pub const fn in_line(place: Place) -> Places {
    IN_LINE[place.index()]
}

/// What a card matches, or what was claimed of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Matches {
    /// Where cards of its suit lie within reach.
    pub suit: Places,
    /// Where cards of its rank lie in line.
    pub rank: Places,
    /// What it shares with the card that it covers.
    pub cover: Cover,
}

/// What a card shares with the one that it covers; never both suit and rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cover {
    /// Nothing, or no card is covered.
    #[default]
    None,
    /// The suit.
    Suit,
    /// The rank.
    Rank,
}

/// One match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Match {
    /// With the card at this place, in suit.
    Suit(Place),
    /// With the card at this place, in rank.
    Rank(Place),
    /// With the covered card.
    Cover,
}

impl Matches {
    /// What they come to for this card, in points.
    pub fn points(&self, card: Card, options: &Options) -> i32 {
        let (suit, rank) = (
            options.suit_value(card.suit()),
            options.rank_value(card.rank()),
        );
        let cover = match self.cover {
            Cover::None => 0,
            Cover::Suit => suit,
            Cover::Rank => rank,
        };
        self.suit.len() as i32 * suit + self.rank.len() as i32 * rank + cover * options.cover_factor
    }

    /// Each of them: suits, then ranks, by place, then the covered card.
    pub fn iter(self) -> impl Iterator<Item = Match> {
        let cover = (self.cover != Cover::None).then_some(Match::Cover);
        let suits = self.suit.iter().map(Match::Suit);
        suits.chain(self.rank.iter().map(Match::Rank)).chain(cover)
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        (self.suit | self.rank).is_empty() && self.cover == Cover::None
    }

    /// Takes one out, from these to others.
    pub fn hand_over(&mut self, one: Match, to: &mut Self) {
        match one {
            Match::Suit(place) => {
                self.suit -= Places::of(place);
                to.suit |= Places::of(place);
            }
            Match::Rank(place) => {
                self.rank -= Places::of(place);
                to.rank |= Places::of(place);
            }
            Match::Cover => to.cover = std::mem::take(&mut self.cover),
        }
    }
}

/// A place of the square, by row and column from the first card: rows grow downward, columns to
/// the right, both from −3 to 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// Where the first card lies: 0 0.
    pub const FIRST: Self = Self(3 << 3 | 3);

    /// The place at this row and column, if a card can ever lie there.
    pub const fn new(row: i8, column: i8) -> Option<Self> {
        if row < 1 - SIDE || row >= SIDE || column < 1 - SIDE || column >= SIDE {
            return None;
        }
        Some(Self(((row + 3) as u8) << 3 | (column + 3) as u8))
    }

    /// Its row.
    pub const fn row(self) -> i8 {
        (self.0 >> 3) as i8 - 3
    }

    /// Its column.
    pub const fn column(self) -> i8 {
        (self.0 & 7) as i8 - 3
    }

    /// Its number, below 64: for tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// As in actions: row and column.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.row(), self.column())
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({self})")
    }
}

/// A set of places.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Places(u64);

impl Places {
    /// No place.
    pub const EMPTY: Self = Self(0);

    /// The set of one place.
    pub const fn of(place: Place) -> Self {
        Self(1 << place.0)
    }

    /// Is this place in it?
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    /// How many places.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places row by row, from left to right.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = (left != 0).then(|| Place(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(place)
        })
    }

    /// The first and the last row, and the first and the last column; none without a place.
    pub const fn bounds(self) -> Option<((i8, i8), (i8, i8))> {
        if self.is_empty() {
            return None;
        }
        let mut columns = self.0 | self.0 >> 32;
        columns |= columns >> 16;
        let columns = (columns | columns >> 8) as u8;
        let first = (self.0.trailing_zeros() / 8, columns.trailing_zeros());
        let last = (7 - self.0.leading_zeros() / 8, 7 - columns.leading_zeros());
        Some((
            (first.0 as i8 - 3, last.0 as i8 - 3),
            (first.1 as i8 - 3, last.1 as i8 - 3),
        ))
    }
}

impl BitOr for Places {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Places {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Places {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for Places {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl SubAssign for Places {
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        let add = |set, place| set | Self::of(place);
        places.into_iter().fold(Self::EMPTY, add)
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The lowest rank of the 32 cards.
const LOWEST: Rank = Rank::Seven;

const fn rank_place(card: Card) -> usize {
    card.rank().index() - LOWEST.index()
}

/// The bits of all places where a card would stretch these rows and columns to four at most.
fn reachable(rows: (i8, i8), columns: (i8, i8)) -> u64 {
    let span = |(first, last): (i8, i8)| {
        let (from, to) = (last + 1 - SIDE, first + SIDE - 1);
        (from.max(1 - SIDE) + 3, to.min(SIDE - 1) + 3)
    };
    let (top, bottom) = span(rows);
    let (left, right) = span(columns);
    let within_rows = u64::MAX << (8 * top) & u64::MAX >> (8 * (7 - bottom));
    let one_row = u8::MAX << left & u8::MAX >> (7 - right);
    within_rows & (u64::from(one_row) * 0x0101_0101_0101_0101)
}

/// For each place the eight around it, as far as they are places.
const NEAR: [Places; 64] = around(1);

/// For each place all in its row, its column and its two diagonals, without itself.
const IN_LINE: [Places; 64] = around(SIDE - 1);

/// The places up to so many steps away in a row, a column or a diagonal.
const fn around(steps: i8) -> [Places; 64] {
    const WAYS: [(i8, i8); 8] = [
        (-1, -1),
        (-1, 0),
        (-1, 1),
        (0, -1),
        (0, 1),
        (1, -1),
        (1, 0),
        (1, 1),
    ];
    let mut table = [Places::EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        let from = Place(index as u8);
        let mut way = 0;
        while way < 8 {
            let mut step = 1;
            while step <= steps {
                let row = from.row() + WAYS[way].0 * step;
                let column = from.column() + WAYS[way].1 * step;
                if let Some(place) = Place::new(row, column) {
                    table[index].0 |= Places::of(place).0;
                }
                step += 1;
            }
            way += 1;
        }
        index += 1;
    }
    table
}
