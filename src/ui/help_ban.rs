//! Games without help, because their results are compared.

use crate::store::Origin;
use crate::text::{Message, challenges_page as challenges, today_page as today};

/// The reasons why a game has no help.
pub struct HelpBan {
    /// The reason for no hints until it is over.
    pub hints: Message,
    /// The reason for no undo, even then.
    pub undo: Message,
}

/// The ban on help in a game of this origin: a challenge, or the attempt at a day's deal that counts.
pub const fn help_ban(origin: Origin) -> Option<HelpBan> {
    match origin {
        Origin::Today(_) => Some(HelpBan { hints: today::no_hints(), undo: today::no_undo() }),
        Origin::Challenge(_) => Some(HelpBan { hints: challenges::no_hints(), undo: challenges::no_undo() }),
        _ => None,
    }
}
