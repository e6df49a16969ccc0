//! Mistakes of external programs.

use thiserror::Error;

use super::MOST_LATE;
use super::process::{MOST_UNREAD, StartError};

/// A mistake of an external program.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BotFault {
    /// No answer within this many milliseconds.
    #[error("no answer within {0} ms")]
    TimedOut(u128),
    /// A line that is not an answer.
    #[error("`{found}` is not an answer: expected a line such as `{{\"id\": {id}, \"action\": \"…\"}}`")]
    Malformed {
        /// The line.
        found: String,
        /// The number of the question.
        id: u64,
    },
    /// An action that is not legal.
    #[error("`{action}` is not legal: expected {expected}")]
    Illegal {
        action: String,
        /// The legal ones.
        expected: String,
    },
    #[error("the program has ended")]
    Ended,
    /// A line too long to read; the program was ended.
    #[error("the program was ended: its line is longer than 64 KiB")]
    LineTooLong,
    /// Too many answers to earlier questions; the program was ended.
    #[error("the program was ended: it gave more than {MOST_LATE} answers to earlier questions")]
    TooManyLate,
    /// Too many messages that the program did not read; it was ended.
    #[error("the program was ended: it left more than {MOST_UNREAD} messages unread")]
    TooManyUnread,
    /// The system could not start the program.
    #[error("the program cannot be started: {0}")]
    NotStarted(String),
    /// The program is not what the person has allowed, so it was not started.
    #[error("the program has changed since it was allowed")]
    Changed,
}

impl From<StartError> for BotFault {
    fn from(error: StartError) -> Self {
        match error {
            StartError::Changed(_) => Self::Changed,
            StartError::System(error) => Self::NotStarted(error.to_string()),
        }
    }
}

impl BotFault {
    /// Tells whether the program has ended and must be started again.
    pub fn has_ended(&self) -> bool {
        match self {
            Self::Ended | Self::LineTooLong | Self::TooManyLate | Self::TooManyUnread | Self::Changed => true,
            Self::TimedOut(_) | Self::Malformed { .. } | Self::Illegal { .. } | Self::NotStarted(_) => false,
        }
    }
}
