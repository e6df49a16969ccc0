//! The aim of the game, shown in one line above the table until the person dismisses it.

use crate::ui::shell::{Commands, change_settings};
use egui::{Align, Frame, Label, Layout, Margin, Panel, Ui};

use super::game::TableGame;
use crate::rules::Wins;
use crate::text::table_page as texts;
use crate::ui::focus;
use crate::ui::settings::Settings;
use crate::ui::theme::{self, Palette, size};

/// The height of a window, in points, below which texts above the table must be short.
const LOW: f32 = 560.0;

/// Tells whether the aim of the deal has yet to be dismissed.
pub(super) fn is_shown(game: &TableGame, settings: &Settings) -> bool {
    !settings.aims_read.contains(game.aim().0)
}

fn is_low(ui: &Ui) -> bool {
    ui.content_rect().height() < LOW
}

/// Tells whether the aim replaces the second row of the toolbar.
pub(super) fn replaces_facts(ui: &Ui, game: &TableGame, settings: &Settings) -> bool {
    is_low(ui) && is_shown(game, settings)
}

/// Shows the aim of the deal, unless the person has read it before.
pub(super) fn show(ui: &mut Ui, game: &TableGame, settings: &Settings, commands: &mut Commands) {
    if !is_shown(game, settings) {
        return;
    }
    let (id, aim) = game.aim();
    let palette = Palette::of(ui);
    let low = is_low(ui);
    let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, if low { 0 } else { 6 }));
    let group = focus::Group::row("aim").secondary();
    Panel::top("aim").frame(frame).show(ui, |ui| {
        let from_right = Layout::right_to_left(Align::Center);
        ui.with_layout(from_right, |ui| {
            let read = group.show(ui, |ui| theme::small(ui, texts::got_it()));
            if read.clicked() {
                commands.push(change_settings(move |settings| {
                    settings.aims_read.insert(id.into());
                }));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let words = match game.wins() {
                    Wins::Lowest => texts::aim_lowest(aim),
                    Wins::Highest => texts::aim_highest(aim),
                };
                let points = if low { size::SMALL } else { size::BODY };
                ui.add(Label::new(theme::text(ui, words, points)).wrap());
            });
        });
    });
}
