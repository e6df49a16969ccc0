//! The head of Home: buttons that lead to the other pages, moved into a menu if there is no room.

use egui::{Align, Layout, Popup, Ui};

use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::screens::HOME_PAGES;
use crate::ui::theme;
use crate::ui::window::TITLE;

/// Shows the head.
pub(super) fn show(ui: &mut Ui, commands: &mut Vec<Command>) {
    focus::Group::row("head").secondary().show(ui, |ui| {
        theme::title_row(ui, |ui| {
            ui.set_max_width(ui.available_width() - theme::BAR);
            theme::title(ui, TITLE);
            let has_room = width(ui) <= ui.available_width();
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if !has_room {
                    show_menu(ui, commands);
                    return;
                }
                for (label, screen) in HOME_PAGES.into_iter().rev() {
                    if theme::secondary(ui, label).clicked() {
                        commands.push(Command::Show(screen));
                    }
                }
            });
        });
    });
}

/// The width of all buttons side by side.
fn width(ui: &Ui) -> f32 {
    let gaps = ui.spacing().item_spacing.x * (HOME_PAGES.len() - 1) as f32;
    let pages = HOME_PAGES.iter();
    pages
        .map(|(label, _)| theme::button_width(ui, label))
        .sum::<f32>()
        + gaps
}

fn show_menu(ui: &mut Ui, commands: &mut Vec<Command>) {
    let opener = theme::secondary(ui, "Menu");
    Popup::menu(&opener).show(|ui| {
        ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
            for (label, screen) in HOME_PAGES {
                if theme::quiet(ui, label).clicked() {
                    commands.push(Command::Show(screen));
                }
            }
        });
    });
}
