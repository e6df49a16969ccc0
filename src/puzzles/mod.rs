//! Puzzles: positions in which one action is clearly better than all others.
//!
//! They are mined from deals that Medium plays against itself. An action is the answer only if it leads
//! every other one by a margin that matters in the game and by several standard errors, in worlds other
//! than those in which it was found, and if a hint has a reason for it. What the seat cannot know plays
//! no part.

mod mine;

use serde::{Deserialize, Serialize};

use crate::bots::Estimate;

pub use mine::{Margin, holds, mine};

/// A position with one right answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// The game's id.
    pub game: String,
    /// The number of players.
    pub seats: usize,
    /// The first dealer.
    pub dealer: usize,
    /// The seat that is to act.
    pub seat: usize,
    /// The pack and the actions so far, as in a saved game, joined by `; `.
    pub log: String,
    /// The text of the answer: `play QS`.
    pub answer: String,
    /// Why it is right, in one sentence from what the seat knows.
    pub reason: String,
    /// Every other legal action with the points that it loses, valued as in hints.
    pub losses: Vec<(String, Estimate)>,
    /// How often Novice, Easy and Medium find the answer, from 0 to 1.
    pub found: [f64; 3],
}

impl Puzzle {
    /// How hard it is, from 0 to 1: the share of Novice, Easy and Medium that miss the answer.
    pub fn difficulty(&self) -> f64 {
        1.0 - self.found.iter().sum::<f64>() / self.found.len() as f64
    }

    /// The steps of the log.
    pub fn steps(&self) -> impl Iterator<Item = &str> {
        self.log.split("; ")
    }
}
