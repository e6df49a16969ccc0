//! The keys, listed over whatever is shown.

use egui::{Margin, Ui};

use super::app::App;
use super::command::Command;
use super::theme::{self, Palette, size};

/// The keys, over everything.
pub(super) fn show(app: &mut App, ui: &mut Ui) {
    const KEYS: [(&str, &str); 15] = [
        ("Arrows, Tab", "go from card to card"),
        ("Enter, Space", "play or choose the card"),
        ("Enter", "confirm what is chosen; see the trick"),
        ("U, Ctrl Z", "take back"),
        ("H", "hint; once more: what all choices may bring"),
        ("W", "why the last card was played"),
        ("L", "look at the last trick"),
        ("S", "score sheet"),
        ("F1", "rules beside the table"),
        ("Esc", "put down, close, back"),
        ("Ctrl N", "new game"),
        ("Ctrl O", "saved games"),
        ("Ctrl S", "keep a copy of this game"),
        ("Ctrl + and –", "larger, smaller"),
        ("F11", "full screen"),
    ];
    let palette = Palette::of(ui);
    let modal = egui::Modal::new(egui::Id::unique("keys"))
        .frame(theme::panel(&palette).inner_margin(Margin::same(24)))
        .show(ui, |ui| {
            ui.set_width(440.0);
            ui.label(theme::text("Keys", size::TITLE));
            // A line is as tall as its words.
            ui.spacing_mut().interact_size.y = 0.0;
            egui::Grid::new("keys")
                .num_columns(2)
                .spacing([24.0, 6.0])
                .show(ui, |ui| {
                    for (key, what) in KEYS {
                        ui.label(theme::strong(key, size::BODY).color(palette.accent));
                        ui.label(theme::text(what, size::BODY));
                        ui.end_row();
                    }
                });
            ui.add_space(8.0);
            theme::primary(ui, "Close").clicked()
        });
    if modal.inner || modal.should_close() {
        app.command(Command::ShowOverlay(None));
    }
}
