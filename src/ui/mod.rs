//! The window.
//!
//! [`App`] is a shell around the screens. Screens draw and collect [`ScreenCommand`]s, which `App` runs
//! after drawing. Nothing here knows which game is played: the menu, the scene and the legal moves
//! provide all that is needed.

mod announcements;
mod app;
mod backdrop;
pub mod board;
mod challenges;
mod chart;
mod command;
mod command_field;
mod copy_row;
pub mod deck;
mod drawing;
mod emblem;
mod errors;
mod file_dialog;
mod file_exchange;
mod focus;
mod friends;
mod game_summary;
mod help_ban;
mod house_rules_cache;
mod invitation;
mod job;
mod key_list;
mod keyboard;
pub mod medal;
mod page;
pub mod personas;
mod presses;
mod question;
mod results;
mod review_work;
mod saving;
mod screen_id;
mod screens;
mod services;
pub mod settings;
mod share_dialog;
mod shell;
mod small_cards;
pub mod sound;
mod theme;
mod toasts;
mod unsaved;
mod window;

pub use app::App;
pub use command::{Command, NewGame, SavedGameChange, SettingsChange, Sharing};
pub use friends::transport::Transport;
pub use screen_id::{HOME_PAGES, ScreenId};
pub use screens::{
    FriendsCommand, JoinCommand, LessonCommand, LobbyCommand, PuzzleCommand, PuzzlesCommand, ReviewCommand,
    ScreenCommand, SidePanel, TableCommand,
};
pub use window::open;
