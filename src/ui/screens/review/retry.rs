//! Trying the marked decisions of a game again.

/// The positions to retry, and the person's progress.
pub(super) struct Retry {
    /// The numbers of steps before the marked decisions.
    pub steps: Vec<usize>,
    /// The index of the current one.
    pub place: usize,
    /// The reply to the last try.
    pub answer: Option<String>,
    pub is_solved: bool,
}
