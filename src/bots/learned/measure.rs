//! How a learned policy does against the rules of thumb.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rayon::prelude::*;

use super::setup::{TrainingSetup, turn};
use super::{Choices, Learned};
use crate::bots::Policy;
use crate::bots::sample::Sample;
use crate::rules::{Seat, State, Wins};

/// By how much one seat is ahead of the mean of the others, in points a deal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lead {
    /// On average, more being better.
    pub mean: f64,
    /// Half of the 95 % interval around it.
    pub within: f64,
}

/// The deals are shared out among so many, each with luck of its own.
const SHARES: u64 = 16;

/// What the luck of measuring differs by from that of learning.
const FRESH: u64 = 0xF2E5_4DEA_15F2_E54D;

impl<R: Policy> TrainingSetup<R> {
    /// How far one seat that does what this policy likes best is ahead of the others, who play by
    /// the rules of thumb: by the published rules, in about so many deals, each played with the
    /// policy on every seat in turn.
    pub fn measure(&self, learned: &Learned, deals: u64) -> Lead {
        let share = |number: u64| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed ^ FRESH ^ number << 32);
            let mut state = self.begin(false, &mut rng);
            let (mut moves, mut choices) = (Vec::with_capacity(64), Choices::default());
            let leads = (0..deals.div_ceil(SHARES)).map(|_| {
                self.deal(&mut state, false, &mut rng);
                let start = state.clone();
                let seats = start.private.seats();
                let lead = |one: Seat| {
                    state.clone_from(&start);
                    while let Some(seat) = turn(&mut state, &mut rng) {
                        let view = state.view(seat);
                        let liked = if seat == one {
                            learned.best(view, &mut moves, &mut choices)
                        } else {
                            None
                        };
                        let action = liked.unwrap_or_else(|| R::act(view, &mut moves, &mut rng));
                        R::apply(&mut state, action, &mut ());
                    }
                    ahead(&start, &state, one)
                };
                Seat::all(seats).map(lead).sum::<f64>() / seats as f64
            });
            leads.collect::<Sample>()
        };
        let shares: Vec<Sample> = (0..SHARES).into_par_iter().map(share).collect();
        let all = shares.into_iter().fold(Sample::NONE, Sample::with);
        Lead {
            mean: all.mean(),
            within: 1.96 * all.error(),
        }
    }
}

/// How many points more than the mean of the others a seat has got in a deal.
fn ahead<R: Policy>(before: &State<R>, after: &State<R>, one: Seat) -> f64 {
    let (before, after) = (R::totals(&before.public), R::totals(&after.public));
    let gain = |seat: Seat| (after[seat] - before[seat]).as_f64();
    let all: f64 = Seat::all(after.seats()).map(gain).sum();
    let others = (all - gain(one)) / (after.seats() - 1) as f64;
    match R::WINS {
        Wins::Highest => gain(one) - others,
        Wins::Lowest => others - gain(one),
    }
}
