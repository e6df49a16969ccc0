//! Helpers for tests of what newcomers once could not see at the table: the suit of a trick, cards that
//! belong together, the price of a bid, and the meaning of numbers.

use misere_engine::rules::scene::Scene;
use misere_engine::rules::{Next, Seat};
use misere_engine::table::Setup;
use misere_games::{BotSession, entry};

/// A new game with these house rules.
pub fn start(id: &str, seats: usize, rules: &str, seed: u64) -> Box<dyn BotSession> {
    let entry = entry(id).expect("a game");
    let setup = Setup { seats, rules: entry.rules_or_usual(seats, rules), seed, dealer: None };
    entry.start(&setup).expect("a game")
}

/// Plays the first legal action, or deals.
pub fn go_on(session: &mut dyn BotSession) {
    match session.moves().first() {
        Some(first) => session.play(&first.text).expect("legal"),
        None => session.shuffle(),
    }
}

/// The scene of the seat to act.
pub fn scene(session: &dyn BotSession) -> Scene {
    match session.next() {
        Next::Act(seat) => session.scene(seat),
        _ => session.scene(Seat::new(0)),
    }
}
