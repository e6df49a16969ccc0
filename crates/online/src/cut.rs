//! The cut of all guests: nobody chooses the cards, neither the host nor any guest, nor several of them together.
//!
//! Each guest first fixes words of their own by a hash. Then the host shows the seal of a secret, and after that the
//! guests show their words. The seed follows from the secret and all the words, see [`misere_engine::seal`]: whoever
//! could choose one of them last does not know another.

use serde::{Deserialize, Serialize};

use crate::secrets::Secret;
use crate::wire::{hash, hex, is_hex};

/// The longest words, in characters.
pub const LONGEST_WORDS: usize = 64;

/// The words of a cut, and the nonce that kept them from being guessed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Words {
    /// The words; may be empty.
    pub words: String,
    /// 32 hexadecimal digits.
    pub nonce: String,
}

impl Words {
    /// Words with a nonce that follows from a secret of the guest, so that nothing has to be kept.
    pub fn new(words: &str, secret: &Secret, round: u32) -> Self {
        let nonce = hash(&["Misere, nonce 1", &hex(&secret.0), &round.to_string()]);
        let words: String = words.trim().chars().take(LONGEST_WORDS).collect();
        Self { words: words.replace(char::is_control, " "), nonce: nonce[..32].to_owned() }
    }

    /// The hash that fixes the words of this seat.
    pub fn commit(&self, seat: usize) -> String {
        let seat = seat.to_string();
        hash(&["Misere, words 1", &seat, &self.nonce, &self.words])
    }

    /// True within the limits.
    pub fn are_sound(&self) -> bool {
        let is_short = self.words.chars().count() <= LONGEST_WORDS;
        is_short && !self.words.contains(char::is_control) && is_hex(&self.nonce, 32)
    }
}

/// The cut that all the words together make, given by seat.
pub fn combined<'a>(all: impl Iterator<Item = (usize, &'a Words)>) -> String {
    let lines = all.map(|(seat, words)| format!("{seat} {} {}", words.nonce, words.words));
    let lines: Vec<String> = lines.collect();
    let mut parts = vec!["Misere, cut of all 1"];
    parts.extend(lines.iter().map(String::as_str));
    hash(&parts)
}
