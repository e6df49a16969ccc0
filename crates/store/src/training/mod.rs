//! A person's tries at puzzles, and what follows from them: a rating, which puzzles return, and which one is next.
//!
//! Tries are lines of a file to which lines are only added, like results. A damaged line affects only itself.

mod plan;
mod tries;

pub use plan::Training;
pub use tries::{Tries, Try, csv, read_tries};
