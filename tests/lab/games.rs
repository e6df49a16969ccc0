//! Games that are dealt, or whose reports are read, rather than played.

use crate::{Folder, json, printed, refused};

#[test]
fn deals_are_compared_with_chance_as_a_table_and_as_json() {
    let args = ["simulate", "--game", "four_bad_queens", "--deals", "--games", "400"];
    let table = printed(&args);
    for part in ["400 deals", "seat", "queens", "expected", "chi-square", "df", "smallest p of 24 tests"] {
        assert!(table.contains(part), "{table} lacks {part}");
    }
    let told = json(&printed(&[&args[..], &["--json"]].concat()));
    let tests = told["tests"].as_array().expect("tests");
    assert_eq!((tests.len(), &told["deals"]), (24, &400.into()));
    for test in tests {
        let classes = test["classes"].as_array().expect("classes");
        let sum = |key: &str| -> f64 { classes.iter().filter_map(|class| class[key].as_f64()).sum() };
        assert!((sum("dealt") - 400.0).abs() < 1e-9 && (sum("expected") - 400.0).abs() < 1e-6);
        let p = test["p"].as_f64().expect("p");
        assert!((1e-6..=1.0).contains(&p), "{test}");
        assert_eq!(test["df"], classes.len() - 1);
    }
    // The result depends on the seed alone.
    assert_eq!(table, printed(&args));
    let (status, error) = refused(&[&args[..], &["--swap-hidden"]].concat());
    assert!(status == 2 && error.contains("cannot be used with"), "{error}");
}

/// Regression: the byte order mark of some editors made reports unreadable.
#[test]
fn a_byte_order_mark_is_read_over_in_reports() {
    let folder = Folder::new();
    let bots = "random,random,random,random";
    let report = printed(&["simulate", "--game", "finis", "--bots", bots, "--games", "2", "--json"]);
    let report = folder.file("report.json", &format!("\u{feff}{report}"));
    assert!(printed(&["simulate", "--add", &report]).contains("finis"));
}
