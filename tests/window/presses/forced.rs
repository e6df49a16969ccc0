//! Undo goes back to the last real choice, past everything that the program plays by itself.

use egui::Key;
use egui_kittest::Harness;
use misere::rules::Next;
use misere::rules::Seat;
use misere::table::PastStep;
use misere::ui::App;

use super::super::play::person::*;
use super::{play_any, strike};

/// The decisions of the first seat so far: the number of steps before each, the number of legal
/// actions, and whether the deal was decided.
fn decisions(harness: &Harness<'_, App>) -> Vec<(usize, usize, bool)> {
    let mut replay = session(harness).copy();
    let end = replay.at();
    replay.go_to(0);
    let mut found = Vec::new();
    while replay.at() < end {
        if replay.next() == Next::Act(Seat::new(0)) {
            let is_decided = replay.decided() || replay.claim().is_some();
            found.push((replay.at(), replay.moves().len(), is_decided));
        }
        replay.redo();
    }
    found
}

/// Regression: undo took the forced card back, and it was played again at once.
#[test]
fn undo_passes_over_forced_cards_that_are_played_automatically() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = "(motion: None, pace: Fast, trick: Short, play_forced: true)";
    let mut harness = at_table_with(&folder, settings);
    for _ in 0..400 {
        wait(&mut harness);
        let is_choice = is_asked(&harness) && session(&harness).moves().len() > 1;
        let decisions = decisions(&harness);
        let choice = decisions.iter().rfind(|(_, legal, _)| *legal > 1);
        if let (Some((_, 1, _)), Some((choice, ..))) = (decisions.last(), choice)
            && is_choice
        {
            strike(&mut harness, Key::U);
            assert_eq!(session(&harness).at(), *choice);
            harness.run_steps(40);
            assert_eq!(session(&harness).at(), *choice, "it was played again");
            assert_eq!(session(&harness).undo_count(), 1);
            return;
        }
        if is_choice {
            act(&mut harness);
        } else if !go_on(&mut harness) {
            harness.step();
        }
    }
    panic!("no card was forced");
}

#[test]
fn undo_passes_over_a_deal_that_was_finished_automatically() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let settings = "(motion: None, pace: Fast, trick: Short, finish_decided: true, played: [\"four_bad_queens\"])";
    std::fs::write(store.settings_path(), settings).expect("writing the settings");
    let mut harness = open(&store);
    press(&mut harness, "Four Bad Queens");
    choose_easy(&mut harness);
    press(&mut harness, "Start game");
    for _ in 0..2000 {
        wait(&mut harness);
        if says(&harness, "Rematch") {
            harness.run_steps(4);
            press(&mut harness, "Rematch");
            continue;
        }
        let decisions = decisions(&harness);
        let open = decisions.iter().rfind(|(.., decided)| !decided);
        if let (Some((.., true)), Some((open, ..))) = (decisions.last(), open)
            && next(&harness).is_some()
        {
            harness.run_steps(4);
            strike(&mut harness, Key::U);
            assert_eq!(session(&harness).at(), *open);
            harness.run_steps(40);
            assert_eq!(session(&harness).at(), *open, "it was finished again");
            return;
        }
        if !go_on(&mut harness)
            && is_asked(&harness)
            && !session(&harness).decided()
            && session(&harness).claim().is_none()
        {
            play_any(&mut harness);
        }
    }
    panic!("no deal was decided early");
}

/// The last card of a packet is laid on the pile by itself (SC-4), and undo leads back to the decision before it.
#[test]
fn the_last_card_of_a_packet_is_laid_by_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = begin(&folder, "Seven Card Combo");
    let mut acted = 0;
    for _ in 0..400 {
        wait(&mut harness);
        let lays = |step: &PastStep| {
            let act = step.act.as_ref();
            act.is_some_and(|act| act.seat == Seat::new(0) && act.action.starts_with("lay "))
        };
        let since = session(&harness).past().into_iter().skip(acted);
        if let Some(place) = since.clone().position(|step| lays(&step)) {
            harness.run_steps(4);
            strike(&mut harness, Key::U);
            let at = session(&harness).at();
            assert!(at < acted + place, "undo stopped where nothing is decided");
            assert!(session(&harness).moves().len() > 1);
            return;
        }
        if !go_on(&mut harness) && is_asked(&harness) {
            acted = session(&harness).at() + 1;
            act(&mut harness);
        }
    }
    panic!("no card of a packet was left");
}

/// Without a choice there is nothing to undo, and Undo says so.
#[test]
fn undo_says_so_if_everything_was_forced() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let before = session(&harness).at();
    strike(&mut harness, Key::U);
    assert_eq!(session(&harness).at(), before);
    assert!(prompt_says(&harness, "Nothing to undo"));
}
