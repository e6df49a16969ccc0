//! A guest's own check of a finished game: its file agrees with the evidence, and holds the game that the guest saw.

use std::path::Path;

use misere_engine::rules::{Next, Seat};
use misere_engine::seal::Recuts;
use misere_games::BotSession;
use misere_store::{Origin, Player, Saved};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Invited;
use super::evidence::Evidence;
use super::position::Story;
use crate::host::{Place, from_place};
use crate::text::{Message, friends as texts};
use crate::wire::{Encoder, Known};

/// A broken promise about a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unfair {
    /// The file is damaged, breaks the rules, or holds a game that is not over.
    #[error("the file of the game is damaged or does not follow the rules")]
    File,
    /// The file holds another game, other house rules or other seats.
    #[error("the file is that of another game")]
    Game,
    /// The seal is another one than the host showed before it knew the words.
    #[error("the host changed the sealed shuffle")]
    Seal,
    /// The seed does not follow from the words of all guests, or others than those that were fixed.
    #[error("your words did not decide the cards")]
    Words,
    /// The file counts fewer repetitions of the cut than the guest has seen.
    #[error("the host hides how often the cut was repeated")]
    Recuts,
    /// The game took another course than the guest saw.
    #[error("the file does not hold the game that you saw")]
    Course,
}

impl Unfair {
    /// The reason for people.
    pub fn message(self) -> Message {
        match self {
            Self::File => texts::unfair_file(),
            Self::Game => texts::unfair_game(),
            Self::Seal => texts::unfair_seal(),
            Self::Words => texts::unfair_words(),
            Self::Recuts => texts::unfair_recuts(),
            Self::Course => texts::unfair_course(),
        }
    }
}

/// The verdict of a guest's program on a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Everything was as promised, from the cut to the end.
    Fair,
    /// Everything was as promised from the moment on at which the guest came.
    Later,
    /// Everything that a spectator sees was as promised.
    Watched,
    /// A promise was broken.
    Unfair(Unfair),
}

impl Verdict {
    /// The broken promise.
    pub const fn unfair(self) -> Option<Unfair> {
        match self {
            Self::Unfair(unfair) => Some(unfair),
            Self::Fair | Self::Later | Self::Watched => None,
        }
    }

    /// What was checked, or what is wrong, for people.
    pub fn message(self) -> Message {
        match self {
            Self::Fair => texts::fair(),
            Self::Later => texts::joined_later(),
            Self::Watched => texts::watched(),
            Self::Unfair(unfair) => unfair.message(),
        }
    }
}

/// The repetitions of a cut, for people; `None` if there were none.
pub fn recuts(recuts: &Recuts) -> Option<Message> {
    let names = recuts.missing.iter().map(|name| Message::raw(name.shown()));
    if recuts.count == 0 { None } else { Some(texts::recut(recuts.count as usize, names)) }
}

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
