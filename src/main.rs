//! The program: opens the window, or does without one what the command line says.

#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    misere::ui::open()
}
