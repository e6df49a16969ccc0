//! Tables with friends elsewhere: the one that is open, and those where a seat waits for the person.

use crate::ui::shell::Commands;
use egui::Ui;

use crate::online::guest::GuestFile;
use crate::online::{Kind, Presence};
use crate::rules::Next;
use crate::store::names;
use crate::text::{common, table, together as texts};
use crate::ui::command::Command;
use crate::ui::focus;
use crate::ui::friends::Friends;
use crate::ui::page_id::PageId;
use crate::ui::pages::TablePart;
use crate::ui::pages::join::{JoinCommand, left};
use crate::ui::theme::{self, Icon, Palette, Words, size};

/// Shows a line for each table. If this is the `main` part of the page, the first line has the focus.
pub(super) fn show(ui: &mut Ui, table: &TablePart, seats: &[GuestFile], main: bool, commands: &mut Commands) {
    let friends = table.friends();
    if let Some(friends) = friends {
        open(ui, table, friends, main, commands);
    }
    for (index, seat) in seats.iter().enumerate() {
        let taken = left::line(ui, seat, main && friends.is_none() && index == 0);
        if let Some(invitation) = taken {
            commands.push(Command::Begin(PageId::JOIN));
            commands.push(JoinCommand::Take(Box::new(invitation)));
            commands.push(JoinCommand::Look);
        }
    }
}

/// Shows the table that is open: the game, what it waits for, and the way there.
fn open(ui: &mut Ui, table: &TablePart, friends: &Friends, main: bool, commands: &mut Commands) {
    let others = friends.others();
    let name = match (friends.hosting(), friends.visiting()) {
        (Some(hosting), _) => {
            let game = hosting.host().file().setup.entry.title;
            if others.is_empty() { texts::table_waits(game) } else { left::with_people(game, &others) }
        }
        (None, Some(visiting)) => left::name(visiting.guest().file()),
        (None, None) => return,
    };
    let next = table.game().map(|game| game.session().next());
    let is_waiting = match friends.hosting() {
        Some(hosting) => !hosting.host().is_ready(),
        None => friends.table().is_none_or(|table| {
            let mut friends = table.seats.iter().filter(|seat| seat.kind == Kind::Friend);
            friends.any(|seat| seat.presence != Presence::Here)
        }),
    };
    let state = match (friends.trouble(), next) {
        (Some(trouble), _) => trouble,
        (None, Some(Next::Act(seat))) if friends.own_seats().contains(seat) && !others.is_empty() => {
            texts::others_wait(others.len())
        }
        (None, Some(Next::Act(seat))) => table::turn_of(seat),
        (None, None) if is_waiting => texts::waiting_for_all(),
        _ => texts::all_here(),
    };
    focus::Group::row("friends").show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(theme::strong(ui, name, size::BODY));
            let state = Words::with_names(&state, &names(&friends.players(), theme::language(ui)));
            ui.label(theme::text(ui, state, size::BODY).color(Palette::of(ui).muted));
            let back = common::back_to_table();
            let back = theme::secondary(ui, (Icon::Friends, &back));
            if main {
                focus::main(ui, back.id);
            }
            if back.clicked() {
                commands.extend(table.place_with_friends().map(Command::Show));
            }
        });
    });
}
