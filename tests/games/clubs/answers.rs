//! The cards that answer a lead, by strength.

use misere_engine::cards::{Card, Cards, Suit};
use misere_games::clubs::{answers, strength};
use misere_games::for_tests::clubs::above;

/// CL-5.
#[test]
fn the_cards_above_a_strength_are_the_stronger_ones() {
    for suit in Suit::ALL {
        for card in answers(suit) {
            let top = strength(card, suit);
            let stronger = |other: &Card| strength(*other, suit) > top;
            let expected: Cards = Cards::FULL.iter().filter(stronger).collect();
            assert_eq!(above(suit, top), expected, "{card} in a trick of {suit:?}");
        }
    }
}
