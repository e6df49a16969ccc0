//! Cards, sets of cards and packs, which all games share.
//!
//! A [`Card`] is one byte, [`Cards`] is a set in 64 bits (sixteen for each suit, so that a suit is
//! a mask), and a [`Pack`] is a sequence of cards without heap memory. The text form of a card is
//! its code, rank then suit: `QS`, `TH`. Nothing here knows any game; how ranks compare in play is
//! up to the rules.

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

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::ChaCha8Rng;

    use super::*;

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
    fn a_pack_keeps_its_order_when_a_card_is_removed() {
        let mut pack: Pack = "QS 7H TD 2C".parse().expect("cards");
        assert!(pack.remove("7H".parse().expect("card")));
        assert!(!pack.remove("7H".parse().expect("card")));
        assert_eq!(pack.to_string(), "QS TD 2C");
        assert_eq!(pack.pop().map(|card| card.to_string()), Some("2C".into()));
    }

    #[test]
    fn from_rank_up_gives_the_short_packs() {
        assert_eq!(Cards::from_rank_up(Rank::Seven).len(), 32);
        assert_eq!(Cards::from_rank_up(Rank::Two), Cards::FULL);
    }
}
