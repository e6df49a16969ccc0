//! The computer players as people at the table: faces, moods and remarks.

use egui::Shape;
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

/// Plays the half-played example of Acorn Hearts to the third deal, and calls `see` after each step.
fn play(setting: &str, mut see: impl FnMut(&Harness<'_, App>)) {
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
    while session(&harness).deal_number() < 4 {
        harness.step();
        see(&harness);
        if !go_on(&mut harness) && is_asked(&harness) {
            act(&mut harness);
        }
    }
}

/// The remarks with this setting.
fn said(setting: &str) -> Vec<String> {
    let mut said = Vec::new();
    play(setting, |harness| {
        for remark in remarks(harness) {
            // A claim is part of the game.
            if !said.contains(&remark) && !remark.contains("The rest is mine") {
                said.push(remark);
            }
        }
    });
    said
}

/// Tells whether these words are painted.
fn is_seen(harness: &Harness<'_, App>, words: &str) -> bool {
    let mut shapes = harness.output().shapes.iter();
    shapes.any(|clipped| matches!(&clipped.shape, Shape::Text(text) if text.galley.text() == words))
}

#[test]
fn computer_players_say_something_unless_remarks_are_off() {
    assert!(!said("NowAndThen").is_empty(), "nobody says anything");
    assert_eq!(said("Off"), [""; 0]);
}

/// Regression: what somebody said was gone with the next card, before it could be read.
#[test]
fn remarks_stay_while_others_play_on() {
    let (mut latest, mut outlasted) = (None::<(String, usize)>, 0);
    play("NowAndThen", |harness| {
        let at = session(harness).at();
        let new = remarks(harness).pop();
        if let Some(remark) = new.filter(|new| latest.as_ref().is_none_or(|(before, _)| before != new)) {
            latest = Some((remark, at));
        }
        if let Some((remark, since)) = &latest
            && let Some((_, words)) = remark.split_once(" says: ")
            && at > *since
            && is_seen(harness, words)
        {
            outlasted += 1;
        }
    });
    assert!(outlasted > 0, "no remark stays");
}
