//! Exercises, the common parts of lessons and puzzles: a table to try something at, and a panel
//! with the texts. Knows neither lessons nor puzzles.

mod panel;
mod table;

pub(super) use self::panel::{Head, PanelContent, main_button_pressed, show_panel, show_reply};
pub(super) use self::table::{ExerciseTable, Position};

use crate::text::{Message, exercise as texts};

/// The reply to a try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    Right(Message),
    /// It is legal, but not right.
    Wrong(Message),
    /// The rules do not allow it.
    Refused(Message),
    /// The answer was shown on request.
    Shown(Message),
}

impl Reply {
    /// The reply in words.
    pub const fn words(&self) -> &Message {
        match self {
            Self::Right(words) | Self::Wrong(words) | Self::Refused(words) | Self::Shown(words) => words,
        }
    }

    /// Its kind in one word.
    pub const fn verdict(&self) -> Message {
        match self {
            Self::Right(_) => texts::right(),
            Self::Wrong(_) => texts::wrong(),
            Self::Refused(_) => texts::refused(),
            Self::Shown(_) => texts::shown(),
        }
    }

    /// Everything that it says, for screen readers.
    pub fn spoken(&self) -> Message {
        texts::reply(self.verdict(), self.words().clone())
    }
}
