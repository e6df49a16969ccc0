//! What is asked for at a table with friends elsewhere.

use crate::online::{Phrase, Wish};
use crate::rules::Seat;

/// A request that concerns friends elsewhere.
#[derive(Clone, Copy, Debug)]
pub enum FriendsCommand {
    /// Answers what somebody asks for, by its number.
    Answer(u64, bool),
    /// Asks all others for something.
    Wish(Wish),
    /// Lets the computer play for somebody who is away, or stops that.
    LetComputerPlay(Seat, bool),
    /// Says something.
    Say(Phrase),
    /// Shows what others say, or stops that.
    ToggleMute,
    /// Steps away, or is back.
    Pause(bool),
    /// Opens the table of this game again.
    Reopen,
    /// Leaves the table; the seat waits.
    Leave,
    /// Leaves the table for good.
    GiveUp,
}
