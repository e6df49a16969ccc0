//! Computer players at work, off the frame.
//!
//! They get nothing but what their seat may know. A panic costs the thinking, not the game: then
//! no decision comes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread::{self, JoinHandle};

use egui::Context;

use super::guests::Trouble;
use crate::games::Thought;

/// A computer player at work on a decision.
pub struct Thinking {
    answer: Receiver<Decision>,
    stop: Arc<AtomicBool>,
    /// None if the thread is not this decision's own.
    thread: Option<JoinHandle<()>>,
}

/// What a computer player has decided.
pub struct Decision {
    /// The text of its action.
    pub action: String,
    /// What went wrong with a program from outside, in whose place it was decided.
    pub trouble: Option<Trouble>,
}

/// How far a computer player is.
pub enum Thinks {
    /// It thinks.
    Still,
    /// It has decided.
    Decided(Decision),
    /// It will not decide any more.
    Failed,
}

/// Where a decision goes; the window wakes when it comes, or when none can come any more.
pub struct Reply {
    to: Option<Sender<Decision>>,
    ctx: Context,
}

impl Reply {
    /// Tells the decision.
    pub fn send(self, decision: Decision) {
        if let Some(to) = &self.to {
            // Nobody listens any more to what was taken back.
            let _ = to.send(decision);
        }
    }
}

impl Drop for Reply {
    fn drop(&mut self) {
        self.to = None;
        self.ctx.request_repaint();
    }
}

impl Thinking {
    /// Thinking on a thread of its own.
    pub fn start(ctx: &Context, thought: Thought) -> Self {
        let (mut thinking, reply, stop) = Self::awaited(ctx);
        let work = move || {
            let action = thought(&stop);
            reply.send(Decision {
                action,
                trouble: None,
            });
        };
        thinking.thread = thread::Builder::new()
            .name("computer player".into())
            .spawn(work)
            .ok();
        thinking
    }

    /// Thinking that somebody else does: where the decision is to go, and what says that it is
    /// not wanted any more.
    pub fn awaited(ctx: &Context) -> (Self, Reply, Arc<AtomicBool>) {
        let (sender, answer) = mpsc::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let reply = Reply {
            to: Some(sender),
            ctx: ctx.clone(),
        };
        let thinking = Self {
            answer,
            stop: stop.clone(),
            thread: None,
        };
        (thinking, reply, stop)
    }

    /// Has it decided?
    pub fn poll(&self) -> Thinks {
        match self.answer.try_recv() {
            Ok(decision) => Thinks::Decided(decision),
            Err(TryRecvError::Empty) => Thinks::Still,
            Err(TryRecvError::Disconnected) => Thinks::Failed,
        }
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // It looks at the flag every few worlds.
            let _ = thread.join();
        }
    }
}
