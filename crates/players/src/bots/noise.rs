//! Errors of judgment, as beginners make them: the closer two moves are, the more often the worse
//! one is taken for the better, while a move that stands out is never missed.

use rand::Rng;

use misere_engine::cards::{below, unit};

/// The index of the cost that looks lowest after random errors are added; ties are broken at random.
///
/// The standard deviation of the errors is `noise` times the costs' median absolute deviation,
/// which is robust to outliers.
///
/// # Panics
/// Panics if there are no costs.
pub fn cheapest(costs: &[f32], noise: f64, rng: &mut impl Rng) -> usize {
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

/// A roughly normal random number with mean 0 and standard deviation 1, never beyond 3.5: the sum of four uniform ones.
pub fn bell(rng: &mut impl Rng) -> f64 {
    let sum = unit(rng) + unit(rng) + unit(rng) + unit(rng);
    (sum - 2.0) * 3.0_f64.sqrt()
}
