//! Hands a saved game to the window that is already open. A request is a small file in a folder
//! that the window polls, which works the same on every system and in a sandbox.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use super::Store;
use super::lock::{FolderLock, LockError};
use super::open::read_bytes;
use crate::limits::PATH;

/// Polling interval.
const LOOK: Duration = Duration::from_millis(250);

/// The time after which the open window is considered unresponsive.
const PATIENCE: Duration = Duration::from_secs(3);

/// The file extension of a request.
const REQUEST: &str = "request";

/// Receives requests for the first window until dropped.
#[derive(Debug)]
pub struct Mailbox {
    files: Receiver<PathBuf>,
    /// Ends the thread when it is dropped.
    _end: Sender<()>,
}

impl Mailbox {
    /// The next saved game to open, if there is one.
    pub fn next_file(&self) -> Option<PathBuf> {
        self.files.try_recv().ok()
    }
}

impl Store {
    /// The folder of the requests.
    fn requests_path(&self) -> PathBuf {
        self.data.join("open")
    }

    /// Starts taking requests, calling `wake` for each. Only the window that holds the lock may do
    /// so.
    pub fn mailbox(&self, _lock: &FolderLock, wake: impl Fn() + Send + 'static) -> Mailbox {
        let folder = self.requests_path();
        // Nobody is waiting for an answer to an old request any more.
        requests(&folder).for_each(|path| drop(fs::remove_file(path)));
        let (send, files) = mpsc::channel();
        let (_end, ended) = mpsc::channel();
        thread::spawn(move || {
            while ended.recv_timeout(LOOK) == Err(RecvTimeoutError::Timeout) {
                for path in requests(&folder) {
                    let file = read_request(&path);
                    // Removing the request is the answer that the window opens the file.
                    let is_taken = fs::remove_file(&path).is_ok();
                    if let (Some(file), true) = (file, is_taken) {
                        let _ = send.send(file);
                        wake();
                    }
                }
            }
        });
        Mailbox { files, _end }
    }

    /// Hands a saved game to the open window; returns whether there is one that takes it.
    pub fn hand_over(&self, save: &Path) -> bool {
        matches!(self.lock(), Err(LockError::Taken)) && self.post(save).is_some_and(is_answered)
    }

    /// Writes a request, which is complete as soon as it is visible.
    fn post(&self, save: &Path) -> Option<PathBuf> {
        let save = std::path::absolute(save).ok()?;
        let folder = self.requests_path();
        fs::create_dir_all(&folder).ok()?;
        let mut request = tempfile::NamedTempFile::new_in(&folder).ok()?;
        request.write_all(save.to_str()?.as_bytes()).ok()?;
        let path = request.path().with_extension(REQUEST);
        request.persist(&path).ok()?;
        Some(path)
    }
}

/// The path that a request names; `None` if it is not an absolute one, which no request of this
/// program is.
pub fn read_request(request: &Path) -> Option<PathBuf> {
    let path = read_bytes(request, PATH as u64).ok()?;
    let path = PathBuf::from(String::from_utf8(path).ok()?);
    path.is_absolute().then_some(path)
}

/// Waits until a request is removed, or removes it after a timeout.
fn is_answered(request: PathBuf) -> bool {
    let begun = Instant::now();
    while request.exists() {
        if begun.elapsed() > PATIENCE {
            return fs::remove_file(request).is_err();
        }
        thread::sleep(LOOK / 5);
    }
    true
}

/// The requests in a folder.
fn requests(folder: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    let files = fs::read_dir(folder).into_iter().flatten();
    let paths = files.filter_map(|file| Some(file.ok()?.path()));
    paths.filter(|path| path.extension().is_some_and(|end| end == REQUEST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_start_hands_its_file_to_the_window_that_is_open() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::within(folder.path());
        let save = folder.path().join("Spiel für Berta.misere");
        assert!(!store.hand_over(&save), "no window is open");

        let lock = store.lock().expect("nobody has it");
        let (wake, woken) = mpsc::channel();
        let mailbox = store.mailbox(&lock, move || wake.send(()).expect("the test listens"));
        assert!(store.hand_over(&save));
        woken.recv_timeout(PATIENCE).expect("the window wakes");
        assert_eq!(mailbox.next_file(), Some(save.clone()));
        assert_eq!(mailbox.next_file(), None);

        drop(mailbox);
        thread::sleep(LOOK * 2);
        assert!(!store.hand_over(&save), "the window does not answer");
        assert_eq!(requests(&store.requests_path()).count(), 0);
    }
}
