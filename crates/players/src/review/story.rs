//! The story of a game: the three decisions of a review that are most worth looking at again.

use super::{Review, Verdict};

/// Good decisions with fewer points at stake are not told.
const MIN_POINTS: f64 = 0.5;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// The reason for telling it.
    pub kind: MomentKind,
    /// The number of steps before the decision.
    pub step: usize,
    /// The number of its deal, from 1.
    pub deal: u32,
    /// The points that it was worth or cost, never negative.
    pub points: f64,
}

/// The reason for telling a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentKind {
    /// The second best of several choices would have cost the most.
    BestDecision,
    /// A further decision like [`Self::BestDecision`].
    GoodDecision,
    /// The choice that cost the most.
    CostliestDecision,
    /// A further marked decision.
    CostlyDecision,
    /// Other choices were about as good.
    CloseDecision,
}

/// The number of moments of a story, unless the seat had fewer decisions.
pub const MOMENTS: usize = 3;

/// The best decision of a seat and the costliest one, and others that were good, costly or close, in the order of the game.
/// Of a game that the seat has won, one costly decision is told at most, if there are others.
pub fn story(review: &Review, seat: usize, has_won: bool) -> Vec<Moment> {
    let verdicts: Vec<&Verdict> = review.of_seat(seat).collect();
    let moment = |kind, verdict: &Verdict, points| Moment { kind, step: verdict.step, deal: verdict.deal, points };
    let (best, obvious): (Vec<&Verdict>, Vec<_>) =
        verdicts.iter().filter(|one| one.is_best()).partition(|one| one.options > 2);
    let right = |verdicts: Vec<&Verdict>| {
        let moments = verdicts.into_iter().map(|one| moment(MomentKind::BestDecision, one, one.lead));
        greatest_first(moments.filter(|moment| moment.points >= MIN_POINTS))
    };
    // Of two choices, one is often out of the question.
    let obvious = right(obvious).into_iter().map(|one| Moment { kind: MomentKind::GoodDecision, ..one });
    let best = right(best);
    // Marked decisions are told even if they cost few points.
    let costly = verdicts.iter().filter(|one| one.mark.is_some());
    let costly = greatest_first(costly.map(|one| moment(MomentKind::CostliestDecision, one, one.points.mean.max(0.0))));
    let close = verdicts.iter().rev().filter(|one| one.lead < MIN_POINTS);
    let close = close.map(|one| moment(MomentKind::CloseDecision, one, one.lead));
    let mut told: Vec<Moment> = [&best, &costly].into_iter().filter_map(|found| found.first().copied()).collect();
    let further = |moments: Vec<Moment>, kind| moments.into_iter().skip(1).map(move |one| Moment { kind, ..one });
    let good = further(best, MomentKind::GoodDecision);
    let mut others: Vec<Moment> =
        good.chain(further(costly, MomentKind::CostlyDecision)).chain(close).chain(obvious).collect();
    if has_won {
        others.sort_by_key(|moment| moment.kind == MomentKind::CostlyDecision);
    }
    for other in others {
        if told.len() < MOMENTS && told.iter().all(|moment| moment.step != other.step) {
            told.push(other);
        }
    }
    told.sort_by_key(|moment: &Moment| moment.step);
    told
}

/// The moments with the most points first, of equals the earliest.
fn greatest_first(moments: impl Iterator<Item = Moment>) -> Vec<Moment> {
    let mut told: Vec<Moment> = moments.collect();
    told.sort_by(|one, other| other.points.total_cmp(&one.points));
    told
}
