//! Writing files: to full or slow disks, through links, and alongside other windows.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

use misere_games::GAMES;
use misere_store::{Disk, DiskStep, RETRY, Saved, Store, Writer, now, open_example, write_whole};

const LONG: Duration = Duration::from_secs(20);

fn folder() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games").join("game.ron");
    (folder, path)
}

fn content(path: &Path) -> String {
    fs::read_to_string(path).expect("a file")
}

/// The names of all files beside this one, hidden ones included.
fn names(path: &Path) -> Vec<String> {
    let files = fs::read_dir(path.parent().expect("a folder")).expect("a folder");
    let name = |file: io::Result<fs::DirEntry>| file.expect("a file").file_name();
    let mut names: Vec<String> = files.map(|file| name(file).display().to_string()).collect();
    names.sort();
    names
}

/// A disk that can be full and that counts writes.
fn small_disk() -> (Disk, Arc<AtomicBool>, Arc<AtomicUsize>) {
    let (is_full, count) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let (full, written) = (is_full.clone(), count.clone());
    let disk = Disk::with(move |step| {
        if step == DiskStep::Write {
            written.fetch_add(1, Ordering::Relaxed);
            if full.load(Ordering::Relaxed) {
                return Err(io::ErrorKind::StorageFull.into());
            }
        }
        Ok(())
    });
    (disk, is_full, count)
}

/// A disk whose flushes take until the returned value is dropped, and that counts writes.
fn blocked_disk() -> (Disk, mpsc::Sender<()>, Arc<AtomicUsize>) {
    let (open, gate) = mpsc::channel();
    let (gate, count) = (Mutex::new(gate), Arc::new(AtomicUsize::new(0)));
    let written = count.clone();
    let disk = Disk::with(move |step| {
        if step == DiskStep::Write {
            written.fetch_add(1, Ordering::Relaxed);
        } else {
            let gate = gate.lock().expect("no thread fails");
            gate.recv().expect_err("nobody sends anything");
        }
        Ok(())
    });
    (disk, open, count)
}

/// Regression: a failed write was forgotten, along with everything that it should have saved.
#[test]
fn a_failed_write_is_repeated_until_it_succeeds() {
    let (_folder, path) = folder();
    let (disk, is_full, _) = small_disk();
    let (report, news) = mpsc::channel();
    let saving = Writer::start(disk, move || report.send(()).expect("the test listens"));
    saving.write(&path, "one");
    assert!(saving.wait(LONG));
    is_full.store(true, Ordering::Relaxed);
    for text in ["two", "three", "four"] {
        saving.write(&path, text);
        assert!(!saving.wait(LONG));
    }
    assert_eq!(content(&path), "one");
    let unsaved = saving.unsaved();
    assert_eq!((unsaved.len(), &*unsaved[0].text), (1, "four"));
    let error = unsaved[0].error.as_ref().expect("a reason").to_string();
    assert!(error.contains("game.ron"), "{error}");
    is_full.store(false, Ordering::Relaxed);
    while saving.is_waiting() {
        let retried = news.recv_timeout(RETRY + LONG);
        retried.expect("a try or a result is reported");
    }
    assert_eq!(content(&path), "four");
    assert!(saving.unsaved().is_empty());
    // The note beside the file disappears a moment after the file is complete.
    drop(saving);
    assert_eq!(names(&path), ["game.ron"]);
}

/// Regression: a task that panicked ended the thread, and nothing was saved any more.
#[test]
fn what_panics_does_not_end_all_saving() {
    let (_folder, path) = folder();
    let fails = Arc::new(Mutex::new(None));
    let fail = fails.clone();
    let disk = Disk::with(move |step| {
        let found = fail.lock().expect("it is not held").take_if(|fail| *fail == step);
        assert!(found.is_none(), "as it should");
        Ok(())
    });
    let saving = Writer::start(disk, || ());
    saving.queue(|| panic!("as it should"));
    assert!(saving.wait(LONG));
    for (number, step) in [DiskStep::Write, DiskStep::Flush, DiskStep::FlushFolder].into_iter().enumerate() {
        *fails.lock().expect("it is not held") = Some(step);
        saving.write(&path, format!("{number}"));
        saving.append(&path.with_extension("jsonl"), format!("{number}"));
        while !saving.wait(LONG) {
            assert!(
                saving.unsaved().len() + usize::from(saving.lines_error(&path.with_extension("jsonl")).is_some()) > 0
            );
        }
        assert_eq!(content(&path), format!("{number}"));
    }
    let lines = content(&path.with_extension("jsonl"));
    for number in 0..3 {
        assert!(lines.contains(&format!("{number}\n")), "{lines}");
    }
    assert_eq!(saving.run(|| 7), 7);
}

/// Regression: every state was written, each with two flushes, while more queued up.
#[test]
fn only_the_newest_content_of_each_file_waits() {
    let (_folder, path) = folder();
    let (disk, open, count) = blocked_disk();
    let saving = Writer::start(disk, || {});
    let other = path.with_file_name("other.ron");
    for n in 0..100 {
        saving.write(&path, format!("{n}"));
        saving.write(&other, format!("{n}"));
    }
    assert!(saving.pending().len() <= 2);
    drop(open);
    assert!(saving.wait(LONG));
    assert_eq!((content(&path), content(&other)), ("99".into(), "99".into()));
    let count = count.load(Ordering::Relaxed);
    assert!((2..=4).contains(&count), "{count} writes of two files");
}

#[test]
fn a_move_never_waits_for_a_slow_disk() {
    let (_folder, path) = folder();
    let (disk, open, _) = blocked_disk();
    let saving = Writer::start(disk, || {});
    let text = open_example(&GAMES[0], false).expect("an example").to_ron();
    // Waiting for the disk would be waiting for ever.
    for _ in 0..200 {
        saving.write(&path, text.clone());
        _ = saving.unsaved();
    }
    drop(open);
    assert!(saving.wait(LONG));
}

#[test]
fn a_file_that_somebody_else_changed_is_left_alone() {
    let (_folder, path) = folder();
    let (disk, ..) = small_disk();
    let saving = Writer::start(disk, || {});
    saving.write(&path, "mine");
    assert!(saving.wait(LONG));
    fs::write(&path, "theirs").expect("writing");
    saving.write(&path, "mine too");
    assert!(saving.wait(LONG));
    let copy = path.with_file_name("game-copy.ron");
    assert_eq!((content(&path), content(&copy)), ("theirs".into(), "mine too".into()));
    // Callers that do not know about the move yet still write to the right file.
    saving.write(&path, "mine again");
    assert!(saving.wait(LONG));
    assert_eq!((content(&path), content(&copy)), ("theirs".into(), "mine again".into()));
    let moved = saving.take_moved();
    assert_eq!(moved.len(), 1);
    assert_eq!((&moved[0].from, &moved[0].to), (&path, &copy));
    // A new game under a name that somebody else has taken in the meantime.
    let taken = path.with_file_name("taken.ron");
    fs::write(&taken, "theirs").expect("writing");
    saving.write(&taken, "new");
    assert!(saving.wait(LONG));
    assert_eq!(content(&taken), "theirs");
    assert_eq!(content(&path.with_file_name("taken-copy.ron")), "new");
    drop(saving);
    let files = ["game-copy.ron", "game.ron", "taken-copy.ron", "taken.ron"];
    assert_eq!(names(&path), files);
}

#[test]
fn a_file_that_somebody_else_removed_is_written_again() {
    let (_folder, path) = folder();
    let saving = Writer::start(Disk::default(), || {});
    saving.write(&path, "one");
    assert!(saving.wait(LONG));
    fs::remove_dir_all(path.parent().expect("a folder")).expect("removing");
    saving.write(&path, "two");
    assert!(saving.wait(LONG));
    assert_eq!(content(&path), "two");
}

/// Regression: the link was replaced by a regular file, which detached shared settings.
#[cfg(unix)]
#[test]
fn a_link_is_written_through_to_its_file() {
    let (folder, path) = folder();
    let target = folder.path().join("shared.ron");
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    std::os::unix::fs::symlink("../shared.ron", &path).expect("a link");
    let saving = Writer::start(Disk::default(), || {});
    for text in ["new", "changed"] {
        saving.write(&path, text);
        assert!(saving.wait(LONG));
        assert_eq!(content(&target), text);
    }
    write_whole(&path, "whole").expect("writing");
    assert_eq!(content(&target), "whole");
    assert!(fs::symlink_metadata(&path).expect("a link").is_symlink());
}

/// Regression: every write turned 0644 into 0600.
#[cfg(unix)]
#[test]
fn a_file_keeps_its_permissions() {
    use std::os::unix::fs::PermissionsExt as _;
    let (_folder, path) = folder();
    let mode = |path: &Path| {
        let permissions = fs::metadata(path).expect("a file").permissions();
        permissions.mode() & 0o777
    };
    write_whole(&path, "new").expect("writing");
    let ordinary = path.with_file_name("ordinary");
    fs::write(&ordinary, "").expect("writing");
    assert_eq!(mode(&path), mode(&ordinary), "as the user's mask says");
    for wanted in [0o640, 0o600, 0o664] {
        fs::set_permissions(&path, fs::Permissions::from_mode(wanted)).expect("allowed");
        write_whole(&path, "again").expect("writing");
        assert_eq!(mode(&path), wanted);
    }
}

#[test]
fn tidying_removes_only_old_temporary_files_of_this_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let games = store.games_path();
    fs::create_dir_all(&games).expect("a folder");
    let old = [".tmpAb3xYz", ".misere-x1.tmp"];
    let others = [".tmp", ".tmp-mine!", "misere-x.tmp", "notes.txt", "1-clubs.ron"];
    let age = |path: &Path, hours: u64| {
        let file = fs::File::options().write(true).open(path).expect("a file");
        let then = std::time::SystemTime::now() - Duration::from_secs(3600 * hours);
        file.set_modified(then).expect("allowed");
    };
    for folder in [&games, &folder.path().to_owned()] {
        for name in old.iter().chain(&others) {
            fs::write(folder.join(name), "").expect("writing");
            age(&folder.join(name), 2);
        }
    }
    let young = games.join(".misere-young.tmp");
    fs::write(&young, "").expect("writing");
    fs::write(games.join("2-clubs.ron.deleted"), "").expect("writing");
    let lock = store.lock().expect("nobody has it");
    assert!(store.lock().is_err(), "a second window must not tidy");
    store.tidy(&lock);
    for folder in [&games, &folder.path().to_owned()] {
        assert!(old.iter().all(|name| !folder.join(name).exists()));
        assert!(others.iter().all(|name| folder.join(name).exists()));
    }
    assert!(young.exists(), "somebody may be writing it");
    assert!(!games.join("2-clubs.ron.deleted").exists());
}

#[test]
fn a_restored_game_replaces_no_new_one() {
    let (folder, path) = folder();
    let store = Store::within(folder.path());
    write_whole(&path, "deleted").expect("writing");
    store.delete(&path).expect("deleted");
    write_whole(&path, "played on in another window").expect("writing");
    let restored = store.restore(&path).expect("restored");
    assert_ne!(restored, path);
    assert_eq!(content(&restored), "deleted");
    assert_eq!(content(&path), "played on in another window");
}

/// Regression: a game saved under a wrong clock was listed before the one really played last.
#[test]
fn a_game_dated_in_the_future_comes_after_those_really_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    let now = now();
    for (name, saved) in [("old", now - 9000), ("last", now - 60), ("future", now + 90_000)] {
        let example = open_example(&GAMES[0], false).expect("an example");
        let saved = Saved { saved_at: saved, ..example };
        let path = store.games_path().join(format!("{name}.ron"));
        store.write(&path, &saved).expect("writing");
    }
    fs::write(store.games_path().join("broken.ron"), "").expect("writing");
    let slots = store.list();
    let stems = slots.iter().map(|slot| slot.path.file_stem().expect("a name").to_owned());
    assert_eq!(Vec::from_iter(stems), ["last", "old", "future", "broken"]);
}
