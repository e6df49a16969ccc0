//! Arguments of the command line, and the errors for those it refuses.

use std::fs;

use misere::games::GAMES;
use misere::text::Language;

use crate::{Folder, json, printed, refused};

#[test]
fn a_wrong_command_line_exits_with_2_and_one_line() {
    for (args, words) in [
        (&["play"][..], "`play` is neither a command nor a file: expected `misere [COMMAND]` or `misere SAVE`"),
        (&["rules", "bridge"], "unknown game `bridge`: expected one of"),
        (&["simulate"], "--game"),
        (&["simulate", "--game", "bridge"], "expected one of"),
        (&["simulate", "--game", "finis", "--players", "2"], "2 players: expected 3 to 6"),
        (
            &["simulate", "--game", "finis", "--games", "x"],
            "invalid value 'x' for '--games <N>': expected a whole number from 0",
        ),
        (
            &["simulate", "--game", "finis", "--jobs", "0"],
            "invalid value '0' for '--jobs <N>': expected a whole number from 1 to 1024",
        ),
        (&["simulate", "--game", "finis", "--seed", "-1"], "expected a whole number from 0 to 18446744073709551615"),
        (&["games", "clubs"], "expected `misere games [OPTIONS]`"),
        (&["train", "bridge"], "unknown game `bridge`: expected one of"),
        (&["train", "garbo"], "garbo cannot be trained: expected one of mismatch, clubs, four"),
        // Compendium plays the deals of the other games with their policies.
        (&["train", "compendium"], "compendium cannot be trained"),
        (
            &["simulate", "--game", "finis", "--bots", "clever"],
            "expected a level (random, novice, easy, medium, hard, master, ismcts, learned, plain)",
        ),
        (&["simulate", "--game", "finis", "--bots", "easy,hard"], "2 computer players: expected 4"),
        (&["simulate", "--game", "finis", "--legal"], "--trace"),
        (&["simulate", "--game", "finis", "--same-deals", "--fixed-seats"], "cannot be used with"),
        // With a time limit, decisions cannot be repeated.
        (
            &["simulate", "--game", "finis", "--swap-hidden", "--think-ms", "10"],
            "'--swap-hidden' cannot be used with '--think-ms <MS>': expected `misere simulate",
        ),
        (&["simulate", "--game", "finis", "--first", "18446744073709551615"], "up to 18446744073709551615"),
        (&["simulate", "--deal", "finis/4/7F3U"], "`7F3U` is not a seed: expected"),
        (&["simulate", "--deal", "finis/4/7", "--game", "finis"], "cannot be used with"),
        (&["simulate", "--add"], "--add"),
        (&["check"], "<SAVE>"),
    ] {
        let (status, error) = refused(args);
        assert_eq!(status, 2, "{args:?}: {error}");
        assert!(error.contains(words), "{args:?}: {error}");
    }
}

#[test]
fn a_wrong_file_exits_with_1_and_names_the_place() {
    let folder = Folder::new();
    let games =
        |rules: &str| refused(&["simulate", "--game", "finis", "--players", "3", "--games", "1", "--rules", rules]);
    for (name, text, words) in [
        ("empty.ron", "", ":1:1: "),
        ("open.ron", "(rounds: 2", ":1:10: "),
        ("name.ron", "(\n    nuts: 3,\n)", ":2:13: `nuts` is not a house rule of this game: expected one of rounds,"),
        ("range.ron", "(\n    end_at: 9,\n    rounds: 13)", ":3:15: `rounds: 13`: expected 1 to 12"),
        ("kind.ron", "(passing: true)", ":1:15: `passing: true`: expected one of Cycle, Right, Left, Off"),
        ("seats.ron", "(passing: Across)", "expected one of Cycle, Right, Left, Off"),
        ("twice.ron", "(rounds: 1, rounds: 1)", "`rounds` is given twice"),
        ("more.ron", "(rounds: 1) (rounds: 1)", ":1:12: "),
    ] {
        let path = folder.file(name, text);
        let (status, error) = games(&path);
        assert_eq!(status, 1, "{error}");
        assert!(error.starts_with(&format!("misere: {path}:")), "{error}");
        assert!(error.contains(words), "{error}");
    }
    let path = folder.path("bytes.ron");
    fs::write(&path, b"(rounds: 2,\n \xff").expect("a file");
    let (status, error) = games(&path);
    assert_eq!(status, 1, "{error}");
    assert!(error.contains(":2:2: invalid text"), "{error}");
    let (status, error) = games(&folder.path("none.ron"));
    assert_eq!(status, 1, "{error}");
    assert!(error.contains("none.ron: "), "{error}");

    let into = folder.path("none/out.jsonl");
    let (status, error) = refused(&["simulate", "--game", "finis", "--trace", &into]);
    assert_eq!(status, 1, "{error}");
    assert!(error.contains("out.jsonl: "), "{error}");
}

#[test]
fn every_game_is_listed_with_its_rules() {
    let list = printed(&["games"]);
    let data = json(&printed(&["games", "--json"]));
    let games = data["games"].as_array().expect("a list");
    assert_eq!(games.len(), GAMES.len());
    for (entry, game) in GAMES.iter().zip(games) {
        assert_eq!(game["id"], entry.id);
        assert_eq!(game["players"]["usual"], entry.usual);
        assert!(list.contains(&format!("{}: {}", entry.id, entry.title)));
        for seats in entry.seats.clone() {
            let rules = game["rules"][seats.to_string()].as_array().expect("a list");
            for (field, rule) in entry.fields(seats).iter().zip(rules) {
                assert_eq!(rule["name"], field.name);
                let default = serde_json::to_value(&field.usual).expect("JSON");
                assert_eq!(rule["default"], default);
                assert!(list.contains(field.name), "{} lacks", field.name);
                assert!(list.contains(&field.kind.expected()), "{} lacks", field.name);
            }
            assert_eq!(entry.fields(seats).len(), rules.len());
        }
        assert_eq!(printed(&["rules", entry.id]), entry.rules_text(Language::default()));
    }
}

#[test]
fn help_and_version_exit_with_0() {
    assert!(printed(&["--help"]).contains("simulate"));
    assert!(printed(&["simulate", "--help"]).contains("--same-deals"));
    assert!(printed(&["--version"]).contains(env!("CARGO_PKG_VERSION")));
}
