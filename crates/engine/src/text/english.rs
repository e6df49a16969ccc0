//! Verbs that agree with "you", for English texts.

use super::markers::second_person;
use super::separators::BEGINS;

/// A seat's name, or "you", with a verb that agrees: `Berta takes`, `you take`.
pub(super) fn does(name: Option<&str>, verb: &str) -> String {
    match name {
        Some(name) => format!("{name} {verb}"),
        None => format!("{BEGINS}you {}", second_person(verb)),
    }
}
