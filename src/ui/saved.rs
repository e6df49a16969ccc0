//! Saved games: every game has its place here by itself.

use std::path::{Path, PathBuf};

use egui::{Align, Align2, Layout, ScrollArea, Sense, Ui, vec2};

use super::app::App;
use super::command::Command;
use super::theme::{self, Palette, size};
use super::{board, emblem};
use crate::games::{GAMES, entry};
use crate::rules::{Next, Seat};
use crate::store::{Player, Saved, Slot, Store, StoreError, now, read};

/// The saved games as they were last read.
pub struct SavedGames {
    /// The last written first.
    pub slots: Vec<Slot>,
    /// A game that is being given a name.
    naming: Option<(PathBuf, String)>,
}

impl SavedGames {
    /// Reads all saved games.
    pub fn read(store: &Store) -> Self {
        Self {
            slots: store.list(),
            naming: None,
        }
    }

    /// Gives a game a name.
    pub fn rename(&mut self, store: &Store, path: &Path, name: String) -> Result<(), StoreError> {
        let saved = Saved {
            name,
            ..read(path)?
        };
        store.write(path, &saved)?;
        *self = Self::read(store);
        Ok(())
    }

    /// Keeps a second copy of a game.
    pub fn duplicate(&mut self, store: &Store, path: &Path) -> Result<(), StoreError> {
        let saved = read(path)?;
        store.write(&store.new_slot(saved.session.id()), &saved)?;
        *self = Self::read(store);
        Ok(())
    }
}

impl Saved {
    /// The first person at this machine, or the first seat.
    pub(super) fn viewer(&self) -> Seat {
        Seat::new(self.players.iter().position(Player::is_person).unwrap_or(0))
    }
}

/// How far a game is and when it was left: `Deal 3  ·  2 hours ago`.
pub(super) fn standing(saved: &Saved) -> String {
    let when = ago(saved.saved);
    match saved.session.next() {
        Next::Over => {
            let winners = saved.session.leaders();
            let names: Vec<&str> = winners
                .iter()
                .map(|seat| saved.players[seat.index()].name())
                .collect();
            match names[..] {
                ["You"] => format!("You won  ·  {when}"),
                _ => format!("Won by {}  ·  {when}", names.join(" and ")),
            }
        }
        _ => {
            let unit = entry(saved.session.id()).map_or("", |entry| entry.unit);
            format!("{unit} {}  ·  {when}", saved.session.deal_number())
        }
    }
}

/// Who plays, with the totals: `You 4  ·  Berta 1`.
pub(super) fn scores(saved: &Saved) -> String {
    let scene = saved.session.scene(saved.viewer());
    let scores: Vec<String> = saved
        .players
        .iter()
        .zip(&scene.players)
        .map(|(player, plate)| {
            let points = plate.running.unwrap_or(plate.total);
            format!("{} {points}", player.name())
        })
        .collect();
    scores.join("  ·  ")
}

/// How long ago a moment was, in words.
fn ago(then: u64) -> String {
    let seconds = now().saturating_sub(then);
    let count = |n: u64, unit: &str| match n {
        1 => format!("1 {unit} ago"),
        n => format!("{n} {unit}s ago"),
    };
    match seconds {
        0..60 => "just now".into(),
        60..3600 => count(seconds / 60, "minute"),
        3600..86_400 => count(seconds / 3600, "hour"),
        86_400..172_800 => "yesterday".into(),
        _ => count(seconds / 86_400, "day"),
    }
}

pub(super) fn show(app: &mut App, ui: &mut Ui) {
    app.page(ui, "Saved games", |app, ui| {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                ui.set_max_width(ui.available_width() - theme::BAR);
                let palette = Palette::of(ui);
                if app.saved_games.slots.is_empty() {
                    let words = "Every game that you start is kept here by itself, as it stands.";
                    ui.label(theme::text(words, size::BODY).color(palette.muted));
                }
                for place in 0..app.saved_games.slots.len() {
                    row(app, ui, place);
                }
                examples(app, ui);
            });
    });
}

/// The games that come with the program.
fn examples(app: &mut App, ui: &mut Ui) {
    let palette = Palette::of(ui);
    ui.add_space(16.0);
    ui.label(theme::text("Examples", size::HEADING));
    let words = "Of each game one that is half played and one that is finished. \
                 An opened example becomes a game of your own.";
    ui.label(theme::text(words, size::SMALL).color(palette.muted));
    for entry in GAMES {
        ui.horizontal(|ui| {
            let (rect, label) = ui.allocate_exact_size(vec2(190.0, 40.0), Sense::hover());
            let (at, color) = (rect.left_center(), palette.text);
            theme::paint_text(ui, at, Align2::LEFT_CENTER, entry.title, size::BODY, color);
            label.widget_info(|| {
                egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, entry.title)
            });
            for (finished, words) in [(false, "Half played"), (true, "Finished")] {
                let button = theme::secondary(ui, words);
                let name = format!("{}, {}", entry.title, words.to_lowercase());
                if button.accessible_name(name).clicked() {
                    app.command(Command::OpenExample(entry.id, finished));
                }
            }
        });
    }
}

fn row(app: &mut App, ui: &mut Ui, place: usize) {
    let palette = Palette::of(ui);
    let slot = &app.saved_games.slots[place];
    let path = slot.path.clone();
    let mut commands = Vec::new();
    let mut naming = app.saved_games.naming.clone();
    theme::panel(&palette).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.set_min_height(88.0);
            let (picture, _) = ui.allocate_exact_size(vec2(150.0, 88.0), Sense::hover());
            match &slot.game {
                Ok(saved) => {
                    let color = app.settings_file.settings.surface(palette.dark).color;
                    ui.painter().rect_filled(picture, 8.0, color);
                    let game = entry(saved.session.id());
                    let (viewer, inner) = (saved.viewer(), picture.shrink(3.0));
                    let people = saved.players.iter().filter(|player| player.is_person());
                    match game {
                        // Nothing lies on the table any more.
                        Some(game) if saved.session.next() == Next::Over => {
                            emblem::paint(app, ui, inner, game.emblem);
                        }
                        _ => {
                            let (scene, secret) = (saved.session.scene(viewer), people.count() > 1);
                            board::picture(ui, inner, &scene, viewer, &app.cards, secret);
                        }
                    }
                    let title = game.map_or("", |game| game.title);
                    let name = if saved.name.is_empty() {
                        title
                    } else {
                        &saved.name
                    };
                    ui.add_space(8.0);
                    ui.vertical(|ui| {
                        ui.set_width((ui.available_width() - 400.0).max(160.0));
                        match &mut naming {
                            Some((at, text)) if *at == path => {
                                let field = egui::TextEdit::singleline(text)
                                    .char_limit(40)
                                    .desired_width(240.0)
                                    .margin(theme::FIELD);
                                let response = ui.add(field).accessible_name("Name of the game");
                                response.request_focus();
                                if ui.input(|input| input.key_pressed(egui::Key::Enter)) {
                                    commands.push(Command::Rename(
                                        path.clone(),
                                        text.trim().to_owned(),
                                    ));
                                }
                            }
                            _ => {
                                ui.label(theme::strong(name, size::BODY));
                            }
                        }
                        let detail = if saved.name.is_empty() {
                            standing(saved)
                        } else {
                            format!("{title}  ·  {}", standing(saved))
                        };
                        ui.label(theme::text(detail, size::SMALL));
                        let line = scores(saved);
                        ui.label(theme::text(line, size::SMALL).color(palette.muted));
                    });
                }
                Err(error) => {
                    ui.painter().rect_filled(picture, 8.0, palette.raised);
                    let at = picture.center();
                    theme::paint_text(
                        ui,
                        at,
                        Align2::CENTER_CENTER,
                        "?",
                        size::TITLE,
                        palette.muted,
                    );
                    ui.add_space(8.0);
                    ui.vertical(|ui| {
                        ui.set_width((ui.available_width() - 400.0).max(160.0));
                        ui.label(theme::text(
                            "This file cannot be read and is left as it is.",
                            size::BODY,
                        ));
                        ui.label(
                            theme::text(error.to_string(), size::SMALL).color(palette.warning),
                        );
                    });
                }
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if theme::secondary(ui, "Delete").clicked() {
                    commands.push(Command::Delete(path.clone()));
                }
                if slot.game.is_ok() {
                    if theme::secondary(ui, "Copy")
                        .on_hover_text("Keep a second copy")
                        .clicked()
                    {
                        commands.push(Command::Duplicate(path.clone()));
                    }
                    if theme::secondary(ui, "Rename").clicked() {
                        let name = slot.game.as_ref().map_or("", |saved| &saved.name);
                        naming = match &naming {
                            Some((at, _)) if *at == path => None,
                            _ => Some((path.clone(), name.to_owned())),
                        };
                    }
                    if theme::primary(ui, "Open").clicked() {
                        commands.push(Command::Open(path.clone()));
                    }
                }
            });
        });
    });
    app.saved_games.naming = naming;
    for command in commands {
        app.command(command);
    }
}
