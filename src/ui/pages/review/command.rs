//! The commands of the review.

use super::replay::Stride;
use crate::rules::Seat;
use crate::ui::board::BoardAction;
use crate::ui::requests::ReviewStart;

#[derive(Clone, Debug)]
pub enum ReviewCommand {
    /// Handles what the person did at the board.
    Board(BoardAction),
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
    /// Shows how the deal might have gone with the better action, or again how it was played.
    WhatIf,
    /// Goes on judging the decision that is shown, or stops that.
    ThinkLonger,
    /// Looks for puzzles on the theme of the decision that is shown.
    FindAlike,
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
    /// Starts a new game from the position.
    PlayOn,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// A step every 2.5 seconds.
    Slow,
    /// A step every 1.2 seconds.
    #[default]
    Normal,
    /// Two steps a second.
    Fast,
}

impl Speed {
    /// The time between two steps, in seconds.
    pub const fn seconds(self) -> f64 {
        match self {
            Self::Slow => 2.5,
            Self::Normal => 1.2,
            Self::Fast => 0.5,
        }
    }
}
