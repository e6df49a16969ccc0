//! A person's tries at puzzles, and what follows from them: a rating, which puzzles return, and which one is next.

use std::collections::BTreeMap;

use crate::puzzles::Rating;
use crate::rules::Message;
use crate::store::Date;
use crate::store::training::{PuzzleStreak, Training, Tries, Try};
use crate::ui::errors;
use crate::ui::saving::Saving;
use crate::ui::settings::PuzzleProgress;

#[derive(Default)]
pub(super) struct Coach {
    /// The tries, once a page has needed them.
    tries: Option<Tries>,
    pub error: Option<Message>,
    /// The day on which they were followed last.
    today: Option<Date>,
    /// The rating and the puzzles that return.
    pub training: Training,
    /// The streaks that were begun.
    pub streaks: BTreeMap<Date, PuzzleStreak>,
    /// The puzzles that were solved when all tries were removed.
    pub removed: Option<PuzzleProgress>,
}

impl Coach {
    /// Reads the tries at puzzles with these ratings, unless that was done on the same day.
    pub fn read(&mut self, saving: &Saving, ratings: &BTreeMap<u64, Rating>) {
        if self.tries.is_none() {
            let tries = saving.tries();
            self.error = tries.as_ref().err().map(errors::store);
            self.tries = Some(tries.unwrap_or_default());
            self.today = None;
        }
        if self.today != Some(Date::today()) {
            self.follow(ratings);
        }
    }

    /// Reads the tries again when they are needed.
    pub fn forget(&mut self) {
        self.tries = None;
    }

    pub fn add(&mut self, one: Try, ratings: &BTreeMap<u64, Rating>) {
        self.tries.get_or_insert_default().tries.push(one);
        self.follow(ratings);
    }

    /// Follows the tries from the beginning.
    pub fn follow(&mut self, ratings: &BTreeMap<u64, Rating>) {
        let today = Date::today();
        self.training = Training::of(self.tries(), ratings, today);
        self.streaks = PuzzleStreak::all(self.tries());
        self.today = Some(today);
    }

    pub fn tries(&self) -> &[Try] {
        self.tries.as_ref().map_or(&[], |found| &found.tries)
    }

    /// The number of lines of their file that cannot be read.
    pub fn damaged(&self) -> usize {
        self.tries.as_ref().map_or(0, |found| found.damaged.len())
    }
}
