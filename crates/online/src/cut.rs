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

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with `printf 'LINES' | sha256sum`.
    #[test]
    fn commits_and_the_cut_of_all_are_pinned() {
        let words = Words { words: "heron".to_owned(), nonce: "0123456789abcdef0123456789abcdef".to_owned() };
        assert_eq!(words.commit(2), hash(&["Misere, words 1\n2\n0123456789abcdef0123456789abcdef\nheron"]));
        let all = [(0, &words), (2, &words)];
        assert_eq!(
            combined(all.into_iter()),
            hash(&["Misere, cut of all 1\n0 0123456789abcdef0123456789abcdef heron\n\
                 2 0123456789abcdef0123456789abcdef heron"])
        );
        assert_eq!(combined(all.into_iter()).len(), misere_engine::seal::LONGEST_CUT);
    }

    #[test]
    fn nonces_differ_from_round_to_round_and_words_stay_within_limits() {
        let secret = Secret([7; 32]);
        let one = Words::new(" heron\n", &secret, 1);
        let other = Words::new(" heron\n", &secret, 2);
        assert_eq!(one.words, "heron");
        assert_ne!(one.nonce, other.nonce);
        assert!(Words::new(&"x\ty".repeat(100), &secret, 1).are_sound());
        let long = Words { words: "x".repeat(65), ..one.clone() };
        let odd = Words { nonce: "xyz".to_owned(), ..one };
        assert!(!long.are_sound() && !odd.are_sound());
    }
}
