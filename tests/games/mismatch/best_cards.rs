//! The end of a game of Mismatch, where winning is worth more than points (C-5).

use misere_engine::cards::{Card, Cards, Pack};
use misere_engine::rules::{Next, Rules, Score, Seat, State, winners};
use misere_games::mismatch::{self, Mismatch};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::evaluations::look;

/// A random deal of Mismatch up to the last card of the second-to-last trick.
fn two_tricks_left(seed: u64) -> State<Mismatch> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = Mismatch::start(&mismatch::Options::USUAL, 4, Seat::new(0));
    Mismatch::deal(&mut state, &Pack::shuffled(Cards::FULL, &mut rng), &mut ());
    let mut moves = Vec::new();
    while state.public.tricks < 11 || state.public.trick.len() < 3 {
        let view = state.view(state.public.turn);
        let play = Mismatch::random(view, &mut moves, &mut rng);
        Mismatch::apply(&mut state, play, &mut ());
    }
    state
}

/// Lets the seats have these totals if the deal ended now.
fn with_totals(state: &State<Mismatch>, totals: impl Fn(Seat) -> i32) -> State<Mismatch> {
    let mut state = state.clone();
    for seat in Seat::all(4) {
        let pile = state.public.piles[seat].points();
        state.public.totals[seat] = Score::points(totals(seat) - pile);
    }
    state
}

/// The outcome of a card, averaged over all distributions of the others’ last cards: what the seat
/// has paid minus a third of what the others have, and the share of the game that it wins.
fn by_force(state: &State<Mismatch>, play: mismatch::Play) -> (f64, f64) {
    let seat = state.public.turn;
    let unseen: Vec<Card> = Mismatch::unseen(state.view(seat)).iter().collect();
    let others: Vec<Seat> = Seat::all(4).filter(|&other| other != seat).collect();
    let (mut paid, mut won) = (0.0, 0.0);
    const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    for order in ORDERS {
        let mut world = state.clone();
        for (&other, card) in others.iter().zip(order) {
            world.private[other].hand = Cards::of(unseen[card]);
        }
        Mismatch::apply(&mut world, play, &mut ());
        while world.public.in_deal() {
            let card = world.private[world.public.turn].hand.first();
            let card = card.expect("everyone has one");
            Mismatch::apply(&mut world, mismatch::Play(card), &mut ());
        }
        let totals = Mismatch::totals(&world.public);
        paid += totals[seat].as_f64() - others.iter().map(|&s| totals[s].as_f64()).sum::<f64>() / 9.0;
        let winners = winners::<Mismatch>(&totals);
        if winners.contains(&seat) && Mismatch::next(&world.public) == Next::Over {
            won += 1.0 / winners.len() as f64;
        }
    }
    (paid / 6.0, won / 6.0)
}

/// MM-8: at 245 or more of 250, the game is what counts. In deals where one card costs fewer points
/// and the other wins the game more often, the first is played at the start of a game and the
/// second at its end.
#[test]
fn near_the_target_the_game_is_worth_more_than_points() {
    let mut found = 0;
    for seed in 0..8000 {
        let even = two_tricks_left(seed);
        let seat = even.public.turn;
        let end = with_totals(&even, |other| if other == seat { 245 } else { 249 });
        let even = with_totals(&even, |_| 0);
        let hand = even.private[seat].hand;
        let [a, b] = [hand.first(), hand.last()].map(|card| mismatch::Play(card.expect("two")));
        let (cheap, dear) = if by_force(&even, a).0 < by_force(&even, b).0 { (a, b) } else { (b, a) };
        let saved = by_force(&even, dear).0 - by_force(&even, cheap).0;
        let more = by_force(&end, dear).1 - by_force(&end, cheap).1;
        if saved < 1.0 || more < 0.5 {
            continue;
        }
        found += 1;
        assert_eq!(look(&even, seat)[0].0, cheap, "seed {seed}: {saved} points");
        assert_eq!(look(&end, seat)[0].0, dear, "seed {seed}: {more} of the game");
    }
    assert!(found >= 3, "{found} such deals");
}
