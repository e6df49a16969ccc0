//! Games that the person asks for on any page: new ones, saved ones, examples and the deal of a day.

use std::path::PathBuf;

use super::lobby::LobbyPage;
use super::new_game::{Forms, NewGamePage};
use super::table::{Put, TablePart};
use super::today;
use crate::games::entry;
use crate::printable::RawText;
use crate::store::today::DayDeal;
use crate::store::{Date, Origin, Player, Saved, now, open_example};
use crate::text::{app as texts, today_page};
use crate::ui::command::Command;
use crate::ui::errors;
use crate::ui::friends::Friends;
use crate::ui::page_id::PageId;
use crate::ui::question::Question;
use crate::ui::requests::{GameRequest, NewGame};
use crate::ui::shell::{Ask, Parts, Shell, change};

impl Ask for GameRequest {
    type Of = TablePart;

    fn run(self, table: &mut TablePart, shell: &mut Shell<'_>) {
        match self {
            Self::Start(game) => start(*game, table, shell),
            Self::StartAgain(game) => {
                if let Some(put) = begin(*game, table, shell) {
                    shell.ask(put);
                }
            }
            Self::SetUpNext(game) => {
                let page = shell.parts.get_mut::<Forms>().after(*game, shell.services);
                shell.open(page);
            }
            Self::Invite(game) => invite(*game, table, shell),
            Self::Open(path) => open(path, table, shell),
            Self::OpenExample { id, finished } => show_example(id, finished, shell),
            Self::PlayDay(date) => play_day(date, shell),
        }
    }

    fn question(&self, parts: &Parts) -> Option<Question> {
        match self {
            Self::Open(path) => parts.get::<TablePart>().parting_for(path),
            _ => None,
        }
    }

    fn agree(table: &mut TablePart) {
        table.leave_friends();
    }
}

/// Opens a saved game at the table. If it is already there, it stays as it is.
fn open(path: PathBuf, table: &mut TablePart, shell: &mut Shell<'_>) {
    let saving = &shell.services.saving;
    let is_here = table.game().is_some_and(|game| game.path() == path);
    if is_here && saving.is_pending(&path) {
        return shell.ask(Command::Show(PageId::TABLE));
    }
    match saving.read(&path) {
        Ok(saved) => {
            table.open_again(&saved, &path, shell);
            if table.has(&saved, &path) {
                shell.ask(Command::Show(PageId::TABLE));
            } else {
                shell.ask(Put::new(saved, path));
            }
        }
        Err(error) => shell.notify(&texts::cannot_be_opened(errors::store(&error))),
    }
}

fn start(mut game: NewGame, table: &TablePart, shell: &mut Shell<'_>) {
    game.players = shell.services.settings().players(game.setup.seats, &game.players);
    if game.players.iter().any(Player::is_friend) {
        return shell.ask(GameRequest::Invite(Box::new(game)));
    }
    let form = shell.shown().map_or(game.entry.id, NewGamePage::opened_for);
    let mut people = game.players.iter().filter(|player| player.is_person());
    let only = match (people.next(), people.next()) {
        (Some(person), None) => Some(person.name().clone()),
        _ => None,
    };
    if let Some(mut put) = begin(game, table, shell) {
        put.then.push(change(move |forms: &mut Forms, shell| {
            forms.forget(form);
            if let Some(name) = only {
                shell.services.settings_mut().name = name;
            }
        }));
        shell.ask(put);
    }
}

/// A new game, in a file of its own; none if it cannot be started.
fn begin(game: NewGame, table: &TablePart, shell: &mut Shell<'_>) -> Option<Put> {
    match game.entry.start(&game.setup) {
        Ok(session) => {
            let is_again = table.friends().and_then(Friends::hosting).is_some_and(|at| at.host().deals_again());
            let saved = Saved {
                evening: game.evening,
                origin: match game.seal {
                    Some(_) if !is_again => Origin::New,
                    _ => Origin::ChosenDeal,
                },
                seal: game.seal,
                ..Saved::new(game.players, session)
            };
            let path = table.path_for(&saved, shell.services);
            Some(Put::new(saved, path).trusting(game.typed))
        }
        Err(error) => {
            shell.notify(&texts::cannot_be_started(errors::setup(&error)));
            None
        }
    }
}

/// Shows the page for inviting friends to a game. Those who are there are invited to the next one.
fn invite(game: NewGame, table: &mut TablePart, shell: &mut Shell<'_>) {
    match table.invite_again(game, shell) {
        Some(game) => {
            let lobby = LobbyPage::prepare(game, shell.services);
            shell.open(lobby);
        }
        None => shell.ask(Command::Begin(PageId::LOBBY)),
    }
}

/// Opens an example as a new game of its own.
fn show_example(id: &str, finished: bool, shell: &mut Shell<'_>) {
    let Some(entry) = entry(id) else { return };
    match open_example(entry, finished) {
        Ok(saved) => {
            let path = shell.services.saving.new_path(id);
            shell.ask(Put::new(Saved { saved_at: now(), origin: Origin::Example, ..saved }, path));
        }
        Err(error) => shell.notify(&texts::example_cannot_be_opened(errors::store(&error))),
    }
}

fn play_day(date: Date, shell: &mut Shell<'_>) {
    let deal = DayDeal::of(date);
    let origin = today::next_origin(shell.services, date);
    let settings = shell.services.settings();
    let given = [Player::Person(settings.name.clone()), today::face(date).player(deal.opponents)];
    let players = settings.players(deal.setup.seats, &given);
    let names: Vec<RawText> = players.iter().map(|player| player.name().clone()).collect();
    let path = shell.services.saving.new_path(deal.entry.id);
    let mut put = Put::new(deal.start(&names, origin), path);
    if matches!(origin, Origin::Today(_)) {
        put.then.push(Command::Notify(today_page::first_attempt()).into());
    }
    shell.ask(put);
}
