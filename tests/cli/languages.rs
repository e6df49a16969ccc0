//! `languages`.

use std::path::Path;
use std::process::Command;

use super::{printed, refused};

#[test]
fn languages_are_listed_with_their_share_and_what_they_lack() {
    let all = printed(&["languages"]);
    assert!(all.starts_with("en  English: 100 % ("), "{all}");
    assert_eq!(printed(&["languages", "en", "--missing"]), "");
    for line in all.lines() {
        let code = line.split(' ').next().expect("a code");
        assert_eq!(printed(&["languages", code]), format!("{line}\n"));
        let missing = printed(&["languages", code, "--missing"]);
        assert_eq!(missing.is_empty(), line.contains(": 100 % ("), "{line}");
        let is_offered = !line.ends_with("not offered yet");
        assert!(missing.is_empty() || !is_offered, "{line}");
        for line in missing.lines() {
            assert!(line.starts_with(&format!("{code}/")), "{line}");
        }
    }
}

#[test]
fn an_unknown_language_is_refused() {
    let (status, error) = refused(&["languages", "xx"]);
    assert_eq!(status, 2, "{error}");
    assert!(error.contains("`xx` is not a language: expected one of en"), "{error}");
}

#[test]
fn a_record_is_in_the_language_asked_for() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let save = root.join("saves/finis-finished.ron");
    let save = save.to_str().expect("UTF-8");
    let english = printed(&["record", save]);
    for code in ["en", "de"] {
        let asked = printed(&["record", save, "--language", code]);
        let mut command = Command::new(crate::PROGRAM);
        let command = command.args(["record", save]).env("MISERE_LANGUAGE", code);
        let output = command.output().expect("the program starts");
        assert_eq!(String::from_utf8_lossy(&output.stdout), asked);
        assert_eq!(asked == english, code == "en", "{asked}");
    }
    let (status, error) = refused(&["record", save, "--language", "xx"]);
    assert_eq!(status, 2, "{error}");
    assert!(error.contains("expected one of en"), "{error}");
}
