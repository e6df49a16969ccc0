//! Tables with friends elsewhere: inviting, joining, and putting their games on the table.

use std::path::{Path, PathBuf};

use egui::Context;

use super::App;
use crate::online::host::TableFile;
use crate::online::{Invitation, InvitationError};
use crate::rules::Next;
use crate::store::{Player, Saved, read_pasted};
use crate::table::Watch as _;
use crate::ui::command::NewGame;
use crate::ui::friends::{Friends, Hosting};
use crate::ui::screen_id::ScreenId;
use crate::ui::screens::{JoinCommand, LobbyScreen, Played, Screen};

impl App {
    /// Shows the page for inviting friends to a game. Those who are there are invited to the next one.
    pub(super) fn invite(&mut self, ctx: &Context, game: NewGame) {
        if self.kept.table.can_reopen_for(&game) {
            self.reopen_table(ctx);
        }
        let hosting = self.kept.table.friends().and_then(Friends::hosting);
        if hosting.is_some_and(|hosting| hosting.has_same_guests(&game)) {
            let path = self.services.saving.new_path(game.entry.id);
            self.kept.table.invite_again(ctx, &mut self.services, game, path);
            return self.begin_at(ctx, &ScreenId::Lobby);
        }
        let lobby = LobbyScreen::prepare(game, &self.services);
        self.open_screen(ctx, Screen::Lobby(Box::new(lobby)));
    }

    pub(super) fn open_invitation(&mut self, ctx: &Context, text: &str) {
        let read: Result<Invitation, InvitationError> = text.parse();
        match read {
            Ok(invitation) => {
                self.begin_at(ctx, &ScreenId::Join);
                self.run(ctx, JoinCommand::Take(Box::new(invitation)).into());
            }
            Err(error) => self.tell(ctx, &error.message()),
        }
    }

    pub(super) fn come_back(&mut self, ctx: &Context, invitation: Box<Invitation>) {
        self.begin_at(ctx, &ScreenId::Join);
        self.run(ctx, JoinCommand::Take(invitation).into());
        self.run(ctx, JoinCommand::Look.into());
    }

    /// Opens a file that is no game, or an argument that is no file, if it holds an invitation; returns whether it
    /// does.
    pub(super) fn open_invitation_file(&mut self, ctx: &Context, path: &Path) -> bool {
        let text =
            if path.is_file() { read_pasted(path).unwrap_or_default() } else { path.to_string_lossy().into_owned() };
        let is_invitation = Invitation::is_in(&text);
        if is_invitation {
            self.open_invitation(ctx, &text);
        }
        is_invitation
    }

    pub(super) fn sit_at_table(&mut self, ctx: &Context) {
        let visiting = self.kept.table.friends().and_then(Friends::visiting);
        let Some(visiting) = visiting else { return };
        let guest = visiting.guest();
        let Some(session) = guest.session() else {
            return;
        };
        let path = self.services.saving.new_path(session.id());
        let visit = Played::Visit { players: guest.players(), session };
        self.kept.table.visit(|visiting| visiting.game.clone_from(&path));
        self.open_game(ctx, visit, path);
    }

    /// Opens the table of a game with friends again, unless it is open.
    pub(super) fn open_table_again(&mut self, ctx: &Context, saved: &Saved, path: &Path) {
        let is_open = self.kept.table.friends().is_some_and(|friends| friends.game() == path);
        let is_over = saved.session.next() == Next::Over;
        if is_open || is_over || !saved.players.iter().any(Player::is_friend) {
            return;
        }
        if let Some(file) = Hosting::kept(path) {
            self.host_again(ctx, file, path);
        }
    }

    /// Opens the table of the game that is at the table again, with the same invitations.
    pub(super) fn reopen_table(&mut self, ctx: &Context) {
        let Some(game) = self.kept.table.game() else {
            return;
        };
        let path = game.path().to_owned();
        if let Some(file) = Hosting::kept(&path) {
            self.host_again(ctx, file, &path);
        }
    }

    fn host_again(&mut self, ctx: &Context, file: TableFile, path: &Path) {
        match Friends::host_again(ctx, file, path.to_owned(), &self.services) {
            Ok(friends) => self.kept.table.join(friends),
            Err(message) => self.tell(ctx, &message),
        }
    }

    /// The file for a game that begins: the one that the table of friends already has, or a free one.
    pub(super) fn path_for(&self, saved: &Saved) -> PathBuf {
        let hosting = self.kept.table.friends().and_then(Friends::hosting);
        match hosting {
            Some(hosting) if saved.players == hosting.host().players() => hosting.game.clone(),
            _ => self.services.saving.new_path(saved.session.id()),
        }
    }
}
