//! Recipes for the sounds: filtered noise and decaying tones.

use std::f32::consts::TAU;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng};

use super::Cue;

/// The sample rate, in samples per second of one channel.
pub const RATE: u32 = 44_100;

/// Returns the samples of a sound, from −1 to 1, beginning and ending in silence.
pub fn samples(cue: Cue) -> Vec<f32> {
    let mut sound = match cue {
        Cue::Card => Sound::new(0.12)
            .noise(0.0, 0.05, 2600.0, 0.28)
            .tone(0.0, 0.035, 150.0, 0.2),
        Cue::Deal => (0..7).fold(Sound::new(0.62), |sound, card| {
            let at = 0.075 * card as f32;
            sound
                .noise(at, 0.028, 3400.0, 0.18)
                .tone(at, 0.02, 210.0, 0.1)
        }),
        Cue::Trick => Sound::new(0.34)
            .noise(0.0, 0.09, 900.0, 0.26)
            .noise(0.07, 0.09, 1700.0, 0.22)
            .tone(0.16, 0.03, 130.0, 0.2),
        Cue::Turn => Sound::new(0.4)
            .tone(0.0, 0.07, 587.3, 0.16)
            .tone(0.09, 0.09, 784.0, 0.14),
        Cue::Over => Sound::new(1.1)
            .tone(0.0, 0.16, 523.3, 0.15)
            .tone(0.14, 0.18, 659.3, 0.13)
            .tone(0.28, 0.22, 784.0, 0.13),
    };
    sound.fade_out();
    sound.samples
}

struct Sound {
    samples: Vec<f32>,
}

impl Sound {
    fn new(seconds: f32) -> Self {
        Self {
            samples: vec![0.0; (seconds * RATE as f32) as usize],
        }
    }

    /// Adds a wave that starts at `at` seconds, rises quickly, and decays to a third in `decay`
    /// seconds. `wave` gives its value at a time in seconds.
    fn add(mut self, at: f32, decay: f32, mut wave: impl FnMut(f32) -> f32) -> Self {
        const RISE: f32 = 0.0015;
        let start = (at * RATE as f32) as usize;
        for (index, sample) in self.samples.iter_mut().skip(start).enumerate() {
            let time = index as f32 / RATE as f32;
            *sample += wave(time) * (time / RISE).min(1.0) * (-time / decay).exp();
        }
        self
    }

    /// Adds a wooden tone with a little of its second partial.
    fn tone(self, at: f32, decay: f32, hertz: f32, loud: f32) -> Self {
        self.add(at, decay, |time| {
            let turn = TAU * hertz * time;
            loud * (turn.sin() + 0.18 * (2.76 * turn).sin())
        })
    }

    /// Adds paper-like noise without frequencies far above `hertz`; it is the same each time.
    fn noise(self, at: f32, decay: f32, hertz: f32, loud: f32) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(u64::from(hertz.to_bits()));
        let keep = (-TAU * hertz / RATE as f32).exp();
        let (mut low, mut lower) = (0.0, 0.0);
        self.add(at, decay, move |_| {
            // Two low-pass filters in a row.
            low = keep * low + (1.0 - keep) * rng.random_range(-1.0..1.0);
            lower = keep * lower + (1.0 - keep) * low;
            2.5 * loud * lower
        })
    }

    /// Fades out the end, so that it does not click.
    fn fade_out(&mut self) {
        let steps = (0.02 * RATE as f32) as usize;
        for (index, sample) in self.samples.iter_mut().rev().take(steps).enumerate() {
            *sample *= index as f32 / steps as f32;
        }
    }
}

#[test]
fn sounds_are_short_quiet_and_do_not_click() {
    for cue in Cue::ALL {
        let samples = samples(cue);
        let loudest = samples
            .iter()
            .fold(0.0_f32, |most, one| most.max(one.abs()));
        assert!((0.05..0.4).contains(&loudest), "{cue:?}: {loudest}");
        let seconds = samples.len() as f32 / RATE as f32;
        assert!(seconds < 1.2, "{cue:?} lasts {seconds} s");
        assert_eq!((samples[0], samples.last()), (0.0, Some(&0.0)), "{cue:?}");
    }
}
