//! The head of a saved game: the facts that its file states, read without replaying the game.

use serde::Deserialize;

use super::format::{VERSION, ron_options};
use super::outcome::Outcome;
use super::{Evening, Origin, Player, Saved};
use misere_engine::limits::{GAME_NAME, raw_text, time};
use misere_engine::printable::RawText;
use misere_engine::rules::Next;
use misere_games::{Entry, entry};

/// The facts about a saved game that its file states.
#[derive(Clone)]
pub struct Head {
    pub entry: &'static Entry,
    /// The name that the players gave it; empty for none.
    pub name: RawText,
    /// The time at which it was last written, in seconds since 1970.
    pub saved: u64,
    pub players: Vec<Player>,
    pub evening: Option<Evening>,
    pub origin: Origin,
    pub seed: u64,
    pub finished: bool,
}

impl Head {
    /// The name that the players gave the game, or its title.
    pub fn title(&self) -> String {
        if self.name.is_empty() { self.entry.title.into() } else { self.name.shown() }
    }

    /// The head of a game that has already been read; `None` if its game is not in the menu.
    pub fn of(saved: &Saved) -> Option<Self> {
        Some(Self {
            entry: entry(saved.session.id())?,
            name: saved.name.clone(),
            saved: saved.saved_at,
            players: saved.players.clone(),
            evening: saved.evening.clone(),
            origin: saved.origin,
            seed: saved.session.seed(),
            finished: saved.session.next() == Next::Over,
        })
    }
}

/// Reads the head of a file without replaying the game; `None` unless it is complete.
pub(super) fn read_head(text: &str) -> Option<Head> {
    let head: HeadRon = ron_options().from_str(text).ok()?;
    let fits = |evening: &Evening| evening.check(head.players.len()).is_ok();
    let sound = head.misere == VERSION && head.evening.as_ref().is_none_or(fits);
    Some(Head {
        entry: entry(&head.log.game).filter(|_| sound)?,
        name: head.name,
        saved: head.saved,
        players: head.players,
        evening: head.evening,
        origin: head.origin,
        seed: head.log.seed,
        finished: head.log.result.is_some(),
    })
}

#[derive(Deserialize)]
struct HeadRon {
    misere: u32,
    #[serde(deserialize_with = "raw_text::<GAME_NAME, _>")]
    name: RawText,
    #[serde(deserialize_with = "time")]
    saved: u64,
    players: Vec<Player>,
    #[serde(default)]
    evening: Option<Evening>,
    #[serde(default)]
    origin: Origin,
    log: LogHeadRon,
}

#[derive(Deserialize)]
struct LogHeadRon {
    game: String,
    seed: u64,
    result: Option<Outcome>,
}
