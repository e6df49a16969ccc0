//! A guest's part in the cut of all: fixing its words, noting what the others have fixed, and showing them.

use super::{Ended, Evidence, Guest, GuestEffect};
use crate::cut::Words;
use crate::wire::{Phase, ToHost};

impl Guest {
    /// The words of this round's cut, if the host waits for them.
    pub(super) fn owed_words(&self) -> Option<Words> {
        let (table, invited) = (self.table.as_ref()?, self.invited.as_ref()?);
        let seat = invited.own_seat()?.index();
        let words = self.file.words_of(table.round)?;
        let is_fixed = table.seats[seat].commit == Some(words.commit(seat));
        let is_owed = match table.phase {
            Phase::Lobby => self.is_seated && !is_fixed,
            Phase::Cutting => is_fixed,
            Phase::Playing | Phase::Over => false,
        };
        if is_owed { Some(words) } else { None }
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
        let Some(seal) = &table.seal else { return };
        let evidence = Evidence {
            round,
            seal: seal.clone(),
            dealer: table.dealer,
            commits: table.seats.iter().map(|seat| seat.commit.clone()).collect(),
        };
        match &self.file.evidence {
            // A host that shows one seal and then another could choose the cards.
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
        self.send(ToHost::Open { round, words: words.words, nonce: words.nonce });
    }

    fn note_cut(&mut self) {
        let now = self.now;
        if let Some(link) = &mut self.link {
            link.cut_at = Some(now);
        }
    }
}
