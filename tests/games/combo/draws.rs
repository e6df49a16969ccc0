//! Tests that all possible draws are considered.

use misere_engine::rand::SeedableRng;
use misere_engine::rand::rngs::ChaCha8Rng;

use misere_engine::cards::{Cards, Pack};
use misere_engine::rules::{Next, Rules as _, Seat};
use misere_games::combo::{Action, Combo, Options, Phase};
use misere_games::for_tests::combo::*;

/// In every sampled world the stock contains only cards that it may contain, and each of these in
/// some world. So all last draws are enumerated.
#[test]
fn every_possible_last_draw_is_enumerated() {
    let (mut rng, mut moves) = (ChaCha8Rng::seed_from_u64(5), Vec::new());
    let (mut draws, mut refilled) = (0, 0);
    for seats in [4, 2, 3] {
        let mut state = Combo::start(&Options::USUAL, seats, Seat::new(0));
        Combo::deal(&mut state, &Pack::shuffled(Cards::FULL, &mut rng), &mut ());
        loop {
            match Combo::next(&state.public) {
                Next::Act(seat) => {
                    let view = state.view(seat);
                    if view.public.phase != Phase::Lay && view.public.stock > 0 {
                        let may_come = stock(view);
                        let mut comes = Cards::EMPTY;
                        for _ in 0..40 {
                            let world = Combo::imagine(view, &mut rng);
                            comes |= world.hidden.stock.iter().copied().collect();
                        }
                        assert!(may_come.contains_all(comes));
                        if view.public.stock >= 8 {
                            assert_eq!(may_come, comes);
                            draws += 1;
                            let turns = &view.public.turns;
                            let anew = turns.iter().any(|turn| !turn.refill.is_empty());
                            refilled += usize::from(anew);
                        }
                    }
                    let action = match view.public.phase {
                        // Uses the stock up soon.
                        Phase::Discard if seats == 4 => Action::Discard(view.own.hand),
                        Phase::Take if seats == 4 => Action::Take(Cards::EMPTY),
                        _ => Combo::random(view, &mut moves, &mut rng),
                    };
                    Combo::apply(&mut state, action, &mut ());
                }
                Next::Reshuffle(cards) => {
                    Combo::deal(&mut state, &Pack::shuffled(cards, &mut rng), &mut ());
                }
                Next::Deal(_) | Next::Over => break,
            }
        }
    }
    assert!(draws > 10 && refilled > 0, "{draws}, {refilled}");
}
