//! The rules beside the table and on their own screen: they describe the house rules in force.

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::games::entry;
use misere::store::{Store, open_example};
use misere::ui::{App, GameRequest, PageId};

use super::person::{at_table, open, press, quick_store};

const NOTE: &str = "House rule: Nobody passes cards: you play the hand you are dealt.";

fn shows(harness: &Harness<'_, App>, words: &str) -> usize {
    harness.query_all_by_label_contains(words).count()
}

#[test]
fn the_panel_describes_the_house_rules_of_the_game_at_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    press(&mut harness, "Rules");
    assert_eq!(shows(&harness, "Tonight’s house rules"), 1);
    assert_eq!(shows(&harness, "Passing: no passing (published: in turn)."), 1);
    assert_eq!(shows(&harness, NOTE), 1);
    assert_eq!(shows(&harness, "House rule: "), 1);
    assert_eq!(shows(&harness, "(published: "), 1);
}

#[test]
fn the_rules_screen_follows_the_house_rules_of_the_next_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let players = "[Person(\"Ann\"), Person(\"Ben\"), Person(\"Cleo\")]";
    let games = format!("{{\"finis\": (players: {players}, rules: \"(passing: Off)\")}}");
    let settings = format!("(motion: None, played: [\"finis\"], games: {games})");
    std::fs::write(folder.path().join("settings.ron"), settings).expect("writing the settings");
    let mut harness = open(&Store::within(folder.path()));
    press(&mut harness, "Finis");
    press(&mut harness, "Rules");
    assert_eq!(shows(&harness, NOTE), 1);
    press(&mut harness, "Home");
    press(&mut harness, "Finis");
    press(&mut harness, "Usual rules");
    press(&mut harness, "Rules");
    assert_eq!(shows(&harness, "Tonight’s house rules"), 0);
    assert_eq!(shows(&harness, NOTE), 0);
}

/// Regression: F1 opened the rules behind the dialog with the result.
#[test]
fn from_a_dialog_the_rules_open_on_their_own_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let path = store.new_path("finis");
    let saved = open_example(entry("finis").expect("a game"), true).expect("an example");
    store.write(&path, &saved).expect("writing");
    let mut harness = open(&store);
    harness.state_mut().command(GameRequest::Open(path));
    for _ in 0..3 {
        harness.step();
    }
    assert!(harness.query_by_label("Rematch").is_some(), "the result");
    harness.key_press(Key::F1);
    harness.step();
    harness.step();
    assert_eq!(harness.state().page(), PageId::Rules("finis"));
    press(&mut harness, "Back to the table");
    assert!(harness.query_by_label("Rematch").is_some(), "the result");
}
