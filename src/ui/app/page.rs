//! The frame of a page: a title, and the ways to leave.

use egui::{CentralPanel, Ui};

use crate::ui::command::{Command, Screen};
use crate::ui::focus;
use crate::ui::services::Services;
use crate::ui::theme;

/// A page, with what all pages share.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub services: &'a Services,
    /// The number of the visit; each begins at the top of the page.
    pub visit: u64,
    /// Another screen to go back to, besides Home.
    pub back: Option<(&'a str, Screen)>,
}

impl Page<'_> {
    /// Shows a screen below its title and the ways to leave.
    pub fn show(
        self,
        ui: &mut Ui,
        title: &str,
        commands: &mut Vec<Command>,
        body: impl FnOnce(&mut Ui, &mut Vec<Command>),
    ) {
        CentralPanel::default()
            .frame(self.services.page_frame(ui))
            .show(ui, |ui| {
                focus::Group::row("head").secondary().show(ui, |ui| {
                    theme::title_row(ui, |ui| {
                        if theme::secondary(ui, "Home").clicked() {
                            commands.push(Command::Show(Screen::Home));
                        }
                        if let Some((words, screen)) = self.back
                            && theme::secondary(ui, words).clicked()
                        {
                            commands.push(Command::Show(screen));
                        }
                        ui.add_space(8.0);
                        theme::title(ui, title);
                    });
                });
                ui.add_space(8.0);
                // A page that is opened again begins at its top.
                ui.push_id((title, self.visit), |ui| body(ui, commands));
            });
    }
}
