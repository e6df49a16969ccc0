//! The story of a game.

use misere_players::bots::Estimate;
use misere_players::review::{Mark, MomentKind, Review, Verdict, story};

fn verdict(step: usize, expected: f64) -> Verdict {
    Verdict {
        step,
        expected: Estimate::sampled(expected, 0.1),
        options: 3,
        played: "play QS".into(),
        best: "play QS".into(),
        ..Verdict::default()
    }
}

fn told(verdicts: Vec<Verdict>) -> Vec<(MomentKind, usize, f64)> {
    let review = Review { verdicts, ..Review::default() };
    let story = story(&review, 0, false).into_iter();
    story.map(|one| (one.kind, one.step, one.points)).collect()
}

#[test]
fn a_story_has_three_moments_unless_there_were_fewer_decisions() {
    for count in 0..6 {
        let verdicts = (0..count).map(|step| Verdict { lead: 0.7 * step as f64, ..verdict(step, 2.0) });
        let told = told(verdicts.collect());
        assert_eq!(told.len(), count.min(3), "{told:?}");
        let mut steps: Vec<usize> = told.iter().map(|(_, step, _)| *step).collect();
        steps.dedup();
        assert_eq!(steps.len(), told.len(), "{told:?}");
    }
}

#[test]
fn the_best_and_the_costliest_decision_are_told_in_the_order_of_the_game() {
    let mut verdicts = vec![verdict(1, 5.0), verdict(5, 5.0), verdict(9, 5.0)];
    verdicts[0].best = "play KS".into();
    verdicts[0].mark = Some(Mark::Mistake);
    verdicts[0].points = Estimate::sampled(2.5, 0.3);
    verdicts[1].lead = 1.5;
    verdicts[2].lead = 4.0;
    let expected = [
        (MomentKind::CostliestDecision, 1, 2.5),
        (MomentKind::GoodDecision, 5, 1.5),
        (MomentKind::BestDecision, 9, 4.0),
    ];
    assert_eq!(told(verdicts), expected);
}

#[test]
fn only_one_decision_is_the_best_and_only_one_the_costliest() {
    let mut verdicts: Vec<Verdict> = (0..3).map(|step| verdict(step, 2.0)).collect();
    for (verdict, points) in verdicts.iter_mut().zip([0.4, 1.0, 0.5]) {
        verdict.lead = points;
    }
    let kinds = |verdicts: Vec<Verdict>| told(verdicts).into_iter().map(|(kind, ..)| kind);
    let good: Vec<_> = kinds(verdicts.clone()).collect();
    assert_eq!(good, [MomentKind::CloseDecision, MomentKind::BestDecision, MomentKind::GoodDecision]);
    for verdict in &mut verdicts {
        (verdict.best, verdict.mark) = ("play KS".into(), Some(Mark::Mistake));
        verdict.points = Estimate::sampled(verdict.lead, 0.1);
    }
    let costly: Vec<_> = kinds(verdicts).filter(|kind| *kind == MomentKind::CostliestDecision).collect();
    assert_eq!(costly.len(), 1);
}

/// Regression: “you chose not to shoot the moon” was the best decision of a game.
#[test]
fn a_choice_between_two_is_praised_last_and_is_no_close_call() {
    let mut verdicts: Vec<Verdict> = (0..3).map(|step| verdict(step, 2.0)).collect();
    for (verdict, (options, lead)) in verdicts.iter_mut().zip([(2, 3.9), (5, 0.1), (5, 0.8)]) {
        (verdict.options, verdict.lead) = (options, lead);
    }
    let expected =
        [(MomentKind::GoodDecision, 0, 3.9), (MomentKind::CloseDecision, 1, 0.1), (MomentKind::BestDecision, 2, 0.8)];
    assert_eq!(told(verdicts.clone()), expected);
    verdicts.push(verdict(3, 2.0));
    assert!(told(verdicts).iter().all(|(_, step, _)| *step > 0));
}

#[test]
fn a_marked_decision_is_told_however_few_points_it_cost() {
    let mut verdicts: Vec<Verdict> = (0..4).map(|step| verdict(step, 2.0)).collect();
    verdicts[0].best = "play KS".into();
    verdicts[0].mark = Some(Mark::Mistake);
    verdicts[0].points = Estimate::sampled(0.2, 0.01);
    assert_eq!(told(verdicts)[0], (MomentKind::CostliestDecision, 0, 0.2));
}

/// Regression: a victory ended with three mistakes.
#[test]
fn the_story_of_a_victory_has_one_costly_decision_at_most() {
    let mut verdicts: Vec<Verdict> = (0..5).map(|step| verdict(step, 2.0)).collect();
    for verdict in verdicts.iter_mut().take(3) {
        (verdict.best, verdict.mark) = ("play KS".into(), Some(Mark::Mistake));
        (verdict.lead, verdict.points) = (1.0, Estimate::sampled(1.0, 0.1));
    }
    let review = Review { verdicts, ..Review::default() };
    let costly = |has_won: bool| {
        let kinds = story(&review, 0, has_won).into_iter().map(|moment| moment.kind);
        kinds.filter(|kind| matches!(kind, MomentKind::CostliestDecision | MomentKind::CostlyDecision)).count()
    };
    assert_eq!([false, true].map(costly), [3, 1]);
}
