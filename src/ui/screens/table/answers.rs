//! Answers to questions about the table: what lies there, the last trick, hints, and the reason for an
//! action.

use egui::Rect;

use super::TableScreen;
use super::game::{TableGame, TableState};
use super::hints::HintStatus;
use super::message::Message;
use crate::store::Saved;
use crate::text::table_screen as texts;
use crate::ui::board::read_table;
use crate::ui::command::{Command, Overlay, TableDialog};
use crate::ui::shell::Shell;

impl TableScreen {
    /// Reads out the table as the person sees it.
    pub(super) fn read_table(&self, shell: &mut Shell<'_>) {
        let Some(game) = &self.game else { return };
        let mut scene = game.scene(false);
        if game.is_unattended() || matches!(game.state(), TableState::Curtain(_)) {
            scene.conceal();
        }
        let names = game.names();
        let words = read_table(&scene, game.viewer(), &names).render(&names);
        shell.ask(Command::NotifyAtTable(words));
    }

    /// The game, and the part of the window that shows its table, for a picture.
    pub fn shared(&self) -> Option<(Saved, Option<Rect>)> {
        let game = self.game.as_ref()?;
        Some((game.saved().copy(), Some(self.board.shown_at())))
    }

    /// Shows the last trick again, or stops showing it.
    pub(super) fn show_last_trick(&mut self, time: f64) {
        let is_shown = |game: &&TableGame| !matches!(game.state(), TableState::Curtain(_));
        let Some(game) = self.game.as_ref().filter(is_shown) else {
            return;
        };
        let scene = game.scene_now();
        if scene.last_trick.is_none() {
            if scene.trick().is_some() {
                self.say(&texts::no_trick(), time);
            }
            return;
        }
        self.shows_last_trick = !self.shows_last_trick;
        self.message = None;
        self.announcer
            .say(&self.recalled_trick().unwrap_or_default());
    }

    /// The text above the hand while the last trick is shown again.
    pub(super) fn recalled_trick(&self) -> Option<String> {
        let game = self.game.as_ref().filter(|_| self.shows_last_trick)?;
        let last = game.scene_now().last_trick.as_ref()?;
        Some(texts::last_trick_again(last.to).render(&game.names()))
    }

    /// Starts thinking about a hint, or shows how the choices compare once there is one.
    pub(super) fn hint(&mut self, shell: &mut Shell<'_>) {
        let time = shell.time();
        let Some(game) = &self.game else { return };
        if !shell.services.settings().hints {
            return self.say(&texts::hints_off(), time);
        }
        match self.hints.status() {
            HintStatus::Ready(_) => {
                let values = Overlay::Table(TableDialog::HintValues);
                shell.ask(Command::ToggleOverlay(values));
            }
            HintStatus::Thinking => {}
            HintStatus::None => {
                self.message = None;
                if self.hints.ask(shell.ctx, game) {
                    self.count_hint();
                } else {
                    self.say(&texts::not_your_turn(), time);
                }
            }
        }
    }

    /// Explains the last action from public knowledge. This can guide the player, so it counts as a
    /// hint.
    pub(super) fn why(&mut self, shell: &Shell<'_>) {
        let time = shell.time();
        let Some(game) = &self.game else { return };
        if !shell.services.settings().hints {
            return self.say(&texts::hints_off(), time);
        }
        let words = match game.session().explain_last() {
            Some((seat, _)) if game.players()[seat.index()].is_person() => {
                texts::only_computers_explained()
            }
            Some((_, reason)) => reason,
            None => texts::nothing_played(),
        };
        let message = Message::about_action(words.render(&game.names()), game, time);
        self.announcer.say(&message.words);
        self.message = Some(message);
    }
}
