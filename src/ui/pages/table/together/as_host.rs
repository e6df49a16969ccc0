//! A table with friends elsewhere whose host is this program.

use super::super::TablePart;
use crate::online::host::HostEffect;
use crate::rules::{Next, Seat, Seats};
use crate::seal::SealedSeed;
use crate::store::{Player, Saved, table_path};
use crate::table::Setup;
use crate::ui::errors;
use crate::ui::friends::{Friends, Hosting, Role, have_same_friends, own_file};
use crate::ui::job::{Job, Poll};
use crate::ui::requests::{GameRequest, NewGame};
use crate::ui::services::Services;
use crate::ui::shell::{Part as _, Shell};
use std::path::{Path, PathBuf};
use std::time::Duration;

impl TablePart {
    /// Tells whether the table of the game can be opened for its friends again.
    pub fn can_reopen(&self) -> bool {
        self.friends.is_none() && self.at_table.as_ref().is_some_and(|at_table| at_table.has_table_file)
    }

    /// Tells guests that the host leaves; a guest keeps the game that has just ended.
    pub fn close_table(&mut self) {
        self.finish_check();
        if let Some(friends) = &mut self.friends
            && let Role::Host(hosting) = &mut friends.role
        {
            hosting.table.close();
        }
    }

    /// Changes the hosted table; what follows is done.
    pub fn host(&mut self, shell: &mut Shell<'_>, change: impl FnOnce(&mut Hosting)) {
        if let Some(Friends { role: Role::Host(hosting), .. }) = &mut self.friends {
            change(hosting);
            self.perform_due(shell);
        }
    }

    pub(super) fn follow_guests(&mut self, shell: &mut Shell<'_>) {
        self.answer_hint();
        self.perform_due(shell);
    }

    /// Does what has arrived from guests, what is due, and what follows from that.
    fn perform_due(&mut self, shell: &mut Shell<'_>) {
        let Some(now) = self.friends.as_ref().map(Friends::now) else { return };
        while let Some(Friends { role: Role::Host(hosting), .. }) = &mut self.friends {
            let session = self.at_table.as_ref().and_then(|at_table| at_table.game.own_session());
            let Some(effect) = hosting.table.next(now, session) else {
                if let Some(error) = hosting.table.file.take_trouble() {
                    shell.notify(&errors::store(&error));
                }
                return;
            };
            self.perform(effect, shell);
        }
    }

    fn perform(&mut self, effect: HostEffect, shell: &mut Shell<'_>) {
        let time = shell.time();
        match effect {
            HostEffect::Begin(sealed) => self.begin(&sealed, shell),
            HostEffect::Act { action, .. } => {
                if let Some(at_table) = &mut self.at_table {
                    let settings = shell.services.settings();
                    // The host has checked that it is this seat's turn, and that the action is legal.
                    _ = at_table.game.act_elsewhere(&action, settings, time);
                }
            }
            HostEffect::Undo(seat) => self.undo_for(seat, shell),
            HostEffect::Hint { seat, at } => self.find_hint(seat, at, shell),
            HostEffect::Phrase { seat, phrase } => self.hear(seat, phrase, time),
            HostEffect::Send { .. }
            | HostEffect::Close(_)
            | HostEffect::Keep
            | HostEffect::Changed
            | HostEffect::ComputerPlays { .. } => shell.ctx.request_repaint(),
        }
    }

    /// Begins the game at the hosted table.
    fn begin(&self, sealed: &SealedSeed, shell: &mut Shell<'_>) {
        let Some(hosting) = self.friends.as_ref().and_then(Friends::hosting) else { return };
        let setup = &hosting.host().file().setup;
        shell.ask(GameRequest::StartAgain(Box::new(NewGame {
            entry: setup.entry,
            setup: Setup {
                seats: setup.players.len(),
                rules: setup.rules.clone(),
                seed: sealed.seed(),
                dealer: sealed.dealer().map(Seat::new),
            },
            players: setup.players.clone(),
            typed: hosting.typed.clone(),
            evening: setup.evening.clone(),
            seal: Some(sealed.clone()),
        })));
    }

    fn undo_for(&mut self, seat: Seat, shell: &Shell<'_>) {
        let Some(at_table) = &mut self.at_table else { return };
        let mut seats = Seats::default();
        seats.insert(seat);
        if at_table.game.undo_of(seats, shell.services.settings()) {
            at_table.show_undone();
        }
    }

    fn find_hint(&mut self, seat: Seat, at: usize, shell: &Shell<'_>) {
        let Some(game) = self.game() else { return };
        let limit = shell.services.hint_limit();
        let session = game.own_session();
        let Some(job) = session.and_then(|session| session.advise_seat(seat, limit, game.position_seed())) else {
            return;
        };
        let job = Job::start("hint", shell.ctx, |worker| job(worker.is_canceled()));
        if let Some(Friends { role: Role::Host(hosting), .. }) = &mut self.friends {
            hosting.hint = Some((seat, at, job));
        }
    }

    fn answer_hint(&mut self) {
        let Some(Friends { role: Role::Host(hosting), .. }) = &mut self.friends else { return };
        if let Some((seat, at, job)) = hosting.hint.take() {
            match job.poll() {
                Poll::Done(hint) => hosting.table.call(|host| host.send_hint(seat, at, &hint)),
                Poll::Pending => hosting.hint = Some((seat, at, job)),
                Poll::Failed => {}
            }
        }
    }

    /// Tells the guests about the game once it is safe on disk.
    pub(in super::super) fn tell_guests(&mut self, shell: &mut Shell<'_>) {
        let (Some(at_table), Some(friends)) = (&self.at_table, &mut self.friends) else { return };
        let game = &at_table.game;
        let Role::Host(hosting) = &mut friends.role else { return };
        if hosting.told == Some(game.revision()) {
            return;
        }
        let saving = &shell.services.saving;
        if saving.is_pending(game.path()) {
            let is_quick = saving.unsaved().is_empty();
            let soon = if is_quick { Duration::from_millis(5) } else { Duration::from_secs(1) };
            return shell.ctx.request_repaint_after(soon);
        }
        hosting.told = Some(game.revision());
        if let Some(saved) = game.own() {
            hosting.table.tell(saved);
        }
        self.perform_due(shell);
    }

    /// Prepares the next game of the same people at the hosted table; gives it back if they do not play it.
    pub fn invite_again(&mut self, game: NewGame, shell: &mut Shell<'_>) -> Option<NewGame> {
        let are_same = self.game().is_some_and(|now| have_same_friends(now.players(), &game.players));
        if are_same && self.can_reopen() {
            self.reopen(shell);
        }
        let hosting = self.friends.as_ref().and_then(Friends::hosting);
        if !hosting.is_some_and(|hosting| hosting.has_same_guests(&game)) {
            return Some(game);
        }
        self.write(shell.services);
        self.leave();
        let path = shell.services.saving.new_path(game.entry.id);
        let file = own_file(shell.ctx, table_path(&path), shell.services);
        self.host(shell, |hosting| hosting.prepare_next(game, path, file));
        None
    }

    /// Opens the table of a game with friends again, unless it is open.
    pub fn open_again(&mut self, saved: &Saved, path: &Path, shell: &mut Shell<'_>) {
        let is_open = self.friends.as_ref().is_some_and(|friends| friends.game() == path);
        let is_over = saved.session.next() == Next::Over;
        if !is_open && !is_over && saved.players.iter().any(Player::is_friend) {
            self.host_again(path, shell);
        }
    }

    /// Opens the table of the game that is at the table again, with the same invitations.
    pub(super) fn reopen(&mut self, shell: &mut Shell<'_>) {
        if let Some(path) = self.game().map(|game| game.path().to_owned()) {
            self.host_again(&path, shell);
        }
    }

    fn host_again(&mut self, path: &Path, shell: &mut Shell<'_>) {
        let Some(file) = Hosting::kept(path) else { return };
        match Friends::host_again(shell.ctx, file, path.to_owned(), shell.services) {
            Ok(friends) => self.join(friends),
            Err(message) => shell.notify(&message),
        }
    }

    /// The file for a game that begins: the one that the table of friends already has, or a free one.
    pub fn path_for(&self, saved: &Saved, services: &Services) -> PathBuf {
        match self.friends.as_ref().and_then(Friends::hosting) {
            Some(hosting) if saved.players == hosting.host().players() => hosting.game.clone(),
            _ => services.saving.new_path(saved.session.id()),
        }
    }
}
