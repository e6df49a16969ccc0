//! Rules of thumb for the Fosdick family.

use rand::Rng;

use super::Policy;
use crate::cards::below;
use crate::rules::View;
use crate::rules::fosdick::{Deed, Fosdick};

impl Policy for Fosdick {
    fn choose(_view: View<'_, Self>, moves: &[Deed], rng: &mut impl Rng) -> usize {
        below(rng, moves.len() as u32) as usize
    }
}
