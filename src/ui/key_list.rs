//! The list of keyboard shortcuts, in a dialog over any screen.

use egui::Ui;

use super::theme::{self, Palette, size};

const KEYS: [(&str, &str); 24] = [
    ("Tab, Shift Tab", "next, previous group"),
    ("Arrows", "move within a group"),
    ("Shift arrows", "move to every card, playable or not"),
    ("Enter, Space", "play or choose a card; press a button"),
    ("Enter", "on a chosen card, confirm the complete choice"),
    ("Enter, Space", "continue after a trick"),
    ("Ctrl left, right", "move a card within your hand"),
    ("U, Ctrl Z", "undo"),
    ("H", "hint; press again for the value of every choice"),
    ("W", "why the last card was played"),
    ("L", "last trick"),
    ("T", "read out the table"),
    ("S", "score sheet"),
    ("F1", "rules beside the table"),
    (
        "Page Up, Page Down",
        "scroll; in a review, previous, next trick",
    ),
    ("Left, right, Home, End", "in a review, go through the game"),
    ("Space", "in a review, play the game back"),
    ("Esc", "close, go back; at the table, the menu"),
    ("Ctrl N", "new game"),
    ("Ctrl O", "saved games"),
    ("Ctrl T", "statistics"),
    ("Ctrl S", "save a copy of this game"),
    ("Ctrl + and –", "larger, smaller"),
    ("F11", "full screen"),
];

/// The width of the dialog where there is room.
const WIDTH: f32 = 520.0;

/// The width of the column of keys.
const KEYS_WIDTH: f32 = 194.0;

/// Shows the list; returns whether it was closed.
pub fn show(ui: &Ui) -> bool {
    theme::dialog(ui, "keys", WIDTH, "Keyboard shortcuts", |ui| {
        let accent = Palette::of(ui).accent;
        // Lines are only as tall as their text.
        ui.spacing_mut().interact_size.y = 0.0;
        // In a small window the meanings wrap.
        let room = ui.available_width();
        let widest = if room < WIDTH {
            room - KEYS_WIDTH
        } else {
            f32::INFINITY
        };
        egui::Grid::new("keys")
            .num_columns(2)
            .max_col_width(widest)
            .spacing([24.0, 6.0])
            .show(ui, |ui| {
                for (key, meaning) in KEYS {
                    ui.label(theme::strong(key, size::BODY).color(accent));
                    ui.label(theme::text(meaning, size::BODY));
                    ui.end_row();
                }
            });
    })
}
