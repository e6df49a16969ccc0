//! Computer players: decisions in every game of the menu, time limits, skill levels, house rules,
//! and the reasons given for a play.

#[path = "../common/mod.rs"]
#[allow(dead_code, reason = "each test binary uses a part of it")]
mod common;

mod blunders;
mod clear_positions;
mod decisions;
mod fosdick_positions;
mod house_rules;
mod limits;
mod mismatch_players;
mod moons;
mod plain_words;
mod puzzles;
mod reasons;
mod recorded;
mod review;
mod skill;

use misere::games::{BotSession, Entry};
use misere::table::Setup;

/// The usual number of players and the usual rules.
fn setup(entry: &Entry, seed: u64) -> Setup {
    Setup {
        seats: entry.usual,
        rules: Default::default(),
        seed,
        dealer: None,
    }
}

/// A new game with the usual number of players and the usual rules.
fn start(entry: &Entry, seed: u64) -> Box<dyn BotSession> {
    entry.start(&setup(entry, seed)).expect("the usual rules")
}
