//! Looking ahead in any game: worlds that the seat cannot rule out are sampled, each candidate move
//! is tried in each world, and the rest of the deal is played out by the heuristic or a learned
//! policy, every seat for itself. After each round the worse half of the candidates is dropped, so
//! that time goes where the choice is close (sequential halving).
//!
//! The default choice is the heuristic's, unless that [commits](super::Lookahead::commits) the seat. Another move must
//! be better by some standard errors, and one that commits the seat by even more.
//!
//! A search can be stopped at any time and then returns what it has found so far; before the first
//! world is finished, that is the default choice.
//!
//! There is deliberately no tree: where one was measured, it gained nothing over flat rollouts. Solving sampled worlds
//! with open cards would assume that everyone knows what nobody can know (strategy fusion).

use std::sync::atomic::AtomicBool;

use rand::Rng;

use super::candidate::Candidate;
use super::evaluation::Evaluation;
use super::learned::LearnedPolicy;
use super::rollouts::{CLUSTER_SIZE, Rollouts, Trials};
use super::strategy::{Extent, shipped};
use super::utility::value_of_point;
use super::worlds::History;
use super::{Deadline, Limit, Strategy, endgame};
use misere_engine::rules::View;

/// The most candidates; of more moves, those that the heuristic likes best.
const MAX_CANDIDATES: usize = 32;

/// A choice is clear once no other candidate can be expected to gain more than this, as a share of
/// how much the value of the best one varies from world to world.
const NEGLIGIBLE_GAIN: f64 = 0.05;

/// Standard errors added to a candidate's gain over the best one before it is compared with [`NEGLIGIBLE_GAIN`].
const STOP_MARGIN: f64 = 2.0;

/// The number of results before which no choice is clear.
const MIN_RESULTS_TO_STOP: u32 = 64;

/// The number of results before which no candidate is hopeless.
const MIN_RESULTS_TO_DROP: u32 = 32;

/// A candidate is dropped if its gain over the best one plus this many standard errors is still negative.
const DROP_MARGIN: f64 = 3.0;

/// The evaluation of the best legal move, if there are any. A learned policy replaces the
/// heuristic. Ends as soon as the choice is clear.
pub fn best<R: Strategy>(
    view: View<'_, R>, past: &History<R>, moves: &[R::Action], learned: Option<&LearnedPolicy>, rng: &mut impl Rng,
    deadline: &Deadline<'_>,
) -> Option<Evaluation> {
    let list = (R::LOOKAHEAD.solve)(view, moves, Extent::BestMove, deadline)
        .or_else(|| endgame::solve(view, moves, None, rng, deadline))
        .unwrap_or_else(|| {
            let rollouts = Rollouts::new(learned, rng);
            evaluate_by_rollouts(view, past, moves, rollouts, true, deadline)
        });
    list.first().copied()
}

/// The evaluations of all legal moves, best first, and among equals the default choice first, in the points that people
/// count. Moves dropped early come after those that were tried in more worlds.
///
/// The sampled worlds are weighted by past actions; with an empty history all worlds are equally likely.
pub fn evaluate<R: Strategy>(
    view: View<'_, R>, past: &History<R>, moves: &[R::Action], limit: Limit, rng: &mut impl Rng, stop: &AtomicBool,
) -> Vec<Evaluation> {
    let deadline = &Deadline::new(limit, stop);
    if let Some(solved) = (R::LOOKAHEAD.solve)(view, moves, Extent::AllMoves, deadline) {
        return solved;
    }
    let list = endgame::solve(view, moves, None, rng, deadline).unwrap_or_else(|| {
        let rollouts = Rollouts::new(shipped::<R>(view.public), rng);
        evaluate_by_rollouts(view, past, moves, rollouts, false, deadline)
    });
    let unit = value_of_point(R::totals(view.public).seats());
    list.into_iter().map(|one| one.per(unit)).collect()
}

/// The values of two moves in the same worlds, as many as the limit allows.
pub(super) fn paired_values<R: Strategy>(
    view: View<'_, R>, past: &History<R>, pair: [R::Action; 2], learned: Option<&LearnedPolicy>, rng: &mut impl Rng,
    deadline: &Deadline<'_>,
) -> Vec<[f64; 2]> {
    let rollouts = Rollouts::new(learned, rng);
    let Some(mut trials) = Trials::new(view, past, rollouts, deadline) else { return Vec::new() };
    let most = deadline.worlds().unwrap_or(u32::MAX) as usize;
    let mut values = Vec::new();
    while values.len() < most && !deadline.is_over() {
        // Characters look at single results.
        trials.next_cluster(1);
        values.push(pair.map(|action| trials.end(action).payoff.value));
    }
    values
}

/// The evaluations of all moves; with `stop_when_clear`, only until the choice is clear.
fn evaluate_by_rollouts<R: Strategy>(
    view: View<'_, R>, past: &History<R>, moves: &[R::Action], mut rollouts: Rollouts<'_, R>, stop_when_clear: bool,
    deadline: &Deadline<'_>,
) -> Vec<Evaluation> {
    let mut candidates = candidates(view, moves, &mut rollouts, deadline);
    if !candidates.is_empty()
        && let Some(mut trials) = Trials::new(view, past, rollouts, deadline)
    {
        halve(&mut candidates, moves, &mut trials, stop_when_clear, deadline);
    }
    let mut is_candidate = vec![false; moves.len()];
    for candidate in &candidates {
        is_candidate[candidate.index] = true;
    }
    let others = (0..moves.len()).filter(|&index| !is_candidate[index]);
    candidates.extend(others.map(|index| Candidate::new(index, false)));
    candidates.iter().map(Candidate::evaluation).collect()
}

/// The candidates, with the default choice first: the heuristic's, unless that commits the seat.
fn candidates<R: Strategy>(
    view: View<'_, R>, moves: &[R::Action], rollouts: &mut Rollouts<'_, R>, deadline: &Deadline<'_>,
) -> Vec<Candidate> {
    if moves.is_empty() {
        return Vec::new();
    }
    let commits = |index: usize| (R::LOOKAHEAD.commits)(moves[index]);
    let mut first = rollouts.choose(view, moves);
    if commits(first) {
        first = (0..moves.len()).find(|&index| !commits(index)).unwrap_or(first);
    }
    let mut others: Vec<usize> = (0..moves.len()).filter(|&index| index != first).collect();
    let mut chosen = vec![first];
    if moves.len() <= MAX_CANDIDATES {
        chosen.append(&mut others);
    } else {
        let mut actions: Vec<R::Action> = others.iter().map(|&index| moves[index]).collect();
        while chosen.len() < MAX_CANDIDATES && !deadline.is_over() {
            let next = R::choose(view, &actions, &mut rollouts.rng);
            actions.remove(next);
            chosen.push(others.remove(next));
        }
    }
    let candidates = chosen.into_iter();
    candidates.map(|index| Candidate::new(index, commits(index))).collect()
}

/// Tries the candidates in rounds, dropping the worse half after each, and leaves them best first.
fn halve<R: Strategy>(
    candidates: &mut [Candidate], moves: &[R::Action], trials: &mut Trials<'_, R>, stop_when_clear: bool,
    deadline: &Deadline<'_>,
) {
    let first = candidates[0].index;
    // A move that commits the seat has to stand out from single worlds.
    let size = if candidates.iter().any(Candidate::commits) { 1 } else { CLUSTER_SIZE };
    let rounds = candidates.len().next_power_of_two().trailing_zeros().max(1);
    let mut left = candidates.len();
    for round in 1..=rounds {
        let mut worlds = 0;
        while worlds == 0 || !is_round_over(worlds, (round, rounds), deadline) {
            trials.next_cluster(size);
            for candidate in &mut candidates[..left] {
                if deadline.is_over() {
                    // A world in which only some were tried would favor those.
                    sort(&mut candidates[..left]);
                    return;
                }
                candidate.current = trials.end(moves[candidate.index]).payoff;
            }
            let default = candidates[..left].iter().find(|one| one.index == first);
            let default = default.expect("the default choice is never dropped");
            let default = default.current.value;
            for candidate in &mut candidates[..left] {
                candidate.record(default);
            }
            worlds += 1;
            if stop_when_clear {
                left = drop_hopeless(&mut candidates[..left], first);
                if is_clear(&mut candidates[..left]) {
                    return;
                }
            }
        }
        sort(&mut candidates[..left]);
        left = left.div_ceil(2);
        // Keep the default choice until the end; the others are measured against it.
        if let Some(index) = candidates.iter().position(|one| one.index == first)
            && index >= left
        {
            candidates[left..=index].rotate_right(1);
            left += 1;
        }
    }
}

/// Moves candidates that are surely worse than the best one to the end, and returns the number of others. The default
/// choice, given by its index, always stays. Looks only when the number of worlds has doubled.
fn drop_hopeless(candidates: &mut [Candidate], default: usize) -> usize {
    let worlds = candidates[0].value.count();
    if worlds < MIN_RESULTS_TO_DROP || !worlds.is_power_of_two() {
        return candidates.len();
    }
    sort(candidates);
    let is_hopeless = |one: &Candidate| {
        let gain = one.gain_over(&candidates[0]);
        one.index != default && gain.mean() + DROP_MARGIN * gain.error() < 0.0
    };
    let hopeless: Vec<usize> = candidates.iter().filter(|one| is_hopeless(one)).map(|one| one.index).collect();
    candidates.sort_by_key(|one| hopeless.contains(&one.index));
    candidates.len() - hopeless.len()
}

/// Tells whether no other candidate can be expected to be noticeably better than the best one, which is then the first.
/// Looks only when the number of worlds has doubled.
pub fn is_clear(candidates: &mut [Candidate]) -> bool {
    let worlds = candidates[0].value.count();
    if worlds < MIN_RESULTS_TO_STOP || !worlds.is_power_of_two() {
        return false;
    }
    sort(candidates);
    let [best, others @ ..] = candidates else { return true };
    let negligible = NEGLIGIBLE_GAIN * best.value.deviation();
    others.iter().all(|other| {
        let gain = other.gain_over(best);
        gain.mean() + STOP_MARGIN * gain.error() <= negligible
    })
}

/// Tells whether a round has had enough worlds. A round is its number and the number of rounds.
fn is_round_over(worlds: u32, round: (u32, u32), deadline: &Deadline<'_>) -> bool {
    let is_enough = |total: u32| worlds >= total.div_ceil(round.1);
    deadline.worlds().is_some_and(is_enough) || deadline.is_over_for(round)
}

fn sort(candidates: &mut [Candidate]) {
    candidates.sort_by(|a, b| b.sure_lead().total_cmp(&a.sure_lead()));
}
