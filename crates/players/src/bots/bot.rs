//! A bot as it is written in files and on the command line: `hard`, `hard-bold`.

use std::fmt;
use std::str::FromStr;

use serde_with::{DeserializeFromStr, SerializeDisplay};
use thiserror::Error;

use super::{Character, Level};

/// A computer player: its level and its character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct Bot {
    /// Its strength.
    pub level: Level,
    /// Its taste between moves that are about equally good.
    pub character: Character,
}

/// The error for a text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{found}` is not a computer player: expected a level ({}), or a level and a character as in `hard-bold` ({})",
    Level::ALL.map(Level::name).join(", "),
    Character::ALL.map(Character::name).join(", ")
)]
pub struct ParseBotError {
    pub found: String,
}

impl From<Level> for Bot {
    fn from(level: Level) -> Self {
        Self { level, character: Character::Even }
    }
}

impl FromStr for Bot {
    type Err = ParseBotError;

    fn from_str(text: &str) -> Result<Self, ParseBotError> {
        let (level, character) = match text.split_once('-') {
            Some((level, character)) => (level, Character::from_name(character)),
            None => (text, Some(Character::Even)),
        };
        match (Level::from_name(level), character) {
            (Some(level), Some(character)) => Ok(Self { level, character }),
            _ => Err(ParseBotError { found: text.into() }),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name())?;
        match self.character {
            Character::Even => Ok(()),
            character => write!(f, "-{}", character.name()),
        }
    }
}
