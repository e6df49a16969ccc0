//! The puzzles that come with the program.

use std::sync::atomic::AtomicBool;

use misere_engine::table::StepError;
use misere_games::{self as games, GAMES, PuzzleError, check_puzzle, open_puzzle};
use misere_players::puzzles::{Puzzle, to_ron};

use crate::common::{in_repository, is_deep};

#[test]
fn every_shipped_puzzle_opens_and_has_a_legal_answer_and_a_reason() {
    for entry in GAMES {
        for puzzle in games::puzzles(entry.id) {
            check_puzzle(&puzzle).unwrap_or_else(|error| panic!("{puzzle:?}: {error}"));
            let session = open_puzzle(&puzzle).expect("it opens");
            let reason = session.reason(&puzzle.answer).expect("an action");
            assert!(reason.is_some_and(|reason| reason.for_programs().ends_with('.')), "{puzzle:?}");
        }
    }
}

/// The answers were found in worlds of other seeds. The deep sweep checks all of them.
#[test]
fn the_answers_of_shipped_puzzles_hold_in_other_worlds() {
    let most = if is_deep() { usize::MAX } else { 1 };
    let stop = AtomicBool::new(false);
    for entry in GAMES {
        for puzzle in games::puzzles(entry.id).iter().rev().take(most) {
            let session = open_puzzle(puzzle).expect("it opens");
            let holds = session.check_answer(&puzzle.answer, 77, &stop);
            assert_eq!(holds, Ok(Some(true)), "{puzzle:?}");
        }
    }
}

/// Removes puzzles whose answers do not hold or have no reason, after mining new ones or changing the players:
/// `MISERE_RENEW=1 cargo test --release --test bots renew_puzzles -- --ignored`.
#[test]
#[ignore = "writes the shipped puzzles"]
fn renew_puzzles() {
    let stop = AtomicBool::new(false);
    for entry in GAMES {
        let holds = |puzzle: &Puzzle| {
            let session = open_puzzle(puzzle).expect("it opens");
            let has_reason = matches!(session.reason(&puzzle.answer), Ok(Some(_)));
            has_reason
                && [77, 78].iter().all(|seed| session.check_answer(&puzzle.answer, *seed, &stop) == Ok(Some(true)))
        };
        let puzzles = games::puzzles(entry.id);
        let all = puzzles.len();
        let kept: Vec<_> = puzzles.into_iter().filter(holds).collect();
        println!("{}: {} of {all} hold", entry.id, kept.len());
        if std::env::var_os("MISERE_RENEW").is_some() {
            let path = in_repository(&format!("assets/games/{}/puzzles.ron", entry.id));
            std::fs::write(path, to_ron(&kept)).expect("written");
        }
    }
}

/// The check would notice a wrong answer.
#[test]
fn another_answer_does_not_hold() {
    let stop = AtomicBool::new(false);
    let puzzles = games::puzzles("finis");
    let puzzle = &puzzles[0];
    let session = open_puzzle(puzzle).expect("it opens");
    let (wrong, _) = &puzzle.losses[0];
    assert_eq!(session.check_answer(wrong, 77, &stop), Ok(Some(false)));
}

#[test]
fn a_puzzle_that_was_tampered_with_is_refused() {
    let whole = games::puzzles("finis").remove(0);
    let check = |change: fn(&mut Puzzle)| {
        let mut puzzle = whole.clone();
        change(&mut puzzle);
        check_puzzle(&puzzle)
    };
    assert!(check(|_| {}).is_ok());
    assert!(matches!(check(|one| one.seat = 7), Err(PuzzleError::Seat { seat: 7 })));
    let lost = check(|one| one.losses.truncate(1));
    assert!(matches!(lost, Err(PuzzleError::Actions)));
    let none = check(|one| one.answer = "play 2C".into());
    assert!(matches!(none, Err(PuzzleError::Actions)));
    let wild = check(|one| one.found[0] = f64::NAN);
    assert!(matches!(wild, Err(PuzzleError::Numbers)));
    let other = check(|one| one.seed += 1);
    assert!(matches!(other, Err(PuzzleError::Step(StepError::OtherSeed { .. }))));
    assert!(check(|one| one.dealer = 99).is_err());
    assert!(check(|one| one.log.push_str("; play QC")).is_err());
}

#[test]
fn every_puzzle_has_a_key_of_its_own() {
    let puzzles = GAMES.iter().flat_map(|entry| games::puzzles(entry.id));
    let keys: Vec<u64> = puzzles.map(|one| one.key()).collect();
    let all: std::collections::BTreeSet<_> = keys.iter().collect();
    assert_eq!(all.len(), keys.len());
}
