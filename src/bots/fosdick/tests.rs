use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::*;
use crate::bots::worlds::{History, Worlds};
use crate::cards::Pack;
use crate::rules::Next;
use crate::rules::fosdick::Options;

/// How many of the cards that each giver's receiver holds lie with him in imagined worlds, on
/// average over some deals: all worlds alike, and weighed by the past.
fn placed_right(game: Fosdick) -> [f64; 2] {
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
            let mut worlds = Worlds::new(state.view(seat), &past, None, &mut rng);
            for _ in 0..WORLDS {
                placed[0] += (worlds.any(&mut rng).private[receiver].hand & hand).len();
                placed[1] += (worlds.next(&mut rng).private[receiver].hand & hand).len();
            }
        }
    }
    placed.map(|cards| cards as f64 / f64::from(4 * DEALS * WORLDS))
}

/// FO-3: of the eight cards of a hand three are known to whoever passed them on, and chance places
/// five of the others among 21 right in 25/21 of them. That they were kept tells more.
#[test]
fn what_was_kept_in_the_passing_tells_what_it_is() {
    let by_chance = 3.0 + 25.0 / 21.0;
    for game in [
        Fosdick::FourBadQueens,
        Fosdick::SlipperyPaws,
        Fosdick::Finis,
    ] {
        let [alike, weighed] = placed_right(game);
        assert!((alike - by_chance).abs() < 0.05, "{game:?}: {alike}");
        assert!(weighed > alike + 0.08, "{game:?}: {weighed} and {alike}");
    }
}
