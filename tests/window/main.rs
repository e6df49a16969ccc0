//! Tests of the window: table layout, spoken names, settings, whole games as a person plays them,
//! and snapshots of every screen. None needs a display.

mod announcements;
mod app;
mod backdrop;
mod board;
mod challenges;
mod claims;
mod clarity;
mod clock;
mod coach;
mod controls;
mod count;
#[path = "../common/damage.rs"]
mod damage;
mod decisive;
mod deck;
mod desktop;
mod ending;
mod evening;
mod exported;
mod first_visit;
mod focus;
mod forms;
mod found_puzzles;
mod frames;
mod goals;
mod hostile;
mod job;
mod keyboard;
mod languages;
mod layout;
mod lessons;
mod long_names;
mod look;
mod marks;
#[path = "../common/messages.rs"]
mod messages;
mod mistakes;
mod number;
mod opponents;
mod pages;
mod personas;
mod pictures;
mod place;
mod play;
#[path = "../common/player.rs"]
#[allow(dead_code, reason = "each test binary uses a part of it")]
mod player;
mod presses;
mod puzzles;
#[path = "../common/python.rs"]
mod python;
mod refused;
mod review;
mod saving;
mod seals;
mod settings_file;
mod sizes;
mod sound;
mod spoken;
mod stage;
mod statistics;
mod theme;
mod today;
mod together;
mod toolbar;
mod training;
mod verdicts;
mod words;

/// The root folder of the repository.
const ROOT: &str = env!("CARGO_MANIFEST_DIR");
