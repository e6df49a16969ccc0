//! Zones: regions of the table, what lies in them, and where and how they are shown.
//!
//! A zone contains everything needed to place it; only the game attaches a meaning to its id.

use serde::{Deserialize, Serialize};

use super::{Spot, ZoneId, is_default};
use crate::cards::{Card, Cards, Suit};
use crate::rules::{Message, Seat};
use crate::text::table;

/// A region of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize + Default + PartialEq"))]
#[must_use]
pub struct Zone<T = Message> {
    /// Its name in gestures, and for bots that are other programs.
    pub id: ZoneId,
    /// Where on the table it is.
    pub anchor: Anchor,
    /// The arrangement of its spots.
    pub arrangement: Arrangement,
    /// The name a screen reader speaks: `your hand`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub label: T,
    /// A short text shown beside it: `3 tricks`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub note: T,
    /// A suit shown beside its cards, such as the suit of a trick; the note says it in words.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sign: Option<Suit>,
    /// Set if it is hidden while people at one machine change places.
    #[serde(default, skip_serializing_if = "is_default")]
    pub secret: bool,
    /// The spots in it, in order; the last of a pile is on top.
    pub spots: Vec<Spot>,
}

impl Zone {
    /// A zone that is not secret and has no note.
    pub fn new(id: ZoneId, anchor: Anchor, arrangement: Arrangement, label: Message, spots: Vec<Spot>) -> Self {
        Self { id, anchor, arrangement, label, note: Message::EMPTY, sign: None, secret: false, spots }
    }

    pub fn own_hand(viewer: Seat, spots: Vec<Spot>) -> Self {
        let id = ZoneId::hand(viewer);
        let label = table::your_hand();
        Self::new(id, Anchor::OwnHand, Arrangement::Fan, label, spots).secret()
    }

    /// The hand of another player, as the viewer sees it.
    pub fn other_hand(seat: Seat, spots: Vec<Spot>) -> Self {
        let label = table::hand_of(seat);
        let (id, anchor) = (ZoneId::hand(seat), Anchor::Hand(seat));
        Self::new(id, anchor, Arrangement::Fan, label, spots).secret()
    }

    /// The hand of another player, face down.
    pub fn hidden_hand(seat: Seat, count: usize) -> Self {
        Self::other_hand(seat, Spot::backs(ZoneId::hand(seat), count))
    }

    /// The trick, each card on its player's side of the middle.
    pub fn trick(spots: Vec<Spot>) -> Self {
        let (anchor, arrangement) = (Anchor::Center, Arrangement::Ring);
        Self::new(ZoneId::TRICK, anchor, arrangement, table::the_trick(), spots)
    }

    /// The cards that a seat has won, face up beside its name.
    pub fn taken(seat: Seat, label: Message, spots: Vec<Spot>) -> Self {
        let (id, anchor) = (ZoneId::taken(seat), Anchor::Beside(seat));
        let spots = spots.into_iter().map(|spot| spot.of(seat)).collect();
        Self::new(id, anchor, Arrangement::Row, label, spots)
    }

    pub fn with_note(mut self, note: Message) -> Self {
        self.note = note;
        self
    }

    /// Hides the zone while people change places.
    pub fn secret(mut self) -> Self {
        self.secret = true;
        self
    }

    /// Turns all cards face down.
    pub(super) fn hide_cards(&mut self) {
        self.spots = Spot::backs(self.id, self.spots.len());
    }
}

/// Where on the table a zone is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Anchor {
    /// Along the lower edge: the cards that the viewer holds.
    OwnHand,
    /// Behind the name of another player: the cards that they hold.
    Hand(Seat),
    /// Beside a player's name: what they have won or laid aside.
    Beside(Seat),
    /// Between a player and the middle: what they have laid down.
    Before(Seat),
    /// The middle of the table.
    Center,
    /// The upper middle, in one of several columns, counted from the left.
    Column(u8),
    /// Between the middle and the viewer's hand: what the viewer chooses from.
    Reach,
    /// The right edge, level with the middle.
    Right,
    /// The right edge, just above the hand.
    LowerRight,
    /// The corner to the right of the hand.
    Corner,
}

impl Anchor {
    /// The player that the zone belongs to, if any.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Hand(seat) | Self::Beside(seat) | Self::Before(seat) => Some(seat),
            _ => None,
        }
    }
}

/// The arrangement of the spots of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arrangement {
    /// Side by side in an arc, overlapping as needed.
    Fan,
    /// Side by side, overlapping as needed.
    Row,
    /// A row that is squared up while face down, and spread out to be read otherwise.
    Bundle,
    /// On top of each other.
    Pile,
    /// Each spot on its player's side of the middle, see [`Spot::seat`].
    Ring,
    /// At rows and columns, see [`SpotId::At`](super::SpotId::At); with the inclusive bounds of the
    /// rows and columns in use.
    Grid {
        /// First and last row.
        rows: (i8, i8),
        /// First and last column.
        columns: (i8, i8),
    },
    /// Side by side with gaps: things to choose from, not cards that lie there.
    Choices,
}

/// The cards of a hand as people sort them: alternating black and red suits, highest first.
pub fn sorted(hand: Cards) -> impl Iterator<Item = Card> {
    Suit::HAND_ORDER.into_iter().flat_map(move |suit| {
        let suit: Vec<Card> = hand.of_suit(suit).iter().collect();
        suit.into_iter().rev()
    })
}
