//! SC-9 and SC-10.

use misere_engine::rules::{Event, Seat};
use misere_games::combo::*;

use super::turns::*;
use misere_games::combo::scoring::{Bonus, bonus, combined, score};

#[test]
fn sc_9_and_sc_10_the_worked_examples_hold() {
    for (hand, points) in [
        ("4H 5H 6C 7D 9H TS QH", 1),
        ("5C 5D 8C 8H 9S 9D AH", 0),
        ("5C 5D 8C 8H 9C 9D AC", -1),
        ("2C 2D 2H 2S KC KD KH", -4),
        ("3C 3D 6C 6D QC QD QH", -1),
    ] {
        assert_eq!(score(cards(hand), &Options::USUAL), points, "{hand}");
    }
}

#[test]
fn sc_9_a_card_is_free_in_any_combination_and_in_several() {
    for (hand, free) in [
        ("QC KD AH 2S 5C 7D 9H", "QC KD AH 2S"),
        ("JC QD AH 2S 3C 5D 7H", ""),
        ("2S 3S 4S 9S 9D JD KD", "2S 3S 4S 9S 9D"),
        ("2C 3D 3H 4S 5C 9D KH", "2C 3D 3H 4S 5C"),
        // Fewer cards are treated the same way.
        ("7H 7S 8D", "7H 7S"),
        ("7H 8S 9D TC", "7H 8S 9D TC"),
        ("", ""),
    ] {
        assert_eq!(combined(cards(hand)), cards(free), "{hand}");
    }
}

#[test]
fn sc_10_only_the_best_is_taken_off() {
    let named = |hand, small, large| {
        let options = Options { bonus_small: small, bonus_large: large, ..Options::USUAL };
        bonus(cards(hand), &options)
    };
    let both = "2C 2D 2H 2S KC KD KH";
    assert_eq!(named(both, 1, 4), Some((Bonus::FourOfARank, 4)));
    assert_eq!(named(both, 1, 0), Some((Bonus::FullHouse, 1)));
    assert_eq!(named("2C 2D 2H 2S KC QD 9H", 1, 4), Some((Bonus::FourOfARank, 4)));
    assert_eq!(named("2C 2D 2H 2S KC KD 9H", 9, 4), Some((Bonus::FullHouse, 9)));
    assert_eq!(named("2C 2D 5H 5S KC QD 9H", 1, 4), None, "two pairs");
    assert_eq!(named("2C 2D 5H 5S KC KD 9H", 1, 4), Some((Bonus::ThreePairs, 1)));
    assert_eq!(named("QC KD AH 2S 3C 4D 5H", 1, 4), Some((Bonus::RunOfSeven, 4)));
    assert_eq!(named("2H 4H 6H 8H TH QH AH", 1, 4), Some((Bonus::SevenOfASuit, 4)));
    assert_eq!(named("2H 4H 6H 8H TH QH", 1, 4), None, "seven are needed");
}

#[test]
fn the_score_sheet_says_where_each_point_came_from() {
    let (mut state, _) = begun(2, "");
    state.public.at = 6;
    state.private[Seat::new(0)].hand = cards("2C 2D 5H 5S 9C 9D AH");
    state.private[Seat::new(1)].hand = cards("3C 4C 5C 6C 7C 8C 9C");
    let mut events = Vec::new();
    scoring::settle(&mut state, &mut events);
    let lines: Vec<(usize, i32, String, String)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Points { seat, points, why, cards } => {
                Some((seat.index(), points.in_halves() / 2, why.for_programs(), cards.to_string()))
            }
            _ => None,
        })
        .collect();
    assert_eq!(
        lines,
        [
            (0, 1, "In no combination".to_owned(), "AH".into()),
            (0, -1, "Three pairs".to_owned(), "2C 9C 2D 9D 5H 5S".into()),
            (1, -4, "Seven cards in one run".to_owned(), "3C 4C 5C 6C 7C 8C 9C".into()),
        ]
    );
    assert!(matches!(events.last(), Some(Event::Score { deal: 1, .. })));
}
