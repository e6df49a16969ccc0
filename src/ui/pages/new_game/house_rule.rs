//! A house rule of a game being set up, with its control.

use std::ops::RangeInclusive;

use egui::{Align, Align2, Id, Key, Layout, Modifiers, Sense, Ui, vec2};

use crate::rules::Message;
use crate::rules::options::{Field, FieldKind, Provenance, Value, signed};
use crate::text::house_rules as texts;
use crate::ui::focus;
use crate::ui::theme::{self, Palette, Words, size};

/// Shows a house rule's name and help with its control, side by side where there is room. Returns the
/// new value if it was changed.
pub(super) fn rule(ui: &mut Ui, field: &Field, value: &Value, typed_over: &mut Option<i32>) -> Option<Value> {
    let palette = Palette::of(ui);
    let changed = *value != field.usual;
    let wide = control_width(ui, field, value);
    let room = ui.available_width();
    let words = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let color = if changed { palette.accent } else { palette.text };
        let label = theme::text(ui, &field.label, size::BODY).color(color);
        ui.spacing_mut().interact_size.y = LINE;
        let row = ui.horizontal(|ui| {
            let name = match field.kind {
                FieldKind::Toggle => theme::switch_label(ui, label),
                _ => ui.label(label),
            };
            (name, changed && usual(ui, field))
        });
        theme::note(ui, &field.help);
        row.inner
    };
    let (name, set, reset) = match wide {
        Some(wide) if wide + 280.0 < room => {
            let row = ui.horizontal(|ui| {
                let text = ui.vertical(|ui| {
                    ui.set_width(room - wide - 24.0);
                    words(ui)
                });
                let (name, reset) = text.inner;
                let from_right = Layout::right_to_left(Align::Center);
                let set = ui.with_layout(from_right, |ui| {
                    let from_left = Layout::left_to_right(Align::Center);
                    ui.allocate_ui_with_layout(vec2(wide, 40.0), from_left, |ui| {
                        control(ui, field, value, name.id, typed_over)
                    })
                    .inner
                });
                (name, set.inner, reset)
            });
            row.inner
        }
        _ => {
            let column = ui.vertical(|ui| {
                let (name, reset) = ui.scope(words).inner;
                ui.add_space(4.0);
                let set = ui.horizontal_wrapped(|ui| control(ui, field, value, name.id, typed_over));
                (name, set.inner, reset)
            });
            column.inner
        }
    };
    match value {
        Value::Toggle(on) if name.clicked() => Some(Value::Toggle(!on)),
        _ => set.or_else(|| reset.then(|| field.usual.clone())),
    }
}

/// Shows the usual value beside the name of a changed rule, and returns whether it was chosen.
fn usual(ui: &mut Ui, field: &Field) -> bool {
    ui.spacing_mut().button_padding.y = 0.0;
    let usual = field.kind.label(&field.usual);
    let words = match field.provenance {
        Provenance::Published => texts::published(usual),
        Provenance::UsualHere { .. } => texts::usual_here(usual),
    };
    let words = theme::text(ui, words, size::SMALL).color(Palette::of(ui).accent);
    let back = ui.add(egui::Button::new(words).frame(false).truncate());
    theme::focus_ring(ui, &back, theme::ROUND);
    let note = field.provenance.note();
    let tip = if note.is_empty() { texts::back_to_usual() } else { texts::back_to_usual_with_note(note) };
    back.on_hover_text(theme::say(ui, tip)).clicked()
}

fn labels(names: &[(&'static str, Message)]) -> Vec<(&'static str, Message)> {
    names.iter().map(|(name, label)| (*name, texts::label(label.clone()))).collect()
}

/// Returns the width of a control that fits in one row, or `None`.
fn control_width(ui: &Ui, field: &Field, value: &Value) -> Option<f32> {
    match (&field.kind, value) {
        (FieldKind::Toggle, _) => Some(48.0),
        (FieldKind::Choice(names), _) => {
            let labels = labels(names);
            Some(theme::segments_width(ui, &labels))
        }
        (FieldKind::Number { none, .. }, _) => {
            let limit = none.as_ref().map_or(0.0, |none| {
                let labels = limits(none);
                theme::segments_width(ui, &labels) + ui.spacing().item_spacing.x
            });
            Some(limit + stepper_width(ui))
        }
        _ => None,
    }
}

/// Shows the control of a house rule, labelled by `name`. Returns the new value if it was changed.
fn control(ui: &mut Ui, field: &Field, value: &Value, name: Id, typed_over: &mut Option<i32>) -> Option<Value> {
    let label = &field.label;
    match (&field.kind, value) {
        (FieldKind::Toggle, Value::Toggle(on)) => {
            let mut on = *on;
            let switch = theme::switch(ui, &mut on, label).labelled_by(name);
            switch.changed().then_some(Value::Toggle(on))
        }
        (FieldKind::Choice(names), Value::Choice(name)) => {
            let mut name = *name;
            let labels = labels(names);
            let changed = theme::segments(ui, &mut name, &labels, label);
            changed.then_some(Value::Choice(name))
        }
        (FieldKind::Card(cards), Value::Card(card)) => {
            let mut card = *card;
            let cards = cards.iter();
            let all = cards.map(|card| (card, texts::card(card)));
            let all: Vec<_> = all.collect();
            let changed = theme::segments(ui, &mut card, &all, label);
            changed.then_some(Value::Card(card))
        }
        (FieldKind::Number { range, none }, Value::Number(number)) => {
            let limits = (range, none.as_ref());
            limit_control(ui, field, limits, *number, typed_over).map(Value::Number)
        }
        (FieldKind::Table { labels, range, .. }, Value::Table(table)) => {
            let mut table = table.clone();
            let changed = table_control(ui, &mut table, labels, range, typed_over);
            changed.then_some(Value::Table(table))
        }
        _ => None,
    }
}

/// Shows a number that may be absent. Returns the new one if it was changed.
fn limit_control(
    ui: &mut Ui, field: &Field, (range, none): (&RangeInclusive<i32>, Option<&Message>), mut number: Option<i32>,
    typed_over: &mut Option<i32>,
) -> Option<Option<i32>> {
    let label = &field.label;
    let mut changed = false;
    if let Some(none) = none {
        let mut is_none = number.is_none();
        let labels = limits(none);
        if theme::segments(ui, &mut is_none, &labels, label) {
            number = (!is_none).then_some(default_number(field, range));
            changed = true;
        }
    }
    // Without a limit, its number is disabled.
    let mut limit = number.unwrap_or_else(|| default_number(field, range));
    let is_set = ui.add_enabled_ui(number.is_some(), |ui| stepper(ui, &field.label, &mut limit, range, typed_over));
    if is_set.inner {
        number = Some(limit);
        changed = true;
    }
    changed.then_some(number)
}

/// Shows a number for each key, in columns; returns whether one was changed.
fn table_control(
    ui: &mut Ui, table: &mut [(&'static str, i32)], labels: &[Message], range: &RangeInclusive<i32>,
    typed_over: &mut Option<i32>,
) -> bool {
    let mut changed = false;
    let columns = ui.available_width() / (72.0 + stepper_width(ui) + 16.0);
    ui.vertical(|ui| {
        let columns = columns.max(1.0) as usize;
        for (row, labels) in table.chunks_mut(columns).zip(labels.chunks(columns)) {
            ui.horizontal(|ui| {
                for ((_, number), key) in row.iter_mut().zip(labels) {
                    let label = vec2(64.0, theme::control_height(ui, 36.0));
                    let (label, _) = ui.allocate_exact_size(label, Sense::hover());
                    let (at, left) = (label.left_center(), Align2::LEFT_CENTER);
                    let color = Palette::of(ui).text;
                    let shown = texts::label(key.clone());
                    theme::paint_text(ui, at, left, shown, size::SMALL, color);
                    changed |= stepper(ui, key, number, range, typed_over);
                    ui.add_space(8.0);
                }
            });
        }
    });
    changed
}

/// Returns the initial number when a limit is turned on.
fn default_number(field: &Field, range: &RangeInclusive<i32>) -> i32 {
    match field.usual {
        Value::Number(Some(number)) => number,
        _ => 50.clamp(*range.start(), *range.end()),
    }
}

/// The height of the line with the name of a rule.
const LINE: f32 = 22.0;

/// The width of a number, and its distance from its buttons.
const NUMBER: f32 = 72.0;
const GAP: f32 = 4.0;

/// The width of a number with its buttons.
fn stepper_width(ui: &Ui) -> f32 {
    NUMBER + 2.0 * (theme::control_height(ui, 36.0) + GAP)
}

/// The choice between no limit, called by this name, and a limit.
fn limits(none: &Message) -> [(bool, Message); 2] {
    [(true, texts::label(none.clone())), (false, texts::limit())]
}

/// Shows a number with a button on either side; returns whether it was changed.
fn stepper(
    ui: &mut Ui, label: &Message, number: &mut i32, range: &RangeInclusive<i32>, typed_over: &mut Option<i32>,
) -> bool {
    let before = *number;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let step = |ui: &mut Ui, sign: &str, name: Message, by: i32, number: &mut i32| {
            let next = (*number + by).clamp(*range.start(), *range.end());
            let response = theme::small_enabled(ui, next != *number, Words::verbatim(sign));
            let response = response.accessible_name(theme::say(ui, name));
            if response.clicked() {
                *number = next;
            }
        };
        step(ui, "−", texts::less(label.clone()), -1, number);
        let value = egui::DragValue::new(number)
            .range(range.clone())
            .speed(0.1)
            .custom_formatter(|number, _| signed(number as i32));
        let value = ui.add_sized(vec2(NUMBER, theme::control_height(ui, 36.0)), value);
        let name = theme::say(ui, label);
        value.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::SpinButton, true, &name));
        focus::keep_arrows(ui, value.id, true);
        if value.gained_focus() {
            *typed_over = Some(before);
        }
        if focus::is_given_up(&value) {
            *number = typed_over.unwrap_or(before);
        }
        if value.lost_focus() {
            take_enter(ui);
        }
        step(ui, "+", texts::more(label.clone()), 1, number);
    });
    *number != before
}

/// Consumes Enter, which would otherwise start the game.
pub(super) fn take_enter(ui: &Ui) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
}
