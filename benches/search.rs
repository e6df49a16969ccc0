//! The speed of rollouts inside the search, compared with plain ones from the same position with
//! the same heuristic, on one thread. An item is a rollout to the end of the deal. The goal is at
//! least 60 %, since the search also samples worlds, checks the clock and keeps statistics.

use std::sync::atomic::AtomicBool;

use divan::Bencher;
use divan::counter::ItemsCount;
use misere_engine::cards::below;
use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{Next, Seat, Seen};
use misere_engine::table::{Setup, Table};
use misere_games as games;
use misere_games::clubs::Clubs;
use misere_games::fosdick::Fosdick;
use misere_games::garbo::Garbo;
use misere_games::mismatch::Mismatch;
use misere_players::bots::search::{best, evaluate};
use misere_players::bots::{Deadline, Evaluation, History, Limit, Strategy};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

fn main() {
    divan::main();
}

/// Worlds for one search.
const WORLDS: u32 = 64;

/// Declares both benchmarks for a game of each kind that is searched by sampling worlds.
macro_rules! games {
    ($($name:ident: $game:expr;)*) => {
        mod bare {
            use super::*;
            $(#[divan::bench]
            fn $name(bencher: Bencher<'_, '_>) {
                play_out($game, bencher);
            })*
        }

        mod in_search {
            use super::*;
            $(#[divan::bench]
            fn $name(bencher: Bencher<'_, '_>) {
                search($game, bencher);
            })*
        }
    };
}

games! {
    mismatch: Mismatch;
    clubs: Clubs;
    garbo: Garbo;
    finis: Fosdick::Finis;
    acorn_hearts: Fosdick::AcornHearts;
}

/// The view of the first seat that has a choice.
fn first_lead<R: Strategy>(game: R) -> Seen<R> {
    let setup = Setup {
        seats: games::entry(game.id()).expect("a game of the menu").usual,
        rules: HouseRules::default(),
        seed: 5,
        dealer: Some(Seat::new(0)),
    };
    let mut table = Table::new(game, &setup).expect("the defaults");
    let (mut rng, mut moves) = (Xoshiro256PlusPlus::seed_from_u64(1), Vec::new());
    table.shuffle();
    loop {
        let Next::Act(seat) = R::next(&table.state().public) else {
            panic!("the deal is not over");
        };
        let choices = table.legal().len();
        if (5..=13).contains(&choices) {
            return table.seen(seat);
        }
        let action = R::act(table.view(seat), &mut moves, &mut rng);
        table.take(misere_engine::table::Step::Act(action)).expect("it is legal");
    }
}

/// Consecutive rollouts from one world, with the usual random actions.
fn play_out<R: Strategy>(game: R, bencher: Bencher<'_, '_>) {
    let seen = first_lead(game);
    let (mut rng, mut moves) = (Xoshiro256PlusPlus::seed_from_u64(1), Vec::new());
    let world = R::imagine(seen.view(), &mut rng);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        let mut state = world.clone();
        while let Next::Act(turn) = R::next(&state.public) {
            let view = state.view(turn);
            let action = if below(&mut rng, 10) == 0 {
                R::random(view, &mut moves, &mut rng)
            } else {
                R::act(view, &mut moves, &mut rng)
            };
            R::apply(&mut state, action, &mut ());
        }
        R::totals(&state.public)
    });
}

/// The rollouts of a whole search with the heuristic. Their number comes from a separate search,
/// which may drop different candidates but tries as many per round.
fn search<R: Strategy>(game: R, bencher: Bencher<'_, '_>) {
    let seen = first_lead(game);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let (stop, past, mut moves) = (AtomicBool::new(false), History::default(), Vec::new());
    R::legal(seen.view(), &mut moves);
    let limit = Limit::Worlds(WORLDS);
    let tried = evaluate(seen.view(), &past, &moves, limit, &mut rng, &stop);
    let rollouts: u32 = tried.iter().map(|one: &Evaluation| one.worlds).sum();
    bencher
        .counter(ItemsCount::new(rollouts))
        .bench_local(|| best(seen.view(), &past, &moves, None, &mut rng, &Deadline::new(limit, &stop)));
}
