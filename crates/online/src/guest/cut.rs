//! A guest's part in the cut of all: fixing its words and showing them, once for each consent of its person.

use super::evidence::{Question, Turn};
use super::{Ended, Guest, GuestEffect};
use crate::cut::Words;
use crate::wire::{Phase, Table, ToHost};

impl Guest {
    /// True once the guest has sat down for the game that comes next, if one is over, or else for this one.
    pub fn sits_for_next(&self) -> bool {
        if self.is_table_over() { self.sits_next } else { self.is_seated }
    }

    fn is_table_over(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.phase == Phase::Over)
    }

    /// Takes the seat, with words of the guest's own for the cut; they may be empty. This also agrees to what
    /// [`Self::question`] asks. After a game, the seat is that of the next one, if it has the same rules.
    pub fn sit(&mut self, words: &str) -> Vec<GuestEffect> {
        let words: String = words.trim().chars().take(crate::cut::LONGEST_WORDS).collect();
        if self.is_spectator() {
            return self.take_effects();
        }
        self.file.words = Some(words);
        self.file.sat_by = self.fingerprint();
        if self.file.question.take().is_some() {
            self.file.evidence.settle();
        }
        self.is_seated = true;
        // Who sits down is back.
        if self.is_paused() {
            self.set_paused(false);
        }
        self.sits_next = self.is_table_over();
        self.effects.push(GuestEffect::Keep);
        self.give_words();
        self.take_effects()
    }

    /// Takes the seat for the next game, with the words of the last one.
    pub fn sit_again(&mut self) -> Vec<GuestEffect> {
        let words = self.file.words.clone().unwrap_or_default();
        self.sit(&words)
    }

    /// The words of this round's cut, if the host waits for them and the person agrees.
    pub(super) fn owed_words(&self) -> Option<Words> {
        let (table, invited) = (self.table.as_ref()?, self.invited.as_ref()?);
        let seat = invited.own_seat()?.index();
        let words = self.file.words_of(table.round)?;
        let is_fixed = table.seats[seat].commit == Some(words.commit(seat));
        let is_owed = match table.phase {
            Phase::Lobby => !is_fixed,
            Phase::Cutting => is_fixed,
            Phase::Playing | Phase::Over => false,
        };
        if is_owed && self.is_seated { Some(words) } else { None }
    }

    /// Fixes the words, or shows them, if the host waits for that.
    pub(super) fn give_words(&mut self) {
        let (Some(words), Some(table), Some(invited)) = (self.owed_words(), &self.table, &self.invited) else { return };
        let round = table.round;
        if table.phase == Phase::Lobby {
            let commit = words.commit(invited.seat.index());
            self.note_cut();
            return self.send(ToHost::Sit { round, commit });
        }
        if table.seal.is_none() {
            return;
        }
        let before = self.file.evidence.clone();
        // A host that shows one seal and then another could choose the cards.
        if self.file.evidence.show(table).is_err() {
            return self.end(Ended::Fault);
        }
        self.pin_rules();
        if self.file.evidence != before {
            self.effects.push(GuestEffect::Keep);
        }
        self.note_cut();
        self.send(ToHost::Open { round, words: words.words, nonce: words.nonce });
    }

    /// Takes a state of the table as evidence; returns false if the visit has ended by it.
    pub(super) fn follow_cut(&mut self, table: &Table) -> bool {
        let before = self.file.evidence.clone();
        let turn = self.file.evidence.follow(table);
        match turn {
            Turn::Same => {}
            Turn::NextGame { is_trusted } if !self.is_spectator() => {
                let is_agreed = std::mem::take(&mut self.sits_next) && self.file.sat_by == self.fingerprint();
                self.is_seated = is_agreed && is_trusted;
                if !self.is_seated && self.file.words.is_some() {
                    self.file.rise();
                }
            }
            Turn::NextGame { .. } => {}
            Turn::Asks(question) => self.ask_person(question),
            Turn::Refused => {
                self.effects.push(GuestEffect::Keep);
                self.end(Ended::Recut);
                return false;
            }
        }
        if self.file.evidence != before {
            self.note_if_known();
        }
        true
    }

    /// Lets the file be written, unless the guest has not sat down and is not known at the table.
    pub(super) fn note_if_known(&mut self) {
        if self.file.words.is_some() {
            self.effects.push(GuestEffect::Note);
        }
    }

    fn ask_person(&mut self, question: Question) {
        self.file.question = Some(question);
        self.is_seated = false;
        self.effects.push(GuestEffect::Asked(question));
    }

    fn note_cut(&mut self) {
        let now = self.now;
        if let Some(link) = &mut self.link {
            link.cut_at = Some(now);
        }
    }
}
