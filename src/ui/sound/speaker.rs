//! The speaker, which plays sounds.

use std::sync::mpsc::{Sender, channel};

#[cfg(any(windows, target_os = "macos"))]
use super::device::serve;
#[cfg(not(any(windows, target_os = "macos")))]
use super::pulse::serve;
use super::request::Request;
use crate::or_log::OrLog as _;

/// Plays sounds on a thread of its own; by default, and without anything to play them on, it is silent.
#[derive(Default)]
pub struct Speaker {
    thread: Option<Sender<Request>>,
}

impl Speaker {
    /// A speaker whose thread sleeps until there is something to play.
    pub fn start() -> Self {
        let (sender, requests) = channel();
        let thread = std::thread::Builder::new().name("sound".into());
        // Without a thread, it stays silent.
        let thread = thread.spawn(move || serve(&requests));
        Self { thread: thread.or_log("starting the thread of sounds").map(|_| sender) }
    }

    pub fn play(&self, request: Request) {
        if let Some(thread) = &self.thread {
            let _ = thread.send(request);
        }
    }
}
