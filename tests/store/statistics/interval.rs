//! The confidence interval of a share.

use misere_store::statistics::wilson;

#[test]
fn the_interval_of_a_share_is_the_published_one() {
    // 3 of 10, computed by hand, and none of 10.
    let [low, high] = wilson(0.3, 10.0);
    assert!((low - 0.1078).abs() < 1e-4 && (high - 0.6032).abs() < 1e-4);
    let [low, high] = wilson(0.0, 10.0);
    assert!(low == 0.0 && (high - 0.2775).abs() < 1e-4, "{high}");
}
