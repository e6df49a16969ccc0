//! The occasion of a game: on its own, one of several in an evening, or the same deal again.

use egui::Ui;

use super::form::NewGameForm;
use crate::games::{Entry, menu};
use crate::store::{Evening, Standings, names};
use crate::ui::settings::Settings;
use crate::ui::theme::{self, size};

impl NewGameForm {
    /// Shows, above the players, which game this one follows, if any.
    pub(super) fn occasion(&mut self, ui: &mut Ui, settings: &Settings) {
        if self.is_evening_under_way() {
            self.next_of_evening(ui, settings);
        } else if self.followed.as_ref().is_some_and(|game| game.same_deal) {
            theme::heading(ui, "The same deal again");
            let text = "The same cards and the same first dealer. Choose other opponents, or move \
                        everyone on to play another hand.";
            theme::note(ui, text);
            if theme::secondary(ui, "Move everyone one seat on").clicked() {
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
        let title = format!("Game {number} of the evening");
        theme::heading(ui, title);
        let names = names(&self.players);
        let won = names.list().iter().zip(&standings.won);
        let won: Vec<String> = won.map(|(name, won)| format!("{name} {won}")).collect();
        theme::note(ui, &format!("Games won: {}", won.join(", ")));
        let seats = self.players.len();
        let fitting = menu().iter().filter(|entry| entry.seats.contains(&seats));
        let all: Vec<(&str, &str)> = fitting.map(|entry| (entry.id, entry.title)).collect();
        let mut id = self.entry.id;
        if theme::select(ui, &mut id, &all, 240.0, "Game")
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
            theme::note(ui, "The players stay the same all evening.");
            return;
        }
        if self.followed.is_some() {
            return;
        }
        ui.add_space(8.0);
        let mut on = self.evening.is_some();
        ui.horizontal(|ui| {
            let label = theme::switch_label(ui, theme::text("Evening", size::BODY));
            theme::switch(ui, &mut on, "Evening").labelled_by(label.id);
            on ^= label.clicked();
        });
        theme::note(
            ui,
            "Several games in a row, with standings after each. You choose each game when the \
                  one before it is over.",
        );
        if on != self.evening.is_some() {
            self.evening = on.then(Evening::begin);
        }
    }
}
