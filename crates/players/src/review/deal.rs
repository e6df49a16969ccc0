//! The finished deals of a game, with the state before each action.

use std::sync::atomic::AtomicBool;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::{Request, finished_steps};
use crate::bots::{DealScale, History, Level, Limit, Strategy, Thinker};
use crate::play::random_deals;
use misere_engine::cards::Pack;
use misere_engine::rules::{BySeat, Next, Rules, Score, Seat, State};
use misere_engine::table::{Session as _, Step, Table, Watch as _};

/// The minimum and maximum number of random deals that measure the usual variation of a deal. In
/// between it equals the number of worlds.
const SAMPLES: (u32, u32) = (10, 60);

/// A finished deal of a game.
pub struct Deal<R: Rules> {
    /// Its number, from 1.
    pub number: u32,
    /// The step of the log that dealt.
    pub step: usize,
    pub before: State<R>,
    /// The cards in their order.
    pub pack: Pack,
    /// Its actions.
    pub acts: Vec<Act<R>>,
    /// Each seat's points.
    pub scores: BySeat<Score>,
}

impl<R: Strategy> Deal<R> {
    /// The finished deals of a game.
    pub fn all(table: &Table<R>) -> Vec<Self> {
        let mut then = table.clone();
        let end = finished_steps(&then);
        then.go_to(0);
        let mut deals: Vec<Self> = Vec::new();
        for (step, taken) in table.log()[..end].iter().enumerate() {
            match (taken, deals.last_mut(), then.next()) {
                (Step::Deal(pack), _, _) => deals.push(Self {
                    number: deals.len() as u32 + 1,
                    step,
                    before: then.state().clone(),
                    pack: *pack,
                    acts: Vec::new(),
                    scores: BySeat::new(table.seats()),
                }),
                (Step::Act(action), Some(deal), Next::Act(seat)) => {
                    let was_claimed = deal.acts.last().is_some_and(|act| act.is_claimed);
                    deal.acts.push(Act {
                        step,
                        seat,
                        state: then.state().clone(),
                        action: *action,
                        options: then.legal().len(),
                        is_claimed: was_claimed || then.claim().is_some(),
                    });
                }
                _ => {}
            }
            then.redo();
            if let Some(deal) = deals.last_mut() {
                let (before, after) = (R::totals(&deal.before.public), then.totals());
                let score = |seat| after[seat] - before[seat];
                deal.scores = BySeat::from_fn(table.seats(), score);
            }
        }
        deals
    }

    /// The public history of the deal before one of its acts.
    pub fn past(&self, act: usize) -> History<R> {
        let mut past = History::default();
        for act in &self.acts[..act] {
            past.note(&act.state.public, act.action);
        }
        past
    }

    /// The scale for this deal. `None` if stopped.
    pub fn scale(&self, request: &Request, stop: &AtomicBool) -> Option<DealScale> {
        let mut rng = step_rng(request.seed, self.step);
        let samples = request.worlds.clamp(SAMPLES.0, SAMPLES.1);
        let ends = random_deals(&self.before, samples, &mut rng, stop)?;
        Some(DealScale::new::<R>(self.before.view(Seat::new(0)), &ends))
    }
}

/// An action in a finished deal.
pub struct Act<R: Rules> {
    pub step: usize,
    pub seat: Seat,
    /// The state before it.
    pub state: State<R>,
    pub action: R::Action,
    /// The number of legal actions.
    pub options: usize,
    /// Set once a player can claim the rest of the deal, so that no action changes a score.
    pub is_claimed: bool,
}

impl<R: Rules> Act<R> {
    /// Tells whether there was anything to decide.
    pub fn is_choice(&self) -> bool {
        self.options > 1 && !self.is_claimed
    }

    /// Tells whether it is a decision that was asked about.
    pub fn is_decision(&self, request: &Request) -> bool {
        let is_wanted = (request.only.as_ref()).is_none_or(|only| only.contains(&self.step));
        self.is_choice() && is_wanted && request.seats.contains(self.seat)
    }
}

/// The decisions of each seat in the finished deals, each as the number of steps before it.
pub fn decisions<R: Strategy>(table: &Table<R>) -> Vec<Vec<usize>> {
    let mut decisions = vec![Vec::new(); table.seats()];
    let acts = Deal::all(table).into_iter().flat_map(|deal| deal.acts);
    for act in acts.filter(Act::is_choice) {
        decisions[act.seat.index()].push(act.step);
    }
    decisions
}

/// The random number generator for a step of the log. It does not depend on the seed of the packs.
pub fn step_rng(seed: u64, step: usize) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(crate::play::seed_of(seed, step as u64))
}

/// The game, played on to its end by Medium.
pub fn play_on_with_medium<R: Strategy>(table: &Table<R>, seed: u64) -> Table<R> {
    let (mut table, past) = (table.clone(), History::default());
    let stop = AtomicBool::new(false);
    let mut thinker = Thinker::new(Limit::Worlds(1), step_rng(seed, 0), &stop);
    loop {
        match table.next() {
            Next::Over => return table,
            Next::Deal(_) | Next::Reshuffle(_) => table.shuffle(),
            Next::Act(seat) => {
                let action = thinker.decide(table.view(seat), &past, Level::Medium.into());
                table.take(Step::Act(action)).expect("bots play legally");
            }
        }
    }
}
