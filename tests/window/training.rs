//! Puzzles that know a person: a rating, the puzzles that return, the next one, themes, and the puzzle of the day.

use std::fs;

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::games::{self, GAMES, Theme, themes};
use misere::puzzles::Puzzle;
use misere::store::Store;
use misere::store::training::{Training, Try, read_tries};
use misere::ui::{App, Command, PageId, PuzzleCommand, PuzzlesCommand};

use super::clock;
use super::frames::{until, until_saved};
use super::play::person::*;
use super::puzzles::{first, is_solved, play};
use super::words::change;

const DAY: u64 = 86_400;

/// The files of a person who has tried puzzles of Finis some days ago.
fn store_with(folder: &tempfile::TempDir, tries: &[(&Puzzle, u64, bool)]) -> Store {
    let store = quick_store(folder);
    let path = store.settings_path();
    let settings = fs::read_to_string(&path).expect("reading");
    let settings = settings.trim_end_matches(')');
    let settings = format!("{settings}, puzzles: (game: \"finis\"))");
    fs::write(&path, settings).expect("writing");
    let lines = tries.iter().map(|(puzzle, days, solved)| {
        let mut one = Try::now(&puzzle.game, puzzle.key(), *solved);
        one.time = clock::now() - days * DAY;
        one.to_line() + "\n"
    });
    let path = store.tries_path();
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, lines.collect::<String>()).expect("writing");
    store
}

fn tries(store: &Store) -> Vec<bool> {
    let found = read_tries(&store.tries_path()).expect("tries");
    assert!(found.damaged.is_empty());
    found.tries.iter().map(|one| one.solved).collect()
}

#[test]
fn a_failed_puzzle_returns_and_the_rating_follows_the_answer() {
    let folder = tempfile::tempdir().expect("a folder");
    let all = games::puzzles("finis");
    let store = store_with(&folder, &[(&all[7], 1, false)]);
    let mut harness = open(&store);
    press(&mut harness, "Puzzles");
    harness.run();
    assert!(says(&harness, "Your rating comes after a few more puzzles") && !says(&harness, "Rating "));
    assert!(says(&harness, "1 puzzle returns today"));
    assert!(says(&harness, "First day"));
    press(&mut harness, "Finis");
    harness.run();
    assert!(says(&harness, "Back today"));
    press(&mut harness, "Next puzzle");
    harness.run();
    assert_eq!(harness.state().puzzle(), Some(("finis", all[7].key())));
    play(&mut harness, &all[7].answer);
    assert!(says(&harness, "Your rating stays at ") && says(&harness, "only the first try at a puzzle counts"));
    assert!(says(&harness, "This puzzle comes again in 3 days."));
    until_saved(&mut harness);
    assert_eq!(tries(&store), [false, true]);
    run(&mut harness, Command::Show(PageId::PUZZLES));
    assert!(says(&harness, "no puzzle returns today"));
    assert!(says(&harness, "2 days in a row"));
    // The next one is new, and suits the rating.
    let read = read_tries(&store.tries_path()).expect("tries").tries;
    let ratings = GAMES.iter().flat_map(|entry| games::puzzles(entry.id));
    let ratings = ratings.map(|one| (one.key(), one.rating())).collect();
    let training = Training::of(&read, &ratings, clock::today());
    press(&mut harness, "Next puzzle");
    harness.run();
    let (_, next) = harness.state().puzzle().expect("a puzzle");
    let aim = training.rating.value - training.rating.deviation;
    let distance = |key: u64| (ratings[&key].value - aim).abs();
    let others = ratings.keys().filter(|key| **key != all[7].key());
    let nearest = others.map(|key| distance(*key)).fold(f64::MAX, f64::min);
    assert_eq!(distance(next), nearest);
}

#[test]
fn only_the_first_answer_counts_and_a_shown_answer_is_a_failure() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = open(&store);
    let puzzle = first(&mut harness);
    play(&mut harness, &puzzle.losses[0].0);
    assert!(!says(&harness, "Your rating: "), "while it is being solved");
    play(&mut harness, &puzzle.answer);
    assert!(is_solved(&harness, &puzzle));
    assert!(says(&harness, "Your rating comes after a few more puzzles"));
    assert!(says(&harness, "This puzzle comes again tomorrow."));
    run(&mut harness, PuzzleCommand::TryAgain);
    play(&mut harness, &puzzle.answer);
    run(&mut harness, PuzzleCommand::Next);
    run(&mut harness, PuzzleCommand::ShowAnswer);
    // Skipping is no answer.
    run(&mut harness, PuzzleCommand::Next);
    run(&mut harness, PuzzleCommand::Next);
    until_saved(&mut harness);
    assert_eq!(tries(&store), [false, false]);
}

#[test]
fn a_rating_is_told_once_it_says_something() {
    let folder = tempfile::tempdir().expect("a folder");
    let all = games::puzzles("finis");
    let tried: Vec<_> = all.iter().take(12).map(|one| (one, 1, true)).collect();
    let mut harness = open(&store_with(&folder, &tried));
    press(&mut harness, "Puzzles");
    harness.run();
    assert!(says(&harness, "Rating ") && says(&harness, "You find the answer "));
    press(&mut harness, "Finis");
    press(&mut harness, "Next puzzle");
    harness.run();
    let (_, key) = harness.state().puzzle().expect("a puzzle");
    let puzzle = all.iter().find(|one| one.key() == key).expect("one of Finis");
    play(&mut harness, &puzzle.losses[0].0);
    play(&mut harness, &puzzle.answer);
    assert!(says(&harness, "Your rating: ") && says(&harness, "(−"));
}

#[test]
fn puzzles_that_are_skipped_do_not_come_again_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let all = games::puzzles("finis");
    let mut harness = open(&store_with(&folder, &[(&all[7], 3, true)]));
    let puzzle = PageId::Puzzle("finis", all[7].key());
    run(&mut harness, Command::Begin(puzzle));
    let mut seen = vec![all[7].key()];
    for _ in 0..8 {
        run(&mut harness, PuzzleCommand::Next);
        let (_, key) = harness.state().puzzle().expect("a puzzle");
        assert!(!seen.contains(&key));
        seen.push(key);
    }
}

#[test]
fn a_theme_chooses_among_the_puzzles() {
    let folder = tempfile::tempdir().expect("a folder");
    let all = games::puzzles("finis");
    let is_lead = |puzzle: &&Puzzle| {
        let found = themes(puzzle).expect("a sound puzzle");
        found.contains(&Theme::Leads)
    };
    let leads = all.iter().filter(is_lead).count();
    let mut harness = open(&store_with(&folder, &[]));
    run(&mut harness, Command::Show(PageId::PuzzlesOf("finis")));
    assert!(says(&harness, &format!("0 of {} solved", all.len())));
    press(&mut harness, "Theme");
    press(&mut harness, "Leads");
    harness.run();
    assert!(says(&harness, &format!("0 of {leads} solved")));
    assert!(leads < all.len());
    press(&mut harness, "Next puzzle");
    harness.run();
    for _ in 0..3 {
        let (_, key) = harness.state().puzzle().expect("a puzzle");
        let shown = all.iter().find(|one| one.key() == key);
        assert!(shown.is_some_and(|one| is_lead(&one)));
        run(&mut harness, PuzzleCommand::ShowAnswer);
        assert!(says(&harness, "About: Leads"));
        run(&mut harness, PuzzleCommand::Next);
    }
}

#[test]
fn everybody_has_the_same_puzzle_of_the_day() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&store_with(&folder, &[]));
    press(&mut harness, "Puzzles");
    harness.run();
    press(&mut harness, "Puzzle of the day");
    harness.run();
    let shipped = GAMES.iter().flat_map(|entry| games::puzzles(entry.id));
    let shipped: Vec<Puzzle> = shipped.collect();
    let puzzle = Training::of_day(&shipped, clock::today()).expect("a puzzle");
    let found = harness.state().puzzle().expect("a puzzle");
    assert_eq!(found, (&*puzzle.game, puzzle.key()));
    play(&mut harness, &puzzle.answer);
    run(&mut harness, Command::Show(PageId::PUZZLES));
    let spoken = harness.query_all_by_label_contains(", solved");
    assert_eq!(spoken.count(), 1);
}

#[test]
fn nothing_is_kept_for_a_person_who_plays_in_peace() {
    let folder = tempfile::tempdir().expect("a folder");
    let all = games::puzzles("finis");
    let store = store_with(&folder, &[(&all[7], 1, false)]);
    let mut harness = open(&store);
    change(&mut harness, |settings| settings.rate_puzzles = false);
    let puzzle = first(&mut harness);
    play(&mut harness, &puzzle.answer);
    assert!(is_solved(&harness, &puzzle));
    assert!(!says(&harness, "Your rating: "));
    run(&mut harness, Command::Show(PageId::PUZZLES));
    assert!(!says(&harness, "Rating ") && !says(&harness, "in a row"));
    until_saved(&mut harness);
    assert_eq!(tries(&store), [false], "as before");
}

#[test]
fn tries_can_be_reset_and_brought_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let all = games::puzzles("finis");
    let store = store_with(&folder, &[(&all[7], 1, false)]);
    let mut harness = open(&store);
    let puzzle = PageId::Puzzle("finis", all[0].key());
    run(&mut harness, Command::Begin(puzzle));
    play(&mut harness, &all[0].answer);
    run(&mut harness, Command::Show(PageId::PUZZLES));
    assert!(says(&harness, "2 days in a row"));
    press_more(&mut harness, "Reset");
    harness.step();
    assert!(!says(&harness, "Rating ") && !is_solved(&harness, &all[0]));
    press(&mut harness, "Undo");
    until(&mut harness, "the tries are back", |harness| says(harness, "2 days in a row"));
    assert!(is_solved(&harness, &all[0]));
    run(&mut harness, PuzzlesCommand::ResetTries);
    until_saved(&mut harness);
    assert!(!store.tries_path().exists());
}

#[test]
fn damaged_tries_are_reported_and_all_others_count() {
    let folder = tempfile::tempdir().expect("a folder");
    let all = games::puzzles("finis");
    let store = store_with(&folder, &[(&all[7], 1, false)]);
    let path = store.tries_path();
    let text = fs::read_to_string(&path).expect("reading");
    fs::write(&path, format!("damaged\n{text}")).expect("writing");
    let mut harness = open(&store);
    press(&mut harness, "Puzzles");
    harness.run();
    assert!(says(&harness, "1 line of tries.jsonl cannot be read."));
    assert!(says(&harness, "1 puzzle returns today"));
}

#[test]
fn a_streak_ends_with_the_first_miss_and_its_result_can_be_copied() {
    let folder = tempfile::tempdir().expect("a folder");
    let all = games::puzzles("finis");
    let store = store_with(&folder, &[(&all[7], 1, true)]);
    let mut harness = open(&store);
    press(&mut harness, "Puzzles");
    harness.run();
    assert!(says(&harness, "until the first miss"));
    press(&mut harness, "Streak");
    harness.run();
    let shown = |harness: &Harness<'_, App>| {
        assert_eq!(harness.state().page(), PageId::STREAK);
        let (game, key) = harness.state().puzzle().expect("a puzzle");
        games::puzzles(game).into_iter().find(|one| one.key() == key).expect("it comes with the program")
    };
    let first = shown(&harness);
    assert!(says(&harness, "Streak: puzzle 1 of 22") && harness.query_by_label("Skip").is_none());
    play(&mut harness, &first.answer);
    assert!(!says(&harness, "Your rating"));
    run(&mut harness, PuzzleCommand::Next);
    let second = shown(&harness);
    assert!(second.key() != first.key() && says(&harness, "Streak: puzzle 2 of 22"));
    // It goes on where it was left.
    drop(harness);
    let mut harness = open(&store);
    run(&mut harness, Command::Show(PageId::STREAK));
    assert_eq!(shown(&harness).key(), second.key());
    play(&mut harness, &second.losses[0].0);
    assert!(says(&harness, "The streak is over. Solved: 1, best streak: 1") && says(&harness, ", your try"));
    assert!(says(&harness, "Not quite.") && says(&harness, "The answer: "));
    let line = format!("Misère streak {}: 1\n🟦🟥", clock::today());
    assert_eq!(copied(&mut harness, "Copy result"), line);
    press(&mut harness, "Copy result");
    harness.step();
    assert!(says(&harness, "The result is on the clipboard."));
    run(&mut harness, PuzzleCommand::Next);
    assert_eq!(harness.state().page(), PageId::PUZZLES);
    assert!(says(&harness, "today 1, best 1"));
    run(&mut harness, Command::Begin(PageId::STREAK));
    assert_eq!(harness.state().page(), PageId::PUZZLES, "there is one a day");
    until_saved(&mut harness);
    let tries = read_tries(&store.tries_path()).expect("tries");
    let ratings = GAMES.iter().flat_map(|entry| games::puzzles(entry.id));
    let ratings = ratings.map(|one| (one.key(), one.rating())).collect();
    let training = Training::of(&tries.tries, &ratings, clock::today());
    let alone = Training::of(&tries.tries[..1], &ratings, clock::today());
    assert_eq!(training.rating.value, alone.rating.value, "a streak is not rated");
    assert!(!training.is_new(first.key()) && training.returns(second.key()).is_some());
}
