//! Sentences for people: counted nouns, lists, capitals, and seats as the subject of a sentence.
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
//! cards to {0}". [`unmarked`] finds sentences that break this rule; a test sweeps every game.
//! [`with_names`] replaces the markers, and [`in_third_person`] prepares a text for programs.
//!
//! This module knows nothing of particular games, of languages other than English, or of how texts
//! are shown.

mod actions;
mod counts;
mod nouns;

pub use crate::text::markers::{does, in_third_person, name, turn_of, unmarked, whose, with_names};
pub use actions::{as_noun, did};
pub use counts::{count, number, ordinal, points, scored};
pub use nouns::{a, list, plural, quoted};

/// The text with a capital first letter.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let head = letters.next().into_iter().flat_map(char::to_uppercase);
    head.chain(letters).collect()
}
