//! Spots: the cards of a zone, and the places for them.

use super::ZoneId;
use crate::cards::{Card, Suit};
use crate::rules::Seat;

/// A card, or a place for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Its name in gestures.
    pub id: SpotId,
    /// The face it shows.
    pub face: Face,
    /// Whose it is, where that decides where it lies or where it came from.
    pub seat: Option<Seat>,
    /// Does it lie sideways beneath the spot that follows?
    pub sideways: bool,
    /// Is it shown less strongly, because it cannot be played now or no longer counts?
    pub dim: bool,
    /// Is it marked: part of a combination, just received, matched?
    pub mark: bool,
    /// The groups of cards that it belongs to; the note of its zone says what they are.
    pub groups: Vec<Group>,
}

impl Spot {
    const fn new(id: SpotId, face: Face) -> Self {
        Self {
            id,
            face,
            seat: None,
            sideways: false,
            dim: false,
            mark: false,
            groups: Vec::new(),
        }
    }

    /// A card, face up.
    pub const fn up(card: Card) -> Self {
        Self::new(SpotId::Card(card), Face::Up(card))
    }

    /// A card, face down: the one at this place of its zone.
    pub const fn down(zone: ZoneId, place: usize) -> Self {
        Self::new(SpotId::Hidden(zone, place as u8), Face::Down)
    }

    /// All cards of a zone, face down.
    pub fn backs(zone: ZoneId, count: usize) -> Vec<Self> {
        (0..count).map(|place| Self::down(zone, place)).collect()
    }

    /// An empty place, or any other face, at a row and column of a grid.
    pub const fn at(row: i8, column: i8, face: Face) -> Self {
        Self::new(SpotId::At(row, column), face)
    }

    /// A card face down and sideways beneath the spot that follows, at a place of a grid.
    pub const fn under(row: i8, column: i8) -> Self {
        let mut spot = Self::new(SpotId::Under(row, column), Face::Down);
        spot.sideways = true;
        spot
    }

    /// A suit that can be named.
    pub const fn sign(suit: Suit) -> Self {
        Self::new(SpotId::Suit(suit), Face::Sign(suit))
    }

    /// The card that shows here. It stays the same card wherever it lies, though the id of its spot
    /// may change: in a hand that is the card, in a grid the place.
    pub const fn card(&self) -> Option<Card> {
        match self.face {
            Face::Up(card) => Some(card),
            Face::Down | Face::Empty | Face::Sign(_) => None,
        }
    }

    /// Says whose it is.
    #[must_use]
    pub fn of(mut self, seat: Seat) -> Self {
        self.seat = Some(seat);
        self
    }

    /// Dims it or not.
    #[must_use]
    pub fn dimmed(mut self, dim: bool) -> Self {
        self.dim = dim;
        self
    }

    /// Marks it or not.
    #[must_use]
    pub fn marked(mut self, mark: bool) -> Self {
        self.mark = mark;
        self
    }
}

/// A letter for cards that belong together: a small one, since aces and courts have large ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group(char);

impl Group {
    /// All letters that there are.
    pub const ALL: [Self; 6] = [
        Self('a'),
        Self('b'),
        Self('c'),
        Self('d'),
        Self('e'),
        Self('f'),
    ];

    /// The letter.
    pub const fn name(self) -> char {
        self.0
    }
}

/// The name of a spot, unique within a scene and stable from one scene to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SpotId {
    /// A card that shows its face.
    Card(Card),
    /// A card that does not: the one at this place of its zone.
    Hidden(ZoneId, u8),
    /// A place of a grid, row and column, and what lies on top there.
    At(i8, i8),
    /// The card beneath at a place of a grid.
    Under(i8, i8),
    /// A suit to be named.
    Suit(Suit),
}

/// The face of a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A card's face.
    Up(Card),
    /// A card's back.
    Down,
    /// An empty place.
    Empty,
    /// The sign of a suit.
    Sign(Suit),
}
