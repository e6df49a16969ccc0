//! Checks a review that was read from a file against its game.

use std::ops::RangeInclusive;

use misere_engine::limits::TOTAL;
use misere_engine::rules::{BySeat, Next, Score, Seat};
use misere_engine::table::Move;
use misere_games::BotSession;
use misere_players::bots::Estimate;
use misere_players::review::{DealReport, Mark, Review, Verdict, finished_steps};

/// The number of worlds of a review.
const WORLDS: RangeInclusive<u32> = 1..=100_000;

/// Tells whether a review fits its game: every verdict is on a decision of its seats, every report on a finished deal,
/// and none of their values is impossible there. Whether the estimates are right could only another review say.
pub(super) fn is_sound(review: &Review, session: &dyn BotSession) -> bool {
    let seats = session.seats();
    let is_rising = review.seats.is_sorted_by(|one, other| one < other);
    if !is_rising || review.seats.iter().any(|seat| *seat >= seats) {
        return false;
    }
    let mut verdicts = review.verdicts.iter().peekable();
    let mut deals = Vec::new();
    let mut then = session.copy();
    let steps = session.steps();
    then.go_to(0);
    for (step, taken) in steps[..finished_steps(session)].iter().enumerate() {
        match then.next() {
            Next::Deal(_) => deals.push((step, then.totals())),
            Next::Act(seat) if review.seats.contains(&seat.index()) => {
                if let Some(verdict) = verdicts.next_if(|verdict| verdict.step == step) {
                    let moves = then.moves();
                    let decision = Decision { deal: then.deal_number(), seat, taken, moves: &moves };
                    if !decision.has(verdict) {
                        return false;
                    }
                }
            }
            _ => {}
        }
        then.redo();
    }
    let place = |report: &DealReport| (report.deal, report.seat);
    let is_right = |report: &DealReport| {
        let deal = report.deal as usize;
        let found = deal.checked_sub(1).and_then(|index| deals.get(index));
        let after = deals.get(deal).map_or_else(|| then.totals(), |next| next.1);
        found.is_some_and(|(step, before)| {
            report.step == *step
                && review.seats.contains(&report.seat)
                && is_possible(report, scored(before, &after, report.seat))
        })
    };
    verdicts.next().is_none()
        && WORLDS.contains(&review.worlds)
        && review.deals as usize == deals.len()
        && review.reports.is_sorted_by(|one, other| place(one) < place(other))
        && review.reports.iter().all(is_right)
}

/// The points that a seat got between two totals.
fn scored(before: &BySeat<Score>, after: &BySeat<Score>, seat: usize) -> f64 {
    let seat = Seat::new(seat);
    (after[seat] - before[seat]).as_f64()
}

fn is_possible(report: &DealReport, scored: f64) -> bool {
    let estimates = [report.master, report.par, report.luck, report.skill];
    report.scored == scored && estimates.iter().all(is_finite)
}

/// Tells whether an estimate is a number. Its error is infinite after a single result.
fn is_finite(estimate: &Estimate) -> bool {
    TOTAL.contains(&estimate.mean) && estimate.error() >= 0.0 && estimate.margin() >= 0.0
}

struct Decision<'a> {
    deal: u32,
    seat: Seat,
    taken: &'a str,
    moves: &'a [Move],
}

impl Decision<'_> {
    /// Tells whether a verdict is on this decision and has only possible values.
    fn has(&self, verdict: &Verdict) -> bool {
        (verdict.deal, verdict.seat) == (self.deal, self.seat.index())
            && verdict.played == self.taken
            && self.is_legal(&verdict.best)
            && verdict.as_good.iter().all(|text| self.is_legal(text))
            && verdict.options == self.moves.len()
            && verdict.mark == Mark::of(verdict.loss)
            && [verdict.loss, verdict.points, verdict.expected].iter().all(is_finite)
            && (0.0..=*TOTAL.end()).contains(&verdict.lead)
    }

    fn is_legal(&self, text: &str) -> bool {
        self.moves.iter().any(|one| one.text == text)
    }
}
