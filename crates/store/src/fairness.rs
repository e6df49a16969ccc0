//! The fairness of a game at the table of another host, as a guest's program has checked it, and its words.

use misere_engine::seal::{Recuts, SealError};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::text::{Message, fairness as texts};

/// A guest's check of a finished game, which is kept with the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FairnessCheck {
    pub verdict: Fairness,
    /// The cuts that were given up before.
    #[serde(default, skip_serializing_if = "Recuts::are_none")]
    pub recuts: Recuts,
    /// Set if the game before this one was given up, as far as the guest saw.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub after_broken_off: bool,
}

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

/// The fairness of a finished game, as far as a guest can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fairness {
    /// Everything was as promised, from the cut to the end.
    Fair,
    /// Everything was as promised from the moment on at which the guest came.
    Later,
    /// Everything was as promised, with the cards of the game before, which all had seen.
    Again,
    /// Everything that a spectator sees was as promised.
    Watched,
    /// A promise was broken.
    Unfair(Unfair),
}

impl Fairness {
    /// The broken promise.
    pub const fn unfair(self) -> Option<Unfair> {
        match self {
            Self::Unfair(unfair) => Some(unfair),
            Self::Fair | Self::Later | Self::Again | Self::Watched => None,
        }
    }

    /// What was checked, or what is wrong, for people.
    fn message(self) -> Message {
        match self {
            Self::Fair => texts::was_fair(texts::fair()),
            Self::Later => texts::joined_later(),
            Self::Again => texts::dealt_again(),
            Self::Watched => texts::watched(),
            Self::Unfair(unfair) => texts::was_unfair(match unfair {
                Unfair::File => texts::unfair_file(),
                Unfair::Game => texts::unfair_game(),
                Unfair::Seal => texts::unfair_seal(),
                Unfair::Words => texts::unfair_words(),
                Unfair::Recuts => texts::unfair_recuts(),
                Unfair::Course => texts::unfair_course(),
            }),
        }
    }
}

impl FairnessCheck {
    /// The check for people, a sentence after the other.
    pub fn words(&self) -> Vec<Message> {
        let broken_off = if self.after_broken_off { Some(texts::after_broken_off()) } else { None };
        [Some(self.verdict.message()), recuts(&self.recuts), broken_off].into_iter().flatten().collect()
    }

    /// Tells whether the repetitions of the cut can be shown.
    pub(super) fn check(&self) -> Result<(), SealError> {
        if self.recuts.are_sound() { Ok(()) } else { Err(SealError::Recuts) }
    }
}

/// The repetitions of a cut, for people; `None` if there were none.
pub fn recuts(recuts: &Recuts) -> Option<Message> {
    let names = recuts.missing.iter().map(|name| texts::name_of(name.shown()));
    if recuts.count == 0 { None } else { Some(texts::recut(recuts.count as usize, names)) }
}
