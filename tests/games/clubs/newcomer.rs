//! Things that newcomers once could not see in Clubs.

use misere_engine::rules::scene::ZoneId;

use crate::newcomer::{go_on, scene, start};

/// Regression: the suit that a club was led as was shown only in the toolbar.
#[test]
fn the_suit_of_a_trick_lies_beside_its_cards() {
    let mut session = start("clubs", 4, "()", 3);
    let mut shown = 0;
    while session.deal_number() < 2 {
        let scene = scene(&*session);
        let fact = scene.facts.iter().find(|fact| fact.label.for_programs() == "Suit of the trick");
        if let Some(trick) = scene.zone(ZoneId::TRICK) {
            assert_eq!(trick.sign.is_some(), fact.is_some());
            if let (Some(fact), Some(suit)) = (fact, trick.sign) {
                let (value, note) = (fact.value.for_programs(), trick.note.for_programs());
                assert!(value.starts_with(suit.name()));
                assert!(note.ends_with(&value), "{note}");
                shown += 1;
            }
        }
        if let Some(last) = &scene.previous_trick {
            assert!(last.zone.sign.is_some(), "while the trick is held too");
        }
        go_on(&mut *session);
    }
    assert!(shown > 30, "only {shown} tricks");
}
