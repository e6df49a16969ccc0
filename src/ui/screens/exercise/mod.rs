//! The shared parts of lessons and puzzles: a table at which something is to be tried, and a panel with the words
//! for it. Knows neither.

mod panel;
mod table;

pub(super) use self::panel::{Head, Words, place, show_panel, show_reply};
pub(super) use self::table::{ExerciseTable, Position};

/// The reply to a try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    /// It is right.
    Right(String),
    /// It is legal, but not right.
    Wrong(String),
    /// The rules do not allow it.
    Refused(String),
    /// It was not tried: the answer was asked for.
    Shown(String),
}

impl Reply {
    /// The reply in words.
    pub fn words(&self) -> &str {
        match self {
            Self::Right(words) | Self::Wrong(words) | Self::Refused(words) | Self::Shown(words) => {
                words
            }
        }
    }

    /// Its kind in a word.
    pub const fn verdict(&self) -> &'static str {
        match self {
            Self::Right(_) => "Right.",
            Self::Wrong(_) => "Not quite.",
            Self::Refused(_) => "Not allowed.",
            Self::Shown(_) => "The answer:",
        }
    }
}
