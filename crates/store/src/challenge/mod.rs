//! Challenges: a deal that friends play apart, and what each of them made of it.
//!
//! A [`Challenge`] holds what the deal needs (game, house rules, seed, opponents) and an entry for everybody who has
//! played it. It travels as a text, see [`Challenge::to_text`]. A reply is the same challenge with another entry, and
//! replies can be [merged](Challenge::merge). `docs/challenges.md` describes what the text proves and what it does not.

mod check;
mod compare;
mod id;
mod kept;
mod plays;
mod text;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use thiserror::Error;

pub use check::{ChallengeResults, CheckedEntry, Proof, Refusal};
pub use compare::{Comparison, Parting};
pub use id::{ChallengeId, ParseChallengeIdError};
pub use kept::{KeptChallenge, read_kept};
pub use plays::PlaysError;
pub use text::{ChallengeTextError, MOST_BYTES};

use crate::{Origin, Player, Saved};
use misere_engine::limits::{PLAYER_NAME, raw_text};
use misere_engine::printable::RawText;
use misere_engine::rules::{Next, Seat};
use misere_games::deal_code::{self, DealCode};
use misere_players::bots::{Bot, PLAYERS_VERSION};

/// The most entries of a challenge.
pub const ENTRIES: usize = 50;

/// A deal that friends play apart, with the results so far.
#[derive(Clone, Debug)]
pub struct Challenge {
    pub deal: DealCode,
    /// The seat that everybody plays in.
    pub seat: Seat,
    /// The opponents, by seat without that of the person.
    pub opponents: Vec<Opponent>,
    /// The version of the computer players that the opponents are.
    pub version: u32,
    /// Set if the opponents have decided alike on every system in every play of it, because the challenge was made
    /// before anybody had played, as far as this computer knows. No text proves it.
    pub is_alike: bool,
    /// The people who have played it, in the order in which they were added.
    pub entries: Vec<ChallengeEntry>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opponent {
    #[serde(deserialize_with = "raw_text::<PLAYER_NAME, _>")]
    pub name: RawText,
    pub bot: Bot,
}

/// A person's play of a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeEntry {
    pub name: RawText,
    /// The time at which the game was finished, in seconds since 1970, by the person's clock.
    pub time: u64,
    /// Set if the opponents decided alike on every system. In the game that a challenge was made from, they may have
    /// decided by the clock.
    pub alike: bool,
    pub undone: u32,
    pub hints: u32,
    /// All actions of the game, packed.
    plays: Vec<u8>,
}

impl ChallengeEntry {
    /// Tells whether this is the same play as another, under whatever name.
    fn is_same_play(&self, other: &Self) -> bool {
        (self.time, &self.plays) == (other.time, &other.plays)
    }
}

/// The reason why a game cannot be made into a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoChallenge {
    /// Not exactly one person plays.
    #[error("expected one person, in a game against computer players of this program")]
    Players,
    /// It is neither new nor over.
    #[error("the game is in progress: expected a finished or a new one")]
    InProgress,
    /// It began from a position of another game.
    #[error("the game was continued from another: expected one that was played from its first deal")]
    Continued,
}

impl Challenge {
    /// The challenge to play the deal of a game, with the person's play if the game is over.
    ///
    /// # Errors
    /// Returns an error if the game is in progress or not played by one person against computer players.
    pub fn of(saved: &Saved) -> Result<Self, NoChallenge> {
        let session = saved.session.as_ref();
        let challenge = Self::to_play(deal_code::of(session), &saved.players)?;
        if saved.origin == Origin::PlayedOn {
            return Err(NoChallenge::Continued);
        }
        let entries = match (session.next(), session.at()) {
            (Next::Over, _) => vec![ChallengeEntry {
                name: saved.players[challenge.seat.index()].name().clone(),
                time: saved.saved_at,
                alike: saved.origin.is_alike(),
                undone: session.undo_count(),
                hints: saved.hints,
                plays: plays::pack(session),
            }],
            (_, 0) => Vec::new(),
            _ => return Err(NoChallenge::InProgress),
        };
        Ok(Self { is_alike: entries.is_empty(), entries, ..challenge })
    }

    /// The challenge to play a deal that nobody has played yet, with these players by seat.
    ///
    /// # Errors
    /// Returns an error if they are not one person and computer players of this program.
    pub fn to_play(deal: DealCode, players: &[Player]) -> Result<Self, NoChallenge> {
        let people = crate::people(players);
        let mut seats = Seat::all(players.len()).filter(|seat| people.contains(*seat));
        let (Some(seat), None) = (seats.next(), seats.next()) else { return Err(NoChallenge::Players) };
        let opponents = players.iter().filter_map(|player| match player {
            Player::Computer(name, bot) => Some(Opponent { name: name.clone(), bot: *bot }),
            Player::Person(_) | Player::Friend(..) | Player::Program(..) => None,
        });
        let opponents: Vec<Opponent> = opponents.collect();
        if opponents.len() + 1 != players.len() {
            return Err(NoChallenge::Players);
        }
        Ok(Self { deal, seat, opponents, version: PLAYERS_VERSION, is_alike: true, entries: Vec::new() })
    }

    /// The name of the challenge: the first 64 bits of the SHA-256 of the line `Misere, challenge 1`, the deal code
    /// without its check, the person's seat, the version of the players and each opponent.
    pub fn id(&self) -> ChallengeId {
        let mut hash = Sha256::new();
        hash.update(format!("Misere, challenge 1\n{}\n{}\n{}", self.deal.unchecked(), self.seat, self.version));
        for opponent in &self.opponents {
            hash.update(format!("\n{}", opponent.bot));
        }
        let bytes = hash.finalize();
        ChallengeId(bytes.iter().take(8).fold(0, |id, byte| id << 8 | u64::from(*byte)))
    }

    /// The players by seat, with the person's name.
    pub fn players(&self, name: &RawText) -> Vec<Player> {
        let mut opponents = self.opponents.iter();
        let players = Seat::all(self.deal.setup.seats).map(|seat| {
            if seat == self.seat {
                return Player::Person(name.clone());
            }
            let opponent = opponents.next().expect("an opponent for each other seat");
            Player::Computer(opponent.name.clone(), opponent.bot)
        });
        players.collect()
    }

    /// A new game of it for a person of this name.
    pub fn start(&self, name: &RawText) -> Saved {
        let session = self.deal.entry.start(&self.deal.setup);
        Saved {
            origin: Origin::Challenge(self.id()),
            ..Saved::new(self.players(name), session.expect("the deal code was checked"))
        }
    }

    pub fn bots(&self) -> Vec<Option<Bot>> {
        let mut opponents = self.opponents.iter();
        let bot = |seat| {
            if seat == self.seat { None } else { opponents.next().map(|one| one.bot) }
        };
        Seat::all(self.deal.setup.seats).map(bot).collect()
    }

    /// Tells whether this program has the computer players of the challenge, so that the opponents decide as they did.
    pub const fn has_these_players(&self) -> bool {
        self.version == PLAYERS_VERSION
    }

    /// This challenge as whoever made it knows it: if its first play, or none, was there at the beginning, no play by the
    /// clock can come later.
    #[must_use]
    pub fn as_made(self) -> Self {
        let is_alike = self.is_alike || self.entries.first().is_none_or(|first| first.alike);
        Self { is_alike, ..self }
    }

    /// Adds the entries of another text of the same challenge, each once; returns how many are new.
    ///
    /// # Errors
    /// Returns an error, and changes nothing, if it is another challenge or there are too many entries.
    pub fn merge(&mut self, other: &Self) -> Result<usize, MergeError> {
        if self.id() != other.id() {
            return Err(MergeError::Other);
        }
        let is_new = |entry: &&ChallengeEntry| !self.entries.iter().any(|known| known.is_same_play(entry));
        let new: Vec<ChallengeEntry> = other.entries.iter().filter(is_new).cloned().collect();
        if self.entries.len() + new.len() > ENTRIES {
            return Err(MergeError::TooMany);
        }
        let count = new.len();
        let has_first = self.entries.first().is_some_and(|first| !first.alike);
        self.is_alike |= other.is_alike && !has_first;
        for entry in new {
            // The game that the challenge was made from comes first.
            if entry.alike || has_first || self.is_alike {
                self.entries.push(entry);
            } else {
                self.entries.insert(0, entry);
            }
        }
        Ok(count)
    }
}

/// The reason why a reply cannot be added to a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum MergeError {
    /// It is a reply to another challenge.
    #[error("a reply to another challenge: expected the same deal against the same players")]
    Other,
    /// There would be too many entries.
    #[error("too many have played: expected at most {ENTRIES}")]
    TooMany,
}
