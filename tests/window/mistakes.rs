//! The person's own mistakes come back as puzzles.

use std::fs;

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::bots::Estimate;
use misere::games::entry;
use misere::review::{Mark, Review, Verdict};
use misere::store::training::{Mistake, read_tries};
use misere::store::{Origin, Saved, Store, open_example};
use misere::ui::{App, Command, PageId, PuzzleCommand};

use super::clock;
use super::frames::{until, until_saved};
use super::play::person::*;
use super::puzzles::play;
use super::words::change;

const DAY: u64 = 86_400;

/// A mistake of the person in a game that is no longer saved, and the actions that were legal.
struct Kept {
    store: Store,
    verdict: Verdict,
    legal: Vec<String>,
}

/// Keeps a mistake that a review has found some days ago.
fn keep(folder: &tempfile::TempDir, days: u64) -> Kept {
    let store = quick_store(folder);
    let example = open_example(entry("finis").expect("a game"), true).expect("an example");
    let saved = Saved { origin: Origin::New, ..example };
    let mut then = saved.session.copy();
    let decisions = &saved.session.decisions()[0];
    let step = decisions.iter().copied().find(|step| {
        then.go_to(*step);
        then.moves().len() > 3
    });
    let step = step.expect("a decision");
    let legal: Vec<String> = then.moves().into_iter().map(|one| one.text).collect();
    let played = saved.session.steps()[step].clone();
    let mut others = legal.iter().filter(|text| **text != played).cloned();
    let verdict = Verdict {
        step,
        best: others.next().expect("another action"),
        as_good: others.next().into_iter().collect(),
        played,
        mark: Some(Mark::Mistake),
        loss: Estimate::exact(0.4),
        points: Estimate::sampled(2.0, 0.1),
        ..Verdict::default()
    };
    let review = Review { seats: vec![0], verdicts: vec![verdict.clone()], ..Review::default() };
    let mut line = Mistake::of(&saved, &review).remove(0);
    line.time = clock::now() - days * DAY;
    let path = store.mistakes_path();
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, serde_json::to_string(&line).expect("a line") + "\n").expect("writing");
    Kept { store, verdict, legal }
}

/// Opens the page of mistakes, which are read in the background, and waits for these words.
fn show_mistakes(store: &Store, words: &str) -> Harness<'static, App> {
    let mut harness = open(store);
    run(&mut harness, Command::Show(PageId::MISTAKES));
    until(&mut harness, words, |harness| says(harness, words));
    harness
}

#[test]
fn a_mistake_comes_back_after_two_days_and_follows_the_schedule() {
    let folder = tempfile::tempdir().expect("a folder");
    let Kept { store, verdict, legal } = keep(&folder, 2);
    let mut harness = open(&store);
    change(&mut harness, |settings| settings.puzzles.open("finis", 1));
    press(&mut harness, "Puzzles");
    until(&mut harness, "a mistake", |harness| says(harness, "1 mistake returns today"));
    press(&mut harness, "My mistakes");
    press(&mut harness, "Next puzzle");
    harness.run();
    assert!(says(&harness, "What would you play?") && says(&harness, "Mistake 1 of 1"));
    let suits = ["of spades", "of hearts", "of clubs", "of diamonds"];
    let cards = suits.map(|suit| harness.query_all_by_label_contains(suit).count());
    assert!(cards.iter().sum::<usize>() <= 13, "only the own hand and the trick: {cards:?}");
    play(&mut harness, &verdict.played);
    assert!(says(&harness, "penalty points more than the best choice"));
    let other = legal.iter().find(|text| ![&verdict.played, &verdict.best, &verdict.as_good[0]].contains(text));
    play(&mut harness, other.expect("a fourth action"));
    assert!(says(&harness, "Master prefers another play"));
    play(&mut harness, &verdict.best);
    assert!(harness.query_by_label("Right.").is_some());
    assert!(says(&harness, "This puzzle comes again tomorrow.") && !says(&harness, "Your rating"));
    until_saved(&mut harness);
    let tries = read_tries(&store.tries_path()).expect("tries").tries;
    assert_eq!(tries.iter().map(|one| one.solved).collect::<Vec<_>>(), [false]);
    // It is the only one, so the next step is the list.
    run(&mut harness, PuzzleCommand::Next);
    assert_eq!(harness.state().page(), PageId::MISTAKES);
    assert!(says(&harness, "No mistake returns today"));
}

#[test]
fn an_action_about_as_good_is_right_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let Kept { store, verdict, .. } = keep(&folder, 3);
    let mut harness = show_mistakes(&store, "Mistake 1");
    press(&mut harness, "Next puzzle");
    play(&mut harness, &verdict.as_good[0]);
    assert!(says(&harness, "about as good as Master"));
    assert!(says(&harness, "This puzzle comes again in 3 days."));
}

#[test]
fn a_new_mistake_waits_and_a_removed_one_can_be_brought_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = keep(&folder, 1).store;
    let harness = show_mistakes(&store, "1 new one within two days");
    assert!(!says(&harness, "Mistake 1"));
    drop(harness);
    keep(&folder, 2);
    let mut harness = show_mistakes(&store, "Mistake 1");
    press(&mut harness, "Next puzzle");
    press(&mut harness, "Remove");
    harness.run();
    assert_eq!(harness.state().page(), PageId::MISTAKES);
    assert!(!says(&harness, "Mistake 1"));
    press(&mut harness, "Undo");
    until(&mut harness, "the mistake", |harness| says(harness, "Mistake 1"));
}

#[test]
fn damaged_mistakes_are_reported_and_all_others_return() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = keep(&folder, 2).store;
    let path = store.mistakes_path();
    let text = fs::read_to_string(&path).expect("reading");
    let other = text.replace("\"key\":", "\"key\":1");
    fs::write(&path, format!("damaged\n{other}{text}")).expect("writing");
    let harness = show_mistakes(&store, "2 lines of mistakes.jsonl cannot be read.");
    assert!(says(&harness, "1 mistake returns today"));
}
