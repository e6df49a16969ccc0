//! The commands for saved games: `trace`, `record` and `check`.

use std::io::{self, Write};
use std::path::Path;

use super::error::CliError;
use crate::printable;
use crate::record;
use crate::rules::Next;
use crate::rules::words::count;
use crate::store::{self, Saved};
use crate::trace;

/// Prints the trace of a saved game, as far as it has been played.
///
/// # Errors
/// Returns an error if the save is wrong, or standard output cannot be written.
pub fn trace(save: &Path, legal: bool) -> Result<(), CliError> {
    let saved = Saved::from_ron(&store::read_input(save)?, save)?;
    let trace = trace::of(&*saved.session, legal);
    Ok(io::stdout().lock().write_all(trace.as_bytes())?)
}

/// Prints a saved game as readable text, as far as it has been played.
///
/// # Errors
/// Returns an error if the save is wrong, or standard output cannot be written.
pub fn record(save: &Path) -> Result<(), CliError> {
    let saved = Saved::from_ron(&store::read_input(save)?, save)?;
    let text = record::write(&saved);
    Ok(io::stdout().lock().write_all(text.as_bytes())?)
}

/// Reads a saved game, which checks every step, and prints a summary and its seal.
///
/// # Errors
/// Returns the first error in the file.
pub fn check(save: &Path) -> Result<(), CliError> {
    let Saved { session, seal, .. } = Saved::from_ron(&store::read_input(save)?, save)?;
    let state = match session.next() {
        Next::Over => "finished",
        _ => "in progress",
    };
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{}: complete and legal: {}, {} players, {}, {state}",
        printable::path(save),
        session.id(),
        session.seats(),
        count(session.at(), "step"),
    )?;
    match seal {
        // Reading the file has checked it.
        Some(sealed) => writeln!(
            out,
            "{sealed}\nseed: {}, derived from the seal",
            sealed.seed()
        )?,
        None => writeln!(
            out,
            "no seal: the cards were not freshly shuffled for this game"
        )?,
    }
    Ok(())
}
