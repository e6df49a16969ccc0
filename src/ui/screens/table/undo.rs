//! Undo.

use super::TableScreen;
use super::peek_check::PeekCheck;
use crate::online::Wish;
use crate::text::{table_screen as texts, together};
use crate::ui::command::Command;
use crate::ui::shell::Shell;

impl TableScreen {
    /// Undoes the last choice of a person, or says why there is none to undo.
    pub(super) fn undo(&mut self, shell: &mut Shell<'_>) {
        let (settings, time) = (shell.services.settings(), shell.time());
        let Some(game) = &mut self.game else { return };
        if self.unread.is_new(game, time) {
            return;
        }
        if let Some(reason) = game.undo_refusal(settings) {
            return self.say(&reason, time);
        }
        if game.is_shared() {
            if self.friends.is_none() {
                return self.say(&together::table_closed(), time);
            }
            return self.wish(Wish::Undo, shell);
        }
        if !game.undo(settings) {
            return self.say(&texts::nothing_to_undo(), time);
        }
        self.show_undone();
        shell.ask(Command::ShowOverlay(None));
    }

    /// Ends what was about the position that is gone.
    pub(super) fn show_undone(&mut self) {
        self.message = None;
        self.shows_last_trick = false;
        self.asking = None;
        self.peek_check = PeekCheck::default();
        self.external_bots.dismiss_all();
        self.board.release();
    }
}
