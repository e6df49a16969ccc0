//! Two windows on the same folder.

use std::fs;

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::games::entry;
use misere::store::{Store, open_example};
use misere::ui::{App, Command, GameRequest, PageId, Received, change_settings};

use super::{Blocked, until};
use crate::play::person::{act, add_game, at_table, open, press, press_more, run, says, session, wait};

/// Regression: the second window silently replaced the file of the first one.
#[test]
fn two_windows_on_one_game_lose_no_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = at_table(&folder);
    let store = Store::within(folder.path());
    until(&mut first, "a file", |_| store.list().len() == 1);
    let mut second = open(&store);
    press(&mut second, "OK");
    press(&mut second, "Resume Acorn Hearts");
    wait(&mut second);
    // With one card each, both windows might play the same trick.
    for _ in 0..2 {
        act(&mut first);
        wait(&mut first);
    }
    run(&mut first, Command::Show(PageId::HOME));
    act(&mut second);
    until(&mut second, "a message", |second| says(second, "was changed elsewhere"));
    press(&mut second, "OK");
    second.run();
    wait(&mut second);
    for _ in 0..2 {
        act(&mut second);
        wait(&mut second);
    }
    let played = [&first, &second].map(|window| session(window).steps());
    drop((first, second));
    let slots = store.list();
    let names: Vec<String> = slots.iter().map(|slot| slot.head().expect("a save").title().to_owned()).collect();
    let found: Vec<_> = slots.into_iter().map(|slot| slot.into_game().expect("a save").session.steps()).collect();
    assert_eq!(found.len(), 2, "{names:?}");
    assert!(played.iter().all(|steps| found.contains(steps)));
    assert!(names.contains(&"Acorn Hearts (copy)".to_owned()), "{names:?}");
}

/// On Windows, the folder is read again when the window gets the focus.
#[cfg(not(windows))]
#[test]
fn a_game_that_somebody_else_adds_appears_without_a_visit() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let mut window = open(&store);
    assert!(!says(&window, "Resume"));
    let game = open_example(entry("clubs").expect("a game"), false).expect("an example");
    let path = add_game(&store, &game);
    until(&mut window, "a game to resume", |window| says(window, "Resume Clubs"));
    fs::remove_file(&path).expect("removing");
    until(&mut window, "no game to resume", |window| !says(window, "Resume"));
}

#[test]
fn two_windows_on_different_games_save_both() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = at_table(&folder);
    let store = Store::within(folder.path());
    let mut second = open(&store);
    let clubs = GameRequest::OpenExample { id: "clubs", finished: false };
    run(&mut second, clubs);
    act(&mut first);
    act(&mut second);
    let played = [&first, &second].map(|window| session(window).steps());
    drop((first, second));
    let slots = store.list();
    assert_eq!(slots.len(), 2);
    for slot in slots {
        let steps = slot.into_game().expect("a save").session.steps();
        assert!(played.contains(&steps));
    }
}

#[test]
fn warnings_leave_the_table_its_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let _first = at_table(&folder);
    let store = Store::within(folder.path());
    let mut second = open(&store);
    press(&mut second, "Resume Acorn Hearts");
    wait(&mut second);
    let _blocked = Blocked::new(&store);
    act(&mut second);
    until(&mut second, "a warning", |second| says(second, "is not saved"));
    for _ in 0..20 {
        second.step();
    }
    for words in ["already open", "is not saved"] {
        let top = second.get_by_label_contains(words).rect().top();
        assert!(top > 700.0, "“{words}” is at {top} of 800");
    }
}

/// Regression: a second start removed games for which the first window still offered “Undo”.
#[test]
fn a_second_window_removes_nothing_and_says_what_it_cannot_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = at_table(&folder);
    let store = Store::within(folder.path());
    run(&mut first, Command::Show(PageId::SAVED));
    press_more(&mut first, "Delete");
    first.run();
    assert!(says(&first, "Game deleted: "));
    let mut second = open(&store);
    assert!(says(&second, "already open in another window"));
    let before = fs::read_to_string(store.settings_path()).expect("reading");
    let zoom = change_settings(|settings| settings.zoom += 10);
    run(&mut second, zoom);
    press(&mut second, "OK");
    assert!(!says(&second, "already open"));
    drop(second);
    let after = fs::read_to_string(store.settings_path()).expect("reading");
    assert_eq!(before, after, "the settings belong to the first window");
    press(&mut first, "Undo");
    assert_eq!(store.list().len(), 1, "the deleted game was removed for good");
    drop(first);
    assert!(!says(&open(&store), "already open"), "the first window is closed");
}

#[test]
fn settings_that_somebody_else_changed_are_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = at_table(&folder);
    drop(first);
    let store = Store::within(folder.path());
    let mut harness = open(&store);
    let path = store.settings_path();
    fs::write(&path, "(zoom: 70)").expect("an editor can write");
    for zoom in [10, 20] {
        let zoom = change_settings(move |settings| settings.zoom += zoom);
        harness.state_mut().command(zoom);
        harness.step();
        until(&mut harness, "a message", |harness| says(harness, "settings-copy.ron"));
    }
    assert!(harness.query_by_label("OK").is_some());
    drop(harness);
    assert_eq!(fs::read_to_string(&path).expect("reading"), "(zoom: 70)");
    let copy = path.with_file_name("settings-copy.ron");
    let copy = fs::read_to_string(copy).expect("the settings of this window");
    assert!(copy.contains("zoom: 130"), "{copy}");
}

/// A double click on a file from a friend: the first window opens it, and the file stays as it is.
#[test]
fn a_file_from_elsewhere_goes_on_in_a_copy() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(&folder.path().join("data"));
    let mut window = open(&store);
    let file = folder.path().join("from a friend.misere");
    let clubs = misere::games::entry("clubs").expect("a game");
    let saved = misere::store::open_example(clubs, false).expect("an example");
    fs::write(&file, saved.to_ron()).expect("writing");
    assert!(store.hand_over(&file), "the window is open");
    until(&mut window, "the table", |window| window.state().page() == PageId::TABLE);
    act(&mut window);
    drop(window);
    let slots = store.list();
    assert_eq!(slots.len(), 1);
    assert_eq!(slots[0].path.extension(), Some("misere".as_ref()));
    let left = fs::read_to_string(&file).expect("it is still there");
    assert_eq!(left, saved.to_ron());

    // A file of the list is opened, not copied.
    let mut window = open(&store);
    assert!(store.hand_over(&slots[0].path));
    until(&mut window, "the table", |window| window.state().page() == PageId::TABLE);
    drop(window);
    assert_eq!(store.list().len(), 1);
}

/// Regression: each double click on a file added another copy of it to Home.
#[test]
fn a_file_that_is_opened_again_resumes_its_copy() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(&folder.path().join("data"));
    let mut window = open(&store);
    let file = folder.path().join("from a friend.misere");
    let clubs = misere::games::entry("clubs").expect("a game");
    let saved = misere::store::open_example(clubs, false).expect("an example");
    fs::write(&file, saved.to_ron()).expect("writing");
    let click = |window: &mut Harness<'_, App>| {
        run(window, Command::Show(PageId::HOME));
        let open = Received::File(file.clone());
        window.state_mut().command(open);
        until(window, "the table", |window| window.state().page() == PageId::TABLE);
    };
    click(&mut window);
    wait(&mut window);
    act(&mut window);
    wait(&mut window);
    let played = session(&window).steps();
    click(&mut window);
    assert!(session(&window).steps().starts_with(&played), "it goes on");
    // With another game at the table, and after a restart.
    run(&mut window, GameRequest::OpenExample { id: "finis", finished: false });
    click(&mut window);
    assert!(session(&window).steps().starts_with(&played));
    drop(window);
    let mut window = open(&store);
    click(&mut window);
    assert!(session(&window).steps().starts_with(&played));
    window.state_mut().command(Received::Import(file.clone()));
    until(&mut window, "a message", |window| says(window, "“Clubs” is already among your saved games."));
    assert_eq!(store.list().len(), 2, "Finis, and Clubs once");
    // The friend has played on, so this is another state of the game.
    let mut other = saved.copy();
    let moves = other.session.moves();
    let action = moves.iter().find(|one| one.text != played[other.session.at()]);
    let action = &action.expect("another card").text;
    other.session.play(action).expect("legal");
    fs::write(&file, other.to_ron()).expect("writing");
    click(&mut window);
    let opened = session(&window).steps();
    assert!(opened.starts_with(&other.session.steps()));
}
