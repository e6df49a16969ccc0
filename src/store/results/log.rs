//! Appends lines to the results file on a background thread, retrying until they are on disk.

use std::fs::{self, OpenOptions};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::super::companion::folder_of;
use super::super::open::open;
use super::super::save_thread::{CLOSING, RETRY, wait};
use super::super::write::{Disk, Step, flush_folder};
use super::{Record, Store, StoreError, write_line};

/// Appends records to the results file in the background. Clones share one thread, which ends with
/// the last of them.
#[derive(Clone)]
pub struct ResultLog(Arc<Owner>);

struct Owner {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
    path: PathBuf,
    disk: Disk,
    /// Called after a failure, and after the end of one.
    report: Box<dyn Fn() + Send + Sync>,
}

#[derive(Default)]
struct State {
    /// The lines that are not on disk yet; the first of them are being written.
    waiting: Vec<String>,
    is_writing: bool,
    error: Option<Arc<StoreError>>,
    /// When to retry a failed write.
    retry_at: Option<Instant>,
    closed: bool,
}

impl ResultLog {
    /// Starts the thread for the results of a store. It calls `report` when there is something new in
    /// [`Self::error`].
    pub fn start(store: &Store, report: impl Fn() + Send + Sync + 'static) -> Self {
        let shared = Arc::new(Shared {
            state: Mutex::default(),
            changed: Condvar::new(),
            path: store.results_path(),
            disk: store.disk(),
            report: Box::new(report),
        });
        let worker = shared.clone();
        let builder = thread::Builder::new().name("results".into());
        let thread = builder.spawn(move || worker.work()).ok();
        Self(Arc::new(Owner { shared, thread }))
    }

    /// Queues a record.
    pub fn add(&self, record: &Record) {
        self.add_line(write_line(record));
    }

    fn add_line(&self, line: String) {
        let shared = &self.0.shared;
        let mut state = shared.lock();
        state.waiting.push(line);
        state.retry_at = None;
        shared.changed.notify_all();
        drop(state);
        if self.0.thread.is_none() {
            // Without the thread, it is written here.
            shared.write_waiting();
        }
    }

    /// The lines that are not on disk yet.
    pub fn pending(&self) -> Vec<String> {
        self.0.shared.lock().waiting.clone()
    }

    /// Whether any line is not on disk yet.
    pub fn is_waiting(&self) -> bool {
        !self.0.shared.lock().waiting.is_empty()
    }

    /// The reason why lines could not be written; `None` if all is well.
    pub fn error(&self) -> Option<Arc<StoreError>> {
        self.0.shared.lock().error.clone()
    }

    /// Takes the lines that are not on disk yet out of the queue; [`Self::add_again`] puts them
    /// back.
    pub fn take(&self) -> Vec<String> {
        let shared = &self.0.shared;
        let mut state = shared.lock();
        if state.is_writing {
            state = shared.wait(state, Some(RETRY));
        }
        state.error = None;
        state.retry_at = None;
        if state.is_writing {
            Vec::new()
        } else {
            std::mem::take(&mut state.waiting)
        }
    }

    /// Puts back lines that were taken out.
    pub fn add_again(&self, lines: Vec<String>) {
        lines.into_iter().for_each(|line| self.add_line(line));
    }

    /// Retries failed writes at once and waits for the outcome. Returns whether everything is on
    /// disk.
    pub fn wait(&self, limit: Duration) -> bool {
        self.0.shared.finish(limit)
    }
}

impl Drop for Owner {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.finish(CLOSING);
        let is_stuck = self.shared.lock().is_writing;
        if let Some(thread) = self.thread.take().filter(|_| !is_stuck) {
            let _ = thread.join();
        }
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

    fn finish(&self, limit: Duration) -> bool {
        let until = Instant::now() + limit;
        let mut state = self.lock();
        state.retry_at = None;
        self.changed.notify_all();
        while !state.waiting.is_empty() && state.retry_at.is_none() {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break;
            }
            state = self.wait(state, Some(left));
        }
        state.waiting.is_empty()
    }

    /// Writes lines as they come, until the window closes.
    fn work(&self) {
        loop {
            let state = self.lock();
            let left = state
                .retry_at
                .map(|at| at.saturating_duration_since(Instant::now()));
            let is_due = !state.waiting.is_empty() && left.is_none_or(|left| left.is_zero());
            if is_due {
                drop(state);
                self.write_waiting();
            } else if state.closed {
                return;
            } else {
                drop(self.wait(state, left));
            }
        }
    }

    fn write_waiting(&self) {
        let mut state = self.lock();
        let lines = state.waiting.clone();
        state.is_writing = true;
        drop(state);
        let mut text = lines.join("\n");
        text.push('\n');
        let written = append(&self.disk, &self.path, text.as_bytes());
        let mut state = self.lock();
        state.is_writing = false;
        let is_news = written.is_err() || state.error.is_some();
        match written {
            Ok(()) => {
                state.waiting.drain(..lines.len());
                state.error = None;
                state.retry_at = None;
            }
            Err(error) => {
                state.error = Some(Arc::new(error));
                state.retry_at = Some(Instant::now() + RETRY);
            }
        }
        self.changed.notify_all();
        drop(state);
        if is_news {
            (self.report)();
        }
    }
}

/// Adds whole lines to a file and flushes it. They start on a new line even after a torn one.
pub(super) fn append(disk: &Disk, path: &Path, lines: &[u8]) -> Result<(), StoreError> {
    let write = || {
        fs::create_dir_all(folder_of(path))?;
        let is_new = !path.exists();
        disk.before(Step::Write)?;
        let mut options = OpenOptions::new();
        let mut file = open(path, options.read(true).append(true).create(true))?;
        // Where files cannot be locked, each window still appends at the end.
        let _ = file.lock();
        let mut text = Vec::with_capacity(lines.len() + 1);
        if file.seek(SeekFrom::End(0))? > 0 {
            file.seek(SeekFrom::End(-1))?;
            let mut last = [0];
            file.read_exact(&mut last)?;
            if last != *b"\n" {
                text.push(b'\n');
            }
        }
        text.extend_from_slice(lines);
        file.write_all(&text)?;
        disk.before(Step::Flush)?;
        file.sync_all()?;
        if is_new {
            flush_folder(disk, path)
        } else {
            Ok(())
        }
    };
    write().map_err(StoreError::io(path))
}
