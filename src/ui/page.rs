//! The frame of a page: a title, and the ways to leave.

use egui::{CentralPanel, ScrollArea, Ui};

use super::command::Command;
use super::focus;
use super::screen_id::ScreenId;
use super::shell::Surroundings;
use super::theme::{self, Icon};
use crate::text::{Message, common as texts};

/// Shows a screen below its title and the ways to leave.
pub fn show<C: From<Command>>(
    ui: &mut Ui,
    title: &str,
    around: Surroundings<'_>,
    commands: &mut Vec<C>,
    body: impl FnOnce(&mut Ui, &mut Vec<C>),
) {
    CentralPanel::default().frame(around.services.page_frame(ui)).show(ui, |ui| {
        focus::Group::row("head").secondary().show(ui, |ui| {
            theme::title_row(ui, around.services.settings().side, |ui| {
                let say = |message: Message| message.in_language(around.services.settings().language);
                if theme::secondary(ui, (Icon::Home, &say(texts::home()))).clicked() {
                    commands.push(Command::Show(ScreenId::Home).into());
                }
                if let Some((words, screen)) = around.way_back
                    && theme::secondary(ui, (Icon::Return, &say(words.clone()))).clicked()
                {
                    commands.push(Command::Show(screen.clone()).into());
                }
                ui.add_space(8.0);
                theme::title(ui, title);
            });
        });
        ui.add_space(8.0);
        // A page that is opened again begins at its top.
        ui.push_id((title, around.visit), |ui| body(ui, commands));
    });
}

/// Shows the content of a page, which scrolls by keys too and is at most this wide.
pub fn scroll(ui: &mut Ui, widest: f32, content: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        focus::scroll_by_keys(ui);
        ui.set_width((ui.available_width() - theme::BAR).min(widest));
        // Room for the focus ring.
        ui.add_space(5.0);
        content(ui);
    });
}
