//! Reviews stored beside saved games.

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use misere_engine::rules::{Next, Seat, Seats};
use misere_games as games;
use misere_players::bots::Estimate;
use misere_players::review::{Mark, Request, Review};
use misere_store::{self as store, Saved, Store, read_review, review_path, write_review};
use rayon::prelude::*;

/// A finished game and its review.
pub fn reviewed() -> (Saved, Review) {
    let entry = games::entry("finis").expect("a game");
    let saved = store::open_example(entry, true).expect("an example");
    let mut seats = Seats::default();
    seats.insert(Seat::new(0));
    let request = Request { worlds: 1, ..Request::new(seats, vec![None; 4]) };
    let review = saved.session.review(request)(&AtomicBool::new(false), &mut |_| ());
    (saved, review.expect("nobody stops it"))
}

#[test]
fn a_review_is_found_again_beside_its_game_and_is_no_game_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let (saved, review) = reviewed();
    let path = store.new_path("finis");
    store.write(&path, &saved).expect("written");
    assert_eq!(read_review(&path, &*saved.session), None);
    write_review(&path, &review).expect("written");
    assert_eq!(read_review(&path, &*saved.session), Some(review));
    assert_eq!(store.list().len(), 1);
}

/// Verdicts of version 2 had their words in the file.
#[test]
fn an_old_review_is_read_and_its_sentences_follow_from_the_game() {
    const OLD: &str = include_str!("version-2.review");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.misere");
    let saved = store::open_example(games::entry("finis").expect("a game"), true);
    let saved = saved.expect("an example");
    let sentences = |text: &str| {
        fs::write(review_path(&path), text).expect("written");
        let review = read_review(&path, &*saved.session)?;
        let words = review.verdicts.iter().map(|verdict| {
            let words = saved.session.verdict_words(verdict).expect("a decision");
            words.sentence.expect("a mark").for_programs()
        });
        Some(words.collect::<Vec<_>>())
    };
    let found = sentences(OLD).expect("a review");
    assert_eq!(found.len(), 3);
    // Reasons have better words by now.
    for sentence in &found {
        let told = sentence.split_once(". ").map_or(&**sentence, |(told, _)| told);
        assert!(OLD.contains(told), "{sentence}");
    }
    assert!(found[2].ends_with("a better chance to win the game."));
    let hostile = OLD.replace("Play the", "\u{202e}{9 is}").replace("It", "\u{1b}");
    assert_eq!(sentences(&hostile), Some(found), "only facts are believed");
}

/// In version 3, a mark was the least that a loss surely deserves.
#[test]
fn an_old_review_gets_the_marks_of_today() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.misere");
    let (saved, mut review) = reviewed();
    let loss = Estimate::sampled(0.6, 0.15);
    let verdict = review.verdicts.iter_mut().find(|verdict| verdict.played != verdict.best).expect("a loss");
    (verdict.loss, verdict.mark) = (loss, Mark::of(loss));
    assert_ne!(Mark::of(loss), Mark::surely(loss));
    write_review(&path, &review).expect("written");
    let text = fs::read_to_string(review_path(&path)).expect("text");
    let old = text.replace("misere_review: 4", "misere_review: 3").replace("Some(blunder)", "Some(inaccuracy)");
    assert_ne!(old, text);
    fs::write(review_path(&path), old).expect("written");
    assert_eq!(read_review(&path, &*saved.session), Some(review));
}

#[test]
fn a_review_of_another_log_is_not_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.misere");
    let (mut saved, review) = reviewed();
    write_review(&path, &review).expect("written");
    // Back to the middle of the last deal, which is then no longer finished.
    let end = saved.session.at();
    assert_eq!(saved.session.next(), Next::Over);
    saved.session.go_to(end - 10);
    assert_eq!(read_review(&path, &*saved.session), None);
    saved.session.go_to(end);
    assert!(read_review(&path, &*saved.session).is_some());
    for damaged in ["", "(misere_review: 1)", "(misere_review: 3, review: ())"] {
        fs::write(review_path(&path), damaged).expect("written");
        assert_eq!(read_review(&path, &*saved.session), None, "{damaged}");
    }
}

/// Regression: a review was believed if version and checksum fit; `seat: 9` ended the program.
#[test]
fn a_review_with_an_impossible_value_is_not_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.misere");
    let (saved, review) = reviewed();
    /// The name of a change, and the change.
    type Change<'a> = (&'a str, &'a dyn Fn(&mut Review));
    let changes: [Change<'_>; 20] = [
        ("a seat", &|review| review.verdicts[3].seat = 9),
        ("another seat", &|review| review.verdicts[3].seat = 1),
        ("seats", &|review| review.seats.push(9)),
        ("seats twice", &|review| review.seats.push(0)),
        ("worlds", &|review| review.worlds = u32::MAX),
        ("deals", &|review| review.deals += 1),
        ("a step", &|review| review.verdicts[3].step = usize::MAX),
        ("a deal", &|review| review.verdicts[3].deal = 0),
        ("an action", &|review| {
            review.verdicts[3].played = "play 2C".into();
        }),
        ("the best action", &|review| {
            review.verdicts[3].best = "\u{1b}[2J".into();
        }),
        ("options", &|review| review.verdicts[3].options = usize::MAX),
        ("a mark", &|review| {
            review.verdicts[3].mark = Some(Mark::Blunder);
        }),
        ("a number", &|review| {
            review.verdicts[3].points.mean = f64::NAN;
        }),
        ("a large number", &|review| {
            review.verdicts[3].expected.mean = 1e300;
        }),
        ("an error", &|review| {
            let loss = &mut review.verdicts[3].loss;
            *loss = Estimate::sampled(loss.mean, -1.0);
        }),
        ("verdicts out of order", &|review| {
            review.verdicts.swap(2, 3);
        }),
        ("a verdict twice", &|review| {
            let verdict = review.verdicts[3].clone();
            review.verdicts.insert(3, verdict);
        }),
        ("a report twice", &|review| {
            review.reports.push(review.reports[0].clone());
        }),
        ("a report", &|review| review.reports[0].seat = 9),
        ("a score", &|review| review.reports[0].scored += 1.0),
    ];
    for (what, change) in changes {
        let mut changed = review.clone();
        change(&mut changed);
        write_review(&path, &changed).expect("written");
        assert_eq!(read_review(&path, &*saved.session), None, "{what}");
    }
    write_review(&path, &review).expect("written");
    assert_eq!(read_review(&path, &*saved.session), Some(review));
}

#[test]
fn reviews_of_every_game_are_read_again() {
    let folder = tempfile::tempdir().expect("a folder");
    games::GAMES.par_iter().for_each(|entry| {
        let path = folder.path().join(format!("{}.misere", entry.id));
        for finished in [false, true] {
            let saved = store::open_example(entry, finished).expect("an example");
            let mut seats = Seats::default();
            seats.insert(Seat::new(0));
            // Of a game of several deals, only the last decisions and no luck, which takes long.
            let last = || saved.session.decisions()[0].iter().rev().take(8).copied().collect();
            let is_long = finished && saved.session.sheet().rows.len() > 1;
            let (luck, only) = (!is_long, is_long.then(last));
            let request = Request { worlds: 1, luck, only, ..Request::new(seats, vec![None; saved.players.len()]) };
            let review = saved.session.review(request)(&AtomicBool::new(false), &mut |_| ());
            let review = review.expect("nobody stops it");
            write_review(&path, &review).expect("written");
            let read = read_review(&path, &*saved.session);
            assert!(read.is_some(), "{}, finished: {finished}", entry.id);
        }
    });
}

#[test]
fn reviews_go_with_their_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let (saved, review) = reviewed();
    let [kept, deleted] = ["kept", "deleted"].map(|name| {
        let path = store.games_path().join(format!("{name}.misere"));
        store.write(&path, &saved).expect("written");
        write_review(&path, &review).expect("written");
        path
    });
    store.delete(&deleted).expect("deleted");
    store.tidy(&store.lock().expect("nobody else has it"));
    let exists = |path: &Path| review_path(path).exists();
    assert!(exists(&kept) && !exists(&deleted));
}
