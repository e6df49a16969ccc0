//! FO-5: whoever leads and wins every trick to come may claim the rest. In every world that the seat can
//! imagine, and however everybody plays, the deal has the result that the claim says.

use std::collections::BTreeSet;

use misere_engine::cards::{Cards, Pack};
use misere_engine::rules::{Next, Rules, Seat, State};
use misere_games::clubs::{self, Clubs};
use misere_games::fosdick::{self, Fosdick};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// The results that a deal can still have: over every way to play a short one, and over some of a long one.
fn outcomes<R: Rules>(state: &State<R>, dice: &mut ChaCha8Rng) -> BTreeSet<Vec<i32>> {
    let Next::Act(seat) = R::next(&state.public) else {
        let totals = R::totals(&state.public);
        return [totals.iter().map(|total| total.in_halves()).collect()].into();
    };
    let mut moves = Vec::new();
    R::legal(state.view(seat), &mut moves);
    let unseen = R::unseen(state.view(seat)).len();
    if unseen > 9 {
        let mut scratch = Vec::new();
        moves = vec![R::random(state.view(seat), &mut scratch, dice)];
    }
    let after = |action| {
        let mut next = state.clone();
        R::apply(&mut next, action, &mut ());
        next
    };
    let nexts: Vec<State<R>> = moves.into_iter().map(after).collect();
    nexts.iter().flat_map(|next| outcomes(next, dice)).collect()
}

/// Plays random games and checks every claim that comes up; returns their number.
fn check<R: Rules>(options: &R::Options, seats: usize, games: u64) -> usize {
    let mut found = 0;
    for seed in 0..games {
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let mut state = R::start(options, seats, Seat::new(0));
        let mut moves = Vec::new();
        loop {
            match R::next(&state.public) {
                Next::Deal(cards) | Next::Reshuffle(cards) => {
                    R::deal(&mut state, &Pack::shuffled(cards, &mut dice), &mut ());
                }
                Next::Act(seat) => {
                    let view = state.view(seat);
                    if R::can_claim(view) {
                        found += 1;
                        let mut results = outcomes(&state, &mut dice);
                        for _ in 0..4 {
                            let world = R::imagine(view, &mut dice);
                            results.extend(outcomes(&world, &mut dice));
                        }
                        assert_eq!(results.len(), 1, "{state:?}");
                    }
                    let action = R::random(view, &mut moves, &mut dice);
                    R::apply(&mut state, action, &mut ());
                }
                Next::Over => break,
            }
        }
    }
    found
}

#[test]
fn claims_in_clubs_have_one_result_in_every_world() {
    let options = clubs::Options::USUAL;
    let unnamed = clubs::Options { declare: false, ..options };
    let found = check::<Clubs>(&options, 4, 20) + check::<Clubs>(&options, 3, 20) + check::<Clubs>(&unnamed, 4, 20);
    assert!(found > 10, "only {found} claims");
}

#[test]
fn claims_in_the_fosdick_family_have_one_result_in_every_world() {
    let mut found = 0;
    for (game, seats) in [
        (Fosdick::Compendium, 4),
        (Fosdick::FourBadQueens, 4),
        (Fosdick::FourMadQueens, 3),
        (Fosdick::AcornHearts, 5),
        (Fosdick::SlipperyPaws, 6),
        (Fosdick::CruelFate, 4),
        (Fosdick::Finis, 4),
    ] {
        let options = fosdick::Options::usual(game, seats);
        let here = check::<Fosdick>(&options, seats, 12);
        assert!(here > 0, "no claim in {game:?}");
        found += here;
    }
    assert!(found > 40, "only {found} claims");
}

#[test]
fn nobody_claims_while_a_card_that_is_out_beats_one_in_hand() {
    for seed in 0..40 {
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let options = fosdick::Options::usual(Fosdick::AcornHearts, 4);
        let mut state = Fosdick::start(&options, 4, Seat::new(0));
        let mut moves = Vec::new();
        while let next @ (Next::Deal(_) | Next::Act(_)) = Fosdick::next(&state.public) {
            let Next::Act(seat) = next else {
                let Next::Deal(cards) = next else { break };
                Fosdick::deal(&mut state, &Pack::shuffled(cards, &mut dice), &mut ());
                continue;
            };
            let view = state.view(seat);
            let strength = |card| options.card_order.strength(card);
            let others = Seat::all(4).filter(|&other| other != seat);
            let hands = others.map(|other| state.private[other].hand);
            let out = hands.fold(Cards::EMPTY, |all, hand| all | hand);
            let is_beaten = view.own.hand.iter().any(|card| {
                let mut rivals = out.of_suit(card.suit()).iter();
                rivals.any(|rival| strength(rival) > strength(card))
            });
            assert!(!(is_beaten && Fosdick::can_claim(view)));
            let action = Fosdick::random(view, &mut moves, &mut dice);
            Fosdick::apply(&mut state, action, &mut ());
        }
    }
}
