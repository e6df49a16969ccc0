//! The aim of the game in one line above the table, until it has been read.

use egui::{Align, Frame, Label, Layout, Margin, Panel, Ui};

use super::game::TableGame;
use crate::ui::command::{Command, SettingsChange};
use crate::ui::settings::Settings;
use crate::ui::theme::{self, Palette, size};

/// The height of a window, in points, below which the aim is set in small type.
const LOW: f32 = 560.0;

/// Shows the aim of the deal, unless the person has read it before.
pub(super) fn show(
    ui: &mut Ui,
    game: &TableGame,
    settings: &Settings,
    commands: &mut Vec<Command>,
) {
    let (id, aim) = game.aim();
    if settings.aims_read.contains(id) {
        return;
    }
    let palette = Palette::of(ui);
    let frame = Frame::new()
        .fill(palette.panel)
        .inner_margin(Margin::symmetric(14, 6));
    Panel::top("aim").frame(frame).show(ui, |ui| {
        let from_right = Layout::right_to_left(Align::Center);
        ui.with_layout(from_right, |ui| {
            if theme::small_enabled(ui, true, "Got it").clicked() {
                commands.push(Command::Settings(SettingsChange::ReadAim(id)));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let words = format!("{aim} {}.", game.wins().rule());
                // A large interface leaves little height for the table.
                let points = match ui.content_rect().height() < LOW {
                    true => size::SMALL,
                    false => size::BODY,
                };
                ui.add(Label::new(theme::text(words, points)).wrap());
            });
        });
    });
}
