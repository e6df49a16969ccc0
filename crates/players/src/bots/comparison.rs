//! Compares two actions in the same sampled worlds.

use super::deal_scale::Ranges;
use super::rollouts::End;
use super::sample::{Certainty, Estimate, Sample, unseen};

/// Number of results in a block. Results in a row are slightly correlated.
const BLOCK: u32 = 8;

/// The minimum number of blocks.
const LEAST_BLOCKS: u32 = 6;

/// Sampling stops once the loss is this many standard errors away from every step (see
/// [`Effort::steps`](super::Effort::steps)).
const CLEAR: f64 = 3.5;

/// Two actions compared in the same worlds.
pub struct Comparison {
    /// The usual variation of a deal's value.
    deviation: f64,
    ranges: Ranges,
    /// The loss in each world.
    pub value: Sample,
    /// The mean loss of each block of worlds. Worlds sampled in a row are not independent, but blocks nearly are.
    blocks: Sample,
    /// The losses of the block in progress.
    block: Sample,
    /// The points lost in each world.
    points: Sample,
}

impl Comparison {
    /// A comparison without results, given the usual variation of a deal's value and the ranges of results.
    pub const fn new(deviation: f64, ranges: Ranges) -> Self {
        Self {
            deviation,
            ranges,
            value: Sample::EMPTY,
            blocks: Sample::EMPTY,
            block: Sample::EMPTY,
            points: Sample::EMPTY,
        }
    }

    pub fn add(&mut self, loss: f64) {
        let share = loss / self.deviation;
        self.value.add(share);
        self.block.add(share);
        if self.block.count() == BLOCK {
            self.blocks.add(self.block.mean());
            self.block = Sample::EMPTY;
        }
    }

    /// Records the ends of the deal after the best action and the other one in a world.
    pub fn record(&mut self, best: End, other: End) {
        self.add(best.payoff.value - other.payoff.value);
        self.points.add(best.payoff.points - other.payoff.points);
    }

    /// The number of results of both actions.
    pub fn results(&self) -> u32 {
        self.points.count()
    }

    /// The points that the other action loses, valued as in hints.
    pub fn points(&self) -> Estimate {
        self.points.estimate(difference_range(self.points.mean(), self.ranges.points))
    }

    /// The loss of the other action, as a share of a deal's usual variation.
    pub fn loss(&self) -> Estimate {
        let error = self.value.error();
        let mean = self.value.mean();
        let error = match self.blocks.count() {
            0..LEAST_BLOCKS => error,
            _ => error.max(self.blocks.error()),
        };
        let range = difference_range(mean, self.ranges.value / self.deviation);
        let unseen = unseen(self.value.count(), range);
        let certainty = Certainty::Sampled { error, unseen };
        Estimate { mean, certainty }
    }

    /// Tells whether it is clear between which steps the loss lies, or enough worlds have been tried.
    pub fn is_enough(&self, steps: &[f64], most: u32) -> bool {
        if self.value.count() >= most {
            return true;
        }
        if self.block.count() > 0 || self.blocks.count() < LEAST_BLOCKS {
            return false;
        }
        let loss = self.loss();
        let margin = CLEAR * loss.error();
        steps.iter().all(|step| (loss.mean - step).abs() > margin)
    }
}

/// The largest distance of a difference of two results from its mean, given the range of results.
fn difference_range(mean: f64, range: f64) -> f64 {
    range + mean.abs()
}
