//! Puzzles found on this computer, in a file for each game.

use std::path::{Path, PathBuf};

use super::write::{Disk, Written, remove_file, replace};
use super::{Store, StoreError, read_text};
use misere_engine::limits::PUZZLES;
use misere_games::check_puzzle;
use misere_players::puzzles::{Puzzle, to_ron};

impl Store {
    /// The file of the puzzles that were found for the game with this id.
    pub fn puzzles_path(&self, id: &str) -> PathBuf {
        self.puzzles_folder().join(format!("{id}.ron"))
    }

    /// The folder of the puzzles that were found.
    pub(super) fn puzzles_folder(&self) -> PathBuf {
        self.data.join("puzzles")
    }
}

/// Reads puzzles that were found for the game with this id; none if there is no file.
///
/// # Errors
/// Returns an error if the file cannot be read, or a puzzle in it is wrong.
pub fn read_puzzles(path: &Path, id: &str) -> Result<Vec<Puzzle>, StoreError> {
    Ok(read(path, id)?.1)
}

/// Adds puzzles that were found for the game with this id to their file, as far as there is room.
/// Safe against another window doing the same.
///
/// # Errors
/// Returns an error if the file cannot be read or written; it is left unchanged.
pub fn add_puzzles(path: &Path, id: &str, found: &[Puzzle]) -> Result<(), StoreError> {
    loop {
        let (text, mut puzzles) = read(path, id)?;
        if found.is_empty() {
            return Ok(());
        }
        puzzles.extend_from_slice(found);
        puzzles.truncate(PUZZLES);
        let written = replace(&Disk::default(), path, text.as_deref(), &to_ron(&puzzles))?;
        match written {
            Written::There => return Ok(()),
            // The file has changed since it was read.
            Written::Beside(copy) => remove_file(&copy).map_err(StoreError::io(&copy))?,
        }
    }
}

/// The content of a puzzle file, if it exists, and the puzzles in it.
fn read(path: &Path, id: &str) -> Result<(Option<String>, Vec<Puzzle>), StoreError> {
    let text = match read_text(path) {
        Ok(text) => text,
        Err(error) if error.is_missing() => return Ok((None, Vec::new())),
        Err(error) => return Err(error),
    };
    let puzzles: Vec<Puzzle> = ron::from_str(&text).map_err(|error| StoreError::unreadable(path, &error))?;
    let wrong = |index: usize, message: String| StoreError::Unreadable {
        path: path.to_owned(),
        // Every puzzle has a line of its own, below the bracket.
        line: index + 2,
        column: 1,
        message,
    };
    if puzzles.len() > PUZZLES {
        let message = format!("too many puzzles: expected at most {PUZZLES}");
        return Err(wrong(PUZZLES, message));
    }
    for (index, puzzle) in puzzles.iter().enumerate() {
        if puzzle.game != id {
            let message = format!("a puzzle of `{}`: expected `{id}`", puzzle.game);
            return Err(wrong(index, message));
        }
        check_puzzle(puzzle).map_err(|error| wrong(index, error.to_string()))?;
    }
    Ok((Some(text), puzzles))
}
