//! The chairs of a hosted table, with an invitation for each that is empty.

use crate::ui::shell::Commands;
use egui::Ui;

use super::chairs::{Chairs, heard};
use super::command::LobbyCommand;
use crate::online::links::Reach;
use crate::online::{Kind, Phase, Presence, SeatState};
use crate::rules::Seat;
use crate::store::people;
use crate::text::{Message, together as texts};
use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::friends::{Friends, Hosting, watcher};
use crate::ui::requests::NewGame;
use crate::ui::settings::Settings;
use crate::ui::theme::{self, Icon, Palette, size};

/// The height of the buttons of a chair, and before the table is open.
const BUTTONS: f32 = 88.0;
const ONE_BUTTON: f32 = 44.0;

/// Shows the chairs before the table is open. The first invitation opens it.
pub(super) fn show_before(ui: &mut Ui, game: &NewGame, settings: &Settings, commands: &mut Commands) {
    let states = game.players.iter().map(|player| {
        let presence = if player.is_friend() { Presence::Open } else { Presence::Here };
        SeatState::of(player, presence)
    });
    let states: Vec<SeatState> = states.collect();
    let chairs = Chairs {
        game: game.entry.title,
        players: &game.players,
        states: &states,
        own: people(&game.players),
        ways: Vec::new(),
        said: None,
        settings,
        buttons: ONE_BUTTON,
    };
    let mut is_first = true;
    chairs.show(ui, |ui, seat, state| {
        if state.kind == Kind::Friend && copy(ui, seat, std::mem::take(&mut is_first)) {
            commands.push(LobbyCommand::Open(seat));
        }
        chairs.show_way_to_faces(ui, seat, commands);
    });
}

/// Shows the chairs, who watches, and from where friends can join.
pub(super) fn show(
    ui: &mut Ui, (friends, hosting): (&Friends, &Hosting), settings: &Settings, commands: &mut Commands,
) {
    let table = hosting.host().table();
    let players = hosting.host().players();
    let chairs = Chairs {
        game: hosting.host().file().setup.entry.title,
        players,
        states: &table.seats,
        own: people(players),
        ways: Seat::all(players.len()).map(|seat| hosting.table.route(seat)).collect(),
        said: heard(ui, friends),
        settings,
        buttons: BUTTONS,
    };
    let mut is_first = !hosting.host().can_start();
    chairs.show(ui, |ui, seat, state| {
        if state.kind == Kind::Friend {
            buttons(ui, seat, state, &mut is_first, commands);
        }
        reseat(ui, hosting, (seat, state), commands);
        chairs.show_way_to_faces(ui, seat, commands);
    });
    show_reach(ui, hosting, commands);
    theme::note(ui, texts::invitation_secret());
    show_files(ui, &table.seats, commands);
    show_spectators(ui, hosting, commands);
}

/// Shows the button that copies an invitation; returns whether it was pressed.
fn copy(ui: &mut Ui, seat: Seat, is_main: bool) -> bool {
    let words = (Icon::Copy, texts::copy_invitation());
    let copy = if is_main { theme::primary(ui, words) } else { theme::secondary(ui, words) };
    if is_main {
        focus::main(ui, copy.id);
    }
    copy.accessible_name(theme::say(ui, texts::copy_invitation_for(seat.index() + 1))).clicked()
}

fn buttons(ui: &mut Ui, seat: Seat, state: &SeatState, is_first: &mut bool, commands: &mut Commands) {
    if state.presence != Presence::Here && copy(ui, seat, std::mem::take(is_first)) {
        commands.push(LobbyCommand::Copy(seat));
    }
    if state.presence != Presence::Open {
        let renew = theme::destructive_small(ui, texts::free_seat());
        if renew.on_hover_text(theme::say(ui, texts::renew_help())).clicked() {
            commands.push(LobbyCommand::Renew(seat));
        }
    }
}

/// Shows the ways to save invitations as files.
fn show_files(ui: &mut Ui, states: &[SeatState], commands: &mut Commands) {
    focus::Group::row("files").show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            for (seat, state) in Seat::all(states.len()).zip(states) {
                let is_due = state.kind == Kind::Friend && state.presence != Presence::Here;
                let words = (Icon::Share, texts::save_invitation_for(seat.index() + 1));
                if is_due && theme::quiet(ui, words).clicked() {
                    commands.push(LobbyCommand::Save(seat));
                }
            }
        });
    });
}

/// Shows from where friends can join, and a way to try again if that is less than was wanted.
fn show_reach(ui: &mut Ui, hosting: &Hosting, commands: &mut Commands) {
    let reach = hosting.table.reach().unwrap_or(Reach::Unknown);
    if hosting.table.address().is_none() && reach != Reach::Nowhere {
        return theme::note(ui, texts::opening());
    }
    let is_good = matches!(reach, Reach::Relayed | Reach::Direct);
    let Some(words) = reach.words() else { return };
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
    let Some(address) = hosting.table.address() else { return };
    ui.add_space(theme::STEP);
    let spectators = hosting.host().table().spectators;
    for name in &spectators {
        let words = texts::who_watches(watcher(name));
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

/// An invitation with a line above that says what to do with it, and one below that says what Misère is.
pub(super) fn with_words(ui: &Ui, line: Message, invitation: &str) -> String {
    let about = texts::about_misere(env!("CARGO_PKG_HOMEPAGE"));
    format!("{}\n\n{invitation}\n\n{}\n", theme::say(ui, line), theme::say(ui, about))
}

/// The text of the invitation to a seat, once others can reach this computer.
pub(super) fn invitation(hosting: &Hosting, seat: Seat) -> Option<String> {
    let address = hosting.table.address()?;
    Some(hosting.host().invitation(seat, &address).to_string())
}
