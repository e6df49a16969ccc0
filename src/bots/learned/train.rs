//! Learning in self-play: every deal is played several times by the policy as it stands, and what
//! was done in the plays that brought a seat more than its others becomes likelier (REINFORCE, each
//! play's baseline being the mean of the others of the same deal; steps by Adam).
//!
//! What is learned depends on the seed and the number of games, and on nothing else: games are
//! shared out among a fixed number of workers, each with luck of its own, and what they found is
//! added up in their order.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rayon::prelude::*;

use super::file::MOST;
use super::setup::{TrainingSetup, turn};
use super::{Choices, Lead, Learned, Row};
use crate::bots::{Policy, Utility};
use crate::rules::{BySeat, Seat, State};

/// How often each deal is played.
const REPLAYS: usize = 8;

/// How many workers share the games of a step, and how many deals each plays for it: 2048 games.
const WALKERS: usize = 32;
const DEALS: usize = 8;

/// How far a weight moves in a step at first; it ends at 0.
const RATE: f32 = 0.01;

/// How much of the past stays in the means of slopes and of their squares.
const MEMORY: f32 = 0.9;
const MEMORY_OF_SQUARES: f32 = 0.999;

/// How long to learn.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// So many games, to the next whole step: the same result every time.
    Games(u64),
    /// So much time.
    Time(Duration),
}

/// Learns a game.
pub struct Trainer<R: Policy> {
    setup: TrainingSetup<R>,
    learned: Learned,
    workers: Vec<Worker<R>>,
    slope: Vec<f32>,
    pace: Pace,
    /// How far a weight moves in a step at first.
    rate: f32,
    games: u64,
}

impl<R: Policy> Trainer<R> {
    /// Starts from the rules of thumb.
    pub fn new(setup: TrainingSetup<R>) -> Self {
        let worker = |number: usize| Worker::new(&setup, number as u64);
        Self {
            workers: (0..WALKERS).map(worker).collect(),
            learned: Learned::nothing(R::WEIGHTS),
            slope: vec![0.0; R::WEIGHTS],
            pace: Pace::new(R::WEIGHTS),
            rate: RATE,
            games: 0,
            setup,
        }
    }

    /// What has been learned so far.
    pub const fn learned(&self) -> &Learned {
        &self.learned
    }

    /// Learns until the budget is spent, or nobody wants more, and calls `each` after every step
    /// with the games played and the share of the budget spent. On the threads of the pool that it
    /// is called in.
    pub fn learn(&mut self, budget: Budget, stop: &AtomicBool, mut each: impl FnMut(u64, f64)) {
        let begun = Instant::now();
        loop {
            let spent = match budget {
                Budget::Games(0) => 1.0,
                Budget::Games(games) => self.games as f64 / games as f64,
                Budget::Time(time) => begun.elapsed().as_secs_f64() / time.as_secs_f64(),
            };
            each(self.games, spent.min(1.0));
            if spent >= 1.0 || stop.load(Ordering::Relaxed) {
                return;
            }
            self.step(self.rate * (1.0 - spent as f32));
        }
    }

    fn step(&mut self, rate: f32) {
        let (setup, learned) = (&self.setup, &self.learned);
        self.workers
            .par_iter_mut()
            .for_each(|worker| worker.walk(setup, learned));
        self.games += (self.workers.len() * DEALS * REPLAYS) as u64;
        // In the order of the workers, whoever was done first.
        self.slope.fill(0.0);
        for worker in &self.workers {
            for (sum, slope) in self.slope.iter_mut().zip(&worker.slope) {
                *sum += slope;
            }
        }
        self.pace.step(&mut self.learned.weights, &self.slope, rate);
    }
}

/// How fast each weight moves: by about as much whatever its slopes' size (Adam).
struct Pace {
    steps: i32,
    means: Vec<f32>,
    squares: Vec<f32>,
}

impl Pace {
    fn new(weights: usize) -> Self {
        Self {
            steps: 0,
            means: vec![0.0; weights],
            squares: vec![0.0; weights],
        }
    }

    fn step(&mut self, weights: &mut [f32], slopes: &[f32], rate: f32) {
        self.steps = self.steps.saturating_add(1);
        // At first the means hold mostly nothing.
        let warm = |rest: f32| 1.0 - rest.powi(self.steps);
        let scale = rate * warm(MEMORY_OF_SQUARES).sqrt() / warm(MEMORY);
        let means = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, &slope), (mean, square)) in weights.iter_mut().zip(slopes).zip(means) {
            *mean = MEMORY * *mean + (1.0 - MEMORY) * slope;
            *square = MEMORY_OF_SQUARES * *square + (1.0 - MEMORY_OF_SQUARES) * slope * slope;
            let moved = *weight + scale * *mean / (square.sqrt() + f32::MIN_POSITIVE);
            *weight = moved.clamp(-MOST, MOST);
        }
    }
}

/// A trainer whatever its game.
pub trait AnyTrainer: Send + Sync {
    /// See [`Trainer::learn`].
    fn run(&mut self, budget: Budget, stop: &AtomicBool, each: &mut (dyn FnMut(u64, f64) + Send));
    /// See [`TrainingSetup::measure`].
    fn measure(&self, deals: u64) -> Lead;
    /// What has been learned so far, as a file.
    fn file(&self) -> Vec<u8>;
}

impl<R: Policy> AnyTrainer for Trainer<R> {
    fn run(&mut self, budget: Budget, stop: &AtomicBool, each: &mut (dyn FnMut(u64, f64) + Send)) {
        self.learn(budget, stop, each);
    }

    fn measure(&self, deals: u64) -> Lead {
        self.setup.measure(&self.learned, deals)
    }

    fn file(&self) -> Vec<u8> {
        self.learned.write(R::DESCRIPTION)
    }
}

/// Whoever learns from one deal after another, a whole game long, then another game.
struct Worker<R: Policy> {
    rng: Xoshiro256PlusPlus,
    state: State<R>,
    /// How much better it would get with more of each weight.
    slope: Vec<f32>,
    notes: Notes,
    moves: Vec<R::Action>,
    choices: Choices,
}

/// What was decided in the plays of a deal.
#[derive(Default)]
struct Notes {
    rows: Vec<Row>,
    odds: Vec<f32>,
    decisions: Vec<Decision>,
}

struct Decision {
    play: usize,
    seat: Seat,
    /// Where its rows begin, how many there are, and which was chosen.
    start: usize,
    count: usize,
    chosen: usize,
}

impl<R: Policy> Worker<R> {
    fn new(setup: &TrainingSetup<R>, number: u64) -> Self {
        let luck = setup.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(luck);
        Self {
            state: setup.begin(true, &mut rng),
            rng,
            slope: vec![0.0; R::WEIGHTS],
            notes: Notes::default(),
            moves: Vec::with_capacity(64),
            choices: Choices::default(),
        }
    }

    /// Plays its share of a step and notes where it leads.
    fn walk(&mut self, setup: &TrainingSetup<R>, learned: &Learned) {
        self.slope.fill(0.0);
        for _ in 0..DEALS {
            setup.deal(&mut self.state, true, &mut self.rng);
            self.credit(learned);
        }
    }

    /// Plays the deal several times, and goes on from the last.
    fn credit(&mut self, learned: &Learned) {
        self.notes.clear();
        let seats = self.state.private.seats();
        let start = self.state.clone();
        let mut values = [BySeat::new(seats); REPLAYS];
        for (play, values) in values.iter_mut().enumerate() {
            self.state.clone_from(&start);
            self.play(play, learned);
            *values = BySeat::from_fn(seats, |seat| {
                Utility::new(start.view(seat)).value::<R>(&self.state.public)
            });
        }
        let mean = BySeat::from_fn(seats, |seat| {
            values.iter().map(|values| values[seat]).sum::<f64>() / REPLAYS as f64
        });
        // Against the mean of the other plays only: its own would hide a part of what it did.
        let fair = REPLAYS as f64 / (REPLAYS - 1) as f64;
        for decision in &self.notes.decisions {
            let seat = decision.seat;
            let gain = ((values[decision.play][seat] - mean[seat]) * fair) as f32;
            if gain != 0.0 {
                self.notes.credit(decision, gain, &mut self.slope);
            }
        }
    }

    /// Plays the deal out.
    fn play(&mut self, play: usize, learned: &Learned) {
        let Self {
            rng,
            state,
            notes,
            moves,
            choices,
            ..
        } = self;
        while let Some(seat) = turn(state, rng) {
            let view = state.view(seat);
            let action = if learned.ask(view, moves, choices) {
                let chosen = choices.draw(rng);
                if moves.len() > 1 {
                    notes.take(play, seat, choices, chosen);
                }
                moves[chosen]
            } else {
                R::act(view, moves, rng)
            };
            R::apply(state, action, &mut ());
        }
    }
}

impl Notes {
    fn clear(&mut self) {
        self.rows.clear();
        self.odds.clear();
        self.decisions.clear();
    }

    fn take(&mut self, play: usize, seat: Seat, choices: &Choices, chosen: usize) {
        self.decisions.push(Decision {
            play,
            seat,
            start: self.rows.len(),
            count: choices.rows.len(),
            chosen,
        });
        self.rows.extend_from_slice(&choices.rows);
        self.odds.extend_from_slice(&choices.odds);
    }

    /// Adds to the slopes how the logarithm of a decision's odds grows with each weight, times what
    /// the decision gained.
    fn credit(&self, decision: &Decision, gain: f32, slope: &mut [f32]) {
        for place in 0..decision.count {
            let at = decision.start + place;
            let chosen = if place == decision.chosen { 1.0 } else { 0.0 };
            let by = gain * (chosen - self.odds[at]);
            for (weight, each) in self.rows[at].slopes() {
                slope[weight] += by * each;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::fosdick::Fosdick;

    fn trainer(game: Fosdick, workers: usize, rate: f32) -> Trainer<Fosdick> {
        let mut trainer = Trainer::new(TrainingSetup {
            game,
            seats: 3..=6,
            usual: 4,
            seed: 7,
        });
        trainer.workers.truncate(workers);
        trainer.rate = rate;
        trainer
    }

    fn learn(trainer: &mut Trainer<Fosdick>, games: u64, threads: usize) {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let stop = AtomicBool::new(false);
        pool.expect("threads")
            .install(|| trainer.learn(Budget::Games(games), &stop, |_, _| ()));
    }

    /// The slope of the logarithm of a decision's odds, against what a little more of each weight
    /// does to it.
    #[test]
    fn slopes_agree_with_small_differences() {
        const WEIGHTS: usize = 6;
        let mut choices = Choices::default();
        for (rule, places) in [(0.7, [1, 3]), (-0.4, [2, 3]), (0.2, [4, 5])] {
            let mut row = Row::new(rule, 0);
            places.into_iter().for_each(|place| row.add(place));
            choices.push(row);
        }
        let mut learned = Learned::nothing(WEIGHTS);
        for (place, weight) in learned.weights.iter_mut().enumerate() {
            *weight = 0.3 * place as f32 - 0.5;
        }
        for chosen in 0..3 {
            learned.weigh(&mut choices);
            let mut notes = Notes::default();
            notes.take(0, Seat::new(0), &choices, chosen);
            let mut slope = [0.0; WEIGHTS];
            notes.credit(&notes.decisions[0], 2.0, &mut slope);
            for (place, slope) in slope.iter().enumerate() {
                const LITTLE: f32 = 0.01;
                let mut log_odds = |by: f32| {
                    let mut moved = learned.clone();
                    moved.weights[place] += by;
                    moved.weigh(&mut choices);
                    choices.odds[chosen].ln()
                };
                let difference = (log_odds(LITTLE) - log_odds(-LITTLE)) / (2.0 * LITTLE);
                assert!(
                    (2.0 * difference - slope).abs() < 1e-3,
                    "choice {chosen}, weight {place}: {slope}, by differences {difference}"
                );
            }
        }
    }

    #[test]
    fn the_same_seed_learns_the_same_on_any_number_of_threads() {
        let file = |threads: usize| {
            let mut trainer = trainer(Fosdick::AcornHearts, 5, RATE);
            learn(&mut trainer, 640, threads);
            assert_eq!(trainer.games, 640);
            trainer.file()
        };
        let one = file(1);
        assert_eq!(one, file(1));
        assert_eq!(one, file(3));
        assert_ne!(one, trainer(Fosdick::AcornHearts, 5, RATE).file());
    }

    /// Before it has learned anything it does what the rules of thumb do.
    #[test]
    fn a_little_training_beats_the_rules_of_thumb() {
        let mut trainer = trainer(Fosdick::Finis, 4, 0.1);
        let before = trainer.measure(64);
        assert!(before.mean.abs() + before.within < 1e-9, "{before:?}");
        learn(&mut trainer, 4096, 2);
        let after = trainer.measure(600);
        assert!(after.mean > after.within, "{after:?}");
    }
}
