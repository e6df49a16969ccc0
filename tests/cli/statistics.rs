//! `misere statistics`.

use crate::{Folder, json, misere, printed, refused};

const GAME: &str = r#"{"version":1,"kind":"game","id":"a/1","time":1790000000,"game":"finis","rules":{"rounds":2},"players":[{"Person":"Ada"},{"Computer":["Berta","easy"]},{"Computer":["Konrad","easy"]}],"scores":[3.5,5,9],"places":[1,2,3],"lowest_wins":true,"deals":2,"undos":1,"hints":0,"log":"x"}"#;

#[test]
fn statistics_are_printed_as_a_table_as_json_and_as_csv() {
    let folder = Folder::new();
    let copy = GAME
        .replace("a/1", "b/1")
        .replace("1790000000", "1790000001");
    let copy = copy.replace("\"rules\"", "\"origin\":\"copy\",\"rules\"");
    let file = folder.file("results.jsonl", &format!("{GAME}\n{copy}\n"));
    let table = printed(&["statistics", "finis", "--file", &file]);
    for part in [
        "finis",
        "easy",
        "100 % (21 to 100)",
        "33 %",
        "3.5",
        "1 game.",
    ] {
        assert!(table.contains(part), "{part}: {table}");
    }
    let text = printed(&["statistics", "--json", "--practice", "--file", &file]);
    let row = &json(&text)["statistics"][0];
    assert_eq!(
        (&row["games"], &row["rules"]),
        (&json("2"), &json(r#"{"rounds":2}"#))
    );
    let csv = printed(&["statistics", "--csv", "--file", &file]);
    assert_eq!(csv.lines().count(), 2);
    assert!(csv.contains("2026-09-21T14:13:20Z,finis,3,easy,"), "{csv}");
    let none = printed(&["statistics", "clubs", "--file", &file]);
    assert!(none.contains("No finished games"), "{none}");
}

#[test]
fn a_damaged_line_is_named_on_standard_error_and_left_out() {
    let folder = Folder::new();
    let file = folder.file("results.jsonl", &format!("oops\n{GAME}\n"));
    let output = misere(&["statistics", "--file", &file]);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success());
    assert!(error.contains("results.jsonl:1: column 1"), "{error}");
    assert!(String::from_utf8_lossy(&output.stdout).contains("finis"));
    let (status, error) = refused(&["statistics", "bridge"]);
    assert_eq!(status, 2);
    assert!(error.contains("bridge"), "{error}");
}
