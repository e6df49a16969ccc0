use misere_engine::rand::SeedableRng;
use misere_engine::rand::rngs::Xoshiro256PlusPlus;
use misere_players::bots::Sample;

use misere_players::for_tests::*;

/// The number of times each cost is chosen in 10,000 attempts.
fn choices<const N: usize>(costs: [f32; N], noise: f64) -> [u32; N] {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut times = [0; N];
    for _ in 0..10_000 {
        times[cheapest(&costs, noise, &mut rng)] += 1;
    }
    times
}

#[test]
fn errors_have_mean_0_and_deviation_1() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let errors: Sample = (0..100_000).map(|_| bell(&mut rng)).collect();
    assert!(errors.mean().abs() < 0.01, "{}", errors.mean());
    assert!((errors.deviation() - 1.0).abs() < 0.01);
}

#[test]
fn close_costs_are_confused_more_often_than_distant_ones() {
    let [best, close, worse, terrible] = choices([0.0, 0.5, 3.0, 20.0], 1.0);
    assert!(best > close && close > worse, "{best} {close} {worse}");
    assert!(worse > 100, "{worse}");
    assert_eq!(terrible, 0);
}

#[test]
fn a_cost_that_stands_out_is_never_missed() {
    assert_eq!(choices([10.0, 0.0, 10.1, 10.2], 2.0), [0, 10_000, 0, 0]);
}

#[test]
fn without_noise_the_best_is_chosen_and_any_of_equals() {
    assert_eq!(choices([2.0, 1.0, 1.5], 0.0), [0, 10_000, 0]);
    assert_eq!(choices([7.0], 1.0), [10_000]);
    for times in choices([1.0; 4], 1.0) {
        assert!(times > 0);
    }
}
