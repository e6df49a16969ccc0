//! Saving, from the window's point of view: the files of games and settings, unsaved changes, and notices.

mod lines;

use std::cell::RefCell;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use crate::or_log::OrLog as _;
use crate::printable;
use crate::store::{
    FolderLock, GameChanges, LockError, Moved, OpenRequests, ResultsReader, SaveFile, Saved, SavedGames, Store,
    StoreError, Unsaved, WriteQueue, Writer, read_text,
};
use crate::text::{Message, app, files as texts};
use crate::ui::command::RemovedLines;
use crate::ui::errors;
use crate::ui::friends::begun::begin_again;
use crate::ui::job::Job;

/// The time that a page waits for the disk before it shows what is known.
const WAIT: Duration = Duration::from_secs(2);

/// The files of games and settings, and the state of writing them.
pub struct Saving {
    pub store: Store,
    writer: Writer,
    changes: GameChanges,
    results: ResultsReader,
    /// Reads results in the background, while there are many that have not been read.
    reading: RefCell<Option<Job<Result<(), StoreError>>>>,
    restoring: Vec<(RemovedLines, Job<Result<(), StoreError>>)>,
    ctx: Context,
    /// The listed reasons why results, tries at puzzles and mistakes could not be written.
    lines_errors: [Option<Arc<StoreError>>; 3],
    /// Unwritten lines at the time when their file was removed.
    removed_lines: HashMap<PathBuf, Vec<String>>,
    unsaved: Vec<UnsavedFile>,
    /// The files that `unsaved` was built from.
    listed: Vec<Unsaved>,
    notices: Vec<Message>,
    /// Unwritten contents of deleted games.
    deleted: HashMap<PathBuf, Arc<str>>,
    /// Set if another window holds the lock.
    is_second: bool,
    /// Receives files handed over by later starts of the program. Only the first window has one.
    open_requests: Option<OpenRequests>,
    // Declared last, so that the lock is released last.
    _lock: Option<FolderLock>,
}

/// A file whose newest content is not on disk.
pub struct UnsavedFile {
    /// The title of the game, or `Settings`.
    pub name: Message,
    pub is_plural: bool,
    pub reason: Message,
}

impl Saving {
    /// Locks the folder, starts the thread, and lists the saved games. The first window tidies up.
    pub fn start(ctx: &Context, store: Store) -> (Self, SavedGames) {
        let lock = store.lock();
        let is_second = matches!(lock, Err(LockError::Taken));
        let lock = lock.or_log("locking the folder");
        let mut notices = Vec::new();
        if let Some(lock) = &lock {
            begin_again(&store);
            store.tidy(lock);
            notices.extend(store.take_crash_report().map(|report| app::crashed(printable::path(&report))));
        }
        if is_second {
            notices.push(app::second_window());
        }
        notices.extend(store.barred_files().iter().map(|path| app::no_file(printable::path(path))));
        let (repaint, wake, news) = (ctx.clone(), ctx.clone(), ctx.clone());
        let open_requests = lock
            .as_ref()
            .and_then(|lock| store.open_requests(lock, move || wake.request_repaint()).or_log("taking requests"));
        let writer = Writer::start(store.disk(), move || repaint.request_repaint());
        let queue = writer.clone();
        let (games, changes) = store.saved_games(queue, move || news.request_repaint());
        let saving = Self {
            writer,
            changes,
            results: ResultsReader::new(store.results_path()),
            reading: RefCell::default(),
            restoring: Vec::new(),
            ctx: ctx.clone(),
            lines_errors: [None, None, None],
            removed_lines: HashMap::new(),
            store,
            unsaved: Vec::new(),
            listed: Vec::new(),
            notices,
            deleted: HashMap::new(),
            is_second,
            open_requests,
            _lock: lock,
        };
        (saving, games)
    }

    /// Tells whether another window was open before this one.
    pub const fn is_second(&self) -> bool {
        self.is_second
    }

    /// The next file handed over by a later start of the program, to be opened here.
    pub fn next_file(&self) -> Option<PathBuf> {
        self.open_requests.as_ref()?.next_file()
    }

    /// The queue of the thread that writes files.
    pub fn queue(&self) -> WriteQueue {
        self.writer.clone()
    }

    pub fn unsaved(&self) -> &[UnsavedFile] {
        &self.unsaved
    }

    /// Messages that stay visible until closed.
    pub fn notices(&self) -> &[Message] {
        &self.notices
    }

    pub fn add_notice(&mut self, message: Message) {
        if !self.notices.contains(&message) {
            self.notices.push(message);
        }
    }

    pub fn close_notice(&mut self, place: usize) {
        if place < self.notices.len() {
            self.notices.remove(place);
        }
    }

    /// Updates the list of unsaved files. Returns the files that continue under another path.
    pub fn follow(&mut self, ctx: &Context) -> Vec<Moved> {
        let found = self.writer.unsaved();
        let reason = |file: &Unsaved| file.error.as_ref().map(Arc::as_ptr);
        let is_listed = found.len() == self.listed.len()
            && found.iter().zip(&self.listed).all(|(new, old)| new.path == old.path && reason(new) == reason(old));
        let lines = [self.store.results_path(), self.store.tries_path(), self.store.mistakes_path()];
        let errors = lines.map(|path| self.writer.lines_error(&path));
        let pointers =
            |errors: &[Option<Arc<StoreError>>; 3]| errors.each_ref().map(|error| error.as_ref().map(Arc::as_ptr));
        let is_same = pointers(&errors) == pointers(&self.lines_errors);
        if !is_listed || !is_same {
            self.unsaved = found.iter().map(|file| self.describe(file)).collect();
            let names = [texts::statistics(), texts::tries(), texts::mistakes()];
            let failed = names.into_iter().zip(&errors);
            let failed = failed.filter_map(|(name, error)| Some((name, error.as_ref()?)));
            self.unsaved.extend(failed.map(|(name, error)| UnsavedFile {
                name,
                is_plural: true,
                reason: errors::store(error),
            }));
            self.listed = found;
            self.lines_errors = errors;
        }
        if let Some(left) = self.writer.time_until_slow() {
            ctx.request_repaint_after(left);
        }
        let all_moved = self.writer.take_moved();
        for moved in &all_moved {
            self.changes.changed(&moved.from);
            match self.writer.pending_text(&moved.to) {
                Some(text) => self.changes.written(&moved.to, &text),
                None => self.changes.changed(&moved.to),
            }
        }
        all_moved
    }

    fn describe(&self, file: &Unsaved) -> UnsavedFile {
        let is_plural = !file.path.starts_with(self.store.games_path());
        let is_challenge = file.path.starts_with(self.store.challenges_path());
        let is_plural = is_plural && !is_challenge;
        let name = if is_challenge {
            texts::challenge()
        } else if is_plural {
            texts::settings()
        } else {
            texts::game(title(&file.path, &file.text))
        };
        let reason = match &file.error {
            Some(error) => errors::store(error),
            None => texts::no_answer(printable::path(&file.path)),
        };
        UnsavedFile { name, is_plural, reason }
    }

    /// Tells whether a killed window would lose the last action.
    pub fn is_behind(&self) -> bool {
        self.writer.is_behind()
    }

    /// Tells whether everything is on disk.
    pub fn is_done(&self) -> bool {
        !self.writer.is_waiting()
    }

    /// Writes a game to its file in the background.
    pub fn write(&self, path: &Path, text: impl Into<Arc<str>>) {
        let text = text.into();
        self.changes.written(path, &text);
        self.writer.write(path, text);
    }

    /// Retries failed writes at once.
    pub fn retry(&self) {
        self.writer.retry();
    }

    /// Tries to write everything and waits a while; returns whether everything is on disk.
    pub fn wait(&self) -> bool {
        self.writer.wait(WAIT)
    }

    /// Reads a game from its unwritten content, if any, or else from its file.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read.
    pub fn read(&self, path: &Path) -> Result<Saved, StoreError> {
        if let Some(text) = self.writer.pending_text(path) {
            return Saved::from_ron(&text, path);
        }
        let text = read_text(path)?;
        self.writer.expect(path, Some(&text));
        Saved::from_ron(&text, path)
    }

    /// Tells whether the newest state of a game is yet to be written.
    pub fn is_pending(&self, path: &Path) -> bool {
        self.writer.pending_text(path).is_some()
    }

    /// A free path for the file of a new game.
    pub fn new_path(&self, id: &str) -> PathBuf {
        self.store.new_path_besides(id, &self.writer.pending())
    }

    /// Deletes a game, even if it has not been written yet.
    ///
    /// # Errors
    /// Returns any I/O error; the game is still there.
    pub fn delete(&mut self, path: &Path) -> Result<(), StoreError> {
        let unsaved = self.writer.forget(path);
        let deleted = self.store.delete(path);
        let is_gone = |error: &StoreError| error.is_missing() && unsaved.is_some();
        let deleted = deleted.or_else(|error| if is_gone(&error) { Ok(()) } else { Err(error) });
        match (unsaved, &deleted) {
            (Some(text), Ok(())) => {
                self.deleted.insert(path.to_owned(), text);
            }
            (Some(text), Err(_)) => {
                // Deleting has failed, so the unwritten content is queued again.
                if let Some(content) = read_text(path).or_log("reading a game that stays") {
                    self.writer.expect(path, Some(&content));
                }
                self.writer.write(path, text);
            }
            (None, _) => {}
        }
        if deleted.is_ok() {
            self.changes.changed(path);
        }
        deleted
    }

    /// Restores a deleted game.
    ///
    /// # Errors
    /// Returns any I/O error.
    pub fn restore(&mut self, path: &Path) -> Result<(), StoreError> {
        let unsaved = self.deleted.remove(path);
        let restored = match self.store.restore(path) {
            Err(error) if error.is_missing() && unsaved.is_some() => Ok(path.to_owned()),
            restored => restored,
        };
        let path = restored?;
        if let Some(text) = unsaved {
            let content = read_text(&path).or_log("reading a restored game");
            self.writer.expect(&path, content.as_deref());
            self.write(&path, text);
        } else {
            self.changes.changed(&path);
        }
        Ok(())
    }
}

/// The title of a game that is still to be written, or the name of its file.
fn title(path: &Path, text: &Arc<str>) -> String {
    let file = SaveFile::of_text(path.to_owned(), text);
    match file.head() {
        Some(head) => head.title(),
        None => printable::path(path),
    }
}
