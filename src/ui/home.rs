//! Home: the game under way, and the gallery.

use egui::{Align2, CentralPanel, Frame, Margin, Rect, ScrollArea, Ui, Vec2, pos2, vec2};

use super::app::App;
use super::command::{Command, Screen};
use super::emblem;
use super::saved::{scores, standing};
use super::theme::{self, Palette, size};
use crate::games::{Entry, GAMES};
use crate::rules::Next;

pub(super) fn show(app: &mut App, ui: &mut Ui) {
    let palette = Palette::of(ui);
    let frame = Frame::new()
        .fill(palette.ground)
        .inner_margin(Margin::symmetric(32, 20));
    CentralPanel::default().frame(frame).show(ui, |ui| {
        theme::line(ui, |ui| {
            ui.label(theme::text("Misère", size::TITLE));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if theme::secondary(ui, "Settings").clicked() {
                    app.command(Command::Show(Screen::Settings));
                }
                if theme::secondary(ui, "Saved games").clicked() {
                    app.command(Command::Show(Screen::Saved));
                }
            });
        });
        ui.add_space(8.0);
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                resume(app, ui);
                gallery(app, ui);
            });
    });
}

/// The game that was played last, if it is not over.
fn resume(app: &mut App, ui: &mut Ui) {
    let slots = &app.saved_games.slots;
    let found = slots.iter().find_map(|slot| {
        let saved = slot.game.as_ref().ok()?;
        (saved.session.next() != Next::Over).then_some((slot, saved))
    });
    let Some((slot, saved)) = found else { return };
    let path = slot.path.clone();
    let entry = crate::games::entry(saved.session.id());
    let title = entry.map_or("", |entry| entry.title);
    let (standing, scores) = (standing(saved), scores(saved));
    let scene = saved.session.scene(saved.viewer());
    let viewer = saved.viewer();
    let secret = saved
        .players
        .iter()
        .filter(|player| player.is_person())
        .count()
        > 1;
    let wide = ui.available_width() - theme::BAR;
    let name = format!("Resume {title}");
    let palette = Palette::of(ui);
    let color = app.settings_file.settings.surface(palette.dark).color;
    let response = theme::tile(ui, vec2(wide, 152.0), &name, |ui, rect, _| {
        let picture = Rect::from_min_size(
            rect.min + vec2(10.0, 10.0),
            vec2(212.0, rect.height() - 20.0),
        );
        ui.painter().rect_filled(picture, 10.0, color);
        super::board::picture(ui, picture.shrink(4.0), &scene, viewer, &app.cards, secret);
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
        text(94.0, &standing, size::BODY, palette.text);
        text(122.0, &scores, size::SMALL, palette.muted);
    });
    if response.clicked() {
        app.command(Command::Open(path));
    }
    ui.add_space(16.0);
}

fn gallery(app: &mut App, ui: &mut Ui) {
    let room = ui.available_width() - theme::BAR;
    let columns = (room / 290.0).floor().clamp(1.0, 6.0);
    let gap = 16.0;
    let size = vec2((room - gap * (columns - 1.0)) / columns, 232.0);
    let mut chosen = None;
    ui.spacing_mut().item_spacing = Vec2::splat(gap);
    for row in GAMES.chunks(columns as usize) {
        ui.horizontal(|ui| {
            for entry in row {
                let response = theme::tile(ui, size, entry.title, |ui, rect, _| {
                    tile(app, ui, rect, entry);
                });
                if response.clicked() {
                    chosen = Some(entry.id);
                }
            }
        });
    }
    ui.spacing_mut().item_spacing = Vec2::splat(theme::STEP);
    if let Some(id) = chosen {
        app.command(Command::SetUp(id));
    }
}

fn tile(app: &App, ui: &Ui, rect: Rect, entry: &Entry) {
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
    ui.painter().rect_filled(
        top,
        corners,
        app.settings_file.settings.surface(palette.dark).color,
    );
    emblem::paint(app, ui, top, entry.emblem);
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
