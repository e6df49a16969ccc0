//! The work that a guest leaves to its caller.

use misere_engine::rules::Seat;
use misere_store::{FairnessCheck, Saved};

use super::{Check, Question};
use crate::links::{Address, LinkId};
use crate::phrases::Phrase;
use crate::wire::NotDone;

/// Something that the caller has to do.
pub enum GuestEffect {
    /// Open a link to this address and tell its number to [`super::Guest::dialed`].
    Dial(Address),
    /// Send a frame.
    Send {
        /// The link.
        link: LinkId,
        /// The content.
        frame: Vec<u8>,
    },
    /// Close a link.
    Close(LinkId),
    /// Write [`super::Guest::file`] before anything is sent, because it has changed.
    Keep,
    /// Write [`super::Guest::file`] when there is time, because the guest was told more.
    Note,
    /// Ask the person, who agrees by [`super::Guest::sit`]. Until then, the guest does not sit at the table.
    Asked(Question),
    /// Show the table again: its guests, what is agreed upon, or how the host is reached.
    Changed,
    /// Show the game again, from [`super::Guest::session`].
    Moved,
    /// Say why the guest's action was not done. It can act again.
    NotDone(NotDone),
    /// Show what somebody says.
    Phrase {
        /// The speaker.
        seat: Seat,
        /// The phrase.
        phrase: Phrase,
    },
    /// Run the check of the finished game and hand its result to [`super::Guest::checked`].
    Check(Box<Check>),
    /// Keep the finished game, with what the guest's own check of it says.
    Over(Box<FinishedTable>),
}

/// The finished game as the guest keeps it.
pub struct FinishedTable {
    /// The game, unless its file cannot be read. The guest is the only person in it.
    pub saved: Option<Saved>,
    /// The result of the guest's own check.
    pub check: FairnessCheck,
}
