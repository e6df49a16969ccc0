//! Computer players: decisions, hints, reviews and puzzles in every game of the menu. What concerns the
//! players of one game is tested in its folder in `tests/games`.

#[path = "../common/mod.rs"]
#[allow(dead_code, reason = "each test binary uses a part of it")]
mod common;

mod alike;
mod decisions;
mod peeking;
mod plain_words;
mod puzzles;
mod review;
mod verdicts;

use misere_engine::table::Setup;
use misere_games::{BotSession, Entry};

/// The usual number of players and the usual rules.
fn setup(entry: &Entry, seed: u64) -> Setup {
    Setup { seats: entry.usual, rules: Default::default(), seed, dealer: None }
}

/// A new game with the usual number of players and the usual rules.
fn start(entry: &Entry, seed: u64) -> Box<dyn BotSession> {
    entry.start(&setup(entry, seed)).expect("the usual rules")
}
