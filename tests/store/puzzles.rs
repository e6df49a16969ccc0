//! Puzzles found on this computer, in a file for each game.

use std::fs;

use misere_games as games;
use misere_players::puzzles::{Puzzle, to_ron};
use misere_store::{Store, StoreError, add_puzzles, read_puzzles};

/// The easiest puzzles of Finis, as if they had been found on this computer.
fn found(count: usize) -> Vec<Puzzle> {
    games::puzzles("finis").into_iter().take(count).collect()
}

#[test]
fn puzzles_that_were_found_are_read_again_in_the_order_in_which_they_were_added() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = Store::within(folder.path()).puzzles_path("finis");
    assert!(read_puzzles(&path, "finis").expect("no file").is_empty());
    add_puzzles(&path, "finis", &[]).expect("nothing to write");
    assert!(!path.exists());
    let puzzles = found(3);
    add_puzzles(&path, "finis", &puzzles[..1]).expect("written");
    add_puzzles(&path, "finis", &puzzles[1..]).expect("written");
    assert_eq!(read_puzzles(&path, "finis").expect("sound"), puzzles);
}

#[test]
fn a_file_of_puzzles_with_a_fault_is_reported_with_its_line_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = Store::within(folder.path()).puzzles_path("finis");
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    let damage = |change: fn(&mut Puzzle)| {
        let mut puzzles = found(2);
        change(&mut puzzles[1]);
        to_ron(&puzzles)
    };
    let mut torn = damage(|_| {});
    torn.truncate(torn.len() - 10);
    for (text, words) in [
        (damage(|one| one.game = "clubs".into()), "expected `finis`"),
        (damage(|one| one.answer = "play 2C".into()), "expected an answer"),
        (damage(|one| one.seed += 1), "do not come from seed"),
        (damage(|one| one.answer = "x".repeat(5000)), "at most 400"),
        (damage(|one| one.log.push_str("; play 2C")), "play 2C"),
        (torn, "Expected"),
    ] {
        fs::write(&path, &text).expect("written");
        let is_reported = |result: Result<(), StoreError>| {
            let error = result.expect_err(words);
            let is_there = matches!(error, StoreError::Unreadable { line: 3, .. });
            assert!(is_there && error.to_string().contains(words), "{words}: {error}");
        };
        is_reported(read_puzzles(&path, "finis").map(|_| ()));
        is_reported(add_puzzles(&path, "finis", &found(1)));
        assert_eq!(fs::read_to_string(&path).expect("a file"), text);
    }
}

#[test]
fn a_full_file_of_puzzles_takes_no_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = Store::within(folder.path()).puzzles_path("finis");
    let many: Vec<Puzzle> = found(20).into_iter().cycle().take(990).collect();
    add_puzzles(&path, "finis", &many).expect("written");
    add_puzzles(&path, "finis", &found(20)).expect("written");
    let kept = read_puzzles(&path, "finis").expect("sound");
    assert_eq!(kept.len(), misere_engine::limits::PUZZLES);
}
