//! Shuffled packs: the only place where randomness enters a game.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::cards::{Cards, Pack};
use crate::rules::Seat;

/// The pack of a deal: a pure function of the game's seed, the deal's number (from 1) and the
/// number of the shuffle within the deal (0 for the deal itself).
///
/// It is a Fisher–Yates shuffle of the sorted cards with ChaCha8, keyed by the three numbers, and
/// the same on every machine. A test pins it, because saved games and deal codes depend on it.
pub fn pack_for(cards: Cards, seed: u64, deal: u32, nth: u32) -> Pack {
    Pack::shuffled(cards, &mut generator(seed, deal, nth))
}

/// The first dealer (C-4): every seat draws one of 52 cards and the highest rank deals; tied seats draw again.
pub fn cut(seed: u64, seats: usize) -> Seat {
    let mut rng = generator(seed, 0, 0);
    let mut tied: Vec<Seat> = Seat::all(seats).collect();
    while tied.len() > 1 {
        let pack = Pack::shuffled(Cards::FULL, &mut rng);
        let drawn = || tied.iter().copied().zip(pack.iter().map(|card| card.rank()));
        let best = drawn().map(|(_, rank)| rank).max();
        tied = drawn().filter(|(_, rank)| Some(*rank) == best).map(|(seat, _)| seat).collect();
    }
    tied[0]
}

fn generator(seed: u64, deal: u32, nth: u32) -> ChaCha8Rng {
    let mut key = *b"................Misere, packs 1.";
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..12].copy_from_slice(&deal.to_le_bytes());
    key[12..16].copy_from_slice(&nth.to_le_bytes());
    ChaCha8Rng::from_seed(key)
}
