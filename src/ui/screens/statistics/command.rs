//! The commands of the statistics page.

use super::choices::StatisticsChoices;
use crate::ui::command::Command;

/// A request to the statistics page.
#[derive(Clone, Debug)]
pub enum StatisticsCommand {
    /// Changes what is counted and shown.
    Choose(Box<StatisticsChoices>),
    /// Opens the system's dialog to export the games that are counted.
    Export,
    /// Removes all results; can be undone.
    Reset,
    /// A request to the shell.
    Shell(Command),
}

impl From<Command> for StatisticsCommand {
    fn from(command: Command) -> Self {
        Self::Shell(command)
    }
}
