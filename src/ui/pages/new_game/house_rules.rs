//! The house rules of a game being set up, with a panel for each, and presets.

use crate::ui::shell::{AnyCommand, Commands, change_settings};
use egui::Ui;

use super::form::NewGameForm;
use super::house_rule::{rule, take_enter};
use crate::limits::PRESET_NAME;
use crate::text::house_rules as texts;
use crate::ui::focus;
use crate::ui::house_rules_cache::read_rules;
use crate::ui::settings::{OwnPreset, Settings};
use crate::ui::theme::{self, Palette, Words};

impl NewGameForm {
    pub(super) fn house_rules(&mut self, ui: &mut Ui, settings: &Settings, commands: &mut Commands) {
        let palette = Palette::of(ui);
        let seats = self.players.len();
        theme::heading(ui, texts::house_rules());
        self.presets(ui, settings);
        commands.extend(self.preset_name(ui, settings));
        for field in self.entry.fields(seats) {
            let Some(value) = self.rules.value(field.name).cloned() else { continue };
            theme::panel_frame(&palette).show(ui, |ui| {
                ui.set_width(ui.available_width());
                let has_effect = !field.is_idle(&self.rules);
                let typed_over = &mut self.typed_over;
                let shown = ui.add_enabled_ui(has_effect, |ui| rule(ui, field, &value, typed_over));
                if let Some(new) = shown.inner {
                    self.rules.set(field.name, new);
                }
            });
        }
    }

    /// Shows the presets of the game and the person's own.
    fn presets(&mut self, ui: &mut Ui, settings: &Settings) {
        let (entry, seats) = (self.entry, self.players.len());
        let base = entry.usual_rules(seats);
        let group = focus::Group::row("presets");
        ui.horizontal_wrapped(|ui| {
            group.show(ui, |ui| {
                let usual = texts::usual_rules();
                if theme::choice_button(ui, self.rules == base, &usual).clicked() {
                    self.rules = base.clone();
                }
                for preset in entry.presets {
                    let rules = read_rules(ui, entry, seats, preset.rules);
                    let button = theme::choice_button(ui, self.rules == rules, Words::verbatim(preset.name));
                    if button.on_hover_text(theme::say(ui, (preset.help)())).clicked() {
                        self.rules = rules;
                    }
                }
                for preset in settings.own_presets(entry.id) {
                    let rules = read_rules(ui, entry, seats, &preset.rules);
                    if theme::choice_button(ui, self.rules == rules, &preset.name).clicked() {
                        self.rules = rules;
                    }
                }
            });
        });
    }

    /// Shows a field to save house rules under a name, and a button to delete the selected preset.
    /// The row is always there, so that the rules below do not move while one is being changed.
    fn preset_name(&mut self, ui: &mut Ui, settings: &Settings) -> Option<AnyCommand> {
        let (entry, seats) = (self.entry, self.players.len());
        let is_changed = self.rules != entry.usual_rules(seats);
        let mut own = settings.own_presets(entry.id).iter();
        let chosen = own.find(|own| self.rules == read_rules(ui, entry, seats, &own.rules));
        ui.horizontal(|ui| {
            let [save, delete] = [texts::save_preset(), texts::delete_preset()];
            let [hint, label] = [texts::preset_hint(), texts::preset_name()].map(|words| theme::say(ui, words));
            let buttons = theme::button_width(ui, &save) + theme::button_width(ui, &delete);
            let room = ui.available_width() - buttons - 2.0 * ui.spacing().item_spacing.x;
            let field = egui::TextEdit::singleline(&mut self.preset)
                .hint_text(hint)
                .char_limit(PRESET_NAME)
                .desired_width(room.clamp(80.0, 200.0))
                .margin(theme::field_margin(ui))
                .align(egui::Align2::LEFT_CENTER);
            let field = ui.add_enabled(is_changed, field);
            let field = field.accessible_name(label);
            let name = self.preset.trim().to_owned();
            let can_save = is_changed && !name.is_empty() && settings.can_keep_preset(entry.id, &name);
            let entered = field.lost_focus() && take_enter(ui);
            let save = theme::secondary_enabled(ui, can_save, save);
            let delete = theme::destructive(ui, chosen.is_some(), delete);
            match chosen {
                Some(chosen) if delete.clicked() => {
                    let name = chosen.name.raw().to_owned();
                    Some(change_settings(move |settings| settings.forget_preset(entry.id, &name)))
                }
                _ if can_save && (save.clicked() || entered) => {
                    self.preset.clear();
                    let preset = OwnPreset { name: name.into(), rules: self.changes() };
                    Some(change_settings(|settings| settings.keep_preset(entry.id, preset)))
                }
                _ => None,
            }
        })
        .inner
    }
}
