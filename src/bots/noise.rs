//! How people of little practice choose: the closer two actions lie, the more easily the worse is
//! taken for the better, and what stands out from many is not missed.

use rand::Rng;

use crate::cards::below;

/// The place of what looks cheapest to whoever misjudges each cost by so many times as much as
/// costs usually differ from the middling one (their median absolute deviation, which what stands
/// out does not widen); with equal costs any of them.
///
/// # Panics
/// Without a cost.
pub(super) fn cheapest(costs: &[f32], blur: f64, rng: &mut impl Rng) -> usize {
    let middle = median(costs.to_vec());
    let usual = median(costs.iter().map(|cost| (cost - middle).abs()).collect());
    let misled = blur * f64::from(usual);
    let start = below(rng, costs.len() as u32) as usize;
    let looks = (start..costs.len()).chain(0..start).map(|place| {
        let cost = f64::from(costs[place]) + misled * slip(rng);
        (place, cost)
    });
    let (place, _) = looks
        .min_by(|(_, a), (_, b)| a.total_cmp(b))
        .expect("at least one cost");
    place
}

/// The middle one of some numbers, or half-way between the two.
fn median(mut numbers: Vec<f32>) -> f32 {
    numbers.sort_by(f32::total_cmp);
    let (upper, lower) = (numbers.len() / 2, (numbers.len() - 1) / 2);
    (numbers[lower] + numbers[upper]) / 2.0
}

/// A number of mean 0 and standard deviation 1, as likely on either side, the likelier the nearer,
/// and never beyond 3.5: a sum of four even ones.
fn slip(rng: &mut impl Rng) -> f64 {
    let mut even = || f64::from(rng.next_u32()) / f64::from(u32::MAX);
    let sum = even() + even() + even() + even();
    (sum - 2.0) * 3.0_f64.sqrt()
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::super::sample::Sample;
    use super::*;

    /// How often each of these is chosen, in 10,000 times.
    fn chosen<const N: usize>(costs: [f32; N], blur: f64) -> [u32; N] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut times = [0; N];
        for _ in 0..10_000 {
            times[cheapest(&costs, blur, &mut rng)] += 1;
        }
        times
    }

    #[test]
    fn a_slip_has_mean_0_and_deviation_1() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let slips: Sample = (0..100_000).map(|_| slip(&mut rng)).collect();
        assert!(slips.mean().abs() < 0.01, "{}", slips.mean());
        assert!((slips.deviation() - 1.0).abs() < 0.01);
    }

    #[test]
    fn the_closer_the_worse_the_more_often_it_is_taken() {
        let [best, close, worse, terrible] = chosen([0.0, 0.5, 3.0, 20.0], 1.0);
        assert!(best > close && close > worse, "{best} {close} {worse}");
        assert!(worse > 100, "{worse}");
        assert_eq!(terrible, 0);
    }

    #[test]
    fn what_stands_out_is_never_missed() {
        assert_eq!(chosen([10.0, 0.0, 10.1, 10.2], 2.0), [0, 10_000, 0, 0]);
    }

    #[test]
    fn a_keen_eye_takes_the_best_and_of_equals_any() {
        assert_eq!(chosen([2.0, 1.0, 1.5], 0.0), [0, 10_000, 0]);
        assert_eq!(chosen([7.0], 1.0), [10_000]);
        for times in chosen([1.0; 4], 1.0) {
            assert!(times > 0);
        }
    }
}
