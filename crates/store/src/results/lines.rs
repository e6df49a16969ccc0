//! A line of the results file, and what all of them say.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::record::{FinishedGame, ResultLine, ReviewedGame};
use misere_engine::encoding::{EncodingError, is_utf16, without_mark};

/// The version of the format, the only one read so far.
const VERSION: u32 = 1;

/// Maximum number of characters of a reason that are shown.
pub const LONGEST_REASON: usize = 200;

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

#[derive(Serialize)]
struct Versioned<'a> {
    version: u32,
    #[serde(flatten)]
    record: &'a ResultLine,
}

#[derive(Deserialize)]
struct VersionOnly {
    version: u32,
}

/// Formats a line of the file, without the line break.
pub(super) fn write_line(record: &ResultLine) -> String {
    let version = VERSION;
    serde_json::to_string(&Versioned { version, record }).expect("a record consists of texts, numbers and lists")
}

/// Reads a line of the file.
pub(super) fn parse_line(line: &[u8]) -> Result<ResultLine, String> {
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
    let record: ResultLine = serde_json::from_slice(line).map_err(words)?;
    record.check()?;
    Ok(record)
}
