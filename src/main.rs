//! The program: runs the command given on the command line, or opens the window if there is none.

#![cfg_attr(
    all(feature = "window", not(debug_assertions)),
    windows_subsystem = "windows"
)]

use std::process::ExitCode;

fn main() -> ExitCode {
    misere::cli::run(std::env::args_os()).unwrap_or_else(open_window)
}

#[cfg(feature = "window")]
fn open_window() -> ExitCode {
    misere::ui::open()
}

#[cfg(not(feature = "window"))]
fn open_window() -> ExitCode {
    eprintln!(
        "misere: this build has no window: build with `--features window`, or see `misere --help`"
    );
    ExitCode::from(2)
}
