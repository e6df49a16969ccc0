//! A seat's picture of the table, as data.

use misere_engine::cards::Cards;
use misere_engine::rules::Seat;
use misere_engine::rules::scene::{Mark, Scene, Spot, Zone};

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
