//! Changes that friends elsewhere or the person ask for.

use super::super::TablePart;
use super::super::command::FriendsCommand;
use super::super::game::TableGame;
use crate::online::Wish;
use crate::online::guest::{Guest, GuestEffect};
use crate::online::host::{Host, HostEffect};
use crate::rules::Seat;
use crate::ui::command::Command;
use crate::ui::friends::{Friends, Role};
use crate::ui::page_id::PageId;
use crate::ui::shell::{Ask, Part as _, Shell};

impl Ask for FriendsCommand {
    type Of = TablePart;

    fn run(self, table: &mut TablePart, shell: &mut Shell<'_>) {
        table.run_friends(self, shell);
    }
}

impl TablePart {
    fn run_friends(&mut self, command: FriendsCommand, shell: &mut Shell<'_>) {
        match command {
            FriendsCommand::Answer(wish, yes) => {
                self.tell_friends(shell, |host| host.answer(wish, yes), |guest| guest.answer(wish, yes));
            }
            FriendsCommand::Wish(wish) => self.wish(wish, shell),
            FriendsCommand::LetComputerPlay(seat, plays) => self.tell_friends(
                shell,
                |host| host.let_computer_play(seat, plays),
                |guest| guest.let_computer_play(seat, plays),
            ),
            FriendsCommand::Say(phrase) => {
                let time = shell.time();
                // Before the game, the first person at this computer speaks.
                let first = || {
                    let friends = self.friends()?;
                    Seat::all(friends.players().len()).find(|seat| friends.own_seats().contains(*seat))
                };
                let Some(seat) = self.game().filter(|game| game.is_shared()).map(TableGame::viewer).or_else(first)
                else {
                    return;
                };
                self.tell_friends(shell, |host| host.say(seat, phrase), |guest| guest.say(phrase));
                self.hear(seat, phrase, time);
            }
            FriendsCommand::ToggleMute => {
                if let Some(friends) = &mut self.friends {
                    friends.is_muted = !friends.is_muted;
                }
            }
            FriendsCommand::Pause(away) => {
                self.visit(|visiting| visiting.act(|guest| guest.pause(away)));
            }
            FriendsCommand::Reopen => self.reopen(shell),
            FriendsCommand::Hinted => {
                if let Some(seat) = self.game().map(TableGame::viewer) {
                    self.host(shell, |hosting| hosting.table.call(|host| host.note_hint(seat)));
                }
            }
            FriendsCommand::SitAgain => self.visit(|visiting| visiting.act(Guest::sit_again)),
            FriendsCommand::Leave => self.leave_table(shell),
            FriendsCommand::GiveUp => {
                self.visit(|visiting| visiting.act(Guest::leave));
                self.leave_table(shell);
            }
        }
    }

    /// Goes home, without the friends and without a game that goes on elsewhere.
    fn leave_table(&mut self, shell: &mut Shell<'_>) {
        self.leave_friends();
        self.write(shell.services);
        self.leave();
        shell.ask(Command::Show(PageId::HOME));
    }

    /// Asks all others for something, on behalf of the person whose cards are shown.
    pub(in super::super) fn wish(&mut self, wish: Wish, shell: &mut Shell<'_>) {
        let Some(seat) = self.game().map(TableGame::viewer) else { return };
        self.tell_friends(shell, |host| host.wish(seat, wish), |guest| guest.wish(wish));
    }

    fn tell_friends(
        &mut self, shell: &mut Shell<'_>, host: impl FnOnce(&mut Host) -> Vec<HostEffect>,
        guest: impl FnOnce(&mut Guest) -> Vec<GuestEffect>,
    ) {
        match &mut self.friends {
            Some(Friends { role: Role::Guest(visiting), .. }) => visiting.act(guest),
            _ => self.host(shell, |hosting| hosting.table.call(host)),
        }
    }
}
