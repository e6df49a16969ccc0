//! The story of a game.

use misere_engine::rules::Wins;
use misere_players::bots::Estimate;
use misere_players::review::{Mark, MomentKind, Review, Verdict, story};

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
