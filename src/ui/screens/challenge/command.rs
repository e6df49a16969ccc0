//! The commands of the page of a challenge.

use crate::ui::command::Command;

/// A request to the page of a challenge.
#[derive(Clone, Debug)]
pub enum ChallengeCommand {
    /// Receives what the checks have found.
    Advance,
    /// Compares the person's result with the entry that has this index.
    CompareWith(usize),
    /// Unfolds or folds the text to send.
    ToggleText,
    /// Notes the person's name as typed.
    Name(String),
    /// Opens the system's dialog to save the text.
    Save,
    Shell(Command),
}

impl From<Command> for ChallengeCommand {
    fn from(command: Command) -> Self {
        Self::Shell(command)
    }
}
