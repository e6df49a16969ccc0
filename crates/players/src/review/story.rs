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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::Mark;

    fn verdict(step: usize, expected: f64) -> Verdict {
        Verdict {
            step,
            expected: Estimate::sampled(expected, 0.1),
            played: "play QS".into(),
            best: "play QS".into(),
            ..Verdict::default()
        }
    }

    fn told(verdicts: Vec<Verdict>, wins: Wins) -> Vec<(MomentKind, usize, f64)> {
        let review = Review { verdicts, ..Review::default() };
        let story = story(&review, 0, wins).into_iter();
        story.map(|one| (one.kind, one.step, one.points)).collect()
    }

    #[test]
    fn luck_is_a_change_that_the_seat_did_not_cause() {
        let falling = vec![verdict(1, 8.0), verdict(5, 3.0), verdict(9, 4.0)];
        assert_eq!(told(falling.clone(), Wins::Lowest), [(MomentKind::Luck, 1, 5.0)]);
        assert_eq!(told(falling, Wins::Highest), [(MomentKind::Luck, 5, 1.0)]);
        let small = vec![verdict(1, 3.3), verdict(5, 3.0)];
        assert_eq!(told(small, Wins::Lowest), [], "within the margin");
        let mut deals = vec![verdict(1, 8.0), verdict(5, 3.0)];
        deals[1].deal = 2;
        assert_eq!(told(deals, Wins::Lowest), [], "another deal");
    }

    #[test]
    fn the_best_and_the_costliest_decision_are_told_in_the_order_of_the_game() {
        let mut verdicts = vec![verdict(1, 5.0), verdict(5, 5.0), verdict(9, 5.0)];
        verdicts[0].best = "play KS".into();
        verdicts[0].mark = Some(Mark::Mistake);
        verdicts[0].points = Estimate::sampled(2.5, 0.3);
        verdicts[1].lead = 1.5;
        verdicts[2].lead = 4.0;
        let expected = [(MomentKind::CostliestDecision, 1, 2.5), (MomentKind::BestDecision, 9, 4.0)];
        // After the mistake, 7.5 points were to be expected; then, by luck, 5.
        let story = told(verdicts, Wins::Lowest);
        assert_eq!(story[..1], [(MomentKind::Luck, 1, 2.5)][..]);
        assert_eq!(story[1..], expected);
    }
}
