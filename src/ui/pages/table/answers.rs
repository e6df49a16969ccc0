//! Answers to questions about the table: what lies there, the previous trick, hints, and the reason for an action.

use super::at_table::AtTable;
use super::command::FriendsCommand;
use super::game::{TableGame, TableState};
use super::hints::HintStatus;
use super::notice::Notice;
use crate::cards::Card;
use crate::games::Told;
use crate::rules::{Seat, Seats};
use crate::store::people;
use crate::table::Session;
use crate::text::table_page as texts;
use crate::ui::board::{Asking, read_table};
use crate::ui::command::{Command, Overlay, TableDialog};
use crate::ui::shell::Shell;

impl TableGame {
    fn told(&self) -> Told {
        let people = people(self.players());
        let hands = if people.len() == 1 { people } else { Seats::default() };
        let mut all = Seat::all(self.players().len());
        Told {
            hands,
            reader: all.find(|seat| self.names().addresses(*seat)),
            claimant: self.claim().map(|claim| claim.seat),
        }
    }
}

impl AtTable {
    /// Reads out the table as the person sees it.
    pub(super) fn read_table(&self, shell: &mut Shell<'_>) {
        let game = &self.game;
        let mut scene = game.scene(false);
        if game.is_unattended() || matches!(game.state(), TableState::Curtain(_)) {
            scene.conceal();
        }
        let names = game.names();
        self.notify(&read_table(&scene, game.viewer(), &names), shell);
    }

    /// Shows the previous trick again, or stops showing it.
    pub(super) fn show_previous_trick(&mut self, time: f64) {
        if let TableState::Curtain(_) = self.game.state() {
            return;
        }
        let scene = self.game.scene_now();
        let is_shown_to_ask = self.asking.take().is_some() && self.shows_previous_trick;
        if scene.previous_trick.is_none() {
            if scene.trick().is_some() {
                self.say(&texts::no_trick(), time);
            }
            return;
        }
        self.shows_previous_trick = is_shown_to_ask || !self.shows_previous_trick;
        self.message = None;
        self.announcer.say(&self.recalled_trick().unwrap_or_default());
    }

    /// The text above the hand while the previous trick is shown again.
    pub(super) fn recalled_trick(&self) -> Option<String> {
        let last = self.game.scene_now().previous_trick.as_ref().filter(|_| self.shows_previous_trick)?;
        Some(texts::previous_trick_again(last.to).render(&self.game.names()))
    }

    /// Starts thinking about a hint, or shows how the choices compare once there is one.
    pub(super) fn hint(&mut self, shell: &mut Shell<'_>) {
        let time = shell.time();
        let game = &self.game;
        if let Some(reason) = game.hint_refusal(shell.services.settings()) {
            return self.say(&reason, time);
        }
        match self.hints.status() {
            HintStatus::Ready(_) => {
                let values = Overlay::Table(TableDialog::HintValues);
                shell.ask(Command::ToggleOverlay(values));
            }
            HintStatus::Thinking => {}
            HintStatus::None => {
                self.message = None;
                let game_is_hosted = game.is_shared() && !game.is_visit();
                if self.hints.ask(shell.ctx, game, shell.services.hint_limit()) {
                    self.board.put_back();
                    self.count_hint();
                    if game_is_hosted {
                        shell.ask(FriendsCommand::Hinted);
                    }
                } else {
                    self.say(&texts::not_your_turn(), time);
                }
            }
        }
    }

    /// Explains the last action, and lets the person ask about other cards that were played; or stops
    /// that. The previous trick is shown again if no card lies in the middle.
    pub(super) fn why(&mut self, shell: &Shell<'_>) {
        let time = shell.time();
        if self.stop_asking() {
            return;
        }
        let game = &self.game;
        if let Some(reason) = game.hint_refusal(shell.services.settings()) {
            return self.say(&reason, time);
        }
        let scene = game.scene_now();
        let is_empty = scene.trick().is_some_and(|trick| trick.spots.is_empty());
        self.shows_previous_trick |= is_empty && scene.previous_trick.is_some();
        self.explain(None);
    }

    /// Explains the last action, or why this card was played. This can guide the player, so it counts as a hint.
    pub(super) fn explain(&mut self, card: Option<Card>) {
        let game = &self.game;
        let past = game.own_session().map(Session::past);
        let asking = Asking::begin(game.session(), &past.unwrap_or_default());
        let told = game.session().explain(card, &game.told());
        if told.is_none() && game.is_visit() {
            self.unanswered = Some(card);
        }
        let text = match (told, card, asking.has_another(&game.scene(self.shows_previous_trick))) {
            (None, ..) if game.is_visit() => crate::text::Message::EMPTY,
            (None, ..) => texts::nothing_played(),
            (Some((_, told)), None, true) => texts::explained_first(told),
            (Some((_, told)), ..) => told,
        };
        self.announcer.say(&text.render(&game.names()));
        self.message = Some(Notice::about_action(text, game));
        let about = card.or(asking.about);
        self.asking = Some((Asking { about, ..asking }, game.scene_now().previous_trick_number()));
    }

    /// Takes cards that were played since into account. Another trick ends the questions.
    pub(super) fn keep_asking(&mut self) {
        let Some((asking, tricks)) = &mut self.asking else { return };
        if self.game.scene_now().previous_trick_number() == *tricks {
            asking.cards = self.game.session().explainable();
        } else {
            self.asking = None;
        }
    }

    /// Stops letting the person ask about cards; returns whether they did.
    pub(super) fn stop_asking(&mut self) -> bool {
        let is_asking = self.asking.take().is_some();
        if is_asking {
            self.message = None;
            self.shows_previous_trick = false;
        }
        is_asking
    }
}
