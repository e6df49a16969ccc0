//! The player in a seat of a saved game.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use crate::text::{Language, table as texts};
use misere_engine::limits::{COMMAND, FRIEND_KEY, PLAYER_NAME, raw_text, text};
use misere_engine::printable::RawText;
use misere_engine::rules::{Message, Names, Seat, Seats};
use misere_players::bots::Bot;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Player {
    /// A person at this machine, by name; empty for one who gave none.
    Person(#[serde(with = "person_name")] RawText),
    /// A computer player, by name, and the bot that decides for it.
    Computer(#[serde(deserialize_with = "raw_text::<PLAYER_NAME, _>")] RawText, Bot),
    /// An external program, by name, and the command that starts it.
    Program(
        #[serde(deserialize_with = "raw_text::<PLAYER_NAME, _>")] RawText,
        #[serde(deserialize_with = "text::<COMMAND, _>")] String,
    ),
    /// A person at a computer elsewhere, by name, and the key of their program; empty until they have taken the seat.
    Friend(
        #[serde(deserialize_with = "raw_text::<PLAYER_NAME, _>")] RawText,
        #[serde(deserialize_with = "text::<FRIEND_KEY, _>")] String,
    ),
}

impl Player {
    pub const fn name(&self) -> &RawText {
        match self {
            Self::Person(name) | Self::Computer(name, _) | Self::Program(name, _) | Self::Friend(name, _) => name,
        }
    }

    pub fn rename(&mut self, new: RawText) {
        match self {
            Self::Person(name) | Self::Computer(name, _) | Self::Program(name, _) | Self::Friend(name, _) => {
                *name = new;
            }
        }
    }

    /// The command that starts the program, if the player is one.
    pub fn command(&self) -> Option<&str> {
        match self {
            Self::Program(_, command) => Some(command),
            Self::Person(_) | Self::Computer(..) | Self::Friend(..) => None,
        }
    }

    /// The bot that decides for the player, if it is a computer player.
    pub const fn bot(&self) -> Option<Bot> {
        match self {
            Self::Computer(_, bot) => Some(*bot),
            Self::Person(_) | Self::Program(..) | Self::Friend(..) => None,
        }
    }

    /// Tells whether the player is a person at this machine.
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }

    /// Tells whether the player is a person at a computer elsewhere.
    pub const fn is_friend(&self) -> bool {
        matches!(self, Self::Friend(..))
    }
}

pub fn people(players: &[Player]) -> Seats {
    let mut people = Seats::default();
    for (seat, player) in Seat::all(players.len()).zip(players) {
        if player.is_person() {
            people.insert(seat);
        }
    }
    people
}

/// The names that the players of a game go by.
///
/// A person alone at this machine is addressed as "you". Players without a name go by their seats. Of several with one
/// name, all but the first have a number behind it.
pub fn names(players: &[Player], language: Language) -> Names {
    let people = people(players);
    let mut seats = Seat::all(players.len());
    match seats.find(|seat| people.contains(*seat) && people.len() == 1) {
        Some(seat) => named(players, language, Some(seat)).addressing(seat),
        None => names_for_others(players, language),
    }
}

/// The names in a text that leaves this machine: nobody is addressed, so nobody is called "You" either.
pub fn names_for_others(players: &[Player], language: Language) -> Names {
    named(players, language, None)
}

fn named(players: &[Player], language: Language, alone: Option<Seat>) -> Names {
    let names = Seat::all(players.len()).map(|seat| {
        let name = players[seat.index()].name().shown();
        match name.trim() {
            "" => Err(default_name(seat, alone == Some(seat)).in_language(language)),
            name => Ok(name.into()),
        }
    });
    Names::new(distinct(names.collect())).in_language(language)
}

/// Names that differ, whatever their case, from those that were given (`Ok`) and those of players who gave none (`Err`).
fn distinct(names: Vec<Result<String, String>>) -> Vec<String> {
    let mut taken: HashSet<String> =
        names.iter().filter_map(|name| name.as_ref().err()).map(|name| name.to_lowercase()).collect();
    let given = |name: Result<String, String>| match name {
        Err(name) => name,
        Ok(name) => {
            let numbered = (1..).map(|number| if number == 1 { name.clone() } else { format!("{name} {number}") });
            let mut free = numbered.skip_while(|name| taken.contains(&name.to_lowercase()));
            let name = free.next().expect("numbers do not end");
            taken.insert(name.to_lowercase());
            name
        }
    };
    names.into_iter().map(given).collect()
}

/// The name of a player who gave none: `Seat 2`, or `You` for a person alone at this machine.
pub fn default_name(seat: Seat, alone: bool) -> Message {
    if alone { texts::you() } else { texts::seat_number(seat.index() + 1) }
}

/// A person's name in files, where one who gave none is `You`. The first version wrote that for everybody.
pub mod person_name {
    use serde::{Deserializer, Serializer};

    use misere_engine::limits::{PLAYER_NAME, raw_text};
    use misere_engine::printable::RawText;

    const UNNAMED: &str = "You";

    /// Writes a name.
    ///
    /// # Errors
    /// Returns the errors of the serializer.
    pub fn serialize<S: Serializer>(name: &RawText, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(if name.is_empty() { UNNAMED } else { name.raw() })
    }

    /// Reads a name.
    ///
    /// # Errors
    /// Returns an error if the value is not a text, or is too long.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<RawText, D::Error> {
        let name = raw_text::<PLAYER_NAME, _>(deserializer)?;
        Ok(if name == *UNNAMED { RawText::default() } else { name })
    }
}
