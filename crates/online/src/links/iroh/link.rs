//! One link: a stream in both directions, its queue, and its end.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{future, mem};

use iroh::endpoint::{Connection, ConnectionError, ReadError, RecvStream, SendStream, WriteError};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::{sleep, timeout};

use super::outgoing::Outgoing;
use super::pack::{Packer, Unpacker};
use super::shared::Shared;
use crate::links::{CloseReason, FrameReader, Intake, LinkEvent, LinkId, PeerKey, Side, framed};

/// The maximum number of kilobytes of a link that the caller has not fetched, apart from two whole frames. Each
/// frame counts one more than it has. A peer that sends more has to wait.
const LARGEST_BACKLOG: usize = 64;

/// The maximum number of bytes that are taken from a stream at once.
const PIECE: usize = 16 << 10;

/// The time that a link which this side closes waits for its last frames to arrive.
const FAREWELL: Duration = Duration::from_secs(2);

/// A link that reports its end when it is dropped.
pub(super) struct Link {
    id: LinkId,
    shared: Arc<Shared>,
    frames: mpsc::Receiver<Vec<u8>>,
    waiting: Arc<AtomicUsize>,
    overflowed: watch::Receiver<bool>,
    reason: CloseReason,
}

impl Link {
    /// A link with a new number. It ends for this reason if nobody carries it.
    pub(super) fn new(shared: &Arc<Shared>, id: LinkId, reason: CloseReason) -> Self {
        let (sender, frames) = mpsc::channel(shared.side.longest_queue());
        let (overflow, overflowed) = watch::channel(false);
        let waiting = Arc::new(AtomicUsize::new(0));
        let outgoing = Outgoing {
            frames: sender,
            waiting: Arc::clone(&waiting),
            largest: shared.side.largest_queue(),
            overflowed: overflow,
            connection: None,
        };
        shared.add(id, outgoing);
        Self { id, shared: Arc::clone(shared), frames, waiting, overflowed, reason }
    }

    pub(super) const fn id(&self) -> LinkId {
        self.id
    }

    /// The reason for which the caller does not want this link any more, once that is so.
    pub(super) async fn unwanted(&mut self) -> CloseReason {
        match self.overflowed.wait_for(|overflowed| *overflowed).await {
            Ok(_) => CloseReason::QueueFull,
            Err(_) => CloseReason::Asked,
        }
    }

    pub(super) fn end(mut self, reason: CloseReason) {
        self.reason = reason;
    }

    /// Reports the link as open, and carries frames until it is gone.
    pub(super) async fn carry(mut self, connection: Connection, mut send: SendStream, mut recv: RecvStream) {
        self.reason = CloseReason::Lost;
        self.shared.opened(self.id, connection.clone());
        let peer = PeerKey(*connection.remote_id().as_bytes());
        let opened = LinkEvent::Opened { link: self.id, peer };
        self.shared.report(opened, None);
        let mut overflowed = self.overflowed.clone();
        let reason = tokio::select! {
            biased;
            Ok(_) = overflowed.wait_for(|overflowed| *overflowed) => CloseReason::QueueFull,
            reason = write(self.shared.side, &mut self.frames, &self.waiting, &mut send) => reason,
            reason = read(&self.shared, self.id, &mut recv) => reason,
        };
        let is_asked = self.frames.is_closed() && reason != CloseReason::QueueFull;
        self.reason = if is_asked { CloseReason::Asked } else { reason };
        connection.close(0_u32.into(), b"");
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.shared.close(self.id);
        let closed = LinkEvent::Closed { link: self.id, reason: mem::replace(&mut self.reason, CloseReason::Lost) };
        self.shared.report(closed, None);
    }
}

/// Sends what is in the queue, until that is closed or the connection breaks.
async fn write(
    side: Side, frames: &mut mpsc::Receiver<Vec<u8>>, waiting: &AtomicUsize, send: &mut SendStream,
) -> CloseReason {
    let mut packer = match side {
        Side::Host => Some(Packer::default()),
        Side::Guest => None,
    };
    while let Some(frame) = frames.recv().await {
        let mut bytes = framed(&frame);
        if let Some(packer) = &mut packer {
            bytes = packer.pack(&bytes);
        }
        match send.write_all(&bytes).await {
            Ok(()) => {}
            // Something may still be there to be read, and then the reader learns the reason.
            Err(WriteError::ConnectionLost(_)) => future::pending().await,
            Err(_) => return CloseReason::Lost,
        }
        waiting.fetch_sub(frame.len(), Ordering::Relaxed);
    }
    if send.finish().is_ok() {
        let _ = timeout(FAREWELL, send.stopped()).await;
    }
    CloseReason::Asked
}

/// Reports the frames that arrive, until the peer closes the link or sends what it must not.
async fn read(shared: &Shared, link: LinkId, recv: &mut RecvStream) -> CloseReason {
    let mut unpacker = match shared.side {
        Side::Host => None,
        Side::Guest => Some(Unpacker::default()),
    };
    let mut reader = FrameReader::new(shared.side);
    let mut intake = Intake::new(shared.side);
    let start = Instant::now();
    let largest = LARGEST_BACKLOG + 2 * shared.side.longest_frame() / 1024;
    let backlog = Arc::new(Semaphore::new(largest));
    let mut frames = Vec::new();
    loop {
        let piece = match recv.read_chunk(PIECE).await {
            Ok(Some(piece)) => piece,
            Ok(None) => return CloseReason::Peer,
            Err(ReadError::ConnectionLost(ConnectionError::ApplicationClosed(_))) => {
                return CloseReason::Peer;
            }
            Err(_) => return CloseReason::Lost,
        };
        let mut rest = &piece[..];
        loop {
            let next = match &mut unpacker {
                Some(unpacker) => unpacker.next(&mut rest),
                None => Ok(Some(mem::take(&mut rest)).filter(|piece| !piece.is_empty())),
            };
            let read = match next {
                Ok(Some(piece)) => reader.read(piece, &mut frames),
                Ok(None) => break,
                Err(fault) => Err(fault),
            };
            if let Err(fault) = read {
                return CloseReason::Fault(fault);
            }
            for bytes in frames.drain(..) {
                loop {
                    match intake.count(bytes.len(), start.elapsed()) {
                        Ok(Duration::ZERO) => break,
                        Ok(rest) => sleep(rest).await,
                        Err(fault) => return CloseReason::Fault(fault),
                    }
                }
                // Transports without signs of life of their own send empty frames.
                if bytes.is_empty() {
                    continue;
                }
                let size = 1 + bytes.len() as u32 / 1024;
                let place = Arc::clone(&backlog).acquire_many_owned(size).await;
                let place = place.expect("the backlog is never closed");
                shared.report(LinkEvent::Frame { link, bytes }, Some(place));
            }
        }
    }
}
