//! Home: the games to resume, and the gallery of games.

mod gallery;
mod head;
mod resume;
mod today_tile;

use egui::{CentralPanel, ScrollArea, Ui};

use crate::text::{Language, common, together};
use crate::ui::challenges;
use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::screens::ScreenId;
use crate::ui::services::Services;
use crate::ui::shell::Surroundings;
use crate::ui::theme::{self, Icon, size};

/// The distance between tiles.
const GAP: f32 = 12.0;

/// Room for the focus ring of the uppermost tile.
const FOCUS_MARGIN: f32 = 5.0;

#[derive(Default)]
pub(in crate::ui) struct HomeScreen {
    /// The id of the game whose lesson, form or rules led here.
    from: Option<&'static str>,
    challenges: usize,
}

impl HomeScreen {
    pub const fn coming_from(screen: &ScreenId) -> Self {
        let from = match screen {
            ScreenId::NewGame(id) | ScreenId::Lesson(id) | ScreenId::Rules(id) => Some(*id),
            _ => None,
        };
        Self {
            from,
            challenges: 0,
        }
    }

    /// Counts the challenges to be played.
    pub fn read(&mut self, services: &Services) {
        let kept = challenges::all(&services.saving).into_iter();
        let to_play = kept.filter(|(_, kept)| kept.as_ref().is_ok_and(|kept| kept.own().is_none()));
        self.challenges = to_play.count();
    }

    /// Shows the screen, with the focus on the game that the person comes from. `with_friends` is where the table is
    /// that is open for friends elsewhere.
    pub fn show(
        &self,
        ui: &mut Ui,
        around: Surroundings<'_>,
        with_friends: Option<ScreenId>,
        commands: &mut Vec<Command>,
    ) {
        let services = around.services;
        CentralPanel::default()
            .frame(services.page_frame(ui))
            .show(ui, |ui| {
                head::show(ui, services.settings(), self.challenges, commands);
                if let Some(place) = with_friends {
                    friends(ui, services.settings().language, place, commands);
                }
                ui.add_space(4.0);
                let room = ui.available_height();
                ScrollArea::vertical()
                    .id_salt(("home", around.visit))
                    .auto_shrink([false, false])
                    .show(ui, |ui| {
                        focus::scroll_by_keys(ui);
                        focus::Group::area("games").show(ui, |ui| {
                            ui.spacing_mut().item_spacing = egui::Vec2::splat(GAP);
                            let top = ui.cursor().top();
                            ui.add_space(FOCUS_MARGIN);
                            commands.extend(resume::show(ui, services, self.from.is_none()));
                            let left = room - (ui.cursor().top() - top);
                            commands.extend(gallery::show(ui, services, left, self.from));
                        });
                    });
            });
    }
}

/// Shows a line that leads to the table of friends.
fn friends(ui: &mut Ui, language: Language, place: ScreenId, commands: &mut Vec<Command>) {
    focus::Group::row("friends").show(ui, |ui| {
        ui.horizontal(|ui| {
            let words = together::table_waits().in_language(language);
            ui.label(theme::text(words, size::BODY));
            let back = common::back_to_table().in_language(language);
            if theme::secondary(ui, (Icon::Friends, &back)).clicked() {
                commands.push(Command::Show(place));
            }
        });
    });
}
