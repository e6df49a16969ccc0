//! A fingerprint of what two programs must agree upon to play with each other.

use misere_engine::rules::options::HouseRules;
use misere_games::Entry;

use crate::wire::hash;

/// The SHA-256 of lines: a heading, the game, the number of seats, the house rules, the version of the game's rules, and
/// the hash of the messages of a table, see [`crate::wire::Catalog::hash`].
pub fn fingerprint(entry: &Entry, seats: usize, rules: &HouseRules, messages: &str) -> String {
    let (seats, rules) = (seats.to_string(), rules.to_string());
    hash(&["Misere, rules 2", entry.id, &seats, &rules, &entry.rules_version.to_string(), messages])
}
