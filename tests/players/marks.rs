//! Marks for decisions that cost something.

use misere_players::bots::Estimate;
use misere_players::review::Mark;

#[test]
fn a_mark_needs_a_loss_that_is_surely_large_enough() {
    let mark = |mean, error| Mark::of(Estimate::sampled(mean, error));
    assert_eq!(mark(0.6, 0.0), Some(Mark::Blunder));
    assert_eq!(mark(0.6, 0.06), Some(Mark::Mistake));
    assert_eq!(mark(0.6, 0.15), Some(Mark::Inaccuracy));
    assert_eq!(mark(0.6, 0.2), None);
    assert_eq!(mark(0.09, 0.0), None);
    assert_eq!(mark(-1.0, 0.0), None);
    assert_eq!(mark(f64::NAN, f64::INFINITY), None);
}
