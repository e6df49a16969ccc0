//! Makes text from files, programs and the command line safe to show in a terminal and in messages.

use std::path::Path;

/// Returns the text with all unprintable characters escaped, so that nothing can hide in it and a
/// terminal interprets none of it as a command. Idempotent.
pub fn escaped(text: &str) -> String {
    text.chars().map(shown).collect()
}

/// Returns the beginning of a text, escaped, with an ellipsis after `most` characters.
pub fn excerpt(text: &str, most: usize) -> String {
    // Escaping never shortens text, so the rest of a long one need not be escaped.
    let mut shown: String = text.chars().take(most + 1).map(shown).collect();
    if let Some((end, _)) = shown.char_indices().nth(most) {
        shown.truncate(end);
        shown.push_str(" …");
    }
    shown
}

/// Returns a path, escaped.
pub fn path(path: &Path) -> String {
    escaped(&path.to_string_lossy())
}

fn shown(letter: char) -> String {
    match letter {
        '"' | '\'' | '\\' => letter.into(),
        // `escape_debug` leaves a combining accent alone only after a letter.
        _ => String::from_iter(['a', letter])
            .escape_debug()
            .skip(1)
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_can_hide_or_command_a_terminal() {
        for (text, expected) in [
            ("\u{1b}[2J", "\\u{1b}[2J"),
            ("\u{9b}2J", "\\u{9b}2J"),
            ("a\nb\rc\td", "a\\nb\\rc\\td"),
            ("\u{202e}gpj\u{2066}", "\\u{202e}gpj\\u{2066}"),
            ("a\u{2028}b\u{a0}\u{200b}", "a\\u{2028}b\\u{a0}\\u{200b}"),
            ("it's \"C:\\games\"", "it's \"C:\\games\""),
        ] {
            assert_eq!(escaped(text), expected);
            assert_eq!(escaped(expected), expected, "escaped twice");
        }
    }

    #[test]
    fn names_in_every_script_are_shown_as_they_are() {
        for name in [
            "Zoë",
            "Zoe\u{308}",
            "\u{939}\u{93f}\u{928}\u{94d}\u{926}\u{940}",
            "Ελένη",
            "\u{677e}\u{672c} \u{1f0a1}",
        ] {
            assert_eq!(escaped(name), name);
        }
    }

    #[test]
    fn long_texts_are_cut() {
        assert_eq!(excerpt("abcdef", 6), "abcdef");
        assert_eq!(excerpt("abcdefg", 6), "abcdef …");
        let line = "\u{1b}".repeat(100_000);
        assert_eq!(excerpt(&line, 60).chars().count(), 62);
    }
}
