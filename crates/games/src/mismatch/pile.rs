//! The penalty piles of Mismatch (MM-7).
//!
//! Readings settled: a pile takes the trick's cards in the order of play, then cards of the waste
//! pile in sorting order, since it makes no difference which cards lie there face down. Counters
//! are not replaced by cards when the waste pile grows.

use super::matches::{lowest, pips};
use misere_engine::cards::Cards;
use misere_engine::rules::tricks::Trick;

/// The cards that show a seat's penalties (MM-7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pile {
    /// The lowest card of each trick without a match: its pips.
    pub face_up: Cards,
    /// One card for each ten points of the other tricks.
    pub face_down: Cards,
    /// The number of counters that stand for missing cards.
    pub counters: u8,
}

impl Pile {
    /// The penalties of the tricks won in this deal, in points (MM-8).
    pub fn points(&self) -> i32 {
        let up: i32 = self.face_up.iter().map(|card| pips(card.rank())).sum();
        up + 10 * (self.face_down.len() as i32 + i32::from(self.counters))
    }

    /// Takes the penalty of a trick, given the cost of its matches if it has any. The other cards go to the waste pile.
    pub(super) fn take(&mut self, trick: &Trick, matches: Option<i32>, waste: &mut Cards) {
        let cards = trick.set();
        if let Some(penalty) = matches {
            let tens = penalty as usize / 10;
            let mut shown: Cards = trick.cards().iter().take(tens).copied().collect();
            let more = first(*waste, tens - shown.len());
            *waste -= more;
            shown |= more;
            self.face_down |= shown;
            self.counters += (tens - shown.len()) as u8;
            *waste |= cards - shown;
        } else {
            let low = Cards::of(lowest(cards).expect("a trick has a card"));
            self.face_up |= low;
            *waste |= cards - low;
        }
    }
}

/// The first `count` cards of a set, or all if there are fewer.
fn first(mut cards: Cards, count: usize) -> Cards {
    let all = cards;
    for _ in 0..count {
        if let Some(card) = cards.first() {
            cards.remove(card);
        }
    }
    all - cards
}
