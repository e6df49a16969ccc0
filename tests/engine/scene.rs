//! A seat's picture of the table, as data.

use misere_engine::cards::Cards;
use misere_engine::rules::Seat;
use misere_engine::rules::scene::{Mark, Scene, Spot, Zone, ZoneId};
use misere_engine::text::Message;

/// Regression: a hint removed the marks of combinations and of cards just received.
#[test]
fn a_hint_leaves_other_marks_alone() {
    let spots = Cards::FULL.iter().take(3).map(|card| Spot::up(card).marked(Some(Mark::Combined)));
    let spots: Vec<Spot> = spots.collect();
    let best = spots[1].id;
    let mut scene = Scene { zones: vec![Zone::own_hand(Seat::new(0), spots)], ..Scene::default() };
    scene.suggest(&[best]);
    let marks: Vec<Option<Mark>> = scene.zones[0].spots.iter().map(|spot| spot.mark).collect();
    let combined = Some(Mark::Combined);
    assert_eq!(marks, [combined, Some(Mark::Hint), combined]);
}

/// Regression: during the last trick of a deal, everything that had been won was gone.
#[test]
fn what_was_won_stays_while_a_trick_is_held() {
    let seat = Seat::new(1);
    let cards: Vec<Spot> = Cards::FULL.iter().take(2).map(Spot::up).collect();
    let won = Zone::taken(seat, Message::EMPTY, cards).with_note(Message::raw("2 tricks"));
    let hand = Zone::own_hand(Seat::new(0), Vec::new());
    let before = Scene { zones: vec![hand, won.clone()], ..Scene::default() };
    let mut after_the_deal = Scene::default();
    after_the_deal.hold_previous_trick(&before);
    assert_eq!(after_the_deal.zones, std::slice::from_ref(&won));
    // In the middle of a deal, it is there already.
    let mut later = Scene { zones: vec![Zone { spots: Vec::new(), ..won }], ..Scene::default() };
    later.hold_previous_trick(&before);
    assert_eq!(later.zone(ZoneId::taken(seat)).map(|zone| zone.spots.len()), Some(0));
    assert_eq!(later.zones.len(), 1);
}
