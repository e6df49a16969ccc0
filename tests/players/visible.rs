//! Commands as they are shown to a person who decides whether to allow them.

use misere_engine::text::Language;
use misere_players::external::visible;

#[test]
fn every_character_of_a_command_can_be_seen() {
    let blanks = " ".repeat(300);
    let (braille, filler) = ("\u{2800}".repeat(300), "\u{3164}".repeat(2));
    for (text, expected) in [
        ("python3 bot.py 'a b'", "python3 bot.py 'a b'"),
        (r"C:\bots\bot.exe", r"C:\bots\bot.exe"),
        (&*format!("true{blanks};rm"), "true‹300 blanks›;rm"),
        (&format!("bot #{braille}\ntouch x"), "bot #‹300 × U+2800›‹new line›touch x"),
        (&filler, "‹2 × U+3164›"),
        ("a\u{301}\u{308}\u{301}b", "a‹U+0301›‹U+0308›‹U+0301›b"),
        ("\u{202e}gpj\u{2066}", "‹U+202E›gpj‹U+2066›"),
        ("a\tb\r\n\n\u{1b}[2J", "a‹U+0009›b‹U+000D›‹2 new lines›‹U+001B›[2J"),
        (" a ", "‹1 blank›a‹1 blank›"),
        ("‹300 blanks›", "‹U+2039›300 blanks‹U+203A›"),
        ("Zo\u{eb} \u{1f0a1}", "Zo‹U+00EB› ‹U+1F0A1›"),
    ] {
        assert_eq!(visible(text, Language::default()), expected);
    }
}

/// Whatever the characters, and however often they are repeated.
#[test]
fn different_commands_never_look_the_same() {
    let letters = ['a', ' ', '\n', '\t', '‹', '›', '×', '\u{2800}', '\u{301}', '2', 'U'];
    let mut texts = vec![String::new()];
    for _ in 0..4 {
        let longer = texts.iter().flat_map(|text| letters.map(|letter| format!("{text}{letter}")));
        let longer: Vec<String> = longer.collect();
        texts.extend(longer);
        texts.sort();
        texts.dedup();
    }
    let mut shown: Vec<String> = texts.iter().map(|text| visible(text, Language::default())).collect();
    let is_plain = |letter: char| letter.is_ascii_graphic() || " ‹›×".contains(letter);
    assert!(shown.iter().all(|text| text.chars().all(is_plain)));
    shown.sort();
    shown.dedup();
    assert_eq!(shown.len(), texts.len());
}
