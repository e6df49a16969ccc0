//! Dialogs that interrupt the game: a curtain between two people, and the question whether an
//! external program may play.

use egui::{ScrollArea, Ui};

use crate::rules::words::{whose, with_names};
use crate::rules::{Names, Seat};
use crate::store::Player;
use crate::ui::command::{Command, SettingsChange, TableCommand};
use crate::ui::focus;
use crate::ui::theme::{self, Palette, escaped, size};

/// Hides the hands until the next person asks to see theirs.
pub(super) fn curtain(ui: &Ui, seat: Seat, names: &Names) -> Option<Command> {
    let palette = Palette::of(ui);
    theme::modal(ui, "curtain", 32, |ui| {
        ui.vertical_centered(|ui| {
            ui.set_width(360.0);
            let title = format!("{} turn", with_names(&whose(seat), names));
            ui.label(theme::text(title, size::TITLE));
            ui.add_space(8.0);
            let text = "The hands are hidden until you are ready.";
            ui.label(theme::text(text, size::BODY).color(palette.muted));
            ui.add_space(16.0);
            let show = theme::primary(ui, "Show my cards");
            focus::main(ui, show.id);
            let reveal = Command::Table(TableCommand::Reveal(seat));
            show.clicked().then_some(reveal)
        })
        .inner
    })
    .inner
}

/// Asks whether the program that has a seat may play, because the game came from elsewhere.
pub(super) fn ask_for_consent(
    ui: &Ui,
    seat: Seat,
    player: &Player,
    names: &Names,
) -> Option<Command> {
    let palette = Palette::of(ui);
    let command = player.command().unwrap_or_default();
    let size = ui.content_rect().size();
    let refusal = Command::Table(TableCommand::PlayWithoutProgram(seat));
    let modal = theme::modal(ui, "consent", 32, |ui| {
        ui.set_width(520.0_f32.min(size.x - 96.0));
        ui.label(theme::text("Let a program play?", size::TITLE));
        ui.add_space(8.0);
        let text = format!(
            "In this game, {} is played by a program. This command starts it:",
            escaped(names.of(seat))
        );
        ui.label(theme::text(text, size::BODY));
        ui.add_space(8.0);
        ScrollArea::vertical()
            .max_height((size.y - 400.0).max(80.0))
            .show(ui, |ui| {
                ui.label(theme::text(escaped(command), size::BODY).strong());
            });
        ui.add_space(8.0);
        let text = "A program can do anything on this computer that you can do. Let it play \
                        only if you trust it.";
        ui.label(theme::text(text, size::BODY).color(palette.muted));
        ui.add_space(16.0);
        ui.horizontal(|ui| {
            let without = theme::primary(ui, "Play without it");
            focus::main(ui, without.id);
            if theme::secondary(ui, "Let it play").clicked() {
                let change = SettingsChange::AllowProgram(command.to_owned());
                Some(Command::Settings(change))
            } else {
                without.clicked().then(|| refusal.clone())
            }
        })
        .inner
    });
    let closed = modal.should_close();
    modal.inner.or(closed.then_some(refusal))
}
