//! Policies learned in self-play: a softmax over sums of table entries.
//!
//! A game describes each legal action by a few indices into one list of weights and by the
//! heuristic's score ([`Features`]). The weights at these indices are added to the score, and the
//! action with the greatest sum is the likeliest. With all weights at 0 only the heuristic counts,
//! so training, in the crate `misere-lab`, starts there and learns where it is wrong.
//!
//! This module knows no single game and uses no library for machine learning.

mod decide;
mod file;
mod pattern;
mod shipped;
mod tables;

use rand::Rng;

pub use file::{MAX_WEIGHT, ReadPolicyError};
pub use pattern::{PATTERNS, pattern};
pub use shipped::ShippedPolicy;
pub use tables::Tables;

/// The most weights that describe an action.
pub const MAX_FEATURES: usize = 12;

/// The description of one action.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    /// Indices of weights; the first scales the heuristic.
    indices: [u32; MAX_FEATURES],
    len: usize,
    heuristic: f32,
}

impl Features {
    /// An action with this score by the heuristic; more is better. The weight at index `trust` scales that score.
    pub const fn new(heuristic: f32, trust: usize) -> Self {
        let mut indices = [0; MAX_FEATURES];
        indices[0] = trust as u32;
        Self { indices, len: 1, heuristic }
    }

    /// The only legal action, which needs no description.
    pub const fn only() -> Self {
        Self::new(0.0, 0)
    }

    /// Adds the index of a weight.
    ///
    /// # Panics
    /// Panics if there are [`MAX_FEATURES`] already.
    #[inline]
    pub const fn add(&mut self, index: usize) {
        self.indices[self.len] = index as u32;
        self.len += 1;
    }

    /// The derivative of the sum by each weight that it depends on.
    pub fn gradient(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        let index = |at: usize| self.indices[at] as usize;
        let tables = (1..self.len).map(move |at| (index(at), 1.0));
        std::iter::once((index(0), self.heuristic)).chain(tables)
    }
}

/// The descriptions of the legal actions, and the probability of each.
#[derive(Clone, Debug)]
pub struct Choices {
    /// The description of each action.
    pub features: Vec<Features>,
    /// The probability of each action.
    pub probabilities: Vec<f32>,
}

impl Default for Choices {
    fn default() -> Self {
        Self { features: Vec::with_capacity(64), probabilities: Vec::with_capacity(64) }
    }
}

impl Choices {
    /// Adds the description of the next action.
    #[inline]
    pub fn push(&mut self, features: Features) {
        self.features.push(features);
    }

    fn clear(&mut self) {
        self.features.clear();
        self.probabilities.clear();
    }

    /// The index of the likeliest action; the first of equals.
    fn best(&self) -> usize {
        let likelier = |best: usize, index: usize| {
            if self.probabilities[index] > self.probabilities[best] { index } else { best }
        };
        (1..self.probabilities.len()).fold(0, likelier)
    }

    /// The probability of an action at a temperature of 8, given its probability at 1: all log-odds
    /// are divided by 8, which makes unlikely actions likelier.
    pub(super) fn tempered(&self, probability: f32) -> f32 {
        // Square roots are exact on every system, and faster than powers.
        let temper = |probability: f32| probability.sqrt().sqrt().sqrt();
        let sum: f32 = self.probabilities.iter().copied().map(temper).sum();
        temper(probability) / sum
    }

    /// The index of a random action, drawn by the probabilities.
    pub fn draw(&self, rng: &mut impl Rng) -> usize {
        let mut ticket = rng.next_u32() as f32 / u32::MAX as f32;
        for (index, probability) in self.probabilities.iter().enumerate() {
            ticket -= probability;
            if ticket < 0.0 {
                return index;
            }
        }
        self.best()
    }
}

/// The weights learned for a game.
#[derive(Clone, Debug, PartialEq)]
pub struct LearnedPolicy {
    /// The weights, by the indices in [`Features`].
    pub weights: Vec<f32>,
}

impl LearnedPolicy {
    /// A policy that has learned nothing yet.
    pub fn untrained(weights: usize) -> Self {
        Self { weights: vec![0.0; weights] }
    }

    /// Fills in the probabilities.
    fn softmax(&self, choices: &mut Choices) {
        let Choices { features, probabilities } = choices;
        probabilities.clear();
        if features.len() == 1 {
            probabilities.push(1.0);
            return;
        }
        probabilities.extend(features.iter().map(|one| self.logit(one)));
        let most = probabilities.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for each in probabilities.iter_mut() {
            *each = libm::expf(*each - most);
            sum += *each;
        }
        for each in probabilities.iter_mut() {
            *each /= sum;
        }
    }

    /// The logit of an action: its weighted heuristic score plus its learned weights.
    fn logit(&self, features: &Features) -> f32 {
        let trust = 1.0 + self.weights[features.indices[0] as usize];
        let tables = features.indices[1..features.len].iter();
        let learned: f32 = tables.map(|&index| self.weights[index as usize]).sum();
        features.heuristic * trust + learned
    }
}
