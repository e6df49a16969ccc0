//! The commands of the page of a challenge.

/// A request to the page of a challenge.
#[derive(Clone, Debug)]
pub enum ChallengeCommand {
    /// Compares the person's result with the entry that has this index.
    CompareWith(usize),
    /// Reviews the game that the entry with this index comes from, beginning at the decision after this number of steps.
    ReviewOther { index: usize, step: usize },
    /// Unfolds or folds the text to send.
    ToggleText,
    /// Notes the person's name as typed.
    Name(String),
    /// Opens the system's dialog to save the text.
    Save,
}
