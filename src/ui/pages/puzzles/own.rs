//! The person's own mistakes: those that were kept, and the next one.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::collection::{Listed, Source};
use crate::games::{Theme, themes_at};
use crate::rules::Seat;
use crate::store::training::{FIRST_RETURN, Mistakes, OwnMistake, Training, Try};
use crate::store::{Date, StoreError};
use crate::text::Message;
use crate::ui::errors;

/// The person's own mistakes, and when each returns.
#[derive(Default)]
pub(super) struct OwnMistakes {
    /// The lines that were read last.
    lines: Mistakes,
    pub list: Vec<Listed>,
    /// The reason why they could not be read.
    pub error: Option<Message>,
    pub damaged: usize,
    pub training: Training,
}

impl OwnMistakes {
    /// Takes up what was read, if it has changed.
    pub fn read(&mut self, found: Result<Mistakes, StoreError>) {
        self.error = found.as_ref().err().map(errors::store);
        let lines = found.unwrap_or_default();
        if lines == self.lines {
            return;
        }
        self.damaged = lines.damaged.len();
        self.list.clear();
        for line in &lines.all {
            match line.open() {
                Ok(own) => self.list.push(listed(own, &self.list)),
                Err(_) => self.damaged += 1,
            }
        }
        self.lines = lines;
    }

    /// Follows the tries from the beginning.
    pub fn follow(&mut self, tries: &[Try]) {
        let found = self.list.iter().filter_map(|one| Some((one.key, Date::at(one.mistake()?.line.time))));
        self.training = Training::of_mistakes(found, tries);
    }

    pub fn find(&self, key: u64) -> Option<&Listed> {
        self.list.iter().find(|one| one.key == key)
    }

    /// Those that are old enough, the oldest first.
    pub fn offered(&self) -> impl Iterator<Item = &Listed> + Clone {
        let today = Date::today();
        let is_old =
            move |one: &&Listed| one.mistake().is_some_and(|own| Date::at(own.line.time).plus(FIRST_RETURN) <= today);
        self.list.iter().filter(is_old)
    }

    /// The next one about a theme: the first that returns, or else the first that follows another in the list.
    pub fn next(&self, after: Option<u64>, seen: &BTreeSet<u64>, theme: Option<Theme>) -> Option<&Listed> {
        let list = self.offered().filter(|one| one.is_about(theme));
        let due = self.training.due(Date::today());
        let mut due = due.iter().filter_map(|key| list.clone().find(|one| one.key == *key));
        due.find(|one| !seen.contains(&one.key)).or_else(|| {
            let mut rest = list.skip_while(|one| after.is_some_and(|key| one.key != key));
            rest.find(|one| !seen.contains(&one.key))
        })
    }
}

/// A mistake behind the earlier ones of its game.
fn listed(own: OwnMistake, before: &[Listed]) -> Listed {
    let puzzle = own.puzzle.clone();
    Listed {
        key: own.line.key,
        grade: puzzle.grade(),
        rating: puzzle.rating(),
        themes: themes_at(&*own.saved.session, Seat::new(puzzle.seat), &puzzle.answer),
        place: before.iter().filter(|one| one.puzzle.game == puzzle.game).count(),
        source: Source::Mistake(Rc::new(own)),
        puzzle,
    }
}
