//! The curtain between two people at one computer.

use egui::Ui;

use super::command::TableCommand;
use crate::rules::Seat;
use crate::text::table_screen as texts;
use crate::ui::focus;
use crate::ui::theme;

/// Hides the hands until the next person asks to see theirs.
pub(super) fn show(ui: &Ui, seat: Seat) -> Option<TableCommand> {
    theme::modal(ui, "curtain", 32, |ui| {
        ui.vertical_centered(|ui| {
            ui.set_width(360.0);
            theme::title(ui, texts::turn_of(seat));
            ui.add_space(8.0);
            theme::muted(ui, texts::hands_hidden());
            ui.add_space(16.0);
            let show = theme::primary(ui, texts::show_my_cards());
            focus::main(ui, show.id);
            let reveal = TableCommand::Reveal(seat);
            show.clicked().then_some(reveal)
        })
        .inner
    })
    .inner
}
