//! A seat at a table whose host is elsewhere.

use super::super::TablePart;
use crate::online::NotDone;
use crate::online::guest::{FinishedTable, GuestEffect};
use crate::rules::Next;
use crate::store::Fairness;
use crate::table::Watch as _;
use crate::text::Message;
use crate::ui::command::Command;
use crate::ui::errors;
use crate::ui::friends::{Friends, Role, Visiting};
use crate::ui::page_id::PageId;
use crate::ui::pages::table::{Played, Put};
use crate::ui::shell::Shell;

impl TablePart {
    pub(super) fn follow_host(&mut self, shell: &mut Shell<'_>) {
        let time = shell.time();
        let Some(friends) = &mut self.friends else { return };
        let now = friends.now();
        let Role::Guest(visiting) = &mut friends.role else { return };
        let effects = visiting.follow(now, shell.ctx);
        if let Some(error) = visiting.table.file.take_trouble() {
            shell.notify(&errors::store(&error));
        }
        for effect in effects {
            match effect {
                GuestEffect::Moved => self.show_moved(shell),
                GuestEffect::NotDone(reason) => {
                    if let Some(at_table) = &mut self.at_table {
                        at_table.say(&not_done(reason), time);
                    }
                }
                GuestEffect::Phrase { seat, phrase } => self.hear(seat, phrase, time),
                GuestEffect::Over(finished) => self.finish_visit(finished),
                GuestEffect::Asked(_) => shell.ask(Command::Show(PageId::JOIN)),
                _ => shell.ctx.request_repaint(),
            }
        }
    }

    /// Shows the game that the host tells about, or goes on with it.
    fn show_moved(&mut self, shell: &mut Shell<'_>) {
        let time = shell.time();
        let Some(Friends { role: Role::Guest(visiting), .. }) = &mut self.friends else { return };
        let Some(session) = visiting.guest().session() else { return };
        let round = visiting.guest().table().map(|table| table.round);
        let at_table = self.at_table.as_mut().filter(|_| visiting.round == round);
        match at_table {
            // The whole game is here; the host only tells the same again.
            Some(at_table) if !at_table.game.is_visit() && session.next() == Next::Over => {}
            Some(at_table) => {
                let settings = shell.services.settings();
                at_table.game.go_on(session, settings, time);
                if let Some(card) = at_table.unanswered.take() {
                    at_table.explain(card);
                }
            }
            None => {
                visiting.round = round;
                let path = shell.services.saving.new_path(session.id());
                visiting.game.clone_from(&path);
                shell.ask(Put::new(Played::Visit { players: visiting.guest().players(), session }, path));
            }
        }
        shell.ctx.request_repaint();
    }

    /// Keeps the finished game, and says whether it was fair.
    fn finish_visit(&mut self, finished: Box<FinishedTable>) {
        let Some(at_table) = &mut self.at_table else {
            // It is about to be laid.
            return self.visit(|visiting| visiting.put_off(finished));
        };
        let FinishedTable { saved, check } = *finished;
        if let Some(saved) = saved {
            at_table.game.finish_visit(saved);
            at_table.written = None;
            // A game that was not checked from the beginning counts for nothing.
            at_table.has_result = check.verdict != Fairness::Fair;
        }
        at_table.fairness = Some(check);
    }

    /// Waits for the check of a finished game, so that the game is kept before it leaves the table.
    pub fn finish_check(&mut self) {
        let Some(Friends { role: Role::Guest(visiting), .. }) = &mut self.friends else { return };
        visiting.finish_check();
        if let Some(finished) = visiting.take_finished() {
            self.finish_visit(finished);
        }
    }

    /// Does something at the table of another host.
    pub fn visit(&mut self, act: impl FnOnce(&mut Visiting)) {
        if let Some(Friends { role: Role::Guest(visiting), .. }) = &mut self.friends {
            act(visiting);
        }
    }
}

fn not_done(reason: NotDone) -> Message {
    use crate::online::text::friends as texts;
    match reason {
        NotDone::NotLegal => texts::not_legal(),
        NotDone::NotYourTurn => texts::not_your_turn(),
        NotDone::TooLate => texts::too_late(),
    }
}
