//! The work that a host leaves to its caller.

use misere_engine::rules::Seat;
use misere_engine::seal::SealedSeed;

use crate::links::LinkId;
use crate::phrases::Phrase;

/// Something that the caller has to do.
#[derive(Clone, Debug, PartialEq)]
pub enum HostEffect {
    /// Send a frame.
    Send {
        /// The link.
        link: LinkId,
        /// The content.
        frame: Vec<u8>,
    },
    /// Close a link, after what was sent before.
    Close(LinkId),
    /// Write [`super::Host::file`] before anything is sent, because it has changed.
    Keep,
    /// Show the table again: somebody came, went, or agrees.
    Changed,
    /// Begin a game with this seed, which nobody chose, and call [`super::Host::changed`].
    Begin(SealedSeed),
    /// Perform a legal action of a guest, and call [`super::Host::changed`].
    Act {
        /// The seat, whose turn it is.
        seat: Seat,
        /// The text of the action.
        action: String,
    },
    /// Undo the last decision of this seat, and call [`super::Host::changed`]: all have agreed.
    Undo(Seat),
    /// Find a hint for this seat, whose turn it is, and call [`super::Host::send_hint`].
    Hint {
        /// The seat.
        seat: Seat,
        /// The number of steps so far.
        at: usize,
    },
    /// Show what a guest says.
    Phrase {
        /// The speaker.
        seat: Seat,
        /// The phrase.
        phrase: Phrase,
    },
    /// Let the computer play for a seat from now on, or stop that.
    ComputerPlays {
        /// The seat.
        seat: Seat,
        /// False to stop that.
        plays: bool,
    },
}
