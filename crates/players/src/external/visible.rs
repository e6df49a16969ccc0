//! Commands as they are shown to a person who decides whether to allow them.

use std::iter;

use misere_engine::text::Language;

use crate::text::programs as texts;

/// Returns a text in which nothing can hide: printable ASCII as it is, everything else escaped,
/// and blanks counted wherever they could be overlooked.
///
/// Everything that is not part of the text itself is in `‹›`, which are not ASCII and are therefore escaped
/// too if they occur in the text.
pub fn visible(text: &str, language: Language) -> String {
    let mut shown = String::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let repeats = iter::from_fn(|| letters.next_if_eq(&letter)).count();
        let count = 1 + repeats;
        let is_inside = !shown.is_empty() && letters.peek().is_some();
        if letter.is_ascii_graphic() || letter == ' ' && count == 1 && is_inside {
            shown.extend(iter::repeat_n(letter, count));
            continue;
        }
        shown += &match (letter, count) {
            (' ', _) => format!("‹{}›", texts::blanks(count).in_language(language)),
            ('\n', _) => format!("‹{}›", texts::new_lines(count).in_language(language)),
            (_, 1) => format!("‹U+{:04X}›", u32::from(letter)),
            _ => format!("‹{count} × U+{:04X}›", u32::from(letter)),
        };
    }
    shown
}
