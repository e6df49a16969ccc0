//! What happens beside the actions themselves, and who hears of it.

use super::{BySeat, Score, Seat};
use crate::cards::{Card, Cards, Pack};

/// Where cards were drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The face-down stock.
    Stock,
    /// The discard pile.
    Pile,
    /// The neighbour's packet.
    Packet,
}

/// Something that happened beside the actions themselves: for the trace, the score sheet and the
/// ear. Events hold the whole truth and stay inside the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A deal begins.
    Deal {
        /// Counted from 1.
        deal: u32,
        /// Who deals.
        dealer: Seat,
        /// What each seat was dealt.
        hands: BySeat<Cards>,
        /// What was left, top first.
        stock: Pack,
        /// A card on the table: face down in Clubs, turned up in Seven Card Combo.
        table: Option<Card>,
        /// Compendium: the id of the game that this deal plays.
        component: Option<&'static str>,
    },
    /// Cards went from one seat to another, after all had chosen.
    Passed {
        /// Who gave them.
        from: Seat,
        /// Who got them.
        to: Seat,
        /// Which.
        cards: Cards,
    },
    /// A seat drew cards.
    Draw {
        /// Who.
        seat: Seat,
        /// Whence.
        from: Source,
        /// In the order drawn.
        cards: Pack,
    },
    /// A new discard pile was begun.
    TurnUp {
        /// With this card.
        card: Card,
    },
    /// The stock was made anew from the discard pile.
    Refill {
        /// Top first.
        stock: Pack,
    },
    /// A trick was won.
    Trick {
        /// By whom.
        winner: Seat,
        /// In order of play.
        cards: Pack,
        /// Mismatch: its penalty in points.
        penalty: Option<i32>,
    },
    /// Garbo: what a card gave away.
    Gives {
        /// Who gets it.
        to: Seat,
        /// What the card gave away.
        points: i32,
        /// What was taken of it.
        claimed: i32,
    },
    /// Where a part of a deal's score came from, in words for the score sheet.
    Points {
        /// Whose points.
        seat: Seat,
        /// How many.
        points: Score,
        /// Why: `Queen of spades`, `Last trick`.
        why: String,
        /// The cards that count, if any.
        cards: Cards,
    },
    /// A deal was scored.
    Score {
        /// Its number, from 1.
        deal: u32,
        /// What it brought each seat.
        scores: BySeat<Score>,
        /// The totals after it.
        totals: BySeat<Score>,
    },
}

/// Where [`super::Rules::apply`] tells what happened. `()` does not listen and costs nothing.
pub trait EventSink {
    /// Does it listen? Where telling takes work beforehand, this saves it.
    const LISTENS: bool;

    /// Hears of an event; one that does not listen never makes it.
    fn note(&mut self, event: impl FnOnce() -> Event);
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
