//! A guest's standing with the host, and the reasons against coming back to a table.

use super::version::Version;
use crate::text::{Message, friends as texts};
use crate::wire::Closed;

/// The guest's standing with the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The host is called.
    Connecting,
    /// The host did not answer, and is called again and again.
    Unreachable,
    /// At the table.
    Joined,
    /// The host has closed the table, and is called again and again.
    HostLeft,
    /// As many people watch as the table has room for; the host is called again and again.
    Full,
    /// The host cannot take the guest, for this reason; nobody is called any more.
    Ended(Ended),
}

impl Standing {
    /// The obstacle between guest and table, for people; empty if there is none.
    pub fn message(self) -> Message {
        match self {
            Self::Connecting | Self::Joined => Message::EMPTY,
            Self::Unreachable => texts::unreachable(),
            Self::HostLeft => texts::host_left(),
            Self::Full => texts::table_full(),
            Self::Ended(reason) => reason.message(),
        }
    }
}

/// A reason for which a guest cannot come back to a table by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The invitation is for another table of the host.
    OtherTable,
    /// The invitation is for no seat, or somebody else has it.
    NoSeat,
    /// The host has closed the link for good.
    Closed(Closed),
    /// The host sent what is not a message.
    Fault,
    /// The host wanted another cut although it could know the cards.
    Recut,
    /// Guest and host have different rules, messages or protocols; the host has this version.
    Versions(Version),
    /// The guest has left.
    Left,
}

impl Ended {
    /// The reason for people; nothing for a guest who has left.
    pub fn message(self) -> Message {
        match self {
            Self::Versions(host) => host.message(),
            Self::OtherTable => texts::other_table(),
            Self::NoSeat => texts::no_seat(),
            Self::Closed(Closed::HostLeft) => texts::host_left(),
            Self::Closed(Closed::Elsewhere) => texts::elsewhere(),
            Self::Closed(Closed::Removed) => texts::removed(),
            Self::Closed(Closed::WrongWords) => texts::wrong_words(),
            Self::Closed(Closed::Fault) | Self::Fault => texts::fault(),
            Self::Recut => texts::recut_refused(),
            Self::Left => Message::EMPTY,
        }
    }
}
