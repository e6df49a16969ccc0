//! Undo.

use super::TableScreen;
use super::peek_check::PeekCheck;
use super::toolbar::NOTHING_TO_UNDO;
use crate::ui::command::Command;
use crate::ui::settings::Settings;

impl TableScreen {
    /// Undoes the last choice of a person, or says why there is none to undo.
    pub(super) fn undo(&mut self, settings: &Settings, time: f64) -> Option<Command> {
        let game = self.game.as_mut()?;
        if self.unread.is_new(game, time) {
            return None;
        }
        if let Some(reason) = game.undo_refusal(settings) {
            self.say(reason, time);
            return None;
        }
        if !game.undo(settings) {
            self.say(NOTHING_TO_UNDO, time);
            return None;
        }
        self.message = None;
        self.shows_last_trick = false;
        self.peek_check = PeekCheck::default();
        self.external_bots.dismiss_all();
        self.board.release();
        Some(Command::ShowOverlay(None))
    }
}
