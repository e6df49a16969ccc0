//! The commands of the review.

use super::replay::Stride;
use super::speed::Speed;
use crate::rules::Seat;
use crate::ui::board::BoardAction;
use crate::ui::command::{Command, ReviewStart};

/// A request to the review.
#[derive(Clone, Debug)]
pub enum ReviewCommand {
    /// Handles what the person did at the board.
    Board(BoardAction),
    /// Takes the next step of the playback if it is due, and receives verdicts.
    Advance,
    /// Begins at this place.
    Start(ReviewStart),
    /// Goes to a position, as a number of steps.
    GoTo(usize),
    /// Goes to a decision that was judged.
    GoToDecision {
        /// The number of steps before it.
        step: usize,
        /// Whether the panel of verdicts stays open.
        keeps_panel: bool,
    },
    /// Moves by a part of the game, forward or back.
    Move {
        /// The part of the game.
        stride: Stride,
        /// Whether to move forward.
        forward: bool,
    },
    /// Starts or stops the playback.
    TogglePlayback,
    /// Sets the speed of the playback.
    SetSpeed(Speed),
    /// Shows the game from a seat.
    ChooseSeat(Seat),
    /// Opens or closes all hands.
    OpenHands(bool),
    /// Explains the last action.
    Why,
    /// Opens or closes the panel of verdicts.
    ToggleVerdicts,
    /// Unfolds or folds the numbers among the verdicts.
    ToggleNumbers,
    /// Judges the decisions.
    Judge,
    /// Stops judging them.
    CancelJudging,
    /// Retries the marked decisions.
    StartRetry,
    /// Goes to the next decision to retry.
    NextTask,
    /// Shows the answer to the task.
    ShowAnswer,
    /// Stops retrying decisions.
    StopRetry,
    /// A request to the shell.
    Shell(Command),
}

impl From<Command> for ReviewCommand {
    fn from(command: Command) -> Self {
        Self::Shell(command)
    }
}
