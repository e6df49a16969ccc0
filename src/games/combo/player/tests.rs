//! The best choices in positions where a person can tell.

use std::sync::atomic::AtomicBool;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::*;
use crate::bots::Limit;
use crate::games::combo::Options;
use crate::rules::{Next, State};

/// The first or the last turn of a round of three players, with these cards in hand and on the pile.
fn turn(last: bool, hand: &str, pile: &str) -> State<Combo> {
    let mut state = Combo::start(&Options::USUAL, 3, Seat::new(2));
    Combo::deal(&mut state, &Cards::FULL.iter().collect(), &mut ());
    state.public.at = if last { 8 } else { 0 };
    state.public.pile = pile.parse().expect("cards");
    let seat = state.public.turn();
    state.private[seat].hand = hand.parse().expect("cards");
    state
}

/// The choice after a thorough search.
fn choice(state: &State<Combo>) -> String {
    let view = state.view(state.public.turn());
    let mut moves = Vec::new();
    Combo::legal(view, &mut moves);
    let stop = AtomicBool::new(false);
    let deadline = Deadline::new(Limit::Worlds(100), &stop);
    let list = super::solve(view, &moves, Extent::BestMove, &deadline).expect("it always solves");
    moves[list[0].index].to_string()
}

#[test]
fn combinations_are_kept_and_odd_cards_discarded() {
    assert_eq!(choice(&turn(true, "2C 2D 5H 5S 9C 9D", "KH")), "discard");
    let odd = turn(true, "2H 4H 5H 9H TH KS", "8C");
    assert_eq!(choice(&odd), "discard KS");
    let pile = turn(true, "2H 4H 5H 9H TH KS", "3C 7H");
    assert_eq!(choice(&pile), "discard KS", "the pile has a heart on top");
}

#[test]
fn cards_that_fit_are_taken_from_a_packet() {
    let mut state = turn(true, "2H 4H 5H 9H", "8C");
    let turn = state.public.turn();
    state.public.turns[7].packet_len = 3;
    state.public.turns[8].packet_len = 2;
    state.public.phase = Phase::Take;
    state.private[turn].offered = "7C KD QH".parse().expect("cards");
    assert_eq!(choice(&state), "take QH");
}

#[test]
fn the_pile_can_wait_until_the_last_draw() {
    let mut state = turn(true, "2H 4H 5H 9H TH", "8C KH");
    state.public.phase = Phase::Draw;
    state.public.turns[8].packet_len = 1;
    assert_eq!(choice(&state), "draw stock");
    state.public.turns[8].packet_len = 0;
    state.private[state.public.turn()].hand = "2H 4H 5H 9H TH 2C".parse().expect("cards");
    assert_eq!(choice(&state), "draw pile");
}

#[test]
fn an_empty_packet_must_be_worth_it() {
    assert_ne!(choice(&turn(false, "2C 5D 9H KS", "7C")), "discard");
    assert_eq!(choice(&turn(false, "8C 8D 8H 8S", "7C")), "discard");
}

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
