//! The computer players as people at the table: faces, moods and remarks.

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT as _, Queryable as _, by};
use misere::games::entry;
use misere::store::{Store, open_example};
use misere::ui::App;

use super::play::person::*;

/// The remarks of computer players so far.
fn remarks(harness: &Harness<'_, App>) -> Vec<String> {
    let said = harness.query_all(by().predicate(|node: &AccessKitNode<'_>| {
        node.role() == Role::Label && node.value().is_some_and(|said| said.contains(" says: "))
    }));
    said.filter_map(|node| node.accesskit_node().value()).collect()
}

/// Plays the half-played example of Acorn Hearts to the third deal, and returns what was said.
fn play(setting: &str) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = format!("(motion: None, pace: Fast, trick: Short, remarks: {setting})");
    std::fs::write(folder.path().join("settings.ron"), settings).expect("the settings");
    let store = Store::within(folder.path());
    let hearts = entry("acorn_hearts").expect("a game");
    let saved = open_example(hearts, false).expect("an example");
    let path = add_game(&store, &saved);
    let text = std::fs::read_to_string(&path).expect("a save");
    std::fs::write(&path, text.replace("hard", "random")).expect("writing");
    let mut harness = open(&store);
    press(&mut harness, "Resume Acorn Hearts");
    let mut said = Vec::new();
    while session(&harness).deal_number() < 4 {
        wait(&mut harness);
        for remark in remarks(&harness) {
            // A claim is part of the game.
            if !said.contains(&remark) && !remark.contains("The rest is mine") {
                said.push(remark);
            }
        }
        if !go_on(&mut harness) && is_asked(&harness) {
            act(&mut harness);
        }
    }
    said
}

#[test]
fn computer_players_say_something_unless_remarks_are_off() {
    assert!(!play("NowAndThen").is_empty(), "nobody says anything");
    assert_eq!(play("Off"), [""; 0]);
}
