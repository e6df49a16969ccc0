//! Judging a decision: what the action taken cost, from what the seat knew then.
//!
//! One search names the best action. Because the winner of a search is often just lucky, it and the action taken are
//! then compared in fresh worlds, the same for both, until it is clear how much they differ.

use std::sync::atomic::{AtomicBool, Ordering};

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use super::comparison::Comparison;
use super::evaluation::Evaluation;
use super::rollouts::{CLUSTER_SIZE, Trials};
use super::sample::{Certainty, Estimate, Sample, unseen};
use super::strategy::{Extent, shipped};
use super::{Bot, Deadline, DealScale, History, Limit, Strategy, Thinker, endgame, search};
use misere_engine::rules::{State, View};

/// The verdict on a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgment<A> {
    /// The best action found; the action taken if none is better.
    pub best: A,
    /// The value that the action taken lost against it, in shares of a deal's usual variation ([`DealScale`]).
    pub loss: Estimate,
    /// The points that it lost, valued as in hints: the seat's own count most.
    pub points: Estimate,
    /// The points that the seat will likely have on the score sheet for this deal if it plays the best action.
    pub expected: Estimate,
    /// Set if the best action is better for winning the game rather than for its points.
    pub for_the_game: bool,
    /// The number of results of both actions; 0 if they were not compared, because the action taken
    /// is the best or both values are exact. Each is from one world or several neighboring ones.
    pub results: u32,
    /// Set if the loss is that of perfect play and not an estimate.
    pub exact: bool,
    /// The points by which the action taken is ahead of the second best, as the search estimates them;
    /// 0 if it is not the best.
    pub lead: f64,
    /// Others about as good as the best action, as the search estimates them: they lose less than the first of
    /// [`Effort::steps`].
    pub as_good: Vec<A>,
}

/// The best action, and how the action taken compares with it.
struct Best<A> {
    action: A,
    /// The loss of the action taken against it, if that is known.
    loss: Option<Loss>,
    /// Its value by the search.
    value: f64,
    /// The most that the action taken can cost in value, where the game itself looks ahead.
    most: f64,
    /// See [`Judgment::lead`].
    lead: f64,
    /// See [`Judgment::as_good`].
    as_good: Vec<A>,
}

/// The evaluations of moves, best first.
struct Searched {
    list: Vec<Evaluation>,
    /// The usual variation of their values if those are exact.
    deviation: f64,
    /// Set if the game itself has looked ahead, see [`Lookahead::solve`](super::Lookahead::solve).
    by_game: bool,
}

/// The points by which an action is ahead of the best of the others.
fn lead(list: &[Evaluation], index: usize) -> f64 {
    let taken = list.iter().find(|one| one.index == index);
    let second = list.iter().find(|one| one.index != index);
    match (taken, second) {
        (Some(taken), Some(second)) if second.worlds > 0 || second.exact => (taken.points - second.points).max(0.0),
        _ => 0.0,
    }
}

/// The effort of a judgment.
#[derive(Clone, Copy, Debug)]
pub struct Effort<'a> {
    /// The number of worlds that the search for the best action samples, at least 1.
    pub worlds: u32,
    /// The losses at which verdicts differ, in ascending order. Sampling goes on until it is clear
    /// between which two of them the loss lies.
    pub steps: &'a [f64],
    /// The seed of all random numbers.
    pub seed: u64,
}

/// Maximum number of results that two actions are compared by, as a multiple of the worlds of the search.
const MAX_RESULTS_FACTOR: u32 = 16;

/// Number of results for the expected points, as a multiple of the worlds of the search.
const EXPECTED_FACTOR: u32 = 2;

/// A seat's decision to be judged, from its view and the past of the deal.
pub struct Judge<'a, R: Strategy> {
    /// The view of the seat to act.
    pub view: View<'a, R>,
    /// The past actions of the deal.
    pub past: &'a History<R>,
    /// The usual variation of the deal.
    pub scale: &'a DealScale,
    /// The bot that plays on in each seat, for the expected points; losses do not depend on it.
    pub bots: &'a [Bot],
    /// Set to end everything early.
    pub stop: &'a AtomicBool,
}

impl<'a, R: Strategy> Judge<'a, R> {
    /// The verdict on an action. `None` if stopped, or if `played` is illegal or the only legal action.
    pub fn judge(&self, played: R::Action, effort: Effort<'_>) -> Option<Judgment<R::Action>> {
        let mut rng = ChaCha8Rng::seed_from_u64(effort.seed);
        let judgment = self.loss(played, effort, &mut rng, &mut |_, _| {})?;
        let expected = self.expected_points(judgment.best, effort, &mut rng)?;
        Some(Judgment { expected, ..judgment })
    }

    /// Like [`Self::judge`], but without the expected points, which stay 0. `watch` gets a world for each result, with
    /// the value lost there.
    pub fn loss(
        &self, played: R::Action, effort: Effort<'_>, rng: &mut ChaCha8Rng, watch: &mut dyn FnMut(&State<R>, f64),
    ) -> Option<Judgment<R::Action>> {
        let Best { action: best, loss: known, most, lead, as_good, .. } = self.best(played, effort, rng)?;
        let (loss, results) = if let Some(loss) = known {
            (loss, 0)
        } else {
            let comparison = self.sample_loss(&mut self.trials(rng), [best, played], effort, watch)?;
            let share = most / self.scale.deviation();
            let loss = Loss {
                value: comparison.loss().times(self.scale.deviation()).at_most(most),
                share: comparison.loss().at_most(share),
                points: comparison.points().at_most(most),
                exact: false,
            };
            (loss, comparison.results())
        };
        Some(Judgment {
            best,
            loss: loss.share(self.scale),
            points: loss.points,
            expected: Estimate::default(),
            for_the_game: loss.is_for_the_game(),
            results,
            exact: loss.exact,
            lead,
            as_good,
        })
    }

    /// The points that a judgment expects from an action, if no better one is found, and its value by the search, which
    /// rests on other worlds. `None` also if stopped, or if the action is illegal or the only legal one.
    pub fn expected_if_best(&self, played: R::Action, effort: Effort<'_>) -> Option<(Estimate, f64)> {
        let mut rng = ChaCha8Rng::seed_from_u64(effort.seed);
        let best = self.best(played, effort, &mut rng)?;
        if best.action != played {
            return None;
        }
        Some((self.expected_points(played, effort, &mut rng)?, best.value))
    }

    /// Trials whose values follow the scale.
    pub(super) fn trials(&self, rng: &mut ChaCha8Rng) -> Trials<'a, R> {
        let learned = shipped::<R>(self.view.public);
        let utility = self.scale.utility(self.view.seat);
        Trials::with_utility(utility, self.view, self.past, learned, rng)
    }

    /// The best action, and what the action taken loses against it if that is known. `None` if the
    /// action taken is not legal or the only legal one.
    fn best(&self, played: R::Action, effort: Effort<'_>, rng: &mut ChaCha8Rng) -> Option<Best<R::Action>> {
        let mut moves = Vec::new();
        R::legal(self.view, &mut moves);
        let played_index = moves.iter().position(|&action| action == played)?;
        if moves.len() < 2 {
            return None;
        }
        let Searched { list, deviation, by_game } = self.evaluate(&moves, effort.worlds, rng);
        let obvious = (R::LOOKAHEAD.obvious)(self.view, &moves);
        let best_index = obvious.or_else(|| list.first().map(|best| best.index))?;
        let value = list.iter().find(|one| one.index == best_index)?.value;
        let exact = |index: usize| list.iter().find(|one| one.index == index && one.exact);
        let solved = exact(best_index).zip(exact(played_index));
        let is_decided = R::decided(self.view.public);
        let is_best = match solved {
            Some((best, played)) => played.value >= best.value,
            None => is_decided || best_index == played_index,
        };
        let exact = solved.is_some() || is_decided;
        if is_best {
            let results = list.iter().find(|one| one.index == played_index);
            let results = results.map_or(1, |one| one.worlds.max(1));
            let loss = if exact { Loss::none() } else { Loss::not_found(results, self.scale) };
            return Some(Best {
                action: played,
                loss: Some(loss),
                value,
                most: 0.0,
                lead: lead(&list, played_index),
                as_good: Vec::new(),
            });
        }
        let loss = solved.map(|(best, played)| {
            let value = best.value - played.value;
            Loss {
                value: Estimate::exact(value),
                share: Estimate::exact(value / deviation),
                points: Estimate::exact(best.points - played.points),
                exact,
            }
        });
        // Where the game looks ahead, rollouts can overrate what an action costs, and its own search bounds that.
        let taken = list.iter().find(|one| one.index == played_index).filter(|one| by_game && one.value.is_finite());
        let most = taken.map_or(f64::INFINITY, |taken| value - taken.value);
        let first = effort.steps.first().copied().unwrap_or(0.0);
        let is_as_good = |one: &&Evaluation| {
            ![best_index, played_index].contains(&one.index) && value - one.value < first * deviation
        };
        let as_good = list.iter().filter(is_as_good);
        Some(Best {
            action: moves[best_index],
            loss,
            value,
            most,
            lead: 0.0,
            as_good: as_good.map(|one| moves[one.index]).collect(),
        })
    }

    fn evaluate(&self, moves: &[R::Action], worlds: u32, rng: &mut ChaCha8Rng) -> Searched {
        let limit = Limit::Worlds(worlds).times(R::LOOKAHEAD.worlds_factor);
        let deadline = Deadline::new(limit, self.stop);
        let utilities = Some(self.scale.utilities());
        if let Some(list) = endgame::solve(self.view, moves, utilities, rng, &deadline) {
            return Searched { list, deviation: self.scale.deviation(), by_game: false };
        }
        // Where the game itself solves the position, it counts points alone.
        let deviation = self.scale.points_deviation();
        match (R::LOOKAHEAD.solve)(self.view, moves, Extent::AllMoves, &deadline) {
            Some(list) => Searched { list, deviation, by_game: true },
            None => {
                let list = search::evaluate(self.view, self.past, moves, limit, rng, self.stop);
                Searched { list, deviation, by_game: false }
            }
        }
    }

    /// Compares the best action with the one taken in the same worlds, until it is clear how much they
    /// differ. `None` if stopped.
    fn sample_loss(
        &self, trials: &mut Trials<'_, R>, actions: [R::Action; 2], effort: Effort<'_>,
        watch: &mut dyn FnMut(&State<R>, f64),
    ) -> Option<Comparison> {
        let most = (effort.worlds).saturating_mul(MAX_RESULTS_FACTOR).saturating_mul(R::LOOKAHEAD.worlds_factor);
        let mut comparison = Comparison::new(self.scale.deviation(), self.scale.ranges());
        while !comparison.is_enough(effort.steps, most) {
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
            trials.next_cluster(CLUSTER_SIZE);
            let [best, played] = actions.map(|action| trials.end(action));
            comparison.record(best, played);
            watch(&trials.cluster[0].0, best.payoff.value - played.payoff.value);
        }
        Some(comparison)
    }

    /// The points that the seat will likely have for the deal after an action, if the bots play on in worlds that were
    /// not searched: exact if no score can change any more. `None` if stopped.
    fn expected_points(&self, action: R::Action, effort: Effort<'_>, rng: &mut ChaCha8Rng) -> Option<Estimate> {
        let mut trials = self.trials(rng);
        let mut thinker = Thinker::new(Limit::Worlds(1), rng, self.stop);
        if R::decided(self.view.public) {
            trials.next_cluster(1);
            return Some(Estimate::exact(trials.end(action).own));
        }
        let results = effort.worlds.saturating_mul(EXPECTED_FACTOR);
        let mut own = Sample::EMPTY;
        while own.count() < results {
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
            trials.next_cluster(CLUSTER_SIZE);
            own.add(trials.own_points(action, self.bots, &mut thinker)?);
        }
        Some(own.estimate(self.scale.ranges().own))
    }
}

/// The loss of an action against the best one.
struct Loss {
    /// In value to the seat.
    value: Estimate,
    /// As a share of the usual variation of that value.
    share: Estimate,
    /// In points.
    points: Estimate,
    /// Set if it is that of perfect play.
    exact: bool,
}

impl Loss {
    /// The loss of an action than which none is better.
    const fn none() -> Self {
        Self { value: Estimate::exact(0.0), share: Estimate::exact(0.0), points: Estimate::exact(0.0), exact: true }
    }

    /// The loss of an action than which none better was found in this many results.
    fn not_found(results: u32, scale: &DealScale) -> Self {
        let zero = |range: f64| Estimate {
            mean: 0.0,
            certainty: Certainty::Sampled { error: 0.0, unseen: unseen(results, range) },
        };
        let ranges = scale.ranges();
        Self {
            value: zero(ranges.value),
            share: zero(ranges.value / scale.deviation()),
            points: zero(ranges.points),
            exact: false,
        }
    }

    /// As a share of a deal's usual variation: that of the value, or, where it is greater and as sure, that of the points,
    /// since points are what a person is told.
    fn share(&self, scale: &DealScale) -> Estimate {
        let points = self.points.times(1.0 / scale.points_deviation());
        let is_greater = points.mean > self.share.mean && points.surely() >= self.share.surely();
        if is_greater { points } else { self.share }
    }

    /// Tells whether it consists of chances to win the game rather than of points.
    fn is_for_the_game(&self) -> bool {
        let game = self.value.mean - self.points.mean;
        game > self.points.mean.max(0.0) && game > self.value.error()
    }
}

impl<R: Strategy> Trials<'_, R> {
    /// The seat's own points if bots play the deal on after a move, on average over the cluster. `None` if stopped.
    pub fn own_points(&self, action: R::Action, bots: &[Bot], thinker: &mut Thinker<'_, R, impl Rng>) -> Option<f64> {
        let mut sum = 0.0;
        for (world, _) in &self.cluster {
            let mut state = world.clone();
            R::apply(&mut state, action, &mut ());
            sum += self.utility.own_points::<R>(&thinker.play_on(state, bots)?);
        }
        Some(sum / self.cluster.len() as f64)
    }
}
