//! A guest's own check of a finished game: its file agrees with the evidence, and holds the game that the guest saw.

use std::path::Path;
use std::sync::Arc;

use misere_engine::rules::Next;
use misere_store::{Saved, Unfair};

use super::Invited;
use super::evidence::Evidence;
use super::position::Story;
use super::shown::Shown;
use crate::wire::Encoder;

/// A check that is due. It plays the game again, so a window leaves it to another thread.
pub struct Check {
    pub(super) text: String,
    pub(super) invited: Invited,
    pub(super) fingerprint: String,
    pub(super) evidence: Evidence,
    pub(super) story: Arc<Story>,
    /// The positions that were shown; `None` if the host's program has another version, which may draw them otherwise.
    pub(super) shown: Option<Shown>,
    pub(super) encoder: Encoder,
}

/// The result of a check, for [`super::Guest::checked`].
pub struct Checked {
    /// The game of the file, if that can be read.
    pub(super) saved: Option<Saved>,
    pub(super) result: Result<(), Unfair>,
}

impl Checked {
    /// The result of a check that could not be ended.
    pub const FAILED: Self = Self { saved: None, result: Err(Unfair::File) };
}

impl Check {
    /// Reads the host's file and compares it with everything that the host has fixed, shown and told.
    pub fn run(self) -> Checked {
        match Saved::from_ron(&self.text, Path::new("game.misere")) {
            Ok(saved) => Checked { result: self.compare(&saved), saved: Some(saved) },
            Err(_) => Checked::FAILED,
        }
    }

    fn compare(&self, saved: &Saved) -> Result<(), Unfair> {
        let (session, invited) = (saved.session.as_ref(), &self.invited);
        if session.next() != Next::Over {
            return Err(Unfair::File);
        }
        let is_same = session.id() == invited.entry.id
            && session.rules() == invited.rules
            && session.seats() == invited.seats
            && self.evidence.rules() == Some(&self.fingerprint);
        if !is_same {
            return Err(Unfair::Game);
        }
        self.evidence.check_cut(saved.seal.as_ref())?;
        let unseen = Shown::default();
        let shown = self.shown.as_ref().unwrap_or(&unseen);
        let (told, is_shown) = shown.compare(session, invited.own_seat(), self.encoder);
        let is_told = self.story.steps.len() == session.at() && self.story.digest(session.at()) == Some(told);
        if is_told && is_shown { Ok(()) } else { Err(Unfair::Course) }
    }
}
