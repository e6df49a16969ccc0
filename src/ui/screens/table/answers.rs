//! Answers to questions about the table: what lies there, and the reason for an action.

use egui::Rect;

use super::game::TableState;
use super::{HINTS_OFF, MESSAGE, TableScreen};
use crate::rules::words::{does, with_names};
use crate::store::Saved;
use crate::ui::board::read_table;
use crate::ui::command::Command;
use crate::ui::settings::Settings;

/// The time that a reason replaces the prompt, in seconds.
const REASON: f64 = 5.0;

impl TableScreen {
    /// Reads out the table as the person sees it.
    pub(super) fn read_table(&self) -> Option<Command> {
        let game = self.game.as_ref()?;
        let mut scene = game.scene(false);
        if matches!(game.state(), TableState::Curtain(_)) {
            scene.conceal();
        }
        let words = read_table(&scene, game.viewer(), &game.names());
        Some(Command::Notify(words))
    }

    /// The game, and the part of the window that shows its table, for a picture.
    pub fn shared(&self) -> Option<(Saved, Option<Rect>)> {
        let game = self.game.as_ref()?;
        Some((game.saved().copy(), Some(self.board.shown_at())))
    }

    /// The text above the hand while the last trick is shown again.
    pub(super) fn recalled_trick(&self) -> Option<String> {
        let game = self.game.as_ref().filter(|_| self.shows_last_trick)?;
        let last = game.scene_now().last_trick.as_ref()?;
        let words = format!(
            "Last trick: {} it. Press L or click to go on.",
            does(last.to, "took")
        );
        Some(with_names(&words, &game.names()))
    }

    /// Explains the last action from public knowledge. This can guide the player, so it counts as a
    /// hint.
    pub(super) fn why(&mut self, settings: &Settings, time: f64) {
        let Some(game) = &self.game else { return };
        if !settings.hints {
            return self.say(HINTS_OFF, time + MESSAGE);
        }
        let message = match game.session().explain_last() {
            Some((seat, reason)) => match &game.players()[seat.index()] {
                player if player.is_person() => {
                    "Only the moves of computer players are explained.".into()
                }
                _ => with_names(&reason, &game.names()),
            },
            None => "Nothing has been played yet.".into(),
        };
        self.say(message, time + REASON);
    }
}
