//! Reasons why a game cannot be set up or continued.

use thiserror::Error;

use crate::cards::{Cards, ParseCardsError};
use crate::rules::options::HouseRuleError;
use crate::rules::{ParseActionError, PlayerCountError, Seat};

/// The reason why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Too few or too many players for the game.
    #[error(transparent)]
    Seats(#[from] PlayerCountError),
    /// Invalid house rules.
    #[error(transparent)]
    Rules(#[from] HouseRuleError),
    /// A first dealer who is not at the table.
    #[error("dealer {dealer}: expected 0 to {}", seats - 1)]
    Dealer {
        /// The seat given as dealer.
        dealer: usize,
        /// The number of players.
        seats: usize,
    },
}

/// The reason why a step cannot follow a log.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StepError {
    /// A text that is not an action of the game.
    #[error(transparent)]
    Text(#[from] ParseActionError),
    /// A text that is not a list of different cards.
    #[error(transparent)]
    Cards(#[from] ParseCardsError),
    /// An action that is not legal now.
    #[error("`{action}` is not legal for seat {seat}{}: expected {expected}", explained(.why.as_deref()))]
    Illegal {
        action: String,
        /// The seat whose turn it is.
        seat: Seat,
        /// The rule against it, if one is known, as a sentence.
        why: Option<String>,
        /// The legal actions.
        expected: String,
    },
    /// A step of another kind than the one due.
    #[error("`{found}` cannot come here: expected {expected}")]
    NotNow {
        /// The step.
        found: String,
        /// The kind of step that is due.
        expected: &'static str,
    },
    /// A pack of the wrong cards.
    #[error("these are not the cards to shuffle: expected {expected}")]
    WrongPack {
        /// The cards to be shuffled.
        expected: Cards,
    },
    /// A pack that does not follow from the seed.
    #[error("these cards do not come from seed {seed}: expected `{expected}`")]
    OtherSeed {
        seed: u64,
        /// The step that follows from it.
        expected: String,
    },
}

/// A reason in parentheses.
fn explained(why: Option<&str>) -> String {
    why.map_or_else(String::new, |why| format!(" ({})", why.trim_end_matches('.')))
}
