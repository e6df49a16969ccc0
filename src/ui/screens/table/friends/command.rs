//! What is asked for at a table with friends elsewhere.

use super::super::game::TableGame;
use super::super::{TableCommand, TableScreen};
use crate::online::guest::{Guest, GuestEffect};
use crate::online::host::HostEffect;
use crate::online::{Phrase, Wish};
use crate::rules::Seat;
use crate::ui::command::Command;
use crate::ui::friends::{Friends, Hosting, Role};
use crate::ui::screens::ScreenId;
use crate::ui::shell::Shell;

/// A request that concerns friends elsewhere.
#[derive(Clone, Copy, Debug)]
pub enum FriendsCommand {
    /// Answers what somebody asks for, by its number.
    Answer(u64, bool),
    /// Asks all others for something.
    Wish(Wish),
    /// Lets the computer play for somebody who is away, or stops that.
    LetComputerPlay(Seat, bool),
    /// Says something.
    Say(Phrase),
    /// Shows what others say, or stops that.
    ToggleMute,
    /// Steps away, or is back.
    Pause(bool),
    /// Opens the table of this game again.
    Reopen,
    /// Leaves the table; the seat waits.
    Leave,
    /// Leaves the table for good.
    GiveUp,
}

impl From<FriendsCommand> for TableCommand {
    fn from(command: FriendsCommand) -> Self {
        Self::Friends(command)
    }
}

impl TableScreen {
    /// Runs a command.
    pub(in super::super) fn run_friends(&mut self, command: FriendsCommand, shell: &mut Shell<'_>) {
        match command {
            FriendsCommand::Answer(wish, yes) => self.tell_friends(
                shell,
                |hosting| hosting.endpoint.host.answer(wish, yes),
                |guest| guest.answer(wish, yes),
            ),
            FriendsCommand::Wish(wish) => self.wish(wish, shell),
            FriendsCommand::LetComputerPlay(seat, plays) => self.tell_friends(
                shell,
                |hosting| hosting.endpoint.host.let_computer_play(seat, plays),
                |guest| guest.let_computer_play(seat, plays),
            ),
            FriendsCommand::Say(phrase) => {
                let time = shell.time();
                let Some(seat) = self.game.as_ref().map(TableGame::viewer) else {
                    return;
                };
                self.tell_friends(
                    shell,
                    |hosting| hosting.endpoint.host.say(seat, phrase),
                    |guest| guest.say(phrase),
                );
                self.hear(seat, phrase, time);
            }
            FriendsCommand::ToggleMute => {
                if let Some(friends) = &mut self.friends {
                    friends.is_muted = !friends.is_muted;
                }
            }
            FriendsCommand::Pause(away) => {
                self.visit(|visiting| {
                    visiting.is_paused = away;
                    visiting.act(|guest| guest.pause(away));
                });
            }
            FriendsCommand::Reopen => shell.ask(Command::ReopenTable),
            FriendsCommand::Leave => self.leave_table(shell),
            FriendsCommand::GiveUp => {
                self.visit(|visiting| {
                    visiting.act(Guest::leave);
                    visiting.forget();
                });
                self.leave_table(shell);
            }
        }
    }

    /// Goes home, without the friends and without a game that goes on elsewhere.
    fn leave_table(&mut self, shell: &mut Shell<'_>) {
        self.write(shell.services);
        self.leave_friends();
        self.leave();
        shell.ask(Command::Show(ScreenId::Home));
    }

    /// Asks all others for something, on behalf of the person whose cards are shown.
    pub(in super::super) fn wish(&mut self, wish: Wish, shell: &mut Shell<'_>) {
        let Some(seat) = self.game.as_ref().map(TableGame::viewer) else {
            return;
        };
        self.tell_friends(
            shell,
            |hosting| hosting.endpoint.host.wish(seat, wish),
            |guest| guest.wish(wish),
        );
    }

    fn tell_friends(
        &mut self,
        shell: &mut Shell<'_>,
        host: impl FnOnce(&mut Hosting) -> Vec<HostEffect>,
        guest: impl FnOnce(&mut Guest) -> Vec<GuestEffect>,
    ) {
        match &mut self.friends {
            Some(Friends {
                role: Role::Guest(visiting),
                ..
            }) => visiting.act(guest),
            _ => self.host(shell, host),
        }
    }
}
