//! The results file: one line for each finished game, and one for each review of such a game.
//!
//! Lines are only ever appended, each as a whole and flushed to disk, even by several windows at
//! once. A damaged line is reported and skipped; nothing else is lost. Of several lines about one
//! game, the last counts, whatever the clock said when they were written.

mod reader;
mod record;

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use self::reader::ResultsReader;
use self::reader::{KnownResults, MOST_BYTES};
pub use self::record::{ChangedRules, Decisions, FinishedGame, Record, ReviewedGame, ReviewedSeat};
use super::tidy::{deleted, remove_lines, restore_lines};
use super::writer::WriteQueue;
use super::{Store, StoreError};
use misere_engine::encoding::{EncodingError, is_utf16, without_mark};

/// The version of the format, the only one read so far.
const VERSION: u32 = 1;

/// Maximum number of characters of a reason that are shown.
pub(super) const LONGEST_REASON: usize = 200;

/// The results of finished games.
#[derive(Debug, Default)]
pub struct Results {
    /// The games, in the order in which they finished.
    pub games: Vec<Arc<PlayedGame>>,
    /// The lines that cannot be read.
    pub damaged: Vec<DamagedLine>,
}

/// The result of a finished game, and its review if there is one.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    pub result: FinishedGame,
    pub review: Option<ReviewedGame>,
}

/// A line of the file that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DamagedLine {
    /// Its number, from 1.
    pub line: usize,
    /// The problem, and what was expected.
    pub reason: String,
}

impl Results {
    /// Parses the content of a results file.
    pub fn parse(content: &[u8]) -> Self {
        let mut known = KnownResults::default();
        content.split(|byte| *byte == b'\n').for_each(|line| known.add(line));
        known.with(&[])
    }
}

#[derive(Serialize)]
struct Versioned<'a> {
    version: u32,
    #[serde(flatten)]
    record: &'a Record,
}

#[derive(Deserialize)]
struct VersionOnly {
    version: u32,
}

/// Formats a line of the file, without the line break.
fn write_line(record: &Record) -> String {
    let version = VERSION;
    serde_json::to_string(&Versioned { version, record }).expect("a record consists of texts, numbers and lists")
}

fn parse_line(line: &[u8]) -> Result<Record, String> {
    let words = |error: serde_json::Error| match error.column() {
        0 => error.to_string(),
        // Within one line, serde_json's line number is always 1; [`DamagedLine`] has the real one.
        column => {
            let text = error.to_string();
            let what = text.split(" at line ").next().unwrap_or_default();
            format!("column {column}: {what}")
        }
    };
    // Files can be put together from several, each with a byte order mark.
    let line = without_mark(line);
    if is_utf16(line) {
        return Err(EncodingError::Utf16.to_string());
    }
    let VersionOnly { version } = serde_json::from_slice(line).map_err(words)?;
    if version != VERSION {
        return Err(format!("format version {version}: expected {VERSION}"));
    }
    let record: Record = serde_json::from_slice(line).map_err(words)?;
    record.check()?;
    Ok(record)
}

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
        Record::Game(game) => Some((false, game.id)),
        Record::Review(review) => Some((true, review.id)),
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
    pub fn add_result(&self, queue: &WriteQueue, record: &Record) {
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
