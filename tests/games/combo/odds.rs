//! The odds of sampled worlds, compared with odds worked out by hand.

use misere_engine::cards::Card;
use misere_engine::rules::{Rules, Seat, State};
use misere_games::combo::*;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::turns::*;

/// The frequency of a card in the hands of seats 0 and 1, in worlds sampled by seat 2.
fn odds(state: &State<Combo>, card: Card) -> [f64; 2] {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut found = [0; 2];
    for _ in 0..4000 {
        let world = Combo::imagine(state.view(Seat::new(2)), &mut rng);
        for (seat, found) in found.iter_mut().enumerate() {
            *found += usize::from(world.private[Seat::new(seat)].hand.contains(card));
        }
    }
    found.map(|times| times as f64 / 4000.0)
}

/// The tolerance is five standard deviations of a share of 4000.
fn assert_near(found: [f64; 2], expected: [f64; 2]) {
    for (found, expected) in found.into_iter().zip(expected) {
        assert!((found - expected).abs() < 0.04, "{found} instead of {expected}");
    }
}

#[test]
fn a_card_drawn_from_the_pile_is_placed_as_surely_as_what_came_after_allows() {
    let (mut state, _) = begun(3, THREE);
    // Seat 0 takes the ace of spades from the pile, for all to see.
    act(&mut state, "discard, draw pile");
    assert_near(odds(&state, card("AS")), [1.0, 0.0]);
    act(&mut state, "discard, draw stock, discard, draw stock");
    // Seat 0 lays down two of five cards; the ace may be among them.
    act(&mut state, "discard 2C 5C");
    assert_near(odds(&state, card("AS")), [3.0 / 5.0, 0.0]);
    act(&mut state, "draw stock, draw stock, draw stock, discard");
    // Seat 1 took one of the two and left the other. The one taken was one of the other four.
    act(&mut state, "take 2C, lay 5C");
    assert_near(odds(&state, card("AS")), [3.0 / 4.0, 1.0 / 4.0]);
    act(&mut state, "discard, draw stock");
    // Seat 0 discards three of six cards; two of them are left on the pile, and neither is the ace.
    // That is likelier if seat 0 no longer holds the ace: 6 × 5 ways against 5 × 4.
    act(&mut state, "discard 9C 7S AS, draw stock, draw stock, draw stock, draw stock");
    act(&mut state, "discard, take AS, lay 9C, lay 7S");
    let still = 3.0 * 20.0 / (3.0 * 20.0 + 30.0);
    assert_near(odds(&state, card("AS")), [still * 3.0 / 4.0, 1.0 - still * 3.0 / 4.0]);
}

#[test]
fn what_the_neighbor_took_of_a_packet_is_remembered_by_who_laid_it_down() {
    let (mut state, _) = begun(3, THREE);
    act(&mut state, "discard, draw stock, discard, draw stock");
    act(&mut state, "discard 2H 5H 9H, draw stock, draw stock, draw stock, draw stock");
    act(&mut state, "discard, take 5H, lay 2H, lay 9H");
    assert_near(odds(&state, card("5H")), [1.0, 0.0]);
    // The others only know that it is one of 51 cards.
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut found = 0;
    for _ in 0..1000 {
        let world = Combo::imagine(state.view(Seat::new(1)), &mut rng);
        found += usize::from(world.private[Seat::new(0)].hand.contains(card("5H")));
    }
    assert!(found < 300, "{found} of 1000");
}
