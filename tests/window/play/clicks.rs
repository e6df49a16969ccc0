//! Turns played with clicks alone, and where a dragged card lands.

use egui::{Pos2, Rect, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use misere::cards::Cards;
use misere::games::entry;
use misere::rules::Seat;
use misere::rules::scene::{Gesture, SpotId, Target, Zone, ZoneId};
use misere::store::{Store, open_example};
use misere::table::Move;
use misere::ui::{App, GameRequest};

use super::person::*;
use crate::frames::until;
use crate::long_names::texts;

#[test]
fn a_turn_of_garbo_takes_a_click_on_a_card_and_one_on_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = begin(&folder, "Garbo");
    let mut turns = 0;
    while turns < 3 {
        let (moves, before) = (session(&harness).moves(), session(&harness).at());
        let places = |one: &Move| match one.gesture {
            Gesture::Carry { from, to: Target::Spot(to) } => Some((from, to)),
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
    for _ in 0..300 {
        if touched > 1 && laid > 1 && chosen_together > 0 {
            return;
        }
        if !go_on(&mut harness) {
            let moves = session(&harness).moves();
            // A card is laid by hand only where two of a packet are left.
            let is_rare = |one: &&Move| matches!(one.gesture, Gesture::Carry { .. });
            let usual = &moves[session(&harness).at() * 7 % moves.len()];
            let chosen = moves.iter().find(is_rare).unwrap_or(usual);
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

/// Regression: a card dragged from the stock, the pile or a packet into the hand went back.
#[test]
fn a_card_is_drawn_by_dragging_it_into_the_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = begin(&folder, "Seven Card Combo");
    let (mut drawn, mut taken) = (0, 0);
    for _ in 0..200 {
        if drawn >= 3 && taken >= 1 {
            return;
        }
        if !go_on(&mut harness) {
            harness.run();
            if !is_asked(&harness) {
                // The only action was performed by itself.
                wait(&mut harness);
                continue;
            }
            let (moves, before) = (session(&harness).moves(), session(&harness).at());
            let from_packet = |one: &&Move| match one.gesture {
                Gesture::Choose { cards, .. } => single_from_packet(&harness, cards).is_some(),
                _ => false,
            };
            let chosen = moves.iter().find(from_packet);
            let chosen = chosen.unwrap_or(&moves[before * 7 % moves.len()]);
            let dragged = match chosen.gesture {
                Gesture::Touch(spot) => Some(spot),
                Gesture::Choose { cards, .. } => single_from_packet(&harness, cards),
                _ => None,
            };
            let scene = session(&harness).scene(Seat::new(0));
            let hand = scene.zone(ZoneId::hand(Seat::new(0))).expect("a hand");
            if let (Some(spot), Some(own)) = (dragged, hand.spots.first()) {
                let mut zones = scene.zones.iter();
                let zone = zones.find(|zone| zone.spots.iter().any(|other| other.id == spot));
                let name = name_at(zone.expect("a zone"), spot);
                let from = harness.get_by_label(&name).rect().center();
                let beside = harness.get_by_label(&name_at(hand, own.id)).rect();
                drag(&mut harness, from, beside.center());
                let done = session(&harness).steps().get(before).cloned();
                assert_eq!(done.as_ref(), Some(&chosen.text));
                match chosen.gesture {
                    Gesture::Choose { .. } => taken += 1,
                    _ => drawn += 1,
                }
            } else {
                click_through(&mut harness, chosen);
            }
        }
        wait(&mut harness);
    }
    panic!("drawn only {drawn} times, and taken {taken} cards of a packet");
}

/// The card of a packet that this choice takes, if no more than one can be taken.
fn single_from_packet(harness: &Harness<'_, App>, cards: Cards) -> Option<SpotId> {
    let scene = session(harness).scene(Seat::new(0));
    let choice = scene.card_choice?;
    let is_single = choice.zone != ZoneId::hand(Seat::new(0)) && choice.count.1 == 1;
    cards.first().filter(|_| is_single).map(SpotId::Card)
}

/// Regression: nothing said why it went back.
#[test]
fn a_message_says_where_to_put_a_club_dropped_on_the_open_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = begin(&folder, "Clubs");
    for _ in 0..80 {
        harness.run();
        if let Some(club) = naming_card(&harness) {
            let hand = own_hand(&harness);
            let name = name_at(&hand, club);
            let card = harness.get_by_label(&name).rect();
            let before = session(&harness).at();
            let grip = card.center_bottom() - vec2(0.0, 24.0);
            drag(&mut harness, grip, Pos2::new(640.0, 280.0));
            assert_eq!(session(&harness).at(), before, "it was played");
            assert!(prompt_says(&harness, "Put a club on the suit you name"));
            return;
        }
        if !go_on(&mut harness) {
            act(&mut harness);
        }
        wait(&mut harness);
    }
    panic!("no club was led");
}

/// Regression: the first of the chosen cards was lowered without a word.
#[test]
fn a_card_too_many_is_refused_and_the_prompt_counts_the_cards() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = begin(&folder, "Acorn Hearts");
    harness.run();
    let hand = own_hand(&harness);
    let names: Vec<String> = hand.spots[..4].iter().map(|spot| name_at(&hand, spot.id)).collect();
    for (name, words) in names.iter().zip([
        ": 1 chosen, 2 to go",
        ": 2 chosen, 1 to go",
        ": all chosen",
        "3 cards are chosen already. Take one back first.",
    ]) {
        press(&mut harness, name);
        assert!(prompt_says(&harness, words), "{name}: {words}");
    }
    let is_chosen = |name: &String| {
        let card = harness.get_by_label(name);
        card.accesskit_node().is_selected() == Some(true)
    };
    let chosen: Vec<bool> = names.iter().map(is_chosen).collect();
    assert_eq!(chosen, [true, true, true, false]);
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
        Gesture::Carry { from, to: Target::Spot(to) } => Some((rect(from), rect(to), &one.text)),
        _ => None,
    });
    let left = |rect: Rect| rect.left();
    let (card, place, text) =
        places.min_by(|a, b| left(a.1).total_cmp(&left(b.1))).expect("a card is carried to a place");
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

/// Regression: a plate counted a trick while its last card was still on its way.
#[test]
fn plates_count_a_trick_only_once_it_is_gathered() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = "(motion: None, pace: Fast, trick: Click)";
    std::fs::write(folder.path().join("settings.ron"), settings).expect("writing");
    let store = Store::within(folder.path());
    let saved = open_example(entry("clubs").expect("a game"), false).expect("an example");
    let path = add_game(&store, &saved);
    let mut harness = open(&store);
    run(&mut harness, GameRequest::Open(path));
    let tallies = |harness: &Harness<'_, App>| -> Vec<String> {
        let words = texts(harness).into_iter().map(|(words, _)| words);
        words.filter(|words| words.starts_with("deal ")).collect()
    };
    let (mut before, mut tricks, mut counted) = (tallies(&harness), 0, 0);
    assert!(!before.is_empty());
    while tricks < 3 {
        until(&mut harness, "a turn or a trick", |harness| is_asked(harness) || prompt_says(harness, " the trick"));
        if prompt_says(&harness, " the trick") {
            assert_eq!(tallies(&harness), before);
            harness.hover_at(pos2(400.0, 330.0));
            harness.drag_at(pos2(400.0, 330.0));
            harness.drop_at(pos2(400.0, 330.0));
            harness.step();
            tricks += 1;
            counted += usize::from(tallies(&harness) != before);
            before = tallies(&harness);
        } else {
            act(&mut harness);
        }
    }
    assert!(counted > 0);
}
