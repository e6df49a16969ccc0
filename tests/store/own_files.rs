//! Files of the program that are not games: whatever lies in their place, it blocks nothing and
//! nothing is lost.

use std::fs;
use std::path::Path;

use misere_engine::limits::PATH;
use misere_store::{Store, read_request, request};

/// A note of version 1, which replaces the content `old` by `newest`.
pub fn note() -> String {
    format!("misere note 1 {0} {1} {1}\nnewest", sum("newest"), sum("old"))
}

/// The checksum (FNV-1a) of a content, as notes have it.
pub fn sum(text: &str) -> String {
    let sum = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{sum:016x}")
}

/// The contents of the files in a folder, sorted.
pub fn contents(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("a folder");
    let text = |file: fs::DirEntry| String::from_utf8_lossy(&fs::read(file.path()).expect("a file")).into_owned();
    let mut texts: Vec<String> = files.map(|file| text(file.expect("a file"))).collect();
    texts.sort();
    texts
}

#[test]
fn a_request_is_an_absolute_path_of_reasonable_length() {
    let root = std::env::temp_dir().display().to_string();
    for (text, is_taken) in [
        (format!("{root}/game.misere"), true),
        ("game.misere".into(), false),
        (String::new(), false),
        (format!("{root}/{}", "a".repeat(PATH)), false),
        (format!("{root}/{}", "a".repeat(7 << 20)), false),
    ] {
        let length = u32::try_from(text.len()).expect("a length").to_le_bytes();
        let bytes = [&length, text.as_bytes()].concat();
        assert_eq!(read_request(&bytes[..]).is_ok(), is_taken, "{} bytes", text.len());
        let sent = request(text.as_ref());
        assert!(sent.is_none_or(|sent| sent == bytes), "{} bytes", text.len());
    }
}

/// Regression: a pipe without another end blocked the thread that writes, or the start.
#[cfg(target_os = "linux")]
mod pipes {
    use std::path::PathBuf;
    use std::time::Duration;

    use misere_games::entry;
    use misere_store::training::read_tries;
    use misere_store::{Disk, ResultLine, Writer, open_example, read_puzzles, read_results, read_text};

    use super::*;

    /// Longer than any disk takes. Reached only by what blocks.
    const LIMIT: Duration = Duration::from_secs(60);

    fn make_pipe(path: &Path) {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        let mode = rustix::fs::Mode::from_raw_mode(0o600);
        let cwd = rustix::fs::CWD;
        rustix::fs::mknodat(cwd, path, rustix::fs::FileType::Fifo, mode, 0).expect("a pipe");
    }

    #[test]
    fn a_pipe_in_the_place_of_any_file_is_refused_at_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::within(folder.path());
        let game = store.games_path().join("game.misere");
        let note = store.games_path().join(".other.misere.newer-1");
        let paths: [PathBuf; 7] = [
            game.clone(),
            note.clone(),
            store.window_path(),
            store.settings_path(),
            store.results_path(),
            store.puzzles_path("finis"),
            store.tries_path(),
        ];
        for path in &paths {
            make_pipe(path);
        }
        assert!(misere_store::read(&game).is_err());
        assert!(read_text(&store.settings_path()).is_err());
        assert!(read_results(&store.results_path()).is_err());
        assert!(read_puzzles(&store.puzzles_path("finis"), "finis").is_err());
        assert!(read_tries(&store.tries_path()).is_err());
        assert_eq!(store.list().len(), 1);
        store.tidy(&store.lock().expect("nobody else has it"));
        assert!(read_text(&store.window_path()).is_err());
        make_pipe(&folder.path().join("second").join("misere.lock"));
        assert!(Store::within(&folder.path().join("second")).lock().is_err());
    }

    /// Regression: `window.ron` was a link to a device, and the program, run as root, put a file in the device's place.
    #[test]
    fn nothing_is_written_over_or_through_a_link_to_what_is_no_file() {
        let outside = tempfile::tempdir().expect("a folder");
        let pipe = outside.path().join("pipe");
        let socket = outside.path().join("socket");
        let inner = outside.path().join("folder");
        make_pipe(&pipe);
        let _listener = std::os::unix::net::UnixListener::bind(&socket).expect("a socket");
        fs::create_dir(&inner).expect("a folder");
        let mut things = vec![pipe, socket, inner];
        // A device like `/dev/null`, where the user may make one.
        let device = outside.path().join("device");
        let mode = rustix::fs::Mode::from_raw_mode(0o666);
        let null = rustix::fs::makedev(1, 3);
        if rustix::fs::mknodat(rustix::fs::CWD, &device, rustix::fs::FileType::CharacterDevice, mode, null).is_ok() {
            things.push(device);
        }
        let kinds = || -> Vec<_> {
            things.iter().map(|path| fs::symlink_metadata(path).expect("it is there").file_type()).collect()
        };
        let before = kinds();
        for thing in &things {
            let link = outside.path().join("link");
            std::os::unix::fs::symlink(thing, &link).expect("a link");
            let again = outside.path().join("again");
            std::os::unix::fs::symlink(&link, &again).expect("a link");
            for path in [thing, &link, &again] {
                refuses_to_write(path);
            }
            fs::remove_file(link).expect("removing");
            fs::remove_file(again).expect("removing");
            assert_eq!(kinds(), before, "{}", thing.display());
        }
        assert_eq!(fs::read_dir(outside.path()).expect("a folder").count(), things.len(), "nothing was left behind");
    }

    /// Tries each way to write to a path.
    fn refuses_to_write(path: &Path) {
        use misere_store::{create, remove_file, try_to_write, write_new, write_whole};
        let is_barred = |done: Result<(), misere_store::StoreError>| {
            let error = done.expect_err(&path.display().to_string()).to_string();
            assert!(error.starts_with(&path.display().to_string()), "{error}");
        };
        is_barred(write_whole(path, "new"));
        is_barred(write_new(path, "new"));
        is_barred(create(path).map(drop));
        is_barred(try_to_write(path));
        let is_link = fs::symlink_metadata(path).expect("it is there").is_symlink();
        assert!(is_link || remove_file(path).is_err());
        let thread = Writer::start(Disk::default(), || {});
        thread.write(path, "new");
        thread.append(path, "line".into());
        assert!(!thread.wait(LIMIT));
        let name = |error: &misere_store::StoreError| error.to_string().contains(&path.display().to_string());
        assert!(thread.unsaved()[0].error.as_ref().is_some_and(|error| name(error)));
        assert!(thread.lines_error(path).is_some_and(|error| name(&error)));
        drop(thread.forget(path));
        thread.forget_lines(path);
        // A link or a device beside it in the place of what belongs to a game or to the program.
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::within(folder.path());
        let game = store.games_path().join("game.misere");
        store.write(&game, &open_example(entry("finis").expect("a game"), true).expect("an example")).expect("writing");
        let put = |place: &Path| {
            fs::create_dir_all(place.parent().expect("a folder")).expect("a folder");
            std::os::unix::fs::symlink(path, place).expect("a link");
        };
        let deleted = store.games_path().join("game.misere.deleted");
        put(&deleted);
        assert!(store.delete(&game).is_err() && game.exists());
        fs::remove_file(&deleted).expect("removing");
        let own = [
            store.settings_path(),
            store.window_path(),
            store.friends_secret_path(),
            store.results_path(),
            store.tries_path(),
            store.mistakes_path(),
            store.puzzles_path("finis"),
        ];
        let others = ["misere.lock", "crash-report.txt", "crash-report-old.txt"].map(|name| folder.path().join(name));
        for place in own.iter().chain(&others) {
            put(place);
        }
        let named: Vec<PathBuf> = store.barred_files();
        assert_eq!(named, own.into_iter().chain(others).collect::<Vec<_>>(), "a warning names each");
        assert!(store.lock().is_err());
        assert_eq!(store.take_crash_report(), None);
        assert!(store.reset_results().is_ok() && store.restore_results().is_ok(), "only the link is moved");
    }

    #[test]
    fn a_game_whose_file_has_become_a_pipe_is_written_once_the_pipe_is_gone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.misere");
        make_pipe(&path);
        let thread = Writer::start(Disk::default(), || {});
        thread.expect(&path, Some("old"));
        thread.write(&path, "new");
        assert!(!thread.wait(LIMIT));
        let unsaved = thread.unsaved();
        let error = unsaved[0].error.as_ref().expect("an error").to_string();
        assert!(error.ends_with("not a regular file"), "{error}");
        fs::remove_file(&path).expect("removing");
        assert!(thread.wait(LIMIT));
        assert_eq!(fs::read_to_string(&path).expect("reading"), "new");
    }

    #[test]
    fn a_note_about_a_pipe_is_applied_once_the_pipe_is_gone() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::within(folder.path());
        let path = store.games_path().join("game.misere");
        make_pipe(&path);
        let noted = store.games_path().join(".game.misere.newer-1");
        fs::write(&noted, note()).expect("writing");
        let lock = store.lock().expect("nobody else has it");
        store.tidy(&lock);
        assert!(noted.exists());
        fs::remove_file(&path).expect("removing");
        store.tidy(&lock);
        assert_eq!(fs::read_to_string(&path).expect("reading"), "newest");
        assert!(!noted.exists());
    }

    #[test]
    fn results_are_not_written_into_a_pipe() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::within(folder.path());
        make_pipe(&store.results_path());
        let writer = Writer::start(store.disk(), || {});
        let saved = open_example(entry("finis").expect("a game"), true).expect("an example");
        let result = misere_store::FinishedGame::of(&saved, Path::new("game.misere"));
        store.add_result(&writer, &ResultLine::Game(result.expect("a finished game")));
        assert!(!writer.wait(LIMIT));
        assert!(
            writer.lines_error(&store.results_path()).expect("an error").to_string().ends_with("not a regular file")
        );
    }
}
