//! Files to which lines are only added: results, tries at puzzles, and the person's own mistakes.

use std::io;
use std::path::{Path, PathBuf};

use super::Saving;
use crate::store::training::{Mistake, Mistakes, Tries, Try};
use crate::store::{ResultLine, Results, ResultsReader, Store, StoreError};
use crate::ui::command::RemovedLines;
use crate::ui::job::{Job, Poll};

impl Saving {
    /// Adds a record to the results in the background.
    pub fn add_result(&self, record: &ResultLine) {
        self.store.add_result(&self.writer, record);
    }

    /// The results of finished games, including those still to be written, as far as they have been read: many are read in
    /// the background, and [`follow_results`](Self::follow_results) tells when that is done.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read.
    pub fn results(&self) -> Result<Results, StoreError> {
        let unsaved = self.writer.pending_lines(&self.store.results_path());
        let (results, is_all) = self.results.at_once(&unsaved)?;
        let mut reading = self.reading.borrow_mut();
        if !is_all && reading.is_none() {
            let reader = self.results.clone();
            *reading = Some(Job::start("results", &self.ctx, move |_| reader.read()));
        }
        Ok(results)
    }

    /// The results of finished games, even if there are many to be read.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read.
    pub fn all_results(&self) -> Result<Results, StoreError> {
        self.results.read()?;
        self.results()
    }

    /// Where results are read from, for work in the background.
    pub fn results_reader(&self) -> ResultsReader {
        self.results.clone()
    }

    /// Tells whether results that are wanted are still being read.
    pub fn reads_results(&self) -> bool {
        self.reading.borrow().is_some()
    }

    /// Tells, once, that the results have been read in the background.
    pub fn follow_results(&self) -> bool {
        let mut reading = self.reading.borrow_mut();
        let is_read = reading.as_ref().is_some_and(|job| !matches!(job.poll(), Poll::Pending));
        if is_read {
            *reading = None;
        }
        is_read
    }

    /// Removes all results of finished games.
    ///
    /// # Errors
    /// Returns any I/O error; the results are still there.
    pub fn reset_results(&mut self) -> Result<(), StoreError> {
        self.remove_lines(self.store.results_path(), Store::reset_results)
    }

    /// Tells whether removed results can be restored.
    pub fn has_removed_results(&self) -> bool {
        let unwritten = self.removed_lines.get(&self.store.results_path());
        unwritten.is_some_and(|lines| !lines.is_empty()) || self.store.has_removed_results()
    }

    /// The tries at puzzles, including those still to be written.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read.
    pub fn tries(&self) -> Result<Tries, StoreError> {
        self.store.tries(&self.writer)
    }

    /// Adds a try at a puzzle in the background.
    pub fn add_try(&self, one: &Try) {
        self.store.add_try(&self.writer, one);
    }

    /// Reads the person's own mistakes in the background, with those still to be written, and makes something of them.
    pub fn read_mistakes<T: Send + 'static>(
        &self, then: impl FnOnce(Mistakes) -> T + Send + 'static,
    ) -> Job<Result<T, StoreError>> {
        let (store, queue) = (self.store.clone(), self.writer.clone());
        Job::start("mistakes", &self.ctx, move |_| store.mistakes(&queue).map(then))
    }

    /// Adds a line about a mistake in the background.
    pub fn add_mistake(&self, one: &Mistake) {
        self.store.add_mistake(&self.writer, one);
    }

    /// Removes all tries at puzzles.
    ///
    /// # Errors
    /// Returns any I/O error; the tries are still there.
    pub fn reset_tries(&mut self) -> Result<(), StoreError> {
        self.remove_lines(self.store.tries_path(), Store::reset_tries)
    }

    /// Removes a file of lines, and keeps those that were still to be written.
    fn remove_lines(&mut self, path: PathBuf, remove: fn(&Store) -> Result<(), StoreError>) -> Result<(), StoreError> {
        let unsaved = self.writer.forget_lines(&path);
        let removed = remove(&self.store);
        if removed.is_ok() {
            self.removed_lines.insert(path, unsaved);
        } else {
            self.add_lines(&path, unsaved);
        }
        removed
    }

    /// Brings back lines that were removed last, in the background, because the disk may be slow.
    pub fn bring_back(&mut self, lines: RemovedLines) {
        let (store, queue) = (self.store.clone(), self.writer.clone());
        let restore = match lines {
            RemovedLines::Results => Store::restore_results,
            RemovedLines::Tries => Store::restore_tries,
        };
        let job = Job::start("restoring", &self.ctx, move |_| queue.run(move || restore(&store)));
        self.restoring.push((lines, job));
    }

    /// Tells, once, that these lines have been brought back, or why they could not be.
    pub fn follow_restored(&mut self, lines: RemovedLines) -> Option<Result<(), StoreError>> {
        let place = self.restoring.iter().position(|(restored, _)| *restored == lines)?;
        let path = match lines {
            RemovedLines::Results => self.store.results_path(),
            RemovedLines::Tries => self.store.tries_path(),
        };
        let restored = match self.restoring[place].1.poll() {
            Poll::Pending => return None,
            Poll::Done(restored) => restored,
            Poll::Failed => {
                Err(StoreError::Io { path: path.clone(), source: io::Error::other("the work was stopped") })
            }
        };
        self.restoring.remove(place);
        if restored.is_ok() {
            let removed = self.removed_lines.remove(&path);
            self.add_lines(&path, removed.unwrap_or_default());
        }
        Some(restored)
    }

    fn add_lines(&self, path: &Path, lines: Vec<String>) {
        for line in lines {
            self.writer.append(path, line);
        }
    }
}
