//! Rules of thumb for Mismatch.

use rand::Rng;

use super::Policy;
use crate::cards::below;
use crate::rules::View;
use crate::rules::mismatch::{Mismatch, Play};

impl Policy for Mismatch {
    fn choose(_view: View<'_, Self>, moves: &[Play], rng: &mut impl Rng) -> usize {
        below(rng, moves.len() as u32) as usize
    }
}
