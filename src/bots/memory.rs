//! What computer players remember: people of little practice forget what was played.

use crate::cards::Cards;
use crate::rules::Seat;
use crate::rules::tricks::{Suits, TrickState};

/// What is remembered of the cards played in a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Memory {
    /// What lies on the table.
    Table,
    /// The last trick and the cards that count too.
    LastTrick,
    /// Everything.
    All,
}

impl Memory {
    /// The cards that are remembered of those on the table, of the last trick taken and of those
    /// that count; none where everything is.
    pub(super) fn kept(self, table: Cards, last: Cards, counting: Cards) -> Option<Cards> {
        match self {
            Self::Table => Some(table),
            Self::LastTrick => Some(table | last | counting),
            Self::All => None,
        }
    }
}

/// Makes a seat forget what the others have played, but for the cards kept, and what they have
/// shown to lack.
pub(super) fn forget_plays(table: &mut TrickState, seat: Seat, kept: Cards) {
    for other in Seat::all(table.seats()).filter(|&other| other != seat) {
        table.played[other] &= kept;
        table.voids[other] = Suits::EMPTY;
    }
}
