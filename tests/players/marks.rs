//! Marks for decisions that cost something.

use misere_players::bots::Estimate;
use misere_players::review::Mark;

#[test]
fn a_mark_needs_a_loss_that_surely_deserves_one() {
    let mark = |mean, error| Mark::of(Estimate::sampled(mean, error));
    assert_eq!(mark(0.6, 0.0), Some(Mark::Blunder));
    assert_eq!(mark(0.6, 0.15), Some(Mark::Blunder));
    assert_eq!(mark(0.6, 0.2), None);
    assert_eq!(mark(0.3, 0.05), Some(Mark::Mistake));
    assert_eq!(mark(0.09, 0.0), None);
    assert_eq!(mark(-1.0, 0.0), None);
    assert_eq!(mark(f64::NAN, f64::INFINITY), None);
}

#[test]
fn the_coach_speaks_of_what_a_loss_surely_deserves() {
    let mark = |mean, error| Mark::surely(Estimate::sampled(mean, error));
    assert_eq!(mark(0.6, 0.0), Some(Mark::Blunder));
    assert_eq!(mark(0.6, 0.06), Some(Mark::Mistake));
    assert_eq!(mark(0.6, 0.15), Some(Mark::Inaccuracy));
    assert_eq!(mark(0.6, 0.2), None);
}

/// Regression: “Blunder” stood beside a loss of 0.3 points, and “Mistake” beside one of 0.6.
#[test]
fn the_greater_loss_never_has_the_milder_mark() {
    let losses = (0..100).flat_map(|mean| (0..10).map(move |error| (f64::from(mean) / 100.0, f64::from(error) / 50.0)));
    let mut marked: Vec<(f64, Mark)> =
        losses.filter_map(|(mean, error)| Some((mean, Mark::of(Estimate::sampled(mean, error))?))).collect();
    marked.sort_by(|one, other| one.0.total_cmp(&other.0));
    assert!(marked.len() > 100 && marked.is_sorted_by_key(|(_, mark)| *mark));
}
