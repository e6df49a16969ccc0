//! Deletes games and files of lines, and tidies up at the start of the program.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fs, io};

use super::companion::{companion, copies, folder_of};
use super::friends::{is_table, table_path};
use super::lock::FolderLock;
use super::note::{carry_out, is_note};
use super::reviews::{is_review, review_path};
use super::write::{Disk, append, is_temporary, move_file, remove_file};
use super::{Store, StoreError, read_bytes};
use misere_engine::or_log::OrLog as _;

/// File extension of a deleted game until the next start of the program.
const DELETED: &str = "deleted";

/// The age at which a temporary file is no longer being written.
const OLD: Duration = Duration::from_secs(3600);

impl Store {
    /// Removes a game from the list; it can be restored until the next start of the program.
    ///
    /// # Errors
    /// Returns any I/O error.
    pub fn delete(&self, path: &Path) -> Result<(), StoreError> {
        move_file(path, deleted(path)).map_err(StoreError::io(path))
    }

    /// Restores a deleted game; returns its path, which differs from the old one if that has been taken.
    ///
    /// # Errors
    /// Returns any I/O error.
    pub fn restore(&self, path: &Path) -> Result<PathBuf, StoreError> {
        let mut paths = std::iter::once(path.to_owned()).chain(copies(path));
        let free = paths.find(|path| !path.exists());
        let free = free.ok_or(io::ErrorKind::AlreadyExists.into());
        let restore = |free: PathBuf| move_file(deleted(path), &free).map(|()| free);
        free.and_then(restore).map_err(StoreError::io(path))
    }

    /// The games beside whose place a table lies, while they themselves have not been written, or are gone without
    /// having been deleted.
    pub fn tables_without_game(&self) -> Vec<PathBuf> {
        let folder = self.games_path();
        let tables = files(&folder).filter(|path| is_table(path));
        let games = tables.map(|table| table.with_extension(""));
        games.filter(|game| !game.exists() && !deleted(game).exists()).collect()
    }

    /// Tidies up after earlier windows: applies notes left by a killed one, permanently removes
    /// deleted games and challenges, reset statistics and reset tries, and removes temporary files and reviews of games that
    /// are gone. Only the window that holds the lock may do so.
    pub fn tidy(&self, _lock: &FolderLock) {
        let games = self.games_path();
        for path in files(&games).chain(files(&self.challenges_path())) {
            if is_note(&path) {
                // Anything that fails now is retried at the next start.
                carry_out(&path).or_log("applying a note");
            } else if path.extension().is_some_and(|end| end == DELETED) {
                // Its table would begin the game again.
                remove(&table_path(&path.with_extension("")));
                remove(&path);
            } else if is_left_over(&path) {
                remove(&path);
            }
        }
        let reviews: HashSet<PathBuf> = files(&games).map(|path| review_path(&path)).collect();
        for path in files(&games).filter(|path| is_review(path) && !reviews.contains(path)) {
            remove(&path);
        }
        let tables: HashSet<PathBuf> = files(&games).map(|path| table_path(&path)).collect();
        // A table may be open for a game that has yet to begin.
        let is_gone = |path: &PathBuf| is_table(path) && !tables.contains(path) && is_old(path);
        for path in files(&games).filter(is_gone) {
            remove(&path);
        }
        // Permanently removes statistics and tries that were reset.
        for path in [self.results_path(), self.tries_path()] {
            remove(&deleted(&path));
        }
        for path in files(&self.puzzles_folder()).filter(|path| is_left_over(path)) {
            remove(&path);
        }
        for path in files(folder_of(&self.settings_path())) {
            if is_note(&path) {
                carry_out(&path).or_log("applying a note");
            } else if is_left_over(&path) {
                remove(&path);
            }
        }
    }
}

pub(super) fn deleted(path: &Path) -> PathBuf {
    companion(path, DELETED)
}

/// Removes a file of lines, if there is one; it can be restored until the next start of the program.
pub(super) fn remove_lines(path: &Path) -> Result<(), StoreError> {
    match move_file(path, deleted(path)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(StoreError::io(path)(error)),
        _ => Ok(()),
    }
}

/// Restores a file of lines that was removed, of at most so many bytes. Lines that were added since stay; `still_valid`
/// chooses among the removed ones.
pub(super) fn restore_lines(
    path: &Path, most: u64, still_valid: impl FnOnce(&[u8], &[u8]) -> Vec<u8>,
) -> Result<(), StoreError> {
    let kept = deleted(path);
    if !kept.exists() {
        return Ok(());
    }
    if !path.exists() {
        return move_file(&kept, path).map_err(StoreError::io(path));
    }
    let removed = read_bytes(&kept, most)?;
    let added = read_bytes(path, most)?;
    append(&Disk::default(), path, &still_valid(&removed, &added))?;
    remove_file(&kept).map_err(StoreError::io(&kept))
}

fn files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let files = fs::read_dir(folder).or_log("listing a folder").into_iter().flatten();
    files.filter_map(|file| Some(file.or_log("listing a folder")?.path()))
}

/// Removes a file that is of no use any more. What stays is tried again at the next start.
fn remove(path: &Path) {
    remove_file(path).or_log("tidying up");
}

/// Tells whether a file is a temporary one left behind by a killed process.
fn is_left_over(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str());
    name.is_some_and(is_temporary) && is_old(path)
}

fn is_old(path: &Path) -> bool {
    let age = || fs::metadata(path)?.modified()?.elapsed().map_err(io::Error::other);
    age().is_ok_and(|age| age > OLD)
}
