//! The errors of a lesson.

use ron::error::SpannedError;
use thiserror::Error;

/// The reason why a lesson cannot be used.
#[derive(Debug, Error)]
pub enum LessonError {
    /// A text that is not a lesson.
    #[error(transparent)]
    Text(#[from] Box<SpannedError>),
    /// A lesson without steps, or whose first step has no table.
    #[error("the first step has no table")]
    NoTable,
    /// A step that disagrees with the rules of the game or with itself.
    #[error("step {}: {fault}", step + 1)]
    Step {
        /// The index of the step, from 0.
        step: usize,
        /// The problem, and what was expected.
        fault: String,
    },
}
