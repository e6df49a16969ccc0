//! Arguments of the command line, and the errors for those it refuses.

use std::fs;

use misere_engine::text::Language;
use misere_games::GAMES;

use crate::{Folder, json, printed, refused};

#[test]
fn a_wrong_command_line_exits_with_2_and_one_line() {
    for (args, words) in [
        (&["play"][..], "`play` is neither a command nor a file: expected `misere [COMMAND]` or `misere SAVE`"),
        (&["rules", "bridge"], "unknown game `bridge`: expected one of"),
        (&["games", "clubs"], "expected `misere games [OPTIONS]`"),
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
    let games = |rules: &str| refused(&["rules", "finis", "--players", "3", "--rules", rules]);
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
        let rules = printed(&["rules", entry.id]);
        assert!(rules.starts_with(&format!("# {}\n", entry.title)), "{rules}");
        // What describes pictures is written in another way, see `rules_texts.rs`.
        let text = entry.rules_text(Language::default());
        for line in text.lines().filter(|line| line.ends_with('.') && !line.contains([':', '*'])) {
            assert!(rules.contains(line), "{line}: {rules}");
        }
    }
}

#[test]
fn help_and_version_exit_with_0() {
    assert!(printed(&["--help"]).contains("statistics"));
    assert!(printed(&["review", "--help"]).contains("--worlds"));
    assert!(printed(&["--version"]).contains(env!("CARGO_PKG_VERSION")));
}
