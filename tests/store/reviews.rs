//! Reviews stored beside saved games.

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use misere::games;
use misere::review::{Request, Review};
use misere::rules::{Next, Seat, Seats};
use misere::store::{self, Saved, Store, read_review, review_path, write_review};

/// A finished game and its review.
pub fn reviewed() -> (Saved, Review) {
    let entry = games::entry("finis").expect("a game");
    let saved = store::open_example(entry, true).expect("an example");
    let mut seats = Seats::default();
    seats.insert(Seat::new(0));
    let request = Request {
        worlds: 1,
        ..Request::new(seats, vec![None; 4])
    };
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
    for damaged in ["", "(misere_review: 1)", "(misere_review: 2, review: ())"] {
        fs::write(review_path(&path), damaged).expect("written");
        assert_eq!(read_review(&path, &*saved.session), None, "{damaged}");
    }
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
