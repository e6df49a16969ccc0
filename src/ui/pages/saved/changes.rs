//! Changes of saved games, and games from elsewhere among them.

use std::path::{Path, PathBuf};

use super::SavedPage;
use crate::store::{self, Origin, Saved, StoreError, imported_before};
use crate::text::{app as texts, together};
use crate::ui::pages::table::TablePart;
use crate::ui::question::Question;
use crate::ui::requests::ChangeSaved;
use crate::ui::review_work::UnfinishedReviews;
use crate::ui::services::Services;
use crate::ui::shell::{Ask, Part as _, Parts, Shell};
use crate::ui::{errors, game_summary};

impl Ask for ChangeSaved {
    type Of = TablePart;

    fn run(self, table: &mut TablePart, shell: &mut Shell<'_>) {
        let is_copy = matches!(self, Self::Duplicate(_));
        let changed = match self {
            Self::Rename(path, name) => rename(&path, name, table, shell.services),
            Self::Duplicate(path) => duplicate(&path, table, shell.services),
            Self::Delete(path) => delete(&path, table, shell),
            Self::Restore(path) => shell.services.saving.restore(&path),
        };
        match changed {
            // Where no list shows it, a message does.
            Ok(()) if is_copy && shell.shown::<SavedPage>().is_none() => shell.notify(&texts::copy_saved()),
            Ok(()) => {}
            Err(error) => shell.notify(&errors::store(&error)),
        }
    }

    /// The question whether to delete the game at which friends are.
    fn question(&self, parts: &Parts) -> Option<Question> {
        let table: &TablePart = parts.get();
        match self {
            Self::Delete(path) if is_at_table(path, table) => {
                table.parting().map(|parting| Question { words: together::close_help(), ..parting })
            }
            _ => None,
        }
    }
}

fn is_at_table(path: &Path, table: &TablePart) -> bool {
    table.game().is_some_and(|game| game.path() == path)
}

fn rename(path: &Path, name: String, table: &mut TablePart, services: &Services) -> Result<(), StoreError> {
    if !table.rename(path, &name) {
        let saving = &services.saving;
        let saved = Saved { name: name.into(), ..saving.read(path)? };
        saving.write(path, saved.to_ron());
    }
    table.write(services);
    Ok(())
}

/// Saves a second copy of a game.
fn duplicate(path: &Path, table: &mut TablePart, services: &Services) -> Result<(), StoreError> {
    if is_at_table(path, table) {
        table.write(services);
    }
    let saving = &services.saving;
    let saved = Saved { origin: Origin::Copy, ..saving.read(path)? };
    saving.write(&saving.new_path(saved.session.id()), saved.to_ron());
    Ok(())
}

fn delete(path: &Path, table: &mut TablePart, shell: &mut Shell<'_>) -> Result<(), StoreError> {
    if is_at_table(path, table) {
        table.leave_friends();
        table.write(shell.services);
        table.leave();
    }
    // Guests learn that their game is gone.
    if table.friends().is_some_and(|friends| friends.game() == path) {
        table.leave_friends();
    }
    drop(shell.parts.get_mut::<UnfinishedReviews>().take(path));
    shell.services.saving.delete(path)
}

/// A game from anywhere, among the saved games.
pub struct TakenIn {
    pub path: PathBuf,
    pub name: String,
    pub is_new: bool,
}

/// Copies a game from anywhere to the saved games, unless a copy is there that continues it.
///
/// # Errors
/// Returns an error if it is no game.
pub fn take_in(path: &Path, services: &mut Services) -> Result<TakenIn, StoreError> {
    let mut saved = store::read(path)?;
    // A game of a challenge that the command line has begun is played here.
    let is_new = saved.session.at() == 0;
    if !(is_new && matches!(saved.origin, Origin::Challenge(_))) {
        (saved.origin, saved.fairness) = (Origin::Import, None);
    }
    Ok(keep_import(&saved, services))
}

/// Keeps a game from elsewhere, unless a copy is there that continues it.
pub fn keep_import(saved: &Saved, services: &mut Services) -> TakenIn {
    services.saved_games.follow();
    if let Some(file) = imported_before(&services.saved_games, saved)
        && let Ok(found) = file.game()
    {
        return TakenIn { path: file.path.clone(), name: game_summary::name(found).to_owned(), is_new: false };
    }
    let saving = &services.saving;
    let copy = saving.new_path(saved.session.id());
    saving.write(&copy, saved.to_ron());
    TakenIn { path: copy, name: game_summary::name(saved).to_owned(), is_new: true }
}
