//! `languages`.

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
    assert!(
        error.contains("`xx` is not a language: expected one of en"),
        "{error}"
    );
}
