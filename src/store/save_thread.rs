//! Writes files on a background thread: only the newest content of each, retrying until it is on
//! disk.
//!
//! A second thread [notes](super::note) each content first, because flushing a file can be slow.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::StoreError;
use super::note::{remove_note, write_note};
use super::save_queue::{Entry, Version};
use super::write::{Disk, Written, replace};

/// The time after which a failed write is retried automatically.
pub const RETRY: Duration = Duration::from_secs(3);

/// The time after which a write still in progress counts as unsaved.
const SLOW: Duration = Duration::from_secs(3);

/// The longest time that computer players wait for the disk.
const LONGEST_LAG: Duration = Duration::from_secs(1);

/// The minimum time that a thread sleeps.
const LEAST_WAIT: Duration = Duration::from_millis(1);

/// The longest time that closing the window waits for an unresponsive disk.
pub(super) const CLOSING: Duration = Duration::from_secs(10);

/// Threads that write the newest content of each file.
pub struct SaveThread {
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
}

/// A file whose newest content is not on disk.
#[derive(Clone, Debug)]
pub struct Unsaved {
    /// The file.
    pub path: PathBuf,
    /// The newest content.
    pub text: Arc<str>,
    /// The reason; `None` if the disk has not answered yet.
    pub error: Option<Arc<StoreError>>,
}

/// A file that continues under another path, because somebody else changed the original.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The path of the file that somebody else changed.
    pub from: PathBuf,
    /// The path of the new file.
    pub to: PathBuf,
}

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
    disk: Disk,
    /// Called after a failure, after recovery from one, and after a move.
    report: Box<dyn Fn() + Send + Sync>,
}

#[derive(Default)]
struct State {
    files: BTreeMap<PathBuf, Entry>,
    /// The new paths of files that were moved.
    redirects: HashMap<PathBuf, PathBuf>,
    moved: Vec<Moved>,
    closed: bool,
    /// Counter of changes that a waiting thread may be interested in.
    changes: u64,
}

impl SaveThread {
    /// Starts the threads. They call `report` when there is something new in [`Self::unsaved`] or
    /// [`Self::take_moved`].
    pub fn start(disk: Disk, report: impl Fn() + Send + Sync + 'static) -> Self {
        let shared = Arc::new(Shared {
            state: Mutex::default(),
            changed: Condvar::new(),
            disk,
            report: Box::new(report),
        });
        let start = |name: &str, one: fn(&Shared) -> bool| {
            let shared = shared.clone();
            let thread = thread::Builder::new().name(name.into());
            thread.spawn(move || shared.work(one)).ok()
        };
        let noting = start("noting", Shared::note_one);
        let saving = start("saving", Shared::save_one);
        let threads = noting.into_iter().chain(saving).collect();
        Self { shared, threads }
    }

    /// Records what a file contains. A file without a record is expected not to exist.
    pub fn expect(&self, path: &Path, content: Option<&str>) {
        let mut state = self.shared.lock();
        state.redirects.remove(path);
        let entry = state.files.entry(path.to_owned()).or_default();
        if !entry.is_unsaved() {
            entry.known = content.map(Arc::from);
        }
    }

    /// Queues a write, replacing any content that is still waiting.
    pub fn write(&self, path: &Path, text: impl Into<Arc<str>>) {
        let mut state = self.shared.lock();
        let path = state.redirected(path);
        state.files.entry(path).or_default().want(text.into());
        self.shared.announce(&mut state);
        drop(state);
        if self.threads.len() < 2 {
            // Without the threads, it is written here.
            while self.shared.note_one() || self.shared.save_one() {}
        }
    }

    /// Retries failed writes at once and waits for the outcome. Returns whether everything is on
    /// disk.
    pub fn wait(&self, limit: Duration) -> bool {
        let mut state = self.shared.lock();
        for entry in state.files.values_mut() {
            entry.retry_at = None;
        }
        self.shared.announce(&mut state);
        let until = Instant::now() + limit;
        while state.files.values().any(Entry::is_busy) {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break;
            }
            state = self.shared.wait(state, Some(left));
        }
        !state.files.values().any(Entry::is_unsaved)
    }

    /// The files that could not be written or have been waiting too long.
    pub fn unsaved(&self) -> Vec<Unsaved> {
        let state = self.shared.lock();
        let files = state.unsaved(|entry| entry.error.is_some() || entry.waits_since(SLOW));
        files.collect()
    }

    /// Whether killing the program now would lose data. Computer players wait while this is true,
    /// so that at most one action is ever lost, but they do not wait long for an unresponsive disk.
    pub fn is_behind(&self) -> bool {
        let state = self.shared.lock();
        let mut entries = state.files.values();
        entries.any(|entry| entry.is_behind(LONGEST_LAG))
    }

    /// Whether any file is still to be written.
    pub fn is_waiting(&self) -> bool {
        self.shared.lock().files.values().any(Entry::is_unsaved)
    }

    /// All files whose newest content is not on disk, including those being written right now.
    pub fn pending(&self) -> Vec<Unsaved> {
        self.shared.lock().unsaved(|_| true).collect()
    }

    /// The newest content of a file, if it is not on disk.
    pub fn pending_text(&self, path: &Path) -> Option<Arc<str>> {
        let state = self.shared.lock();
        Some(state.files.get(path)?.wanted.as_ref()?.text.clone())
    }

    /// Forgets a file that will be removed. Returns the content that never reached the disk.
    pub fn forget(&self, path: &Path) -> Option<Arc<str>> {
        let mut state = self.shared.lock();
        let until = Instant::now() + SLOW;
        while state.files.get(path).is_some_and(Entry::is_in_use) && Instant::now() < until {
            state = self.shared.wait(state, Some(SLOW));
        }
        let entry = state.files.remove(path)?;
        drop(state);
        if entry.has_note {
            remove_note(path);
        }
        Some(entry.wanted?.text)
    }

    /// Returns the files that have been moved since the last call.
    pub fn take_moved(&self) -> Vec<Moved> {
        std::mem::take(&mut self.shared.lock().moved)
    }
}

impl Drop for SaveThread {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.wait(CLOSING);
        let is_stuck = self.shared.lock().files.values().any(Entry::is_in_use);
        if !is_stuck {
            for thread in self.threads.drain(..) {
                let _ = thread.join();
            }
        }
    }
}

impl State {
    fn redirected(&self, path: &Path) -> PathBuf {
        let mut path = path;
        while let Some(to) = self.redirects.get(path) {
            path = to;
        }
        path.to_owned()
    }

    fn unsaved(&self, which: impl Fn(&Entry) -> bool) -> impl Iterator<Item = Unsaved> {
        let found = self.files.iter().filter(move |(_, entry)| which(entry));
        found.filter_map(|(path, entry)| {
            Some(Unsaved {
                path: path.clone(),
                text: entry.wanted.as_ref()?.text.clone(),
                error: entry.error.clone(),
            })
        })
    }

    /// Continues a file under another path.
    fn continue_in(&mut self, from: &Path, to: &Path) {
        if let Some(entry) = self.files.remove(from) {
            self.files.insert(to.to_owned(), entry.elsewhere());
        }
        self.redirects.remove(to);
        self.redirects.insert(from.to_owned(), to.to_owned());
        let (from, to) = (from.to_owned(), to.to_owned());
        self.moved.push(Moved { from, to });
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(
        &self,
        state: MutexGuard<'a, State>,
        limit: Option<Duration>,
    ) -> MutexGuard<'a, State> {
        wait(&self.changed, state, limit)
    }

    /// Notifies the threads, and anyone waiting for them, of a change.
    fn announce(&self, state: &mut State) {
        state.changes += 1;
        self.changed.notify_all();
    }

    /// Processes work items until the window closes.
    fn work(&self, one: fn(&Self) -> bool) {
        loop {
            let changes = self.lock().changes;
            if one(self) {
                continue;
            }
            let state = self.lock();
            if state.changes != changes {
                continue;
            }
            if state.closed && !state.files.values().any(Entry::is_busy) {
                return;
            }
            let next = state
                .files
                .values()
                .filter_map(|entry| entry.retry_at)
                .min();
            let left = next.map(|next| next.saturating_duration_since(Instant::now()));
            drop(self.wait(state, left.map(|left| left.max(LEAST_WAIT))));
        }
    }

    /// Notes the newest content of a file; returns whether there was one to note.
    fn note_one(&self) -> bool {
        let mut state = self.lock();
        let found = state.files.iter_mut().find_map(|(path, entry)| {
            let version = entry.start_note()?;
            let (before, writing) = (entry.known.clone(), entry.writing.clone());
            Some((path.clone(), version, before, writing))
        });
        drop(state);
        let Some((path, version, before, writing)) = found else {
            return false;
        };
        let Version { text, .. } = &version;
        let noted = write_note(&path, before.as_deref(), writing.as_deref(), text);
        let mut state = self.lock();
        if let Some(entry) = state.files.get_mut(&path) {
            entry.end_note(version, noted.is_ok());
        }
        self.announce(&mut state);
        true
    }

    /// Writes a file whose newest content is noted; returns whether there was one.
    fn save_one(&self) -> bool {
        let now = Instant::now();
        let mut state = self.lock();
        let found = state.files.iter_mut().find_map(|(path, entry)| {
            let version = entry.start_write(now)?;
            Some((path.clone(), version, entry.known.clone()))
        });
        drop(state);
        let Some((path, version, known)) = found else {
            return false;
        };
        let result = replace(&self.disk, &path, known.as_deref(), &version.text);
        let mut state = self.lock();
        while state.files.get(&path).is_some_and(|entry| entry.is_noting) {
            state = self.wait(state, None);
        }
        let mut is_news = result.is_err();
        let mut note = None;
        if let Some(entry) = state.files.get_mut(&path) {
            is_news |= entry.error.is_some();
            match result {
                Ok(written) => {
                    entry.end_write(version);
                    if let Written::Beside(to) = written {
                        is_news = true;
                        note = entry.has_note.then(|| path.clone());
                        state.continue_in(&path, &to);
                    } else if !entry.is_unsaved() && entry.has_note {
                        entry.is_noting = true;
                        note = Some(path.clone());
                    }
                }
                Err(error) => entry.fail(error, Instant::now() + RETRY),
            }
        }
        self.announce(&mut state);
        drop(state);
        if let Some(path) = note {
            remove_note(&path);
            let mut state = self.lock();
            if let Some(entry) = state.files.get_mut(&path) {
                (entry.is_noting, entry.has_note) = (false, false);
            }
            self.announce(&mut state);
        }
        if is_news {
            (self.report)();
        }
        true
    }
}

/// Waits for a change, at most for `limit`. A panic in another thread is ignored: it leaves nothing
/// half-changed, because nothing is written to disk while holding the lock.
pub(super) fn wait<'a, T>(
    changed: &Condvar,
    state: MutexGuard<'a, T>,
    limit: Option<Duration>,
) -> MutexGuard<'a, T> {
    match limit {
        Some(limit) => {
            let waited = changed.wait_timeout(state, limit);
            waited.unwrap_or_else(PoisonError::into_inner).0
        }
        None => {
            let waited = changed.wait(state);
            waited.unwrap_or_else(PoisonError::into_inner)
        }
    }
}
