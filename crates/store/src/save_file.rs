//! The list of saved games. A list reads only the heads of the files; a game is replayed and
//! checked when it is first needed, so hundreds of files can be listed at once.

use std::cell::OnceCell;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rayon::prelude::*;

use super::head::{Head, read_head};
use super::waiting::Unsaved;
use super::{EXTENSION, OLD_EXTENSION, Saved, StoreError, format, now, read_text};
use misere_engine::or_log::OrLog as _;

/// A file in the list of saved games.
pub struct SaveFile {
    pub path: PathBuf,
    /// The content, if it is still to be written.
    text: Option<Arc<str>>,
    /// `None` for a file that cannot be read.
    head: Option<Head>,
    game: OnceCell<Result<Saved, StoreError>>,
}

impl SaveFile {
    /// Reads the head of a file, or determines why it cannot be read.
    pub(super) fn open(path: PathBuf) -> Self {
        match read_text(&path) {
            Ok(text) => Self::of(path, &text),
            Err(error) => Self { path, text: None, head: None, game: OnceCell::from(Err(error)) },
        }
    }

    /// A game whose file is yet to be written with this text.
    pub fn of_text(path: PathBuf, text: &Arc<str>) -> Self {
        Self { text: Some(text.clone()), ..Self::of(path, text) }
    }

    fn of(path: PathBuf, text: &str) -> Self {
        let (mut head, game) = (read_head(text), OnceCell::new());
        if head.is_none() {
            let read = game.get_or_init(|| format::read(text, &path));
            head = read.as_ref().ok().and_then(Head::of);
        }
        Self { path, text: None, head, game }
    }

    /// A game that is not in a file.
    pub fn unsaved(path: PathBuf, saved: Saved) -> Self {
        Self { path, text: None, head: Head::of(&saved), game: OnceCell::from(Ok(saved)) }
    }

    /// The facts that the file states; `None` if it cannot be read.
    pub fn head(&self) -> Option<&Head> {
        match self.game.get() {
            Some(Err(_)) => None,
            _ => self.head.as_ref(),
        }
    }

    /// The game, replayed and checked at the first call.
    ///
    /// # Errors
    /// Returns the reason if the file cannot be read.
    pub fn game(&self) -> Result<&Saved, &StoreError> {
        self.game.get_or_init(|| self.read()).as_ref()
    }

    /// The game, replayed and checked.
    ///
    /// # Errors
    /// Returns the reason if the file cannot be read.
    pub fn into_game(mut self) -> Result<Saved, StoreError> {
        let game = self.game.take();
        game.unwrap_or_else(|| self.read())
    }

    fn read(&self) -> Result<Saved, StoreError> {
        match &self.text {
            Some(text) => format::read(text, &self.path),
            None => super::read(&self.path),
        }
    }
}

/// Tolerance for the clock of another computer being ahead, in seconds.
const CLOCKS: u64 = 300;

/// The saved games in a folder, last written first. Games dated in the future come after all
/// others, because a clock must have been wrong, and unreadable files come last. Content that is
/// still to be written takes the place of its file.
pub(super) fn list(folder: &Path, unsaved: &[Unsaved]) -> Vec<SaveFile> {
    let is_unsaved = |path: &PathBuf| unsaved.iter().any(|file| file.path == *path);
    let paths: Vec<PathBuf> = fs::read_dir(folder)
        .or_log("listing the saved games")
        .into_iter()
        .flatten()
        .filter_map(|file| Some(file.or_log("listing the saved games")?.path()))
        .filter(|path| is_save(path) && !is_unsaved(path))
        .collect();
    let mut files: Vec<SaveFile> = paths.into_par_iter().map(SaveFile::open).collect();
    let unsaved = unsaved.iter().filter(|file| file.path.starts_with(folder));
    files.extend(unsaved.map(|file| SaveFile::of_text(file.path.clone(), &file.text)));
    sort(&mut files);
    files
}

pub(super) fn sort(files: &mut [SaveFile]) {
    let latest = now() + CLOCKS;
    files.sort_by_cached_key(|file| {
        let saved = file.head().map(|head| (head.saved <= latest, head.saved));
        Reverse((saved, file.path.clone()))
    });
}

/// Tells whether a file is a saved game, by its name.
pub(super) fn is_save(path: &Path) -> bool {
    let mut extensions = [EXTENSION, OLD_EXTENSION].into_iter();
    let has_extension = path.extension().is_some_and(|end| extensions.any(|known| end.eq_ignore_ascii_case(known)));
    // On disks of other systems, macOS keeps what it knows about `x` in `._x`.
    let is_metadata = path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"._"));
    has_extension && !is_metadata
}

/// The games that somebody may want to continue, in the order of the list: unfinished ones, and the
/// last game of each evening that has not been ended.
pub fn unfinished(files: &[SaveFile]) -> Vec<&SaveFile> {
    let mut latest: HashMap<u64, usize> = HashMap::new();
    let evenings = || files.iter().filter_map(|file| file.head()?.evening.as_ref());
    for evening in evenings() {
        let most = latest.entry(evening.began).or_default();
        *most = evening.games.len().max(*most);
    }
    let is_open = |head: &Head| match &head.evening {
        _ if !head.finished => true,
        Some(evening) => !evening.ended && latest[&evening.began] == evening.games.len(),
        None => false,
    };
    let wanted = |file: &&SaveFile| file.head().is_some_and(is_open);
    files.iter().filter(wanted).collect()
}
