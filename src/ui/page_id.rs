//! The addresses of pages, by which commands lead to them.

use std::mem::discriminant;
use std::path::PathBuf;

use crate::challenge::ChallengeId;

/// The address of a page.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PageId {
    /// The page with this name, which is about nothing in particular.
    Plain(&'static str),
    /// The form that sets up the game with this id.
    NewGame(&'static str),
    /// The review of the game in this file.
    Review(PathBuf),
    /// The rules of the game with this id.
    Rules(&'static str),
    /// The lesson of the game with this id.
    Lesson(&'static str),
    /// The puzzles of the game with this id.
    PuzzlesOf(&'static str),
    /// The puzzle of the game with this id that has this key.
    Puzzle(&'static str, u64),
    /// The challenge with this id.
    Challenge(ChallengeId),
}

/// Pages that others lead to.
impl PageId {
    pub const HOME: Self = Self::Plain("home");
    pub const TABLE: Self = Self::Plain("table");
    pub const SAVED: Self = Self::Plain("saved games");
    /// Figures on finished games.
    pub const STATISTICS: Self = Self::Plain("statistics");
    pub const SETTINGS: Self = Self::Plain("settings");
    pub const PUZZLES: Self = Self::Plain("puzzles");
    /// The puzzles of the day, until the first miss.
    pub const STREAK: Self = Self::Plain("streak");
    /// The person's own mistakes, which return as puzzles.
    pub const MISTAKES: Self = Self::Plain("mistakes");
    /// The deals of days, with a calendar.
    pub const TODAY: Self = Self::Plain("today");
    pub const CHALLENGES: Self = Self::Plain("challenges");
    /// Things not tried or done yet.
    pub const GOALS: Self = Self::Plain("goals");
    /// The table to which friends elsewhere are invited.
    pub const LOBBY: Self = Self::Plain("lobby");
    /// Ways to a table with friends elsewhere, and the table of another host before the game begins.
    pub const JOIN: Self = Self::Plain("join");
    /// The version, and the licenses of the program's components.
    pub const ABOUT: Self = Self::Plain("about");
}

impl PageId {
    /// Tells whether both are pages of one kind, of which one takes the place of the other among those to go back to.
    pub fn is_alike(&self, other: &Self) -> bool {
        match self {
            Self::Plain(_) => self == other,
            _ => discriminant(self) == discriminant(other),
        }
    }
}
