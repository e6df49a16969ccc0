//! Dialogs that interrupt the game: a curtain between two people, and the question whether an
//! external program may play.

use egui::{Id, ScrollArea, Ui};

use crate::printable::escaped;
use crate::rules::words::{whose, with_names};
use crate::rules::{Names, Seat};
use crate::store::Player;
use crate::ui::command::{Command, SettingsChange, TableCommand};
use crate::ui::focus;
use crate::ui::theme::{self, Palette, size};

/// Hides the hands until the next person asks to see theirs.
pub(super) fn curtain(ui: &Ui, seat: Seat, names: &Names) -> Option<Command> {
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
            let reveal = Command::Table(TableCommand::Reveal(seat));
            show.clicked().then_some(reveal)
        })
        .inner
    })
    .inner
}

/// The longest command that can be allowed, in displayed characters.
const LONGEST_COMMAND: usize = 400;

/// Asks whether a seat's program may play, because the game came from elsewhere. It can only be
/// allowed if its whole command is visible.
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
        theme::title(ui, "Let a program play?");
        ui.add_space(8.0);
        let text = format!(
            "In this game, {} is played by a program. This command starts it:",
            escaped(names.of(seat))
        );
        ui.label(theme::text(text, size::BODY));
        ui.add_space(8.0);
        let shown = theme::spelled_out(command);
        let too_long = shown.chars().count() > LONGEST_COMMAND;
        let area = ScrollArea::vertical()
            .max_height((size.y - 400.0).max(80.0))
            .show(ui, |ui| {
                ui.label(theme::text(&shown, size::BODY).strong());
            });
        let end = area.state.clamped_offset().y + area.inner_rect.height();
        let id = Id::unique(("command in sight", command));
        let was_in_sight = ui.data(|data| data.get_temp(id).unwrap_or(false));
        let in_sight = was_in_sight || end >= area.content_size.y - 1.0;
        ui.data_mut(|data| data.insert_temp(id, in_sight));
        ui.add_space(8.0);
        let text = match (too_long, in_sight) {
            (true, _) => "The command is too long to be checked, so it cannot be allowed here.",
            (false, false) => "Scroll to the end of the command before you allow it.",
            (false, true) => {
                "A program can do anything on this computer that you can do. Let it play only if \
                 you trust it."
            }
        };
        ui.label(theme::text(text, size::BODY).color(palette.muted));
        ui.add_space(16.0);
        ui.horizontal(|ui| {
            let without = theme::primary(ui, "Play without it");
            focus::main(ui, without.id);
            let may = in_sight && !too_long;
            if theme::secondary_enabled(ui, may, "Let it play").clicked() {
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
