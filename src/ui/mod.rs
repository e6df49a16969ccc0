//! The window.
//!
//! Screens draw and collect [`Command`]s; [`App`] runs them after drawing. Nothing here asks which
//! game it is: the menu, the scene and the moves say all that is needed.

mod app;
mod backdrop;
pub mod board;
mod command;
pub mod deck;
mod emblem;
mod external_bots;
mod hints;
mod home;
mod keys;
mod new_game;
mod pending_move;
mod play;
mod rules_page;
mod run;
mod save_thread;
mod saved;
pub mod settings;
mod settings_page;
mod sheet;
pub mod sound;
mod table;
mod theme;
mod thinking;
mod toasts;
mod window;

pub use app::App;
pub use command::{Command, Screen};
pub use window::open;
