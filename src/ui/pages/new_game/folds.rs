//! The parts of the form that are folded while they are as usual, and the buttons that say so.

use egui::{Align, Ui};

use super::form::NewGameForm;
use crate::rules::Seat;
use crate::rules::options::{Field, Provenance};
use crate::text::new_game as texts;
use crate::ui::game_summary;
use crate::ui::house_rules_cache::read_rules;
use crate::ui::settings::Settings;
use crate::ui::theme::{self, Words};

impl NewGameForm {
    /// Tells whether the house rules are shown; those that differ from the usual ones always are.
    pub(super) fn shows_rules(&self) -> bool {
        self.unfolds_rules || self.changed_rules() > 0
    }

    /// The number of house rules that differ from the usual ones.
    fn changed_rules(&self) -> usize {
        let fields = self.entry.fields(self.players.len()).iter();
        let is_changed = |field: &&Field| self.rules.value(field.name) != Some(&field.usual);
        fields.filter(is_changed).count()
    }

    /// Shows the button that unfolds the house rules, and says which they are.
    pub(super) fn rules_button(&mut self, ui: &mut Ui, settings: &Settings) {
        let (entry, seats) = (self.entry, self.players.len());
        let changed = self.changed_rules();
        let words = if changed > 0 {
            let presets = entry.presets.iter();
            let presets = presets.map(|preset| (preset.name.to_owned(), preset.rules));
            let own = settings.own_presets(entry.id).iter();
            let own = own.map(|preset| (preset.name.shown(), preset.rules.as_str()));
            let is_chosen = |(_, rules): &(String, &str)| self.rules == read_rules(ui, entry, seats, rules);
            match presets.chain(own).find(is_chosen) {
                Some((name, _)) => texts::rules_named(name),
                None => texts::rules_changed(changed),
            }
        } else {
            let mut fields = entry.fields(seats).iter();
            if fields.all(|field| field.provenance == Provenance::Published) {
                texts::rules_as_published()
            } else {
                texts::rules_as_usual()
            }
        };
        let button = ui.add_enabled_ui(changed == 0, |ui| theme::fold(ui, self.shows_rules(), &words));
        if button.inner.clicked() {
            self.unfolds_rules = !self.unfolds_rules;
            if self.unfolds_rules {
                // More than their heading is in view.
                button.inner.scroll_to_me(Some(Align::TOP));
            }
        }
    }

    /// Tells whether the players are shown; others than the usual ones always are.
    pub(super) fn shows_players(&self, settings: &Settings) -> bool {
        self.unfolds_players || !self.has_usual_players(settings)
    }

    fn has_usual_players(&self, settings: &Settings) -> bool {
        self.evening.is_none() && self.players == settings.players(self.entry.usual, &[])
    }

    /// Shows the button that unfolds the players, and says who they are.
    pub(super) fn players_button(&mut self, ui: &mut Ui, settings: &Settings) {
        let names = game_summary::full_names(ui, &self.players);
        let seats = Seat::all(self.players.len());
        let words = Words::with_names(&texts::players_are(seats), &names);
        let button = ui.add_enabled_ui(self.has_usual_players(settings), |ui| {
            theme::fold(ui, self.shows_players(settings), &words)
        });
        if button.inner.clicked() {
            self.unfolds_players = !self.unfolds_players;
        }
    }
}
