//! Computer players at a table: what a seat knows there, single deals between bots, and a check that none peeks.

mod deal;
mod knowledge;
mod twins;

pub use deal::{play_deal, random_deals};
pub use knowledge::Knowledge;
pub use twins::{PeekCheck, PeekReport, Swap, TwinCheck, any_twin, check_game};

/// The seed of a game: a pure function of the run's seed and the game's number, from 0.
///
/// It is the run's seed, XORed with the number after the finalizer of SplitMix64, which is a bijection. So game 0 has
/// the run's seed, and no two games of a run have the same. A test pins it down: it must never change.
pub const fn seed_of(seed: u64, number: u64) -> u64 {
    let mut mixed = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    seed ^ mixed ^ mixed >> 31
}
