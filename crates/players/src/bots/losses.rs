//! Compares the best action with every other one, for positions that have a single right answer.

use std::sync::atomic::Ordering;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::comparison::Comparison;
use super::rollouts::CLUSTER_SIZE;
use super::sample::Estimate;
use super::{Judge, Strategy};

/// The loss of an action against the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionLoss<A> {
    pub action: A,
    /// The loss as a share of a deal's usual variation, see `DealScale`.
    pub loss: Estimate,
    /// The points lost, valued as in hints.
    pub points: Estimate,
}

impl<R: Strategy> Judge<'_, R> {
    /// The losses of all other legal actions against one, in the order of the legal actions. All are
    /// tried with the same seed in `worlds` fresh results, each from one world or from several
    /// neighboring ones. `None` if stopped, or as soon as `is_hopeless` holds for a loss.
    pub fn losses(
        &self, best: R::Action, worlds: u32, seed: u64, is_hopeless: impl Fn(Estimate) -> bool,
    ) -> Option<Vec<ActionLoss<R::Action>>> {
        let mut moves = Vec::new();
        R::legal(self.view, &mut moves);
        moves.retain(|&action| action != best);
        let mut trials = self.trials(&mut ChaCha8Rng::seed_from_u64(seed));
        let deviation = self.scale.deviation();
        let mut others: Vec<_> =
            moves.iter().map(|&action| (action, Comparison::new(deviation, self.scale.ranges()))).collect();
        let actions = [&[best], moves.as_slice()].concat();
        for world in 1..=worlds {
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
            trials.next_cluster(CLUSTER_SIZE);
            let ends: Vec<_> = actions.iter().map(|&action| trials.end(action)).collect();
            for ((_, comparison), end) in others.iter_mut().zip(&ends[1..]) {
                comparison.record(ends[0], *end);
            }
            if world.is_multiple_of(CHECK) && others.iter().any(|(_, one)| is_hopeless(one.loss())) {
                return None;
            }
        }
        let losses = others.into_iter().map(|(action, comparison)| ActionLoss {
            action,
            loss: comparison.loss(),
            points: comparison.points(),
        });
        Some(losses.collect())
    }
}

/// The number of results between calls of `is_hopeless`.
const CHECK: u32 = 32;
