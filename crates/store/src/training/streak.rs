//! Streaks: the puzzles of a day from easy to hard, until the first miss.

use std::collections::BTreeMap;
use std::iter::repeat_n;

use super::Try;
use crate::text::share_lines as texts;
use crate::{Date, SQUARES};
use misere_engine::rules::Message;

/// A person's progress in the streak of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleStreak {
    pub date: Date,
    /// The number of puzzles solved before the first miss.
    pub solved: usize,
    /// Set after a miss.
    pub has_missed: bool,
}

impl PuzzleStreak {
    /// The number of puzzles in a streak.
    pub const LENGTH: usize = 22;

    /// The puzzles of a day, alike for everybody who has the same ones. They are chosen from all, the easiest first: one
    /// from each of as many parts of equal size, in which each has its turn.
    pub fn puzzles<P>(sorted: &[P], date: Date) -> Vec<&P> {
        let day = Date::at(0).days_until(date) as usize;
        let parts = sorted.chunks_exact((sorted.len() / Self::LENGTH).max(1)).take(Self::LENGTH);
        parts.enumerate().map(|(number, part)| &part[(day + SHIFT * number) % part.len()]).collect()
    }

    /// A streak that has not begun.
    pub const fn new(date: Date) -> Self {
        Self { date, solved: 0, has_missed: false }
    }

    /// The streaks that were begun, by their days.
    pub fn all(tries: &[Try]) -> BTreeMap<Date, Self> {
        let mut all = BTreeMap::new();
        for one in tries {
            let Some(date) = one.streak else { continue };
            let streak: &mut Self = all.entry(date).or_insert(Self::new(date));
            if one.solved && !streak.has_missed {
                streak.solved += 1;
            }
            streak.has_missed |= !one.solved;
        }
        all
    }

    pub const fn is_over(&self) -> bool {
        self.has_missed || self.solved >= Self::LENGTH
    }

    /// A line to send to friends, with a square for each puzzle.
    pub fn line(&self) -> Message {
        let [solved, _, missed] = SQUARES;
        let squares = repeat_n(solved, self.solved).chain(self.has_missed.then_some(missed));
        texts::with_squares(texts::streak(self.date.to_string(), self.solved), squares.collect::<String>())
    }
}

/// The distance of the places in two parts that follow each other, so that a day is not the easiest in all of them.
const SHIFT: usize = 7;
