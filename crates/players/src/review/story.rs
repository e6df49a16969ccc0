//! The story of a game: the three moments of a review that are most worth looking at again.

use super::{Review, Verdict};
use crate::bots::Estimate;
use misere_engine::rules::Wins;

/// Luck and good decisions with fewer points at stake are not told.
const MIN_POINTS: f64 = 0.5;

/// Standard errors by which a change of the expected points must exceed 0 to be told as luck.
const SURE: f64 = 3.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// The reason for telling it.
    pub kind: MomentKind,
    /// The number of steps before the decision with which it begins.
    pub step: usize,
    /// For luck, the number of steps before the seat's next decision.
    pub until: Option<usize>,
    /// The number of its deal, from 1.
    pub deal: u32,
    /// The points that it was worth or cost, never negative.
    pub points: f64,
}

/// The reason for telling a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentKind {
    /// Actions of others or cards were worth the most.
    Luck,
    /// Actions of others or cards cost the most.
    BadLuck,
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

/// The luckiest moment, the best decision and the costliest one of a seat, in the order of the game. Where there is
/// none of a kind, others take its place: bad luck, further decisions, and those that were close.
pub fn story(review: &Review, seat: usize, wins: Wins) -> Vec<Moment> {
    let verdicts: Vec<&Verdict> = review.of_seat(seat).collect();
    let moment =
        |kind, verdict: &Verdict, points| Moment { kind, step: verdict.step, until: None, deal: verdict.deal, points };
    let lucky = |kind, sign: f64| {
        // Beside a mistake of one's own, nobody looks for luck.
        let pairs = verdicts.windows(2).filter(|pair| pair[0].mark.is_none()).filter_map(move |pair| {
            let gained = sign * luck_between(pair[0], pair[1], wins)?;
            Some(Moment { until: Some(pair[1].step), ..moment(kind, pair[0], gained) })
        });
        greatest_first(pairs.filter(is_told))
    };
    let (best, obvious): (Vec<&Verdict>, Vec<_>) =
        verdicts.iter().filter(|one| one.is_best()).partition(|one| one.options > 2);
    let right = |verdicts: Vec<&Verdict>| {
        let moments = verdicts.into_iter().map(|one| moment(MomentKind::BestDecision, one, one.lead));
        greatest_first(moments.filter(is_told))
    };
    // Of two choices, one is often out of the question.
    let obvious = right(obvious).into_iter().map(|one| Moment { kind: MomentKind::GoodDecision, ..one });
    let best = right(best);
    // Marked decisions are told even if they cost few points.
    let costly = verdicts.iter().filter(|one| one.mark.is_some());
    let costly = greatest_first(costly.map(|one| moment(MomentKind::CostliestDecision, one, one.points.mean.max(0.0))));
    let lucky = [lucky(MomentKind::Luck, 1.0), lucky(MomentKind::BadLuck, -1.0)];
    let close = verdicts.iter().rev().filter(|one| one.lead < MIN_POINTS);
    let close = close.map(|one| moment(MomentKind::CloseDecision, one, one.lead));
    let mut told: Vec<Moment> =
        [&lucky[0], &best, &costly].into_iter().filter_map(|found| found.first().copied()).collect();
    let further = |moments: Vec<Moment>, kind| moments.into_iter().skip(1).map(move |one| Moment { kind, ..one });
    let others = lucky[1].first().copied().into_iter();
    let others = others.chain(further(best, MomentKind::GoodDecision));
    let others = others.chain(further(costly, MomentKind::CostlyDecision)).chain(close).chain(obvious);
    for other in others {
        if told.len() < MOMENTS && told.iter().all(|moment| moment.step != other.step) {
            told.push(other);
        }
    }
    told.sort_by_key(|moment: &Moment| moment.step);
    told
}

fn is_told(moment: &Moment) -> bool {
    moment.points >= MIN_POINTS
}

/// The moments with the most points first, of equals the earliest.
fn greatest_first(moments: impl Iterator<Item = Moment>) -> Vec<Moment> {
    let mut told: Vec<Moment> = moments.collect();
    told.sort_by(|one, other| other.points.total_cmp(&one.points));
    told
}

/// The points that a seat gained between two of its decisions without its own doing: by what it could
/// expect at the second one, compared with what it could expect after the first; negative if it lost some. `None` if
/// they are in different deals, or if it is not certain that anything changed.
fn luck_between(first: &Verdict, second: &Verdict, wins: Wins) -> Option<f64> {
    if first.deal != second.deal {
        return None;
    }
    let lost = if first.is_best() { Estimate::exact(0.0) } else { first.points };
    // `expected` is on the score sheet; a loss is always worse when larger.
    let gained = match wins {
        Wins::Lowest => first.expected.mean + lost.mean - second.expected.mean,
        Wins::Highest => second.expected.mean - (first.expected.mean - lost.mean),
    };
    let errors = [first.expected, second.expected, lost].map(Estimate::error);
    let error = errors.iter().map(|error| error * error).sum::<f64>().sqrt();
    if gained.abs() > SURE * error { Some(gained) } else { None }
}
