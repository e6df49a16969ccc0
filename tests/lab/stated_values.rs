use misere_lab::for_tests::*;
use misere_players::bots::Estimate;

#[test]
fn stated_values_are_compared_with_outcomes() {
    let value = |stated: Estimate, outcome| StatedValue { stated, searched: stated.mean, outcome };
    let agreed = Estimate::of(&[0.0; 30], 1.0);
    let open = Estimate::of(&[0.0, 1.0, 0.0, 1.0], 1.0);
    let calibration = Calibration {
        games: vec![
            vec![value(agreed, 0.0), value(agreed, 1.0), value(open, 1.0)],
            vec![value(Estimate::exact(2.0), 2.0), value(open, 1.0)],
        ],
    };
    let Certain { count, otherwise, off, margin } = calibration.unanimous();
    assert_eq!((count, otherwise, off), (2, 1, 0.5));
    assert!((margin - 0.1).abs() < 1e-12, "{margin}");
    let exact = calibration.exact();
    assert_eq!((exact.count, exact.otherwise, exact.margin), (1, 0, 0.0));
    let [low, high] = calibration.groups(2)[..] else {
        panic!("two groups");
    };
    assert_eq!((low.count, high.count), (3, 2));
    assert!((low.stated - 1.0 / 6.0).abs() < 1e-12, "{low:?}");
    assert!((low.difference.mean - 0.5).abs() < 1e-12, "{low:?}");
    // All three values of the group are of one game, so their errors add up to zero.
    assert!(low.difference.error() < 1e-12, "{low:?}");
    assert!((high.difference.mean - 0.25).abs() < 1e-12, "{high:?}");
    // The games differ from the mean by 0.3 points in all, in opposite directions.
    let all = calibration.groups(1)[0];
    assert!((all.difference.mean - 0.4).abs() < 1e-12, "{all:?}");
    assert!((all.difference.error() - 0.36_f64.sqrt() / 5.0).abs() < 1e-12, "{all:?}");
}
