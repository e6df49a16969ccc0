//! The optimizer of the training.

use misere_players::bots::learned::MAX_WEIGHT;

/// Adam's decay of the mean of gradients.
const DECAY: f32 = 0.9;

/// Adam's decay of the mean of squared gradients.
const SQUARE_DECAY: f32 = 0.999;

/// The damping of Adam's steps, as a share of the root mean square of all gradients. It keeps
/// weights that are rarely looked up from following the first chance result.
const DAMPING: f32 = 0.3;

/// The Adam optimizer, which moves each weight about as fast whatever the size of its gradients,
/// except that rare or tiny gradients move it little.
pub(super) struct Adam {
    steps: i32,
    means: Vec<f32>,
    squares: Vec<f32>,
}

impl Adam {
    pub fn new(weights: usize) -> Self {
        Self { steps: 0, means: vec![0.0; weights], squares: vec![0.0; weights] }
    }

    /// Moves the weights along the gradient, by about the rate at most.
    pub fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32) {
        self.steps = self.steps.saturating_add(1);
        // Corrects the bias of means that start at 0.
        let bias = |decay: f32| 1.0 - libm::powf(decay, self.steps as f32);
        let scale = rate * bias(SQUARE_DECAY).sqrt() / bias(DECAY);
        let mean_square = self.squares.iter().sum::<f32>() / self.squares.len() as f32;
        let damping = DAMPING * mean_square.sqrt() + f32::MIN_POSITIVE;
        let means = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, &gradient), (mean, square)) in weights.iter_mut().zip(gradient).zip(means) {
            *mean = DECAY * *mean + (1.0 - DECAY) * gradient;
            *square = SQUARE_DECAY * *square + (1.0 - SQUARE_DECAY) * gradient * gradient;
            let moved = *weight + scale * *mean / (square.sqrt() + damping);
            *weight = moved.clamp(-MAX_WEIGHT, MAX_WEIGHT);
        }
    }
}
