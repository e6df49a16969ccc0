//! The verdict of the person's program on a finished game of another host.

use crate::online::guest::{Verdict, recuts};
use crate::online::text::friends;
use crate::seal::Recuts;
use crate::text::{Message, together as texts};

/// A finished game, as the person's program has checked it.
pub(super) struct Checked {
    pub verdict: Verdict,
    /// The cuts that were given up before.
    pub recuts: Recuts,
    /// Set if the game before this one was given up.
    pub after_broken_off: bool,
}

impl Checked {
    /// Tells whether nothing was wrong.
    pub const fn is_fair(&self) -> bool {
        self.verdict.unfair().is_none()
    }

    /// The verdict in words, a sentence after the other.
    pub fn words(&self) -> Vec<Message> {
        let verdict = match self.verdict {
            Verdict::Fair => texts::was_fair(self.verdict.message()),
            Verdict::Later | Verdict::Again | Verdict::Watched => self.verdict.message(),
            Verdict::Unfair(unfair) => texts::was_unfair(unfair.message()),
        };
        let broken_off = if self.after_broken_off { Some(friends::after_broken_off()) } else { None };
        [Some(verdict), recuts(&self.recuts), broken_off].into_iter().flatten().collect()
    }
}
