//! Learning in self-play: the policy plays each deal several times, and the actions of plays that
//! brought a seat more than the other plays of the deal become likelier (REINFORCE with the mean of
//! the other plays as the baseline, and Adam steps).
//!
//! The result depends on the seed and the number of plays only. Plays are split among a fixed number
//! of workers with their own random numbers, and the gradients are added up in the workers' order.

mod adam;
mod measure;
mod setup;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rayon::prelude::*;

use adam::Adam;
use misere_engine::rules::{BySeat, Seat, State};
use misere_players::bots::learned::{Choices, Features, LearnedPolicy, ReadPolicyError};
use misere_players::bots::{Estimate, Learning, Strategy, Utility};
use setup::next_turn;
pub use setup::{RuleMix, TrainingSetup};

/// The number of plays of each deal.
const PLAYS: usize = 8;

/// The number of workers. Each plays [`DEALS`] deals per step, so a step has 2048 plays.
const WORKERS: usize = 32;

/// The number of deals of a worker in a step.
const DEALS: usize = 8;

/// The length of a training.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// A number of plays, rounded up to whole steps. The result is reproducible.
    Plays(u64),
    /// An amount of time.
    Time(Duration),
}

/// Trains a policy for a game.
pub struct Trainer<R: Strategy> {
    setup: TrainingSetup<R>,
    learned: LearnedPolicy,
    /// The policy to measure against; the heuristic if there is none.
    opponent: Option<LearnedPolicy>,
    workers: Vec<Worker<R>>,
    version: u32,
    gradient: Vec<f32>,
    adam: Adam,
    /// The learning rate at the start; it falls to 0.
    rate: f32,
    plays: u64,
}

impl<R: Strategy> Trainer<R> {
    /// A trainer that starts from the heuristic.
    pub fn new(setup: TrainingSetup<R>, learning: &Learning<R>) -> Self {
        Self::with_workers(setup, learning, WORKERS)
    }

    /// A trainer whose steps are shorter or longer than usual: 64 plays for each worker.
    pub fn with_workers(setup: TrainingSetup<R>, learning: &Learning<R>, workers: usize) -> Self {
        let weights = learning.weights;
        let worker = |number: usize| Worker::new(&setup, weights, number as u64);
        Self {
            workers: (0..workers).map(worker).collect(),
            learned: LearnedPolicy::untrained(weights),
            opponent: None,
            version: learning.version,
            gradient: vec![0.0; weights],
            adam: Adam::new(weights),
            rate: learning.rate,
            plays: 0,
            setup,
        }
    }

    /// Trains until the budget is spent or it is told to stop. After each step `report` gets the
    /// number of plays and the share of the budget spent. Uses the current thread pool.
    pub fn train(&mut self, budget: Budget, stop: &AtomicBool, mut report: impl FnMut(u64, f64)) {
        let start = Instant::now();
        loop {
            let spent = match budget {
                Budget::Plays(0) => 1.0,
                Budget::Plays(plays) => self.plays as f64 / plays as f64,
                Budget::Time(Duration::ZERO) => 1.0,
                Budget::Time(time) => start.elapsed().as_secs_f64() / time.as_secs_f64(),
            };
            report(self.plays, spent.min(1.0));
            if spent >= 1.0 || stop.load(Ordering::Relaxed) {
                return;
            }
            self.step(self.rate * (1.0 - spent as f32));
        }
    }

    /// Reads a policy for the same game.
    fn read(&self, file: &[u8]) -> Result<LearnedPolicy, ReadPolicyError> {
        LearnedPolicy::from_bytes(file, self.version, self.learned.weights.len())
    }

    fn step(&mut self, rate: f32) {
        let (setup, learned) = (&self.setup, &self.learned);
        self.workers.par_iter_mut().for_each(|worker| worker.run(setup, learned));
        self.plays += (self.workers.len() * DEALS * PLAYS) as u64;
        // In a fixed order, because sums of floats depend on it.
        self.gradient.fill(0.0);
        for worker in &self.workers {
            for (sum, gradient) in self.gradient.iter_mut().zip(&worker.gradient) {
                *sum += gradient;
            }
        }
        self.adam.step(&mut self.learned.weights, &self.gradient, rate);
    }
}

/// A trainer for any game.
pub trait AnyTrainer: Send + Sync {
    /// Trains, see [`Trainer::train`].
    fn run(&mut self, budget: Budget, stop: &AtomicBool, report: &mut (dyn FnMut(u64, f64) + Send));
    /// Goes on from the policy in a file, given its contents.
    ///
    /// # Errors
    /// The file does not fit the game.
    fn continue_from(&mut self, file: &[u8]) -> Result<(), ReadPolicyError>;
    /// Sets the policy to measure against, given the contents of its file, instead of the heuristic.
    ///
    /// # Errors
    /// The file does not fit the game.
    fn set_opponent(&mut self, file: &[u8]) -> Result<(), ReadPolicyError>;
    /// Measures the policy, see [`TrainingSetup::measure`].
    fn measure(&self, rules: RuleMix, deals: u64) -> Estimate;
    /// The policy so far, as the contents of a file.
    fn to_bytes(&self) -> Vec<u8>;
}

impl<R: Strategy> AnyTrainer for Trainer<R> {
    fn run(&mut self, budget: Budget, stop: &AtomicBool, report: &mut (dyn FnMut(u64, f64) + Send)) {
        self.train(budget, stop, report);
    }

    fn continue_from(&mut self, file: &[u8]) -> Result<(), ReadPolicyError> {
        self.learned = self.read(file)?;
        Ok(())
    }

    fn set_opponent(&mut self, file: &[u8]) -> Result<(), ReadPolicyError> {
        self.opponent = Some(self.read(file)?);
        Ok(())
    }

    fn measure(&self, rules: RuleMix, deals: u64) -> Estimate {
        self.setup.measure(&self.learned, self.opponent.as_ref(), rules, deals)
    }

    fn to_bytes(&self) -> Vec<u8> {
        self.learned.to_bytes(self.version)
    }
}

/// Plays one game after another and collects gradients.
struct Worker<R: Strategy> {
    rng: Xoshiro256PlusPlus,
    state: State<R>,
    /// The derivative of the expected value by each weight.
    gradient: Vec<f32>,
    record: Record,
    moves: Vec<R::Action>,
    choices: Choices,
}

/// The decisions in the plays of a deal.
#[derive(Default)]
pub struct Record {
    features: Vec<Features>,
    probabilities: Vec<f32>,
    pub decisions: Vec<Decision>,
}

pub struct Decision {
    play: usize,
    seat: Seat,
    /// The index of the first action in the record.
    start: usize,
    count: usize,
    /// The index of the action chosen, counted from the first.
    chosen: usize,
}

impl<R: Strategy> Worker<R> {
    fn new(setup: &TrainingSetup<R>, weights: usize, number: u64) -> Self {
        let seed = setup.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self {
            state: setup.start(RuleMix::Half, &mut rng),
            rng,
            gradient: vec![0.0; weights],
            record: Record::default(),
            moves: Vec::with_capacity(64),
            choices: Choices::default(),
        }
    }

    fn run(&mut self, setup: &TrainingSetup<R>, learned: &LearnedPolicy) {
        self.gradient.fill(0.0);
        for _ in 0..DEALS {
            setup.deal(&mut self.state, RuleMix::Half, &mut self.rng);
            self.play_deal(learned);
        }
    }

    /// Plays the deal several times; the game continues from the last play.
    fn play_deal(&mut self, learned: &LearnedPolicy) {
        self.record.clear();
        let seats = self.state.private.seats();
        let start = self.state.clone();
        let mut values = [BySeat::new(seats); PLAYS];
        for (play, values) in values.iter_mut().enumerate() {
            self.state.clone_from(&start);
            self.play(play, learned);
            *values =
                BySeat::from_fn(seats, |seat| Utility::new(start.view(seat)).payoff::<R>(&self.state.public).points);
        }
        let mean = BySeat::from_fn(seats, |seat| values.iter().map(|values| values[seat]).sum::<f64>() / PLAYS as f64);
        // Compares with the mean of the other plays only.
        let without_itself = PLAYS as f64 / (PLAYS - 1) as f64;
        for decision in &self.record.decisions {
            let seat = decision.seat;
            let gain = ((values[decision.play][seat] - mean[seat]) * without_itself) as f32;
            if gain != 0.0 {
                self.record.credit(decision, gain, &mut self.gradient);
            }
        }
    }

    fn play(&mut self, play: usize, learned: &LearnedPolicy) {
        let Self { rng, state, record, moves, choices, .. } = self;
        while let Some(seat) = next_turn(state, rng) {
            let view = state.view(seat);
            let action = if learned.describe(view, moves, choices) {
                let chosen = choices.draw(rng);
                if moves.len() > 1 {
                    record.add(play, seat, choices, chosen);
                }
                moves[chosen]
            } else {
                R::act(view, moves, rng)
            };
            R::apply(state, action, &mut ());
        }
    }
}

impl Record {
    fn clear(&mut self) {
        self.features.clear();
        self.probabilities.clear();
        self.decisions.clear();
    }

    pub fn add(&mut self, play: usize, seat: Seat, choices: &Choices, chosen: usize) {
        self.decisions.push(Decision { play, seat, start: self.features.len(), count: choices.features.len(), chosen });
        self.features.extend_from_slice(&choices.features);
        self.probabilities.extend_from_slice(&choices.probabilities);
    }

    /// Adds the gradient of the log-probability of a decision, times its gain.
    pub fn credit(&self, decision: &Decision, gain: f32, gradient: &mut [f32]) {
        for index in 0..decision.count {
            let at = decision.start + index;
            let chosen = if index == decision.chosen { 1.0 } else { 0.0 };
            let factor = gain * (chosen - self.probabilities[at]);
            for (weight, slope) in self.features[at].gradient() {
                gradient[weight] += factor * slope;
            }
        }
    }
}
