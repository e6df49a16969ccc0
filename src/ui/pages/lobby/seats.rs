//! The seats of a hosted table, each with its state and, for a friend, the invitation.

use crate::ui::shell::Commands;
use egui::{Align, Layout, Ui};

use super::command::LobbyCommand;
use crate::online::links::Reach;
use crate::online::{Kind, Phase, Presence, SeatState};
use crate::rules::Seat;
use crate::store::{names, people};
use crate::text::{Message, together as texts};
use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::friends::{Hosting, way};
use crate::ui::theme::{self, Icon, Palette, Words, size};

/// Shows the seats.
pub(super) fn show(ui: &mut Ui, hosting: &Hosting, commands: &mut Commands) {
    let table = hosting.host().table();
    theme::section(ui, texts::seats(), |ui| {
        for (seat, state) in Seat::all(table.seats.len()).zip(&table.seats) {
            row(ui, hosting, (seat, state), commands);
        }
        show_reach(ui, hosting, commands);
        theme::note(ui, texts::invitation_secret());
        show_spectators(ui, hosting, commands);
    });
}

/// Shows from where friends can join, and a way to try again if that is less than was wanted.
fn show_reach(ui: &mut Ui, hosting: &Hosting, commands: &mut Commands) {
    let (words, is_good) = match hosting.table.reach() {
        _ if hosting.table.address().is_none() && hosting.table.reach() != Some(Reach::Nowhere) => {
            (texts::opening(), true)
        }
        Some(Reach::Relayed) => (texts::reached_everywhere(), true),
        Some(Reach::Direct) => (texts::reached_nearby(), true),
        Some(Reach::NoRelay(reason)) => (texts::reached_by_no_relay(reason), false),
        Some(Reach::Nowhere) => (texts::reached_nowhere(), false),
        Some(Reach::Unknown) | None => return,
    };
    if is_good {
        return theme::note(ui, words);
    }
    focus::Group::row("reach").show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            let words = theme::text(ui, words, size::BODY).color(Palette::of(ui).warning);
            ui.add(egui::Label::new(words).wrap());
            if theme::secondary(ui, texts::try_again()).clicked() {
                commands.push(LobbyCommand::TryAgain);
            }
        });
    });
}

/// Shows who watches, and the invitation for that.
fn show_spectators(ui: &mut Ui, hosting: &Hosting, commands: &mut Commands) {
    let Some(address) = hosting.table.address() else {
        return;
    };
    ui.add_space(theme::STEP);
    let spectators = hosting.host().table().spectators;
    for name in &spectators {
        let words = texts::who_watches(&**name);
        ui.label(theme::text(ui, words, size::BODY));
    }
    focus::Group::row("watching").show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            let copy = (Icon::Copy, texts::copy_watch_invitation());
            if theme::quiet(ui, copy).clicked() {
                let invitation = hosting.host().spectator_invitation(&address).to_string();
                let line = texts::watch_line(hosting.host().file().setup.entry.title);
                ui.copy_text(with_words(ui, line, &invitation));
                commands.push(Command::Notify(texts::invitation_copied()));
            }
            let renew = texts::renew_invitation();
            if !spectators.is_empty() && theme::destructive_small(ui, &renew).clicked() {
                commands.push(LobbyCommand::RenewSpectators);
            }
        });
    });
    theme::note(ui, texts::watch_help());
}

fn row(ui: &mut Ui, hosting: &Hosting, (seat, state): (Seat, &SeatState), commands: &mut Commands) {
    let players = hosting.host().players();
    let own = people(players);
    let is_own = own.contains(seat) && own.len() == 1;
    let mut words = state_of(seat, state, is_own);
    if let Some(route) = hosting.table.route(seat) {
        words = texts::with_way(words, way(route));
    }
    let words = Words::with_names(&words, &names(players, theme::language(ui)));
    let is_there = state.kind != Kind::Friend || state.commit.is_some();
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(44.0);
        let palette = Palette::of(ui);
        let words = theme::text(ui, words, size::BODY);
        let color = if is_there { palette.text } else { palette.muted };
        ui.label(words.color(color));
        focus::Group::row(("invitation", seat)).show(ui, |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                reseat(ui, hosting, (seat, state), commands);
                if state.kind == Kind::Friend {
                    buttons(ui, hosting, (seat, state), commands);
                }
            });
        });
    });
}

/// Shows the button that lets the computer play in a seat where nobody has come, or invites a friend to its seat.
fn reseat(ui: &mut Ui, hosting: &Hosting, (seat, state): (Seat, &SeatState), commands: &mut Commands) {
    let words = match (state.kind, state.presence) {
        (Kind::Friend, Presence::Open) => texts::let_computer_here(),
        (Kind::Computer, _) => texts::invite_here(),
        _ => return,
    };
    if hosting.host().table().phase != Phase::Lobby {
        return;
    }
    let reseat = theme::quiet(ui, words);
    if state.kind == Kind::Friend {
        // The invitation is no longer valid then.
        focus::avoid(ui, reseat.id);
    }
    if reseat.clicked() {
        commands.push(LobbyCommand::Reseat(seat));
    }
}

fn buttons(ui: &mut Ui, hosting: &Hosting, (seat, state): (Seat, &SeatState), commands: &mut Commands) {
    let number = seat.index() + 1;
    if state.presence != Presence::Open {
        let renew = theme::destructive_small(ui, texts::renew_invitation());
        if renew.on_hover_text(theme::say(ui, texts::renew_help())).clicked() {
            commands.push(LobbyCommand::Renew(seat));
        }
    }
    let Some(text) = invitation(hosting, seat) else {
        return;
    };
    if state.presence == Presence::Here {
        return;
    }
    let save = theme::quiet(ui, (Icon::Share, texts::save_invitation()));
    let save = save.accessible_name(theme::say(ui, texts::save_invitation_for(number)));
    if save.clicked() {
        commands.push(LobbyCommand::Save(seat));
    }
    let copy = theme::secondary(ui, (Icon::Copy, texts::copy_invitation()));
    let copy = copy.accessible_name(theme::say(ui, texts::copy_invitation_for(number)));
    if copy.clicked() {
        let game = hosting.host().file().setup.entry.title;
        ui.copy_text(with_words(ui, texts::invitation_line(game), &text));
        commands.push(Command::Notify(texts::invitation_copied()));
    }
}

/// An invitation with a line above that says what to do with it, and one below that says what Misère is.
fn with_words(ui: &Ui, line: Message, invitation: &str) -> String {
    let about = texts::about_misere(env!("CARGO_PKG_HOMEPAGE"));
    format!("{}\n\n{invitation}\n\n{}\n", theme::say(ui, line), theme::say(ui, about))
}

/// The state of a seat; `is_own` for the reader's own.
pub(in crate::ui) fn state_of(seat: Seat, state: &SeatState, is_own: bool) -> Message {
    match (state.kind, state.presence) {
        _ if is_own => texts::seat_own(),
        (Kind::Computer | Kind::Program, _) => texts::seat_computer(seat),
        (Kind::Friend, Presence::Open) if state.name.is_empty() => texts::seat_open(seat.index() + 1),
        (Kind::Friend, Presence::Open) => texts::has_left(seat),
        (Kind::Friend, Presence::Away | Presence::Paused) => texts::seat_away(seat),
        (Kind::Friend, Presence::Here) if state.commit.is_none() => texts::seat_looking(seat),
        _ => texts::seat_sits(seat),
    }
}

/// The text of the invitation to a seat, once others can reach this computer.
pub(super) fn invitation(hosting: &Hosting, seat: Seat) -> Option<String> {
    let address = hosting.table.address()?;
    Some(hosting.host().invitation(seat, &address).to_string())
}
