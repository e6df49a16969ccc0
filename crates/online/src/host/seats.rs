//! Seats that are taken, left, given away and played by the computer for a while.

use misere_engine::rules::Seat;
use misere_store::Player;

use super::view::Place;
use super::{GuestSeat, Host, HostEffect};
use crate::links::LinkId;
use crate::wire::{Closed, Phase, Presence, ToGuest};

impl Host {
    /// Gives a seat to another player before the game begins; a guest who has it leaves the table.
    pub fn give_seat(&mut self, seat: Seat, player: Player) -> Vec<HostEffect> {
        let is_local = self.locals().contains(seat);
        if self.phase == Phase::Lobby && !is_local {
            self.free(seat, Closed::Removed);
            self.file.setup.players[seat.index()] = player;
            self.tell_table();
        }
        self.take_effects()
    }

    /// The friends for whom the others wait too long before a game: they have not sat down although others have for the
    /// table's patience, or two cuts in a row lacked their words.
    pub fn overdue(&self) -> Vec<Seat> {
        let is_long = self.waits_since.is_some_and(|since| self.now >= since + self.patience);
        let is_overdue = |seat: &Seat| {
            let guest = &self.guests[seat.index()];
            guest.missed > 1 || is_long && guest.commit.is_none()
        };
        let friends = self.friends().filter(|_| self.phase == Phase::Lobby);
        friends.filter(is_overdue).collect()
    }

    /// Notes since when somebody who has sat down waits for others.
    pub(super) fn note_waiting(&mut self) {
        let is_waiting = self.phase == Phase::Lobby && self.guests.iter().any(|guest| guest.commit.is_some());
        self.waits_since = self.waits_since.or(Some(self.now)).filter(|_| is_waiting);
    }

    pub(super) fn set_computer(&mut self, seat: Seat, plays: bool) {
        let is_missed = self.presence(seat) != Presence::Here || self.is_slow(seat);
        let may_play = is_missed && self.is_friend(seat) && self.phase == Phase::Playing;
        let guest = &mut self.guests[seat.index()];
        if guest.computer_plays == plays || plays && !may_play {
            return;
        }
        guest.computer_plays = plays;
        self.effects.push(HostEffect::ComputerPlays { seat, plays });
        self.tell_table();
    }

    /// Takes the seat from a guest.
    pub(super) fn free(&mut self, seat: Seat, reason: Closed) {
        if self.phase == Phase::Cutting {
            self.repeat_cut(&[seat]);
        }
        self.file.keys[seat.index()] = None;
        // In the middle of a game, the others still want to know whose seat it was.
        let name = match self.phase {
            Phase::Playing | Phase::Over => self.players()[seat.index()].name().raw().to_owned(),
            Phase::Lobby | Phase::Cutting => String::new(),
        };
        self.file.name_friend(seat, &name);
        let guest = &mut self.guests[seat.index()];
        let (link, missed, limits) = (guest.link, guest.missed, guest.limits.clone());
        let is_dealt = matches!(self.phase, Phase::Playing | Phase::Over);
        // Everybody goes on to compare the words in the cut with their hashes.
        let cut = if is_dealt { (guest.commit.take(), guest.opened.take()) } else { (None, None) };
        *guest = GuestSeat { missed, limits, commit: cut.0, opened: cut.1, ..GuestSeat::default() };
        if let Some(link) = link {
            self.turn_away(link, reason);
        }
        self.effects.push(HostEffect::Keep);
        self.tell_table();
    }

    /// Closes a link for good.
    pub(super) fn turn_away(&mut self, link: LinkId, reason: Closed) {
        self.send(link, ToGuest::Closed { reason });
        self.effects.push(HostEffect::Close(link));
        self.forget(link);
    }

    /// Closes a link that nobody at the table misses.
    pub(super) fn drop_link(&mut self, link: LinkId) {
        self.effects.push(HostEffect::Close(link));
        self.forget(link);
    }

    /// Forgets a link; its guest is away.
    pub(super) fn forget(&mut self, link: LinkId) {
        let seat = match self.peers.remove(&link).and_then(|peer| peer.place) {
            Some(Place::Seat(seat)) => seat,
            Some(Place::Spectator) => return self.tell_table(),
            None => return,
        };
        let guest = &mut self.guests[seat.index()];
        if guest.link == Some(link) {
            guest.link = None;
            guest.is_paused = false;
            self.count_answers();
            self.tell_table();
        }
    }
}
