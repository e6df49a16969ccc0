//! The collection of puzzles: those that come with the program, and those found on this computer.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::games::{Theme, menu, puzzles, themes};
use crate::puzzles::{Grade, Puzzle, Rating};
use crate::store::training::OwnMistake;
use crate::store::{Store, read_puzzles};
use crate::text::Message;
use crate::ui::errors;
use crate::ui::settings::PuzzleProgress;

/// Where a puzzle comes from.
#[derive(Clone)]
pub enum Source {
    /// It comes with the program.
    Shipped,
    /// It was found on this computer.
    Found,
    /// It is a mistake of the person.
    Mistake(Rc<OwnMistake>),
}

/// A puzzle in the list of its game.
#[derive(Clone)]
pub struct Listed {
    pub puzzle: Puzzle,
    /// The key by which it is remembered.
    pub key: u64,
    pub grade: Grade,
    pub rating: Rating,
    pub themes: Vec<Theme>,
    pub source: Source,
    /// Its place in the list of its game, from 0.
    pub place: usize,
}

impl Listed {
    /// The mistake that it is, if it is one.
    pub fn mistake(&self) -> Option<&OwnMistake> {
        match &self.source {
            Source::Mistake(own) => Some(own),
            Source::Shipped | Source::Found => None,
        }
    }

    /// Tells whether it is about a theme; any puzzle if there is none.
    pub fn is_about(&self, theme: Option<Theme>) -> bool {
        theme.is_none_or(|theme| self.themes.contains(&theme))
    }
}

/// The puzzles of each game: first those that come with the program, easiest first, then those found on this computer.
#[derive(Default)]
pub struct Collection {
    games: BTreeMap<&'static str, Vec<Listed>>,
    /// The reasons why files of puzzles found on this computer cannot be read.
    faults: BTreeMap<&'static str, Message>,
}

impl Collection {
    pub fn read(store: &Store) -> Self {
        let mut collection = Self::default();
        for entry in menu() {
            collection.read_game(store, entry.id);
        }
        collection
    }

    /// Reads the puzzles of a game, or reads them again.
    pub fn read_game(&mut self, store: &Store, id: &'static str) {
        let mut own = Vec::new();
        match read_puzzles(&store.puzzles_path(id), id) {
            Ok(found) => {
                own = found;
                self.faults.remove(id);
            }
            Err(error) => {
                self.faults.insert(id, errors::store(&error));
            }
        }
        own.sort_by(|a, b| a.difficulty().total_cmp(&b.difficulty()));
        let shipped = puzzles(id).into_iter().map(|one| (one, Source::Shipped));
        let mut list: Vec<Listed> = Vec::new();
        for (puzzle, source) in shipped.chain(own.into_iter().map(|one| (one, Source::Found))) {
            let key = puzzle.key();
            if list.iter().all(|one| one.key != key) {
                list.push(Listed {
                    key,
                    grade: puzzle.grade(),
                    rating: puzzle.rating(),
                    themes: themes(&puzzle).unwrap_or_default(),
                    source,
                    place: list.len(),
                    puzzle,
                });
            }
        }
        self.games.insert(id, list);
    }

    pub fn of(&self, id: &str) -> &[Listed] {
        self.games.get(id).map_or(&[], Vec::as_slice)
    }

    pub fn fault(&self, id: &str) -> Option<&Message> {
        self.faults.get(id)
    }

    pub fn all(&self) -> impl Iterator<Item = &Listed> + Clone {
        let ids = menu().iter().map(|entry| entry.id);
        ids.flat_map(|id| self.of(id))
    }

    pub fn find(&self, id: &str, key: u64) -> Option<&Listed> {
        self.of(id).iter().find(|one| one.key == key)
    }

    /// The current puzzle of a game about a theme: the one opened last, until it is solved.
    pub fn current(&self, id: &str, theme: Option<Theme>, progress: &PuzzleProgress) -> Option<&Listed> {
        let mut list = self.of(id).iter().filter(|one| one.is_about(theme));
        let last = progress.at(id).and_then(|key| self.find(id, key));
        match last {
            Some(last) if !progress.is_solved(id, last.key) && last.is_about(theme) => Some(last),
            Some(last) => self.after(last, theme, progress),
            None => {
                let first = list.clone().next();
                list.find(|one| !progress.is_solved(id, one.key)).or(first)
            }
        }
    }

    /// The next unsolved puzzle of the same game about a theme, or the next one if all are solved.
    pub fn after(&self, last: &Listed, theme: Option<Theme>, progress: &PuzzleProgress) -> Option<&Listed> {
        let (id, place) = (&*last.puzzle.game, last.place);
        let list = self.of(id);
        let (before, after) = list.split_at((place + 1).min(list.len()));
        let mut following = after.iter().chain(before).filter(|one| one.is_about(theme));
        let next = following.clone().find(|one| one.place != place && !progress.is_solved(id, one.key));
        next.or_else(|| following.next())
    }
}
