//! The result of the game at the table, and what statistics say of how it was played.

use super::TableScreen;
use crate::rules::Next;
use crate::store::FinishedGame;

impl TableScreen {
    /// The result of the game, once each time that it is finished. A game that was over when it came to
    /// the table has none.
    pub fn take_result(&mut self) -> Option<FinishedGame> {
        let game = self.game.as_ref()?;
        let is_over = game.session().next() == Next::Over;
        let is_new = is_over && !self.has_result;
        self.has_result = is_over;
        is_new.then(|| FinishedGame::of(game.saved(), game.path()))?
    }

    /// Counts a hint. Undoing the decision does not take it back.
    pub(super) fn count_hint(&mut self) {
        if let Some(game) = &mut self.game {
            game.saved.hints = game.saved.hints.saturating_add(1);
            self.written = None;
        }
    }
}
