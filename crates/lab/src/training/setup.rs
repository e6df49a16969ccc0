//! The deals that policies are trained and measured on.

use std::ops::RangeInclusive;

use rand::Rng;

use misere_engine::cards::{Pack, below};
use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{Next, Rules, Seat, State};
use misere_players::bots::Strategy;

/// The rules of the games to train or measure on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleMix {
    /// The usual rules and the usual number of players.
    Usual,
    /// Random house rules and any number of players.
    Random,
    /// Either of these, equally likely.
    Half,
}

#[derive(Clone, Debug)]
pub struct TrainingSetup<R> {
    pub game: R,
    /// The numbers of players that the game allows.
    pub seats: RangeInclusive<usize>,
    /// The usual number of players.
    pub usual: usize,
    /// The seed of all random numbers.
    pub seed: u64,
}

impl<R: Strategy> TrainingSetup<R> {
    /// Deals the next deal of the game in progress, or the first of a new game.
    pub(super) fn deal(&self, state: &mut State<R>, rules: RuleMix, rng: &mut impl Rng) {
        loop {
            match R::next(&state.public) {
                Next::Deal(cards) => {
                    R::deal(state, &Pack::shuffled(cards, rng), &mut ());
                    return;
                }
                _ => *state = self.start(rules, rng),
            }
        }
    }

    /// A game before its first deal.
    pub fn start(&self, rules: RuleMix, rng: &mut impl Rng) -> State<R> {
        let vary = match rules {
            RuleMix::Usual => false,
            RuleMix::Random => true,
            RuleMix::Half => below(rng, 2) == 0,
        };
        let seats = if vary {
            let (least, most) = (*self.seats.start(), *self.seats.end());
            least + below(rng, (most - least + 1) as u32) as usize
        } else {
            self.usual
        };
        let form = self.game.form(seats);
        let rules = if vary { form.random(rng) } else { HouseRules::default() };
        let options = form.options(&rules).expect("rules that the form accepts");
        let dealer = Seat::new(below(rng, seats as u32) as usize);
        R::start(&options, seats, dealer)
    }
}

/// The seat whose turn it is, after any refill; none at the end of the deal.
pub(super) fn next_turn<R: Rules>(state: &mut State<R>, rng: &mut impl Rng) -> Option<Seat> {
    loop {
        match R::next(&state.public) {
            Next::Act(seat) => return Some(seat),
            Next::Reshuffle(cards) => R::deal(state, &Pack::shuffled(cards, rng), &mut ()),
            Next::Deal(_) | Next::Over => return None,
        }
    }
}
