//! The commands of the statistics page.

use super::choices::StatisticsChoices;
use crate::ui::command::Command;

#[derive(Clone, Debug)]
pub enum StatisticsCommand {
    /// Changes what is counted and shown.
    Choose(Box<StatisticsChoices>),
    Export,
    /// Removes all results; can be undone.
    Reset,
    Shell(Command),
}

impl From<Command> for StatisticsCommand {
    fn from(command: Command) -> Self {
        Self::Shell(command)
    }
}
