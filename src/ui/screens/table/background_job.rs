//! Work of computer players on threads of their own: decisions, hints, the peek check.
//!
//! They know only what their seat may know. If one panics, no result comes and the game continues
//! without it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread;

use egui::Context;

use super::program_fault::ProgramFault;
use crate::games::MoveJob;

/// Work on another thread, by default on a decision. Dropping it stops the work.
pub struct BackgroundJob<T = Decision> {
    answer: Receiver<T>,
    stop: Arc<AtomicBool>,
}

/// A computer player's decision.
pub struct Decision {
    /// The text of its action.
    pub action: String,
    /// The failure of the external program in whose place the decision was made.
    pub fault: Option<ProgramFault>,
}

/// The state of a job.
pub enum Poll<T = Decision> {
    /// No result yet.
    Pending,
    /// The result.
    Done(T),
    /// There will be no result.
    Failed,
}

/// The channel for the result of a job. Wakes the window when the result comes, and when none can
/// come any more.
pub struct Reply<T = Decision> {
    to: Option<Sender<T>>,
    ctx: Context,
}

impl<T> Reply<T> {
    /// Sends the result.
    pub fn send(self, result: T) {
        if let Some(to) = &self.to {
            // Nobody is listening if the turn was undone.
            let _ = to.send(result);
        }
    }
}

impl<T> Drop for Reply<T> {
    fn drop(&mut self) {
        self.to = None;
        self.ctx.request_repaint();
    }
}

impl BackgroundJob {
    /// Starts deciding, on a new thread.
    pub fn decide(ctx: &Context, job: MoveJob) -> Self {
        Self::run(ctx, |stop| Decision {
            action: job(stop),
            fault: None,
        })
    }
}

impl<T: Send + 'static> BackgroundJob<T> {
    /// Starts any work, on a new thread.
    pub fn run(ctx: &Context, work: impl FnOnce(&AtomicBool) -> T + Send + 'static) -> Self {
        let (job, reply, stop) = Self::channel(ctx);
        // Without a thread, the reply is dropped, which signals that no result will come.
        let _ = thread::Builder::new()
            .name("computer player".into())
            .spawn(move || reply.send(work(&stop)));
        job
    }
}

impl<T> BackgroundJob<T> {
    /// A job whose work is done elsewhere. Also returns the channel for its result, and the flag that
    /// is set when the result is no longer wanted.
    pub fn channel(ctx: &Context) -> (Self, Reply<T>, Arc<AtomicBool>) {
        let (sender, answer) = mpsc::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let reply = Reply {
            to: Some(sender),
            ctx: ctx.clone(),
        };
        let job = Self {
            answer,
            stop: stop.clone(),
        };
        (job, reply, stop)
    }

    /// Returns the result if it has come.
    pub fn poll(&self) -> Poll<T> {
        match self.answer.try_recv() {
            Ok(result) => Poll::Done(result),
            Err(TryRecvError::Empty) => Poll::Pending,
            Err(TryRecvError::Disconnected) => Poll::Failed,
        }
    }
}

/// Sets the flag, which the work checks often; nobody waits for it to end.
impl<T> Drop for BackgroundJob<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
