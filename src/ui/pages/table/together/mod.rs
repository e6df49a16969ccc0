//! Friends elsewhere at the table: who they are, and what all of them are told.

mod as_guest;
mod as_host;
pub(super) mod bar;
mod run;

use std::path::Path;

use super::TablePart;
use super::game::TableGame;
use crate::online::guest::Invited;
use crate::online::{Kind, Phase, Phrase, Presence, SeatState, Wish};
use crate::rules::{Seat, Seats};
use crate::store::{Player, names};
use crate::text::{Message, together as texts};
use crate::ui::friends::{Friends, News, Role};
use crate::ui::page_id::PageId;
use crate::ui::question::Question;
use crate::ui::shell::{Part as _, Shell};
use crate::ui::sound::Cue;

impl TablePart {
    /// The friends at the table, or about to come.
    pub const fn friends(&self) -> Option<&Friends> {
        self.friends.as_ref()
    }

    /// Where the table is that is open for friends.
    pub fn place_with_friends(&self) -> Option<PageId> {
        let friends = self.friends.as_ref()?;
        Some(match (&self.at_table, friends.hosting()) {
            (Some(_), _) => PageId::TABLE,
            (None, Some(_)) => PageId::LOBBY,
            (None, None) => PageId::JOIN,
        })
    }

    /// Tells whether the friends are elsewhere than at the game in this file, which would part the person from them.
    pub(super) fn parts_from_friends(&self, path: &Path) -> bool {
        self.friends.as_ref().is_some_and(|friends| friends.game() != path)
    }

    /// Tells whether the person has a seat at the table of another host.
    pub fn has_seat_elsewhere(&self) -> bool {
        let visiting = self.friends.as_ref().and_then(Friends::visiting);
        visiting.is_some_and(|visiting| {
            let guest = visiting.guest();
            let has_seat = guest.invited().and_then(Invited::own_seat).is_some();
            let goes_on = guest.table().is_some_and(|table| table.phase == Phase::Playing);
            guest.is_seated() || has_seat && goes_on
        })
    }

    /// The question whether to part from the friends, if they would miss the person.
    pub fn parting(&self) -> Option<Question> {
        let friends = self.friends.as_ref()?;
        let table = friends.table()?;
        let is_there = |seat: &SeatState| seat.kind == Kind::Friend && seat.presence == Presence::Here;
        let words = match (friends.hosting(), table.phase) {
            (None, phase) if phase == Phase::Over || !self.has_seat_elsewhere() => return None,
            (None, _) => texts::guest_parts(),
            (Some(_), Phase::Over) if !table.seats.iter().any(is_there) => return None,
            (Some(_), Phase::Over) => texts::host_leaves_result(),
            (Some(_), Phase::Playing) => texts::host_leaves(),
            (Some(_), Phase::Lobby | Phase::Cutting) => texts::close_help(),
        };
        Some(Question { title: texts::leave_question(), words, act: texts::leave_table() })
    }

    /// The question whether to part from the friends for the game in this file.
    pub fn parting_for(&self, path: &Path) -> Option<Question> {
        self.parting().filter(|_| self.parts_from_friends(path))
    }

    /// Tries again to reach the friends.
    pub fn try_again(&mut self) {
        if let Some(friends) = &mut self.friends {
            friends.try_again();
        }
    }

    /// Takes a place among friends.
    pub fn join(&mut self, friends: Friends) {
        self.leave_friends();
        self.friends = Some(friends);
    }

    /// Puts the game at the table away and joins these friends, or says why not; returns whether that was possible.
    pub fn sit_with(&mut self, friends: Result<Friends, Message>, shell: &mut Shell<'_>) -> bool {
        match friends {
            Ok(friends) => {
                self.leave_friends();
                self.write(shell.services);
                self.leave();
                self.friends = Some(friends);
                true
            }
            Err(message) => {
                shell.notify(&message);
                false
            }
        }
    }

    /// Leaves the friends; the host's table can be opened again, and a guest's seat waits.
    pub fn leave_friends(&mut self) {
        self.close_table();
        if let Some(friends) = self.friends.take() {
            friends.part();
        }
        if let Some(at_table) = &mut self.at_table {
            at_table.game.substitutes = Seats::default();
            at_table.game.table_hints = None;
        }
    }

    /// Takes what has arrived from friends, and does what is due.
    pub(super) fn follow_friends(&mut self, shell: &mut Shell<'_>) {
        let Some(friends) = &self.friends else { return };
        match &friends.role {
            Role::Host(_) => self.follow_guests(shell),
            Role::Guest(_) => self.follow_host(shell),
        }
        self.note_friends(shell);
        if let Some(rest) = self.friends.as_ref().and_then(Friends::rest) {
            shell.ctx.request_repaint_after(rest);
        }
    }

    fn hear(&mut self, seat: Seat, phrase: Phrase, time: f64) {
        let Some(friends) = &mut self.friends else { return };
        friends.hear(seat, phrase, time);
        if let Some(at_table) = &mut self.at_table
            && !friends.is_muted
        {
            let words = crate::text::table_page::says(seat, phrase.message());
            at_table.announcer.say(&words.render(&at_table.game.names()));
        }
    }

    /// Notes who sits where, for whom the computer plays, and who is back.
    fn note_friends(&mut self, shell: &mut Shell<'_>) {
        let Some(friends) = &mut self.friends else { return };
        let Some(table) = friends.table() else { return };
        if let Some(at_table) = &mut self.at_table {
            let game = &mut at_table.game;
            if let Role::Host(hosting) = &friends.role {
                let players = hosting.host().players();
                if game.players() != players {
                    game.seat_players(players.to_vec());
                    at_table.written = None;
                }
            }
            let seats = Seat::all(table.seats.len()).zip(&table.seats);
            let mut substitutes = Seats::default();
            for (seat, _) in seats.filter(|(_, state)| state.computer) {
                substitutes.insert(seat);
            }
            game.substitutes = substitutes;
            game.table_hints = Some(table.hints);
            game.friends_faces = table.seats.iter().map(|state| state.face).collect();
        }
        let is_playing = self.at_table.is_some();
        let names = names(&friends.players(), shell.services.settings().language);
        for news in friends.look() {
            // The line above the table shows some of them.
            let (words, is_shown) = match news {
                News::SatDown(seat) => (texts::seat_sits(seat), false),
                News::Gone(seat) => (texts::is_away(seat), is_playing),
                News::Left(seat) => (texts::has_left(seat), is_playing),
                News::Asked(seat, wish) => (question(seat, wish), true),
                News::Back(seat) => (texts::is_back(seat), false),
                News::Agreed => (texts::all_agree(), false),
                News::Refused(seat) => (texts::refused_by(seat), false),
                News::Missing(seat) => (texts::is_away(seat), false),
                News::Hinted(seat) => (texts::was_hinted(seat), false),
                News::Reseated(seat, Kind::Friend) => (texts::friend_invited(seat.index() + 1), false),
                News::Reseated(seat, _) => (texts::computer_has_seat(seat.index() + 1), false),
                News::NextGame => (texts::next_game_ready(), false),
            };
            let words = words.render(&names);
            shell.draw_attention();
            if matches!(news, News::SatDown(_)) {
                shell.services.play_sound(Cue::Turn);
            }
            if let Some(at_table) = &mut self.at_table {
                at_table.announcer.say(&words);
            }
            if !is_shown {
                shell.services.toasts.notify(shell.ctx, &words);
            }
        }
    }
}

/// The question about a wish.
fn question(by: Seat, wish: Wish) -> Message {
    match wish {
        Wish::Undo => texts::asks_undo(by),
        Wish::Hints => texts::asks_hints(by),
        Wish::NoHints => texts::asks_no_hints(by),
    }
}

impl TableGame {
    /// Tells whether friends elsewhere play.
    pub fn is_shared(&self) -> bool {
        self.players().iter().any(Player::is_friend)
    }
}
