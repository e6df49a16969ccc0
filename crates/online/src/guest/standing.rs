//! A guest's standing with the host, and the reasons against coming back to a table.

use crate::text::{Message, friends as texts};
use crate::wire::{Closed, Refused};

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
            Self::Ended(reason) => reason.message(),
        }
    }
}

/// A reason for which a guest cannot come back to a table by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The host does not accept the guest.
    Refused(Refused),
    /// The host has closed the link for good.
    Closed(Closed),
    /// The host sent what is not a message.
    Fault,
    /// The host wanted another cut although it could know the cards.
    Recut,
    /// Guest and host have different rules or texts.
    Versions(Update),
    /// The guest has left.
    Left,
}

/// The side that needs a newer version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Update {
    /// The guest.
    Guest,
    /// The host.
    Host,
    /// The versions have the same number, so both should get the newest.
    Both,
}

impl Ended {
    /// The reason for people; nothing for a guest who has left.
    pub fn message(self) -> Message {
        match self {
            Self::Refused(Refused::GuestTooOld) | Self::Versions(Update::Guest) => texts::guest_too_old(),
            Self::Refused(Refused::HostTooOld) | Self::Versions(Update::Host) => texts::host_too_old(),
            Self::Versions(Update::Both) => texts::versions_differ(),
            Self::Refused(Refused::OtherTable) => texts::other_table(),
            Self::Refused(Refused::NoSeat) => texts::no_seat(),
            Self::Refused(Refused::Full) => texts::table_full(),
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
