//! Recipes for the sounds: filtered noise and decaying tones.

use std::f32::consts::TAU;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng};

use super::Cue;

/// The sample rate, in samples per second of one channel.
pub const RATE: u32 = 44_100;

/// The tones of a count, in semitones above the first.
const SCALE: [f32; 10] = [0.0, 2.0, 4.0, 7.0, 9.0, 12.0, 14.0, 16.0, 19.0, 21.0];

/// Returns the samples of a sound, from −1 to 1, beginning and ending in silence. Pitch, level and
/// noise are a little different in every `variation`, as they are with real cards.
pub fn samples(cue: Cue, variation: u64) -> Vec<f32> {
    let mut sound = match cue {
        Cue::Deal => (0..11).fold(Sound::new(0.72, variation), |sound, card| {
            let at = 0.05 * card as f32;
            sound.card(at, 0.5)
        }),
        Cue::Slide => Sound::new(0.3, variation).hiss(0.0, 0.07, 1500.0, 0.11).hiss(0.04, 0.06, 2600.0, 0.05),
        Cue::Snap => Sound::new(0.16, variation).card(0.0, 1.0),
        Cue::Gather => {
            Sound::new(0.42, variation).hiss(0.0, 0.08, 1100.0, 0.16).hiss(0.1, 0.07, 1700.0, 0.13).card(0.24, 0.55)
        }
        Cue::Hurt => Sound::new(0.7, variation)
            .noise(0.0, 0.05, 320.0, 0.18)
            .tone(0.0, 0.12, 220.0, 0.13)
            .tone(0.13, 0.16, 185.0, 0.14),
        Cue::Turn => Sound::new(0.45, variation).tone(0.0, 0.07, 587.3, 0.1).tone(0.09, 0.09, 784.0, 0.09),
        Cue::Count(step) => {
            let semitones = SCALE[usize::from(step).min(SCALE.len() - 1)];
            let hertz = 392.0 * (semitones / 12.0).exp2();
            Sound::new(0.3, variation).tone(0.0, 0.06, hertz, 0.09)
        }
        Cue::Slam => {
            Sound::new(0.5, variation).card(0.0, 0.7).noise(0.0, 0.09, 240.0, 0.08).tone(0.0, 0.11, 98.0, 0.12)
        }
        Cue::Over => Sound::new(0.9, variation).tone(0.0, 0.16, 392.0, 0.12).tone(0.15, 0.2, 523.3, 0.12),
        Cue::Win => Sound::new(1.5, variation)
            .tone(0.0, 0.2, 523.3, 0.11)
            .tone(0.11, 0.2, 659.3, 0.1)
            .tone(0.22, 0.22, 784.0, 0.1)
            .tone(0.36, 0.3, 1046.5, 0.11)
            .tone(0.36, 0.3, 523.3, 0.06),
    };
    sound.fade_out();
    sound.samples
}

struct Sound {
    samples: Vec<f32>,
    rng: ChaCha8Rng,
}

impl Sound {
    fn new(seconds: f32, variation: u64) -> Self {
        Self { samples: vec![0.0; (seconds * RATE as f32) as usize], rng: ChaCha8Rng::seed_from_u64(variation) }
    }

    /// Adds a wave that starts at `at` seconds, rises in `rise` seconds, and then decays to a third in
    /// `decay` seconds. `wave` gives its value at a time in seconds.
    fn add(&mut self, at: f32, [rise, decay]: [f32; 2], mut wave: impl FnMut(f32) -> f32) {
        let start = (at * RATE as f32) as usize;
        for (index, sample) in self.samples.iter_mut().skip(start).enumerate() {
            let time = index as f32 / RATE as f32;
            let risen = (time / rise).min(1.0);
            // A smooth beginning and a smooth crest.
            let risen = risen * risen * (3.0 - 2.0 * risen);
            *sample += wave(time) * risen * (-(time - rise).max(0.0) / decay).exp();
        }
    }

    /// A factor that differs from 1 by at most `part`.
    fn about(&mut self, part: f32) -> f32 {
        self.rng.random_range(1.0 - part..1.0 + part)
    }

    /// Adds a card that lands: a tap on the cloth, and the slap of its edge a moment later.
    fn card(mut self, at: f32, loud: f32) -> Self {
        let at = at + 0.006 * self.about(0.9);
        let edge = at + 0.006 * self.about(0.5);
        self.noise(at, 0.016, 2400.0, 0.15 * loud).tone(at, 0.028, 165.0, 0.16 * loud).noise(
            edge,
            0.03,
            1300.0,
            0.15 * loud,
        )
    }

    /// Adds a wooden tone with a little of its higher partials.
    fn tone(mut self, at: f32, decay: f32, hertz: f32, loud: f32) -> Self {
        let (hertz, loud) = (hertz * self.about(0.012), loud * self.about(0.12));
        self.add(at, [0.004, decay], |time| {
            let turn = TAU * hertz * time;
            let high = (-time / (0.4 * decay)).exp();
            loud * (turn.sin() + high * (0.16 * (2.0 * turn).sin() + 0.1 * (2.76 * turn).sin()))
        });
        self
    }

    /// Adds paper-like noise without frequencies far above `hertz`, which begins at once.
    fn noise(self, at: f32, decay: f32, hertz: f32, loud: f32) -> Self {
        self.rustle(at, [0.0015, decay], hertz, loud)
    }

    /// Adds paper-like noise that swells.
    fn hiss(self, at: f32, decay: f32, hertz: f32, loud: f32) -> Self {
        self.rustle(at, [0.05, decay], hertz, loud)
    }

    fn rustle(mut self, at: f32, shape: [f32; 2], hertz: f32, loud: f32) -> Self {
        let (hertz, loud) = (hertz * self.about(0.12), loud * self.about(0.15));
        let mut grains = ChaCha8Rng::seed_from_u64(self.rng.random());
        let keep = (-TAU * hertz / RATE as f32).exp();
        // White noise keeps a third of its level at 2000 hertz, and less below.
        let level = 2.5 * loud * (2600.0 / hertz).sqrt();
        let (mut low, mut lower) = (0.0, 0.0);
        self.add(at, shape, move |_| {
            // Two low-pass filters in a row.
            low = keep * low + (1.0 - keep) * grains.random_range(-1.0..1.0);
            lower = keep * lower + (1.0 - keep) * low;
            level * lower
        });
        self
    }

    /// Fades out the end, so that it does not click.
    fn fade_out(&mut self) {
        let steps = (0.03 * RATE as f32) as usize;
        for (index, sample) in self.samples.iter_mut().rev().take(steps).enumerate() {
            *sample *= index as f32 / steps as f32;
        }
    }
}
