//! `misere statistics`.

use std::fs;

use crate::{Folder, json, misere, printed, refused};

const GAME: &str = r#"{"version":1,"kind":"game","id":"a/1","time":1790000000,"game":"finis","rules":{"rounds":2},"players":[{"Person":"Ada"},{"Computer":["Berta","easy"]},{"Computer":["Konrad","easy"]}],"scores":[3.5,5,9],"places":[1,2,3],"lowest_wins":true,"deals":2,"undos":1,"hints":0,"log":"x"}"#;

#[test]
fn statistics_are_printed_as_a_table_as_json_and_as_csv() {
    let folder = Folder::new();
    let copy = GAME.replace("a/1", "b/1").replace("1790000000", "1790000001");
    let copy = copy.replace("\"rules\"", "\"origin\":\"copy\",\"rules\"");
    let file = folder.file("results.jsonl", &format!("{GAME}\n{copy}\n"));
    let table = printed(&["statistics", "finis", "--file", &file]);
    for part in ["Finis", "Easy", "100 % (21 to 100)", "33 %", "3.5", "1 game."] {
        assert!(table.contains(part), "{part}: {table}");
    }
    let text = printed(&["statistics", "--json", "--practice", "--file", &file]);
    let row = &json(&text)["statistics"][0];
    assert_eq!((&row["games"], &row["rules"]), (&json("2"), &json(r#"{"rounds":2}"#)));
    let csv = printed(&["statistics", "--csv", "--file", &file]);
    assert_eq!(csv.lines().count(), 2);
    assert!(csv.contains("2026-09-21T14:13:20Z,finis,3,easy,"), "{csv}");
    assert!(csv.starts_with("time,"), "no byte order mark for programs");
    let none = printed(&["statistics", "clubs", "--file", &file]);
    assert!(none.contains("No finished games"), "{none}");
}

#[test]
fn what_decisions_cost_is_printed_for_reviewed_games() {
    let folder = Folder::new();
    let review = r#"{"version":1,"kind":"review","id":"a/1","time":1790000000,"log":"x","deals":2,"seats":[{"seat":0,"luck":{"mean":0,"error":0},"skill":{"mean":0,"error":0.5},"decisions":[{"kind":"lead","count":4,"inaccuracies":0,"mistakes":0,"blunders":0,"loss":0.3},{"kind":"follow","count":6,"inaccuracies":0,"mistakes":0,"blunders":0,"loss":0.14}]}]}"#;
    let lines = (1..=5).map(|number| {
        let id = format!("a/{number}");
        format!("{GAME}\n{review}\n").replace("a/1", &id)
    });
    let file = folder.file("results.jsonl", &lines.collect::<String>());
    let table = printed(&["statistics", "--file", &file]);
    assert!(table.contains("Finis: 44\u{a0}±\u{a0}0.1, like Medium (5 games)"), "{table}");
    let text = printed(&["statistics", "--json", "--file", &file]);
    let losses = &json(&text)["losses"][0];
    assert_eq!(losses["plays_like"], json("\"medium\""));
    assert_eq!(losses["kinds"][0]["kind"], json("\"lead\""));
    let csv = printed(&["statistics", "--csv", "--file", &file]);
    assert!(csv.contains(",10,44.000"), "{csv}");
}

#[test]
fn a_damaged_line_is_named_on_standard_error_and_left_out() {
    let folder = Folder::new();
    let file = folder.file("results.jsonl", &format!("oops\n{GAME}\n"));
    let output = misere(&["statistics", "--file", &file]);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success());
    assert!(error.contains("results.jsonl:1: column 1"), "{error}");
    assert!(String::from_utf8_lossy(&output.stdout).contains("Finis"));
    let (status, error) = refused(&["statistics", "bridge"]);
    assert_eq!(status, 2);
    assert!(error.contains("bridge"), "{error}");
}

/// Regression: a file without a single result counted as one without games.
#[test]
fn a_file_that_holds_no_results_is_refused_with_its_first_line() {
    let folder = Folder::new();
    let utf16 = GAME.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (content, words) in [
        (b"garbage\nmore\n".to_vec(), "results.jsonl:1: column 1: "),
        (b"\n\n\xff\xfe\xfd\n".to_vec(), "results.jsonl:3: "),
        (vec![0; 100], "results.jsonl:1: "),
        (utf16, "results.jsonl:1: the text is in UTF-16"),
    ] {
        let file = folder.path("results.jsonl");
        fs::write(&file, content).expect("writing");
        for form in [&["--csv"][..], &["--json"], &[]] {
            let args = [&["statistics", "--file", &file][..], form].concat();
            let (status, error) = refused(&args);
            assert_eq!(status, 1, "{error}");
            assert!(error.contains(words), "{error} lacks {words}");
        }
    }
    let (status, error) = refused(&["statistics", "--file", &folder.path("none.jsonl")]);
    assert_eq!(status, 1, "{error}");
    assert!(error.contains("none.jsonl: "), "{error}");
    let empty = folder.file("empty.jsonl", "");
    let none = printed(&["statistics", "--file", &empty]);
    assert!(none.contains("No finished games"), "{none}");
}

/// Regression: of two results of a game, the older one counted after the clock had been set back.
#[test]
fn the_later_line_of_a_game_counts_whatever_the_clock_said() {
    let folder = Folder::new();
    let later = GAME.replace("1790000000", "1789996400").replace("3.5", "7.5");
    let file = folder.file("results.jsonl", &format!("{GAME}\n{later}\n"));
    let csv = printed(&["statistics", "--csv", "--file", &file]);
    assert_eq!(csv.lines().count(), 2);
    assert!(csv.contains(",Ada,0,7.5,"), "{csv}");
}

#[test]
fn a_players_name_is_no_formula_for_a_spreadsheet() {
    let folder = Folder::new();
    let game = GAME.replace("Ada", "=1+1").replace("3.5", "-3.5");
    let file = folder.file("results.jsonl", &game);
    let csv = printed(&["statistics", "--csv", "--file", &file]);
    assert!(csv.contains(",'=1+1,0,-3.5,"), "{csv}");
}
