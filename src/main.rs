//! The program: runs the command given on the command line, or opens the window if there is none.

#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    misere::start()
}
