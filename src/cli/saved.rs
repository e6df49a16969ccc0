//! Saved games: `trace` and `check`.

use std::io::{self, Write};
use std::path::Path;

use super::failure::Failure;
use crate::rules::Next;
use crate::store;
use crate::trace;

/// AtlasSet the trace of a saved game, as far as it was played.
///
/// # Errors
/// The save is wrong, or standard output cannot be written.
pub fn trace(save: &Path, legal: bool) -> Result<(), Failure> {
    let saved = store::read(save)?;
    let trace = trace::of(&*saved.session, legal);
    Ok(io::stdout().lock().write_all(trace.as_bytes())?)
}

/// Reads a saved game, which checks every step of it, and says what it is.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn check(save: &Path) -> Result<(), Failure> {
    let session = store::read(save)?.session;
    let stands = match session.next() {
        Next::Over => "finished",
        _ => "in progress",
    };
    let steps = session.at();
    writeln!(
        io::stdout().lock(),
        "{}: whole and legal: {}, {} players, {steps} steps, {stands}",
        save.display(),
        session.id(),
        session.seats(),
    )?;
    Ok(())
}
