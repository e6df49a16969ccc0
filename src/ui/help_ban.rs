//! Games without help, because their results are compared: challenges, and the attempt at a day's deal that counts.

use crate::store::Origin;
use crate::text::{Message, challenges_page as challenges, today_page as today};

/// The reason why a game of this origin has no hints until it is over.
pub const fn hint_ban(origin: Origin) -> Option<Message> {
    match origin {
        Origin::Today(_) => Some(today::no_hints()),
        Origin::Challenge(_) => Some(challenges::no_hints()),
        _ => None,
    }
}

/// The reason why it has no undo, even then.
pub const fn undo_ban(origin: Origin) -> Option<Message> {
    match origin {
        Origin::Today(_) => Some(today::no_undo()),
        Origin::Challenge(_) => Some(challenges::no_undo()),
        _ => None,
    }
}
