//! The commands of the settings.

use super::look::LookFields;

#[derive(Clone, Debug)]
pub enum SettingsCommand {
    /// Remembers what is being edited.
    Edit(LookFields),
    /// Plays a card's sound, so that the volume can be judged.
    PlaySample,
    /// Opens the system's dialog to choose a picture for the table.
    ChoosePicture,
    /// Deletes what makes the person known at tables of friends.
    DeleteKeys,
}
