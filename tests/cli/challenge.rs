//! `misere challenge`.

use std::fs;

use misere_store::challenge::Challenge;
use misere_store::{Saved, open_example};

use crate::{Folder, json, misere, printed, refused};

/// A challenge from a finished example game, in a file.
fn challenge(folder: &Folder) -> String {
    let game = misere_games::entry("finis").expect("a game");
    let saved = open_example(game, true).expect("an example");
    let file = folder.file("game.misere", &saved.to_ron());
    folder.file("challenge.txt", &printed(&["challenge", "make", &file]))
}

/// A reply by a computer player in the friend's place, in a file.
fn reply(folder: &Folder, challenge: &str, name: &str, level: &str) -> String {
    let text = printed(&["challenge", "play", challenge, "--name", name, "--bot", level]);
    folder.file(&format!("{name}.txt"), &text)
}

#[test]
fn a_challenge_is_made_answered_and_compared() {
    let folder = Folder::new();
    let first = challenge(&folder);
    let shown = printed(&["challenge", "show", &first]);
    assert!(shown.contains("Finis, ") && shown.contains("deal code: finis/"), "{shown}");
    assert!(shown.contains("played by ") && !shown.contains("total"), "{shown}");
    let (berta, cleo) = (reply(&folder, &first, "Berta", "easy"), reply(&folder, &first, "Cleo", "medium"));
    let table = printed(&["challenge", "check", &first, &berta, &cleo]);
    for part in
        ["Berta", "Cleo", "plays and opponents", "the opponents decided by the clock", "deal by deal", "not proved: "]
    {
        assert!(table.contains(part), "{part}: {table}");
    }
    let found = json(&printed(&["challenge", "check", &first, &berta, &cleo, "--json"]));
    let entries = found["entries"].as_array().expect("a list");
    assert_eq!(entries.len(), 3);
    let totals: Vec<f64> = entries.iter().filter_map(|entry| entry["total"].as_f64()).collect();
    assert!(totals.is_sorted(), "the fewest penalty points come first: {totals:?}");
    // The same person's play is the same everywhere.
    let entry = |path: &str| {
        let text = fs::read_to_string(path).expect("a file");
        let read = Challenge::from_text(&text).expect("a challenge");
        let mut entry = read.entries.last().expect("a reply").clone();
        entry.time = 0;
        entry
    };
    let before = entry(&berta);
    assert_eq!(before, entry(&reply(&folder, &first, "Berta", "easy")));
}

#[test]
fn a_game_of_a_challenge_can_be_opened_and_becomes_the_reply() {
    let folder = Folder::new();
    let first = challenge(&folder);
    let file = folder.path("mine.misere");
    printed(&["challenge", "play", &first, "--name", "Berta", "--save", &file]);
    let text = fs::read_to_string(&file).expect("a file");
    let saved = Saved::from_ron(&text, file.as_ref()).expect("a game");
    let given = fs::read_to_string(&first).expect("a file");
    let given = Challenge::from_text(&given).expect("a challenge");
    assert_eq!(saved.origin, misere_store::Origin::Challenge(given.id()));
    let again = folder.file("again.txt", &printed(&["challenge", "make", &file]));
    assert!(printed(&["challenge", "show", &again]).contains("nobody has played it yet"));
}

#[test]
fn a_forged_or_damaged_challenge_is_refused_with_its_reason() {
    let folder = Folder::new();
    let first = challenge(&folder);
    let text = fs::read_to_string(&first).expect("a file");
    let damaged = folder.file("damaged.txt", &text.replacen("misere-challenge-1:\n", "misere-challenge-1:\nA", 1));
    let (status, error) = refused(&["challenge", "check", &damaged]);
    assert!(status == 1 && error.contains("damaged on its way"), "{error}");
    let (_, error) = refused(&["challenge", "show", &folder.file("none.txt", "hello")]);
    assert!(error.contains("not a challenge"), "{error}");
    // A reply that was played by the clock, as if it were the first game.
    let mut forged = Challenge::from_text(&text).expect("a challenge");
    let mut entry = forged.entries[0].clone();
    entry.name = "Zed\u{1b}[31m".into();
    forged.entries.push(entry);
    let text = forged.to_text(misere_engine::text::Language::ENGLISH);
    let output = misere(&["challenge", "check", &folder.file("forged.txt", &text)]);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1));
    assert!(error.contains("expected a game that began from the challenge"), "{error}");
    let table = String::from_utf8_lossy(&output.stdout);
    assert!(table.contains("refused") && !table.contains('\u{1b}'), "{table}");
    // The reply to another challenge.
    let game = misere_games::entry("clubs").expect("a game");
    let other = folder.file("clubs.misere", &open_example(game, true).expect("an example").to_ron());
    let other = folder.file("other.txt", &printed(&["challenge", "make", &other]));
    let (_, error) = refused(&["challenge", "check", &first, &other]);
    assert!(error.contains("a reply to another challenge"), "{error}");
}
