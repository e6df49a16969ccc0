//! The person's own mistakes: those that were kept, and the next one.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::collection::{Listed, Source};
use crate::games::{Theme, themes_at};
use crate::rules::Seat;
use crate::store::training::{FIRST_RETURN, OwnMistake, Training, Try};
use crate::store::{Date, StoreError};
use crate::text::Message;
use crate::ui::errors;
use crate::ui::job::{Job, Poll};
use crate::ui::saving::Saving;

/// The person's own mistakes, and when each returns.
#[derive(Default)]
pub(super) struct OwnMistakes {
    pub list: Vec<Listed>,
    /// The reason why they could not be read.
    pub error: Option<Message>,
    /// The number of lines of their file that cannot be read.
    pub damaged: usize,
    pub training: Training,
    reading: Option<Job<Result<Opened, StoreError>>>,
}

/// Mistakes with their themes, and the number of lines that cannot be read.
type Opened = (Vec<(OwnMistake, Vec<Theme>)>, usize);

impl OwnMistakes {
    /// Begins to read them, in the background, since each is a game to be replayed.
    pub fn read(&mut self, saving: &Saving) {
        self.reading = Some(saving.read_mistakes(|lines| {
            let (mistakes, damaged) = lines.open();
            let with_themes = |own: OwnMistake| {
                let themes = themes_at(&*own.saved.session, Seat::new(own.puzzle.seat), &own.puzzle.answer);
                (own, themes)
            };
            (mistakes.into_iter().map(with_themes).collect(), damaged)
        }));
    }

    /// Takes up what was read.
    pub fn receive(&mut self, tries: &[Try]) {
        let found = match self.reading.as_ref().map(Job::poll) {
            Some(Poll::Done(found)) => found,
            Some(Poll::Failed) => Ok(Default::default()),
            _ => return,
        };
        self.reading = None;
        self.error = found.as_ref().err().map(errors::store);
        let (mistakes, damaged) = found.unwrap_or_default();
        self.damaged = damaged;
        self.list(mistakes.into_iter().map(listed));
        self.follow(tries);
    }

    /// Takes one out of the list.
    pub fn remove(&mut self, key: u64) {
        let before = std::mem::take(&mut self.list);
        self.list(before.into_iter().filter(|one| one.key != key));
    }

    /// Lists mistakes, numbered in their games.
    fn list(&mut self, all: impl Iterator<Item = Listed>) {
        self.list.clear();
        for one in all {
            let place = self.list.iter().filter(|other| other.puzzle.game == one.puzzle.game).count();
            self.list.push(Listed { place, ..one });
        }
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

/// A mistake as a puzzle without a number.
fn listed((own, themes): (OwnMistake, Vec<Theme>)) -> Listed {
    let puzzle = own.puzzle.clone();
    Listed {
        key: own.line.key,
        grade: puzzle.grade(),
        rating: puzzle.rating(),
        themes,
        place: 0,
        source: Source::Mistake(Rc::new(own)),
        puzzle,
    }
}
