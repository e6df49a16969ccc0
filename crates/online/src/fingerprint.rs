//! A fingerprint of the rules of a game and of all messages, by which two programs notice that they differ.

use misere_engine::rules::options::HouseRules;
use misere_games::Entry;

use crate::wire::hash;

/// The SHA-256 of lines: a heading, the game, the number of seats, the house rules, the rules text in English, and the
/// hash of all messages, see [`crate::wire::Catalog::hash`].
pub fn fingerprint(entry: &Entry, seats: usize, rules: &HouseRules, messages: &str) -> String {
    let (seats, rules) = (seats.to_string(), rules.to_string());
    hash(&["Misere, rules 1", entry.id, &seats, &rules, entry.files.rules, messages])
}
