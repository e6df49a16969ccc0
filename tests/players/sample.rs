//! Numbers with what is known of their error, and running means.

use misere_players::bots::{Estimate, Sample};

#[test]
fn mean_deviation_and_error_match_the_textbook() {
    let sample: Sample = [2.0, 4.0, 4.0, 6.0].into_iter().collect();
    assert_eq!((sample.count(), sample.mean()), (4, 4.0));
    assert!((sample.deviation() - (8.0_f64 / 3.0).sqrt()).abs() < 1e-12);
    assert!((sample.error() - (8.0_f64 / 12.0).sqrt()).abs() < 1e-12);
    let parts = [[2.0, 4.0], [4.0, 6.0]].map(Sample::from_iter);
    assert_eq!(parts[0].merged(parts[1]), sample);
    assert_eq!(Sample::from_iter([3.0]).error(), f64::INFINITY);
}

/// Regression: reviews stated a margin of 0 where all sampled worlds agreed, but the real one did
/// not.
#[test]
fn only_an_exact_number_has_no_margin() {
    let equal = Estimate::of(&[1.0; 60], 2.0);
    assert_eq!((equal.mean, equal.error()), (1.0, 0.0));
    assert!((equal.margin() - 0.1).abs() < 1e-12, "the rule of three");
    assert_eq!(equal.margin_text(1).as_deref(), Some("0.1"));
    let many = Estimate::of(&[1.0; 60_000], 2.0);
    assert_eq!(many.margin_text(1).as_deref(), Some("0.1"));
    assert_eq!(Estimate::exact(1.0).margin_text(1), None);
    let single = Estimate::of(&[1.0], 2.0);
    assert_eq!(single.margin(), 2.0, "anything is possible");
    let spread = Estimate::of(&[0.0, 2.0, 0.0, 2.0], 2.0);
    assert!(spread.margin() >= 1.96 * spread.error());
    for sum in [equal.plus(Estimate::exact(-1.0)), equal.plus(equal).times(-1.0)] {
        assert!(!sum.is_exact() && sum.margin() > 0.0, "{sum:?}");
    }
}

#[test]
fn files_keep_whether_a_number_is_exact() {
    for estimate in [Estimate::exact(1.5), Estimate::of(&[1.0; 60], 2.0), Estimate::sampled(1.0, 0.0)] {
        let text = serde_json::to_string(&estimate).expect("JSON");
        assert_eq!(serde_json::from_str::<Estimate>(&text).expect("the same"), estimate);
    }
    let old: Estimate = serde_json::from_str("{\"mean\":1.0,\"error\":0.0}").expect("as before");
    assert!(!old.is_exact(), "an earlier version wrote 0 for samples too");
}
