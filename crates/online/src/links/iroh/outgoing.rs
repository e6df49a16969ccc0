//! The caller's end of a link.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use iroh::endpoint::Connection;
use tokio::sync::{mpsc, watch};

/// The caller's end of a link's queue. The link closes when it is dropped.
pub(super) struct Outgoing {
    pub(super) frames: mpsc::Sender<Vec<u8>>,
    /// Bytes in the queue.
    pub(super) waiting: Arc<AtomicUsize>,
    pub(super) largest: usize,
    pub(super) overflowed: watch::Sender<bool>,
    /// For its route; `None` until the link opens.
    pub(super) connection: Option<Connection>,
}

impl Outgoing {
    /// Puts a frame in the queue, or returns false if that is full.
    pub(super) fn push(&self, frame: Vec<u8>) -> bool {
        let size = frame.len();
        let before = self.waiting.fetch_add(size, Ordering::Relaxed);
        before + size <= self.largest && self.frames.try_send(frame).is_ok()
    }

    /// Makes the link close at once.
    pub(super) fn overflow(&self) {
        self.overflowed.send_replace(true);
    }
}
