//! Memory of the cards played. Weak bots forget, as beginners do.

use misere_engine::cards::Cards;
use misere_engine::rules::Seat;
use misere_engine::rules::tricks::{Suits, TrickState};

/// The cards played in a deal that a bot remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Memory {
    /// The cards on the table.
    Table,
    /// The cards on the table, the previous trick and all cards that count.
    PreviousTrick,
    /// Every card.
    All,
}

impl Memory {
    /// The cards remembered, given those on the table, those of the previous trick and those that
    /// count; `None` if every card is remembered.
    pub fn kept(self, table: Cards, last: Cards, counting: Cards) -> Option<Cards> {
        match self {
            Self::Table => Some(table),
            Self::PreviousTrick => Some(table | last | counting),
            Self::All => None,
        }
    }
}

/// Makes a seat forget the cards that others have played, except those kept, and the suits that
/// others have shown not to have.
pub fn forget_plays(table: &mut TrickState, seat: Seat, kept: Cards) {
    for other in Seat::all(table.seats()).filter(|&other| other != seat) {
        table.played[other] &= kept;
        table.voids[other] = Suits::EMPTY;
    }
}
