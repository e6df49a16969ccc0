//! Wishes that need everybody's consent: undoing a decision, and hints.

use misere_engine::rules::Seat;

use super::{Host, HostEffect};
use crate::wire::{Phase, Presence, Wish, WishState};

impl Host {
    /// Asks all others for something, on behalf of a person at the host's computer.
    pub fn wish(&mut self, by: Seat, what: Wish) -> Vec<HostEffect> {
        self.begin_wish(by, what);
        self.take_effects()
    }

    /// Answers a wish, by its number, on behalf of the people at the host's computer.
    pub fn answer(&mut self, wish: u64, yes: bool) -> Vec<HostEffect> {
        if let Some(seat) = self.local_voter() {
            self.note_answer(seat, wish, yes);
        }
        self.take_effects()
    }

    pub(super) fn begin_wish(&mut self, by: Seat, what: Wish) {
        // What is over stays as it is.
        if self.wish.is_some() || self.phase != Phase::Playing {
            return;
        }
        self.wishes += 1;
        self.wish = Some(WishState { number: self.wishes, what, by: by.index() as u8, yes: Vec::new(), no: None });
        self.tell_table();
        self.count_answers();
    }

    pub(super) fn note_answer(&mut self, seat: Seat, number: u64, yes: bool) {
        let Some(mut wish) = self.wish.take_if(|wish| wish.number == number) else { return };
        let voter = seat.index() as u8;
        if !yes {
            // The seat that asks takes its wish back by this.
            wish.no = Some(voter);
            self.answered = Some(wish);
            self.tell_table();
            return;
        }
        if voter != wish.by && !wish.yes.contains(&voter) {
            wish.yes.push(voter);
            wish.yes.sort_unstable();
        }
        self.wish = Some(wish);
        self.tell_table();
        self.count_answers();
    }

    /// Grants the wish if all agree. Whoever is away does not.
    pub(super) fn count_answers(&mut self) {
        let Some(wish) = &self.wish else { return };
        if let Some(away) = self.away(wish.by) {
            let number = wish.number;
            return self.note_answer(away, number, false);
        }
        let is_missing = |seat: Seat| {
            let voter = seat.index() as u8;
            let is_own = voter == wish.by || self.is_local(seat) && self.is_local(Seat::new(wish.by.into()));
            !is_own && !wish.yes.contains(&voter)
        };
        let friends = self.friends();
        let mut voters: Vec<Seat> = friends.filter(|seat| self.presence(*seat) == Presence::Here).collect();
        voters.extend(self.local_voter());
        if voters.into_iter().any(is_missing) {
            return;
        }
        let Some(wish) = self.wish.take() else { return };
        match wish.what {
            Wish::Undo => self.effects.push(HostEffect::Undo(Seat::new(wish.by.into()))),
            Wish::Hints | Wish::NoHints => {
                self.file.setup.hints = wish.what == Wish::Hints;
                self.effects.push(HostEffect::Keep);
            }
        }
        self.answered = Some(wish);
        self.tell_table();
    }

    /// Forgets a wish about a position that is gone; returns whether there was one.
    pub(super) fn drop_old_wish(&mut self, at: usize) -> bool {
        let is_old = at != self.last_wish_at;
        self.last_wish_at = at;
        let old = self.wish.take_if(|wish| wish.what == Wish::Undo && is_old);
        old.is_some()
    }

    /// A guest who is away, other than this seat.
    fn away(&self, by: u8) -> Option<Seat> {
        let mut away = self.friends().filter(|seat| seat.index() != usize::from(by));
        away.find(|seat| matches!(self.presence(*seat), Presence::Away | Presence::Paused))
    }

    /// The seat that answers for all people at the host's computer.
    fn local_voter(&self) -> Option<Seat> {
        let mut seats = Seat::all(self.guests.len());
        seats.find(|seat| self.is_local(*seat))
    }

    fn is_local(&self, seat: Seat) -> bool {
        self.locals().contains(seat)
    }
}
