//! How far a person has come in a lesson.

use serde::{Deserialize, Serialize};

/// How far a person has come in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LessonProgress {
    /// At a step, from 0.
    Step(u8),
    /// Through.
    Done,
}
