//! Results on standard output.

use std::io::{self, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};

use super::error::CliError;

pub fn print(text: &str) -> Result<(), CliError> {
    Ok(io::stdout().lock().write_all(text.as_bytes())?)
}

/// Prints what a command found until Ctrl-C, if that ended it.
pub fn print_so_far(text: &str, stop: &AtomicBool) -> Result<(), CliError> {
    print(text)?;
    if stop.load(Ordering::Relaxed) {
        Err(CliError::Stopped)
    } else {
        Ok(())
    }
}
