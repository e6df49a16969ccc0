//! Puzzles that are found on this computer.

use misere::bots::Estimate;
use misere::games::{self, Theme, entry};
use misere::puzzles::{Puzzle, to_ron};
use misere::rules::Next;
use misere::ui::{Command, PageId, PuzzlesCommand};

use super::frames::until;
use super::layout::published;
use super::play::person::{open, press, quick_store, run, says};
use super::puzzles::{is_solved, play};

/// A position of Finis with a made-up answer, as if it had been found on this computer.
fn own_puzzle(seed: u64) -> Puzzle {
    let finis = entry("finis").expect("a game");
    let mut session = finis.start(&published(4, seed)).expect("a table");
    session.shuffle();
    for _ in 0..5 {
        let action = session.moves()[0].text.clone();
        session.play(&action).expect("a legal action");
    }
    let Next::Act(seat) = session.next() else {
        panic!("somebody is to act");
    };
    let moves = session.moves();
    let (answer, others) = moves.split_first().expect("a legal action");
    let loss = Estimate::exact(1.5);
    Puzzle {
        game: "finis".into(),
        seats: 4,
        seed: session.seed(),
        dealer: session.first_dealer().index(),
        seat: seat.index(),
        log: session.steps().join("; "),
        answer: answer.text.clone(),
        losses: others.iter().map(|one| (one.text.clone(), loss)).collect(),
        found: [0.5, 0.5, 0.5],
    }
}

/// The search runs on another thread, and nothing waits for it.
#[test]
fn the_search_for_puzzles_can_be_canceled_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    let list = PageId::PuzzlesOf("acorn_hearts");
    run(&mut harness, Command::Show(list));
    press(&mut harness, "Find new puzzles");
    harness.step();
    assert!(says(&harness, "searched"));
    press(&mut harness, "Cancel");
    harness.step();
    assert!(!says(&harness, "searched") && says(&harness, "Find new puzzles"));
}

#[test]
fn more_puzzles_on_the_theme_of_one_are_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = open(&store);
    let is_lead = |one: &Puzzle| games::themes(one).expect("a position").last() == Some(&Theme::Leads);
    let lead = games::puzzles("finis").into_iter().find(is_lead).expect("a puzzle about a lead");
    run(&mut harness, Command::Show(PageId::Puzzle("finis", lead.key())));
    press(&mut harness, "Show answer");
    press(&mut harness, "More like this");
    harness.run_steps(4);
    assert_eq!(harness.state().page(), PageId::PuzzlesOf("finis"));
    assert!(says(&harness, "About: Leads"));
    until(&mut harness, "a puzzle", |harness| says(harness, "1 of 5 found"));
    press(&mut harness, "Cancel");
    let found = misere::store::read_puzzles(&store.puzzles_path("finis"), "finis").expect("a file");
    assert!(!found.is_empty());
    for one in found {
        assert!(games::themes(&one).expect("a position").contains(&Theme::Leads), "{}", one.log);
    }
}

/// Regression: it ended without a word when the puzzles were left, and when a search in another
/// game began.
#[test]
fn the_search_for_puzzles_goes_on_while_other_pages_are_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    for id in ["acorn_hearts", "finis"] {
        let list = PageId::PuzzlesOf(id);
        harness.state_mut().command(Command::Show(list));
        harness.run_steps(4);
        press(&mut harness, "Find new puzzles");
        press(&mut harness, "Home");
    }
    for id in ["acorn_hearts", "finis"] {
        let list = PageId::PuzzlesOf(id);
        harness.state_mut().command(Command::Show(list));
        harness.run_steps(4);
        assert!(says(&harness, "searched"), "{id}");
        press(&mut harness, "Cancel");
        assert!(!says(&harness, "searched") && says(&harness, "Find new puzzles"));
    }
}

#[test]
fn the_end_of_a_search_for_puzzles_is_told_on_every_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = open(&store);
    // The search finds at once that it could not add to this file.
    let path = store.puzzles_path("finis");
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    std::fs::write(&path, "(").expect("writing");
    run(&mut harness, PuzzlesCommand::Find("finis"));
    for _ in 0..10_000 {
        harness.step();
        if says(&harness, "The search ended early") {
            break;
        }
        std::thread::yield_now();
    }
    assert_eq!(harness.state().page(), PageId::HOME);
    assert!(says(&harness, "Finis: The search ended early"));
    press(&mut harness, "Show");
    assert_eq!(harness.state().page(), PageId::PuzzlesOf("finis"));
}

#[test]
fn puzzles_that_were_found_here_follow_those_of_the_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let path = store.puzzles_path("finis");
    let own = own_puzzle(7);
    misere::store::add_puzzles(&path, "finis", std::slice::from_ref(&own)).expect("writing");
    let mut harness = open(&store);
    run(&mut harness, Command::Show(PageId::PuzzlesOf("finis")));
    assert!(says(&harness, "Found on this computer"));
    let number = games::puzzles("finis").len() + 1;
    press(&mut harness, &format!("Puzzle {number}, hard, not solved"));
    assert_eq!(harness.state().puzzle(), Some(("finis", own.key())));
    play(&mut harness, &own.answer);
    assert!(says(&harness, "Right.") && is_solved(&harness, &own));
}

#[test]
fn a_damaged_file_of_puzzles_is_reported_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let path = store.puzzles_path("finis");
    let mut wrong = own_puzzle(7);
    wrong.answer = "play 2C".into();
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("writing");
    let text = to_ron(&[own_puzzle(8), wrong]);
    std::fs::write(&path, &text).expect("writing");
    let mut harness = open(&store);
    run(&mut harness, Command::Show(PageId::PuzzlesOf("finis")));
    assert!(says(&harness, "could not be read") && says(&harness, "finis.ron:3:1"));
    assert!(!says(&harness, "Find new puzzles") && says(&harness, "Puzzle 1, easy"));
    assert_eq!(std::fs::read_to_string(&path).expect("reading"), text);
}
