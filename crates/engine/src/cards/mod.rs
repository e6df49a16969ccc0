//! Cards, sets of cards and packs, which all games share.
//!
//! A [`Card`] is one byte, [`Cards`] is a set in 64 bits (sixteen for each suit, so that a suit is a mask), and a
//! [`Pack`] is a sequence of cards without heap memory. The text form of a card is its code, rank then suit: `QS`,
//! `TH`. Nothing here knows any game; how ranks compare in play is up to the rules.

mod card;
mod pack;
mod set;
mod subsets;

use std::fmt;

use rand::Rng;

pub use card::{Card, ParseCardError, Rank, Suit};
pub use pack::{Pack, ParseCardsError};
pub use set::{Cards, CardsIter};
pub use subsets::Subsets;

fn write_list(f: &mut fmt::Formatter<'_>, cards: impl IntoIterator<Item = Card>) -> fmt::Result {
    for (i, card) in cards.into_iter().enumerate() {
        if i > 0 {
            f.write_str(" ")?;
        }
        fmt::Display::fmt(&card, f)?;
    }
    Ok(())
}

/// A uniformly random number below `bound` (Lemire's multiplication with rejection).
///
/// Implemented here because saved games and deal codes depend on it: it must never change.
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// A uniformly random number from 0 to 1, both included.
pub fn unit(rng: &mut impl Rng) -> f64 {
    f64::from(rng.next_u32()) / f64::from(u32::MAX)
}
