//! Decisions that are alike on every system, for deals that people play apart: each of them meets opponents
//! who would do the same.
//!
//! A decision follows from what the seat knows, a number of sampled worlds and a seed. It uses no clock, draws
//! random numbers of a fixed width, and takes logarithms and powers from `libm`, since those of the systems
//! differ in their last digits. `clippy.toml` forbids the others.

use super::Limit;
use misere_engine::rules::Seat;

/// The version of the computer players. Whoever changes how any of them plays raises it, see
/// `docs/contributing.md`: a deal that was played against others cannot be compared.
pub const PLAYERS_VERSION: u32 = 3;

/// The limit of every decision. More worlds gain nothing that could be measured.
pub const LIMIT: Limit = Limit::Worlds(100);

/// The seed of the decision that is due: a pure function of the game's seed, the seat, the deal and the number of
/// steps so far. A test pins it.
pub fn decision_seed(game: u64, seat: Seat, deal: u32, steps: usize) -> u64 {
    let parts = [seat.index() as u64, deal.into(), steps as u64];
    parts.into_iter().fold(game, mixed)
}

/// A seed mixed with a number (the finalizer of SplitMix64).
const fn mixed(seed: u64, number: u64) -> u64 {
    let mut mixed = (seed ^ number).wrapping_add(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}
