//! Typography: the characters of texts, by the customs of a language.

use fluent_syntax::ast::{Expression, Message, Pattern, PatternElement};

use super::Faults;
use super::language::Language;

const NO_BREAK_SPACE: char = '\u{a0}';

/// Characters that no language has in its texts, with the remedy.
const NOWHERE: [(&str, &str); 5] = [
    ("\t", "a tab: use spaces"),
    ("  ", "two spaces"),
    ("\"", "a straight quotation mark: use those of the language"),
    ("'", "a straight apostrophe: use ’"),
    ("...", "three dots: use …"),
];

/// Quotation marks, of which a language has some. The apostrophe ’ belongs to all.
const QUOTATION_MARKS: [char; 8] = ['“', '”', '„', '«', '»', '‘', '‚', '‹'];

pub fn check(message: &Message<&str>, language: &Language, faults: &mut Faults<'_>) {
    let attributes = message.attributes.iter().map(|one| &one.value);
    for pattern in message.value.iter().chain(attributes) {
        check_pattern(pattern, language, faults);
    }
}

pub fn check_pattern(pattern: &Pattern<&str>, language: &Language, faults: &mut Faults<'_>) {
    let mut follows = false;
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                // Fluent removes the indentation of further lines only when it is shown.
                let text = if follows { value } else { value.trim_start() };
                check_text(text, language, faults);
                check_spaces(text, follows, language, faults);
                if text.contains(['♠', '♥', '♦', '♣']) {
                    let remedy = "write a card as { CARD(\"QS\", as: \"symbol\") }";
                    faults.add(value, &format!("the text has the sign of a suit: {remedy}"));
                }
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    check_pattern(&variant.value, language, faults);
                }
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {}
        }
        follows = matches!(element, PatternElement::Placeable { .. });
    }
}

pub fn check_line(line: &str, language: &Language, faults: &mut Faults<'_>) {
    check_text(line, language, faults);
    check_spaces(line, false, language, faults);
}

fn check_text(value: &str, language: &Language, faults: &mut Faults<'_>) {
    check_colons(value, language, faults);
    for (wrong, remedy) in NOWHERE {
        if value.contains(wrong) {
            faults.add(value, &format!("the text has {remedy}"));
        }
    }
    for mark in QUOTATION_MARKS {
        if value.contains(mark) && !language.quotation_marks.contains(mark) {
            let own = &language.quotation_marks;
            faults.add(value, &format!("the text has {mark}, but this language has {own}"));
        }
    }
}

/// Names with which a text may go on after a colon.
const NAMES: [&str; 4] = ["Est, ", "Finis", "Four Bad Queens", "Ryan McVerry"];

/// Checks that a small letter follows a colon, if that is the custom. Letters on cards stay as they are.
fn check_colons(value: &str, language: &Language, faults: &mut Faults<'_>) {
    for (_, rest) in value.match_indices(": ").map(|(at, colon)| value.split_at(at + colon.len())) {
        let mut letters = rest.chars();
        let capital = letters.next().filter(|letter| language.small_after_colon && letter.is_uppercase());
        let Some(capital) = capital.filter(|_| letters.next().is_some_and(char::is_alphabetic)) else { continue };
        if !NAMES.iter().any(|name| rest.starts_with(name)) {
            faults.add(rest, &format!("a small letter follows a colon here, not `{capital}`"));
        }
    }
}

/// Checks the spaces at punctuation. The text may follow a name or the like.
fn check_spaces(value: &str, follows: bool, language: &Language, faults: &mut Faults<'_>) {
    let mut before = if follows { Some('x') } else { None };
    let mut letters = value.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter == '-'
            && before.is_none_or(|before| before.is_whitespace() || before == '(')
            && letters.peek().is_some_and(char::is_ascii_digit)
        {
            faults.add(value, "a hyphen before a number: use − (U+2212)");
        }
        let is_after_word =
            before.is_some_and(|before| before != NO_BREAK_SPACE && !language.space_before.contains(before));
        let is_in_number = letter == ':' && letters.peek().is_some_and(char::is_ascii_digit);
        if language.space_before.contains(letter) && is_after_word && !is_in_number {
            faults.add(value, &format!("a no-break space (U+00A0) belongs before {letter}"));
        }
        let is_after_mark = before.is_some_and(|before| language.space_after.contains(before));
        if is_after_mark && letter != NO_BREAK_SPACE {
            let mark = before.unwrap_or_default();
            faults.add(value, &format!("a no-break space (U+00A0) belongs after {mark}"));
        }
        before = Some(letter);
    }
    if value.ends_with(|letter| language.space_after.contains(letter)) {
        faults.add(value, "a no-break space (U+00A0) belongs after its last mark");
    }
}
