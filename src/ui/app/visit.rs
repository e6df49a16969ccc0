//! Visits to screens.

use crate::ui::screens::Screen;

/// A visit to a screen, which keeps its place during the visit.
pub(super) struct Visit {
    /// The number by which it is told from all others.
    pub number: u64,
    pub screen: Screen,
}

impl Visit {
    /// The visit with which the program begins.
    pub fn first() -> Self {
        Self {
            number: 0,
            screen: Screen::home(),
        }
    }
}
