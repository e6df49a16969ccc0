//! Writing games to their files on a thread of its own, in order.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use egui::Context;

use crate::store::{StoreError, write_whole};

/// A thread that writes games to their files, in order.
pub struct SaveThread {
    jobs: Option<Sender<Job>>,
    errors: Receiver<StoreError>,
    thread: Option<JoinHandle<()>>,
}

enum Job {
    Write(PathBuf, String),
    /// Reports back, by dropping the sender, once everything before it is written.
    Barrier(Sender<()>),
}

impl SaveThread {
    /// Starts the thread.
    pub fn start(ctx: &Context) -> Self {
        let (jobs, inbox) = mpsc::channel();
        let (outbox, errors) = mpsc::channel();
        let ctx = ctx.clone();
        let work = move || {
            for job in inbox {
                match job {
                    Job::Write(path, text) => {
                        if let Err(error) = write_whole(&path, &text) {
                            // Nobody listens while the window closes.
                            let _ = outbox.send(error);
                            ctx.request_repaint();
                        }
                    }
                    Job::Barrier(to) => drop(to),
                }
            }
        };
        let thread = thread::Builder::new()
            .name("saving".into())
            .spawn(work)
            .ok();
        Self {
            jobs: Some(jobs),
            errors,
            thread,
        }
    }

    /// Writes a game to its file soon.
    pub fn write(&self, path: &Path, text: String) {
        let job = Job::Write(path.to_owned(), text);
        let sent = self.jobs.as_ref().map(|jobs| jobs.send(job));
        if let Some(Err(mpsc::SendError(Job::Write(path, text)))) = sent {
            // Without a thread it is written here; an error will come again with the next action.
            let _ = write_whole(&path, &text);
        }
    }

    /// Waits until everything is written.
    pub fn wait(&self) {
        let (answer, done) = mpsc::channel();
        if let Some(jobs) = &self.jobs
            && jobs.send(Job::Barrier(answer)).is_ok()
        {
            // The sender is dropped as the answer.
            let _ = done.recv();
        }
    }

    /// Returns the errors since the last call.
    pub fn errors(&self) -> impl Iterator<Item = StoreError> + '_ {
        self.errors.try_iter()
    }
}

impl Drop for SaveThread {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
