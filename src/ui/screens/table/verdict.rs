//! The verdict of the person's program on a finished game of another host.

use crate::online::guest::Unfair;
use crate::online::text::friends;
use crate::text::{Message, together as texts};

/// The fairness of a game.
pub(super) struct Verdict {
    /// The promise that the host has not kept.
    pub unfair: Option<Unfair>,
}

impl Verdict {
    /// Tells whether the game was fair.
    pub const fn is_fair(&self) -> bool {
        self.unfair.is_none()
    }

    /// The verdict in words.
    pub fn words(&self) -> Message {
        match self.unfair {
            None => texts::was_fair(friends::fair()),
            Some(unfair) => texts::was_unfair(unfair.message()),
        }
    }
}
