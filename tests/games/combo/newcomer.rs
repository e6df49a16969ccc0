//! Things that newcomers once could not see in Seven Card Combo.

use misere_engine::cards::Cards;
use misere_engine::rules::Next;
use misere_engine::rules::scene::ZoneId;
use misere_games::combo::scoring::combined;

use crate::newcomer::{go_on, start};

/// Regression: all combinations had the same golden outline and could not be told apart.
#[test]
fn each_combination_has_a_letter_of_its_own() {
    let mut most = 0;
    for seed in 0..20 {
        let mut session = start("seven_card_combo", 3, "()", seed);
        while session.deal_number() < 2 {
            let Next::Act(seat) = session.next() else {
                go_on(&mut *session);
                continue;
            };
            let scene = session.scene(seat);
            let hand = scene.zone(ZoneId::hand(seat)).expect("a hand");
            let note = hand.note.for_programs();
            let lines: Vec<&str> = note.lines().collect();
            let cards: Cards = hand.spots.iter().filter_map(misere_engine::rules::scene::Spot::card).collect();
            for spot in &hand.spots {
                let card = spot.card().expect("an open hand");
                assert_eq!(!spot.groups.is_empty(), combined(cards).contains(card));
                for group in &spot.groups {
                    let is_listed = |line: &&str| line.starts_with(&format!("{}: ", group.name()));
                    assert_eq!(lines.iter().filter(|line| is_listed(line)).count(), 1);
                }
            }
            most = most.max(lines.len());
            go_on(&mut *session);
        }
    }
    assert!(most >= 2, "no hand held two combinations");
}
