//! What the person's program says about a finished game of another host.

use crate::online::guest::Unfair;
use crate::online::text::friends;
use crate::text::{Message, together as texts};

/// Whether the game was fair.
pub(super) struct Verdict {
    /// What is not as the host had promised.
    pub unfair: Option<Unfair>,
}

impl Verdict {
    /// Whether the game was fair.
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
