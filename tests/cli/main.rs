//! The command line, run as a program: exit statuses, errors, reviews, saved games.

mod challenge;
mod command_line;
mod fairness;
#[cfg(unix)]
mod friends;
mod languages;
mod review;
mod rules_texts;
mod saves;
mod standings;
mod statistics;
#[cfg(unix)]
mod terminal;
mod today;

#[cfg(unix)]
#[path = "../common/hostile.rs"]
mod hostile;
#[path = "../common/program.rs"]
mod program;
#[path = "../common/python.rs"]
mod python;
#[cfg(unix)]
#[path = "../common/running.rs"]
#[allow(dead_code, reason = "each test binary uses a part of it")]
mod running;

use program::{Folder, json, lines, misere, printed, refused};

/// The program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_misere");
