use misere_players::bots::Estimate;
use misere_players::for_tests::*;

/// Adds losses until there are enough.
fn compare(losses: impl Iterator<Item = f64>, most: u32) -> (u32, Estimate) {
    let mut comparison = Comparison::new(2.0, Ranges::default());
    for loss in losses {
        comparison.add(loss);
        if comparison.is_enough(&[0.1, 0.5], most) {
            break;
        }
    }
    (comparison.value.count(), comparison.loss())
}

#[test]
fn clear_differences_take_few_worlds_and_close_ones_many() {
    let around = |mean: f64| (0..).map(move |n| mean + if n % 2 == 0 { 0.3 } else { -0.3 });
    let least = 48;
    for clear in [-0.4, 0.0, 0.6, 3.0] {
        let (worlds, loss) = compare(around(clear), 1000);
        assert_eq!(worlds, least, "{clear}");
        assert!((loss.mean - clear / 2.0).abs() < 1e-9, "{loss:?}");
    }
    let (worlds, loss) = compare(around(0.2), 1000);
    assert_eq!(worlds, 1000, "{loss:?}");
}

#[test]
fn worlds_that_resemble_each_other_count_less() {
    // Long runs of equal losses, as from a sampler that is stuck in one world.
    let stuck = (0..).map(|n| f64::from(n / 16 % 2));
    let (_, loss) = compare(stuck, 640);
    let independent = 0.25 / 640_f64.sqrt();
    assert!(loss.error() > 2.0 * independent, "{loss:?}");
}
