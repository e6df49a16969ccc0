//! The end of a game for a guest: its check begins, and what follows from it is kept.

use misere_store::{Fairness, FairnessCheck, Origin, Player, Saved};

use super::check::{Check, Checked};
use super::{FinishedTable, Guest, GuestEffect};
use crate::wire::Encoder;

impl Guest {
    /// Begins the check of the finished game's file.
    pub(super) fn begin_check(&mut self, text: String) {
        let (Some(invited), Some(fingerprint)) = (self.invited.clone(), self.fingerprint()) else { return };
        self.note_story();
        (self.is_checked, self.is_checking) = (true, true);
        let is_same_version = self.host_version == crate::VERSION;
        self.effects.push(GuestEffect::Check(Box::new(Check {
            text,
            invited,
            fingerprint,
            evidence: self.file.evidence.clone(),
            story: self.story.clone(),
            shown: if is_same_version { Some(self.shown.clone()) } else { None },
            encoder: Encoder { english: self.english },
        })));
    }

    /// True while a check goes on. Nothing more is to be read before it has ended.
    pub const fn is_checking(&self) -> bool {
        self.is_checking
    }

    /// Takes the result of the check.
    pub fn checked(&mut self, checked: Checked) -> Vec<GuestEffect> {
        if std::mem::take(&mut self.is_checking) {
            let is_spectator = self.is_spectator();
            let evidence = &mut self.file.evidence;
            let check = FairnessCheck {
                verdict: evidence.judge(checked.result, is_spectator),
                recuts: evidence.recuts().clone(),
                after_broken_off: evidence.is_after_broken_off(),
            };
            let players = self.players();
            let saved = checked.saved.map(|saved| kept(saved, players, check.clone()));
            let finished = FinishedTable { saved, check };
            // The game is not to wait for the file of the seat.
            self.effects.push(GuestEffect::Over(Box::new(finished)));
            self.effects.push(GuestEffect::Keep);
        }
        self.take_effects()
    }
}

/// The game as a guest keeps it, with the players of its table. It counts for nothing unless it was fair.
fn kept(saved: Saved, players: Vec<Player>, check: FairnessCheck) -> Saved {
    let origin = if check.verdict == Fairness::Fair { Origin::New } else { Origin::Import };
    let players = if players.len() == saved.players.len() { players } else { saved.players };
    Saved { players, origin, fairness: Some(check), ..saved }
}
