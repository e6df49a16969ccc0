//! The commands of the list of saved games.

use std::path::PathBuf;

use super::filter::Filter;
use crate::ui::requests::{ChangeSaved, SavedGameChange};

#[derive(Clone, Debug)]
pub enum SavedCommand {
    /// Selects and orders the games to list.
    Filter(Filter),
    /// Begins to name a game.
    BeginNaming(Naming),
    /// Notes what has been typed in the field for the name.
    Type(String),
    /// Ends the naming of a game.
    EndNaming {
        /// Gives the game its new name.
        keeps: bool,
    },
    /// Deletes the game in this file, which has this name.
    Delete(PathBuf, String),
    /// Opens the system's dialog to choose a game to import.
    ChooseImport,
}

/// The game that is being named, as long as the field has the focus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Naming {
    pub path: PathBuf,
    /// Its name before.
    pub before: String,
    /// Its name as typed so far.
    pub text: String,
    /// Set until the field has the focus.
    pub is_new: bool,
}

impl Naming {
    /// The command that gives the game its new name, if that differs from the one before.
    pub fn rename(self) -> Option<ChangeSaved> {
        let name = self.text.trim();
        if name == self.before {
            return None;
        }
        let change = SavedGameChange::Rename(name.to_owned());
        Some(ChangeSaved(self.path, change))
    }
}
