//! The rows of the settings, each with a name and a control, and the groups that they are in.

use std::ops::RangeInclusive;

use egui::accesskit::Role;
use egui::{Id, Response, Ui, UiBuilder};

use crate::rules::Message;
use crate::ui::theme::{self, Palette, Words, size};

/// The width of a choice that opens a menu.
const SELECT: f32 = 200.0;

/// Shows a titled group of settings.
pub(super) fn group(ui: &mut Ui, title: &Message, body: impl FnOnce(&mut Ui)) {
    let palette = Palette::of(ui);
    ui.add_space(4.0);
    let named = UiBuilder::new().accessibility_role(Role::Group).accessibility_label(theme::say(ui, title));
    theme::panel_frame(&palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.scope_builder(named, |ui| {
            theme::heading(ui, title);
            ui.add_space(4.0);
            body(ui);
        });
    });
    ui.add_space(4.0);
}

/// Shows a name and the choices for it.
pub(super) fn choice<T: PartialEq + Copy, const N: usize>(
    ui: &mut Ui, label: &Message, chosen: &mut T, all: &[(T, Message); N],
) {
    let wide = theme::segments_width(ui, all);
    row(ui, label, wide, |ui, _| {
        theme::segments(ui, chosen, all, label);
    });
}

/// Shows a name and the choice for it, with the others in a menu.
pub(super) fn select<T: PartialEq + Copy>(
    ui: &mut Ui, label: &Message, chosen: &mut T, all: &[(T, impl Clone + Into<Words>)],
) {
    row(ui, label, SELECT, |ui, _| {
        theme::select(ui, chosen, all, SELECT, label);
    });
}

/// Shows a name and its switch; both can be clicked.
pub(super) fn switch(ui: &mut Ui, label: &Message, on: &mut bool) {
    let words = theme::text(ui, label, size::BODY);
    let name = |ui: &mut Ui| theme::switch_label(ui, words);
    let name = row_of(ui, label, 48.0, name, |ui, name| {
        theme::switch(ui, on, label).labelled_by(name);
    });
    *on ^= name.clicked();
}

/// Shows a name and its slider, with the value in words.
pub(super) fn slider(
    ui: &mut Ui, label: &Message, value: &mut u32, range: RangeInclusive<u32>, step: u32, words: fn(usize) -> Message,
) {
    let words = |value: u32| words(value as usize);
    row(ui, label, theme::SLIDER, |ui, name| {
        theme::slider(ui, value, range, step, words, label).labelled_by(name);
    });
}

/// Shows a name and its control, side by side where there is room.
fn row(ui: &mut Ui, label: &Message, wide: f32, control: impl FnOnce(&mut Ui, Id)) {
    let words = theme::text(ui, label, size::BODY);
    row_of(ui, label, wide, |ui| ui.label(words), control);
}

/// Shows the widget for a name and its control like `row`, and returns the first one's response.
fn row_of(
    ui: &mut Ui, label: &Message, wide: f32, name: impl FnOnce(&mut Ui) -> Response, control: impl FnOnce(&mut Ui, Id),
) -> Response {
    let needed = theme::text_width(ui, label, theme::font(size::BODY));
    if needed + wide + 16.0 <= ui.available_width() {
        ui.horizontal(|ui| {
            ui.set_min_height(40.0);
            let name = name(ui);
            ui.add_space(ui.available_width() - wide);
            control(ui, name.id);
            name
        })
        .inner
    } else {
        let name = name(ui);
        control(ui, name.id);
        ui.add_space(4.0);
        name
    }
}
