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
pub(super) struct Comparison {
    /// The usual variation of a deal's value.
    deviation: f64,
    ranges: Ranges,
    /// The loss in each world.
    value: Sample,
    /// The mean loss of each block of worlds. Worlds sampled in a row are not independent, but
    /// blocks nearly are.
    blocks: Sample,
    /// The losses of the block in progress.
    block: Sample,
    /// The points lost in each world.
    points: Sample,
}

impl Comparison {
    /// A comparison without results, given the usual variation of a deal's value and the ranges of
    /// results.
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

    fn add(&mut self, loss: f64) {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Adds losses until there are enough.
    fn compare(losses: impl Iterator<Item = f64>, most: u32) -> (u32, Estimate) {
        let mut comparison = Comparison::new(2.0, Ranges::default());
        for loss in losses {
            comparison.add(loss);
            if comparison.is_enough(&[0.1, 0.5], most) {
                break;
            }
        }
        (comparison.value.count(), comparison.loss())
    }

    #[test]
    fn clear_differences_take_few_worlds_and_close_ones_many() {
        let around = |mean: f64| (0..).map(move |n| mean + if n % 2 == 0 { 0.3 } else { -0.3 });
        let least = BLOCK * LEAST_BLOCKS;
        for clear in [-0.4, 0.0, 0.6, 3.0] {
            let (worlds, loss) = compare(around(clear), 1000);
            assert_eq!(worlds, least, "{clear}");
            assert!((loss.mean - clear / 2.0).abs() < 1e-9, "{loss:?}");
        }
        let (worlds, loss) = compare(around(0.2), 1000);
        assert_eq!(worlds, 1000, "{loss:?}");
    }

    #[test]
    fn worlds_that_resemble_each_other_count_less() {
        // Long runs of equal losses, as from a sampler that is stuck in one world.
        let stuck = (0..).map(|n| f64::from(n / 16 % 2));
        let (_, loss) = compare(stuck, 640);
        let independent = 0.25 / 640_f64.sqrt();
        assert!(loss.error() > 2.0 * independent, "{loss:?}");
    }
}
