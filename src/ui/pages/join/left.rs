//! Seats at tables of others that the person has left for a while.

use crate::ui::shell::Commands;
use egui::Ui;

use super::JoinCommand;
use crate::games::entry;
use crate::online::Invitation;
use crate::online::guest::{GuestFile, SeenTable};
use crate::text::{Message, together as texts};
use crate::ui::focus;
use crate::ui::theme::{self, Icon, Palette, size};

/// Shows all such seats, each with the ways to come back and to give it up.
pub(super) fn show(ui: &mut Ui, seats: &[GuestFile], commands: &mut Commands) {
    for seat in seats {
        theme::panel(ui, |ui| {
            row(ui, seat, |ui| {
                let invitation = Box::new(seat.invitation.clone());
                if come_back(ui, seat) {
                    commands.push(JoinCommand::Take(invitation));
                    commands.push(JoinCommand::Look);
                } else if give_up(ui, seat) {
                    commands.push(JoinCommand::Forget(invitation));
                }
            });
        });
        ui.add_space(theme::STEP);
    }
}

/// Shows a seat in a line, with a way to come back; returns the invitation if it was taken.
pub(in crate::ui) fn line(ui: &mut Ui, seat: &GuestFile) -> Option<Invitation> {
    let is_taken = row(ui, seat, |ui| come_back(ui, seat));
    is_taken.then(|| seat.invitation.clone())
}

fn row<R>(ui: &mut Ui, seat: &GuestFile, buttons: impl FnOnce(&mut Ui) -> R) -> R {
    focus::Group::row(("left", seat.invitation.table)).show(ui, |ui| {
        let shown = ui.horizontal_wrapped(|ui| {
            let name = theme::strong(ui, name(seat), size::BODY);
            ui.label(name);
            if let Some(state) = state(seat) {
                let state = theme::text(ui, state, size::BODY);
                ui.label(state.color(Palette::of(ui).muted));
            }
            buttons(ui)
        });
        shown.inner
    })
}

fn come_back(ui: &mut Ui, seat: &GuestFile) -> bool {
    let words = texts::come_back();
    let button = theme::secondary(ui, (Icon::Return, &words));
    let name = theme::say(ui, name(seat));
    button.accessible_name(name).clicked()
}

fn give_up(ui: &mut Ui, seat: &GuestFile) -> bool {
    let words = texts::give_up_seat();
    let button = theme::destructive(ui, true, (Icon::Close, &words));
    let name = theme::say(ui, name(seat));
    ui.accesskit_node_builder(button.id, |node| node.set_description(name));
    button.clicked()
}

/// The game and the host of a seat, as far as they are known.
pub(in crate::ui) fn name(seat: &GuestFile) -> Message {
    let seen = seat.seen.as_ref();
    let known = seen.and_then(|seen| Some((entry(&seen.game)?.title, &*seen.host)));
    match known {
        Some((game, "")) => texts::left_seat_without_host(game),
        Some((game, host)) => texts::left_seat(game, host),
        None => texts::left_seat_somewhere(),
    }
}

/// The number of people who wait for the person, or what can come after the game.
fn state(seat: &GuestFile) -> Option<Message> {
    match seat.seen {
        Some(SeenTable { is_over: true, .. }) => Some(texts::host_starts()),
        Some(SeenTable { others: 0, .. }) | None => None,
        Some(SeenTable { others, .. }) => Some(texts::others_wait(others)),
    }
}
