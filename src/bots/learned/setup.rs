//! The deals that are learned from, and measured on.

use std::ops::RangeInclusive;

use rand::Rng;

use crate::bots::Policy;
use crate::cards::{Pack, below};
use crate::rules::options::HouseRules;
use crate::rules::{Next, Rules, Seat, State};

/// One game in so many is played by house rules drawn at random, and by any number of players.
const ODD: u32 = 2;

/// What is to be learned, and from which luck.
#[derive(Clone, Debug)]
pub struct TrainingSetup<R> {
    /// The game.
    pub game: R,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// How many usually do.
    pub usual: usize,
    /// What all luck is drawn from.
    pub seed: u64,
}

impl<R: Policy> TrainingSetup<R> {
    /// Deals the next deal of the game, or the first of another game.
    pub(super) fn deal(&self, state: &mut State<R>, odd: bool, rng: &mut impl Rng) {
        loop {
            match R::next(&state.public) {
                Next::Deal(cards) => {
                    R::deal(state, &Pack::shuffled(cards, rng), &mut ());
                    return;
                }
                _ => *state = self.begin(odd, rng),
            }
        }
    }

    /// A game before its first deal: by the published rules with the usual number of players, or,
    /// if odd ones are wanted, in part by any rules with any number.
    pub(super) fn begin(&self, odd: bool, rng: &mut impl Rng) -> State<R> {
        let vary = odd && below(rng, ODD) == 0;
        let seats = if vary {
            let (least, most) = (*self.seats.start(), *self.seats.end());
            least + below(rng, (most - least + 1) as u32) as usize
        } else {
            self.usual
        };
        let form = self.game.form(seats);
        let rules = if vary {
            form.random(rng)
        } else {
            HouseRules::default()
        };
        let options = form.options(&rules).expect("rules that the form accepts");
        let dealer = Seat::new(below(rng, seats as u32) as usize);
        R::start(&options, seats, dealer)
    }
}

/// Whose turn it is within the deal; none at its end.
pub(super) fn turn<R: Rules>(state: &mut State<R>, rng: &mut impl Rng) -> Option<Seat> {
    loop {
        match R::next(&state.public) {
            Next::Act(seat) => return Some(seat),
            Next::Reshuffle(cards) => R::deal(state, &Pack::shuffled(cards, rng), &mut ()),
            Next::Deal(_) | Next::Over => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;
    use crate::rules::fosdick::Fosdick;

    #[test]
    fn training_varies_house_rules_and_players() {
        let setup = TrainingSetup {
            game: Fosdick::AcornHearts,
            seats: 3..=6,
            usual: 4,
            seed: 1,
        };
        let published = Fosdick::AcornHearts.form(4).options(&HouseRules::default());
        let published = published.expect("the published rules are in range");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut differ = |odd| {
            let games = (0..200).map(|_| setup.begin(odd, &mut rng).public);
            games
                .filter(|public| public.seats() == 4 && public.options != published)
                .count()
        };
        assert_eq!(differ(false), 0);
        assert!(differ(true) > 15, "{}", differ(true));
    }
}
