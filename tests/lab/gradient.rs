use misere_engine::rules::Seat;
use misere_lab::for_tests::*;
use misere_players::bots::learned::{Choices, Features};

/// The probabilities of actions: each has its heuristic score, which comes first, and its weighted slopes.
fn softmax(weights: &[f32], features: &[Features]) -> Vec<f32> {
    let exponential = |one: &Features| {
        let slopes: Vec<(usize, f32)> = one.gradient().collect();
        let learned: f32 = slopes.iter().map(|(index, slope)| weights[*index] * slope).sum();
        libm::expf(slopes[0].1 + learned)
    };
    let sum: f32 = features.iter().map(exponential).sum();
    features.iter().map(|one| exponential(one) / sum).collect()
}

#[test]
fn the_gradient_agrees_with_finite_differences() {
    const WEIGHTS: usize = 6;
    let mut choices = Choices::default();
    for (heuristic, indices) in [(0.7, [1, 3]), (-0.4, [2, 3]), (0.2, [4, 5])] {
        let mut features = Features::new(heuristic, 0);
        indices.into_iter().for_each(|index| features.add(index));
        choices.push(features);
    }
    let weights: [f32; WEIGHTS] = std::array::from_fn(|index| 0.3 * index as f32 - 0.5);
    for chosen in 0..3 {
        choices.probabilities = softmax(&weights, &choices.features);
        let mut record = Record::default();
        record.add(0, Seat::new(0), &choices, chosen);
        let mut gradient = [0.0; WEIGHTS];
        record.credit(&record.decisions[0], 2.0, &mut gradient);
        for (index, slope) in gradient.iter().enumerate() {
            const LITTLE: f32 = 0.01;
            let log_probability = |by: f32| {
                let mut moved = weights;
                moved[index] += by;
                libm::logf(softmax(&moved, &choices.features)[chosen])
            };
            let difference = (log_probability(LITTLE) - log_probability(-LITTLE)) / (2.0 * LITTLE);
            assert!(
                (2.0 * difference - slope).abs() < 1e-3,
                "choice {chosen}, weight {index}: {slope}, by differences {difference}"
            );
        }
    }
}
