//! The commands of the list of saved games.

use std::path::PathBuf;

use super::filter::Filter;
use super::naming::Naming;

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
