//! Measures a learned policy against the heuristic or another policy.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rayon::prelude::*;

use super::setup::{RuleMix, TrainingSetup, next_turn};
use misere_engine::rules::{Seat, State, Wins};
use misere_players::bots::learned::{Choices, LearnedPolicy};
use misere_players::bots::{Estimate, Sample, Strategy};

/// The number of parts that the deals are split into, each with its own random numbers.
const PARTS: u64 = 16;

/// Makes the random numbers of measuring differ from those of training.
const MEASURING: u64 = 0xF2E5_4DEA_15F2_E54D;

impl<R: Strategy> TrainingSetup<R> {
    /// The points per deal by which one seat leads the mean of the others. It plays the policy's
    /// likeliest action over others that do the same with another policy, or play by the heuristic.
    /// Each of about this many deals is played once with the policy in each seat.
    pub fn measure(
        &self, learned: &LearnedPolicy, against: Option<&LearnedPolicy>, rules: RuleMix, deals: u64,
    ) -> Estimate {
        let part = |number: u64| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed ^ MEASURING ^ number << 32);
            let mut state = self.start(rules, &mut rng);
            let (mut moves, mut choices) = (Vec::with_capacity(64), Choices::default());
            let leads = (0..deals.div_ceil(PARTS)).map(|_| {
                self.deal(&mut state, rules, &mut rng);
                let start = state.clone();
                let seats = start.private.seats();
                let lead_of = |one: Seat| {
                    state.clone_from(&start);
                    while let Some(seat) = next_turn(&mut state, &mut rng) {
                        let view = state.view(seat);
                        let policy = if seat == one { Some(learned) } else { against };
                        let chosen = policy.and_then(|policy| policy.best(view, &mut moves, &mut choices));
                        let action = chosen.unwrap_or_else(|| R::act(view, &mut moves, &mut rng));
                        R::apply(&mut state, action, &mut ());
                    }
                    lead(&start, &state, one)
                };
                Seat::all(seats).map(lead_of).sum::<f64>() / seats as f64
            });
            leads.collect::<Sample>()
        };
        let parts: Vec<Sample> = (0..PARTS).into_par_iter().map(part).collect();
        let all = parts.into_iter().fold(Sample::EMPTY, Sample::merged);
        Estimate::sampled(all.mean(), all.error())
    }
}

/// The lead of a seat over the mean of the others in one deal, in points.
fn lead<R: Strategy>(before: &State<R>, after: &State<R>, one: Seat) -> f64 {
    let (before, after) = (R::totals(&before.public), R::totals(&after.public));
    let gain = |seat: Seat| (after[seat] - before[seat]).as_f64();
    let all: f64 = Seat::all(after.seats()).map(gain).sum();
    let others = (all - gain(one)) / (after.seats() - 1) as f64;
    match R::WINS {
        Wins::Highest => gain(one) - others,
        Wins::Lowest => others - gain(one),
    }
}
