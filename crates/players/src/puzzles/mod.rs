//! Puzzles: positions in which one action is clearly better than all others.
//!
//! They are mined from deals that Medium plays against itself. An action is the answer only if it leads every other one
//! by a margin that matters in the game and by several standard errors, in worlds other than those in which it was
//! found, and if a hint has a reason for it. Nothing that the seat cannot know plays a part.

mod mine;
mod rating;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::bots::Estimate;
use misere_engine::limits::{CHOICES, ID, PUZZLE_LOG, STEP, list, text};

pub use mine::{Margin, holds, mine};
pub use rating::{Meaning, RatedResult, Rating, SOLVERS};

/// A position with one right answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// The game's id.
    #[serde(deserialize_with = "text::<ID, _>")]
    pub game: String,
    /// The number of players.
    pub seats: usize,
    /// The seed from which the packs of the log and of later deals follow.
    pub seed: u64,
    /// The first dealer.
    pub dealer: usize,
    /// The seat that is to act.
    pub seat: usize,
    /// The pack and the actions so far, as in a saved game, joined by `; `.
    #[serde(deserialize_with = "text::<PUZZLE_LOG, _>")]
    pub log: String,
    /// The text of the answer: `play QS`.
    #[serde(deserialize_with = "text::<STEP, _>")]
    pub answer: String,
    /// Every other legal action with the points it loses, valued as in hints.
    #[serde(deserialize_with = "list::<CHOICES, _, _>")]
    pub losses: Vec<(String, Estimate)>,
    /// The shares of attempts in which Novice, Easy and Medium find the answer, from 0 to 1.
    pub found: [f64; 3],
}

impl Puzzle {
    /// The difficulty, from 0 to 1: the share of Novice, Easy and Medium that miss the answer.
    pub fn difficulty(&self) -> f64 {
        1.0 - self.found.iter().sum::<f64>() / self.found.len() as f64
    }

    /// The difficulty as a grade.
    pub fn grade(&self) -> Grade {
        match self.difficulty() {
            ..0.25 => Grade::Easy,
            0.25..0.5 => Grade::Medium,
            _ => Grade::Hard,
        }
    }

    /// A checksum of the game and the position, which identifies a puzzle independently of its place in a list.
    pub fn key(&self) -> u64 {
        let (game, seats, dealer, log) = (&self.game, self.seats, self.dealer, &self.log);
        let sum = Sha256::digest(format!("puzzle 1\n{game}\n{seats}\n{dealer}\n{log}"));
        let (first, _) = sum.split_first_chunk().expect("it has 32 bytes");
        u64::from_be_bytes(*first)
    }

    /// The puzzle as one line of RON, as in puzzle files.
    pub fn to_line(&self) -> String {
        ron::to_string(self).expect("a puzzle consists of texts, numbers and lists")
    }

    pub fn steps(&self) -> impl Iterator<Item = &str> {
        self.log.split("; ")
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Computer players nearly always find the answer.
    Easy,
    /// Weak computer players often miss it.
    Medium,
    /// Most computer players miss it.
    Hard,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];
}

/// The content of a puzzle file.
pub fn to_ron(puzzles: &[Puzzle]) -> String {
    let lines = puzzles.iter().map(|one| one.to_line() + ",\n");
    format!("[\n{}]\n", lines.collect::<String>())
}
