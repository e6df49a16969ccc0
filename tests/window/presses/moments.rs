//! Messages go with the moment that they are about, and the focus stays on what can be played.

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT as _, Queryable as _, by};
use misere::games::GAMES;
use misere::rules::Seat;
use misere::ui::App;

use super::super::play::people::*;
use super::super::play::person::*;
use super::{QUICK, own_acts, play_any, tick};
use crate::frames::Wakes;

fn is_on_an_unplayable_card(harness: &Harness<'_, App>) -> Option<String> {
    let has_focus = |node: &AccessKitNode<'_>| node.is_focused();
    let node = harness.query_all(by().predicate(has_focus)).next_back()?;
    let state = node.accesskit_node().description()?;
    let name = node.accesskit_node().label().unwrap_or_default();
    state.contains("not playable").then(|| format!("{name}: {state}"))
}

/// Regression: it rested on such a card in the first trick of a deal.
#[test]
fn the_focus_is_never_on_a_card_that_cannot_be_played() {
    for game in GAMES {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = open(&quick_store(&folder));
        press(&mut harness, game.title);
        choose_easy(&mut harness);
        press(&mut harness, "Start game");
        wait(&mut harness);
        strike(&mut harness, Key::ArrowRight);
        let (mut acts, mut deals) = (0, 0);
        while deals < 2 && acts < 60 && !harness.state().is_over() {
            wait(&mut harness);
            if next(&harness).is_some() {
                harness.run_steps(3);
                strike(&mut harness, Key::Enter);
                deals += 1;
                continue;
            }
            harness.run();
            if is_asked(&harness) {
                assert!(focused(&harness).is_some(), "{}, act {acts}", game.id);
                let fault = is_on_an_unplayable_card(&harness);
                assert_eq!(fault, None, "{}, act {acts} of deal {deals}", game.id);
                play_any(&mut harness);
                acts += 1;
            }
        }
    }
}

/// Regression: it rested on such a card after a curtain.
#[test]
fn after_a_curtain_the_focus_is_on_a_card_that_can_be_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = finis_with_settings(&folder, &["Ada", "Ben"], QUICK);
    let wakes = Wakes::of(&harness.ctx);
    let (mut curtains, mut shown) = (0, None);
    while curtains < 12 {
        if harness.query_by_label("Show my cards").is_some() {
            // A curtain that has only just fallen ignores presses.
            harness.run();
            strike(&mut harness, Key::Enter);
            harness.run();
            assert!(focused(&harness).is_some(), "curtain {curtains}");
            let fault = is_on_an_unplayable_card(&harness);
            assert_eq!(fault, None, "curtain {curtains}");
            curtains += 1;
            shown = Some(session(&harness).next());
            play_any(&mut harness);
        } else if next(&harness).is_some() {
            harness.run();
            strike(&mut harness, Key::Enter);
        } else if shown == Some(session(&harness).next()) {
            // The taker of a trick leads to the next one without a curtain.
            play_any(&mut harness);
        } else {
            harness.step();
            wakes.wait();
        }
    }
}

/// Regression: Tab led to “Home”, and the prompt still said “play any card”.
#[test]
fn after_picking_a_club_tab_leads_to_the_suits_and_the_prompt_asks_for_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    press(&mut harness, "Clubs");
    choose_easy(&mut harness);
    press(&mut harness, "Start game");
    for _ in 0..80 {
        wait(&mut harness);
        harness.run();
        if let Some(club) = naming_card(&harness).filter(|_| is_asked(&harness)) {
            let before = session(&harness).at();
            let hand = own_hand(&harness);
            harness.get_by_label(&name_at(&hand, club)).focus();
            harness.step();
            strike(&mut harness, Key::Enter);
            assert!(prompt_says(&harness, "Choose one of the suits to name"));
            assert!(!prompt_says(&harness, "any card"));
            strike(&mut harness, Key::Tab);
            let name = focused(&harness).expect("a suit");
            assert!(name.starts_with("Name "), "Tab led to {name}");
            strike(&mut harness, Key::Enter);
            assert!(session(&harness).at() > before);
            return;
        }
        if next(&harness).is_some() {
            go_on(&mut harness);
        } else {
            play_any(&mut harness);
        }
    }
    panic!("no club was led");
}

const SLOW: &str = "(motion: None, pace: Slow, trick: Long)";

/// Waits for a position with the person to act in the middle of a trick, in another game if this one
/// has no more of them.
fn answering(harness: &mut Harness<'_, App>) {
    loop {
        wait(harness);
        if harness.state().is_over() {
            // A result that has only just appeared ignores presses.
            harness.run();
            press(harness, "Rematch");
            continue;
        }
        let scene = session(harness).scene(Seat::new(0));
        let is_second = scene.trick().is_some_and(|trick| trick.spots.len() == 1);
        if is_asked(harness) && is_second && own_hand(harness).spots.len() > 1 {
            return;
        }
        if !go_on(harness) {
            play_any(harness);
        }
    }
}

/// Regression: “It is Konrad's turn” stayed and hid who takes the trick.
#[test]
fn a_refusal_goes_with_the_position_it_was_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table_with(&folder, SLOW);
    answering(&mut harness);
    play_any(&mut harness);
    harness.step();
    assert!(!is_asked(&harness));
    let hand = own_hand(&harness);
    let name = name_at(&hand, hand.spots[0].id);
    let at = session(&harness).at();
    // Time stands still while the card is pressed.
    tick(&mut harness, 0.0);
    press(&mut harness, &name);
    assert_eq!(session(&harness).at(), at);
    assert!(prompt_says(&harness, "It is "), "it is not said");
    while session(&harness).at() == at {
        tick(&mut harness, 0.05);
        std::thread::yield_now();
    }
    tick(&mut harness, 0.0);
    assert!(!prompt_says(&harness, "It is "), "it is still said");
}

/// Regression: the reason for a card stayed after the card was taken back.
#[test]
fn an_explanation_goes_with_an_undo_and_with_a_visit_to_home() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    answering(&mut harness);
    while own_acts(&harness) == 0 {
        play_any(&mut harness);
        answering(&mut harness);
    }
    let prompt = |harness: &Harness<'_, App>| {
        let scene = session(harness).scene(Seat::new(0));
        prompt_says(harness, &scene.prompt.for_programs())
    };
    for leave in [false, true] {
        assert!(prompt(&harness));
        strike(&mut harness, Key::W);
        assert!(!prompt(&harness), "nothing is explained");
        if leave {
            press(&mut harness, "Home");
            press(&mut harness, "Resume Acorn Hearts");
        } else {
            strike(&mut harness, Key::U);
        }
        assert!(prompt(&harness), "it stays, left: {leave}");
        harness.run();
    }
}

#[test]
fn what_was_read_out_goes_with_the_position() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    strike(&mut harness, Key::T);
    harness.step();
    assert!(says(&harness, "Your hand: "), "the table is not read out");
    play_any(&mut harness);
    harness.step();
    assert!(!says(&harness, "Your hand: "), "it is still shown");
}
