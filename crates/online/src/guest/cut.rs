//! A guest's part in the cut of all: fixing its words and showing them, once for each consent of its person.

use super::evidence::{Question, Turn};
use super::{Ended, Guest, GuestEffect};
use crate::cut::Words;
use crate::wire::{Phase, Table, ToHost};

impl Guest {
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
        let (Some(words), Some(table), Some(invited)) = (self.owed_words(), &self.table, &self.invited) else {
            return;
        };
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
