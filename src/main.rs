//! The program: opens the window, or does without one what the command line says.

use std::process::ExitCode;

fn main() -> ExitCode {
    misere::headless::run(std::env::args_os()).unwrap_or_else(|| {
        eprintln!("misere: a command is missing: try `misere --help`");
        ExitCode::from(2)
    })
}
