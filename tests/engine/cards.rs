//! Cards, sets of cards and packs, which all games share.

use misere_engine::cards::{Card, Cards, Pack, ParseCardsError, Rank, below};
use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng};

#[test]
fn codes_parse_back_for_the_whole_pack() {
    assert_eq!(Cards::FULL.len(), 52);
    for card in Cards::FULL {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert_eq!(Card::new(card.rank(), card.suit()), card);
    }
    assert!("1S".parse::<Card>().is_err());
    assert!("QSX".parse::<Card>().is_err());
    assert_eq!("2C".parse::<Pack>().map(|pack| pack.len()), Ok(1));
    assert!(matches!("QS QS".parse::<Pack>(), Err(ParseCardsError::Twice(_))));
}

#[test]
fn cards_sort_by_suit_then_by_rank() {
    let cards: Cards = "AS 2S TH KC".parse().expect("cards");
    assert_eq!(cards.to_string(), "KC TH 2S AS");
    assert_eq!(cards.nth(2).map(|card| card.to_string()), Some("2S".into()));
    assert_eq!(cards.nth(4), None);
}

/// The cases cover sparse and dense sets, and full bytes.
#[test]
fn a_card_is_found_by_its_place_and_drawn_by_a_random_one() {
    assert_eq!(Cards::EMPTY.any(&mut ChaCha8Rng::seed_from_u64(0)), None);
    let mut sets = ChaCha8Rng::seed_from_u64(1);
    for size in (1..=52).cycle().take(2000) {
        let cards = Cards::FULL.choose(size, &mut sets);
        for place in 0..=size {
            assert_eq!(cards.nth(place), cards.iter().nth(place), "{cards}");
        }
        let seed = sets.next_u64();
        let [mut one, mut other] = [0; 2].map(|_| ChaCha8Rng::seed_from_u64(seed));
        let place = below(&mut other, size as u32) as usize;
        assert_eq!(cards.any(&mut one), cards.iter().nth(place), "{cards}");
    }
}

#[test]
fn every_subset_comes_once_and_in_order() {
    let cards: Cards = "7C 8C 9C TC JC".parse().expect("cards");
    let subsets: Vec<Cards> = cards.subsets(3).collect();
    assert_eq!(subsets.len(), 10);
    assert!(subsets.iter().all(|subset| subset.len() == 3));
    let texts: Vec<String> = subsets.iter().map(Cards::to_string).collect();
    assert_eq!(texts[0], "7C 8C 9C");
    assert_eq!(texts[9], "9C TC JC");
    assert_eq!(cards.subsets(0).count(), 1);
    assert_eq!(cards.subsets(6).count(), 0);
}

#[test]
fn from_rank_up_gives_the_short_packs() {
    assert_eq!(Cards::from_rank_up(Rank::Seven).len(), 32);
    assert_eq!(Cards::from_rank_up(Rank::Two), Cards::FULL);
}
