//! Rules of thumb for Seven Card Combo.

use rand::Rng;

use super::Policy;
use crate::cards::below;
use crate::rules::View;
use crate::rules::combo::{Combo, Deed};

impl Policy for Combo {
    fn choose(_view: View<'_, Self>, moves: &[Deed], rng: &mut impl Rng) -> usize {
        below(rng, moves.len() as u32) as usize
    }
}
