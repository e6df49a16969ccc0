//! The result of the game at the table, and the help used in it, for statistics.

use super::TableScreen;
use crate::rules::Next;
use crate::store::FinishedGame;

impl TableScreen {
    /// Returns the result of the game once each time it is finished. A game that was already over
    /// when opened has none.
    pub fn take_result(&mut self) -> Option<FinishedGame> {
        let game = self.game.as_ref()?;
        let is_over = game.session().next() == Next::Over && !game.is_visit;
        let is_new = is_over && !self.has_result;
        self.has_result = is_over;
        is_new.then(|| FinishedGame::of(game.saved(), game.path()))?
    }

    /// Counts a hint. Undoing the decision does not uncount it.
    pub(super) fn count_hint(&mut self) {
        if let Some(game) = &mut self.game {
            game.saved.hints = game.saved.hints.saturating_add(1);
            self.written = None;
        }
    }
}
