//! The puzzles that come with the program.

use std::sync::atomic::AtomicBool;

use misere::games::{self, GAMES, open_puzzle};
use misere::rules::{Next, Seat};

use crate::common::is_deep;

#[test]
fn every_shipped_puzzle_opens_and_has_a_legal_answer_and_a_reason() {
    for entry in GAMES {
        for puzzle in games::puzzles(entry.id) {
            let session =
                open_puzzle(&puzzle).unwrap_or_else(|error| panic!("{puzzle:?}: {error}"));
            assert_eq!(
                session.next(),
                Next::Act(Seat::new(puzzle.seat)),
                "{puzzle:?}"
            );
            let moves = session.moves();
            assert!(
                moves.iter().any(|one| one.text == puzzle.answer),
                "{puzzle:?}"
            );
            assert!(puzzle.reason.ends_with('.'), "{puzzle:?}");
            assert_eq!(puzzle.losses.len(), moves.len() - 1, "{puzzle:?}");
            for (action, _) in &puzzle.losses {
                assert_ne!(*action, puzzle.answer);
                assert!(
                    moves.iter().any(|one| one.text == *action),
                    "{action}: {puzzle:?}"
                );
            }
            assert!((0.0..=1.0).contains(&puzzle.difficulty()), "{puzzle:?}");
        }
    }
}

/// The answers were found in worlds of other seeds. The deep sweep checks them all.
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

/// Removes puzzles whose answers do not hold, after mining new ones or changing the players:
/// `MISERE_RENEW=1 cargo test --release --test bots renew_puzzles -- --ignored`.
#[test]
#[ignore = "writes the shipped puzzles"]
fn renew_puzzles() {
    let stop = AtomicBool::new(false);
    for entry in GAMES {
        let holds = |puzzle: &misere::puzzles::Puzzle| {
            let session = open_puzzle(puzzle).expect("it opens");
            [77, 78]
                .iter()
                .all(|seed| session.check_answer(&puzzle.answer, *seed, &stop) == Ok(Some(true)))
        };
        let puzzles = games::puzzles(entry.id);
        let all = puzzles.len();
        let lines = puzzles
            .iter()
            .filter(|one| holds(one))
            .map(|one| ron::to_string(one).expect("plain data"));
        let lines: Vec<String> = lines.collect();
        println!("{}: {} of {all} hold", entry.id, lines.len());
        if std::env::var_os("MISERE_RENEW").is_some() {
            let lines = lines.iter().map(|line| format!("{line},\n"));
            let text = format!("[\n{}]\n", lines.collect::<String>());
            std::fs::write(format!("assets/puzzles/{}.ron", entry.id), text).expect("written");
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
