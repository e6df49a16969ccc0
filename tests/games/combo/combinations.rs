//! The individual combinations of a hand, each with a name (SC-9).

use misere_engine::cards::Cards;
use misere_games::combo::combinations::combinations;
use misere_games::combo::scoring::combined;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

fn names(hand: &str) -> Vec<String> {
    let hand: Cards = hand.parse().expect("cards");
    let names = combinations(hand).into_iter();
    names.map(|one| one.name.for_programs()).collect()
}

#[test]
fn every_combination_has_its_own_name() {
    assert_eq!(names("TS 9S TH 9D QC JC KC"), ["two nines", "two tens", "run 9 to K"]);
    assert_eq!(names("QC KC AC 2C 7H"), ["four clubs", "run Q to 2"]);
    assert!(names("2C 4D 6H 8S TC").is_empty());
}

/// A card counts as combined exactly if it is in one of the named combinations.
#[test]
fn the_combinations_hold_the_cards_that_cost_nothing() {
    let mut rng = ChaCha8Rng::seed_from_u64(15);
    for size in [4, 5, 6, 7] {
        for _ in 0..2000 {
            let hand = Cards::FULL.choose(size, &mut rng);
            let named = combinations(hand).iter().fold(Cards::EMPTY, |all, one| all | one.cards);
            assert_eq!(named, combined(hand), "{hand}");
        }
    }
}
