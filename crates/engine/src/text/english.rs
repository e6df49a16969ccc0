//! What only English texts need: verbs that agree with "you", and capitals for "you" and "your".

use super::markers::second_person;
use super::separators::BEGINS;

/// A seat's name, or "you", with a verb that agrees: `Berta takes`, `you take`.
pub(super) fn does(name: Option<&str>, verb: &str) -> String {
    match name {
        Some(name) => format!("{name} {verb}"),
        None => format!("{BEGINS}you {}", second_person(verb)),
    }
}

/// "you", or "your" in the genitive.
pub(super) fn you(is_genitive: bool) -> String {
    let word = if is_genitive { "your" } else { "you" };
    format!("{BEGINS}{word}")
}

/// Writes capitals where "you" and "your" begin a sentence.
pub(super) fn with_capitals(text: String) -> String {
    if !text.contains(BEGINS) {
        return text;
    }
    let mut out = String::with_capacity(text.len());
    for (place, part) in text.split(BEGINS).enumerate() {
        let begins = out.is_empty() || out.ends_with(". ");
        match part.strip_prefix('y') {
            Some(rest) if place > 0 && begins => {
                out.push('Y');
                out.push_str(rest);
            }
            _ => out.push_str(part),
        }
    }
    out
}
