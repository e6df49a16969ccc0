//! Slots for the cards of a choice, shown while one is dragged.

use std::collections::BTreeMap;

use egui::accesskit::Node;
use egui::{FullOutput, Pos2, Rect, Shape, vec2};
use misere::games::{GAMES, entry};
use misere::rules::Next;
use misere::rules::scene::{Scene, Spot};
use misere::table::Move;
use misere::ui::board::layout::{PlacedSpot, TableLayout};

use super::{ROOMS, button, first_pass, laid, moved, on_card, show};
use crate::layout::{course, published};
use crate::stage::{Stage, VIEWER, moves, nodes};

/// The slots that a screen reader finds: their names and places.
fn slots(frame: FullOutput) -> BTreeMap<String, Rect> {
    let mut slots = BTreeMap::new();
    for node in nodes(frame).into_values() {
        let name = node.label().unwrap_or_default().to_owned();
        if let Some(bounds) = node.bounds().filter(|_| name.starts_with("Slot ")) {
            let (x0, y0) = (bounds.x0 as f32, bounds.y0 as f32);
            let (x1, y1) = (bounds.x1 as f32, bounds.y1 as f32);
            slots.insert(name, Rect::from_x_y_ranges(x0..=x1, y0..=y1));
        }
    }
    slots
}

/// The cards of the viewer's hand, each with a point where it can be grabbed.
fn hand(layout: &TableLayout) -> Vec<(Spot, Pos2)> {
    let own = layout.own_hand().expect("a hand").zone;
    let cards = layout.placed.iter().filter(|placed| placed.zone == own);
    let grip = |placed: &PlacedSpot| (placed.spot.clone(), on_card(placed.pose, 0.1, 0.5));
    cards.map(grip).collect()
}

#[test]
fn slots_appear_while_a_card_to_be_passed_is_dragged() {
    let mut passed = 0;
    for entry in GAMES {
        for seats in entry.seats.clone() {
            let mut done = false;
            course(entry, &published(seats, 3), 1, |session| {
                if done || session.next() != Next::Act(VIEWER) {
                    return;
                }
                let scene = session.scene(VIEWER);
                if scene.card_choice.is_none() {
                    return;
                }
                done = true;
                let moves = moves(session);
                for room in ROOMS {
                    let place = format!("{}, {seats} players, {room:?}", entry.id);
                    check_slots(&mut Stage::new(room), &scene, &moves, &place);
                    passed += 1;
                }
            });
        }
    }
    assert!(passed > 20, "only {passed} tables pass cards");
}

fn check_slots(stage: &mut Stage, scene: &Scene, moves: &[Move], place: &str) {
    let choice = scene.card_choice.as_ref().expect("cards to choose");
    let most = choice.count.1;
    let layout = laid(scene, stage);
    let cards = hand(&layout);
    let own = layout.own_hand().expect("a hand").rect;
    let (first, grip) = &cards[0];
    let above = layout.prompt_room.center_top() - vec2(0.0, 60.0);
    let mut frame = |events| slots(stage.show(show(scene, moves, events)));
    let none = |slots: BTreeMap<String, Rect>, when: &str| {
        assert!(slots.is_empty(), "{place}: {when}: {slots:?}");
    };
    none(frame(Vec::new()), "at first");
    none(frame(moved(*grip)), "under the pointer");
    none(frame(button(*grip, true)), "pressed");
    frame(moved(*grip - vec2(0.0, 30.0)));
    let shown = frame(moved(above));
    let empty: Vec<String> = (1..=most).map(|at| format!("Slot {at} of {most}: empty")).collect();
    assert_eq!(shown.keys().cloned().collect::<Vec<_>>(), empty, "{place}");
    for slot in shown.values() {
        assert!(!slot.intersects(own), "{place}: a slot covers the hand");
        let note = layout.notes.iter().find(|note| slot.expand(16.0).contains(note.at));
        assert!(note.is_none(), "{place}: {slot:?} covers {:?}", note.map(|note| &note.words));
        let mut plates = layout.plates.iter();
        assert!(!plates.any(|plate| plate.rect.intersects(*slot)), "{place}: {slot:?}");
    }
    frame(button(above, false));
    let name = first.card().expect("a card").name();
    let filled = format!("Slot 1 of {most}: {name}");
    let shown = frame(Vec::new());
    assert!(shown.contains_key(&filled), "{place}: {shown:?}");
    // The card stays in the slot, and goes from there into the hand.
    let slot = shown[&filled].center();
    drag(stage, scene, moves, slot, own.center());
    stage.show(show(scene, moves, button(own.center(), false)));
    let shown = slots(stage.show(show(scene, moves, Vec::new())));
    assert!(shown.is_empty(), "{place}: taken back: {shown:?}");
}

/// Regression: with all slots full, nothing showed which card the dragged one would replace.
#[test]
fn the_slot_that_takes_the_dragged_card_is_framed() {
    let (scene, moves) = first_pass("four_mad_queens");
    let mut stage = Stage::new(ROOMS[0]);
    let layout = laid(&scene, &stage);
    let cards = hand(&layout);
    let above = layout.prompt_room.center_top() - vec2(0.0, 160.0);
    let most = scene.card_choice.as_ref().expect("cards to choose").count.1;
    assert_eq!(most, 3);
    let slot_of = |spot: &Spot, at: usize| format!("Slot {at} of {most}: {}", spot.card().expect("a card").name());
    for (place, (_, grip)) in cards.iter().enumerate().take(most + 1) {
        drag(&mut stage, &scene, &moves, *grip, above);
        let frame = stage.show(show(&scene, &moves, Vec::new()));
        let framed = framed(&frame);
        let slots = slots(frame);
        for (at, (spot, _)) in (1..).zip(&cards[..place]) {
            // In the order of the hand.
            assert!(slots.contains_key(&slot_of(spot, at)), "{place}: {slots:?}");
        }
        let next = if place < most {
            format!("Slot {} of {most}: empty", place + 1)
        } else {
            // The lowest card is replaced.
            let lowest = cards[..most].iter().enumerate();
            let lowest = lowest.min_by_key(|(_, (spot, _))| spot.card());
            let (at, (spot, _)) = lowest.expect("a card");
            slot_of(spot, at + 1)
        };
        let is_next = |rect: &Rect| rect.center().distance(slots[&next].center()) < 1.0;
        assert_eq!(framed.iter().filter(|rect| is_next(rect)).count(), 1, "{next}: {framed:?}");
        stage.show(show(&scene, &moves, button(above, false)));
    }
    let chosen = stage.show(show(&scene, &moves, Vec::new()));
    let nodes = nodes(chosen);
    let is_chosen = |node: &&Node| node.is_selected() == Some(true);
    assert_eq!(nodes.values().filter(is_chosen).count(), most);
}

/// The rectangles with a thick outline.
fn framed(frame: &FullOutput) -> Vec<Rect> {
    let broad = |shape: &Shape| match shape {
        Shape::Rect(one) if one.stroke.width == 3.0 => Some(one.rect),
        _ => None,
    };
    frame.shapes.iter().filter_map(|one| broad(&one.shape)).collect()
}

/// Drags from one point to another without releasing.
fn drag(stage: &mut Stage, scene: &Scene, moves: &[Move], from: Pos2, to: Pos2) {
    for events in [moved(from), button(from, true), moved(from - vec2(0.0, 30.0)), moved(to)] {
        stage.show(show(scene, moves, events));
    }
}

/// There are no slots for cards that are played rather than passed.
#[test]
fn no_slots_appear_while_a_card_is_played() {
    let finis = entry("finis").expect("an entry of the menu");
    let mut played = 0;
    course(finis, &published(4, 3), 1, |session| {
        let (scene, moves) = (session.scene(VIEWER), moves(session));
        if scene.card_choice.is_some() || moves.is_empty() || played == 3 {
            return;
        }
        let mut stage = Stage::new(ROOMS[0]);
        let grip = hand(&laid(&scene, &stage))[0].1;
        drag(&mut stage, &scene, &moves, grip, grip - vec2(0.0, 200.0));
        let frame = stage.show(show(&scene, &moves, Vec::new()));
        assert!(slots(frame).is_empty());
        played += 1;
    });
    assert_eq!(played, 3);
}
