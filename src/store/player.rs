//! The player in a seat of a saved game.

use serde::{Deserialize, Serialize};

use crate::bots::Bot;

/// The player in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Player {
    /// A person at this machine, by name.
    Person(String),
    /// A computer player, by name, and the bot that decides for it.
    Computer(String, Bot),
    /// An external program, by name, and the command that starts it.
    Program(String, String),
}

impl Player {
    /// The name of the player.
    pub fn name(&self) -> &str {
        match self {
            Self::Person(name) | Self::Computer(name, _) | Self::Program(name, _) => name,
        }
    }

    /// Gives the player another name.
    pub fn rename(&mut self, new: String) {
        match self {
            Self::Person(name) | Self::Computer(name, _) | Self::Program(name, _) => *name = new,
        }
    }

    /// The command that starts the program, if the player is one.
    pub fn command(&self) -> Option<&str> {
        match self {
            Self::Program(_, command) => Some(command),
            Self::Person(_) | Self::Computer(..) => None,
        }
    }

    /// Whether the player is a person at this machine.
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }
}
