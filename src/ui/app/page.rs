//! The frame of a page: a title, and the ways to leave.

use egui::{CentralPanel, Ui};

use crate::ui::command::{Command, Screen};
use crate::ui::focus;
use crate::ui::services::Services;
use crate::ui::theme;

/// Shows a screen below a title with a way back to Home and, if given, to another screen.
pub(super) fn page(
    ui: &mut Ui,
    services: &Services,
    visit: u64,
    title: &str,
    back: Option<(&str, Screen)>,
    commands: &mut Vec<Command>,
    body: impl FnOnce(&mut Ui, &mut Vec<Command>),
) {
    CentralPanel::default()
        .frame(services.page_frame(ui))
        .show(ui, |ui| {
            focus::Group::row("head").secondary().show(ui, |ui| {
                theme::line(ui, |ui| {
                    if theme::secondary(ui, "Home").clicked() {
                        commands.push(Command::Show(Screen::Home));
                    }
                    if let Some((words, screen)) = back
                        && theme::secondary(ui, words).clicked()
                    {
                        commands.push(Command::Show(screen));
                    }
                    ui.add_space(8.0);
                    ui.label(theme::text(title, theme::size::TITLE));
                });
            });
            ui.add_space(8.0);
            // A page that is opened again begins at its top.
            ui.push_id((title, visit), |ui| body(ui, commands));
        });
}
