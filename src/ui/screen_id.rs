//! The names of screens, by which commands lead to them.

use std::mem::discriminant;
use std::path::PathBuf;

use crate::challenge::ChallengeId;
use crate::rules::Message;
use crate::text::home;
use crate::ui::theme::Icon;

/// A screen that fills the window.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ScreenId {
    Home,
    /// The form that sets up the game with this id.
    NewGame(&'static str),
    Table,
    /// The review of the game in this file.
    Review(PathBuf),
    Saved,
    /// Figures on finished games.
    Statistics,
    Settings,
    /// The rules of the game with this id.
    Rules(&'static str),
    /// The lesson of the game with this id.
    Lesson(&'static str),
    Puzzles,
    /// The puzzles of the game with this id.
    PuzzlesOf(&'static str),
    /// The puzzle of the game with this id that has this key.
    Puzzle(&'static str, u64),
    /// The deals of days, with a calendar.
    Today,
    Challenges,
    /// The challenge with this id.
    Challenge(ChallengeId),
    /// Things not tried or done yet.
    Goals,
    /// The table to which friends elsewhere are invited.
    Lobby,
    /// Ways to a table with friends elsewhere, and the table of another host before the game begins.
    Join,
    /// The version, and the licenses of the program's components.
    About,
}

/// The pages that Home leads to with their icons and labels, in reading order.
pub const HOME_PAGES: [(Icon, Message, ScreenId); 6] = [
    (Icon::Puzzles, home::puzzles(), ScreenId::Puzzles),
    (Icon::Statistics, home::statistics(), ScreenId::Statistics),
    (Icon::Challenge, home::challenges(), ScreenId::Challenges),
    (Icon::Friends, home::friends(), ScreenId::Join),
    (Icon::Saved, home::saved_games(), ScreenId::Saved),
    (Icon::Settings, home::settings(), ScreenId::Settings),
];

impl ScreenId {
    /// Tells whether both are pages of one kind.
    pub fn is_alike(&self, other: &Self) -> bool {
        discriminant(self) == discriminant(other)
    }
}
