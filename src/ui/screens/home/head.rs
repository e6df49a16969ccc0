//! The head of Home: buttons that lead to the other pages, moved into a menu if there is no room.

use egui::{Align, Layout, Popup, Ui};

use crate::text::home as texts;
use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::screens::{HOME_PAGES, ScreenId};
use crate::ui::settings::Settings;
use crate::ui::theme::{self, Icon};
use crate::ui::window::TITLE;

/// The height of the program's name.
const NAME: f32 = 54.0;

/// Shows the head, with this number of challenges to be played.
pub(super) fn show(
    ui: &mut Ui,
    settings: &Settings,
    challenges: usize,
    commands: &mut Vec<Command>,
) {
    let language = settings.language;
    let pages = HOME_PAGES.map(|(icon, label, screen)| {
        let label = match screen {
            ScreenId::Challenges if challenges > 0 => texts::challenges_to_play(challenges),
            _ => label,
        };
        (icon, label.in_language(language), screen)
    });
    focus::Group::row("head").secondary().show(ui, |ui| {
        theme::title_row(ui, settings.side, |ui| {
            theme::name(ui, TITLE, NAME);
            let has_room = width(ui, &pages) <= ui.available_width();
            theme::title_row_end(ui, settings.side, |ui| {
                if !has_room {
                    let opener =
                        theme::secondary(ui, (Icon::Menu, &texts::menu().in_language(language)));
                    Popup::menu(&opener).show(|ui| show_menu(ui, pages, commands));
                    return;
                }
                for (icon, label, screen) in pages.into_iter().rev() {
                    if theme::secondary(ui, (icon, &label)).clicked() {
                        commands.push(Command::Show(screen));
                    }
                }
            });
        });
    });
}

/// The width of all buttons side by side.
fn width(ui: &Ui, pages: &[(Icon, String, ScreenId)]) -> f32 {
    let gaps = ui.spacing().item_spacing.x * (pages.len() - 1) as f32;
    let pages = pages.iter();
    pages
        .map(|(icon, label, _)| theme::button_width(ui, (*icon, label)))
        .sum::<f32>()
        + gaps
}

fn show_menu(
    ui: &mut Ui,
    pages: impl IntoIterator<Item = (Icon, String, ScreenId)>,
    commands: &mut Vec<Command>,
) {
    ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
        for (icon, label, screen) in pages {
            if theme::item(ui, (icon, &label)).clicked() {
                commands.push(Command::Show(screen));
            }
        }
    });
}
