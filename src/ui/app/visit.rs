//! Visits to screens.

use crate::ui::screens::Screen;
use crate::ui::services::Services;

/// A visit to a screen, which keeps its place during the visit.
pub(super) struct Visit {
    /// The number by which it is told from all others.
    pub number: u64,
    pub screen: Screen,
}

impl Visit {
    /// The visit with which the program begins.
    pub fn first(services: &Services) -> Self {
        let mut screen = Screen::home();
        if let Screen::Home(home) = &mut screen {
            home.read(services, None);
        }
        Self { number: 0, screen }
    }
}
