//! A guest's part in the cut of all: fixing its words, noting what the others have fixed, and showing them.

use super::{Ended, Evidence, Guest, GuestEffect};
use crate::wire::{Phase, ToHost};

impl Guest {
    /// Fixes the words for the cut of this round, unless the host knows them.
    pub(super) fn fix_words(&mut self) {
        let (Some(table), Some(invited)) = (&self.table, &self.invited) else {
            return;
        };
        let (round, seat) = (table.round, invited.seat.index());
        let Some(words) = self.file.words_of(round).filter(|_| self.is_seated) else {
            return;
        };
        let commit = words.commit(seat);
        let is_known = table.seats[seat].commit.as_ref() == Some(&commit);
        if table.phase == Phase::Lobby && !is_known {
            self.note_cut();
            self.send(ToHost::Sit { round, commit });
        }
    }

    /// Shows the words, after noting what the host and the others have fixed.
    pub(super) fn show_words(&mut self) {
        let (Some(table), Some(invited)) = (&self.table, &self.invited) else {
            return;
        };
        let (round, seat) = (table.round, invited.seat.index());
        let (Some(seal), Some(words)) = (&table.seal, self.file.words_of(round)) else {
            return;
        };
        let commit = words.commit(seat);
        if table.phase != Phase::Cutting || table.seats[seat].commit.as_ref() != Some(&commit) {
            return;
        }
        let evidence = Evidence {
            round,
            seal: seal.clone(),
            dealer: table.dealer,
            commits: table.seats.iter().map(|seat| seat.commit.clone()).collect(),
        };
        match &self.file.evidence {
            // Whoever shows one seal and then another could choose the cards.
            Some(before) if before.round == round && *before != evidence => {
                return self.end(Ended::Fault);
            }
            Some(before) if *before == evidence => {}
            _ => {
                self.file.evidence = Some(evidence);
                self.effects.push(GuestEffect::Keep);
            }
        }
        self.note_cut();
        self.send(ToHost::Open {
            round,
            words: words.words,
            nonce: words.nonce,
        });
    }

    fn note_cut(&mut self) {
        let now = self.now;
        if let Some(link) = &mut self.link {
            link.cut_at = Some(now);
        }
    }
}
