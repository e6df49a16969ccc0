use misere::ui::for_tests::pages::round_values;

/// Regression: a scale of points ended at -0.1 and 1.1 where only 0 and 1 were possible.
#[test]
fn scales_have_round_values() {
    let round = |low, high| round_values([low, high]).collect::<Vec<f64>>();
    assert_eq!(round(-0.1, 1.1), [0.0, 0.5, 1.0]);
    assert_eq!(round(3.2, 17.4), [5.0, 10.0, 15.0]);
    assert_eq!(round(-40.0, 0.0), [-40.0, -30.0, -20.0, -10.0, 0.0]);
    assert_eq!(round(0.0, 100.0), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
    for low in -30..30 {
        for wide in 1..300 {
            let (low, high) = (f64::from(low) * 0.7, f64::from(low) * 0.7 + f64::from(wide));
            let values = round(low, high);
            assert!((2..=6).contains(&values.len()), "{low}, {high}: {values:?}");
        }
    }
}
