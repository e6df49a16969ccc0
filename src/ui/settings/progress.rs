//! A person's progress in lessons and puzzles.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::limits::{GAMES, ID, PUZZLES, list, text};

/// A person's progress in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LessonProgress {
    /// At a step, from 0.
    Step(u8),
    /// Completed.
    Done,
}

/// The puzzles that a person has opened and solved, identified by their keys.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleProgress {
    /// The id of the game of the puzzle that was opened last; empty for none.
    #[serde(deserialize_with = "text::<ID, _>")]
    game: String,
    /// The progress in each game, by its id.
    #[serde(deserialize_with = "list::<GAMES, _, _>")]
    games: BTreeMap<String, GameProgress>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct GameProgress {
    /// The puzzle that was opened last.
    at: Option<u64>,
    #[serde(deserialize_with = "list::<SOLVED, _, _>")]
    solved: BTreeSet<u64>,
}

/// The maximum number of puzzles of a game that are remembered: those that come with the program, and others.
const SOLVED: usize = 2 * PUZZLES;

impl PuzzleProgress {
    /// Tells whether no puzzle was ever opened.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The id of the game of the puzzle that was opened last; empty for none.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The puzzle of a game that was opened last.
    pub fn at(&self, id: &str) -> Option<u64> {
        self.games.get(id)?.at
    }

    /// Tells whether a puzzle of a game was solved.
    pub fn is_solved(&self, id: &str, key: u64) -> bool {
        let game = self.games.get(id);
        game.is_some_and(|game| game.solved.contains(&key))
    }

    /// Remembers which puzzle was opened last.
    pub fn open(&mut self, id: &str, key: u64) {
        id.clone_into(&mut self.game);
        self.games.entry(id.into()).or_default().at = Some(key);
    }

    /// Remembers that a puzzle was solved, as long as there is room.
    pub fn solve(&mut self, id: &str, key: u64) {
        let solved = &mut self.games.entry(id.into()).or_default().solved;
        if solved.len() < SOLVED {
            solved.insert(key);
        }
    }
}
