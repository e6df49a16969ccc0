//! The results file: one line for each finished game, and one for each review of such a game.
//!
//! Lines are only ever appended, each as a whole and flushed to disk, even by several windows at
//! once. A damaged line is reported and skipped; nothing else is lost. Of several lines about one
//! game, the last counts, whatever the clock said when they were written.

mod lines;
mod reader;
mod record;

use std::collections::HashSet;
use std::path::{Path, PathBuf};

pub(super) use self::lines::LONGEST_REASON;
pub use self::lines::{DamagedLine, PlayedGame, Results};
use self::lines::{parse_line, write_line};
use self::reader::KnownResults;
pub(super) use self::reader::MOST_BYTES;
pub use self::reader::ResultsReader;
pub use self::record::{ChangedRules, Decisions, FinishedGame, ResultLine, ReviewedGame, ReviewedSeat};
use super::tidy::{deleted, remove_lines, restore_lines};
use super::writer::WriteQueue;
use super::{Store, StoreError};

/// Reads a results file. A missing file counts as empty.
///
/// # Errors
/// Returns an error if the file cannot be read, is not a regular file, or is larger than a gibibyte.
pub fn read_results(path: &Path) -> Result<Results, StoreError> {
    let mut known = KnownResults::default();
    known.read(path, MOST_BYTES).map_err(StoreError::io(path))?;
    Ok(known.with(&[]))
}

/// The lines that were removed, without those about which a newer line has been added since.
fn except_newer(removed: &[u8], added: &[u8]) -> Vec<u8> {
    let subject = |line: &[u8]| match parse_line(line).ok()? {
        ResultLine::Game(game) => Some((false, game.id)),
        ResultLine::Review(review) => Some((true, review.id)),
    };
    let is_end = |byte: &u8| *byte == b'\n';
    let newer: HashSet<_> = added.split(is_end).filter_map(subject).collect();
    let is_newest = |line: &&[u8]| subject(line).is_none_or(|subject| !newer.contains(&subject));
    let kept: Vec<&[u8]> = removed.split(is_end).filter(is_newest).collect();
    kept.join(&b'\n')
}

impl Store {
    pub fn results_path(&self) -> PathBuf {
        self.data.join("results.jsonl")
    }

    /// Queues a record to be added to the results.
    pub fn add_result(&self, queue: &WriteQueue, record: &ResultLine) {
        queue.append(&self.results_path(), write_line(record));
    }

    /// Removes all results. They can be restored until the next start of the program.
    ///
    /// # Errors
    /// Returns any I/O error; the results are still there.
    pub fn reset_results(&self) -> Result<(), StoreError> {
        remove_lines(&self.results_path())
    }

    pub fn has_removed_results(&self) -> bool {
        deleted(&self.results_path()).exists()
    }

    /// Restores the results that were removed. Those that were added since stay.
    ///
    /// # Errors
    /// Returns any I/O error.
    pub fn restore_results(&self) -> Result<(), StoreError> {
        restore_lines(&self.results_path(), MOST_BYTES, except_newer)
    }
}
