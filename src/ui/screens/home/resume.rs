//! The games to resume: the one played last as a large tile, the others in a row.

use std::path::PathBuf;

use egui::{Rect, ScrollArea, Ui, Vec2, pos2, vec2};

use super::GAP;
use crate::store::{Saved, Slot, unfinished};
use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::game_summary;
use crate::ui::services::Services;
use crate::ui::theme::{self, Palette, size};

/// The height of all tiles.
const HEIGHT: f32 = 128.0;

/// The width of the tiles in the row.
const SMALL: f32 = 204.0;

/// The minimum width of a page with the row beside the large tile.
const WIDE: f32 = 860.0;

/// The share of such a page's width that the large tile takes.
const SHARE: f32 = 0.46;

/// Shows every game that somebody may want to continue, or nothing if there are none.
pub(super) fn show(ui: &mut Ui, services: &Services, visit: u64) -> Option<Command> {
    let slots = unfinished(&services.saved_games);
    let place = slots.iter().position(|slot| slot.game().is_ok())?;
    let (newest, others) = (slots[place], &slots[place + 1..]);
    let room = ui.available_width() - theme::BAR;
    let mut opened = None;
    if others.is_empty() {
        opened = large(ui, newest, services, room);
    } else if room < WIDE {
        opened = large(ui, newest, services, room);
        opened = opened.or(row(ui, others, services, visit, room));
    } else {
        ui.horizontal_top(|ui| {
            let width = (room * SHARE).round();
            opened = large(ui, newest, services, width);
            let rest = room - width - GAP;
            opened = opened.take().or(row(ui, others, services, visit, rest));
        });
    }
    opened.map(Command::Open)
}

/// Shows the game played last; returns its file if it is chosen.
fn large(ui: &mut Ui, slot: &Slot, services: &Services, width: f32) -> Option<PathBuf> {
    let saved = slot.game().ok()?;
    let name = format!("Resume {}", game_summary::title(saved));
    let size = vec2(width, HEIGHT);
    let response = theme::tile(ui, size, &name, |ui, rect, _| {
        let inner = rect.shrink(8.0);
        let picture = vec2(inner.height() * 1.7, inner.height()).min(inner.size() * 0.5);
        let picture = Rect::from_min_size(inner.min, vec2(picture.x, inner.height()));
        game_summary::paint_thumbnail(ui, picture, 10.0, saved, services);
        let left = picture.right() + 18.0;
        large_texts(
            ui,
            pos2(left, rect.top()),
            rect.right() - left - 12.0,
            saved,
        );
    });
    focus::main(ui, response.id);
    response.clicked().then(|| slot.path.clone())
}

/// Paints the texts of the large tile, whose corner is given.
fn large_texts(ui: &Ui, corner: egui::Pos2, wide: f32, saved: &Saved) {
    let palette = Palette::of(ui);
    let won = game_summary::games_won(saved);
    let lines = [
        (action(saved), theme::bold(size::SMALL), palette.accent),
        (
            game_summary::name(saved).into(),
            theme::font(size::HEADING),
            palette.text,
        ),
        (
            game_summary::progress(saved),
            theme::font(size::BODY),
            palette.text,
        ),
        (
            game_summary::scores(saved),
            theme::font(size::SMALL),
            palette.muted,
        ),
        (
            won.unwrap_or_default(),
            theme::font(size::SMALL),
            palette.muted,
        ),
    ];
    let shown = lines.iter().filter(|(words, ..)| !words.is_empty());
    let lines: Vec<_> = shown
        .map(|(words, font, color)| {
            let galley = theme::one_line(ui, words, font.clone(), *color, wide);
            (galley, *color)
        })
        .collect();
    let tall: f32 = lines.iter().map(|(galley, _)| galley.size().y).sum();
    let mut at = corner + vec2(0.0, (HEIGHT - tall) / 2.0);
    for (galley, color) in lines {
        let height = galley.size().y;
        ui.painter().galley(at, galley, color);
        at.y += height;
    }
}

/// The label for the action of the large tile.
fn action(saved: &Saved) -> String {
    match game_summary::evening(saved) {
        Some(_) if game_summary::is_over(saved) => "Continue the evening".into(),
        Some(evening) => format!("Resume  ·  {evening}"),
        None => "Resume".into(),
    }
}

/// Shows the other games side by side; returns the file of the one that is chosen.
fn row(
    ui: &mut Ui,
    slots: &[&Slot],
    services: &Services,
    visit: u64,
    width: f32,
) -> Option<PathBuf> {
    let mut opened = None;
    ui.allocate_ui(vec2(width, HEIGHT), |ui| {
        // A vertical mouse wheel scrolls the row too.
        ui.style_mut().always_scroll_the_only_direction = true;
        ScrollArea::horizontal()
            .id_salt(("games to resume", visit))
            .auto_shrink([false, true])
            .max_width(width)
            .show(ui, |ui| {
                ui.horizontal(|ui| {
                    for slot in slots {
                        if small(ui, slot, services) {
                            opened = Some(slot.path.clone());
                        }
                    }
                });
            });
    });
    opened
}

/// Shows a game in the row; returns whether it is chosen.
fn small(ui: &mut Ui, slot: &Slot, services: &Services) -> bool {
    let Some(head) = slot.head() else {
        return false;
    };
    let title = head.title();
    let when = game_summary::when(head.saved);
    let name = format!("Resume {title}, {when}");
    let size = vec2(SMALL, HEIGHT);
    let response = theme::tile(ui, size, &name, |ui, rect, _| {
        let palette = Palette::of(ui);
        let inner = rect.shrink(8.0);
        let picture = Rect::from_min_size(inner.min, vec2(inner.width(), 66.0));
        let detail = match slot.game() {
            Ok(saved) => {
                game_summary::paint_thumbnail(ui, picture, 8.0, saved, services);
                game_summary::progress(saved)
            }
            Err(_) => "This file cannot be read".into(),
        };
        let wide = inner.width() - 8.0;
        for (words, font, color, y) in [
            (title, theme::bold(size::BODY), palette.text, 70.0),
            (&*detail, theme::font(size::SMALL), palette.muted, 92.0),
        ] {
            let galley = theme::one_line(ui, words, font, color, wide);
            let at = inner.min + Vec2::new(4.0, y);
            ui.painter().galley(at, galley, color);
        }
    });
    response.clicked()
}
