//! Walks through a game and judges each decision.

use std::sync::atomic::AtomicBool;

use rand::Rng as _;

use super::deal::{Act, Deal, step_rng};
use super::{Finding, Mark, Progress, Request, Review, STEPS, Verdict, fingerprint, luck};
use crate::bots::{Effort, History, Judge, Judgment, Strategy};
use misere_engine::rules::Seat;
use misere_engine::table::{Table, Watch as _};

/// The work of replaying a deal, in units of one decision.
const DEAL_WORK: u32 = 8;

/// Reviews the finished deals of a game. Calls `found` with each part of the review as soon as it
/// is known: first all verdicts, deal by deal, then luck and skill. `None` if stopped.
pub fn review<R: Strategy>(
    table: &Table<R>, request: &Request, stop: &AtomicBool, found: &mut dyn FnMut(Progress),
) -> Option<Review> {
    let deals = Deal::all(table);
    let seats: Vec<Seat> = Seat::all(table.seats()).filter(|seat| request.seats.contains(*seat)).collect();
    let mut review = Review {
        log: fingerprint(table),
        seats: seats.iter().map(|seat| seat.index()).collect(),
        worlds: request.worlds,
        deals: deals.len() as u32,
        ..Review::default()
    };
    let decisions = deals.iter().flat_map(|deal| &deal.acts);
    let decisions = decisions.filter(|act| act.is_decision(request)).count() as u32;
    let reported = if request.luck { &seats[..] } else { &[] };
    let of = decisions + DEAL_WORK * review.deals * reported.len() as u32;
    let bots = request.players(table.seats());
    let mut done = 0;
    let mut scales = Vec::new();
    for deal in &deals {
        if reported.is_empty() && !deal.acts.iter().any(|act| act.is_decision(request)) {
            continue;
        }
        let scale = deal.scale(request, stop)?;
        let mut past = History::default();
        for act in &deal.acts {
            if act.is_decision(request) {
                let effort =
                    Effort { worlds: request.worlds, steps: &STEPS, seed: step_rng(request.seed, act.step).next_u64() };
                let judge = Judge { view: act.state.view(act.seat), past: &past, scale: &scale, bots: &bots, stop };
                let judgment = judge.judge(act.action, effort)?;
                let verdict = act.verdict(deal.number, &judgment);
                review.verdicts.push(verdict.clone());
                done += 1;
                let finding = Finding::Verdict(verdict);
                found(Progress { done, of, decisions, finding });
            }
            past.note(&act.state.public, act.action);
        }
        scales.push(scale);
    }
    for (deal, scale) in deals.iter().zip(&scales) {
        for &seat in reported {
            let mut rng = step_rng(request.seed, deal.step + seat.index());
            let report = luck::report(deal, request, scale, seat, &mut rng, stop)?;
            review.reports.push(report.clone());
            done += DEAL_WORK;
            let finding = Finding::Deal(report);
            found(Progress { done, of, decisions, finding });
        }
    }
    Some(review)
}

impl<R: Strategy> Act<R> {
    fn verdict(&self, deal: u32, judgment: &Judgment<R::Action>) -> Verdict {
        let mark = Mark::of(judgment.loss);
        let as_good = judgment.as_good.iter().map(ToString::to_string);
        Verdict {
            step: self.step,
            deal,
            seat: self.seat.index(),
            played: self.action.to_string(),
            best: judgment.best.to_string(),
            options: self.options,
            mark,
            loss: judgment.loss,
            points: judgment.points,
            expected: judgment.expected,
            worlds: judgment.results,
            exact: judgment.exact,
            lead: judgment.lead,
            for_the_game: judgment.for_the_game,
            as_good: as_good.filter(|_| mark.is_some()).collect(),
        }
    }
}
