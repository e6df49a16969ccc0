//! The occasion of a game: on its own, one of several in an evening, or the same deal again.

use egui::Ui;

use super::form::NewGameForm;
use crate::games::{Entry, menu};
use crate::rules::Seat;
use crate::store::{Evening, Standings};
use crate::text::{new_game as texts, summary};
use crate::ui::game_summary::full_names;
use crate::ui::settings::Settings;
use crate::ui::theme::{self, Words, size};

impl NewGameForm {
    /// Shows, above the players, which game this one follows, if any.
    pub(super) fn occasion(&mut self, ui: &mut Ui, settings: &Settings) {
        if self.is_evening_under_way() {
            self.next_of_evening(ui, settings);
        } else if self.followed.as_ref().is_some_and(|game| game.same_deal) {
            theme::heading(ui, texts::same_deal());
            theme::note(ui, texts::same_deal_help());
            if theme::secondary(ui, texts::move_on()).clicked() {
                self.players.rotate_right(1);
            }
            ui.add_space(8.0);
        }
    }

    /// Shows the standings, and the games that these players can play next.
    fn next_of_evening(&mut self, ui: &mut Ui, settings: &Settings) {
        let Some(evening) = &self.evening else { return };
        let number = evening.games.len() + 1;
        let standings = Standings::of(&evening.games, self.players.len());
        theme::heading(ui, texts::evening_game(number));
        let won = Seat::all(self.players.len()).zip(standings.won);
        let won = summary::games_won(won.map(|(seat, won)| summary::wins(seat, won)));
        theme::note(ui, Words::with_names(&won, &full_names(ui, &self.players)));
        let seats = self.players.len();
        let fitting = menu().iter().filter(|entry| entry.seats.contains(&seats));
        let all: Vec<(&str, Words)> = fitting.map(|entry| (entry.id, entry.into())).collect();
        let mut id = self.entry.id;
        let name = texts::game();
        if theme::select(ui, &mut id, &all, 240.0, &name)
            && let Some(entry) = menu().iter().find(|entry| entry.id == id)
        {
            self.change_game(entry, settings);
        }
        ui.add_space(8.0);
    }

    /// Sets up another game for the same players, with the house rules last used for it.
    fn change_game(&mut self, entry: &'static Entry, settings: &Settings) {
        let setup = settings.setup(entry);
        self.entry = entry;
        self.rules = entry.rules_or_usual(self.players.len(), &setup.rules);
        self.deal_code.clear();
        self.preset.clear();
    }

    /// Shows, below the players, whether the game begins an evening.
    pub(super) fn after_players(&mut self, ui: &mut Ui) {
        if self.is_evening_under_way() {
            theme::note(ui, texts::same_players());
            return;
        }
        if self.followed.is_some() {
            return;
        }
        ui.add_space(8.0);
        let mut on = self.evening.is_some();
        ui.horizontal(|ui| {
            let name = texts::evening();
            let label = theme::switch_label(ui, theme::text(ui, &name, size::BODY));
            theme::switch(ui, &mut on, &name).labelled_by(label.id);
            on ^= label.clicked();
        });
        theme::note(ui, texts::evening_help());
        if on != self.evening.is_some() {
            self.evening = on.then(Evening::begin);
        }
    }
}
