//! The laboratory, run as a program: results, traces, external players, training and measurements.

mod chi_square;
mod command_line;
mod deals;
mod external;
mod games;
mod gradient;
mod house_rules;
mod latency;
mod levels;
mod results;
mod review;
mod seating;
#[cfg(unix)]
mod signals;
mod stated_values;
mod tally;
#[cfg(unix)]
mod terminal;
mod traces;
mod train;
mod training;
mod workers;

#[cfg(unix)]
#[path = "../common/hostile.rs"]
mod hostile;
#[path = "../common/player.rs"]
mod player;
#[path = "../common/program.rs"]
mod program;
#[path = "../common/python.rs"]
mod python;
#[cfg(unix)]
#[path = "../common/running.rs"]
#[allow(dead_code, reason = "each test binary uses a part of it")]
mod running;

use std::path::{Path, PathBuf};

use program::{Folder, json, lines, misere, printed, refused};

/// The program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_misere-lab");

/// A file or folder by its path from the root of the repository.
fn in_repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The trace of some games, with all legal actions.
fn traced(args: &[&str]) -> String {
    let mut all = vec!["simulate", "--trace", "-", "--legal"];
    all.extend(args);
    printed(&all)
}
