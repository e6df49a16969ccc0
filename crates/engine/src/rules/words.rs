//! English words for the command line, for errors, and for games that are defined outside this crate: numbers
//! with their nouns, lists, and seats in sentences. All else that people read are messages, see [`crate::text`].
//!
//! A game does not know who sits where, so its sentences name seats by markers in braces. Make the
//! markers with [`does`], [`whose`] and [`name`], never by hand:
//!
//! | marker      | made by                | of Berta      | to the person at the machine |
//! |-------------|------------------------|---------------|------------------------------|
//! | `{0 takes}` | `does(seat, "takes")`  | `Berta takes` | `You take`                   |
//! | `{0's}`     | `whose(seat)`          | `Berta’s`     | `your`                       |
//! | `{0}`       | `name(seat)`           | `Berta`       | `you`                        |
//!
//! Verbs are written in the third person. A bare `{0}` is an object and ends its clause: "pass 3
//! cards to {0}". A law finds sentences that break this rule.

use std::fmt::Display;

pub use crate::text::markers::{does, name, whose};

/// A number with its noun: `1 card`, `2 cards`.
pub fn count(number: impl Display, noun: &str) -> String {
    let number = number.to_string();
    let size = number.trim_start_matches(['+', '−', '-']);
    if matches!(size, "1" | "½") { format!("{number} {noun}") } else { format!("{number} {}", plural(noun)) }
}

/// The plural of a regular noun.
fn plural(noun: &str) -> String {
    let sibilant = ["s", "sh", "ch", "x"].iter().any(|end| noun.ends_with(end));
    match noun.strip_suffix('y') {
        Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
        _ if sibilant => format!("{noun}es"),
        _ => format!("{noun}s"),
    }
}

/// Items as listed in a sentence: `a`, `a or b`, `a, b or c`.
pub fn list(items: &[impl AsRef<str>], conjunction: &str) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match items.split_last() {
        Some((last, [])) => (*last).into(),
        Some((last, others)) => format!("{} {conjunction} {last}", others.join(", ")),
        None => String::new(),
    }
}

/// Quoted items as listed in an error message; only the first few of many.
pub fn quoted(items: &[impl Display]) -> String {
    const SHOWN: usize = 12;
    let shown = items.iter().take(SHOWN);
    let mut list: Vec<String> = shown.map(|item| format!("`{item}`")).collect();
    if items.len() > SHOWN {
        list.push(format!("one of {} others", items.len() - SHOWN));
    }
    list.join(", ")
}
