//! The list of saved games. Every game gets its file by itself; here games are opened, named, copied
//! and deleted, and examples are offered.

use std::path::{Path, PathBuf};

use egui::{Align, Align2, Layout, Rect, ScrollArea, Sense, Ui, vec2};

use crate::games::menu;
use crate::store::{Saved, Slot, StoreError};
use crate::ui::command::Command;
use crate::ui::game_summary;
use crate::ui::services::Services;
use crate::ui::theme::{self, Palette, size};

/// The list of saved games.
#[derive(Default)]
pub(in crate::ui) struct SavedScreen {
    /// The game that is being named, and its name as typed so far.
    naming: Option<(PathBuf, String)>,
}

impl SavedScreen {
    /// Shows the screen.
    pub fn show(&mut self, ui: &mut Ui, services: &Services, commands: &mut Vec<Command>) {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                ui.set_max_width(ui.available_width() - theme::BAR);
                if services.saved_games.is_empty() {
                    let text = "Every game you start is saved here automatically.";
                    ui.label(theme::text(text, size::BODY).color(Palette::of(ui).muted));
                }
                for slot in &services.saved_games {
                    self.slot(ui, slot, services, commands);
                }
                examples(ui, commands);
            });
    }

    /// Shows a saved game.
    fn slot(&mut self, ui: &mut Ui, slot: &Slot, services: &Services, commands: &mut Vec<Command>) {
        theme::panel(&Palette::of(ui)).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.set_min_height(88.0);
                let (picture, _) = ui.allocate_exact_size(vec2(150.0, 88.0), Sense::hover());
                match &slot.game {
                    Ok(saved) => {
                        game_summary::paint_thumbnail(ui, picture, 8.0, saved, services);
                        description(ui, |ui| {
                            commands.extend(self.name(ui, &slot.path, saved));
                            facts(ui, saved);
                        });
                    }
                    Err(error) => unreadable(ui, picture, error),
                }
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    self.buttons(ui, slot, commands);
                });
            });
        });
    }

    /// Shows a game's name, or the field in which it is typed.
    fn name(&mut self, ui: &mut Ui, path: &Path, saved: &Saved) -> Option<Command> {
        match &mut self.naming {
            Some((named, text)) if named.as_path() == path => {
                let field = egui::TextEdit::singleline(text)
                    .char_limit(40)
                    .desired_width(240.0)
                    .margin(theme::FIELD);
                let response = ui.add(field).accessible_name("Name of the game");
                response.request_focus();
                let name = text.trim().to_owned();
                let entered = ui.input(|input| input.key_pressed(egui::Key::Enter));
                return entered.then(|| {
                    self.naming = None;
                    Command::Rename(path.to_owned(), name)
                });
            }
            _ => {
                let name = match saved.name.as_str() {
                    "" => game_summary::title(saved),
                    name => name,
                };
                ui.label(theme::strong(name, size::BODY));
            }
        }
        None
    }

    fn buttons(&mut self, ui: &mut Ui, slot: &Slot, commands: &mut Vec<Command>) {
        let path = || slot.path.clone();
        if theme::secondary(ui, "Delete").clicked() {
            commands.push(Command::Delete(path()));
        }
        let Ok(saved) = &slot.game else { return };
        let copy = theme::secondary(ui, "Copy").on_hover_text("Save a second copy");
        if copy.clicked() {
            commands.push(Command::Duplicate(path()));
        }
        if theme::secondary(ui, "Rename").clicked() {
            let is_named = |(named, _): &(PathBuf, String)| *named == slot.path;
            self.naming = match &self.naming {
                Some(naming) if is_named(naming) => None,
                _ => Some((path(), saved.name.clone())),
            };
        }
        if theme::primary(ui, "Open").clicked() {
            commands.push(Command::Open(path()));
        }
    }
}

/// Lays out what is said about a saved game, beside its picture.
fn description(ui: &mut Ui, body: impl FnOnce(&mut Ui)) {
    ui.add_space(8.0);
    ui.vertical(|ui| {
        ui.set_width((ui.available_width() - 400.0).max(160.0));
        body(ui);
    });
}

/// Shows how far a game has come, and its scores.
fn facts(ui: &mut Ui, saved: &Saved) {
    let mut detail = game_summary::progress(saved);
    if !saved.name.is_empty() {
        detail = format!("{}  ·  {detail}", game_summary::title(saved));
    }
    ui.label(theme::text(detail, size::SMALL));
    let scores = theme::text(game_summary::scores(saved), size::SMALL);
    ui.label(scores.color(Palette::of(ui).muted));
}

/// Shows why a file cannot be read.
fn unreadable(ui: &mut Ui, picture: Rect, error: &StoreError) {
    let palette = Palette::of(ui);
    ui.painter().rect_filled(picture, 8.0, palette.raised);
    let (middle, anchor) = (picture.center(), Align2::CENTER_CENTER);
    theme::paint_text(ui, middle, anchor, "?", size::TITLE, palette.muted);
    description(ui, |ui| {
        let text = "This file cannot be read. It has not been changed.";
        ui.label(theme::text(text, size::BODY));
        ui.label(theme::text(error.to_string(), size::SMALL).color(palette.warning));
    });
}

/// Shows the games that come with the program.
fn examples(ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui);
    ui.add_space(16.0);
    ui.label(theme::text("Examples", size::HEADING));
    let text = "One half-played and one finished game of each kind. \
                Opening an example saves it as a game of your own.";
    ui.label(theme::text(text, size::SMALL).color(palette.muted));
    for entry in menu().iter().filter(|entry| entry.examples.is_some()) {
        ui.horizontal(|ui| {
            let (rect, label) = ui.allocate_exact_size(vec2(190.0, 40.0), Sense::hover());
            let (left, anchor) = (rect.left_center(), Align2::LEFT_CENTER);
            theme::paint_text(ui, left, anchor, entry.title, size::BODY, palette.text);
            label.widget_info(|| {
                egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, entry.title)
            });
            for (finished, words) in [(false, "Half-played"), (true, "Finished")] {
                let button = theme::secondary(ui, words);
                let name = format!("{}, {}", entry.title, words.to_lowercase());
                if button.accessible_name(name).clicked() {
                    commands.push(Command::OpenExample {
                        id: entry.id,
                        finished,
                    });
                }
            }
        });
    }
}
