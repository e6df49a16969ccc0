use misere_lab::for_tests::*;
use std::time::Duration;

fn times(milliseconds: impl IntoIterator<Item = u64>) -> Times {
    let mut times = Times::default();
    for time in milliseconds {
        times.add(Duration::from_millis(time));
    }
    times
}

#[test]
fn quantiles_are_right_to_a_class() {
    let many = times(1..=1000);
    for (share, expected) in [(0.5, 500.0), (0.99, 990.0), (0.001, 1.0)] {
        let found = many.quantile(share).expect("there are times");
        assert!((1.0..1.05).contains(&(found / expected)), "{share}: {found}");
    }
    assert_eq!(many.quantile(1.0), Some(1000.0));
    assert_eq!(many.longest_ms(), Some(1000.0));
    assert_eq!(Times::default().quantile(0.5), None);
    assert_eq!(Times::default().longest_ms(), None);
}

#[test]
fn parts_add_up() {
    let whole = times(1..=1000);
    let sum = times(1..=300).plus(&times(301..=1000));
    assert_eq!(sum.as_ref(), Some(&whole));
    assert_eq!(whole.count(), 1000);
    let full = Times { counts: [(0, u64::MAX)].into(), longest: 1 };
    assert_eq!(full.plus(&full), None);
}
