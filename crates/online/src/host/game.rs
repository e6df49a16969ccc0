//! The games at a table: the cut before each, and how far it has got.

use std::time::Duration;

use misere_engine::rules::{Next, Seat};
use misere_engine::seal::{Recuts, Seal};
use misere_games::BotSession;
use misere_store::Player;
use thiserror::Error;

use super::file::FixedCut;
use super::{Host, HostEffect, TableSetup};
use crate::cut;
use crate::links::LinkId;
use crate::wire::{Known, Phase};

/// The time in which all guests must show their words; docs/online.md names it.
const CUT_TIME: Duration = Duration::from_secs(30);

/// A reason against beginning a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StartError {
    /// A guest has not sat down, or is away.
    #[error("not everybody is at the table")]
    NotReady,
    /// The game has begun, or the cut has.
    #[error("the game has begun")]
    Begun,
}

impl Host {
    /// Begins the cut, with the seal of a fresh secret. [`HostEffect::Begin`] follows when all have shown their words.
    ///
    /// # Errors
    /// Returns an error unless every guest is ready, or if the game has begun.
    pub fn start(&mut self, seal: Seal) -> Result<Vec<HostEffect>, StartError> {
        if self.phase != Phase::Lobby {
            return Err(StartError::Begun);
        }
        if !self.is_ready() {
            return Err(StartError::NotReady);
        }
        if let Some(cut) = self.file.again.clone() {
            let sealed = cut.sealed.clone();
            self.file.cut = Some(cut.clone());
            self.resume_cut(cut, Phase::Playing);
            self.effects.push(HostEffect::Keep);
            self.tell_table();
            self.effects.push(HostEffect::Begin(sealed));
            return Ok(self.take_effects());
        }
        let commits = self.guests.iter().map(|guest| (guest.commit.clone(), None));
        let cut = FixedCut { sealed: seal.cut(""), words: commits.collect() };
        // Without it, a program that is killed could not go on with this cut, and others would look like a choice.
        self.file.cutting = Some(cut.clone());
        self.effects.push(HostEffect::Keep);
        self.resume_cut(cut, Phase::Cutting);
        self.cut_until = Some(self.now + CUT_TIME);
        self.tell_table();
        self.begin_if_all_opened();
        Ok(self.take_effects())
    }

    /// Goes on with a cut whose seal is fixed.
    pub(super) fn resume_cut(&mut self, cut: FixedCut, phase: Phase) {
        self.phase = phase;
        self.seal = Some(*cut.sealed.seal());
        for (guest, (commit, words)) in self.guests.iter_mut().zip(cut.words) {
            guest.commit = commit;
            guest.opened = words;
        }
    }

    /// Gives up a cut that takes too long, and names those whose words are missing.
    pub(super) fn give_up_cut(&mut self) {
        if self.phase != Phase::Cutting {
            return;
        }
        let until = *self.cut_until.get_or_insert(self.now + CUT_TIME);
        if self.now >= until {
            let silent = self.friends().filter(|seat| self.guests[seat.index()].opened.is_none());
            let silent: Vec<Seat> = silent.collect();
            self.repeat_cut(&silent);
            self.effects.push(HostEffect::Keep);
            self.tell_table();
        }
    }

    /// Prepares another cut for the same game, because the words of these seats are missing.
    pub(super) fn repeat_cut(&mut self, missing: &[Seat]) {
        let names = missing.iter().map(|seat| self.players()[seat.index()].name().clone());
        let names: Vec<_> = names.collect();
        self.file.recuts.add(names);
        for seat in missing {
            let missed = &mut self.guests[seat.index()].missed;
            *missed = missed.saturating_add(1);
        }
        self.begin_round();
    }

    /// Prepares another game at the same table with the same guests, such as the next one of an evening.
    ///
    /// # Panics
    /// Panics if it has another number of seats, or other guests.
    pub fn next_game(&mut self, setup: TableSetup) -> Vec<HostEffect> {
        self.prepare(setup, None)
    }

    /// Like [`Self::next_game`], but deals the cards of the last game again.
    ///
    /// # Panics
    /// Panics if it has another number of seats, or other guests.
    pub fn same_deal(&mut self, setup: TableSetup) -> Vec<HostEffect> {
        let again = self.file.cut.take().or_else(|| self.file.again.take());
        self.prepare(setup, again)
    }

    fn prepare(&mut self, setup: TableSetup, again: Option<FixedCut>) -> Vec<HostEffect> {
        let is_same =
            |(one, other): (&Player, &Player)| matches!(one, Player::Friend(..)) == matches!(other, Player::Friend(..));
        let are_same =
            setup.players.len() == self.players().len() && setup.players.iter().zip(self.players()).all(is_same);
        assert!(are_same, "the guests stay");
        self.file.setup = setup;
        self.file.again = again;
        self.file.game = self.file.game.saturating_add(1);
        self.file.recuts = Recuts::default();
        self.begin_round();
        self.effects.push(HostEffect::Keep);
        let links: Vec<LinkId> = self.seated().map(|(link, _)| link).collect();
        for link in links {
            self.welcome(link);
        }
        self.tell_table();
        self.take_effects()
    }

    pub(super) fn begin_round(&mut self) {
        self.file.round = self.file.round.saturating_add(1);
        self.file.cut = None;
        self.file.cutting = None;
        self.cut_until = None;
        self.phase = Phase::Lobby;
        self.seal = None;
        self.save.clear();
        self.wish = None;
        self.answered = None;
        self.last = Known::default();
        (self.turn, self.slow) = (None, None);
        for guest in &mut self.guests {
            guest.commit = None;
            guest.opened = None;
            guest.computer_plays = false;
            guest.choice = None;
            guest.hints = 0;
        }
        for peer in self.peers.values_mut() {
            peer.known = Known::default();
            peer.asks_again = None;
        }
    }

    /// Takes note of how far the game is.
    pub(super) fn follow(&mut self, session: &dyn BotSession) {
        let undone = session.undo_count();
        let is_back = session.at() < self.last.at || undone != self.last.undone;
        if is_back {
            // The new course may be as long as the one that was undone.
            for peer in self.peers.values_mut() {
                peer.known = Known::default();
            }
            for guest in &mut self.guests {
                guest.choice = None;
            }
        }
        self.last = Known { run: self.run, at: session.at(), rows: session.sheet().rows.len(), undone };
        self.follow_turn(session);
        let phase = match session.next() {
            Next::Over => Phase::Over,
            _ => Phase::Playing,
        };
        if phase != Phase::Over {
            self.save.clear();
        }
        let is_new_phase = phase != self.phase;
        self.phase = phase;
        if self.drop_old_wish(session.at()) || is_new_phase {
            self.tell_table();
        }
    }

    /// Begins the game if all have shown their words.
    pub(super) fn begin_if_all_opened(&mut self) {
        let Some(seal) = self.seal.filter(|_| self.phase == Phase::Cutting) else { return };
        let mut all = Vec::new();
        for seat in self.friends() {
            let Some(words) = &self.guests[seat.index()].opened else { return };
            all.push((seat.index(), words));
        }
        let cut = if all.is_empty() { String::new() } else { cut::combined(all.into_iter()) };
        let sealed = seal.cut(&cut).after(self.file.recuts.clone());
        let words = self.guests.iter();
        let words = words.map(|guest| (guest.commit.clone(), guest.opened.clone()));
        self.file.cut = Some(FixedCut { sealed: sealed.clone(), words: words.collect() });
        self.file.cutting = None;
        self.cut_until = None;
        self.guests.iter_mut().for_each(|guest| guest.missed = 0);
        self.phase = Phase::Playing;
        self.effects.push(HostEffect::Keep);
        self.tell_table();
        self.effects.push(HostEffect::Begin(sealed));
    }
}
