//! Foreign text, made safe to show.

use std::path::Path;

use misere_engine::printable::{escaped, excerpt, json, path, sentence};

#[test]
fn nothing_can_hide_or_command_a_terminal() {
    for (text, expected) in [
        ("\u{1b}[2J", "\\u{1b}[2J"),
        ("\u{9b}2J", "\\u{9b}2J"),
        ("a\nb\rc\td", "a\\nb\\rc\\td"),
        ("\u{202e}gpj\u{2066}", "\\u{202e}gpj\\u{2066}"),
        ("a\u{2028}b\u{a0}\u{200b}", "a\\u{2028}b\\u{a0}\\u{200b}"),
        ("a\u{3164}b\u{2800}", "a\\u{3164}b\\u{2800}"),
        ("it's \"C:\\games\"", "it's \"C:\\games\""),
    ] {
        assert_eq!(escaped(text), expected);
        assert_eq!(escaped(expected), expected, "escaped twice");
    }
}

#[test]
fn names_in_every_script_are_shown_as_they_are() {
    for name in
        ["Zoë", "Zoe\u{308}", "\u{939}\u{93f}\u{928}\u{94d}\u{926}\u{940}", "Ελένη", "\u{677e}\u{672c} \u{1f0a1}"]
    {
        assert_eq!(escaped(name), name);
    }
}

#[test]
fn json_escapes_everything_and_reads_back() {
    let text = "\u{1b}[2J\u{9b}2J\u{7f}\u{202e}\u{2028}\u{e0001}\" Zoë \u{1f0a1}\n";
    let shown = json(&[text]);
    assert!(shown.chars().all(|letter| letter == '\n' || !letter.is_control()));
    assert!(!shown.contains(['\u{202e}', '\u{2028}', '\u{e0001}']), "{shown}");
    assert!(shown.contains("Zoë \u{1f0a1}"), "{shown}");
    let again: Vec<String> = serde_json::from_str(&shown).expect("JSON");
    assert_eq!(again, [text]);
}

#[test]
fn long_paths_keep_both_ends() {
    let long = format!("/games/{}.misere", "a/".repeat(10_000));
    let shown = path(Path::new(&long));
    assert!(shown.starts_with("/games/a/") && shown.ends_with(".misere"));
    assert_eq!(shown.chars().count(), 2 * 500 + 3);
}

#[test]
fn long_texts_are_cut() {
    assert_eq!(excerpt("abcdef", 6), "abcdef");
    assert_eq!(excerpt("abcdefg", 6), "abcdef …");
    assert_eq!(excerpt("Oui\u{a0}!", 9), "Oui\\u{a0} …");
    assert_eq!(sentence("Oui\u{a0}!\u{200b}", 19), "Oui\u{a0}!\\u{200b}");
    assert_eq!(sentence("Oui\u{a0}!", 4), "Oui\u{a0} …");
    let line = "\u{1b}".repeat(100_000);
    assert_eq!(excerpt(&line, 60).chars().count(), 62);
}
