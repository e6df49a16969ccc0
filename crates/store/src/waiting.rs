//! Content that waits to be written, and the order in which it is written.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use super::StoreError;
use super::queued::{QueuedFile, QueuedLines, Version};

/// Everything that is waiting to be written.
#[derive(Default)]
pub(super) struct Waiting {
    pub files: BTreeMap<PathBuf, QueuedFile>,
    pub lines: BTreeMap<PathBuf, QueuedLines>,
    pub tasks: VecDeque<Task>,
    /// Set if the thread runs a task.
    pub runs_task: bool,
    /// The new paths of files that were moved.
    pub redirects: HashMap<PathBuf, PathBuf>,
    pub moved: Vec<Moved>,
    /// The outcome of the flush in progress, once it has ended.
    pub flushed: Option<io::Result<()>>,
    pub is_closed: bool,
    /// Set if there is no thread, so that everything is written by whoever queues it.
    pub has_no_thread: bool,
}

pub(super) type Task = Box<dyn FnOnce() + Send>;

/// The next thing to write.
pub(super) enum Work {
    Note(Note),
    Replace { path: PathBuf, version: Version, known: Option<Arc<str>> },
    Append(PathBuf, Vec<String>),
    Run(Task),
}

/// A content to be noted beside its file.
pub(super) struct Note {
    pub path: PathBuf,
    pub version: Version,
    pub known: Option<Arc<str>>,
    pub writing: Option<Arc<str>>,
}

/// A file whose newest content is not on disk.
#[derive(Clone, Debug)]
pub struct Unsaved {
    pub path: PathBuf,
    pub text: Arc<str>,
    /// The reason; `None` if the disk has not answered yet.
    pub error: Option<Arc<StoreError>>,
}

/// A file that continues under another path, because somebody else changed the original.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    pub from: PathBuf,
    pub to: PathBuf,
}

impl Waiting {
    /// The path under which a file continues.
    pub fn redirected(&self, path: &Path) -> PathBuf {
        let mut path = path;
        while let Some(to) = self.redirects.get(path) {
            path = to;
        }
        path.to_owned()
    }

    /// The files whose newest content is not on disk.
    pub fn unsaved(&self, which: impl Fn(&QueuedFile) -> bool) -> impl Iterator<Item = Unsaved> {
        let found = self.files.iter().filter(move |(_, file)| which(file));
        found.filter_map(|(path, file)| {
            Some(Unsaved { path: path.clone(), text: file.wanted.as_ref()?.text.clone(), error: file.error.clone() })
        })
    }

    pub fn is_waiting(&self) -> bool {
        self.files.values().any(QueuedFile::is_unsaved) || self.lines.values().any(|lines| !lines.waiting.is_empty())
    }

    pub fn is_busy(&self) -> bool {
        self.files.values().any(QueuedFile::is_busy)
            || self.lines.values().any(QueuedLines::is_busy)
            || !self.tasks.is_empty()
            || self.runs_task
    }

    pub fn is_in_use(&self) -> bool {
        self.files.values().any(QueuedFile::is_in_use)
            || self.lines.values().any(|lines| lines.is_writing)
            || self.runs_task
    }

    /// Makes failed writes due at once.
    pub fn retry(&mut self) {
        let files = self.files.values_mut().map(|file| &mut file.retry_at);
        let lines = self.lines.values_mut().map(|lines| &mut lines.retry_at);
        files.chain(lines).for_each(|retry_at| *retry_at = None);
    }

    /// The time when the next failed write is due.
    pub fn next_retry(&self) -> Option<Instant> {
        let files = self.files.values().filter_map(|file| file.retry_at);
        let lines = self.lines.values().filter_map(|lines| lines.retry_at);
        files.chain(lines).min()
    }

    /// The next work that is due. Notes come first, because they are quick.
    pub fn next_work(&mut self) -> Option<Work> {
        if let Some(note) = self.next_note() {
            return Some(Work::Note(note));
        }
        if let Some(task) = self.tasks.pop_front() {
            self.runs_task = true;
            return Some(Work::Run(task));
        }
        let now = Instant::now();
        for (path, lines) in &mut self.lines {
            if let Some(text) = lines.start_write(now) {
                return Some(Work::Append(path.clone(), text));
            }
        }
        for (path, file) in &mut self.files {
            if let Some(version) = file.start_write(now) {
                return Some(Work::Replace { path: path.clone(), version, known: file.known.clone() });
            }
        }
        None
    }

    /// The next content to be noted.
    pub fn next_note(&mut self) -> Option<Note> {
        self.files.iter_mut().find_map(|(path, file)| {
            Some(Note {
                version: file.start_note()?,
                path: path.clone(),
                known: file.known.clone(),
                writing: file.writing.clone(),
            })
        })
    }

    /// Continues a file under another path.
    pub fn continue_in(&mut self, from: &Path, to: &Path) {
        if let Some(file) = self.files.remove(from) {
            self.files.insert(to.to_owned(), file.elsewhere());
        }
        self.redirects.remove(to);
        self.redirects.insert(from.to_owned(), to.to_owned());
        let (from, to) = (from.to_owned(), to.to_owned());
        self.moved.push(Moved { from, to });
    }
}
