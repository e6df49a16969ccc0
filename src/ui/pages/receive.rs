//! Pasted texts, and files that are opened or dropped.

use std::path::Path;

use super::join::JoinCommand;
use super::new_game::Forms;
use super::saved::take_in;
use super::table::TablePart;
use crate::challenge::Challenge;
use crate::deal_code::{self, DealCode, ParseDealCodeError};
use crate::online::{Invitation, InvitationError};
use crate::store::read_pasted;
use crate::text::{app as texts, errors as error_texts};
use crate::ui::command::Command;
use crate::ui::page_id::PageId;
use crate::ui::requests::{GameRequest, Received};
use crate::ui::shell::{Ask, Shell, change};
use crate::ui::{challenges, errors};

impl Ask for Received {
    type Of = TablePart;

    fn run(self, _table: &mut TablePart, shell: &mut Shell<'_>) {
        match self {
            Self::Text(text) => receive_text(&text, shell),
            Self::File(path) => open_file(&path, shell),
            Self::Import(path) => import(&path, shell),
        }
    }
}

fn receive_text(text: &str, shell: &mut Shell<'_>) {
    if Invitation::is_in(text) {
        return open_invitation(text, shell);
    }
    if Challenge::is_in(text) {
        let received = match Challenge::from_text(text) {
            Ok(challenge) => challenges::receive(&shell.services.saving, challenge),
            Err(error) => Err(errors::challenge_text(&error)),
        };
        return match received {
            Ok(id) => shell.ask(Command::Show(PageId::Challenge(id))),
            Err(message) => shell.notify(&message),
        };
    }
    match deal_code::plain(text).parse::<DealCode>() {
        Ok(code) => {
            shell.ask(Command::Show(PageId::NewGame(code.entry.id)));
            shell.ask(change(move |forms: &mut Forms, _| forms.enter(&code)));
        }
        Err(error @ (ParseDealCodeError::Seed(_) | ParseDealCodeError::Check(_))) => {
            shell.notify(&errors::deal_code(&error));
        }
        Err(_) => shell.notify(&error_texts::no_challenge()),
    }
}

fn open_invitation(text: &str, shell: &mut Shell<'_>) {
    let read: Result<Invitation, InvitationError> = text.parse();
    match read {
        Ok(invitation) => {
            shell.ask(Command::Begin(PageId::JOIN));
            shell.ask(JoinCommand::Take(Box::new(invitation)));
        }
        Err(error) => shell.notify(&error.message()),
    }
}

/// Opens a file from anywhere at the table. A game from outside the folder of saved games continues in a copy there, so
/// that it is listed and the original file stays as it is. Opened again, it is resumed.
fn open_file(path: &Path, shell: &mut Shell<'_>) {
    let games = shell.services.saving.store.games_path();
    let folders = path.parent().map(|folder| (folder.canonicalize(), games.canonicalize()));
    let is_listed = matches!(folders, Some((Ok(one), Ok(other))) if one == other);
    if is_listed && let Some(name) = path.file_name() {
        return shell.ask(GameRequest::Open(games.join(name)));
    }
    match take_in(path, shell.services) {
        Ok(taken) => shell.ask(GameRequest::Open(taken.path)),
        Err(_) if opens_text(path, shell) => {}
        Err(error) => shell.notify(&texts::cannot_be_opened(errors::store(&error))),
    }
}

/// Imports a game from anywhere into the saved games, after checking every step of it.
fn import(path: &Path, shell: &mut Shell<'_>) {
    match take_in(path, shell.services) {
        Ok(taken) => {
            let name = taken.name;
            let message = if taken.is_new { texts::imported(name) } else { texts::already_imported(name) };
            shell.offer(&message, texts::open(), GameRequest::Open(taken.path));
        }
        Err(_) if opens_text(path, shell) => {}
        Err(error) => shell.notify(&texts::cannot_be_imported(errors::store(&error))),
    }
}

/// Opens a file that is no game, if it is a challenge or an invitation, or an argument that is no file, if it is an
/// invitation; returns whether it is one.
fn opens_text(path: &Path, shell: &mut Shell<'_>) -> bool {
    let text = read_pasted(path);
    if let Ok(text) = &text
        && Challenge::is_in(text)
    {
        receive_text(text, shell);
        return true;
    }
    let text = if path.is_file() { text.unwrap_or_default() } else { path.to_string_lossy().into_owned() };
    let is_invitation = Invitation::is_in(&text);
    if is_invitation {
        open_invitation(&text, shell);
    }
    is_invitation
}
