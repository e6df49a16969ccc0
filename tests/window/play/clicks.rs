//! Turns played with clicks alone, without dragging.

use egui_kittest::Harness;
use misere::rules::Seat;
use misere::rules::scene::{Gesture, Target};
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
