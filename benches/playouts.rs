//! How fast deals are played out at random: shuffled, dealt, and every action of it drawn and
//! done through [`Rules`], on one thread. An item is an action, passing included.

use divan::Bencher;
use divan::counter::ItemsCount;
use misere::cards::Pack;
use misere::rules::fosdick::Fosdick;
use misere::rules::{Next, Rules, Seat, State};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

fn main() {
    divan::main();
}

#[divan::bench]
fn acorn_hearts(bencher: Bencher<'_, '_>) {
    playouts(bencher, Fosdick::AcornHearts, 4, 4 + 32);
}

#[divan::bench]
fn four_bad_queens(bencher: Bencher<'_, '_>) {
    playouts(bencher, Fosdick::FourBadQueens, 4, 4 + 4 + 32);
}

/// A deal of the game, and how many actions it takes.
fn playouts<R: Rules>(bencher: Bencher<'_, '_>, game: R, seats: usize, actions: usize) {
    let options = game.form(seats).options(&Default::default());
    let start = R::start(&options.expect("the defaults"), seats, Seat::new(0));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut moves = Vec::new();
    let counted = playout(&mut start.clone(), &mut rng, &mut moves);
    assert_eq!(counted, actions);
    bencher.counter(ItemsCount::new(actions)).bench_local(|| {
        let mut state = start.clone();
        playout(&mut state, &mut rng, &mut moves);
        R::totals(&state.public)
    });
}

/// Plays one deal and counts its actions.
fn playout<R: Rules>(
    state: &mut State<R>,
    rng: &mut impl Rng,
    moves: &mut Vec<R::Action>,
) -> usize {
    let mut actions = 0;
    if let Next::Deal(cards) = R::next(&state.public) {
        R::deal(state, &Pack::shuffled(cards, rng), &mut ());
    }
    loop {
        match R::next(&state.public) {
            Next::Act(seat) => {
                let action = R::random(state.view(seat), moves, rng);
                R::apply(state, action, &mut ());
                actions += 1;
            }
            Next::Refill(cards) => R::deal(state, &Pack::shuffled(cards, rng), &mut ()),
            Next::Deal(_) | Next::Over => return actions,
        }
    }
}
