//! The names of what belongs to a file.

use misere_store::for_tests::*;
use std::path::{Path, PathBuf};

/// Regression: the copies of `Friday 27.11.misere` were all called `Friday 27.misere`.
#[test]
fn copies_have_names_of_their_own() {
    for (name, first, second) in [
        ("game.ron", "game-copy.ron", "game-copy-2.ron"),
        ("Friday 27.11.misere", "Friday 27.11-copy.misere", "Friday 27.11-copy-2.misere"),
        ("game", "game-copy", "game-copy-2"),
        (".game", ".game-copy", ".game-copy-2"),
    ] {
        let found = copies(&Path::new("a").join(name)).take(2);
        let expected = [first, second].map(|name| Path::new("a").join(name));
        assert_eq!(Vec::from_iter(found), expected);
    }
}

#[test]
fn no_name_is_longer_than_file_systems_allow() {
    for name in ["x".repeat(248), "é".repeat(124), "\u{1f0a1}".repeat(62)] {
        let path = PathBuf::from(name + ".misere");
        let copies = copies(&path).take(2000);
        let others = ["review", "deleted"].map(|end| companion(&path, end));
        for path in copies.chain(others) {
            assert!(path.as_os_str().len() <= 143, "{}", path.display());
        }
    }
}

#[test]
fn a_name_that_is_not_long_is_kept() {
    let path = Path::new("a/7-clubs.misere");
    let review = companion(path, "review");
    assert_eq!(review, Path::new("a/7-clubs.misere.review"));
}
