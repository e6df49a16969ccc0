//! Cards that move: a press ends that, and does nothing else.

use egui_kittest::Harness;
use misere::rules::Seat;
use misere::store::Store;
use misere::ui::App;

use super::super::play::person::*;
use super::tick;

const MOVING: &str = "(motion: Normal, pace: Slow, played: [\"finis\"])";

/// The number of actions of the person, who sits at seat 0. Computer players may act meanwhile.
fn acts(harness: &Harness<'_, App>) -> usize {
    let past = session(harness).past();
    let acts = past.iter().filter_map(|step| step.act.as_ref());
    acts.filter(|act| act.seat == Seat::new(0)).count()
}

/// Tells whether a card was chosen, played after these actions, or refused because it is somebody else's turn.
fn has_effect(harness: &Harness<'_, App>, before: usize) -> bool {
    acts(harness) > before || prompt_says(harness, "1 chosen") || prompt_says(harness, "It is ")
}

#[test]
fn a_press_while_cards_are_dealt_only_ends_that() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("settings.ron"), MOVING).expect("writing the settings");
    let mut harness = open(&Store::within(folder.path()));
    // The harness shows everything without animations unless it is told otherwise.
    harness.ctx.all_styles_mut(|style| style.animation_time = 0.15);
    press(&mut harness, "Finis");
    choose_easy(&mut harness);
    // Time stands still, so the cards stay where they are.
    tick(&mut harness, 0.0);
    press(&mut harness, "Start game");
    let hand = own_hand(&harness);
    let name = name_at(&hand, hand.spots[0].id);
    let before = acts(&harness);
    press(&mut harness, &name);
    assert!(!has_effect(&harness, before), "the first press did something");
    // Computer players may have to act before, and a press ends the motion of each of their actions.
    for _ in 0..6 {
        if !has_effect(&harness, before) {
            press(&mut harness, &name);
        }
    }
    assert!(has_effect(&harness, before), "later presses did nothing");
}
