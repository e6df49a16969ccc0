//! The screens. Each keeps its own state, reads shared data from
//! [`Services`](super::services::Services), and returns commands; no screen knows another.

mod about;
mod exercise;
pub(super) mod home;
mod lesson;
mod new_game;
mod puzzles;
mod review;
mod rules;
mod saved;
mod settings;
mod statistics;
mod table;

pub(super) use self::about::AboutScreen;
pub(super) use self::lesson::LessonScreen;
pub(super) use self::new_game::NewGameScreen;
pub(super) use self::puzzles::PuzzlesScreen;
pub(super) use self::review::ReviewScreen;
pub(super) use self::rules::RulesScreen;
pub(super) use self::saved::SavedScreen;
pub(super) use self::settings::SettingsScreen;
pub(super) use self::statistics::StatisticsScreen;
pub(super) use self::table::{TableGame, TableScreen, TableState};
