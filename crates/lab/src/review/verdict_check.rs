//! Measures how well verdicts hold up: how often a more careful review confirms a mark, and how
//! often a planted blunder is found.

use std::sync::atomic::{AtomicBool, Ordering};

use rand::Rng as _;

use misere_engine::cards::below;
use misere_engine::rules::{MAX_SEATS, Seats};
use misere_engine::table::Table;
use misere_players::bots::{Bot, DealScale, Effort, History, Judge, Judgment, Level, Limit, Strategy, search};
use misere_players::review::{Act, Deal, Mark, Request, STEPS, play_on_with_medium, step_rng};

/// Factor on the number of worlds for the more careful review.
const CAREFUL: u32 = 10;

/// Counts of the decisions reviewed, by outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Measured {
    /// Medium's decisions that were reviewed.
    pub decisions: u32,
    /// The number of those that were marked, by [`Mark::ALL`].
    pub marked: [u32; 3],
    /// The number of marks that the more careful review confirms.
    pub confirmed: u32,
    /// The number of planted blunders: the worst legal action, if a review with four times the
    /// worlds calls it a blunder.
    pub planted: u32,
    /// The number of planted blunders that got a mark, not necessarily that of a blunder.
    pub found: u32,
}

impl Measured {
    /// Adds the numbers of another game.
    pub fn add(&mut self, other: Self) {
        self.decisions += other.decisions;
        for (marked, more) in self.marked.iter_mut().zip(other.marked) {
            *marked += more;
        }
        self.confirmed += other.confirmed;
        self.planted += other.planted;
        self.found += other.found;
    }
}

/// Lets Medium play a game to its end and reviews some of its decisions, chosen at random. If
/// stopped, returns the numbers so far.
pub fn measured<R: Strategy>(table: &Table<R>, decisions: u32, worlds: u32, seed: u64, stop: &AtomicBool) -> Measured {
    let request = Request { worlds, seed, ..Request::new(Seats::default(), Vec::new()) };
    let deals = Deal::all(&play_on_with_medium(table, seed));
    let choices = deals.iter().enumerate().flat_map(|(number, deal)| {
        let acts = deal.acts.iter().enumerate();
        let acts = acts.filter(|(_, act)| act.is_choice());
        acts.map(move |(index, _)| (number, index))
    });
    let mut choices: Vec<(usize, usize)> = choices.collect();
    let mut rng = step_rng(seed, usize::MAX);
    let mut measured = Measured::default();
    while !choices.is_empty() && measured.decisions < decisions {
        let (number, index) = choices.swap_remove(below(&mut rng, choices.len() as u32) as usize);
        let deal = &deals[number];
        let Some(scale) = deal.scale(&request, stop) else { break };
        let check =
            VerdictCheck { act: &deal.acts[index], past: deal.past(index), scale, worlds, seed: rng.next_u64(), stop };
        match check.run() {
            Some(one) => measured.add(one),
            None => break,
        }
    }
    measured
}

/// A decision that is reviewed several times.
struct VerdictCheck<'a, R: Strategy> {
    act: &'a Act<R>,
    past: History<R>,
    scale: DealScale,
    worlds: u32,
    seed: u64,
    stop: &'a AtomicBool,
}

impl<R: Strategy> VerdictCheck<'_, R> {
    /// `None` if stopped.
    fn run(&self) -> Option<Measured> {
        let mut measured = Measured { decisions: 1, ..Measured::default() };
        if let Some(mark) = Mark::of(self.judge(self.act.action, 1, 1)?.loss) {
            measured.marked[mark as usize] += 1;
            let again = self.judge(self.act.action, CAREFUL, 2)?;
            measured.confirmed += u32::from(Mark::of(again.loss).is_some());
        }
        let worst = self.worst()?;
        if Mark::of(self.judge(worst, 4, 3)?.loss) == Some(Mark::Blunder) {
            measured.planted += 1;
            let mark = Mark::of(self.judge(worst, 1, 4)?.loss);
            measured.found += u32::from(mark.is_some());
        }
        Some(measured)
    }

    fn judge(&self, action: R::Action, times: u32, nth: u64) -> Option<Judgment<R::Action>> {
        let effort = Effort { worlds: self.worlds * times, steps: &STEPS, seed: self.seed ^ nth };
        let view = self.act.state.view(self.act.seat);
        let bots = [Bot::from(Level::SUBSTITUTE); MAX_SEATS];
        let judge = Judge { view, past: &self.past, scale: &self.scale, bots: &bots, stop: self.stop };
        judge.judge(action, effort)
    }

    /// The action that seems worst after a short search. `None` if stopped.
    fn worst(&self) -> Option<R::Action> {
        let view = self.act.state.view(self.act.seat);
        let mut moves = Vec::new();
        R::legal(view, &mut moves);
        let limit = Limit::Worlds(self.worlds);
        let mut rng = step_rng(self.seed, 5);
        let list = search::evaluate(view, &self.past, &moves, limit, &mut rng, self.stop);
        if self.stop.load(Ordering::Relaxed) {
            return None;
        }
        let known = list.iter().filter(|one| one.worlds > 0);
        let worst = known.min_by(|a, b| a.value.total_cmp(&b.value));
        Some(moves[worst.map_or(0, |worst| worst.index)])
    }
}
