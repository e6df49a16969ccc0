//! The verdict of a guest's program on a finished game, and its words.

use misere_engine::seal::Recuts;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::text::{Message, friends as texts};

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
    /// Everything was as promised, with the cards of the game before, which all had seen.
    Again,
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
            Self::Fair | Self::Later | Self::Again | Self::Watched => None,
        }
    }

    /// What was checked, or what is wrong, for people.
    pub fn message(self) -> Message {
        match self {
            Self::Fair => texts::fair(),
            Self::Later => texts::joined_later(),
            Self::Again => texts::dealt_again(),
            Self::Watched => texts::watched(),
            Self::Unfair(unfair) => unfair.message(),
        }
    }
}

/// The repetitions of a cut, for people; `None` if there were none.
pub fn recuts(recuts: &Recuts) -> Option<Message> {
    let names = recuts.missing.iter().map(|name| texts::name_of(name.shown()));
    if recuts.count == 0 { None } else { Some(texts::recut(recuts.count as usize, names)) }
}
