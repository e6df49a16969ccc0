//! One thread writes all files of the window: it replaces files by their newest content, appends
//! lines, and retries until everything is on disk.
//!
//! Each content of a file is [noted](super::note) first, because flushing a file can be slow. While
//! the disk flushes, the thread goes on noting.

mod work;

use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use derive_more::Deref;

use super::StoreError;
use super::note::remove_note;
use super::queued::QueuedFile;
use super::waiting::{Moved, Unsaved, Waiting};
use super::write::Disk;
use misere_engine::or_log::OrLog as _;

/// The time after which a failed write is retried automatically.
pub const RETRY: Duration = Duration::from_secs(3);

/// The time after which a write still in progress counts as unsaved.
const SLOW: Duration = Duration::from_secs(3);

/// The longest time that computer players wait for the disk.
const LONGEST_LAG: Duration = Duration::from_secs(1);

/// The longest time that closing the window waits for an unresponsive disk.
const CLOSING: Duration = Duration::from_secs(10);

/// The thread that writes files. When dropped, it first writes what is waiting.
#[derive(Deref)]
pub struct Writer {
    #[deref]
    queue: WriteQueue,
    thread: Option<JoinHandle<()>>,
}

/// The queue of the writing thread. Clones share it.
#[derive(Clone)]
pub struct WriteQueue(Arc<Shared>);

struct Shared {
    state: Mutex<Waiting>,
    changed: Condvar,
    disk: Disk,
    /// Called after a failure, after recovery from one or from a slow write, and after a move.
    report: Box<dyn Fn() + Send + Sync>,
}

impl Writer {
    /// Starts the thread. It calls `report` when there is something new in
    /// [`WriteQueue::unsaved`], [`WriteQueue::lines_error`] or [`WriteQueue::take_moved`].
    pub fn start(disk: Disk, report: impl Fn() + Send + Sync + 'static) -> Self {
        let shared =
            Arc::new(Shared { state: Mutex::default(), changed: Condvar::new(), disk, report: Box::new(report) });
        let worker = Arc::clone(&shared);
        let thread = thread::Builder::new().name("writing".into());
        let thread = thread.spawn(move || worker.work()).or_log("starting the thread that writes");
        shared.lock().has_no_thread = thread.is_none();
        let queue = WriteQueue(shared);
        Self { queue, thread }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue.0.lock().is_closed = true;
        self.wait(CLOSING);
        let is_stuck = self.queue.0.lock().is_in_use();
        if let Some(thread) = self.thread.take().filter(|_| !is_stuck) {
            let _ = thread.join();
        }
    }
}

impl WriteQueue {
    /// Records what a file contains. A file without a record is expected not to exist.
    pub fn expect(&self, path: &Path, content: Option<&str>) {
        let mut state = self.0.lock();
        state.redirects.remove(path);
        let file = state.files.entry(path.to_owned()).or_default();
        if !file.is_unsaved() {
            file.known = content.map(Arc::from);
        }
    }

    /// Queues a content for a file, replacing any content that is still waiting.
    pub fn write(&self, path: &Path, text: impl Into<Arc<str>>) {
        let mut state = self.0.lock();
        let path = state.redirected(path);
        state.files.entry(path).or_default().want(text.into());
        self.0.announce(state);
    }

    /// Queues a line to be appended to a file.
    pub fn append(&self, path: &Path, line: String) {
        let mut state = self.0.lock();
        let lines = state.lines.entry(path.to_owned()).or_default();
        lines.waiting.push(line);
        lines.retry_at = None;
        self.0.announce(state);
    }

    /// Queues a task that writes something else.
    pub fn queue(&self, task: impl FnOnce() + Send + 'static) {
        let mut state = self.0.lock();
        state.tasks.push_back(Box::new(task));
        self.0.announce(state);
    }

    /// Runs a task on the thread, and waits for its result.
    ///
    /// # Panics
    /// Panics if the task does; the thread goes on.
    pub fn run<T: Send + 'static>(&self, task: impl FnOnce() -> T + Send + 'static) -> T {
        let (sender, result) = mpsc::channel();
        self.queue(move || {
            // The caller waits below.
            let _ = sender.send(panic::catch_unwind(AssertUnwindSafe(task)));
        });
        let result = result.recv().expect("the thread runs every task");
        result.unwrap_or_else(|panic| panic::resume_unwind(panic))
    }

    /// Retries failed writes at once and waits for the outcome. Returns whether everything is on disk.
    pub fn wait(&self, limit: Duration) -> bool {
        let mut state = self.0.lock();
        state.retry();
        self.0.changed.notify_all();
        drop(state);
        !self.0.wait_while(limit, Waiting::is_busy).is_waiting()
    }

    pub fn retry(&self) {
        let mut state = self.0.lock();
        state.retry();
        self.0.announce(state);
    }

    /// The files that could not be replaced or have been waiting too long.
    pub fn unsaved(&self) -> Vec<Unsaved> {
        let state = self.0.lock();
        let files = state.unsaved(|file| file.error.is_some() || file.waits_since(SLOW));
        files.collect()
    }

    /// The time until another file has been waiting too long.
    pub fn time_until_slow(&self) -> Option<Duration> {
        let state = self.0.lock();
        let waiting = state.files.values().filter_map(QueuedFile::waiting_time);
        waiting.filter_map(|time| SLOW.checked_sub(time)).min()
    }

    /// Tells whether killing the program now would lose data. Computer players wait while this is true, so that at most
    /// one action is ever lost, but they do not wait long for an unresponsive disk.
    pub fn is_behind(&self) -> bool {
        let state = self.0.lock();
        let mut files = state.files.values();
        files.any(|file| file.is_behind(LONGEST_LAG))
    }

    pub fn is_waiting(&self) -> bool {
        self.0.lock().is_waiting()
    }

    /// All files whose newest content is not on disk, including those being written right now.
    pub fn pending(&self) -> Vec<Unsaved> {
        self.0.lock().unsaved(|_| true).collect()
    }

    /// The newest content of a file, if it is not on disk.
    pub fn pending_text(&self, path: &Path) -> Option<Arc<str>> {
        let state = self.0.lock();
        Some(state.files.get(path)?.wanted.as_ref()?.text.clone())
    }

    /// Notes a content that a file has now. Returns whether it comes from this queue.
    pub fn found(&self, path: &Path, content: &str) -> bool {
        let mut state = self.0.lock();
        state.files.get_mut(path).is_some_and(|file| file.found(content))
    }

    /// The lines that are not at the end of a file yet.
    pub fn pending_lines(&self, path: &Path) -> Vec<String> {
        let state = self.0.lock();
        let lines = state.lines.get(path);
        lines.map(|lines| lines.waiting.clone()).unwrap_or_default()
    }

    /// The reason why lines could not be appended to a file; `None` if all is well.
    pub fn lines_error(&self, path: &Path) -> Option<Arc<StoreError>> {
        self.0.lock().lines.get(path)?.error.clone()
    }

    /// Forgets a file that will be removed. Returns the content that never reached the disk.
    pub fn forget(&self, path: &Path) -> Option<Arc<str>> {
        let is_in_use = |state: &Waiting| state.files.get(path).is_some_and(QueuedFile::is_in_use);
        let mut state = self.0.wait_while(SLOW, is_in_use);
        let file = state.files.remove(path)?;
        drop(state);
        if file.has_note {
            remove_note(path);
        }
        Some(file.wanted?.text)
    }

    /// Forgets the lines that are to be appended to a file, and returns them; none while they are being written.
    pub fn forget_lines(&self, path: &Path) -> Vec<String> {
        let is_in_use = |state: &Waiting| state.lines.get(path).is_some_and(|lines| lines.is_writing);
        let mut state = self.0.wait_while(SLOW, is_in_use);
        if is_in_use(&state) {
            return Vec::new();
        }
        let lines = state.lines.remove(path);
        lines.map(|lines| lines.waiting).unwrap_or_default()
    }

    /// Returns the files that have been moved since the last call.
    pub fn take_moved(&self) -> Vec<Moved> {
        std::mem::take(&mut self.0.lock().moved)
    }
}

impl Shared {
    /// A panic in another thread is ignored: it leaves nothing half-changed, because nothing is
    /// written to disk while holding the lock.
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until the state is no longer so, at most for `limit`.
    fn wait_while(&self, limit: Duration, is_so: impl Fn(&Waiting) -> bool) -> MutexGuard<'_, Waiting> {
        let waited = self.changed.wait_timeout_while(self.lock(), limit, |state| is_so(state));
        waited.unwrap_or_else(PoisonError::into_inner).0
    }

    /// Waits for a change, at most for `limit`.
    fn wait<'a>(&self, state: MutexGuard<'a, Waiting>, limit: Option<Duration>) -> MutexGuard<'a, Waiting> {
        match limit {
            Some(limit) => {
                let waited = self.changed.wait_timeout(state, limit);
                waited.unwrap_or_else(PoisonError::into_inner).0
            }
            None => {
                let waited = self.changed.wait(state);
                waited.unwrap_or_else(PoisonError::into_inner)
            }
        }
    }

    /// Notifies the thread of new work. Without a thread, the work is done here.
    fn announce<'a>(&'a self, mut state: MutexGuard<'a, Waiting>) {
        self.changed.notify_all();
        while state.has_no_thread {
            let Some(work) = state.next_work() else { return };
            drop(state);
            self.perform(work);
            state = self.lock();
        }
    }
}
