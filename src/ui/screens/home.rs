//! Home: the game to resume, and the gallery of games.

use egui::{Align2, CentralPanel, Rect, ScrollArea, Ui, Vec2, pos2, vec2};

use crate::games::{Entry, menu};
use crate::rules::Next;
use crate::ui::command::{Command, Screen};
use crate::ui::focus;
use crate::ui::services::Services;
use crate::ui::theme::{self, Palette, size};
use crate::ui::{emblem, game_summary};

/// Shows the screen, which has no state of its own. Every visit begins at its top.
pub(in crate::ui) fn show(
    ui: &mut Ui,
    services: &Services,
    visit: u64,
    commands: &mut Vec<Command>,
) {
    CentralPanel::default()
        .frame(theme::page(&Palette::of(ui)))
        .show(ui, |ui| {
            focus::Group::row("head").aside().show(ui, |ui| {
                theme::line(ui, |ui| {
                    ui.label(theme::text("Misère", size::TITLE));
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        if theme::secondary(ui, "Settings").clicked() {
                            commands.push(Command::Show(Screen::Settings));
                        }
                        if theme::secondary(ui, "Saved games").clicked() {
                            commands.push(Command::Show(Screen::Saved));
                        }
                    });
                })
            });
            ui.add_space(8.0);
            ScrollArea::vertical()
                .id_salt(("home", visit))
                .auto_shrink([false, false])
                .show(ui, |ui| {
                    focus::scroll_by_keys(ui);
                    focus::Group::area("games").show(ui, |ui| {
                        commands.extend(resume(ui, services));
                        commands.extend(gallery(ui, services));
                    });
                });
        });
}

/// Shows the game that was played last, unless it is over.
fn resume(ui: &mut Ui, services: &Services) -> Option<Command> {
    let (path, saved) = services.saved_games.iter().find_map(|slot| {
        let saved = slot.game.as_ref().ok()?;
        (saved.session.next() != Next::Over).then_some((&slot.path, saved))
    })?;
    let title = game_summary::title(saved);
    let wide = ui.available_width() - theme::BAR;
    let name = format!("Resume {title}");
    let palette = Palette::of(ui);
    let response = theme::tile(ui, vec2(wide, 152.0), &name, |ui, rect, _| {
        let picture = Rect::from_min_size(
            rect.min + vec2(10.0, 10.0),
            vec2(212.0, rect.height() - 20.0),
        );
        game_summary::paint_thumbnail(ui, picture, 10.0, saved, services);
        let left = picture.right() + 24.0;
        let text = |at: f32, words: &str, points: f32, color| {
            theme::paint_text(
                ui,
                pos2(left, rect.top() + at),
                Align2::LEFT_CENTER,
                words,
                points,
                color,
            )
        };
        text(34.0, "Resume", size::SMALL, palette.accent);
        text(62.0, title, size::HEADING, palette.text);
        text(
            94.0,
            &game_summary::progress(saved),
            size::BODY,
            palette.text,
        );
        text(
            122.0,
            &game_summary::scores(saved),
            size::SMALL,
            palette.muted,
        );
    });
    focus::main(ui, response.id);
    ui.add_space(16.0);
    response.clicked().then(|| Command::Open(path.clone()))
}

/// Shows a tile for every game.
fn gallery(ui: &mut Ui, services: &Services) -> Option<Command> {
    let room = ui.available_width() - theme::BAR;
    let columns = (room / 290.0).floor().clamp(1.0, 6.0);
    let gap = 16.0;
    let size = vec2((room - gap * (columns - 1.0)) / columns, 232.0);
    let mut chosen = None;
    ui.spacing_mut().item_spacing = Vec2::splat(gap);
    for row in menu().chunks(columns as usize) {
        ui.horizontal(|ui| {
            for entry in row {
                let response = theme::tile(ui, size, entry.title, |ui, rect, _| {
                    tile(ui, rect, entry, services);
                });
                if response.clicked() {
                    chosen = Some(Command::SetUp(entry.id));
                }
            }
        });
    }
    ui.spacing_mut().item_spacing = Vec2::splat(theme::STEP);
    chosen
}

fn tile(ui: &Ui, rect: Rect, entry: &Entry, services: &Services) {
    let palette = Palette::of(ui);
    let top = Rect::from_min_max(
        rect.min + vec2(1.0, 1.0),
        pos2(rect.right() - 1.0, rect.top() + 118.0),
    );
    let corners = egui::CornerRadius {
        nw: 13,
        ne: 13,
        sw: 0,
        se: 0,
    };
    let color = services.settings().surface(palette.dark).color;
    ui.painter().rect_filled(top, corners, color);
    emblem::paint(ui, top, entry.emblem, &services.cards);
    let left = rect.left() + 16.0;
    theme::paint_strong(
        ui,
        pos2(left, top.bottom() + 22.0),
        Align2::LEFT_CENTER,
        entry.title,
        size::BODY,
        palette.text,
    );
    let seats = match (entry.seats.start(), entry.seats.end()) {
        (least, most) if least == most => format!("{least} players"),
        (least, most) => format!("{least}–{most} players"),
    };
    let aim = ui.painter().layout(
        entry.aim.into(),
        theme::font(size::SMALL),
        palette.muted,
        rect.width() - 32.0,
    );
    ui.painter()
        .galley(pos2(left, top.bottom() + 36.0), aim, palette.muted);
    let foot = format!("{seats}  ·  about {} min", entry.minutes);
    theme::paint_text(
        ui,
        pos2(left, rect.bottom() - 20.0),
        Align2::LEFT_CENTER,
        &foot,
        size::SMALL,
        palette.muted,
    );
}
