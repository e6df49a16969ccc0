//! The words of the guests, and the cut of all.

use misere_online::Secret;
use misere_online::for_tests::*;

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
