//! The square: the cards on its two levels, the open places, and the matches of a card (GA-3 to
//! GA-6). Pure functions of small values that know nothing of turns and scores.
//!
//! Places are counted from the first card, which lies at 0 0. All cards keep within four rows and four columns, so no
//! place is more than three away from it, and a set of places fits into one machine word with eight bits per row. The
//! last bit of each row is never used, so a step beyond an edge reaches no other place.

use std::fmt;
use std::ops::{Sub, SubAssign};

use derive_more::{BitAnd, BitOr, BitOrAssign, Display};

use super::options::{Options, SuitReach};
use misere_engine::cards::{Card, Cards, Rank, Suit};
use misere_engine::rules::scene::SpotId;

/// The number of places in the square.
pub const SIZE: usize = 16;

/// The number of rows and of columns that cards keep within.
const SIDE: i8 = 4;

/// The cards in the square.
///
/// A face-up card is stored by suit and by rank. For covered cards, the set of places and the set
/// of cards are stored, but not which card lies where, because no rule needs it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Square {
    suits: [Places; 4],
    ranks: [Places; 8],
    covered: Places,
    beneath: Cards,
}

impl Square {
    /// The places where cards lie.
    pub fn taken(&self) -> Places {
        let [a, b, c, d] = self.suits;
        a | b | c | d
    }

    /// The places where a level-two card covers a level-one card (GA-5).
    pub const fn covered(&self) -> Places {
        self.covered
    }

    /// The covered cards, which no longer count.
    pub const fn beneath(&self) -> Cards {
        self.beneath
    }

    /// The face-up cards, which count (GA-5).
    pub fn faces(&self) -> Cards {
        self.taken().iter().filter_map(|at| self.card(at)).collect()
    }

    /// The face-up card at a place.
    pub fn card(&self, place: Place) -> Option<Card> {
        let suit = self.suits.iter().position(|set| set.contains(place))?;
        let rank = self.ranks.iter().position(|set| set.contains(place))?;
        Some(Card::new(Rank::ALL[LOWEST.index() + rank], Suit::ALL[suit]))
    }

    /// The places of the face-up cards of a suit.
    pub const fn of_suit(&self, suit: Suit) -> Places {
        self.suits[suit.index()]
    }

    /// The places of the face-up cards of a rank.
    pub fn of_rank(&self, rank: Rank) -> Places {
        let number = rank.index().checked_sub(LOWEST.index());
        number.map_or(Places::EMPTY, |number| self.ranks[number])
    }

    /// The places where the next level-one card may go (GA-3): 0 0 for the first card, then any place
    /// edge to edge with a card that keeps all cards within four rows and four columns.
    pub fn free(&self) -> Places {
        let taken = self.taken();
        let Some((rows, columns)) = taken.bounds() else { return Places::of(Place::FIRST) };
        let bits = taken.0;
        let beside = bits << 1 | bits >> 1 | bits << 8 | bits >> 8;
        Places(beside & !bits & reachable(rows, columns))
    }

    /// The places where the next level-two card may go: all cards not yet covered (GA-5).
    pub fn uncovered(&self) -> Places {
        self.taken() - self.covered
    }

    /// The matches of a card at a place that is free or holds the card to be covered (GA-4, GA-6).
    pub fn matches(&self, card: Card, place: Place, reach: SuitReach) -> Matches {
        let (suits, ranks) = (self.of_suit(card.suit()), self.of_rank(card.rank()));
        let cover = if suits.contains(place) {
            Cover::Suit
        } else if ranks.contains(place) {
            Cover::Rank
        } else {
            Cover::None
        };
        Matches { suit: suits & within_suit_reach(place, reach), rank: ranks & in_line(place), cover }
    }

    /// Puts a card down and returns the card that it covers, if any.
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

/// The places whose cards a card at this place matches by suit (GA-4).
pub const fn within_suit_reach(place: Place, reach: SuitReach) -> Places {
    match reach {
        SuitReach::Adjacent => NEAR[place.index()],
        SuitReach::InLine => IN_LINE[place.index()],
    }
}

/// The places whose cards a card at this place matches by rank: its row, its column and its two diagonals (GA-4).
pub const fn in_line(place: Place) -> Places {
    IN_LINE[place.index()]
}

/// Matches of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Matches {
    /// The places of cards of its suit within reach.
    pub suit: Places,
    /// The places of cards of its rank in line.
    pub rank: Places,
    /// Its match with the card that it covers.
    pub cover: Cover,
}

/// The match of a card with the one that it covers: by suit or by rank, never both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cover {
    /// Nothing, or no card is covered.
    #[default]
    None,
    Suit,
    Rank,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Match {
    /// With the card at this place, by suit.
    Suit(Place),
    /// With the card at this place, by rank.
    Rank(Place),
    /// With the covered card.
    Cover,
}

impl Matches {
    /// The points that these matches of a card give away.
    pub fn points(&self, card: Card, options: &Options) -> i32 {
        let (suit, rank) = (options.suit_value(card.suit()), options.rank_value(card.rank()));
        let cover = match self.cover {
            Cover::None => 0,
            Cover::Suit => suit,
            Cover::Rank => rank,
        };
        self.suit.len() as i32 * suit + self.rank.len() as i32 * rank + cover * options.cover_factor
    }

    /// Iterates over the matches: suits and then ranks by place, then the covered card.
    pub fn iter(self) -> impl Iterator<Item = Match> {
        let cover = (self.cover != Cover::None).then_some(Match::Cover);
        let suits = self.suit.iter().map(Match::Suit);
        suits.chain(self.rank.iter().map(Match::Rank)).chain(cover)
    }

    pub fn is_empty(&self) -> bool {
        (self.suit | self.rank).is_empty() && self.cover == Cover::None
    }

    /// Moves one match from this set to another.
    pub fn move_to(&mut self, one: Match, to: &mut Self) {
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, derive_more::Debug, Display)]
#[debug("({self})")]
#[display("{} {}", self.row(), self.column())]
pub struct Place(u8);

impl Place {
    /// The place of the first card, 0 0.
    pub const FIRST: Self = Self(3 << 3 | 3);

    /// The place at this row and column, or `None` if no card can ever lie there.
    pub const fn new(row: i8, column: i8) -> Option<Self> {
        if row < 1 - SIDE || row >= SIDE || column < 1 - SIDE || column >= SIDE {
            return None;
        }
        Some(Self(((row + 3) as u8) << 3 | (column + 3) as u8))
    }

    pub const fn row(self) -> i8 {
        (self.0 >> 3) as i8 - 3
    }

    pub const fn column(self) -> i8 {
        (self.0 & 7) as i8 - 3
    }

    /// The place on the table.
    pub const fn spot(self) -> SpotId {
        SpotId::At(self.row(), self.column())
    }

    /// The index of the place in tables, below 64.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of places.
#[derive(Clone, Copy, Default, PartialEq, Eq, BitAnd, BitOr, BitOrAssign)]
pub struct Places(u64);

impl Places {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The set of a single place.
    pub const fn of(place: Place) -> Self {
        Self(1 << place.0)
    }

    /// Tells whether the place is in the set.
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the places row by row, from left to right.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let place = Place(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(place)
        })
    }

    /// The first and last row and the first and last column, or `None` for the empty set.
    pub const fn bounds(self) -> Option<((i8, i8), (i8, i8))> {
        if self.is_empty() {
            return None;
        }
        let mut columns = self.0 | self.0 >> 32;
        columns |= columns >> 16;
        let columns = (columns | columns >> 8) as u8;
        let first = (self.0.trailing_zeros() / 8, columns.trailing_zeros());
        let last = (7 - self.0.leading_zeros() / 8, 7 - columns.leading_zeros());
        Some(((first.0 as i8 - 3, last.0 as i8 - 3), (first.1 as i8 - 3, last.1 as i8 - 3)))
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

/// The bits of the places that keep the cards within four rows and four columns.
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

/// For each place, the up to eight places around it.
const NEAR: [Places; 64] = around(1);

/// For each place, the others in its row, its column and its two diagonals.
const IN_LINE: [Places; 64] = around(SIDE - 1);

/// The places up to this many steps away in a row, a column or a diagonal.
const fn around(steps: i8) -> [Places; 64] {
    const WAYS: [(i8, i8); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
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
