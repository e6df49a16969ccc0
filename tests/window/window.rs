//! The window: the layout of the table, settings of its look, whole games as a person plays them,
//! and pictures of every screen. None of these tests needs a display.

mod layout;
mod look;
mod pictures;
mod play;
mod spoken;

/// The folder of the repository.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
