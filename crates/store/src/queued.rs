//! Files that are waiting to be written, and lines to be appended.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::StoreError;

/// A content of a file, with its version number.
#[derive(Clone, Debug)]
pub(super) struct Version {
    pub number: u64,
    pub text: Arc<str>,
}

/// A file that is written repeatedly. At most one content is waiting.
#[derive(Default)]
pub(super) struct QueuedFile {
    /// The file's content as far as this process knows; `None` if there is no such file.
    pub known: Option<Arc<str>>,
    /// The content that was last written here, until another one is found in the file.
    written: Option<Arc<str>>,
    /// The newest content, as long as it is not on disk.
    pub wanted: Option<Version>,
    /// The newest content that has been noted, or could not be.
    noted: Option<Version>,
    pub writing: Option<Arc<str>>,
    /// Set if the note is being written or removed.
    pub is_noting: bool,
    /// Set if there is a note beside the file.
    pub has_note: bool,
    pub error: Option<Arc<StoreError>>,
    /// The time to retry a failed write.
    pub retry_at: Option<Instant>,
    /// The time since which the newest content has been waiting.
    since: Option<Instant>,
    /// The time since which the newest content, or one before it, has not been noted.
    behind_since: Option<Instant>,
    /// The number of versions so far.
    count: u64,
}

impl QueuedFile {
    /// Sets the content that the file should have.
    pub fn want(&mut self, text: Arc<str>) {
        if self.is_noted() {
            self.behind_since = Some(Instant::now());
        }
        self.count += 1;
        let number = self.count;
        self.wanted = Some(Version { number, text });
        self.retry_at = None;
        self.since.get_or_insert_with(Instant::now);
    }

    pub const fn is_unsaved(&self) -> bool {
        self.wanted.is_some()
    }

    /// Tells whether the newest content is yet to be noted; false once that has taken longer than `longest`.
    pub fn is_behind(&self, longest: Duration) -> bool {
        let since = self.behind_since;
        !self.is_noted() && since.is_some_and(|since| since.elapsed() < longest)
    }

    /// Tells whether the newest content is on disk or has been noted, or could not be noted.
    fn is_noted(&self) -> bool {
        let noted = self.noted.as_ref().map_or(0, |noted| noted.number);
        let wanted = self.wanted.as_ref();
        wanted.is_none_or(|wanted| noted >= wanted.number)
    }

    /// Notes a content that the file has now. Returns whether it was written here, or will be.
    pub fn found(&mut self, content: &str) -> bool {
        let wanted = self.wanted.as_ref().map(|wanted| &wanted.text);
        let own = [self.written.as_ref(), self.writing.as_ref(), wanted];
        let is_own = own.into_iter().flatten().any(|text| **text == *content);
        if !is_own {
            self.written = None;
        }
        is_own
    }

    pub fn is_newest(&self, version: &Version) -> bool {
        let wanted = self.wanted.as_ref();
        wanted.is_none_or(|wanted| wanted.number <= version.number)
    }

    /// The time for which the newest content has been waiting.
    pub fn waiting_time(&self) -> Option<Duration> {
        self.since.map(|since| since.elapsed())
    }

    /// Tells whether the newest content has waited at least this long.
    pub fn waits_since(&self, time: Duration) -> bool {
        self.waiting_time().is_some_and(|waited| waited >= time)
    }

    pub const fn is_in_use(&self) -> bool {
        self.is_noting || self.writing.is_some()
    }

    /// Tells whether any work is in progress or pending.
    pub const fn is_busy(&self) -> bool {
        self.is_in_use() || (self.wanted.is_some() && self.retry_at.is_none())
    }

    /// Starts noting the newest content, unless it has been noted.
    pub fn start_note(&mut self) -> Option<Version> {
        if self.is_noting || self.is_noted() {
            return None;
        }
        let wanted = self.wanted.clone()?;
        self.is_noting = true;
        Some(wanted)
    }

    /// Finishes a note that was written, or could not be.
    pub fn end_note(&mut self, version: Version, is_written: bool) {
        self.is_noting = false;
        self.has_note |= is_written;
        self.noted = Some(version);
    }

    /// Starts writing the noted content, if it is due.
    pub fn start_write(&mut self, now: Instant) -> Option<Version> {
        let is_due = self.retry_at.is_none_or(|at| at <= now);
        if !is_due || self.is_in_use() || self.wanted.is_none() {
            return None;
        }
        let version = self.noted.clone()?;
        self.writing = Some(version.text.clone());
        Some(version)
    }

    pub fn end_write(&mut self, version: Version) {
        self.writing = None;
        self.error = None;
        self.retry_at = None;
        let is_newest = self.is_newest(&version);
        self.known = Some(version.text.clone());
        self.written = Some(version.text);
        if is_newest {
            self.wanted = None;
            self.since = None;
            self.noted = None;
        } else {
            self.since = Some(Instant::now());
            // It need not be written again, unless something newer is noted.
            self.noted.take_if(|noted| noted.number <= version.number);
        }
    }

    pub fn fail(&mut self, error: StoreError, retry_at: Instant) {
        self.writing = None;
        self.error = Some(Arc::new(error));
        self.retry_at = Some(retry_at);
    }

    /// This file under another path, where nothing has been noted.
    pub fn elsewhere(self) -> Self {
        Self { noted: None, has_note: false, ..self }
    }
}

/// Lines that are to be appended to a file.
#[derive(Default)]
pub(super) struct QueuedLines {
    /// The lines that are not on disk yet; the first of them are being written.
    pub waiting: Vec<String>,
    /// Set if lines are being written.
    pub is_writing: bool,
    /// The reason why the last attempt failed.
    pub error: Option<Arc<StoreError>>,
    /// The time to retry a failed write.
    pub retry_at: Option<Instant>,
}

impl QueuedLines {
    pub const fn is_busy(&self) -> bool {
        self.is_writing || (!self.waiting.is_empty() && self.retry_at.is_none())
    }

    /// Starts writing all lines, if they are due.
    pub fn start_write(&mut self, now: Instant) -> Option<Vec<String>> {
        let is_due = self.retry_at.is_none_or(|at| at <= now);
        if self.waiting.is_empty() || self.is_writing || !is_due {
            return None;
        }
        self.is_writing = true;
        Some(self.waiting.clone())
    }

    /// Ends a write of this many lines that succeeded.
    pub fn end_write(&mut self, count: usize) {
        self.waiting.drain(..count);
        self.is_writing = false;
        self.error = None;
        self.retry_at = None;
    }

    pub fn fail(&mut self, error: StoreError, retry_at: Instant) {
        self.is_writing = false;
        self.error = Some(Arc::new(error));
        self.retry_at = Some(retry_at);
    }
}
