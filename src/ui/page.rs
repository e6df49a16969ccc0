//! The frame of a page: a title, and the ways to leave.

use egui::{CentralPanel, ScrollArea, Ui};

use super::command::Command;
use super::focus;
use super::page_id::PageId;
use super::shell::{Around, Commands};
use super::theme::{self, Icon, Words, size};
use crate::text::common as texts;

/// Shows a page below its title and the ways to leave.
pub fn show(
    ui: &mut Ui, title: impl Into<Words>, around: Around<'_>, commands: &mut Commands,
    body: impl FnOnce(&mut Ui, &mut Commands),
) {
    let title = title.into().rendered(ui);
    CentralPanel::default().frame(around.services.page_frame(ui)).show(ui, |ui| {
        // Beside the buttons, or below them if it would be cut there.
        let mut fits = true;
        focus::Group::row("head").secondary().show(ui, |ui| {
            theme::title_row(ui, around.services.settings().side, |ui| {
                if theme::secondary(ui, (Icon::Home, texts::home())).clicked() {
                    commands.push(Command::Show(PageId::HOME));
                }
                if let Some((words, page)) = around.way_back
                    && theme::secondary(ui, (Icon::Return, words.clone())).clicked()
                {
                    commands.push(Command::Show(page.clone()));
                }
                ui.add_space(8.0);
                fits = theme::text_width(ui, &title, theme::font(size::TITLE)) <= ui.available_width();
                if fits {
                    theme::title(ui, &title);
                }
            });
        });
        if !fits {
            theme::title(ui, &title);
        }
        ui.add_space(8.0);
        // A page that is opened again begins at its top.
        ui.push_id((theme::say(ui, &title), around.visit), |ui| body(ui, commands));
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
