//! Finds puzzles in a game and re-checks them.

use std::sync::atomic::{AtomicBool, Ordering};

use rand::Rng as _;

use super::Puzzle;
use super::rating::TRIES;
use crate::bots::{
    ActionLoss, Certainty, DealScale, Estimate, History, Judge, Level, Limit, Strategy, Thinker, search,
};
use crate::review::{Act, Deal, Request, play_on_with_medium, step_rng};
use misere_engine::rules::Seats;
use misere_engine::table::{Session as _, Step, Table, Watch as _};

/// The lead of an answer over every other action.
#[derive(Clone, Copy, Debug)]
pub struct Margin {
    /// The minimum loss of every other action, as a share of a deal's usual variation.
    pub loss: f64,
    /// The minimum loss in standard errors.
    pub errors: f64,
}

impl Margin {
    /// The margin required to accept an answer.
    pub const FOUND: Self = Self { loss: 0.2, errors: 5.0 };

    /// The margin required when an answer is checked in other worlds.
    pub const CHECKED: Self = Self { loss: 0.1, errors: 4.0 };

    fn is_met(self, loss: Estimate) -> bool {
        loss.mean >= self.loss.max(self.errors * loss.error())
    }

    /// Tells whether more worlds will hardly help.
    fn is_hopeless(self, loss: Estimate) -> bool {
        loss.mean + 4.0 * loss.error() < self.loss
    }
}

/// The lead in the search below which a position is not examined further, as a share of a deal's usual variation.
const GLIMPSE: f64 = 0.15;

/// The number of worlds in which actions are compared.
const WORLDS: u32 = 512;

/// A puzzle is too easy if Novice finds the answer in this share of its decisions.
const EASY: f64 = 0.75;

/// Lets Medium play the first deal of a game and looks for puzzles in it, at most one per seat, for
/// variety. `None` if stopped.
pub fn mine<R: Strategy>(table: &Table<R>, seed: u64, stop: &AtomicBool) -> Option<Vec<Puzzle>> {
    let table = play_on_with_medium(table, seed);
    let deals = Deal::all(&table);
    let deal = deals.first()?;
    let request = request(seed);
    let scale = deal.scale(&request, stop)?;
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for (index, act) in deal.acts.iter().enumerate() {
        let is_taken = puzzles.iter().any(|one| one.seat == act.seat.index());
        if act.options < 3 || act.is_claimed || is_taken {
            continue;
        }
        let seed = step_rng(seed, act.step).next_u64();
        let candidate = PuzzleCandidate { table: &table, act, past: deal.past(index), scale: &scale, seed, stop };
        if let Some(found) = candidate.puzzle()? {
            puzzles.push(found);
        }
    }
    Some(puzzles)
}

fn request(seed: u64) -> Request {
    Request { seed, ..Request::new(Seats::default(), Vec::new()) }
}

/// Tells whether an answer to the position at the end of a table's log leads all other actions by a margin, in worlds
/// of this seed. `None` if stopped.
pub fn holds<R: Strategy>(
    table: &Table<R>, answer: R::Action, margin: Margin, seed: u64, stop: &AtomicBool,
) -> Option<bool> {
    // Only finished deals are judged, so this one is played to its end.
    let deals = Deal::all(&play_on_with_medium(table, seed));
    let deal = deals.iter().rfind(|deal| deal.step < table.at())?;
    let index = deal.acts.iter().position(|act| act.step == table.at())?;
    let scale = deal.scale(&request(seed), stop)?;
    let candidate =
        PuzzleCandidate { table, act: &deal.acts[index], past: deal.past(index), scale: &scale, seed, stop };
    candidate.holds(answer, margin, seed)
}

/// An estimate rounded to three decimals, which is enough for files.
fn rounded(estimate: Estimate) -> Estimate {
    let round = |number: f64| (number * 1000.0).round() / 1000.0;
    let certainty = match estimate.certainty {
        Certainty::Exact => Certainty::Exact,
        Certainty::Sampled { error, unseen } => Certainty::Sampled { error: round(error), unseen: round(unseen) },
    };
    Estimate { mean: round(estimate.mean), certainty }
}

/// A position that may be a puzzle.
struct PuzzleCandidate<'a, R: Strategy> {
    table: &'a Table<R>,
    act: &'a Act<R>,
    past: History<R>,
    scale: &'a DealScale,
    seed: u64,
    stop: &'a AtomicBool,
}

impl<R: Strategy> PuzzleCandidate<'_, R> {
    /// The puzzle, if it is one. `None` if stopped.
    fn puzzle(&self) -> Option<Option<Puzzle>> {
        let view = self.act.state.view(self.act.seat);
        let Some(answer) = self.likely_answer()? else { return Some(None) };
        if R::reason(view, answer).is_none() {
            return Some(None);
        }
        let Some(others) = self.losses(answer, Margin::FOUND, !self.seed)? else { return Some(None) };
        if !others.iter().all(|one| Margin::FOUND.is_met(one.loss)) || !self.holds(answer, Margin::FOUND, self.seed)? {
            return Some(None);
        }
        let found = [Level::Novice, Level::Easy, Level::Medium].map(|level| self.found(level, answer));
        if found[0] > EASY {
            return Some(None);
        }
        let log = &self.table.log()[..self.act.step];
        let log: Vec<String> = log.iter().map(Step::to_string).collect();
        let loss = |one: &ActionLoss<R::Action>| (one.action.to_string(), rounded(one.points));
        Some(Some(Puzzle {
            game: self.table.id().to_owned(),
            seats: self.table.seats(),
            seed: self.table.seed(),
            dealer: self.table.first_dealer().index(),
            seat: self.act.seat.index(),
            log: log.join("; "),
            answer: answer.to_string(),
            losses: others.iter().map(loss).collect(),
            found,
        }))
    }

    /// The action that a short search finds clearly best, if there is one and it is not obvious. `None` if stopped.
    fn likely_answer(&self) -> Option<Option<R::Action>> {
        let view = self.act.state.view(self.act.seat);
        let mut moves = Vec::new();
        R::legal(view, &mut moves);
        if (R::LOOKAHEAD.obvious)(view, &moves).is_some() {
            return Some(None);
        }
        let limit = Limit::Worlds(Request::WORLDS).times(R::LOOKAHEAD.worlds_factor);
        let mut rng = step_rng(self.seed, 100);
        let list = search::evaluate(view, &self.past, &moves, limit, &mut rng, self.stop);
        if self.stop.load(Ordering::Relaxed) {
            return None;
        }
        let [best, second, ..] = &list[..] else { return Some(None) };
        let is_clear = best.value - second.value >= GLIMPSE * self.scale.deviation();
        Some(is_clear.then_some(moves[best.index]))
    }

    /// Tells whether an answer leads all other actions in worlds of this seed. `None` if stopped.
    fn holds(&self, answer: R::Action, margin: Margin, seed: u64) -> Option<bool> {
        let losses = self.losses(answer, margin, seed)?;
        Some(losses.is_some_and(|others| others.iter().all(|one| margin.is_met(one.loss))))
    }

    /// The losses of the other actions, unless the margin is out of reach. `None` if stopped.
    fn losses(&self, answer: R::Action, margin: Margin, seed: u64) -> Option<Option<Vec<ActionLoss<R::Action>>>> {
        let (view, past) = (self.act.state.view(self.act.seat), &self.past);
        let judge = Judge { view, past, scale: self.scale, bots: &[], stop: self.stop };
        let losses = judge.losses(answer, WORLDS, seed, |loss| margin.is_hopeless(loss));
        if self.stop.load(Ordering::Relaxed) {
            return None;
        }
        Some(losses)
    }

    /// The share of attempts in which a level finds the answer.
    fn found(&self, level: Level, answer: R::Action) -> f64 {
        let view = self.act.state.view(self.act.seat);
        let rng = step_rng(self.seed, level as usize);
        let mut thinker = Thinker::new(Limit::Worlds(1), rng, self.stop);
        let mut found = 0;
        for _ in 0..TRIES {
            let choice = thinker.decide(view, &self.past, level.into());
            found += u32::from(choice == answer);
        }
        f64::from(found) / f64::from(TRIES)
    }
}
