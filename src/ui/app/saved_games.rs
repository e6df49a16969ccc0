//! Saved games: importing them, and changing their files.

use std::path::{Path, PathBuf};

use egui::Context;

use super::App;
use crate::printable;
use crate::store::{self, Moved, Origin, Saved, StoreError, imported_before};
use crate::text::{app as texts, together};
use crate::ui::command::{Command, RemovedLines, SavedGameChange};
use crate::ui::errors;
use crate::ui::game_summary;
use crate::ui::question::Question;
use crate::ui::screens::{PuzzlesCommand, Screen};

impl App {
    pub(super) fn change_saved(&mut self, ctx: &Context, path: &Path, change: SavedGameChange) {
        match change {
            SavedGameChange::Rename(name) => {
                let renamed = self.rename(path, name);
                self.has_changed(ctx, &renamed);
            }
            SavedGameChange::Duplicate => self.duplicate(ctx, path),
            SavedGameChange::Delete => self.delete(ctx, path),
            SavedGameChange::Restore => {
                let restored = self.services.saving.restore(path);
                self.has_changed(ctx, &restored);
            }
        }
    }

    fn rename(&mut self, path: &Path, name: String) -> Result<(), StoreError> {
        if !self.kept.table.rename(path, &name) {
            let saving = &self.services.saving;
            let saved = Saved { name: name.into(), ..saving.read(path)? };
            saving.write(path, saved.to_ron());
        }
        self.kept.table.write(&self.services);
        Ok(())
    }

    /// Saves a second copy of a game. Where no list shows it, a message says so.
    fn duplicate(&mut self, ctx: &Context, path: &Path) {
        if self.is_at_table(path) {
            self.kept.table.write(&self.services);
        }
        let saving = &self.services.saving;
        let copied = saving.read(path).map(|mut saved| {
            saved.origin = Origin::Copy;
            saving.write(&saving.new_path(saved.session.id()), saved.to_ron());
        });
        let is_copied = self.has_changed(ctx, &copied);
        if is_copied && !matches!(self.shown.screen, Screen::Saved(_)) {
            self.tell(ctx, &texts::copy_saved());
        }
    }

    fn delete(&mut self, ctx: &Context, path: &Path) {
        if self.is_at_table(path) {
            let closing =
                self.kept.table.parting().map(|parting| Question { words: together::close_help(), ..parting });
            if self.asks_to_part(closing) {
                return;
            }
            self.kept.table.leave_friends();
            self.kept.table.write(&self.services);
            self.kept.table.leave();
        }
        // Guests learn that their game is gone.
        if self.kept.table.friends().is_some_and(|friends| friends.game() == path) {
            self.kept.table.leave_friends();
        }
        drop(self.kept.reviews.take(path));
        let deleted = self.services.saving.delete(path);
        self.has_changed(ctx, &deleted);
    }

    fn is_at_table(&self, path: &Path) -> bool {
        let game = self.kept.table.game();
        game.is_some_and(|game| game.path() == path)
    }

    /// Reports why a change of the saved games failed; returns whether it succeeded.
    fn has_changed(&mut self, ctx: &Context, changed: &Result<(), StoreError>) -> bool {
        if let Err(error) = changed {
            self.tell(ctx, &errors::store(error));
        }
        changed.is_ok()
    }

    pub(super) fn continue_in(&mut self, moved: &Moved) {
        let name = self.kept.table.continue_in(moved);
        let words = match name {
            Some((old, new)) => texts::game_changed_elsewhere(old, new),
            None => {
                let (from, to) = (printable::path(&moved.from), printable::path(&moved.to));
                texts::file_changed_elsewhere(from, to)
            }
        };
        self.services.saving.add_notice(words);
    }

    /// Shows what has been brought back, or says why it was not.
    pub(super) fn has_restored(&mut self, ctx: &Context, lines: RemovedLines, restored: Result<(), StoreError>) {
        self.services.toasts.clear();
        match (lines, restored) {
            (_, Err(error)) => self.tell(ctx, &errors::store(&error)),
            (RemovedLines::Results, Ok(())) => self.read_results(),
            (RemovedLines::Tries, Ok(())) => self.run(ctx, PuzzlesCommand::TriesRestored.into()),
        }
    }

    /// Shows results that have been added in the background, on a page that tells of them.
    pub(super) fn read_results(&mut self) {
        if let Screen::Statistics(_) | Screen::Today(_) | Screen::Goals(_) = self.shown.screen {
            self.shown.screen.enter(&mut self.kept, &mut self.services);
        }
    }

    /// Imports a game from anywhere into the saved games, after checking every step of it.
    pub(super) fn import(&mut self, ctx: &Context, path: &Path) {
        match self.take_in(path) {
            Ok(taken) => {
                let name = taken.name;
                let message = if taken.is_new { texts::imported(name) } else { texts::already_imported(name) };
                self.services.offer(ctx, &message, texts::open(), Command::Open(taken.path));
            }
            Err(_) if self.open_challenge(ctx, path) => {}
            Err(_) if self.open_invitation_file(ctx, path) => {}
            Err(error) => self.tell(ctx, &texts::cannot_be_imported(errors::store(&error))),
        }
    }

    /// Copies a game from anywhere to the saved games, unless a copy is there that continues it.
    pub(super) fn take_in(&mut self, path: &Path) -> Result<TakenIn, StoreError> {
        let mut saved = store::read(path)?;
        // A game of a challenge that the command line has begun is played here.
        let is_new = saved.session.at() == 0;
        if !(is_new && matches!(saved.origin, Origin::Challenge(_))) {
            saved.origin = Origin::Import;
        }
        Ok(self.keep_import(&saved))
    }

    /// Keeps a game from elsewhere, unless a copy is there that continues it.
    pub(super) fn keep_import(&mut self, saved: &Saved) -> TakenIn {
        self.services.saved_games.follow();
        if let Some(file) = imported_before(&self.services.saved_games, saved)
            && let Ok(found) = file.game()
        {
            return TakenIn { path: file.path.clone(), name: game_summary::name(found).to_owned(), is_new: false };
        }
        let saving = &self.services.saving;
        let copy = saving.new_path(saved.session.id());
        saving.write(&copy, saved.to_ron());
        TakenIn { path: copy, name: game_summary::name(saved).to_owned(), is_new: true }
    }
}

/// A game from anywhere, among the saved games.
pub(super) struct TakenIn {
    pub path: PathBuf,
    name: String,
    is_new: bool,
}
