//! Walks through a game and judges each decision.

use std::sync::atomic::AtomicBool;

use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng};

use super::marks::sentence;
use super::{
    Finding, Mark, Progress, Request, Review, STEPS, Verdict, fingerprint, finished_steps, luck,
};
use crate::arena::random_deals;
use crate::bots::{
    Bot, DealScale, Effort, History, Judgment, Level, Limit, Policy, decide_with, judge,
};
use crate::cards::Pack;
use crate::rules::{BySeat, Next, Rules, Score, Seat, State};
use crate::table::{Session as _, Step, Table};

/// The minimum and maximum number of random deals that measure the usual variation of a deal. In
/// between it equals the number of worlds.
const SAMPLES: (u32, u32) = (10, 60);

/// The work of replaying a deal, in units of one decision.
const DEAL_WORK: u32 = 8;

/// Reviews the finished deals of a game. Calls `found` with each part of the review as soon as it
/// is known: first all verdicts, deal by deal, then luck and skill. `None` if stopped.
pub fn review<R: Policy>(
    table: &Table<R>,
    request: &Request,
    stop: &AtomicBool,
    found: &mut dyn FnMut(Progress),
) -> Option<Review> {
    let deals = Deal::all(table);
    let seats: Vec<Seat> = Seat::all(table.seats())
        .filter(|seat| request.seats.contains(*seat))
        .collect();
    let mut review = Review {
        log: fingerprint(table),
        seats: seats.iter().map(|seat| seat.index()).collect(),
        worlds: request.worlds,
        deals: deals.len() as u32,
        ..Review::default()
    };
    let decisions = deals.iter().flat_map(|deal| &deal.acts);
    let decisions = decisions.filter(|act| act.is_decision(request)).count();
    let of = decisions as u32 + DEAL_WORK * review.deals * seats.len() as u32;
    let mut done = 0;
    let mut scales = Vec::new();
    for deal in &deals {
        let scale = deal.scale(request, stop)?;
        let mut past = History::default();
        for act in &deal.acts {
            if act.is_decision(request) {
                let seed = step_rng(request.seed, act.step).next_u64();
                let effort = Effort {
                    worlds: request.worlds,
                    steps: &STEPS,
                };
                let view = act.state.view(act.seat);
                let judgment = judge(view, &past, act.action, &scale, effort, seed, stop)?;
                let verdict = act.verdict(deal.number, judgment);
                review.verdicts.push(verdict.clone());
                done += 1;
                let finding = Finding::Verdict(verdict);
                found(Progress { done, of, finding });
            }
            past.note(&act.state.public, act.action);
        }
        scales.push(scale);
    }
    for (deal, scale) in deals.iter().zip(&scales) {
        for &seat in &seats {
            let mut rng = step_rng(request.seed, deal.step + seat.index());
            let report = luck::report(deal, request, scale, seat, &mut rng, stop)?;
            review.reports.push(report.clone());
            done += DEAL_WORK;
            let finding = Finding::Deal(report);
            found(Progress { done, of, finding });
        }
    }
    Some(review)
}

/// The random number generator for a step of the log. It does not depend on the seed of the packs.
pub(crate) fn step_rng(seed: u64, step: usize) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(crate::arena::seed_of(seed, step as u64))
}

/// The game, played on to its end by Medium.
pub(crate) fn play_on_with_medium<R: Policy>(table: &Table<R>, seed: u64) -> Table<R> {
    let (mut table, mut moves) = (table.clone(), Vec::new());
    let mut rng = step_rng(seed, 0);
    let (past, stop) = (History::default(), AtomicBool::new(false));
    loop {
        match table.next() {
            Next::Over => return table,
            Next::Deal(_) | Next::Reshuffle(_) => table.shuffle(),
            Next::Act(seat) => {
                let bot = Bot::from(Level::Medium);
                let (view, limit) = (table.view(seat), Limit::Worlds(1));
                let action = decide_with(view, &past, bot, limit, &mut rng, &mut moves, &stop);
                table.take(Step::Act(action)).expect("bots play legally");
            }
        }
    }
}

/// A finished deal.
pub(crate) struct Deal<R: Rules> {
    /// Its number, from 1.
    pub number: u32,
    /// The number of steps before it.
    pub step: usize,
    /// The state before it.
    pub before: State<R>,
    pub pack: Pack,
    pub acts: Vec<Act<R>>,
    /// Each seat's points.
    pub scores: BySeat<Score>,
}

impl<R: Policy> Deal<R> {
    /// All finished deals of a game.
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
                (Step::Act(action), Some(deal), Next::Act(seat)) => deal.acts.push(Act {
                    step,
                    seat,
                    state: then.state().clone(),
                    action: *action,
                    options: then.legal().len(),
                }),
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

/// An action of a finished deal.
pub(crate) struct Act<R: Rules> {
    /// The number of steps before it.
    pub step: usize,
    pub seat: Seat,
    /// The state before it.
    pub state: State<R>,
    pub action: R::Action,
    /// The number of legal actions.
    pub options: usize,
}

impl<R: Policy> Act<R> {
    /// Whether it is a decision that is reviewed.
    fn is_decision(&self, request: &Request) -> bool {
        self.options > 1 && request.seats.contains(self.seat)
    }

    fn verdict(&self, deal: u32, judgment: Judgment<R::Action>) -> Verdict {
        let Judgment {
            best,
            loss,
            points,
            expected,
            for_the_game,
            reason,
            results,
            exact,
        } = judgment;
        let spoken = |action| R::spoken(self.state.view(self.seat), action);
        let mark = Mark::of(loss);
        let better = spoken(best);
        let sentence = mark.map(|_| {
            sentence(
                &better.noun.for_programs(),
                points,
                R::WINS,
                for_the_game,
                reason.as_deref(),
            )
        });
        Verdict {
            step: self.step,
            deal,
            seat: self.seat.index(),
            played: self.action.to_string(),
            played_spoken: spoken(self.action).order.for_programs(),
            best: best.to_string(),
            best_spoken: better.order.for_programs(),
            options: self.options,
            mark,
            loss,
            points,
            expected,
            worlds: results,
            exact,
            sentence,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::any_twin;
    use crate::games::combo::Combo;
    use crate::games::fosdick::Fosdick;
    use crate::games::garbo::Garbo;
    use crate::rules::Seats;
    use crate::rules::options::HouseRules;
    use crate::table::Setup;

    static NEVER: AtomicBool = AtomicBool::new(false);

    /// A verdict is identical, to the last digit, in every world that the seat cannot distinguish
    /// from the true one.
    #[test]
    fn hidden_cards_do_not_change_a_verdict() {
        let asked =
            twins_agree(Fosdick::AcornHearts, 4) + twins_agree(Combo, 4) + twins_agree(Garbo, 2);
        assert!(asked > 60, "{asked}");
    }

    /// Judges the decisions of a deal again with hidden cards swapped, and returns how many there
    /// were.
    fn twins_agree<R: Policy>(game: R, seats: usize) -> u32 {
        let setup = Setup {
            seats,
            rules: HouseRules::default(),
            seed: 3,
            dealer: None,
        };
        let mut table = Table::new(game, &setup).expect("the usual rules");
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut asked = 0;
        while !matches!(table.next(), Next::Over | Next::Deal(_)) || table.at() == 0 {
            table.shuffle();
            let Next::Act(seat) = table.next() else {
                continue;
            };
            let moves = table.legal();
            let action = moves[moves.len() / 2];
            let twin = any_twin(&table, seat, &mut rng).filter(|_| moves.len() > 1);
            if let Some((_, twin)) = twin {
                assert_eq!(judged(&table, action), judged(&twin, action));
                asked += 1;
            }
            table.take(Step::Act(action)).expect("a legal action");
        }
        asked
    }

    /// The judgment of an action in the present deal, as a review makes it.
    fn judged<R: Policy>(table: &Table<R>, action: R::Action) -> Option<Judgment<R::Action>> {
        let Next::Act(seat) = table.next() else {
            return None;
        };
        let mut before = table.clone();
        before.go_to(0);
        let scale = Deal {
            number: 1,
            step: 0,
            before: before.state().clone(),
            pack: Pack::EMPTY,
            acts: Vec::new(),
            scores: table.totals(),
        };
        let scale = scale.scale(
            &Request {
                worlds: 1,
                ..Request::new(Seats::default(), Vec::new())
            },
            &NEVER,
        )?;
        let mut past = History::default();
        table.retrace_deal(|state, action| past.note(&state.public, action));
        let effort = Effort {
            worlds: 2,
            steps: &STEPS,
        };
        judge(table.view(seat), &past, action, &scale, effort, 5, &NEVER)
    }
}
