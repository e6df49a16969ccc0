//! The promises of `docs/fairness.md`: anyone can check a deal, even without our code.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use misere_engine::rules::Next;
use misere_engine::seal::{Seal, SealedSeed};
use misere_engine::table::{Setup, cut};
use misere_games::entry;
use misere_store::{Player, Saved};

use crate::python::python;
use crate::{Folder, printed, refused};

/// A finished game with a seal, in a file.
pub fn sealed_game(folder: &Folder, id: &str, sealed: SealedSeed) -> String {
    let entry = entry(id).expect("a game");
    let setup =
        Setup { seats: *entry.seats.end().min(&4), rules: Default::default(), seed: sealed.seed(), dealer: None };
    let mut session = entry.start(&setup).expect("the usual rules");
    while session.next() != Next::Over {
        session.shuffle();
        // Takes as many cards from the stock as possible, so that it runs out.
        let moves = session.moves();
        let best = moves.iter().max_by_key(|one| match &*one.text {
            "draw stock" | "take" => usize::MAX,
            text => text.len(),
        });
        if let Some(one) = best {
            session.play(&one.text).expect("a legal action");
        }
    }
    let names = ["sealed: 1,", "nonce: \"2\",", "C", "D"].map(|name| Player::Person(name.into()));
    let saved = Saved {
        name: "seed: 3,".into(),
        saved_at: 0,
        seal: Some(sealed),
        ..Saved::new(names[..setup.seats].to_vec(), session)
    };
    folder.file(&format!("{id}.ron"), &saved.to_ron())
}

/// Runs the program in `docs/fairness.md` on a saved game.
fn run_script(folder: &Folder, save: &str) -> Output {
    let doc = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/fairness.md");
    let doc = fs::read_to_string(doc).expect("docs/fairness.md");
    let (_, code) = doc.split_once("```python\n").expect("a program");
    let (code, _) = code.split_once("```").expect("its end");
    let script = folder.file("fairness.py", code);
    let run = Command::new(python()).args([&*script, save]).output();
    run.expect("Python")
}

#[test]
fn the_program_in_the_documentation_confirms_every_seal_and_every_shuffle() {
    let folder = Folder::new();
    for (id, cut) in [("acorn_hearts", ""), ("clubs", "heron"), ("seven_card_combo", "Löwe \"und\" \\Lamm")] {
        let save = sealed_game(&folder, id, Seal::new(12345, 678).cut(cut));
        let text = fs::read_to_string(&save).expect("a save");
        if id == "seven_card_combo" {
            assert!(text.contains("\"refill "), "a stock runs dry");
        }
        let run = run_script(&folder, &save);
        let said = String::from_utf8_lossy(&run.stdout);
        let error = String::from_utf8_lossy(&run.stderr);
        assert!(run.status.success(), "{id}: {error}");
        let deals = text.matches("\"deal ").count();
        let expected = format!("seal, seed and the packs of {deals} deals agree\n");
        assert_eq!(said, expected, "{id}");
    }
}

#[test]
fn the_program_in_the_documentation_refuses_a_forged_game() {
    let folder = Folder::new();
    let save = sealed_game(&folder, "acorn_hearts", Seal::new(12345, 678).cut("heron"));
    let text = fs::read_to_string(&save).expect("a save");
    let pack = text.lines().find(|line| line.contains("\"deal "));
    let pack = pack.expect("a deal").trim();
    let (first, second) = (&pack[6..8], &pack[9..11]);
    let exchanged = pack.replacen(&format!("{first} {second}"), &format!("{second} {first}"), 1);
    for (from, to, words) in [
        ("\"heron\"", "\"otter\"", "the seed does not agree"),
        ("hash: \"", "hash: \"0", "the seal does not agree"),
        (pack, &exchanged, "the pack of deal 1 does not agree"),
    ] {
        let forged = folder.file("forged.ron", &text.replacen(from, to, 1));
        let run = run_script(&folder, &forged);
        let error = String::from_utf8_lossy(&run.stderr);
        assert!(!run.status.success() && error.contains(words), "{error}");
    }
}

#[test]
fn check_prints_the_seal_and_refuses_a_forged_one() {
    let folder = Folder::new();
    let sealed = Seal::new(12345, 678).cut("heron");
    let save = sealed_game(&folder, "acorn_hearts", sealed.clone());
    let said = printed(&["check", &save]);
    for part in [&sealed.seal().hash(), "cut: heron", "finished"] {
        assert!(said.contains(part), "{said} lacks {part}");
    }
    assert!(said.contains(&format!("seed: {}", sealed.seed())), "{said}");
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/finis-finished.ron");
    let said = printed(&["check", example.to_str().expect("UTF-8")]);
    assert!(said.contains("no seal"), "{said}");
    let text = fs::read_to_string(&save).expect("a save");
    let line = |words: &str| 1 + text.lines().position(|line| line.contains(words)).expect("it");
    for (from, to, place, words) in [
        ("\"heron\"", "\"otter\"", line(" seed: "), "follows from the seal and the cut"),
        ("hash: \"", "hash: \"0", 0, "expected `"),
        ("    nonce: \"", "    nonce: \"0", 0, "expected 32 hexadecimal digits"),
        ("\n    sealed: ", "\n    sealed: 1", 0, "expected `"),
    ] {
        let forged = folder.file("forged.ron", &text.replacen(from, to, 1));
        let (status, error) = refused(&["check", &forged]);
        assert_eq!(status, 1);
        assert!(error.contains(words) && error.contains("forged.ron:"), "{error}");
        if place > 0 {
            assert!(error.contains(&format!("forged.ron:{place}:")), "{error}");
        }
    }
}

/// A clubs game in progress with a seal, dealt by the seat that the seed does not draw.
const DEALER_CHANGED: &str = include_str!("dealer-changed.misere");

/// A game of an evening with an impossible result before it.
const EVENING_FORGED: &str = include_str!("evening-forged.misere");

#[test]
fn a_dealer_that_does_not_follow_from_the_seed_is_refused() {
    let folder = Folder::new();
    let (status, error) = refused(&["check", &folder.file("changed.misere", DEALER_CHANGED)]);
    assert_eq!(status, 1);
    let words = "first dealer: expected seat 0, which the seed draws, found seat 1";
    assert!(error.contains(words), "{error}");

    let sealed = Seal::new(7, 9).cut("heron");
    let save = sealed_game(&folder, "finis", sealed.clone());
    let said = printed(&["check", &save]);
    assert!(said.contains("derived from the seed\n"), "{said}");
    assert!(!said.contains("and the first dealer"), "{said}");
    let text = fs::read_to_string(&save).expect("a save");
    let dealer = cut(sealed.seed(), 4).index();
    let line = format!("\n    dealer: {dealer},");
    assert!(text.contains(&line), "{text}");

    // A seal that fixes another dealer refuses this one.
    for fixed in 0..4 {
        let seal = Seal::new(7, 9).with_dealer(Some(fixed));
        let old = format!("hash: {:?},\n    sealed: 7,\n    nonce: \"{:032x}\",", sealed.seal().hash(), 9);
        let new = old.replace(&sealed.seal().hash(), &seal.hash()) + &format!("\n    dealer: Some({fixed}),");
        assert!(text.contains(&old), "{text}");
        let file = folder.file("fixed.misere", &text.replacen(&old, &new, 1));
        if fixed == dealer {
            let said = printed(&["check", &file]);
            assert!(said.contains(&format!("first dealer: seat {fixed}, fixed by the seal\n")), "{said}");
            let run = run_script(&folder, &file);
            assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
            assert!(String::from_utf8_lossy(&run.stdout).starts_with("seal, seed and"));
        } else {
            let (status, error) = refused(&["check", &file]);
            assert!(status == 1 && error.contains("which the seal fixes"), "{error}");
        }
    }
}

#[test]
fn results_of_an_evening_must_be_possible() {
    let folder = Folder::new();
    let (status, error) = refused(&["check", &folder.file("forged.misere", EVENING_FORGED)]);
    assert_eq!(status, 1);
    assert!(error.contains("evening: game 1: the places [1, 1] do not follow"), "{error}");
    let possible = EVENING_FORGED.replacen("totals: [499999.0", "totals: [245.5", 1);
    for (from, to, words) in [
        ("1,\n          1,", "1,\n          2,", ""),
        ("1,\n          1,", "2,\n          1,", "do not follow"),
        ("1,\n          1,", "1,\n          2,\n          3,", "a total and a place for each player"),
        ("\"garbo\"", "\"clubs\"", "2 players"),
        ("\"garbo\"", "\"knaves\"", "the places"),
        ("\"garbo\"", "\"kna ves\"", "expected letters"),
        ("245.5", "245.25", "whole or half points"),
        ("245.5", "NaN", "expected"),
    ] {
        assert!(possible.contains(from), "{from}");
        let save = folder.file("evening.misere", &possible.replacen(from, to, 1));
        if words.is_empty() {
            let said = printed(&["check", &save]);
            assert!(said.contains("the evening began after this game was saved"), "{said}");
            assert!(said.trim_end().ends_with("and earlier results of the evening"), "{said}");
        } else {
            let (_, error) = refused(&["check", &save]);
            assert!(error.contains(words), "{words}: {error}");
        }
    }
}

#[test]
fn undone_steps_count_as_undone() {
    let folder = Folder::new();
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/clubs-half-played.ron");
    let example = fs::read_to_string(example).expect("an example");
    let undone = example.replacen(" at: 81,", " at: 80,", 1);
    let (status, error) = refused(&["check", &folder.file("undone.misere", &undone)]);
    assert!(status == 1 && error.contains("the log has 1 undone step"), "{error}");
    let counted = undone.replacen("taken_back: 0", "taken_back: 1", 1);
    printed(&["check", &folder.file("counted.misere", &counted)]);
}
