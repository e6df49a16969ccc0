//! Spots: the cards of a zone, and the places for them.

use serde::{Deserialize, Serialize};

use super::{ZoneId, is_default};
use crate::cards::{Card, Suit};
use crate::rules::Seat;

/// A card, or a place for one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "SentSpot", try_from = "SentSpot")]
pub struct Spot {
    /// Its name in gestures.
    pub id: SpotId,
    /// The face it shows.
    pub face: Face,
    /// Its owner, if that determines where it lies or came from.
    pub seat: Option<Seat>,
    /// Set if it lies sideways beneath the next spot.
    pub sideways: bool,
    /// Set if it is dimmed, because it cannot be played now or no longer counts.
    pub dim: bool,
    /// The reason why it stands out, if it does.
    pub mark: Option<Mark>,
    /// The groups of cards that it belongs to; the zone's note explains them.
    pub groups: Vec<Group>,
}

impl Spot {
    const fn new(id: SpotId, face: Face) -> Self {
        Self { id, face, seat: None, sideways: false, dim: false, mark: None, groups: Vec::new() }
    }

    /// A card, face up.
    pub const fn up(card: Card) -> Self {
        Self::new(SpotId::Card(card), Face::Up(card))
    }

    /// A face-down card, by its index in its zone.
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

    /// A card face down and sideways beneath the next spot, at a row and column of a grid.
    pub const fn under(row: i8, column: i8) -> Self {
        let mut spot = Self::new(SpotId::Under(row, column), Face::Down);
        spot.sideways = true;
        spot
    }

    /// A suit that can be named.
    pub const fn sign(suit: Suit) -> Self {
        Self::new(SpotId::Suit(suit), Face::Sign(suit))
    }

    /// The card showing here. It identifies the card wherever it lies, while the id of its spot may
    /// change: in a hand the id is the card, in a grid the place.
    pub const fn card(&self) -> Option<Card> {
        match self.face {
            Face::Up(card) => Some(card),
            Face::Down | Face::Empty | Face::Sign(_) => None,
        }
    }

    /// Sets its owner.
    #[must_use]
    pub fn of(mut self, seat: Seat) -> Self {
        self.seat = Some(seat);
        self
    }

    #[must_use]
    pub fn dimmed(mut self, dim: bool) -> Self {
        self.dim = dim;
        self
    }

    /// Sets why it stands out.
    #[must_use]
    pub fn marked(mut self, mark: Option<Mark>) -> Self {
        self.mark = mark;
        self
    }
}

/// The reason why a spot stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Part of the recommended action.
    Hint,
    /// Received from another player, until the first play.
    Received,
    /// Part of a combination in a hand.
    Combined,
    /// Part of a match on the table.
    Matched,
    /// Placed last.
    Latest,
}

/// A letter for cards that belong together; lower case, because the indices of aces and courts are capitals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group(char);

impl Group {
    /// All letters.
    pub const ALL: [Self; 6] = [Self('a'), Self('b'), Self('c'), Self('d'), Self('e'), Self('f')];

    pub const fn name(self) -> char {
        self.0
    }
}

/// The name of a spot, unique within a scene and stable from one scene to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpotId {
    /// A card that shows its face.
    Card(Card),
    /// A face-down card, by its index in its zone.
    Hidden(ZoneId, u8),
    /// The top of a place in a grid, by row and column.
    At(i8, i8),
    /// The card beneath, at a place in a grid.
    Under(i8, i8),
    /// A suit to be named.
    Suit(Suit),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    Up(Card),
    /// A card's back.
    Down,
    /// An empty place.
    Empty,
    Sign(Suit),
}

impl SpotId {
    /// The face of a spot of this name, unless it is told.
    const fn usual_face(self) -> Option<Face> {
        match self {
            Self::Card(card) => Some(Face::Up(card)),
            Self::Hidden(..) => Some(Face::Down),
            Self::At(..) | Self::Under(..) | Self::Suit(_) => None,
        }
    }
}

/// A spot as it is sent.
#[derive(Serialize, Deserialize)]
struct SentSpot {
    id: SpotId,
    /// Left out for a card that names its spot, and for a face-down card named by its place.
    #[serde(default, skip_serializing_if = "is_default")]
    face: Option<Face>,
    #[serde(default, skip_serializing_if = "is_default")]
    seat: Option<Seat>,
    #[serde(default, skip_serializing_if = "is_default")]
    sideways: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    dim: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    mark: Option<Mark>,
    /// The letters of its groups.
    #[serde(default, skip_serializing_if = "is_default")]
    groups: String,
}

impl From<Spot> for SentSpot {
    fn from(spot: Spot) -> Self {
        let is_usual = spot.id.usual_face() == Some(spot.face);
        let face = if is_usual { None } else { Some(spot.face) };
        let groups = spot.groups.iter().map(|group| group.name()).collect();
        let Spot { id, seat, sideways, dim, mark, .. } = spot;
        Self { id, face, seat, sideways, dim, mark, groups }
    }
}

impl TryFrom<SentSpot> for Spot {
    type Error = &'static str;

    fn try_from(sent: SentSpot) -> Result<Self, Self::Error> {
        let SentSpot { id, face, seat, sideways, dim, mark, groups } = sent;
        let group = |letter| Group::ALL.into_iter().find(|group| group.name() == letter);
        let groups: Option<_> = groups.chars().map(group).collect();
        let face = face.or(id.usual_face()).unwrap_or(Face::Down);
        Ok(Self { id, face, seat, sideways, dim, mark, groups: groups.ok_or("expected letters from a to f")? })
    }
}
