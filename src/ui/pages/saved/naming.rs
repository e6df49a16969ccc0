//! The naming of a game in the list of saved games.

use std::path::PathBuf;

use crate::ui::requests::ChangeSaved;

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
        let name = name.to_owned();
        Some(ChangeSaved::Rename(self.path, name))
    }
}
