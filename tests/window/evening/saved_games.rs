//! The list of saved games: searched, filtered, sorted and scrolled.

use std::collections::HashSet;

use egui::accesskit::Role;
use egui::{Key, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use misere::games::GAMES;
use misere::store::Saved;
use misere::ui::App;

use super::{example, window};
use crate::frames::until;
use crate::play::person::{press, says, session};

/// Chooses an item of a menu.
fn choose(harness: &mut Harness<'_, App>, menu: &str, item: &str) {
    press(harness, menu);
    harness.run();
    harness.get_by_role_and_label(Role::MenuItemRadio, item).click();
    harness.run();
}

/// The number of visible games.
fn opened(harness: &Harness<'_, App>) -> usize {
    let labels = ["Open", "Resume"].into_iter();
    let counts = labels.map(|label| harness.query_all_by_label(label).count());
    counts.sum()
}

#[test]
fn saved_games_are_found_by_words_game_and_state() {
    let folder = tempfile::tempdir().expect("a folder");
    let named = Saved { name: "Friday at home".into(), ..example("clubs", false, 10) };
    let games = [named, example("clubs", true, 20), example("garbo", false, 30)];
    let (store, mut harness) = window(&folder, &games);
    std::fs::write(store.games_path().join("1-broken.ron"), "(misere: 1,\n name: 7)").expect("writing");
    press(&mut harness, "Saved games");
    assert_eq!(opened(&harness), 3);
    // The list learns from the system of a file that somebody else has added, which takes a moment.
    until(&mut harness, "the broken file", |harness| says(harness, "4 games") && says(harness, "1-broken.ron:2:"));
    press(&mut harness, "Finished");
    assert_eq!(opened(&harness), 1);
    assert!(says(&harness, "Won by") && says(&harness, "1 of 4"));
    press(&mut harness, "Unfinished");
    assert_eq!(opened(&harness), 2);
    choose(&mut harness, "Game", "Garbo");
    assert_eq!(opened(&harness), 1);
    press(&mut harness, "Show all");
    assert_eq!(opened(&harness), 3);
    harness.get_by_label("Search").focus();
    harness.run();
    harness.get_by_label("Search").type_text("home FRIDAY");
    harness.run();
    assert_eq!(opened(&harness), 1);
    assert!(says(&harness, "Friday at home"));
}

#[test]
fn saved_games_can_be_sorted() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = ["mismatch", "clubs", "garbo"].map(|id| example(id, false, 10));
    let (_, mut harness) = window(&folder, &games);
    press(&mut harness, "Saved games");
    choose(&mut harness, "Order", "By game");
    let at = |title: &str| harness.get_by_label(title).rect().top();
    assert!(at("Clubs") < at("Garbo") && at("Garbo") < at("Mismatch"));
}

#[test]
fn examples_are_one_press_away_and_open_as_games_of_ones_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, mut harness) = window(&folder, &[example("garbo", false, 10)]);
    press(&mut harness, "Saved games");
    press(&mut harness, "Examples");
    choose(&mut harness, "Game", "Finis");
    assert_eq!(opened(&harness), 2);
    assert!(says(&harness, "Half-played"));
    harness.get_all_by_label("Open").next().expect("an example").click();
    harness.run();
    assert_eq!(session(&harness).id(), "finis");
    drop(harness);
    assert_eq!(store.list().len(), 2);
}

/// Regression: two games of the same kind, saved at about the same time, had the same spoken name.
#[test]
fn every_game_has_a_spoken_name_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = [
        example("finis", false, 10),
        example("finis", false, 10),
        example("finis", false, 10),
        example("clubs", true, 10),
    ];
    let (store, mut harness) = window(&folder, &games);
    std::fs::write(store.games_path().join("broken.misere"), "(").expect("writing");
    let tiles = harness.query_all_by_label_contains("Resume Finis");
    let names: HashSet<String> = tiles.filter_map(|tile| tile.accesskit_node().label()).collect();
    assert_eq!(names.len(), 3, "{names:?}");
    for (part, count) in [("All", 5), ("Examples", 2 * GAMES.len())] {
        press(&mut harness, "Saved games");
        press(&mut harness, part);
        harness.set_size(vec2(1280.0, 5000.0));
        harness.run();
        // The list learns from the system of the broken file, which takes a moment.
        let rows = |harness: &Harness<'_, App>| harness.query_all_by_role(Role::ListItem).count();
        until(&mut harness, "all rows", |harness| rows(harness) == count);
        let rows = harness.query_all_by_role(Role::ListItem);
        let names: HashSet<String> = rows.filter_map(|row| row.accesskit_node().label()).collect();
        assert_eq!(names.len(), count, "{names:?}");
        // The buttons of a row say which game they are for.
        let buttons = harness.query_all_by_role(Role::Button);
        let told: Vec<String> = buttons
            .filter_map(|button| button.accesskit_node().description())
            .filter(|told| told.starts_with("Game "))
            .collect();
        assert!(told.len() >= count, "{told:?}");
        assert!(told.iter().all(|told| names.contains(told)), "{told:?}");
        press(&mut harness, "Home");
    }
}

/// Regression: hundreds of rows were laid out and replayed in every frame.
#[test]
fn only_the_rows_in_sight_are_shown_and_keys_reach_the_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let games: Vec<Saved> = (0..60).map(|ago| example("finis", false, ago)).collect();
    let (_, mut harness) = window(&folder, &games);
    press(&mut harness, "Saved games");
    harness.run();
    let top = harness.get_all_by_label("Resume").next().expect("a game").rect().top();
    assert!((3..16).contains(&opened(&harness)), "{}", opened(&harness));
    harness.get_all_by_label("Resume").next().expect("a game").focus();
    harness.run();
    let mut seen = HashSet::new();
    for _ in 0..30 {
        harness.key_press(Key::ArrowDown);
        harness.run();
        let focused = harness.ctx.memory(egui::Memory::focused);
        seen.insert(focused.expect("a button"));
    }
    assert_eq!(seen.len(), 30, "the list ended early");
    let focused = harness.ctx.memory(egui::Memory::focused).expect("a button");
    let rect = harness.ctx.read_response(focused).expect("it is shown").rect;
    assert!(rect.top() > top && rect.bottom() < 800.0, "{rect}");
}

/// Regression: after a while, nothing offered to undo the deletion of a game any more.
#[test]
fn a_deleted_game_can_be_restored_as_long_as_the_list_is_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = [example("clubs", false, 10), example("garbo", true, 20)];
    let (store, mut harness) = window(&folder, &games);
    press(&mut harness, "Saved games");
    for left in [1, 0] {
        harness.get_all_by_label("More…").next().expect("a row").click();
        harness.run();
        press(&mut harness, "Delete");
        until(&mut harness, "it is gone", |_| store.list().len() == left);
    }
    // Ten minutes later.
    let later = harness.ctx.input(|input| input.time) + 600.0;
    harness.input_mut().time = Some(later);
    harness.run();
    harness.input_mut().time = None;
    for (name, count) in [("Garbo", 1), ("Clubs", 2)] {
        assert!(says(&harness, &format!("Game deleted: {name}")), "{name}");
        press(&mut harness, "Undo");
        until(&mut harness, "it is back", |_| store.list().len() == count);
        harness.run();
    }
    assert!(!says(&harness, "Game deleted"));
    press(&mut harness, "Home");
    assert!(says(&harness, "Resume Clubs"));
}
