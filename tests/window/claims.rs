//! Claims of the rest of a deal, by its certain winner: by button, by key, and as computer players do.

use std::ops::RangeInclusive;

use egui::{Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::games::entry;
use misere::rules::options::HouseRules;
use misere::rules::{Next, Seat};
use misere::store::Saved;
use misere::table::Setup;
use misere::ui::{App, GameRequest};

use super::frames::until;
use super::long_names::texts;
use super::play::people::game_of_ada;
use super::play::person::*;
use super::toolbar::places;

/// A game of Acorn Hearts between a person and two computer players, in which this seat can claim so many tricks.
fn claimed(seat: Seat, tricks: RangeInclusive<usize>) -> Saved {
    let entry = entry("acorn_hearts").expect("a game");
    for seed in 1..20_000 {
        let setup = Setup { seats: 3, rules: HouseRules::default(), seed, dealer: None };
        let mut session = entry.start(&setup).expect("the usual rules");
        session.shuffle();
        while matches!(session.next(), Next::Act(_)) {
            let scene = session.scene(seat);
            let left = scene.hand(seat).expect("a hand").spots.len();
            let can_claim = session.claim() == Some(seat) && !session.decided();
            if can_claim && tricks.contains(&left) {
                return game_of_ada(session);
            }
            let moves = session.moves();
            let chosen = &moves[(seed as usize + session.at() * 7) % moves.len()];
            session.play(&chosen.text).expect("a legal action");
        }
    }
    panic!("no claim by {seat:?}");
}

/// Opens a game at the table.
fn window(folder: &tempfile::TempDir, saved: &Saved) -> Harness<'static, App> {
    let store = quick_store(folder);
    let path = add_game(&store, saved);
    let mut harness = open(&store);
    run(&mut harness, GameRequest::Open(path));
    harness
}

fn shows(harness: &Harness<'_, App>, button: &str) -> bool {
    harness.query_by_label(button).is_some()
}

fn until_over(harness: &mut Harness<'_, App>) {
    until(harness, "the end of the deal", |harness| next(harness).is_some());
}

#[test]
fn a_person_who_wins_all_that_is_left_claims_it_with_a_button() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(&folder, &claimed(Seat::new(0), 2..=10));
    press(&mut harness, "Claim the rest");
    until_over(&mut harness);
}

#[test]
fn a_person_who_wins_all_that_is_left_claims_it_with_a_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(&folder, &claimed(Seat::new(0), 2..=10));
    assert!(shows(&harness, "Claim the rest"));
    harness.key_press_modifiers(Modifiers::NONE, Key::F);
    until_over(&mut harness);
}

/// Regression: the button took the place of Undo, and whoever undid twice claimed the rest instead.
#[test]
fn the_button_for_a_claim_moves_no_other() {
    for size in [vec2(800.0, 600.0), vec2(1280.0, 800.0)] {
        let folders = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
        let saved = claimed(Seat::new(0), 2..=10);
        let mut earlier = claimed(Seat::new(0), 2..=10);
        earlier.session.go_to(1);
        earlier.session.forget_undone();
        let [before, after] = [(&earlier, 0), (&saved, 1)].map(|(saved, folder)| {
            let mut harness = window(&folders[folder], saved);
            harness.set_size(size);
            wait(&mut harness);
            harness.run();
            (places(&harness), shows(&harness, "Claim the rest"))
        });
        assert_eq!((before.1, after.1), (false, true));
        assert_eq!(before.0, after.0, "{size}");
    }
}

#[test]
fn a_key_finishes_nothing_while_a_deal_is_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    wait(&mut harness);
    let before = session(&harness).at();
    harness.key_press_modifiers(Modifiers::NONE, Key::F);
    harness.run();
    wait(&mut harness);
    assert_eq!(session(&harness).at(), before);
    assert!(!shows(&harness, "Claim the rest") && !shows(&harness, "Finish deal"));
}

#[test]
fn a_computer_player_who_wins_all_that_is_left_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(&folder, &claimed(Seat::new(1), 4..=10));
    wait(&mut harness);
    // It has led, and the claim stands until the deal is over.
    assert!(is_asked(&harness) && !shows(&harness, "Claim the rest"));
    // Regression: the help said that the scores could no longer change.
    harness.hover_at(harness.get_by_label("Finish deal").rect().center());
    until(&mut harness, "the help", |harness| {
        let is_help = |words: &String| words.starts_with("Every trick to come goes to Anton,");
        texts(harness).iter().any(|(words, _)| is_help(words))
    });
    press(&mut harness, "Finish deal");
    until_over(&mut harness);
}

/// Regression: the end of a deal was told whenever a computer player knew it.
#[test]
fn a_computer_player_claims_nothing_when_only_a_few_tricks_are_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(&folder, &claimed(Seat::new(1), 3..=3));
    wait(&mut harness);
    assert!(is_asked(&harness) && !shows(&harness, "Finish deal"));
}
