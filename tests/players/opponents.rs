use misere_engine::rules::{BySeat, Seat};
use misere_players::for_tests::*;

#[test]
fn a_model_that_explains_a_seat_better_becomes_likelier() {
    let mut belief = Belief::default();
    let before = belief.probabilities();
    for _ in 0..4 {
        belief.record([0.9, 0.6, 0.5, 0.4, 0.25]);
    }
    let after = belief.probabilities();
    assert!((after.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    // Bayes: 0.2 * 0.9^4, 0.1 * 0.6^4, 0.34 * 0.5^4, 0.3 * 0.4^4 and 0.06 * 0.25^4.
    assert!((after[0] - 0.7570).abs() < 1e-3, "{after:?}");
    assert!((1..after.len()).all(|model| after[model] < before[model]));
}

#[test]
fn no_model_is_ruled_out_for_good() {
    let mut certain = Belief::default();
    for _ in 0..100 {
        certain.record([0.9, 0.1, 0.1, 0.1, 0.1]);
    }
    let worlds = [BySeat::from_fn(3, |_| certain); 2];
    let after = mean(&worlds)[Seat::new(1)].probabilities();
    assert!(after[0] > 0.95 && after[1..].iter().all(|&model| model > 0.005), "{after:?}");
}
