//! The program: opens the window, or does without one what the command line says.

#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    misere::cli::run(std::env::args_os()).unwrap_or_else(misere::ui::open)
}
