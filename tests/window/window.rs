//! The window: layout of the table, spoken names, settings, whole games as a person plays them, and
//! pictures of every screen. No test needs a display.

mod announcements;
mod controls;
mod evening;
mod focus;
mod forms;
mod layout;
mod lessons;
mod look;
mod marks;
mod pictures;
mod play;
mod puzzles;
mod review;
mod saving;
mod seals;
mod sizes;
mod spoken;
mod stage;
mod statistics;
mod verdicts;

/// The folder of the repository.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
