//! The commands of the statistics page.

use super::choices::StatisticsChoices;

#[derive(Clone, Debug)]
pub enum StatisticsCommand {
    /// Changes what is counted and shown.
    Choose(Box<StatisticsChoices>),
    Export,
    /// Removes all results; can be undone.
    Reset,
}
