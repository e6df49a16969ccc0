//! Positions of the Fosdick family, to ask computer players about.

use std::sync::atomic::AtomicBool;

use misere_engine::cards::Pack;
use misere_engine::rules::{Rules, Seat, State};
use misere_games::fosdick::{Action, CardOrder, Fosdick, Options, Passing};
use misere_players::bots::{Level, Limit, decide};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// A deal without passing, before anyone bids or leads, dealt by seat 0.
pub fn deal(game: Fosdick, seats: usize, pack: &Pack, order: CardOrder) -> State<Fosdick> {
    let options = Options { passing: Passing::Off, card_order: order, rounds: 2, ..Options::usual(game, seats) };
    let mut state = Fosdick::start(&options, seats, Seat::new(0));
    Fosdick::deal(&mut state, pack, &mut ());
    state
}

/// A deal with these hands by seat, after some steps. Seat 3 bids or leads first.
pub fn position(game: Fosdick, hands: [&str; 4], steps: &str) -> State<Fosdick> {
    let mut state = deal(game, 4, &any_pack(4, 0), CardOrder::AceHigh);
    for (seat, hand) in Seat::all(4).zip(hands) {
        state.private[seat].hand = hand.parse().expect("cards");
    }
    for step in steps.split(", ") {
        let is_bid = step.ends_with("moon");
        let text = if is_bid { step.into() } else { format!("play {step}") };
        let action: Action = text.parse().expect("an action");
        let mut moves = Vec::new();
        Fosdick::legal(state.view(state.public.turn), &mut moves);
        assert!(moves.contains(&action), "{action} is not legal");
        Fosdick::apply(&mut state, action, &mut ());
    }
    state
}

/// A shuffled pack for a number of players.
pub fn any_pack(seats: usize, seed: u64) -> Pack {
    let start = Fosdick::start(&Options::usual(Fosdick::FourBadQueens, seats), seats, Seat::new(0));
    Pack::shuffled(start.public.pack(), &mut ChaCha8Rng::seed_from_u64(seed))
}

/// The action of a level in a position.
pub fn chooses(state: &State<Fosdick>, level: Level) -> String {
    let seen = state.view(state.public.turn).to_seen();
    let stop = AtomicBool::new(false);
    decide(&seen, level, Limit::Worlds(100), 1, &stop).to_string()
}

/// The levels without errors of judgment.
pub const SOUND: [Level; 3] = [Level::Medium, Level::Hard, Level::Master];
