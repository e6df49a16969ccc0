//! The window.
//!
//! [`App`] is a shell around the pages. A page is drawn and asks for what the person does, which `App` runs
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
mod face_choice;
mod file_dialog;
mod file_exchange;
mod focus;
#[doc(hidden)]
pub mod for_tests;
mod friends;
mod game_summary;
mod help_ban;
mod house_rules_cache;
mod invitation;
mod job;
mod key_list;
mod keyboard;
pub mod medal;
mod notification;
mod other_rules;
mod page;
mod page_id;
mod pages;
pub mod personas;
mod presses;
mod question;
mod requests;
mod results;
mod review_work;
mod saving;
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
pub use command::{Command, Sharing};
pub use friends::transport::Transport;
pub use page_id::PageId;
pub use pages::{
    FriendsCommand, HOME_PAGES, JoinCommand, LessonCommand, LobbyCommand, PuzzleCommand, PuzzlesCommand, ReviewCommand,
    SidePanel, TableCommand,
};
pub use requests::{ChangeSaved, GameRequest, NewGame, Received};
pub use shell::{AnyCommand, change_settings};
pub use window::open;
