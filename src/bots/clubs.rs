//! Rules of thumb for Clubs.

use rand::Rng;

use super::Policy;
use crate::cards::below;
use crate::rules::View;
use crate::rules::clubs::{Clubs, Play};

impl Policy for Clubs {
    fn choose(_view: View<'_, Self>, moves: &[Play], rng: &mut impl Rng) -> usize {
        below(rng, moves.len() as u32) as usize
    }
}
