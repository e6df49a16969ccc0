//! Shuffled packs.

use misere_engine::cards::{Cards, Rank};
use misere_engine::table::{cut, pack_for};

/// Saved games and deal codes depend on these packs, on every machine and in every version.
#[test]
fn the_shuffle_is_pinned() {
    let pack = pack_for(Cards::FULL, 1, 1, 0);
    assert_eq!(pack.set(), Cards::FULL);
    assert_eq!(pack.to_string(), PINNED[0]);
    assert_eq!(pack_for(Cards::from_rank_up(Rank::Seven), u64::MAX, 7, 2).to_string(), PINNED[1]);
    assert_ne!(pack, pack_for(Cards::FULL, 1, 2, 0));
    assert_ne!(pack, pack_for(Cards::FULL, 1, 1, 1));
    assert_ne!(pack, pack_for(Cards::FULL, 2, 1, 0));
}

/// Computed independently by a program that shares no code with this one: ChaCha8 as published,
/// keyed as [`pack_for`] describes, and a ten-line shuffle.
const PINNED: [&str; 2] = [
    "TC 6S JC 6C AD 3S QD 7H AC 3C 8S TD 9C 5D KC 8D 8H 5S KS TH JS 9S 2D 6H JH 8C 5H 4H 2C \
     2H TS QS 5C JD AS QH 4S 3D 2S 4C KH AH 9H 7C KD 7S 3H 4D 7D 6D QC 9D",
    "9D JD QH AH AD 7C 7H 8D TH JS 9H AC JH 9C TC TD KD 7D AS KS JC KH QS KC QC 9S 8H 8S QD \
     7S 8C TS",
];

/// C-4: so is the first dealer, for 2 to 6 players, seeds 0 to 7 and the greatest one.
#[test]
fn the_cut_is_pinned() {
    for (seats, dealers) in (2..).zip([
        [0, 1, 1, 1, 0, 1, 1, 0, 1],
        [0, 2, 2, 1, 2, 2, 1, 0, 1],
        [0, 2, 3, 3, 2, 2, 1, 0, 1],
        [0, 4, 3, 3, 2, 2, 1, 0, 1],
        [5, 4, 3, 3, 5, 2, 1, 0, 1],
    ]) {
        for (seed, dealer) in (0..8).chain([u64::MAX]).zip(dealers) {
            assert_eq!(cut(seed, seats).index(), dealer, "{seats} seats, seed {seed}");
        }
    }
}

/// C-4: the cut is fair.
#[test]
fn every_seat_deals_first_equally_often() {
    for seats in 2..=6 {
        let mut dealt = vec![0; seats];
        let games = 3000 * seats as u64;
        for seed in 0..games {
            dealt[cut(seed, seats).index()] += 1;
        }
        // Five standard deviations of a count that is 3000 on average.
        assert!(dealt.iter().all(|times| (2725..3275).contains(times)), "{dealt:?}");
    }
}
