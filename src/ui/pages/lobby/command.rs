//! What the page of a host asks for.

use crate::rules::Seat;

/// A request to the page of a host.
#[derive(Clone, Debug)]
pub enum LobbyCommand {
    /// Keeps the name as typed.
    Name(String),
    /// Gives this many seats to friends.
    Invite(usize),
    /// Opens the table, and copies the invitation to this seat.
    Open(Seat),
    /// Copies the invitation to a seat as soon as others can reach this computer.
    Copy(Seat),
    /// Notes that it was copied.
    Copied,
    /// Saves the invitation to a seat as a file.
    Save(Seat),
    /// Replaces the invitation to a seat.
    Renew(Seat),
    /// Lets the computer play in a seat to which a friend was invited, or the other way round.
    Reseat(Seat),
    /// Replaces the invitation for watching, and sends all away who watch.
    RenewSpectators,
    /// Tries again to be reached from farther away.
    TryAgain,
    /// Starts the game.
    Start,
    /// Closes the table.
    Close,
}
