//! The list of keyboard shortcuts, in a dialog over any screen.

use egui::Ui;

use super::theme::{self, Palette, size};

/// Keys with their meanings, under a heading.
type Section = (&'static str, &'static [(&'static str, &'static str)]);

const ANYWHERE: Section = (
    "Anywhere",
    &[
        ("Tab, Shift+Tab", "next, previous group"),
        ("Arrows", "move within a group"),
        ("Enter, Space", "press a button"),
        ("Page Up, Page Down", "scroll"),
        ("Esc", "close, go back"),
        ("Ctrl+N", "new game"),
        ("Ctrl+O", "saved games"),
        ("Ctrl+T", "statistics"),
        ("Ctrl and + or –", "larger, smaller"),
        ("F11", "full screen"),
        ("?", "this list"),
    ],
);

const TABLE: Section = (
    "At the table",
    &[
        ("Enter, Space", "play or choose a card"),
        ("Enter", "on a chosen card, confirm"),
        ("Enter, Space", "continue after a trick"),
        ("Shift+arrows", "reach every card"),
        ("Ctrl+left, right", "move a card within your hand"),
        ("U, Ctrl+Z", "undo"),
        ("H", "hint; again to compare choices"),
        ("W", "why the last card was played"),
        ("L", "last trick"),
        ("T", "read out the table"),
        ("S", "score sheet"),
        ("F1", "rules beside the table"),
        ("Ctrl+S", "save a copy of this game"),
        ("Esc", "menu"),
    ],
);

const REVIEW: Section = (
    "Review",
    &[
        ("Left, right", "previous, next step"),
        ("Page Up, Page Down", "previous, next trick"),
        ("Home, End", "first, last position"),
        ("Space", "play the game back"),
    ],
);

/// The width of the dialog where there is room.
const WIDTH: f32 = 920.0;

/// The width of the column of keys.
const KEYS_WIDTH: f32 = 170.0;

/// The distance between the columns.
const GAP: f32 = 24.0;

/// Shows the list; returns whether it was closed.
pub fn show(ui: &Ui) -> bool {
    theme::dialog(ui, "keys", WIDTH, "Keyboard shortcuts", |ui| {
        // Lines are only as tall as their text.
        ui.spacing_mut().interact_size.y = 0.0;
        if ui.available_width() < WIDTH - GAP {
            for part in [ANYWHERE, TABLE, REVIEW] {
                section(ui, part);
            }
            return;
        }
        ui.columns_const(|[left, right]| {
            section(left, ANYWHERE);
            section(left, REVIEW);
            section(right, TABLE);
        });
    })
}

/// Shows keys below their heading.
fn section(ui: &mut Ui, (heading, keys): Section) {
    let accent = Palette::of(ui).accent;
    ui.add_space(8.0);
    theme::heading(ui, heading);
    // In a small window the meanings wrap.
    let widest = (ui.available_width() - KEYS_WIDTH - GAP).max(KEYS_WIDTH);
    egui::Grid::new(heading)
        .num_columns(2)
        .min_col_width(KEYS_WIDTH)
        .max_col_width(widest)
        .spacing([GAP, 6.0])
        .show(ui, |ui| {
            for (key, meaning) in keys {
                ui.label(theme::strong(*key, size::BODY).color(accent));
                ui.label(theme::text(*meaning, size::BODY));
                ui.end_row();
            }
        });
}
