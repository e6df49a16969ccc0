//! A request to play a sound.

use super::Cue;
use super::recipes::{RATE, samples};

/// A sound to be played.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    pub cue: Cue,
    /// Its volume, from 0 to 1.
    pub volume: f32,
    /// The time until it begins, in seconds.
    pub delay: f32,
}

impl Request {
    /// Returns the samples; every `variation` sounds a little different.
    pub fn samples(&self, variation: u64) -> Vec<f32> {
        let mut all = vec![0.0; (self.delay * RATE as f32) as usize];
        let sound = samples(self.cue, variation);
        all.extend(sound.iter().map(|sample| sample * self.volume));
        all
    }
}
