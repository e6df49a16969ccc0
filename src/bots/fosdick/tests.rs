//! Whether worlds are weighted by what was kept in the passing.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::*;
use crate::bots::worlds::{History, WorldSampler};
use crate::cards::Pack;
use crate::rules::fosdick::Options;
use crate::rules::{Next, Rules};

/// The number of a receiver's cards that the giver's sampled worlds place correctly, on average over
/// some deals: in uniform worlds, and in worlds weighted by the past.
fn placed_correctly(game: Fosdick) -> [f64; 2] {
    const DEALS: u32 = 40;
    const WORLDS: u32 = 200;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let options = Options::published(game, 4);
    let mut placed = [0; 2];
    for _ in 0..DEALS {
        let mut state = Fosdick::start(&options, 4, Seat::new(0));
        let mut past = History::default();
        loop {
            match Fosdick::next(&state.public) {
                Next::Deal(cards) => {
                    Fosdick::deal(&mut state, &Pack::shuffled(cards, &mut rng), &mut ());
                }
                Next::Act(seat) if state.public.phase != Phase::Playing => {
                    let action = Fosdick::act(state.view(seat), &mut Vec::new(), &mut rng);
                    past.note(&state.public, action);
                    Fosdick::apply(&mut state, action, &mut ());
                }
                Next::Act(_) | Next::Reshuffle(_) | Next::Over => break,
            }
        }
        for seat in Seat::all(4) {
            let receiver = state.public.receiver(seat);
            let hand = state.private[receiver].hand;
            let mut worlds = WorldSampler::new(state.view(seat), &past, None, &mut rng);
            for _ in 0..WORLDS {
                placed[0] += (worlds.next_uniform(&mut rng).private[receiver].hand & hand).len();
                placed[1] += (worlds.next(&mut rng).private[receiver].hand & hand).len();
            }
        }
    }
    placed.map(|cards| cards as f64 / f64::from(4 * DEALS * WORLDS))
}

/// FO-3: a giver knows three of the receiver's eight cards, and chance places 25/21 of the other five
/// correctly. Knowing that they were kept places more.
#[test]
fn cards_kept_in_the_passing_reveal_something() {
    let by_chance = 3.0 + 25.0 / 21.0;
    for game in [
        Fosdick::FourBadQueens,
        Fosdick::SlipperyPaws,
        Fosdick::Finis,
    ] {
        let [uniform, weighted] = placed_correctly(game);
        assert!((uniform - by_chance).abs() < 0.05, "{game:?}: {uniform}");
        assert!(
            weighted > uniform + 0.08,
            "{game:?}: {weighted} and {uniform}"
        );
    }
}
