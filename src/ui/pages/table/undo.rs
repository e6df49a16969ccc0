//! Undo.

use super::TablePart;
use super::at_table::AtTable;
use super::game::TableGame;
use super::peek_check::PeekCheckDialog;
use crate::online::Wish;
use crate::text::{Message, table_page as texts, together};
use crate::ui::command::Command;
use crate::ui::help_ban::undo_ban;
use crate::ui::settings::Settings;
use crate::ui::shell::Shell;

impl TablePart {
    /// Undoes the last choice of a person, asks friends elsewhere to agree to that, or says why it is impossible.
    pub(super) fn undo(&mut self, shell: &mut Shell<'_>) {
        let Some(at_table) = &mut self.at_table else { return };
        let (settings, time) = (shell.services.settings(), shell.time());
        let game = &mut at_table.game;
        if at_table.unread.is_new(game, time) {
            return;
        }
        if let Some(reason) = game.undo_refusal(settings) {
            at_table.say(&reason, time);
        } else if game.is_shared() && self.friends.is_some() {
            self.wish(Wish::Undo, shell);
        } else if game.is_shared() {
            at_table.say(&together::table_closed(), time);
        } else if game.undo(settings) {
            at_table.show_undone();
            shell.ask(Command::ShowOverlay(None));
        } else {
            at_table.say(&texts::nothing_to_undo(), time);
        }
    }
}

impl AtTable {
    /// Ends what was about the position that is gone.
    pub(super) fn show_undone(&mut self) {
        self.message = None;
        self.coach.dismiss();
        self.shows_previous_trick = false;
        self.asking = None;
        self.peek_check = PeekCheckDialog::default();
        self.external_bots.dismiss_all();
        self.board.release();
    }
}

impl TableGame {
    /// The reason why nothing can be undone now.
    pub(super) fn undo_refusal(&self, settings: &Settings) -> Option<Message> {
        let first = self.first_decision.to_undo(settings);
        let can_undo = if self.is_visit() {
            self.has_acted_elsewhere()
        } else {
            first.is_some_and(|first| first < self.session().at())
        };
        if let Some(ban) = undo_ban(self.origin()) {
            return Some(ban);
        }
        if self.is_watched() {
            return Some(together::watching());
        }
        match (settings.undo, can_undo) {
            (false, _) => Some(texts::undo_off()),
            (true, false) => Some(texts::nothing_to_undo()),
            (true, true) => None,
        }
    }
}
