//! Home: the games to resume, and the gallery of games.

mod gallery;
mod head;
mod resume;

use egui::{CentralPanel, ScrollArea, Ui};

use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::services::Services;

/// The distance between tiles.
const GAP: f32 = 12.0;

/// Room for the focus ring of the uppermost tile.
const FOCUS_MARGIN: f32 = 5.0;

/// Shows the screen, which has no state of its own. Every visit begins at its top, with the focus on
/// the game with the id `from`, if the person comes from there.
pub(in crate::ui) fn show(
    ui: &mut Ui,
    services: &Services,
    visit: u64,
    from: Option<&str>,
    commands: &mut Vec<Command>,
) {
    CentralPanel::default()
        .frame(services.page_frame(ui))
        .show(ui, |ui| {
            head::show(ui, commands);
            let room = ui.available_height();
            ScrollArea::vertical()
                .id_salt(("home", visit))
                .auto_shrink([false, false])
                .show(ui, |ui| {
                    focus::scroll_by_keys(ui);
                    focus::Group::area("games").show(ui, |ui| {
                        ui.spacing_mut().item_spacing = egui::Vec2::splat(GAP);
                        let top = ui.cursor().top();
                        ui.add_space(FOCUS_MARGIN);
                        commands.extend(resume::show(ui, services, from.is_none()));
                        let left = room - (ui.cursor().top() - top);
                        commands.extend(gallery::show(ui, services, left, from));
                    });
                });
        });
}
