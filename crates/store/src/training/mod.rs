//! A person's tries at puzzles, and what follows from them: a rating, which puzzles return, and which one is next.
//!
//! Tries, and a person's own mistakes, are lines of files to which lines are only added, like results. A damaged line
//! affects only itself.

mod mistakes;
mod plan;
mod streak;
mod tries;

pub use mistakes::{MISTAKES, Mistake, Mistakes, OwnMistake};
pub use plan::{FIRST_RETURN, Training};
pub use streak::PuzzleStreak;
pub use tries::{Tries, Try, csv, read_tries};
