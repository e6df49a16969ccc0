//! The best choices in positions where a person can tell.

use std::sync::atomic::AtomicBool;

use misere_engine::cards::Cards;
use misere_engine::rules::{Rules, Seat, State};
use misere_games::combo::{Combo, Options, Phase};
use misere_players::bots::{Deadline, Extent, Limit, Strategy};

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
    let list = (Combo::LOOKAHEAD.solve)(view, &moves, Extent::BestMove, &deadline).expect("it always solves");
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
