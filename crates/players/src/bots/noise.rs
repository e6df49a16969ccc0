//! Errors of judgment, as beginners make them: the closer two moves are, the more often the worse
//! one is taken for the better, while a move that stands out is never missed.

use rand::Rng;

use misere_engine::cards::{below, unit};

/// The index of the cost that looks lowest after random errors are added; ties are broken at
/// random.
///
/// The standard deviation of the errors is `noise` times the costs' median absolute deviation,
/// which is robust to outliers.
///
/// # Panics
/// Panics if there are no costs.
pub(super) fn cheapest(costs: &[f32], noise: f64, rng: &mut impl Rng) -> usize {
    let middle = median(costs.to_vec());
    let deviation = median(costs.iter().map(|cost| (cost - middle).abs()).collect());
    let scale = noise * f64::from(deviation);
    let start = below(rng, costs.len() as u32) as usize;
    let judged = (start..costs.len()).chain(0..start).map(|index| {
        let cost = f64::from(costs[index]) + scale * bell(rng);
        (index, cost)
    });
    let (index, _) = judged.min_by(|(_, a), (_, b)| a.total_cmp(b)).expect("at least one cost");
    index
}

fn median(mut numbers: Vec<f32>) -> f32 {
    numbers.sort_by(f32::total_cmp);
    let (upper, lower) = (numbers.len() / 2, (numbers.len() - 1) / 2);
    (numbers[lower] + numbers[upper]) / 2.0
}

/// A roughly normal random number with mean 0 and standard deviation 1, never beyond 3.5: the sum
/// of four uniform ones.
fn bell(rng: &mut impl Rng) -> f64 {
    let sum = unit(rng) + unit(rng) + unit(rng) + unit(rng);
    (sum - 2.0) * 3.0_f64.sqrt()
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::super::sample::Sample;
    use super::*;

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
}
