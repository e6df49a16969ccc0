//! Deals the cards that a seat has not seen, every deal it cannot rule out being equally likely.

use std::collections::HashMap;

use misere_engine::cards::{Cards, Rank, Suit};
use misere_engine::rules::tricks::Suits;
use misere_engine::rules::unseen::{Need, deal_unseen, ways_to_deal};
use misere_engine::rules::{BySeat, Seat};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

fn needs(counts: [usize; 3], voids: &[(usize, Suit)]) -> BySeat<Need> {
    let mut needs = BySeat::from_fn(3, |seat| Need { count: counts[seat.index()], void: Suits::default() });
    for &(seat, suit) in voids {
        needs[Seat::new(seat)].void.insert(suit);
    }
    needs
}

/// Every deal that fits, found by trying them all.
fn all(unseen: Cards, needs: &BySeat<Need>) -> Vec<BySeat<Cards>> {
    let fits = |cards: Cards, seat: usize| {
        let need = needs[Seat::new(seat)];
        cards.len() == need.count && cards.iter().all(|card| !need.void.contains(card.suit()))
    };
    let mut found = Vec::new();
    for first in unseen.subsets(needs[Seat::new(0)].count) {
        for second in (unseen - first).subsets(needs[Seat::new(1)].count) {
            let hands = [first, second, unseen - first - second];
            if (0..3).all(|seat| fits(hands[seat], seat)) {
                found.push(BySeat::from_fn(3, |seat| hands[seat.index()]));
            }
        }
    }
    found
}

#[test]
fn only_fitting_deals_come_up_and_all_are_equally_likely() {
    let unseen: Cards = "7C 8D 9D 9H TH JH QS".parse().expect("cards");
    for voids in [
        vec![],
        vec![(0, Suit::Diamonds)],
        vec![(0, Suit::Hearts), (1, Suit::Clubs)],
        vec![(0, Suit::Hearts), (1, Suit::Diamonds), (2, Suit::Spades)],
    ] {
        let needs = needs([3, 2, 2], &voids);
        let fitting = all(unseen, &needs);
        let mut seen: HashMap<String, usize> = HashMap::new();
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let rounds = 400 * fitting.len();
        for _ in 0..rounds {
            let dealt = deal_unseen(unseen, &needs, &mut rng).expect("a deal fits");
            *seen.entry(format!("{dealt:?}")).or_default() += 1;
        }
        assert_eq!(seen.len(), fitting.len(), "{voids:?}");
        assert_eq!(ways_to_deal(unseen, &needs), fitting.len() as u64);
        for (deal, times) in seen {
            // Within five standard deviations of the average count, 400.
            assert!((300..=500).contains(&times), "{deal} came {times} times of 400");
        }
    }
}

#[test]
fn a_need_that_cannot_be_met_yields_no_deal() {
    let unseen: Cards = "7C 8C 9C".parse().expect("cards");
    let needs = needs([1, 1, 1], &[(0, Suit::Clubs)]);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    assert_eq!(deal_unseen(unseen, &needs, &mut rng), None);
    assert_eq!(ways_to_deal(unseen, &needs), 0);
}

#[test]
fn the_counts_of_a_whole_pack_for_five_do_not_overflow() {
    let unseen = Cards::from_rank_up(Rank::Seven).choose(25, &mut ChaCha8Rng::seed_from_u64(3));
    let mut needs = BySeat::from_fn(5, |_| Need { count: 5, void: Suits::default() });
    needs[Seat::new(2)].void.insert(Suit::Clubs);
    needs[Seat::new(3)].void.insert(Suit::Hearts);
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for _ in 0..200 {
        let dealt = deal_unseen(unseen, &needs, &mut rng).expect("a deal fits");
        assert!(dealt.iter().all(|hand| hand.len() == 5));
        assert!(dealt[Seat::new(2)].of_suit(Suit::Clubs).is_empty());
        let union = dealt.iter().fold(Cards::EMPTY, |all, hand| all | *hand);
        assert_eq!(union, unseen);
    }
}
