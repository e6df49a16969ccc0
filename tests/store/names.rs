//! Saved games under any name that the file system allows: what belongs to them is found again.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc;
use std::time::Duration;

use misere_games::GAMES;
use misere_store::{
    Disk, DiskStep, FinishedGame, Store, Writer, open_example, read_review, review_path, write_review, write_whole,
};

use super::reviews::reviewed;

const LONG: Duration = Duration::from_secs(20);

/// Names of saved games, some of them as long as names can be.
fn names() -> Vec<OsString> {
    let mut names: Vec<OsString> =
        ["game.misere", "Friday 27.11.misere", " .. %41 '“\u{200f}.misere", "-rf.MISERE"].map(OsString::from).into();
    for letter in ["x", "é", "\u{1f0a1}"] {
        // Windows and macOS allow 255 UTF-16 units, Linux as many bytes.
        for bytes in [255, 250] {
            let letters = (bytes - ".misere".len()) / letter.len();
            names.push((letter.repeat(letters) + ".misere").into());
        }
    }
    #[cfg(target_os = "linux")]
    {
        use std::os::unix::ffi::OsStringExt as _;
        for (letters, end) in [(1, "\u{e9}"), (200, ""), (247, "")] {
            let mut name = vec![b'\xe9'; letters];
            name.extend(end.bytes().chain(*b".misere"));
            names.push(OsString::from_vec(name));
        }
    }
    names
}

fn path_of(store: &Store, name: &OsString) -> PathBuf {
    let path = store.games_path().join(name);
    fs::create_dir_all(store.games_path()).expect("a folder");
    path
}

fn tidy(store: &Store) {
    store.tidy(&store.lock().expect("nobody has it"));
}

/// All files in the folder of saved games.
fn files(store: &Store) -> Vec<PathBuf> {
    let files = fs::read_dir(store.games_path()).expect("a folder");
    files.map(|file| file.expect("a file").path()).collect()
}

/// The folder as a program leaves it that is killed now.
fn killed(store: &Store) -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().expect("a folder");
    let left = Store::within(folder.path());
    fs::create_dir_all(left.games_path()).expect("a folder");
    for file in files(store) {
        let name = file.file_name().expect("a name");
        fs::copy(&file, left.games_path().join(name)).expect("copying");
    }
    (folder, left)
}

/// Regression: the note about a file whose name left no room for more could not be written, and the
/// note about one whose name is not UTF-8 became another game.
#[test]
fn a_game_of_any_name_is_complete_after_the_program_was_killed() {
    for name in names() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::within(folder.path());
        let path = path_of(&store, &name);
        let (begin, begun) = mpsc::channel();
        let (go_on, wait) = mpsc::channel::<()>();
        let wait = Mutex::new(wait);
        let disk = Disk::with(move |step| {
            if step == DiskStep::Flush {
                let _ = begin.send(());
                // The disk takes as long as the test wants.
                let _ = wait.lock().expect("one thread").recv();
            }
            Ok(())
        });
        let saving = Writer::start(disk, || {});
        for text in ["old", "new"] {
            saving.write(&path, text);
            begun.recv_timeout(LONG).expect("the file is being written");
            let (_folder, left) = killed(&store);
            tidy(&left);
            let kept = path_of(&left, &name);
            let games: Vec<PathBuf> = left.list().into_iter().map(|file| file.path).collect();
            assert_eq!(games, std::slice::from_ref(&kept), "after a kill at {text}");
            assert_eq!(fs::read_to_string(kept).expect("reading"), text);
            go_on.send(()).expect("the disk waits");
            assert!(saving.wait(LONG));
        }
        drop(saving);
        assert_eq!(files(&store), [path]);
    }
}

#[test]
fn a_game_of_any_name_continues_in_a_copy_when_somebody_else_changes_it() {
    for name in names() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::within(folder.path());
        let path = path_of(&store, &name);
        let saving = Writer::start(Disk::default(), || {});
        for _ in 0..3 {
            saving.expect(&path, Some("unknown"));
            fs::write(&path, "theirs").expect("writing");
            saving.write(&path, "mine");
            assert!(saving.wait(LONG), "{:?}", saving.unsaved());
        }
        let copies = saving.take_moved();
        assert_eq!(copies.len(), 3);
        for moved in copies {
            let copy = moved.to;
            assert_eq!(fs::read_to_string(&copy).expect("reading"), "mine");
            assert_eq!(copy.extension(), path.extension());
        }
        assert_eq!(fs::read_to_string(&path).expect("reading"), "theirs");
        drop(saving);
        assert_eq!(store.list().len(), 4);
    }
}

#[test]
fn a_game_of_any_name_can_be_deleted_and_restored() {
    for name in names() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::within(folder.path());
        let path = path_of(&store, &name);
        write_whole(&path, "content").expect("writing");
        store.delete(&path).expect("deleted");
        assert_eq!(store.list().len(), 0);
        assert_eq!(store.restore(&path).expect("restored"), path);
        assert_eq!(fs::read_to_string(&path).expect("reading"), "content");
        store.delete(&path).expect("deleted");
        write_whole(&path, "new").expect("writing");
        let restored = store.restore(&path).expect("restored");
        assert_eq!(fs::read_to_string(&restored).expect("reading"), "content");
        store.delete(&restored).expect("deleted");
        tidy(&store);
        assert_eq!(files(&store), [path]);
    }
}

#[test]
fn a_review_is_kept_for_a_game_of_any_name_until_the_game_is_gone() {
    let (saved, review) = reviewed();
    for name in names() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::within(folder.path());
        let path = path_of(&store, &name);
        store.write(&path, &saved).expect("writing");
        write_review(&path, &review).expect("writing");
        tidy(&store);
        assert_eq!(read_review(&path, &*saved.session), Some(review.clone()));
        assert_eq!(store.list().len(), 1, "a review is no game");
        fs::remove_file(&path).expect("removing");
        tidy(&store);
        assert!(!review_path(&path).exists());
        assert_eq!(files(&store), Vec::<PathBuf>::new());
    }
}

#[test]
fn results_of_games_with_different_names_stay_apart() {
    let saved = open_example(&GAMES[0], true).expect("an example");
    let id = |name: &OsString| {
        let result = FinishedGame::of(&saved, Path::new(name));
        result.expect("a game that is over").id
    };
    let mut ids: Vec<String> = names().iter().map(id).collect();
    ids.sort();
    let count = ids.len();
    ids.dedup();
    assert_eq!(ids.len(), count);
}
