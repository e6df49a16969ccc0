//! What the page of a host asks for.

use crate::rules::Seat;
use crate::ui::command::Command;

/// A request to the page of a host.
#[derive(Clone, Debug)]
pub enum LobbyCommand {
    /// Keeps the name as typed.
    Name(String),
    /// Opens the table.
    Open,
    /// Saves the invitation to a seat as a file.
    Save(Seat),
    /// Replaces the invitation to a seat.
    Renew(Seat),
    /// Replaces the invitation for watching, and sends all away who watch.
    RenewSpectators,
    /// Starts the game.
    Start,
    /// Closes the table.
    Close,
    /// A request to the shell.
    Shell(Command),
}

impl From<Command> for LobbyCommand {
    fn from(command: Command) -> Self {
        Self::Shell(command)
    }
}
