//! The time to sample a world in the middle of a deal, after cards were passed and with
//! voids shown.

use divan::Bencher;
use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{Next, Rules, Seat};
use misere_engine::table::{Setup, Step, Table};
use misere_games::fosdick::Fosdick;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

fn main() {
    divan::main();
}

/// Samples worlds of a deal after this many tricks.
#[divan::bench(args = [0, 2, 4, 6])]
fn acorn_hearts(bencher: Bencher<'_, '_>, tricks: usize) {
    let setup = Setup { seats: 4, rules: HouseRules::default(), seed: 5, dealer: Some(Seat::new(0)) };
    let mut table = Table::new(Fosdick::AcornHearts, &setup).expect("the defaults");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut moves = Vec::new();
    table.shuffle();
    // The second card of a trick, after one player has shown a void; others will follow.
    loop {
        let public = &table.state().public;
        let Next::Act(seat) = Fosdick::next(public) else {
            panic!("the deal is not over");
        };
        if public.tricks == tricks && public.trick.len() == 1 {
            break;
        }
        let action = Fosdick::random(table.view(seat), &mut moves, &mut rng);
        table.take(Step::Act(action)).expect("it is legal");
    }
    let seen = table.seen(table.state().public.turn);
    bencher.bench_local(|| Fosdick::imagine(seen.view(), &mut rng));
}
