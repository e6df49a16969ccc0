//! Seats at tables of others that the person has left for a while.

use crate::ui::shell::Commands;
use egui::{Response, Ui};

use super::JoinCommand;
use crate::games::entry;
use crate::online::Invitation;
use crate::online::guest::{GuestFile, SeenTable};
use crate::store::text::fairness;
use crate::text::{Message, together as texts};
use crate::ui::focus;
use crate::ui::theme::{self, Icon, Palette, size};

/// Shows all such seats, each with the ways to come back and to give it up.
pub(super) fn show(ui: &mut Ui, seats: &[GuestFile], commands: &mut Commands) {
    for seat in seats {
        theme::panel(ui, |ui| {
            row(ui, seat, |ui| {
                let invitation = Box::new(seat.invitation.clone());
                if come_back(ui, seat).clicked() {
                    commands.push(JoinCommand::Take(invitation));
                    commands.push(JoinCommand::Look);
                } else if seat.seen.as_ref().is_some_and(|seen| seen.has_left) {
                    if button_of(ui, seat, &texts::forget_seat()) {
                        commands.push(JoinCommand::Remove(invitation));
                    }
                } else if button_of(ui, seat, &texts::give_up_seat()) {
                    commands.push(JoinCommand::Forget(invitation));
                }
            });
        });
        ui.add_space(theme::STEP);
    }
}

/// Shows a seat in a line, with a way to come back, with the focus if it `is_main`; returns the invitation taken.
pub(in crate::ui) fn line(ui: &mut Ui, seat: &GuestFile, is_main: bool) -> Option<Invitation> {
    let button = row(ui, seat, |ui| come_back(ui, seat));
    if is_main {
        focus::main(ui, button.id);
    }
    button.clicked().then(|| seat.invitation.clone())
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

fn come_back(ui: &mut Ui, seat: &GuestFile) -> Response {
    let words = texts::come_back();
    let button = theme::secondary(ui, (Icon::Return, &words));
    let name = theme::say(ui, name(seat));
    button.accessible_name(name)
}

fn button_of(ui: &mut Ui, seat: &GuestFile, words: &Message) -> bool {
    let button = theme::destructive(ui, true, (Icon::Close, words));
    let name = theme::say(ui, name(seat));
    ui.accesskit_node_builder(button.id, |node| node.set_description(name));
    button.clicked()
}

/// The game and the people at a table, as far as they are known.
pub(in crate::ui) fn name(seat: &GuestFile) -> Message {
    let seen = seat.seen.as_ref();
    match seen.and_then(|seen| Some((entry(&seen.game)?.title, seen))) {
        Some((game, seen)) if seen.names.is_empty() && seen.host.is_empty() => texts::left_seat_without_host(game),
        Some((game, seen)) if seen.names.is_empty() => with_people(game, [&seen.host]),
        Some((game, seen)) => with_people(game, &seen.names),
        None => texts::left_seat_somewhere(),
    }
}

/// A game with those who play it.
pub(in crate::ui) fn with_people<'a>(game: &'static str, names: impl IntoIterator<Item = &'a String>) -> Message {
    texts::table_with(game, names.into_iter().map(|name| fairness::name_of(&**name)))
}

/// The number of people who wait for the person, or what can come after the game.
fn state(seat: &GuestFile) -> Option<Message> {
    match seat.seen {
        Some(SeenTable { has_left: true, .. }) => Some(texts::seat_left()),
        Some(SeenTable { is_over: true, .. }) => Some(texts::host_starts()),
        Some(SeenTable { others: 0, .. }) | None => None,
        Some(SeenTable { others, .. }) => Some(texts::others_wait(others)),
    }
}
