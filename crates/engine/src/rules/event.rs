//! Events: what happens besides the actions themselves, and who may know it.
//!
//! Traces, score sheets and bots that are other programs read events; the rules emit them and never read them back.
//! Events hold the whole truth and stay inside the table; a reader on behalf of a seat drops what that seat may not
//! know. Nothing here belongs to one game: a game with an event of its own describes it as [`Event::Special`].

use derive_more::From;

use super::{BySeat, Message, Score, Seat, Seats};
use crate::cards::{Card, Cards, Pack};

/// Where cards are drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The face-down stock.
    Stock,
    /// The open discard pile.
    Pile,
    /// Cards that another seat laid aside.
    Packet,
}

/// Something that happened besides the actions.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A deal begins.
    Deal {
        /// The deal's number, from 1.
        deal: u32,
        dealer: Seat,
        /// The cards dealt to each seat.
        hands: BySeat<Cards>,
        /// The undealt cards, top first.
        stock: Pack,
        /// A single card put on the table.
        table: Option<TableCard>,
        /// The id of the game that this deal plays, in a game made of several.
        component: Option<&'static str>,
    },
    /// Cards were passed from one seat to another, after all seats had chosen.
    Passed { from: Seat, to: Seat, cards: Cards },
    /// A seat drew cards.
    Draw {
        seat: Seat,
        /// Where the cards came from.
        from: Source,
        /// The cards, in the order drawn.
        cards: Pack,
    },
    /// A trick was won.
    Trick {
        /// The seat that won it.
        winner: Seat,
        /// The cards, in order of play.
        cards: Pack,
        /// Further fields of the game about its tricks.
        detail: Option<Field>,
    },
    /// Something that only happens in one game.
    Special {
        /// Its name in the trace.
        name: &'static str,
        /// Its fields, in the order of the trace.
        fields: Vec<Field>,
        /// A sentence saying what happened, which everyone may hear: `Berta got 24 points.`
        words: Message,
    },
    /// The origin of a part of a deal's score, for the score sheet. Not traced.
    Points {
        /// The seat that gets the points.
        seat: Seat,
        points: Score,
        /// The reason in words: `Queen of spades`, `Last trick`.
        why: Message,
        /// The cards that count, if any.
        cards: Cards,
    },
    /// A deal was scored.
    Score {
        /// The deal's number, from 1.
        deal: u32,
        scores: BySeat<Score>,
        /// The totals after it.
        totals: BySeat<Score>,
    },
}

impl Event {
    /// The value under a key of a trick's detail or of a special event.
    pub fn value(&self, key: &str) -> Option<FieldValue> {
        let fields = match self {
            Self::Special { fields, .. } => fields.as_slice(),
            Self::Trick { detail, .. } => detail.as_slice(),
            _ => &[],
        };
        let field = fields.iter().find(|field| field.key == key)?;
        Some(field.value)
    }

    /// The number under a key of a trick's detail or of a special event.
    pub fn number(&self, key: &str) -> Option<i32> {
        match self.value(key)? {
            FieldValue::Number(number) => Some(number),
            FieldValue::Seat(_) | FieldValue::Card(_) | FieldValue::Cards(_) => None,
        }
    }
}

/// A card that lies on the table when a deal begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableCard {
    pub card: Card,
    /// Set if it lies face up.
    pub open: bool,
}

/// A named value of an event, and who may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// The name in the trace.
    pub key: &'static str,
    pub value: FieldValue,
    /// The seats that may know the value; `None` means all.
    pub only: Option<Seats>,
}

impl Field {
    /// A value that every seat may know.
    pub fn open(key: &'static str, value: impl Into<FieldValue>) -> Self {
        let value = value.into();
        Self { key, value, only: None }
    }

    /// A value that no seat may know; for cards, their number stays known.
    pub fn hidden(key: &'static str, value: impl Into<FieldValue>) -> Self {
        let only = Some(Seats::default());
        Self { only, ..Self::open(key, value) }
    }
}

/// The value of a [`Field`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, From)]
pub enum FieldValue {
    /// A number, such as points.
    Number(i32),
    Seat(Seat),
    Card(Card),
    /// Cards in order.
    Cards(Pack),
}

/// A receiver of the events that [`super::Rules::apply`] emits. `()` ignores them at no cost.
pub trait EventSink {
    /// Set if events are used; lets the rules skip the work of preparing them.
    const LISTENS: bool;

    /// Receives an event; a sink that does not listen never builds it.
    fn note(&mut self, event: impl FnOnce() -> Event);

    /// Receives a line of the score sheet, see [`Event::Points`].
    fn points(&mut self, seat: Seat, points: Score, cards: Cards, why: impl FnOnce() -> Message) {
        self.note(|| Event::Points { seat, points, why: why(), cards });
    }
}

impl EventSink for () {
    const LISTENS: bool = false;

    fn note(&mut self, _: impl FnOnce() -> Event) {}
}

impl EventSink for Vec<Event> {
    const LISTENS: bool = true;

    fn note(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}
