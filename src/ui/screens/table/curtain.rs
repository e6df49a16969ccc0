//! The curtain between two people at one computer.

use egui::Ui;

use super::command::TableCommand;
use crate::rules::words::{whose, with_names};
use crate::rules::{Names, Seat};
use crate::ui::focus;
use crate::ui::theme::{self, Palette, size};

/// Hides the hands until the next person asks to see theirs.
pub(super) fn show(ui: &Ui, seat: Seat, names: &Names) -> Option<TableCommand> {
    let palette = Palette::of(ui);
    theme::modal(ui, "curtain", 32, |ui| {
        ui.vertical_centered(|ui| {
            ui.set_width(360.0);
            let title = format!("{} turn", with_names(&whose(seat), names));
            theme::title(ui, title);
            ui.add_space(8.0);
            let text = "The hands are hidden until you are ready.";
            ui.label(theme::text(text, size::BODY).color(palette.muted));
            ui.add_space(16.0);
            let show = theme::primary(ui, "Show my cards");
            focus::main(ui, show.id);
            let reveal = TableCommand::Reveal(seat);
            show.clicked().then_some(reveal)
        })
        .inner
    })
    .inner
}
