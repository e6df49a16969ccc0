//! The story of a game: the few moments of a review that are worth looking at again.

use super::{Review, Verdict};
use crate::bots::Estimate;
use misere_engine::rules::Wins;

/// Moments with fewer points at stake are not told.
const MIN_POINTS: f64 = 0.5;

/// Standard errors by which a change of the expected points must exceed 0 to be told as luck.
const SURE: f64 = 3.0;

/// A moment of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// The reason for telling it.
    pub kind: MomentKind,
    /// The number of steps before the decision with which it begins.
    pub step: usize,
    /// The number of its deal, from 1.
    pub deal: u32,
    /// The points that it was worth or cost, always positive.
    pub points: f64,
}

/// The reason for telling a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentKind {
    /// Actions of others or cards were worth the most.
    Luck,
    /// The second best choice would have cost the most.
    BestDecision,
    /// The choice that cost the most.
    CostliestDecision,
}

/// The luckiest moment, the best decision and the costliest one of a seat, in the order of the game;
/// each only if there is one.
pub fn story(review: &Review, seat: usize, wins: Wins) -> Vec<Moment> {
    let verdicts: Vec<&Verdict> = review.of_seat(seat).collect();
    let moment = |kind, verdict: &Verdict, points| Moment { kind, step: verdict.step, deal: verdict.deal, points };
    let luckiest = verdicts.windows(2).filter_map(|pair| {
        let gained = luck_between(pair[0], pair[1], wins)?;
        Some(moment(MomentKind::Luck, pair[0], gained))
    });
    let best = verdicts.iter().filter(|one| one.is_best());
    let best = best.map(|one| moment(MomentKind::BestDecision, one, one.lead));
    let costliest = verdicts.iter().filter(|one| one.mark.is_some());
    let costliest = costliest.map(|one| moment(MomentKind::CostliestDecision, one, one.points.mean));
    let mut told = Vec::new();
    told.extend(greatest(luckiest));
    told.extend(greatest(best));
    told.extend(greatest(costliest));
    told.sort_by_key(|moment: &Moment| moment.step);
    told
}

/// The first moment with the most points, if they are enough to be told.
fn greatest(moments: impl Iterator<Item = Moment>) -> Option<Moment> {
    let told = moments.filter(|moment| moment.points >= MIN_POINTS);
    told.reduce(|best, next| if next.points > best.points { next } else { best })
}

/// The points that a seat gained between two of its decisions without its own doing: by what it could
/// expect at the second one, compared with what it could expect after the first. `None` if they are in
/// different deals, or if it is not certain that it gained.
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
    if gained > SURE * error { Some(gained) } else { None }
}
