//! Turns played with clicks alone, and where a dragged card lands.

use egui::{Pos2, Rect, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::rules::Seat;
use misere::rules::scene::{Gesture, SpotId, Target, Zone};
use misere::table::Move;
use misere::ui::App;

use super::person::*;

/// Opens a game against the fastest computer players, with the person to act.
fn begin(folder: &tempfile::TempDir, title: &str) -> Harness<'static, App> {
    let mut harness = open(&quick_store(folder));
    press(&mut harness, title);
    choose_easy(&mut harness);
    press(&mut harness, "Start game");
    wait(&mut harness);
    harness
}

#[test]
fn a_turn_of_garbo_takes_a_click_on_a_card_and_one_on_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = begin(&folder, "Garbo");
    let mut turns = 0;
    while turns < 3 {
        let (moves, before) = (session(&harness).moves(), session(&harness).at());
        let places = |one: &Move| match one.gesture {
            Gesture::Carry {
                from,
                to: Target::Spot(to),
            } => Some((from, to)),
            _ => None,
        };
        let chosen = &moves[before * 5 % moves.len()];
        let (card, place) = places(chosen).expect("a card is carried to a place");
        let from_here = moves.iter().filter_map(places);
        if from_here.filter(|(from, _)| *from == card).count() > 1 {
            let scene = session(&harness).scene(Seat::new(0));
            // A second click on the card puts it back.
            for spot in [card, card, place] {
                touch(&mut harness, &scene, spot);
                assert_eq!(session(&harness).at(), before, "{spot:?} was played");
            }
            turns += 1;
        }
        click_through(&mut harness, chosen);
        wait(&mut harness);
    }
}

#[test]
fn a_turn_of_seven_card_combo_takes_nothing_but_clicks() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = begin(&folder, "Seven Card Combo");
    let (mut touched, mut laid, mut chosen_together) = (0, 0, 0);
    for _ in 0..60 {
        if touched > 1 && laid > 1 && chosen_together > 0 {
            return;
        }
        if !go_on(&mut harness) {
            let moves = session(&harness).moves();
            let chosen = &moves[session(&harness).at() * 7 % moves.len()];
            match chosen.gesture {
                Gesture::Touch(_) => touched += 1,
                Gesture::Carry { .. } => laid += 1,
                Gesture::Choose { .. } => chosen_together += 1,
                Gesture::Press(_) => {}
            }
            click_through(&mut harness, chosen);
        }
        wait(&mut harness);
    }
    panic!("drawn {touched} times, laid {laid}, discarded {chosen_together}");
}

/// Regression: the card went back although it lay half over the place, because the pointer did not.
#[test]
fn a_card_lands_on_the_place_that_it_covers_even_if_the_pointer_is_beside_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = begin(&folder, "Garbo");
    harness.run();
    let (moves, before) = (session(&harness).moves(), session(&harness).at());
    let scene = session(&harness).scene(Seat::new(0));
    let rect = |spot: SpotId| {
        let mut zones = scene.zones.iter();
        let holds = |zone: &&Zone| zone.spots.iter().any(|other| other.id == spot);
        let zone = zones.find(holds).expect("a zone");
        harness.get_by_label(&name_at(zone, spot)).rect()
    };
    let places = moves.iter().filter_map(|one| match one.gesture {
        Gesture::Carry {
            from,
            to: Target::Spot(to),
        } => Some((rect(from), rect(to), &one.text)),
        _ => None,
    });
    let left = |rect: Rect| rect.left();
    let (card, place, text) = places
        .min_by(|a, b| left(a.1).total_cmp(&left(b.1)))
        .expect("a card is carried to a place");
    let text = text.clone();
    // Held at its left edge, 12 points beside the leftmost place, it covers most of that place.
    let grip: Pos2 = card.left_center() + vec2(4.0, 0.0);
    let beside = place.left_center() - vec2(12.0, 0.0);
    drag(&mut harness, grip, place.left_center() - vec2(120.0, 0.0));
    assert_eq!(session(&harness).at(), before, "far away, it goes back");
    harness.run();
    drag(&mut harness, grip, beside);
    let done = session(&harness).steps().get(before).cloned();
    assert_eq!(done, Some(text));
}
