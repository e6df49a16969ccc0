//! A guest's own check of a finished game: its file agrees with the evidence, and holds the game that the guest saw.

use std::path::Path;

use misere_engine::rules::{Next, Seat};
use misere_games::BotSession;
use misere_store::{Origin, Player, Saved};

use super::Invited;
use super::evidence::Evidence;
use super::position::Story;
use super::verdict::{Unfair, Verdict};
use crate::host::{Place, from_place};
use crate::wire::{Encoder, Known};

/// The guest's knowledge that a finished game must agree with.
pub(super) struct Promise<'a> {
    pub invited: &'a Invited,
    pub fingerprint: &'a str,
    pub evidence: &'a Evidence,
    pub story: &'a Story,
    pub encoder: Encoder,
}

impl Promise<'_> {
    /// Checks a finished game that was read from the host's file.
    ///
    /// # Errors
    /// Returns the first thing that is not as promised.
    pub fn check(&self, saved: &Saved) -> Result<(), Unfair> {
        let (session, invited) = (saved.session.as_ref(), self.invited);
        if session.next() != Next::Over {
            return Err(Unfair::File);
        }
        let is_same = session.id() == invited.entry.id
            && session.rules() == invited.rules
            && session.seats() == invited.seats
            && self.evidence.rules() == Some(self.fingerprint);
        if !is_same {
            return Err(Unfair::Game);
        }
        self.evidence.check_cut(saved.seal.as_ref())?;
        if self.story.digest(session.at()) == told(session, invited.own_seat(), self.encoder) {
            Ok(())
        } else {
            Err(Unfair::Course)
        }
    }
}

/// The hash of everything that an honest host tells a guest about a game.
fn told(session: &dyn BotSession, seat: Option<Seat>, encoder: Encoder) -> Option<String> {
    let place = seat.map_or(Place::Spectator, Place::Seat);
    let (parts, state) = from_place(session, place, Known::default(), encoder);
    let all = parts.iter().chain([&state.log]);
    Story::digest_of(all.flat_map(|part| &part.news))
}

/// The finished game of a host's file.
///
/// # Errors
/// Returns an error if it cannot be read.
pub(super) fn read(text: &str) -> Result<Saved, Unfair> {
    Saved::from_ron(text, Path::new("game.misere")).map_err(|_| Unfair::File)
}

/// The game as a guest keeps it, with the players of its table. It counts for nothing unless it was fair.
pub(super) fn kept(saved: Saved, players: Vec<Player>, verdict: Verdict) -> Saved {
    let origin = if verdict == Verdict::Fair { Origin::New } else { Origin::Import };
    Saved { players: if players.len() == saved.players.len() { players } else { saved.players }, origin, ..saved }
}
