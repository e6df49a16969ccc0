//! The work of the thread that writes files.

use std::fs::File;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::time::Instant;
use std::{io, thread};

use super::{RETRY, SLOW, Shared};
use crate::StoreError;
use crate::note::{remove_note, write_note};
use crate::queued::Version;
use crate::waiting::{Note, Work};
use crate::write::{DiskStep, Flush, Written, append, replace};

impl Shared {
    /// Writes until the window closes.
    pub(super) fn work(&self) {
        let mut state = self.lock();
        loop {
            if let Some(work) = state.next_work() {
                drop(state);
                self.perform(work);
                state = self.lock();
            } else if state.is_closed {
                state.has_no_thread = true;
                return;
            } else {
                let retry = state.next_retry();
                let left = retry.map(|at| at.saturating_duration_since(Instant::now()));
                state = self.wait(state, left);
            }
        }
    }

    pub(super) fn perform(&self, work: Work) {
        match work {
            Work::Note(note) => self.note(note),
            Work::Replace { path, version, known } => self.replace(&path, version, known.as_deref()),
            Work::Append(path, lines) => self.append(&path, &lines),
            Work::Run(task) => {
                // The panic hook has reported it.
                let _ = panic::catch_unwind(AssertUnwindSafe(task));
                self.lock().runs_task = false;
            }
        }
        self.changed.notify_all();
    }

    /// Notes the newest content of a file.
    fn note(&self, note: Note) {
        let (known, writing) = (note.known.as_deref(), note.writing.as_deref());
        let noted = caught(|| write_note(&note.path, known, writing, &note.version.text));
        if let Some(file) = self.lock().files.get_mut(&note.path) {
            file.end_note(note.version, noted.is_ok());
        }
        self.changed.notify_all();
    }

    /// Writes a file whose newest content is noted.
    fn replace(&self, path: &Path, version: Version, known: Option<&str>) {
        let result = caught(|| Ok(replace(self, path, known, &version.text))).map_err(StoreError::io(path)).flatten();
        let mut state = self.lock();
        let Some(file) = state.files.get_mut(path) else { return };
        let needs_note = match &result {
            Ok(Written::There) => !file.is_newest(&version),
            Ok(Written::Beside(_)) => false,
            Err(_) => true,
        };
        // Only this thread writes notes, so no newer one can come in between.
        if file.has_note && !needs_note {
            drop(state);
            remove_note(path);
            state = self.lock();
        }
        let Some(file) = state.files.get_mut(path) else { return };
        file.has_note &= needs_note;
        let is_news = match result {
            Ok(written) => {
                let was_listed = file.error.is_some() || file.waits_since(SLOW);
                file.end_write(version);
                if let Written::Beside(to) = &written {
                    state.continue_in(path, to);
                }
                was_listed || written != Written::There
            }
            Err(error) => {
                file.fail(error, Instant::now() + RETRY);
                true
            }
        };
        drop(state);
        if is_news {
            (self.report)();
        }
    }

    /// Appends lines to a file.
    fn append(&self, path: &Path, lines: &[String]) {
        let text = lines.join("\n") + "\n";
        let result = caught(|| Ok(append(self, path, text.as_bytes()))).map_err(StoreError::io(path)).flatten();
        let mut state = self.lock();
        let Some(queued) = state.lines.get_mut(path) else { return };
        let is_news = result.is_err() || queued.error.is_some();
        match result {
            Ok(()) => queued.end_write(lines.len()),
            Err(error) => queued.fail(error, Instant::now() + RETRY),
        }
        drop(state);
        if is_news {
            (self.report)();
        }
    }
}

/// The outcome of work with a file; a panic, which would otherwise end all saving, is an error like others and tried again.
fn caught<T>(work: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
    panic::catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(io::Error::other("an error of the program")))
}

/// Waits for the disk on another thread, and goes on noting meanwhile.
impl Flush for Shared {
    fn before_write(&self) -> io::Result<()> {
        self.disk.before_write()
    }

    fn flush(&self, step: DiskStep, file: &File) -> io::Result<()> {
        thread::scope(|scope| {
            let flush = || {
                let flushed = caught(|| self.disk.flush(step, file));
                self.lock().flushed = Some(flushed);
                self.changed.notify_all();
            };
            let thread = thread::Builder::new().name("flushing".into());
            if thread.spawn_scoped(scope, flush).is_err() {
                return self.disk.flush(step, file);
            }
            let mut state = self.lock();
            loop {
                if let Some(flushed) = state.flushed.take() {
                    return flushed;
                }
                if let Some(note) = state.next_note() {
                    drop(state);
                    self.note(note);
                    state = self.lock();
                } else {
                    state = self.wait(state, None);
                }
            }
        })
    }
}
