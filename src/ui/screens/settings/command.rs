//! The commands of the settings.

use super::look::LookFields;
use crate::ui::command::Command;

#[derive(Clone, Debug)]
pub enum SettingsCommand {
    /// Remembers what is being edited.
    Edit(LookFields),
    /// Plays a card's sound, so that the volume can be judged.
    PlaySample,
    /// Opens the system's dialog to choose a picture for the table.
    ChoosePicture,
    /// Sorts the hand at the table again.
    SortHand,
    /// Deletes what makes the person known at tables of friends.
    DeleteKeys,
    Shell(Command),
}

impl From<Command> for SettingsCommand {
    fn from(command: Command) -> Self {
        Self::Shell(command)
    }
}
