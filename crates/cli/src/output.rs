//! Results on standard output.

use std::io::{self, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::Value;

use super::error::CliError;
use misere_engine::printable;

pub fn print(text: &str) -> Result<(), CliError> {
    Ok(io::stdout().lock().write_all(text.as_bytes())?)
}

/// Prints a line of JSON.
pub fn print_line(line: &Value) -> Result<(), CliError> {
    print(&(printable::json_line(line) + "\n"))
}

/// Prints what a command found until Ctrl-C, if that ended it.
pub fn print_so_far(text: &str, stop: &AtomicBool) -> Result<(), CliError> {
    print(text)?;
    if stop.load(Ordering::Relaxed) { Err(CliError::Stopped) } else { Ok(()) }
}
