//! The speed of random rollouts: every action is drawn and applied through [`Rules`], on one
//! thread. An item is an action, passes included.

use divan::Bencher;
use divan::counter::ItemsCount;
use misere_engine::cards::Pack;
use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{BySeat, Next, Rules, Score, Seat, State};
use misere_games::fosdick::Fosdick;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

fn main() {
    divan::main();
}

const SEATS: usize = 4;

/// Everyone passes and plays eight cards.
const ACTIONS: usize = SEATS + SEATS * 8;

/// From the first pass to the last trick.
#[divan::bench]
fn acorn_hearts(bencher: Bencher<'_, '_>) {
    let start = start(Fosdick::AcornHearts);
    let mut packs = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut rng, mut moves) = (Xoshiro256PlusPlus::seed_from_u64(2), Vec::new());
    bencher
        .counter(ItemsCount::new(ACTIONS))
        .with_inputs(|| dealt(&start, &mut packs))
        .bench_local_refs(|state| play_out(state, &mut rng, &mut moves));
}

/// Random rollouts with shuffling and dealing.
#[divan::bench]
fn acorn_hearts_with_the_shuffle(bencher: Bencher<'_, '_>) {
    let start = start(Fosdick::AcornHearts);
    let (mut rng, mut moves) = (Xoshiro256PlusPlus::seed_from_u64(1), Vec::new());
    bencher.counter(ItemsCount::new(ACTIONS)).bench_local(|| {
        let mut state = dealt(&start, &mut rng);
        play_out(&mut state, &mut rng, &mut moves)
    });
}

/// A game with the usual rules, before its first deal.
fn start<R: Rules>(game: R) -> State<R> {
    let options = game.form(SEATS).options(&HouseRules::default());
    R::start(&options.expect("the defaults"), SEATS, Seat::new(0))
}

/// The first deal with a new pack.
fn dealt<R: Rules>(start: &State<R>, rng: &mut impl Rng) -> State<R> {
    let mut state = start.clone();
    if let Next::Deal(cards) = R::next(&state.public) {
        R::deal(&mut state, &Pack::shuffled(cards, rng), &mut ());
    }
    state
}

/// Plays to the end of the deal.
fn play_out<R: Rules>(state: &mut State<R>, rng: &mut impl Rng, moves: &mut Vec<R::Action>) -> BySeat<Score> {
    loop {
        match R::next(&state.public) {
            Next::Act(seat) => {
                let action = R::random(state.view(seat), moves, rng);
                R::apply(state, action, &mut ());
            }
            Next::Reshuffle(cards) => R::deal(state, &Pack::shuffled(cards, rng), &mut ()),
            Next::Deal(_) | Next::Over => return R::totals(&state.public),
        }
    }
}
