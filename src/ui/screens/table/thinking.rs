//! Computer players at work on threads of their own.
//!
//! They know only what their seat may know. If one panics, no decision comes and the game continues
//! without it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread;

use egui::Context;

use super::program_fault::ProgramFault;
use crate::games::MoveJob;

/// A computer player at work, by default on a decision.
pub struct Thinking<T = Decision> {
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

/// The state of a computer player's work.
pub enum Poll<T = Decision> {
    /// No decision yet.
    Thinking,
    /// A decision was made.
    Decided(T),
    /// No decision will come any more.
    Failed,
}

/// The channel for a decision. Wakes the window when the decision comes, and when none can come any
/// more.
pub struct Reply<T = Decision> {
    to: Option<Sender<T>>,
    ctx: Context,
}

impl<T> Reply<T> {
    /// Sends the decision.
    pub fn send(self, decision: T) {
        if let Some(to) = &self.to {
            // Nobody is listening if the turn was undone.
            let _ = to.send(decision);
        }
    }
}

impl<T> Drop for Reply<T> {
    fn drop(&mut self) {
        self.to = None;
        self.ctx.request_repaint();
    }
}

impl Thinking {
    /// Starts deciding, on a new thread.
    pub fn start(ctx: &Context, job: MoveJob) -> Self {
        Self::about(ctx, |stop| Decision {
            action: job(stop),
            fault: None,
        })
    }
}

impl<T: Send + 'static> Thinking<T> {
    /// Starts other work, on a new thread.
    pub fn about(ctx: &Context, work: impl FnOnce(&AtomicBool) -> T + Send + 'static) -> Self {
        let (thinking, reply, stop) = Self::awaited(ctx);
        // Without a thread, the reply is dropped, which signals that no decision will come.
        let _ = thread::Builder::new()
            .name("computer player".into())
            .spawn(move || reply.send(work(&stop)));
        thinking
    }
}

impl<T> Thinking<T> {
    /// Prepares for work done elsewhere. Also returns the reply for its decision, and the flag that
    /// is set when the decision is no longer wanted.
    pub fn awaited(ctx: &Context) -> (Self, Reply<T>, Arc<AtomicBool>) {
        let (sender, answer) = mpsc::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let reply = Reply {
            to: Some(sender),
            ctx: ctx.clone(),
        };
        let thinking = Self {
            answer,
            stop: stop.clone(),
        };
        (thinking, reply, stop)
    }

    /// Returns the decision if it has come.
    pub fn poll(&self) -> Poll<T> {
        match self.answer.try_recv() {
            Ok(decision) => Poll::Decided(decision),
            Err(TryRecvError::Empty) => Poll::Thinking,
            Err(TryRecvError::Disconnected) => Poll::Failed,
        }
    }
}

/// Sets the flag, which the work checks often; nobody waits for it to end.
impl<T> Drop for Thinking<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
