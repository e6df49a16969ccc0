//! Seals, and the seeds behind them.

use std::collections::HashSet;

use misere_engine::seal::Seal;

const SEAL: Seal = Seal::new(256_744_971_562, 0x0123_4567_89ab_cdef_0123_4567_89ab_cdef);

/// Computed with `printf 'LINES' | sha256sum`. Saved games and notes on paper depend on it.
#[test]
fn the_seal_and_the_seed_behind_it_are_pinned() {
    assert_eq!(SEAL.hash(), PINNED);
    assert_eq!(SEAL.cut("").seed(), PINNED_SEEDS[0]);
    assert_eq!(SEAL.cut("heron").seed(), PINNED_SEEDS[1]);
    assert_eq!(SEAL.cut(" Löwe\t").seed(), PINNED_SEEDS[2]);
    let small = Seal::new(7, 9);
    assert_eq!(small.cut("heron").seed(), PINNED_SEEDS[3]);
    let with_dealer = SEAL.with_dealer(Some(2));
    assert_eq!(with_dealer.hash(), PINNED_WITH_DEALER);
    assert_eq!(with_dealer.cut("").seed(), PINNED_SEEDS[0], "the cards stay");
}

const PINNED: &str = "15d6d0f6a42f1021d7607343544bfbdd398525092178d13892bb277dca312291";
const PINNED_WITH_DEALER: &str = "f1c2c3bf47347fde8b13763a984adf145c341d535c6f64f28b13dd1f9d8e1500";
const PINNED_SEEDS: [u64; 4] = [45_599_566_212, 950_350_981_488, 239_064_451_677, 421_059_180_516];

#[test]
fn a_seal_keeps_its_secret_until_it_is_asked_for() {
    let shown = format!("{SEAL:?}");
    assert!(shown.contains(&SEAL.hash()));
    assert!(!shown.contains("256744971562") && !shown.contains("0123456789abcdef"));
    let told = SEAL.cut("heron").to_string();
    for part in [PINNED, "256744971562", "0123456789abcdef", "cut: heron"] {
        assert!(told.contains(part), "{told}");
    }
}

#[test]
fn every_seal_is_fresh_and_its_seeds_fit_a_short_deal_code() {
    let mut hashes = HashSet::new();
    let mut ones = (0, 0);
    for _ in 0..100 {
        let seal = Seal::draw();
        hashes.insert(seal.hash());
        assert!(seal.cut("heron").seed() < 1 << 40);
        let told = seal.cut("").to_string();
        let value = |label| told.lines().find_map(|line| line.strip_prefix(label)).expect("a line");
        let seed: u64 = value("sealed seed: ").parse().expect("a number");
        assert!(seed < 1 << 40);
        ones.0 |= seed;
        ones.1 |= u128::from_str_radix(value("nonce: "), 16).expect("a number");
    }
    assert_eq!(hashes.len(), 100);
    assert_eq!(ones, ((1 << 40) - 1, u128::MAX), "each bit is one now and then");
}
