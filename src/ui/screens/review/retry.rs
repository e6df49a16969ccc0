//! Trying the marked decisions of a game again.

/// The positions to be learned from, and how far the person has come.
pub(super) struct Retry {
    /// The numbers of steps before the marked decisions.
    pub steps: Vec<usize>,
    /// The index of the present one.
    pub place: usize,
    /// The answer to the last try.
    pub answer: Option<String>,
    pub is_solved: bool,
}
