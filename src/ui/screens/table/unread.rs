//! Dialogs that open by themselves cannot be answered before they have been seen: a press that was
//! meant for the table would otherwise dismiss a result or show a hand.

use super::game::{TableGame, TableState};
use crate::ui::presses::UNREAD;

/// The dialog that opened by itself last.
#[derive(Default)]
pub(super) struct Unread {
    /// The state of the table that it belongs to, its number, and the time at which it opened.
    opened: Option<(TableState, u64, f64)>,
}

impl Unread {
    pub fn show(&mut self, game: &TableGame, time: f64) {
        let now = (game.state(), game.dialog());
        let is_known = self.opened.is_some_and(|(state, number, _)| (state, number) == now);
        if !is_known {
            self.opened = Some((now.0, now.1, time));
        }
    }

    /// Notes that no dialog is due.
    pub const fn clear(&mut self) {
        self.opened = None;
    }

    /// The time for which the dialog has been open, in seconds.
    pub fn since(&self, time: f64) -> Option<f64> {
        self.opened.map(|(_, _, since)| time - since)
    }

    /// Tells whether the dialog of the present state has only just opened.
    pub fn is_new(&self, game: &TableGame, time: f64) -> bool {
        self.opened.is_some_and(|(state, number, since)| {
            (state, number) == (game.state(), game.dialog()) && time - since < UNREAD
        })
    }
}
