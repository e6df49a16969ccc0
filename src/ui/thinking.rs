//! Computer players at work, off the frame.
//!
//! They get nothing but what their seat may know. A panic costs the thinking, not the game: then
//! no decision comes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread;

use egui::Context;

use super::external_bots::Trouble;
use crate::games::MoveJob;

/// A computer player at work on something: a decision, unless told otherwise.
pub struct Thinking<T = Decision> {
    answer: Receiver<T>,
    stop: Arc<AtomicBool>,
}

/// What a computer player has decided.
pub struct Decision {
    /// The text of its action.
    pub action: String,
    /// What went wrong with a program from outside, in whose place it was decided.
    pub trouble: Option<Trouble>,
}

/// How far a computer player is.
pub enum Poll<T = Decision> {
    /// It thinks.
    Still,
    /// It has decided.
    Decided(T),
    /// It will not decide any more.
    Failed,
}

/// Where a decision goes; the window wakes when it comes, or when none can come any more.
pub struct Reply<T = Decision> {
    to: Option<Sender<T>>,
    ctx: Context,
}

impl<T> Reply<T> {
    /// Tells the decision.
    pub fn send(self, decision: T) {
        if let Some(to) = &self.to {
            // Nobody listens any more to what was taken back.
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
    /// Thinking about a decision, on a thread of its own.
    pub fn start(ctx: &Context, thought: MoveJob) -> Self {
        Self::about(ctx, |stop| Decision {
            action: thought(stop),
            trouble: None,
        })
    }
}

impl<T: Send + 'static> Thinking<T> {
    /// Thinking about anything, on a thread of its own.
    pub fn about(ctx: &Context, thought: impl FnOnce(&AtomicBool) -> T + Send + 'static) -> Self {
        let (thinking, reply, stop) = Self::awaited(ctx);
        // Without a thread the reply is dropped, which says that no decision comes.
        let _ = thread::Builder::new()
            .name("computer player".into())
            .spawn(move || reply.send(thought(&stop)));
        thinking
    }
}

impl<T> Thinking<T> {
    /// Thinking that somebody else does: where the decision is to go, and what says that it is
    /// not wanted any more.
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

    /// Has it decided?
    pub fn poll(&self) -> Poll<T> {
        match self.answer.try_recv() {
            Ok(decision) => Poll::Decided(decision),
            Err(TryRecvError::Empty) => Poll::Still,
            Err(TryRecvError::Disconnected) => Poll::Failed,
        }
    }
}

/// It looks at the flag every few worlds; nobody waits for that.
impl<T> Drop for Thinking<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
