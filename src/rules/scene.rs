//! What a seat sees and may touch, as data: which cards lie where, and which gestures are legal.
//!
//! A game says what lies where, never how it looks; a window draws any scene and moves cards by
//! comparing two of them. Texts name seats by the markers of [`super::words`], which a window
//! replaces by the players' names.

use super::{Score, Seat};
use crate::cards::{Card, Cards, Suit};

/// Everything that one seat sees of the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// Where cards lie.
    pub zones: Vec<Zone>,
    /// What is known of each player.
    pub players: Vec<Player>,
    /// What the table waits for: `Your turn: follow hearts.`
    pub prompt: String,
    /// Short facts for the head of the table: deal, passing, the suit of the trick.
    pub facts: Vec<Fact>,
    /// What can be pressed now.
    pub buttons: Vec<Button>,
    /// What a set of cards can be chosen for now.
    pub choose: Option<Choose>,
    /// The cards that were swept from the table last: shown until they have been seen.
    pub swept: Option<Swept>,
    /// What a gesture would bring about, where the rules let that be seen beforehand: shown while
    /// a card hovers. Only for whoever is to move.
    pub hints: Vec<Hint>,
    /// What the last card brought about, line by line.
    pub told: Vec<Line>,
    /// A small table to be looked up at any time: `hearts` 2.
    pub values: Vec<(String, i32)>,
    /// Is it part of the game to find the legal gestures (GA-8)? Then they are not to be marked,
    /// listed or spoken before they are made; a wrong one is refused in words.
    pub blind: bool,
}

impl Scene {
    /// The zone with this name.
    pub fn zone(&self, id: ZoneId) -> Option<&Zone> {
        self.zones.iter().find(|zone| zone.id == id)
    }
}

/// A fact with its label: `Passing` `to the left`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What it is about.
    pub label: &'static str,
    /// What it is.
    pub value: String,
}

impl Fact {
    /// A fact.
    pub fn new(label: &'static str, value: impl Into<String>) -> Self {
        let value = value.into();
        Self { label, value }
    }
}

/// What a gesture would bring about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// Which gesture.
    pub gesture: Gesture,
    /// What it would do: `gives 24 points to {1}`.
    pub text: String,
    /// How many points that is, if it can be counted.
    pub points: Option<i32>,
    /// The spots that it comes of.
    pub spots: Vec<SpotId>,
}

/// A line about what happened, and the spots that it speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The words.
    pub text: String,
    /// The spots.
    pub spots: Vec<SpotId>,
}

/// What everyone sees of a player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Player {
    /// The total before this deal.
    pub total: Score,
    /// The score so far where the deal is the whole game: what people want to see in its place.
    pub running: Option<Score>,
    /// Is this the dealer?
    pub dealer: bool,
    /// Does the table wait for this player?
    pub turn: bool,
    /// A word or two: `bids the moon`, a running tally.
    pub note: String,
}

/// A region of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Zone {
    /// Which.
    pub id: ZoneId,
    /// How its spots lie.
    pub layout: Layout,
    /// What a voice calls it: `your hand`.
    pub label: String,
    /// A short text shown beside it: `3 tricks`.
    pub note: String,
    /// What lies in it, in order; of a pile the last is on top.
    pub spots: Vec<Spot>,
}

impl Zone {
    /// A zone with these spots and no note.
    pub fn new(id: ZoneId, layout: Layout, label: impl Into<String>, spots: Vec<Spot>) -> Self {
        Self {
            id,
            layout,
            label: label.into(),
            note: String::new(),
            spots,
        }
    }

    /// The same with a note.
    #[must_use]
    pub fn with_note(mut self, note: impl Into<String>) -> Self {
        self.note = note.into();
        self
    }
}

/// The regions that tables have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ZoneId {
    /// A seat's cards.
    Hand(Seat),
    /// The middle, where a trick is played.
    Trick,
    /// What a seat has won.
    Taken(Seat),
    /// The face-down stock.
    Stock,
    /// The discard pile.
    Pile,
    /// A seat's packet.
    Packet(Seat),
    /// The square of Garbo.
    Square,
    /// A card that lies apart on the table.
    Apart,
    /// The four suits, to name one.
    Suits,
}

/// How the spots of a zone lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Side by side in an arc, overlapping as needed.
    Fan,
    /// On top of each other.
    Pile,
    /// Side by side, overlapping as needed.
    Row,
    /// Each on its player's side of the middle, see [`Spot::seat`].
    Ring,
    /// At rows and columns, see [`SpotId::At`]; the bounds of what is in use, inclusive.
    Grid {
        /// First and last row.
        rows: (i8, i8),
        /// First and last column.
        columns: (i8, i8),
    },
}

/// A card or a place for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Which.
    pub id: SpotId,
    /// What shows.
    pub face: Face,
    /// Whose it is, where that decides where it lies.
    pub seat: Option<Seat>,
    /// Does it lie sideways beneath the spot that follows?
    pub sideways: bool,
    /// Is it shown less strongly: it cannot be played now, or counts no more?
    pub dim: bool,
    /// Is it marked: part of a combination, just received, matched?
    pub mark: bool,
}

impl Spot {
    /// A plain spot.
    const fn new(id: SpotId, face: Face) -> Self {
        Self {
            id,
            face,
            seat: None,
            sideways: false,
            dim: false,
            mark: false,
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

    /// An empty place, or any other face, at a row and column of a grid.
    pub const fn at(row: i8, column: i8, face: Face) -> Self {
        Self::new(SpotId::At(row, column), face)
    }

    /// A suit that can be named.
    pub const fn sign(suit: Suit) -> Self {
        Self::new(SpotId::Suit(suit), Face::Sign(suit))
    }

    /// The card that shows here. Across scenes it is the same card wherever it lies, though its
    /// spot may be named otherwise: by itself in a hand, by its place in a grid.
    pub const fn card(&self) -> Option<Card> {
        match self.face {
            Face::Up(card) => Some(card),
            Face::Down | Face::Empty | Face::Sign(_) => None,
        }
    }

    /// What lies face down and sideways beneath the spot that follows, at a place of a grid.
    pub const fn under(row: i8, column: i8) -> Self {
        let mut spot = Self::new(SpotId::Under(row, column), Face::Down);
        spot.sideways = true;
        spot
    }

    /// The same, belonging to a seat.
    #[must_use]
    pub fn of(mut self, seat: Seat) -> Self {
        self.seat = Some(seat);
        self
    }

    /// The same, dimmed if so.
    #[must_use]
    pub fn dimmed(mut self, dim: bool) -> Self {
        self.dim = dim;
        self
    }

    /// The same, marked if so.
    #[must_use]
    pub fn marked(mut self, mark: bool) -> Self {
        self.mark = mark;
        self
    }

    /// The same, lying sideways.
    #[must_use]
    pub fn sideways(mut self) -> Self {
        self.sideways = true;
        self
    }
}

/// What names a spot, across scenes too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SpotId {
    /// A card that shows its face.
    Card(Card),
    /// A card that does not: the one at this place of its zone.
    Hidden(ZoneId, u8),
    /// A place of a grid, row and column, and what lies on top there.
    At(i8, i8),
    /// What lies beneath at a place of a grid.
    Under(i8, i8),
    /// A suit to be named.
    Suit(Suit),
}

/// What shows at a spot.
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

/// How a person does something. A gesture names at most one legal action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gesture {
    /// Touch a spot.
    Touch(SpotId),
    /// Carry a spot to another spot or a zone; where only one place is legal, a touch will do.
    Carry {
        /// What is carried.
        from: SpotId,
        /// Where to.
        to: Target,
    },
    /// Choose this set of cards in a zone and confirm.
    Choose {
        /// Where the cards are.
        zone: ZoneId,
        /// Which.
        cards: Cards,
    },
    /// Press a button.
    Press(ButtonId),
}

/// Where something can be carried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// Anywhere in a zone.
    Zone(ZoneId),
    /// Onto a spot.
    Spot(SpotId),
}

/// A number for each button of a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ButtonId(pub u8);

/// Something that can be pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// Which.
    pub id: ButtonId,
    /// What it says.
    pub label: String,
}

/// That a set of cards can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choose {
    /// Where the cards are.
    pub zone: ZoneId,
    /// The fewest and the most.
    pub count: (usize, usize),
    /// What the button says that confirms: `Pass 3 to the left`.
    pub confirm: String,
}

/// Cards swept from the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Swept {
    /// Counts up with every sweep of the game, so that a new one can be told.
    pub number: u32,
    /// The cards, as they lay.
    pub spots: Vec<Spot>,
    /// Where they lay.
    pub zone: ZoneId,
    /// Who got them.
    pub to: Seat,
    /// What it meant, to follow “takes the trick: ”, or empty: `2 penalty points`.
    pub note: String,
}
