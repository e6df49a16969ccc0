//! The list of saved games follows what this program and others write.

use std::fs;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use misere_games::GAMES;
use misere_store::{Disk, GameChanges, SaveFile, Saved, SavedGames, Store, Writer, open_example};

const LONG: Duration = Duration::from_secs(20);

fn game(name: &str) -> Saved {
    let example = open_example(&GAMES[0], false).expect("an example");
    Saved { name: name.into(), ..example }
}

fn names(games: &SavedGames) -> Vec<String> {
    let name = |file: &SaveFile| file.head().map_or("?".into(), |head| head.name.shown());
    games.iter().map(name).collect()
}

/// Waits until the list has these names.
fn until(games: &mut SavedGames, woken: &Receiver<()>, expected: &[&str]) {
    loop {
        games.follow();
        if names(games) == expected {
            return;
        }
        woken.recv_timeout(LONG).unwrap_or_else(|_| panic!("{:?} instead of {expected:?}", names(games)));
    }
}

/// A store, its writer, its list, and what wakes when somebody else changes the folder.
struct Folder {
    store: Store,
    writer: Writer,
    games: SavedGames,
    changes: GameChanges,
    woken: Receiver<()>,
    _folder: tempfile::TempDir,
}

fn folder() -> Folder {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let writer = Writer::start(Disk::default(), || {});
    let (wake, woken) = mpsc::channel();
    let wake = move || _ = wake.send(());
    let (games, changes) = store.saved_games(writer.clone(), wake);
    Folder { store, writer, games, changes, woken, _folder: folder }
}

#[test]
fn a_game_that_is_being_written_is_listed_at_once() {
    let mut one = folder();
    let path = one.store.new_path("finis");
    for name in ["Friday", "Saturday"] {
        let text: Arc<str> = game(name).to_ron().into();
        one.writer.write(&path, text.clone());
        one.changes.written(&path, &text);
        one.games.follow();
        assert_eq!(names(&one.games), [name]);
        assert_eq!(one.games[0].game().expect("a game").name.shown(), name);
    }
    assert!(one.writer.wait(LONG));
    fs::remove_file(&path).expect("removing");
    one.changes.changed(&path);
    one.games.follow();
    assert!(one.games.is_empty());
}

/// Regression: whoever opened somebody else's game before the system reported it never found it in the list.
#[cfg(not(windows))]
#[test]
fn a_game_that_is_read_before_it_is_reported_is_listed() {
    let mut one = folder();
    let path = one.store.new_path("finis");
    let friday = game("Friday");
    one.writer.expect(&path, Some(&friday.to_ron()));
    one.store.write(&path, &friday).expect("writing");
    until(&mut one.games, &one.woken, &["Friday"]);
}

/// Regression: the list kept what somebody else had put in place of a game, after they had brought the game back.
#[cfg(not(windows))]
#[test]
fn a_game_of_this_program_that_somebody_else_brings_back_is_listed() {
    let mut one = folder();
    let path = one.store.new_path("finis");
    let friday: Arc<str> = game("Friday").to_ron().into();
    one.writer.write(&path, friday.clone());
    one.changes.written(&path, &friday);
    assert!(one.writer.wait(LONG));
    one.store.write(&path, &game("Saturday")).expect("writing");
    until(&mut one.games, &one.woken, &["Saturday"]);
    one.store.write(&path, &game("Friday")).expect("writing");
    until(&mut one.games, &one.woken, &["Friday"]);
}

#[cfg(not(windows))]
#[test]
fn a_game_that_somebody_else_adds_changes_or_removes_is_noticed() {
    let mut one = folder();
    let path = one.store.new_path("finis");
    one.store.write(&path, &game("Friday")).expect("writing");
    until(&mut one.games, &one.woken, &["Friday"]);
    fs::write(&path, game("Saturday").to_ron()).expect("writing");
    until(&mut one.games, &one.woken, &["Saturday"]);
    fs::write(&path, "no game").expect("writing");
    until(&mut one.games, &one.woken, &["?"]);
    fs::remove_file(&path).expect("removing");
    until(&mut one.games, &one.woken, &[]);
}

#[cfg(not(windows))]
#[test]
fn what_this_program_writes_wakes_nobody() {
    let mut one = folder();
    let path = one.store.new_path("finis");
    for _ in 0..5 {
        one.writer.write(&path, game("mine").to_ron());
        assert!(one.writer.wait(LONG));
    }
    // The system reports changes in their order.
    one.store.write(&one.store.new_path("clubs"), &game("theirs")).expect("writing");
    one.woken.recv_timeout(LONG).expect("somebody else writes");
    one.games.follow();
    assert_eq!(names(&one.games), ["theirs"]);
}

#[cfg(not(target_os = "macos"))]
#[test]
fn a_folder_that_is_gone_is_read_again_at_every_visit() {
    let mut one = folder();
    fs::remove_dir_all(one.store.games_path()).expect("removing");
    let path = one.store.new_path("finis");
    loop {
        one.games.follow();
        one.store.write(&path, &game("back")).expect("writing");
        one.games.look_again();
        if names(&one.games) == ["back"] {
            return;
        }
        fs::remove_file(&path).expect("removing");
        one.woken.recv_timeout(LONG).expect("the folder is gone");
    }
}
