//! Judging a decision: what the action taken cost, from what the seat knew then.
//!
//! One search names the best action. Because the winner of a search is often just lucky, it and the
//! action taken are then compared in fresh worlds, the same for both, until it is clear how much
//! they differ.

use std::sync::atomic::{AtomicBool, Ordering};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::policy::shipped;
use super::rollouts::{End, NEIGHBORS, Trials};
use super::sample::{Estimate, Sample};
use super::search::{self, Evaluation};
use super::utility::Utility;
use super::{Deadline, History, Limit, Policy, endgame};
use crate::rules::{Rules, Seat, View};

/// The verdict on a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgment<A> {
    /// The best action found; the action taken if none is better.
    pub best: A,
    /// The value that the action taken lost against it, as a share of a deal's usual variation, see
    /// [`DealScale`].
    pub loss: Estimate,
    /// The points that it lost, valued as in hints: the seat's own count most.
    pub points: Estimate,
    /// The points that the seat will likely have on the score sheet for this deal if it plays the
    /// best action.
    pub expected: Estimate,
    /// Whether the best action is better for winning the game rather than for its points.
    pub for_the_game: bool,
    /// Why the best action is good, in one sentence from what the seat knew.
    pub reason: Option<String>,
    /// The number of results of both actions; 0 if the action taken is the best. Each is from one world or several
    /// neighboring ones.
    pub worlds: u32,
    /// Whether the loss is that of perfect play and not an estimate.
    pub exact: bool,
}

/// The value of a deal to each seat, and how much it usually varies with the cards. One scale
/// serves all decisions of a deal.
#[derive(Clone, Debug)]
pub struct DealScale {
    utility: Vec<Utility>,
    /// The standard deviation of a deal's value to a seat.
    deviation: f64,
    /// The standard deviation of the points alone.
    points_deviation: f64,
}

impl DealScale {
    /// The scale of a deal, from a view of the table before it and from the ends of some deals
    /// with other cards.
    ///
    /// # Panics
    /// Panics if there are fewer than two ends.
    pub fn new<R: Rules>(before: View<'_, R>, ends: &[R::Public]) -> Self {
        let seats = R::totals(before.public).seats();
        let utility = Seat::all(seats).map(|seat| {
            let mut utility = Utility::new::<R>(View { seat, ..before });
            for end in ends {
                utility.calibrate::<R>(end);
            }
            utility
        });
        let utility: Vec<Utility> = utility.collect();
        let payoffs = utility
            .iter()
            .flat_map(|utility| ends.iter().map(|end| utility.payoff::<R>(end)));
        let (values, points): (Vec<f64>, Vec<f64>) =
            payoffs.map(|payoff| (payoff.value, payoff.points)).unzip();
        let deviation = |numbers: Vec<f64>| {
            let sample: Sample = numbers.into_iter().collect();
            sample.deviation().max(MIN_DEVIATION)
        };
        Self {
            utility,
            deviation: deviation(values),
            points_deviation: deviation(points),
        }
    }
}

impl DealScale {
    /// The worth of a deal to a seat.
    pub(super) fn utility(&self, seat: Seat) -> &Utility {
        &self.utility[seat.index()]
    }

    /// The standard deviation of a deal's value to a seat.
    pub const fn deviation(&self) -> f64 {
        self.deviation
    }
}

/// Lower bound of the deviations, for deals whose points hardly vary.
const MIN_DEVIATION: f64 = 0.1;

/// The effort of a judgment.
#[derive(Clone, Copy, Debug)]
pub struct Effort<'a> {
    /// The number of worlds that the search for the best action samples.
    pub worlds: u32,
    /// The losses at which verdicts differ, in ascending order. Sampling goes on until it is clear
    /// between which two of them the loss lies.
    pub steps: &'a [f64],
}

/// Maximum number of results that two actions are compared by, as a multiple of the worlds of the search.
const MAX_RESULTS_FACTOR: u32 = 16;

/// Number of results in a block. Results in a row are slightly correlated.
const BLOCK: u32 = 8;

/// The minimum number of blocks.
const LEAST_BLOCKS: u32 = 6;

/// The distance from the nearest step at which no more worlds are needed, in standard errors.
const CLEAR: f64 = 3.5;

/// The number of worlds for the expected points where no other action is compared.
const EXPECTED_WORLDS: u32 = 32;

/// The verdict on an action of the seat to act, from its view and the past of the deal. `None` if
/// stopped, or if no other action is legal.
pub fn judge<R: Policy>(
    view: View<'_, R>,
    past: &History<R>,
    played: R::Action,
    scale: &DealScale,
    effort: Effort<'_>,
    seed: u64,
    stop: &AtomicBool,
) -> Option<Judgment<R::Action>> {
    let mut moves = Vec::new();
    R::legal(view, &mut moves);
    let played_index = moves.iter().position(|&action| action == played)?;
    if moves.len() < 2 {
        return None;
    }
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let limit = Limit::Worlds(effort.worlds).times(R::LOOKAHEAD.worlds_factor);
    let deadline = Deadline::new(limit, stop);
    let utility = &scale.utility[..];
    let endgame = endgame::solve(view, &moves, Some(utility), &mut rng, &deadline);
    // Endgames value the game too; the solver of a game counts points alone.
    let solved_deviation = match endgame {
        Some(_) => scale.deviation,
        None => scale.points_deviation,
    };
    let list =
        endgame.unwrap_or_else(|| search::evaluate(view, past, &moves, limit, &mut rng, stop));
    let obvious = (R::LOOKAHEAD.obvious)(view, &moves);
    let best_index = obvious.or_else(|| list.first().map(|best| best.index))?;
    let exact = |index: usize| list.iter().find(|one| one.index == index && one.exact);
    let solved = exact(best_index).zip(exact(played_index));
    let is_best = match solved {
        Some((best, played)) => played.value >= best.value,
        None => best_index == played_index,
    };
    let best = if is_best { played } else { moves[best_index] };

    let learned = shipped::<R>(view.public);
    let mut trials = Trials::by(&utility[view.seat.index()], view, past, learned, &mut rng);
    let mut comparison = Comparison::new(scale.deviation);
    let most = MAX_RESULTS_FACTOR * effort.worlds * R::LOOKAHEAD.worlds_factor;
    let is_compared = !is_best && solved.is_none();
    loop {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        trials.next_cluster(NEIGHBORS);
        if is_compared {
            let [best, played] = [best, played].map(|action| trials.end(action));
            comparison.count(best, played);
            if comparison.is_enough(effort.steps, most) {
                break;
            }
        } else {
            let end = trials.end(best);
            comparison.own.add(end.own);
            if comparison.own.count() == EXPECTED_WORLDS.min(effort.worlds.max(2)) {
                break;
            }
        }
    }
    let (loss, points) = match solved {
        _ if is_best => (Estimate::default(), Estimate::default()),
        Some((best, played)) => (
            Estimate::exact((best.value - played.value) / solved_deviation),
            Estimate::exact(best.points - played.points),
        ),
        None => (comparison.loss(), comparison.points.estimate()),
    };
    let for_the_game = is_for_the_game(loss.times(scale.deviation), points, solved);
    let reason = R::reason(view, best).filter(|_| !is_best && !for_the_game);
    Some(Judgment {
        best,
        loss,
        points,
        expected: comparison.own.estimate(),
        for_the_game,
        reason,
        worlds: comparison.points.count(),
        exact: solved.is_some(),
    })
}

/// Whether a loss consists of chances to win the game rather than of points.
fn is_for_the_game(
    loss: Estimate,
    points: Estimate,
    solved: Option<(&Evaluation, &Evaluation)>,
) -> bool {
    let game = match solved {
        Some((best, played)) => best.value - played.value - points.mean,
        None => loss.mean - points.mean,
    };
    game > points.mean.max(0.0) && game > loss.error
}

/// Two actions compared in the same worlds.
pub(super) struct Comparison {
    /// The usual variation of a deal's value.
    deviation: f64,
    /// The loss in each world.
    value: Sample,
    /// The mean loss of each block of worlds. Worlds sampled in a row are not independent, but blocks
    /// nearly are.
    blocks: Sample,
    block: Sample,
    points: Sample,
    own: Sample,
}

impl Comparison {
    pub const fn new(deviation: f64) -> Self {
        Self {
            deviation,
            value: Sample::EMPTY,
            blocks: Sample::EMPTY,
            block: Sample::EMPTY,
            points: Sample::EMPTY,
            own: Sample::EMPTY,
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

    /// Counts the ends of the deal after the best action and the other one in a world.
    pub fn count(&mut self, best: End, other: End) {
        self.add(best.payoff.value - other.payoff.value);
        self.points.add(best.payoff.points - other.payoff.points);
        self.own.add(best.own);
    }

    pub fn points(&self) -> Estimate {
        self.points.estimate()
    }

    pub fn loss(&self) -> Estimate {
        let error = self.value.error();
        Estimate {
            mean: self.value.mean(),
            error: match self.blocks.count() {
                0..LEAST_BLOCKS => error,
                _ => error.max(self.blocks.error()),
            },
        }
    }

    /// Whether it is clear between which steps the loss lies, or enough worlds have been tried.
    fn is_enough(&self, steps: &[f64], most: u32) -> bool {
        if self.value.count() >= most {
            return true;
        }
        if self.block.count() > 0 || self.blocks.count() < LEAST_BLOCKS {
            return false;
        }
        let loss = self.loss();
        let margin = CLEAR * loss.error;
        steps.iter().all(|step| (loss.mean - step).abs() > margin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Adds losses until there are enough.
    fn compare(losses: impl Iterator<Item = f64>, most: u32) -> (u32, Estimate) {
        let mut comparison = Comparison::new(2.0);
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
        // The same loss many times in a row, as from a sampler that is stuck in one world.
        let stuck = (0..).map(|n| f64::from(n / 16 % 2));
        let (_, loss) = compare(stuck, 640);
        let independent = 0.25 / 640_f64.sqrt();
        assert!(loss.error > 2.0 * independent, "{loss:?}");
    }
}
