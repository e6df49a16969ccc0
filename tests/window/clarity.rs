//! Screens say plainly what they show, and keep rarely needed details folded.

use egui::accesskit::{Role, Toggled};
use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _, by};
use misere::rules::Seat;
use misere::store::open_example;
use misere::ui::{App, Command, PageId};

use super::frames::{until, until_saved};
use super::play::person::*;

/// The result of the finished example of Finis.
fn at_result(folder: &tempfile::TempDir) -> Harness<'static, App> {
    let store = quick_store(folder);
    let finis = misere::games::entry("finis").expect("a game");
    let saved = open_example(finis, true).expect("an example");
    add_game(&store, &saved);
    let mut harness = open(&store);
    press(&mut harness, "Saved games");
    press(&mut harness, "Open");
    harness.run_steps(4);
    harness
}

/// A game in which a trick has been taken and the person is asked.
fn after_a_trick(folder: &tempfile::TempDir) -> Harness<'static, App> {
    let mut harness = at_table(folder);
    let taken = |harness: &Harness<'_, App>| session(harness).scene(Seat::new(0)).previous_trick_number();
    while taken(&harness) == 0 || !is_asked(&harness) {
        act(&mut harness);
        wait(&mut harness);
    }
    harness
}

/// Regression: the previous trick looked like the trick in progress.
#[test]
fn the_previous_trick_shown_again_says_so_and_how_to_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = after_a_trick(&folder);
    let is_pressed = |harness: &Harness<'_, App>| {
        let button = harness.get_by_role_and_label(Role::Button, "Previous trick");
        button.accesskit_node().toggled() == Some(Toggled::True)
    };
    assert!(!is_pressed(&harness));
    strike(&mut harness, Key::L);
    assert!(prompt_says(&harness, "Previous trick: "));
    assert!(prompt_says(&harness, " took it. Press L or click to go on."));
    assert!(is_pressed(&harness));
    strike(&mut harness, Key::L);
    assert!(!prompt_says(&harness, "Previous trick: ") && !is_pressed(&harness));
}

/// Regression: a reason asked for before covered it, and after a deal the focus was on “Home”.
#[test]
fn the_previous_trick_replaces_messages_and_has_the_focus_after_a_deal() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    strike(&mut harness, Key::L);
    assert!(prompt_says(&harness, "No trick has been taken in this deal yet."));
    while next(&harness).is_none() {
        act(&mut harness);
        wait(&mut harness);
    }
    harness.run();
    strike(&mut harness, Key::W);
    strike(&mut harness, Key::L);
    harness.run();
    assert!(prompt_says(&harness, "Previous trick: "));
    assert_eq!(focused(&harness).as_deref(), Some("Previous trick"));
    strike(&mut harness, Key::Enter);
    harness.run();
    assert_eq!(focused(&harness).as_deref(), Some("Next deal"));
}

#[test]
fn the_end_of_a_deal_scrolls_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    while next(&harness).is_none() {
        act(&mut harness);
        wait(&mut harness);
    }
    harness.set_size(vec2(800.0, 360.0));
    harness.run();
    let heading = |harness: &Harness<'_, App>| {
        let found = harness.query_all_by_label_contains("Deal 1 of").last();
        found.expect("the heading").rect().top()
    };
    let before = heading(&harness);
    strike(&mut harness, Key::End);
    harness.run();
    assert!(heading(&harness) < before - 20.0);
    strike(&mut harness, Key::Home);
    harness.run();
    assert_eq!(heading(&harness), before);
}

#[test]
fn a_reason_can_be_asked_for_without_the_keyboard() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let before = prompt(&harness);
    press(&mut harness, "Why?");
    assert_ne!(prompt(&harness), before, "no reason is given");
    // Where there is no room, it is in the menu.
    harness.set_size(vec2(400.0, 600.0));
    harness.run();
    assert!(harness.query_by_label("Why?").is_none());
    press(&mut harness, "Menu");
    assert!(says(&harness, "Why a card was played (W)"));
}

/// A card of the trick is chosen at the table, and its reason stays until the person goes on.
#[test]
fn cards_of_the_trick_and_of_the_previous_one_can_be_asked_about_at_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = after_a_trick(&folder);
    // The previous trick no longer lies on the table.
    harness.run_steps(60);
    let before = prompt(&harness);
    strike(&mut harness, Key::W);
    let scene = session(&harness).scene(Seat::new(0));
    let on_table = scene.trick().filter(|trick| !trick.spots.is_empty());
    let trick = on_table.or(scene.previous_trick.as_ref().map(|last| &last.zone));
    let trick = trick.expect("a trick").clone();
    for spot in &trick.spots {
        let card = spot.card().expect("a card");
        let name = capitalized(&card.name());
        harness.get_by_label(&name).click();
        harness.run();
        assert!(prompt_says(&harness, &card.name()), "{name}");
    }
    // Keys reach the cards of the trick, too.
    let first = trick.spots[0].card().expect("a card");
    harness.get_by_label(&capitalized(&first.name())).focus();
    harness.step();
    strike(&mut harness, Key::Enter);
    assert!(prompt_says(&harness, &first.name()));
    strike(&mut harness, Key::Escape);
    assert_eq!(prompt(&harness), before, "the question is over");
}

#[test]
fn the_menu_at_the_table_offers_a_new_game_and_a_copy() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let store = misere::store::Store::within(folder.path());
    strike(&mut harness, Key::Escape);
    press(&mut harness, "Save a copy");
    harness.run();
    until_saved(&mut harness);
    assert_eq!(store.list().len(), 2);
    strike(&mut harness, Key::Escape);
    press(&mut harness, "New game");
    assert!(matches!(harness.state().page(), PageId::NewGame(_)));
    assert!(says(&harness, "Acorn Hearts"));
}

/// Regression: rules and settings opened beside the table, behind the result.
#[test]
fn the_menu_over_a_result_opens_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_result(&folder);
    for (label, page) in [("Rules", PageId::Rules("finis")), ("Settings", PageId::SETTINGS)] {
        strike(&mut harness, Key::Escape);
        // Buttons behind the menu have the same names.
        let last = harness.get_all_by_label(label).next_back();
        last.expect("in the menu").click();
        harness.run_steps(4);
        assert_eq!(harness.state().page(), page);
        press(&mut harness, "Back to the table");
        harness.run_steps(4);
        assert!(says(&harness, "Rematch"), "after {label}");
    }
}

#[test]
fn the_first_focus_of_a_new_player_is_on_the_game_to_start_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let harness = open(&quick_store(&folder));
    assert_eq!(focused(&harness).as_deref(), Some("Finis"));
    drop(harness);
    // Afterwards it is on the game to resume.
    drop(at_table(&folder));
    let harness = open(&misere::store::Store::within(folder.path()));
    assert_eq!(focused(&harness).as_deref(), Some("Resume Acorn Hearts"));
}

/// Regression: what matters was scrolled out of sight together with the house rules.
#[test]
fn the_way_to_begin_stays_in_sight_while_house_rules_scroll() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    press(&mut harness, "Finis");
    // Unfolding scrolls down to the house rules.
    unfold_rules(&mut harness);
    harness.run();
    let top = |harness: &Harness<'_, App>, name: &str| {
        let mut found = harness.query_all_by_label(name);
        found.next().expect("a heading").rect().top()
    };
    let before = (top(&harness, "Start game"), top(&harness, "Players"));
    let over = pos2(900.0, 600.0);
    harness.hover_at(over);
    harness.step();
    harness.input_mut().events.push(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, 200.0),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
    harness.run();
    let after = (top(&harness, "Start game"), top(&harness, "Players"));
    assert!(after.1 > before.1 + 50.0, "the form does not scroll");
    assert_eq!(after.0, before.0, "the button moves");
}

#[test]
fn all_keys_are_in_sight_in_a_window_of_the_usual_size() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    strike(&mut harness, Key::Questionmark);
    harness.run();
    let bottom = harness.get_by_label("Close").rect().top();
    for words in ["Anywhere", "At the table", "Review", "full screen", "menu"] {
        let rect = harness.get_by_label(words).rect();
        assert!(rect.bottom() <= bottom, "{words}: {rect}");
    }
    let last = harness.get_by_label("play the game back").rect();
    assert!(last.bottom() <= bottom, "{last}");
}

#[test]
fn licenses_of_libraries_are_listed_when_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    run(&mut harness, Command::Show(PageId::ABOUT));
    harness.get_by_label(concat!(env!("CARGO_PKG_DESCRIPTION"), "."));
    assert!(!says(&harness, "Apache-2.0"));
    harness.get_by_label("Open-source licenses").focus();
    harness.step();
    strike(&mut harness, Key::Enter);
    assert!(says(&harness, "Apache-2.0"));
    let mut names: Vec<String> =
        harness.query_all(by().role(Role::Button)).filter_map(|node| node.accesskit_node().label()).collect();
    let all = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), all, "two licenses have the same title");
    strike(&mut harness, Key::Enter);
    assert!(!says(&harness, "Apache-2.0"));
}

#[test]
fn the_log_is_shown_and_copied_when_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let line = "2026-11-28 00:00:00 WARN reading a review: Io: permission denied (13)\n";
    std::fs::write(folder.path().join("misere.log"), line).expect("a log");
    let mut harness = open(&store);
    run(&mut harness, Command::Show(PageId::ABOUT));
    assert!(!says(&harness, "permission denied"));
    press(&mut harness, "Show the log");
    until(&mut harness, "the log", |harness| says(harness, "permission denied"));
    assert_eq!(copied(&mut harness, "Copy the log"), line);
    press(&mut harness, "Show the log");
    assert!(!says(&harness, "permission denied"));
}

#[test]
fn a_window_of_another_program_writes_no_log() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    log::error!(target: "misere", "not for this folder");
    run(&mut harness, Command::Show(PageId::ABOUT));
    press(&mut harness, "Show the log");
    until(&mut harness, "an empty log", |harness| says(harness, "Nothing has been written yet."));
    drop(harness);
    assert!(!folder.path().join("misere.log").exists());
}

/// Regression: every score sheet showed a deal code, two seals and their secret.
#[test]
fn a_result_says_in_one_line_that_the_shuffle_was_fair_and_other_sheets_say_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_result(&folder);
    harness.get_all_by_label("Scores").last().expect("a button").click_accesskit();
    harness.run_steps(4);
    assert!(says(&harness, "Details…") && !says(&harness, "Deal code "));
    harness.get_by_label("Details…").focus();
    harness.step();
    strike(&mut harness, Key::Enter);
    harness.run();
    assert!(says(&harness, "Deal code "));
    assert_eq!(focused(&harness).as_deref(), Some("Hide details"));
    drop(harness);
    let mut harness = at_table(&folder);
    while next(&harness).is_none() {
        act(&mut harness);
        wait(&mut harness);
    }
    assert!(!says(&harness, "Details…") && !says(&harness, "Seal"));
}

#[test]
fn further_ways_to_go_on_after_a_game_are_reached_by_keyboard() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_result(&folder);
    assert!(!says(&harness, "Same deal again"));
    harness.get_by_label("More…").focus();
    harness.step();
    strike(&mut harness, Key::Enter);
    assert!(says(&harness, "Same deal again"));
    strike(&mut harness, Key::ArrowDown);
    let chosen = focused(&harness);
    assert_eq!(chosen.as_deref(), Some("Same deal again"));
    strike(&mut harness, Key::Enter);
    harness.run();
    assert!(matches!(harness.state().page(), PageId::NewGame(_)));
}
