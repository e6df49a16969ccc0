//! Garbo’s rules in prepared positions, by number.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use misere_engine::cards::{Card, Cards, Pack, Rank};
use misere_engine::rules::options::read_rules;
use misere_engine::rules::{Event, Rules, Seat, State};
use misere_games::garbo::*;

/// The other seat.
pub(super) fn opponent(seat: Seat) -> Seat {
    seat.left(SEATS)
}

pub(super) fn card(code: &str) -> Card {
    code.parse().expect("card")
}

pub(super) fn place(row: i8, column: i8) -> Place {
    Place::new(row, column).expect("place")
}

pub(super) fn square(cards: &[(&str, i8, i8)]) -> Square {
    let mut square = Square::default();
    for &(code, row, column) in cards {
        square.put(card(code), place(row, column));
    }
    square
}

pub(super) fn options(text: &str) -> Options {
    let form = Options::form();
    let rules = read_rules(form.fields(), text).expect("house rules");
    form.options(&rules).expect("house rules")
}

/// A game just dealt: seat 1 deals.
pub(super) fn dealt(options: &Options, seed: u64) -> State<Garbo> {
    let mut state = Garbo::start(options, SEATS, Seat::new(1));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    Garbo::deal(&mut state, &Pack::shuffled(Cards::from_rank_up(Rank::Seven), &mut rng), &mut ());
    state
}

pub(super) fn legal(state: &State<Garbo>) -> Vec<Action> {
    let mut moves = Vec::new();
    Garbo::legal(state.view(state.public.turn), &mut moves);
    moves
}

/// Plays at random up to the first matching state.
pub(super) fn play_until(
    state: &mut State<Garbo>, seed: u64, mut wanted: impl FnMut(&State<Garbo>) -> bool,
) -> Vec<Event> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut events = Vec::new();
    let mut moves = Vec::new();
    while !wanted(state) {
        let view = state.view(state.public.turn);
        let action = Garbo::random(view, &mut moves, &mut rng);
        Garbo::apply(state, action, &mut events);
    }
    events
}

/// Every state of a game played at random.
pub(super) fn walk(options: &Options, seed: u64, mut look: impl FnMut(&State<Garbo>)) {
    let mut state = dealt(options, seed);
    play_until(&mut state, seed, |state| {
        look(state);
        state.public.phase == Phase::Over
    });
}
