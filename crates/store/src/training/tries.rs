//! The file of tries at puzzles.

use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::cells::{Cell, line, time};
use crate::results::{DamagedLine, LONGEST_REASON, MOST_BYTES};
use crate::tidy::{remove_lines, restore_lines};
use crate::writer::WriteQueue;
use crate::{Date, Store, StoreError, read_bytes};
use misere_engine::encoding::without_mark;
use misere_engine::limits::{self, TIME, check_number};
use misere_engine::printable::excerpt;

/// The version of both formats, the only one read so far.
pub(super) const VERSION: u32 = 1;

/// A try at a puzzle. Only the first answer to a puzzle that is shown counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Try {
    version: u32,
    /// The time of the try, in seconds since 1970.
    pub time: u64,
    #[serde(deserialize_with = "limits::id")]
    pub game: String,
    /// The puzzle's key.
    pub puzzle: u64,
    /// Set if the first answer was right.
    pub solved: bool,
    /// The day in whose streak it was made, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub streak: Option<Date>,
}

impl Try {
    /// A try that ends now.
    pub fn now(game: &str, puzzle: u64, solved: bool) -> Self {
        Self { version: VERSION, time: crate::now(), game: game.to_owned(), puzzle, solved, streak: None }
    }

    /// A line of the file, without the line break.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("a try consists of texts and numbers")
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tries {
    /// The tries, in the order in which they were made.
    pub tries: Vec<Try>,
    /// The lines that cannot be read.
    pub damaged: Vec<DamagedLine>,
}

impl Tries {
    /// Parses the content of a file.
    pub fn parse(content: &[u8]) -> Self {
        let (tries, damaged) = parse_lines(content, |one: &Try| (one.version, one.time));
        let mut found = Self { tries, damaged };
        found.tries.sort_by_key(|one| one.time);
        found
    }
}

/// Parses the lines of a file that are not empty, each with the version and the time in it, and tells which cannot be read.
pub(super) fn parse_lines<T: DeserializeOwned>(
    content: &[u8], about: fn(&T) -> (u32, u64),
) -> (Vec<T>, Vec<DamagedLine>) {
    let parse = |line: &[u8]| {
        let one = serde_json::from_slice(line).map_err(|error| error.to_string())?;
        match about(&one) {
            (VERSION, time) => check_number(&time, &TIME).map(|()| one).map_err(|what| format!("time {what}")),
            (version, _) => Err(format!("format version {version}: expected {VERSION}")),
        }
    };
    let (mut found, mut damaged) = (Vec::new(), Vec::new());
    for (index, line) in content.split(|byte| *byte == b'\n').enumerate() {
        if line.trim_ascii().is_empty() {
            continue;
        }
        match parse(without_mark(line)) {
            Ok(one) => found.push(one),
            Err(reason) => {
                damaged.push(DamagedLine { line: index + 1, reason: excerpt(&reason, LONGEST_REASON) });
            }
        }
    }
    (found, damaged)
}

/// Reads a file of tries. A missing file counts as empty.
///
/// # Errors
/// Returns an error if the file cannot be read, is not a regular file, or is larger than a gibibyte.
pub fn read_tries(path: &Path) -> Result<Tries, StoreError> {
    Ok(Tries::parse(&read_content(path)?))
}

fn read_content(path: &Path) -> Result<Vec<u8>, StoreError> {
    match read_bytes(path, MOST_BYTES) {
        Err(error) if error.is_missing() => Ok(Vec::new()),
        content => content,
    }
}

/// The content of a file of lines, with the lines still to be written.
pub(super) fn read_lines(path: &Path, queue: &WriteQueue) -> Result<Vec<u8>, StoreError> {
    let mut content = read_content(path)?;
    for line in queue.pending_lines(path) {
        content.push(b'\n');
        content.extend_from_slice(line.as_bytes());
    }
    Ok(content)
}

/// Tries as comma-separated values, one line each below a header line.
pub fn csv(tries: &[Try]) -> String {
    let mut text = line(["time", "game", "puzzle", "solved"].map(Cell::text));
    for one in tries {
        text.push_str(&line([
            Cell::text(&time(one.time)),
            Cell::text(&one.game),
            Cell::text(&format!("{:016x}", one.puzzle)),
            Cell::number(u8::from(one.solved)),
        ]));
    }
    text
}

impl Store {
    pub fn tries_path(&self) -> PathBuf {
        self.puzzles_folder().join("tries.jsonl")
    }

    /// Reads the tries, including those still to be written.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read.
    pub fn tries(&self, queue: &WriteQueue) -> Result<Tries, StoreError> {
        Ok(Tries::parse(&read_lines(&self.tries_path(), queue)?))
    }

    /// Removes all tries. They can be restored until the next start of the program.
    ///
    /// # Errors
    /// Returns any I/O error; the tries are still there.
    pub fn reset_tries(&self) -> Result<(), StoreError> {
        remove_lines(&self.tries_path())
    }

    /// Restores the tries that were removed. Those that were made since stay.
    ///
    /// # Errors
    /// Returns any I/O error.
    pub fn restore_tries(&self) -> Result<(), StoreError> {
        restore_lines(&self.tries_path(), MOST_BYTES, |removed, _| removed.to_vec())
    }

    /// Queues a try to be added to the file.
    pub fn add_try(&self, queue: &WriteQueue, one: &Try) {
        queue.append(&self.tries_path(), one.to_line());
    }
}
