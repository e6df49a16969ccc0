//! Undo.

use super::TableScreen;
use super::game::TableGame;
use super::peek_check::PeekCheck;
use crate::online::Wish;
use crate::text::{Message, table_screen as texts, together};
use crate::ui::command::Command;
use crate::ui::help_ban::help_ban;
use crate::ui::settings::Settings;
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
        self.shows_previous_trick = false;
        self.asking = None;
        self.peek_check = PeekCheck::default();
        self.external_bots.dismiss_all();
        self.board.release();
    }
}

impl TableGame {
    /// The reason why nothing can be undone now.
    pub(super) fn undo_refusal(&self, settings: &Settings) -> Option<Message> {
        let first = self.first_decision.to_undo(settings);
        // A guest does not know what was decided before it came back.
        let can_undo =
            self.is_visit && self.session().at() > 0 || first.is_some_and(|first| first < self.session().at());
        if let Some(ban) = help_ban(self.saved.origin) {
            return Some(ban.undo);
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
