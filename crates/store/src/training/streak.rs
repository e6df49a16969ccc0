//! Streaks: the puzzles of a day from easy to hard, until the first miss.

use std::collections::BTreeSet;

use super::Try;
use crate::Date;
use crate::text::today as texts;
use misere_engine::rules::Message;

/// How far a person has come in the streak of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Streak {
    pub date: Date,
    /// The number of puzzles solved before the first miss.
    pub solved: usize,
    /// Set after a miss.
    pub has_missed: bool,
}

impl Streak {
    /// The number of puzzles in a streak.
    pub const LENGTH: usize = 22;

    /// The puzzles of a day, alike for everybody who has the same ones. They are chosen from all, the easiest first: one
    /// from each of as many parts of equal size, in which each has its turn.
    pub fn puzzles<P>(sorted: &[P], date: Date) -> Vec<&P> {
        let day = Date::at(0).days_until(date) as usize;
        let parts = sorted.chunks_exact((sorted.len() / Self::LENGTH).max(1)).take(Self::LENGTH);
        parts.enumerate().map(|(number, part)| &part[(day + SHIFT * number) % part.len()]).collect()
    }

    pub fn of(tries: &[Try], date: Date) -> Self {
        let own = tries.iter().filter(|one| one.streak == Some(date));
        let solved = own.clone().take_while(|one| one.solved).count();
        Self { date, solved, has_missed: own.count() > solved }
    }

    /// The greatest number of puzzles solved in a streak.
    pub fn best(tries: &[Try]) -> usize {
        let dates: BTreeSet<Date> = tries.iter().filter_map(|one| one.streak).collect();
        dates.into_iter().map(|date| Self::of(tries, date).solved).max().unwrap_or_default()
    }

    pub const fn is_over(&self) -> bool {
        self.has_missed || self.solved >= Self::LENGTH
    }

    /// A line to send to friends.
    pub fn line(&self) -> Message {
        texts::streak(self.date.to_string(), self.solved)
    }
}

/// The distance of the places in two parts that follow each other, so that a day is not the easiest in all of them.
const SHIFT: usize = 7;
