//! All puzzles, what a person's tries at them tell, and the searches for new ones, which go on whatever page is shown.

use std::collections::{BTreeMap, BTreeSet};

use super::coach::Coach;
use super::collection::{Collection, Listed, Source};
use super::command::PuzzlesCommand;
use super::miner::{Miner, Status, Wanted};
use super::own::OwnMistakes;
use crate::games::{Entry, Theme, entry, first_to_try, menu};
use crate::puzzles::Rating;
use crate::store::Date;
use crate::store::training::{PuzzleStreak, Training, Try, csv};
use crate::text::{Message, puzzles_page as texts};
use crate::ui::command::{Command, RemovedLines};
use crate::ui::errors;
use crate::ui::page_id::PageId;
use crate::ui::saving::Saving;
use crate::ui::services::Services;
use crate::ui::settings::{PuzzleProgress, Settings};
use crate::ui::shell::{Ask, Part, Shell, Shown};

/// All puzzles, what a person's tries at them tell, and the searches for new ones.
#[derive(Default)]
pub struct PuzzleBook {
    /// The puzzles, once a page has needed them.
    collection: Option<Collection>,
    /// The ratings of all puzzles, by their keys.
    ratings: BTreeMap<u64, Rating>,
    /// The keys of the puzzles that come with the program, the easiest first.
    by_difficulty: Vec<u64>,
    pub(super) coach: Coach,
    own: OwnMistakes,
    /// The theme of the puzzles that are listed.
    theme: Option<Theme>,
    miner: Miner,
}

impl Ask for PuzzlesCommand {
    type Of = PuzzleBook;

    fn run(self, book: &mut PuzzleBook, shell: &mut Shell<'_>) {
        match self {
            Self::Find(id) => book.search_for(id, shell),
            Self::FindAlike(id, theme) => {
                book.theme = theme;
                book.search_for(id, shell);
                shell.ask(Command::Show(PageId::PuzzlesOf(id)));
            }
            Self::CancelFind(id) => book.miner.cancel(id),
            Self::ChooseTheme(theme) => book.theme = theme,
            Self::ExportTries => {
                let name = shell.services.say(&texts::tries_file_name());
                let files = &mut shell.services.files;
                files.export_table(shell.ctx, &name, csv(book.coach.tries()));
            }
            Self::ResetTries => book.reset(shell),
            Self::RemoveMistake(key) => {
                let Some(line) = book.own.find(key).and_then(Listed::mistake).map(|own| own.line.clone()) else {
                    return;
                };
                shell.services.saving.add_mistake(&line.removed());
                book.own.remove(key);
                shell.ask(Command::Show(PageId::MISTAKES));
                let undo = Self::BringMistakeBack(Box::new(line));
                shell.offer(&texts::mistake_removed(), texts::undo(), undo);
            }
            Self::BringMistakeBack(line) => {
                shell.services.saving.add_mistake(&line);
                book.own.read(&shell.services.saving);
            }
        }
    }
}

impl Part for PuzzleBook {
    fn receive(&mut self, shell: &mut Shell<'_>) {
        if let Some(restored) = shell.services.saving.follow_restored(RemovedLines::Tries) {
            shell.services.toasts.clear();
            match restored {
                Ok(()) => self.restore(shell),
                Err(error) => shell.notify(&errors::store(&error)),
            }
        }
    }

    fn advance(&mut self, shown: &Shown, shell: &mut Shell<'_>) {
        self.follow(&shown.page, shell);
    }
}

impl PuzzleBook {
    /// Reads all puzzles and tries, unless they were read before.
    pub fn read(&mut self, saving: &Saving) {
        if self.collection.is_none() {
            self.collection = Some(Collection::read(&saving.store));
            self.rate();
        }
        self.coach.read(saving, &self.ratings);
        self.own.read(saving);
        self.own.follow(self.coach.tries());
    }

    pub(super) const fn streaks(&self) -> &BTreeMap<Date, PuzzleStreak> {
        &self.coach.streaks
    }

    pub(super) fn by_difficulty(&self) -> &[u64] {
        &self.by_difficulty
    }

    pub(super) fn all(&self) -> impl Iterator<Item = &Listed> {
        self.collection.iter().flat_map(Collection::all)
    }

    /// The person's own mistakes.
    pub(super) const fn own(&self) -> &OwnMistakes {
        &self.own
    }

    /// Collects the ratings of all puzzles, and sorts those that come with the program.
    fn rate(&mut self) {
        self.ratings = self.all().map(|one| (one.key, one.rating)).collect();
        let mut shipped: Vec<&Listed> = self.all().filter(|one| matches!(one.source, Source::Shipped)).collect();
        let difficulty = |one: &Listed| one.puzzle.difficulty();
        shipped.sort_by(|a, b| difficulty(a).total_cmp(&difficulty(b)).then(a.key.cmp(&b.key)));
        self.by_difficulty = shipped.into_iter().map(|one| one.key).collect();
    }

    pub(super) fn of(&self, id: &str) -> &[Listed] {
        let collection = self.collection.as_ref();
        collection.map_or(&[], |collection| collection.of(id))
    }

    /// The puzzle of a game with this key.
    pub(super) fn find(&self, id: &str, key: u64) -> Option<&Listed> {
        self.collection.as_ref()?.find(id, key).or_else(|| self.own.find(key))
    }

    pub(super) const fn theme(&self) -> Option<Theme> {
        self.theme
    }

    /// The numbers of puzzles of a game about the theme that are solved, and of all.
    pub(super) fn solved(&self, id: &str, progress: &PuzzleProgress) -> [usize; 2] {
        let list = self.of(id).iter().filter(|one| one.is_about(self.theme));
        let solved = list.clone().filter(|one| progress.is_solved(id, one.key));
        [solved.count(), list.count()]
    }

    /// The outcome of the person's tries; `None` if none are kept or there are none.
    pub(super) fn training(&self, settings: &Settings) -> Option<&Training> {
        let training = &self.coach.training;
        if settings.rate_puzzles && !training.is_empty() { Some(training) } else { None }
    }

    /// The outcome of the tries at puzzles like this one.
    pub(super) fn training_of(&self, one: &Listed, settings: &Settings) -> Option<&Training> {
        match one.mistake() {
            Some(_) => settings.rate_puzzles.then_some(&self.own.training),
            None => self.training(settings),
        }
    }

    /// The number of puzzles in the list of this one.
    pub(super) fn count_beside(&self, one: &Listed) -> usize {
        let id = &*one.puzzle.game;
        match one.mistake() {
            Some(_) => self.own.offered().filter(|other| other.puzzle.game == id).count(),
            None => self.of(id).len(),
        }
    }

    /// The reason why the tries could not be read, and the number of unreadable lines.
    pub(super) fn unread_tries(&self) -> (Option<&Message>, usize) {
        (self.coach.error.as_ref(), self.coach.damaged())
    }

    /// The next puzzle of a game: one that returns or suits the person's rating, or else the current one.
    pub(super) fn next_of(&self, id: &str, settings: &Settings) -> Option<&Listed> {
        let collection = self.collection.as_ref()?;
        let list = collection.of(id).iter();
        self.suited(list, &BTreeSet::new(), settings).or_else(|| collection.current(id, self.theme, &settings.puzzles))
    }

    /// The next puzzle of all games that the person knows, or else of the game of the last one.
    pub(super) fn next_of_all(&self, services: &Services) -> Option<&Listed> {
        let settings = services.settings();
        let last = entry(settings.puzzles.game()).unwrap_or_else(first_to_try);
        let is_known = |entry: &&Entry| {
            entry.id == last.id || settings.puzzles.at(entry.id).is_some() || services.has_played(entry)
        };
        let known = menu().iter().filter(is_known);
        let known = known.flat_map(|entry| self.of(entry.id));
        self.suited(known, &BTreeSet::new(), settings).or_else(|| self.next_of(last.id, settings))
    }

    /// The puzzle of the same game that follows another, none of those that were seen if there is one; or the mistake
    /// that follows another, if one is left.
    pub(super) fn after(&self, last: &Listed, seen: &BTreeSet<u64>, settings: &Settings) -> Option<&Listed> {
        if last.mistake().is_some() {
            return self.own.next(Some(last.key), seen, self.theme);
        }
        let list = self.of(&last.puzzle.game).iter();
        let next = self.suited(list, seen, settings);
        next.or_else(|| {
            let collection = self.collection.as_ref()?;
            collection.after(last, self.theme, &settings.puzzles)
        })
    }

    /// The puzzle about the theme, among these, that returns or suits the person's rating; `None` if no tries are kept.
    fn suited<'a>(
        &self, list: impl Iterator<Item = &'a Listed> + Clone, seen: &BTreeSet<u64>, settings: &Settings,
    ) -> Option<&'a Listed> {
        let mut list = list.filter(|one| one.is_about(self.theme) && !seen.contains(&one.key));
        let rated: Vec<(u64, Rating)> = list.clone().map(|one| (one.key, one.rating)).collect();
        let next = self.coach.training.next(&rated, Date::today()).filter(|_| settings.rate_puzzles)?;
        list.find(|one| one.key == next)
    }

    /// The puzzle of the day, among those that come with the program.
    pub(super) fn of_day(&self) -> Option<&Listed> {
        let all = self.collection.as_ref()?.all();
        let shipped: Vec<&Listed> = all.filter(|one| matches!(one.source, Source::Shipped)).collect();
        Training::of_day(&shipped, Date::today()).copied()
    }

    /// Keeps a first answer to a puzzle, if the person wants and has not solved it while no tries were kept; returns how
    /// much that has changed the rating, if it is the first try.
    pub(super) fn record(&mut self, one: Try, services: &Services) -> Option<f64> {
        let settings = services.settings();
        let is_new = self.coach.training.is_new(one.puzzle);
        let is_alone = one.streak.is_none();
        let is_known = is_alone && is_new && settings.puzzles.is_solved(&one.game, one.puzzle);
        if !settings.rate_puzzles || is_known {
            return None;
        }
        services.saving.add_try(&one);
        let before = self.coach.training.rating.value;
        let is_rated = is_alone && is_new && self.ratings.contains_key(&one.puzzle);
        self.coach.add(one, &self.ratings);
        self.own.follow(self.coach.tries());
        is_rated.then_some(self.coach.training.rating.value - before)
    }

    pub(super) fn fault(&self, id: &str) -> Option<&Message> {
        self.collection.as_ref()?.fault(id)
    }

    /// Starts the search for puzzles of a game about the theme that is listed.
    fn search_for(&mut self, id: &str, shell: &Shell<'_>) {
        if let Some(entry) = entry(id) {
            let file = shell.services.saving.store.puzzles_path(id);
            let seed = shell.services.draw_seal().cut("").seed();
            let wanted = Wanted { entry, theme: self.theme, seed };
            self.miner.start(shell.ctx, wanted, file, shell.services.saving.queue());
        }
    }

    /// The state of the search in a game.
    pub(super) fn search(&self, id: &str) -> Option<Status<'_>> {
        self.miner.status(id)
    }

    /// Removes all tries, and forgets which puzzles were solved.
    fn reset(&mut self, shell: &mut Shell<'_>) {
        if let Err(error) = shell.services.saving.reset_tries() {
            return shell.notify(&errors::store(&error));
        }
        let progress = std::mem::take(&mut shell.services.settings_mut().puzzles);
        self.coach.removed = Some(progress);
        self.coach.forget();
        self.read(&shell.services.saving);
        shell.offer(&texts::tries_reset(), texts::undo(), Command::BringBack(RemovedLines::Tries));
    }

    /// Takes up the tries that were removed last and are back, and which puzzles were solved then.
    fn restore(&mut self, shell: &mut Shell<'_>) {
        if let Some(removed) = self.coach.removed.take() {
            shell.services.settings_mut().puzzles = removed;
        }
        self.coach.forget();
        self.read(&shell.services.saving);
    }

    /// Receives the mistakes and what searches have found, and says when one has ended.
    fn follow(&mut self, page: &PageId, shell: &mut Shell<'_>) {
        self.own.receive(self.coach.tries());
        for progress in self.miner.update() {
            let entry = progress.entry;
            if progress.is_new
                && let Some(collection) = &mut self.collection
            {
                collection.read_game(&shell.services.saving.store, entry.id);
                self.rate();
                self.coach.follow(&self.ratings);
            }
            let Some(found) = progress.ended else { continue };
            let message = texts::search_of_game(entry.title, found);
            let list = PageId::PuzzlesOf(entry.id);
            if *page == list {
                shell.notify(&message);
            } else {
                shell.offer(&message, texts::show(), Command::Show(list));
            }
        }
    }
}
