//! The house rules of a game that is set up, one panel each, and sets of them under a name.

use egui::{Align, Align2, Id, Layout, Sense, Ui, vec2};

use super::NewGameForm;
use crate::rules::options::{Field, Kind, Value};
use crate::ui::app::App;
use crate::ui::command::Command;
use crate::ui::theme::{self, Palette, size};

pub(super) fn show(app: &mut App, ui: &mut Ui, form: &mut NewGameForm) {
    let palette = Palette::of(ui);
    let seats = form.players.len();
    ui.label(theme::text("House rules", size::HEADING));
    presets(app, ui, form);
    let fields = form.entry.fields(seats);
    for field in fields {
        let Some(value) = form.rules.value(field.name).cloned() else {
            continue;
        };
        theme::panel(&palette).show(ui, |ui| {
            ui.set_width(ui.available_width());
            if let Some(new) = rule(ui, field, &value) {
                form.rules.set(field.name, new);
            }
        });
    }
    if let Err(error) = form.entry.complete(seats, &form.rules) {
        ui.label(theme::text(error.to_string(), size::BODY).color(palette.warning));
    }
}

/// A house rule in its words, and what changes it: beside them where there is room. The new value
/// if it changed.
fn rule(ui: &mut Ui, field: &Field, value: &Value) -> Option<Value> {
    let palette = Palette::of(ui);
    let changed = *value != field.default;
    let wide = control_width(ui, field, value);
    let room = ui.available_width();
    let mut new = None;
    let mut words = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let label = if changed {
            theme::strong(field.label, size::BODY).color(palette.accent)
        } else {
            theme::text(field.label, size::BODY)
        };
        let name = ui.label(label).id;
        ui.label(theme::text(field.help, size::SMALL).color(palette.muted));
        if changed {
            let words = format!("Published: {}", field.kind.label(&field.default));
            let back = egui::Button::new(theme::text(words, size::SMALL).color(palette.accent))
                .frame(false);
            if ui
                .add(back)
                .on_hover_text("Back to the published rule")
                .clicked()
            {
                new = Some(field.default.clone());
            }
        }
        name
    };
    let set = match wide {
        Some(wide) if wide + 280.0 < room => ui.horizontal(|ui| {
            let text = ui.vertical(|ui| {
                ui.set_width(room - wide - 24.0);
                words(ui)
            });
            let name = text.inner;
            let from_right = Layout::right_to_left(Align::Center);
            ui.with_layout(from_right, |ui| {
                let from_left = Layout::left_to_right(Align::Center);
                ui.allocate_ui_with_layout(vec2(wide, 40.0), from_left, |ui| {
                    control(ui, field, value, name)
                })
                .inner
            })
            .inner
        }),
        _ => ui.vertical(|ui| {
            let name = words(ui);
            ui.add_space(4.0);
            ui.horizontal_wrapped(|ui| control(ui, field, value, name))
                .inner
        }),
    };
    set.inner.or(new)
}

/// How wide a control is that stands in one row; none for one that wants more.
fn control_width(ui: &Ui, field: &Field, value: &Value) -> Option<f32> {
    match (&field.kind, value) {
        (Kind::Toggle, _) => Some(48.0),
        (Kind::Choice(names), _) => {
            let all: Vec<((), &str)> = names.iter().map(|named| ((), named.label)).collect();
            Some(theme::segments_width(ui, &all))
        }
        (Kind::Number { none: None, .. }, _) => Some(STEPPER),
        _ => None,
    }
}

fn presets(app: &mut App, ui: &mut Ui, form: &mut NewGameForm) {
    let seats = form.players.len();
    let entry = form.entry;
    let base = entry.published(seats);
    ui.horizontal_wrapped(|ui| {
        if theme::choice_button(ui, form.rules == base, "Published rules").clicked() {
            form.rules = base.clone();
        }
        for preset in entry.presets {
            let rules = base.clone().with(&entry.preset(preset, seats));
            let button = theme::choice_button(ui, form.rules == rules, preset.name);
            if button.on_hover_text(preset.help).clicked() {
                form.rules = rules;
            }
        }
        let own = app
            .settings_file
            .settings
            .presets
            .get(entry.id)
            .cloned()
            .unwrap_or_default();
        for preset in own {
            let rules = entry.rules_or_published(seats, &preset.rules);
            let on = form.rules == rules;
            if theme::choice_button(ui, on, &preset.name).clicked() {
                form.rules = rules;
            }
            if on
                && theme::secondary(ui, "Forget")
                    .on_hover_text("Remove this preset")
                    .clicked()
            {
                app.command(Command::ForgetPreset(entry.id, preset.name));
            }
        }
    });
    if form.rules != base {
        ui.horizontal(|ui| {
            let field = egui::TextEdit::singleline(&mut form.preset)
                .hint_text("Name for these rules")
                .char_limit(24)
                .desired_width(200.0)
                .margin(theme::FIELD)
                .align(egui::Align2::LEFT_CENTER);
            ui.add(field).accessible_name("Name for these house rules");
            let name = form.preset.trim().to_owned();
            if theme::secondary_enabled(ui, !name.is_empty(), "Keep as preset").clicked() {
                app.command(Command::KeepPreset(name));
                form.preset.clear();
            }
        });
    }
}

/// What changes the value of a house rule that has its name from a label; the new value if it did.
fn control(ui: &mut Ui, field: &Field, value: &Value, name: Id) -> Option<Value> {
    match (&field.kind, value) {
        (Kind::Toggle, Value::Toggle(on)) => {
            let mut on = *on;
            let switch = theme::switch(ui, &mut on, field.label);
            switch
                .labelled_by(name)
                .changed()
                .then_some(Value::Toggle(on))
        }
        (Kind::Choice(names), Value::Choice(name)) => {
            let mut name = *name;
            let all: Vec<(&str, &str)> = names
                .iter()
                .map(|named| (named.name, named.label))
                .collect();
            let changed = theme::segments(ui, &mut name, &all);
            changed.then_some(Value::Choice(name))
        }
        (Kind::Card(cards), Value::Card(card)) => {
            let mut card = *card;
            let labels: Vec<String> = cards
                .iter()
                .map(|card| format!("{}{}", card.rank().code(), card.suit().sign()))
                .collect();
            let all: Vec<_> = cards
                .iter()
                .zip(labels.iter().map(String::as_str))
                .collect();
            theme::segments(ui, &mut card, &all).then_some(Value::Card(card))
        }
        (Kind::Number { range, none }, Value::Number(number)) => {
            let mut number = *number;
            let mut changed = false;
            if let Some(none) = none {
                let mut is_none = number.is_none();
                let all = [(true, *none), (false, "limit")];
                if theme::segments(ui, &mut is_none, &all) {
                    number = (!is_none).then_some(default_number(field, range));
                    changed = true;
                }
            }
            if let Some(number) = &mut number {
                changed |= stepper(ui, field.label, number, range);
            }
            changed.then_some(Value::Number(number))
        }
        (Kind::Table { range, .. }, Value::Table(table)) => {
            let mut table = table.clone();
            let mut changed = false;
            let columns = (ui.available_width() / (72.0 + STEPPER + 16.0))
                .floor()
                .max(1.0);
            ui.vertical(|ui| {
                for row in table.chunks_mut(columns as usize) {
                    ui.horizontal(|ui| {
                        for (key, number) in row {
                            let place = vec2(64.0, 36.0);
                            let (place, _) = ui.allocate_exact_size(place, Sense::hover());
                            let (at, left) = (place.left_center(), Align2::LEFT_CENTER);
                            let color = Palette::of(ui).text;
                            theme::paint_text(ui, at, left, key, size::SMALL, color);
                            changed |= stepper(ui, key, number, range);
                            ui.add_space(8.0);
                        }
                    });
                }
            });
            changed.then_some(Value::Table(table))
        }
        _ => None,
    }
}

/// A number to begin with where none was set.
fn default_number(field: &Field, range: &std::ops::RangeInclusive<i32>) -> i32 {
    match field.default {
        Value::Number(Some(number)) => number,
        _ => 50.clamp(*range.start(), *range.end()),
    }
}

/// How wide a number is with its buttons.
const STEPPER: f32 = 72.0 + 2.0 * 44.0;

/// A number with a button to either side, and a field to type it.
fn stepper(
    ui: &mut Ui,
    label: &str,
    number: &mut i32,
    range: &std::ops::RangeInclusive<i32>,
) -> bool {
    let before = *number;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let step = |ui: &mut Ui, sign: &str, words: &str, by: i32, number: &mut i32| {
            let next = (*number + by).clamp(*range.start(), *range.end());
            let response = theme::small_enabled(ui, next != *number, sign);
            let response = response.accessible_name(format!("{label}: {words}"));
            if response.clicked() {
                *number = next;
            }
        };
        step(ui, "−", "less", -1, number);
        ui.add_sized(
            vec2(72.0, 36.0),
            egui::DragValue::new(number).range(range.clone()).speed(0.1),
        )
        .widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::SpinButton, true, label));
        step(ui, "+", "more", 1, number);
    });
    *number != before
}
