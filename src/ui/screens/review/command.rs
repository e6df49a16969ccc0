//! The commands of the review.

use super::replay::Stride;
use super::speed::Speed;
use crate::rules::Seat;
use crate::ui::board::BoardAction;
use crate::ui::command::{Command, ReviewStart};

#[derive(Clone, Debug)]
pub enum ReviewCommand {
    /// Handles what the person did at the board.
    Board(BoardAction),
    /// Takes the next step of the playback if it is due, and receives verdicts.
    Advance,
    Start(ReviewStart),
    /// Goes to a position, as a number of steps.
    GoTo(usize),
    /// Goes to a decision that was judged.
    GoToDecision {
        step: usize,
        /// Leaves the panel of verdicts open.
        keeps_panel: bool,
    },
    /// Moves by a part of the game, forward or back.
    Move {
        /// The part of the game.
        stride: Stride,
        /// Moves forward rather than back.
        forward: bool,
    },
    /// Starts or stops the playback.
    TogglePlayback,
    SetSpeed(Speed),
    /// Shows the game from a seat.
    ChooseSeat(Seat),
    /// Opens or closes all hands.
    OpenHands(bool),
    Why,
    /// Opens or closes the panel of verdicts.
    ToggleVerdicts,
    /// Unfolds or folds the numbers among the verdicts.
    ToggleNumbers,
    Judge,
    CancelJudging,
    /// Retries the marked decisions.
    StartRetry,
    /// Goes to the next decision to retry.
    NextTask,
    ShowAnswer,
    /// Stops retrying decisions.
    StopRetry,
    Shell(Command),
}

impl From<Command> for ReviewCommand {
    fn from(command: Command) -> Self {
        Self::Shell(command)
    }
}
