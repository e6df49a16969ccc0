//! Work in the background of the window: decisions, hints, reviews, puzzles, pictures and files.
//!
//! A job runs on a thread of its own. It may report progress, ends with a result, and wakes the
//! window for either. If it panics or cannot be started, it fails.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread;
use std::time::Duration;

use crate::or_log::OrLog as _;
use egui::Context;

/// Work in the background. Dropping it cancels the work; nobody waits for that.
pub struct Job<T, P = Infallible> {
    news: Receiver<Poll<T, P>>,
    is_canceled: Arc<AtomicBool>,
}

/// News of a job.
pub enum Poll<T, P = Infallible> {
    Pending,
    /// Progress, in the order of the reports.
    Progress(P),
    Done(T),
    /// There will be no result.
    Failed,
}

/// The side of a job that does the work.
pub struct Worker<T, P = Infallible> {
    news: Option<Sender<Poll<T, P>>>,
    is_canceled: Arc<AtomicBool>,
    ctx: Context,
}

impl<T: Send + 'static, P: Send + 'static> Job<T, P> {
    /// Starts work on a new thread of this name.
    pub fn start(name: &str, ctx: &Context, work: impl FnOnce(&Worker<T, P>) -> T + Send + 'static) -> Self {
        let (job, worker) = Self::channel(ctx);
        // Without a thread, the worker is dropped, and the job has failed.
        let thread = thread::Builder::new().name(name.into()).spawn(move || {
            let result = work(&worker);
            worker.finish(result);
        });
        thread.or_log("starting a job");
        job
    }
}

impl<T, P> Job<T, P> {
    /// A job whose work is done elsewhere.
    pub fn channel(ctx: &Context) -> (Self, Worker<T, P>) {
        let (sender, news) = mpsc::channel();
        let is_canceled = Arc::new(AtomicBool::new(false));
        let worker = Worker { news: Some(sender), is_canceled: Arc::clone(&is_canceled), ctx: ctx.clone() };
        (Self { news, is_canceled }, worker)
    }

    pub fn poll(&self) -> Poll<T, P> {
        match self.news.try_recv() {
            Ok(news) => news,
            Err(TryRecvError::Empty) => Poll::Pending,
            Err(TryRecvError::Disconnected) => Poll::Failed,
        }
    }
}

impl<T> Job<T> {
    /// Waits for the result. `None` if the job has failed or takes longer than the limit.
    pub fn wait(&self, limit: Duration) -> Option<T> {
        match self.news.recv_timeout(limit) {
            Ok(Poll::Done(result)) => Some(result),
            _ => None,
        }
    }
}

impl<T, P> Drop for Job<T, P> {
    fn drop(&mut self) {
        self.is_canceled.store(true, Ordering::Relaxed);
    }
}

impl<T, P> Worker<T, P> {
    /// The flag that is set when the job is canceled, which long work checks often.
    pub const fn is_canceled(&self) -> &Arc<AtomicBool> {
        &self.is_canceled
    }

    pub fn report(&self, progress: P) {
        self.send(Poll::Progress(progress));
        self.ctx.request_repaint();
    }

    pub fn finish(self, result: T) {
        self.send(Poll::Done(result));
    }

    fn send(&self, news: Poll<T, P>) {
        if let Some(sender) = &self.news {
            // Nobody listens to a canceled job.
            let _ = sender.send(news);
        }
    }
}

/// Wakes the window for the result, or because none will come.
impl<T, P> Drop for Worker<T, P> {
    fn drop(&mut self) {
        self.news = None;
        self.ctx.request_repaint();
    }
}
