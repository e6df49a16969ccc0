//! Arguments of the command line, and the errors for those it refuses.

use crate::{Folder, printed, refused};

#[test]
fn a_wrong_command_line_exits_with_2_and_one_line() {
    for (args, words) in [
        (&["simulate"][..], "--game"),
        (&["simulate", "--game", "bridge"], "expected one of"),
        (&["simulate", "--game", "finis", "--players", "2"], "2 players: expected 3 to 6"),
        (
            &["simulate", "--game", "finis", "--games", "x"],
            "invalid value 'x' for '--games <N>': expected a whole number from 0",
        ),
        (
            &["simulate", "--game", "finis", "--jobs", "0"],
            "invalid value '0' for '--jobs <N>': expected a whole number from 1 to 1024",
        ),
        (&["simulate", "--game", "finis", "--seed", "-1"], "expected a whole number from 0 to 18446744073709551615"),
        (&["train", "bridge"], "unknown game `bridge`: expected one of"),
        (&["train", "garbo"], "garbo cannot be trained: expected one of mismatch, clubs, four"),
        // Compendium plays the deals of the other games with their policies.
        (&["train", "compendium"], "compendium cannot be trained"),
        (
            &["simulate", "--game", "finis", "--bots", "clever"],
            "expected a level (random, novice, easy, medium, hard, master, ismcts, learned, plain)",
        ),
        (&["simulate", "--game", "finis", "--bots", "easy,hard"], "2 computer players: expected 4"),
        (&["simulate", "--game", "finis", "--legal"], "--trace"),
        (&["simulate", "--game", "finis", "--same-deals", "--fixed-seats"], "cannot be used with"),
        // With a time limit, decisions cannot be repeated.
        (
            &["simulate", "--game", "finis", "--swap-hidden", "--think-ms", "10"],
            "'--swap-hidden' cannot be used with '--think-ms <MS>': expected `misere-lab simulate",
        ),
        (&["simulate", "--game", "finis", "--first", "18446744073709551615"], "up to 18446744073709551615"),
        (&["simulate", "--deal", "finis/4/7F3U"], "`7F3U` is not a seed: expected"),
        (&["simulate", "--deal", "finis/4/7", "--game", "finis"], "cannot be used with"),
        (&["simulate", "--add"], "--add"),
    ] {
        let (status, error) = refused(args);
        assert_eq!(status, 2, "{args:?}: {error}");
        assert!(error.contains(words), "{args:?}: {error}");
    }
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let folder = Folder::new();
    let into = folder.path("none/out.jsonl");
    let (status, error) = refused(&["simulate", "--game", "finis", "--trace", &into]);
    assert_eq!(status, 1, "{error}");
    assert!(error.contains("out.jsonl: "), "{error}");
}

#[test]
fn help_and_version_exit_with_0() {
    assert!(printed(&["--help"]).contains("simulate"));
    assert!(printed(&["simulate", "--help"]).contains("--same-deals"));
    assert!(printed(&["--version"]).contains(env!("CARGO_PKG_VERSION")));
}
