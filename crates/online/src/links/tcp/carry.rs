//! Carrying frames over a stream until it ends.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::{Out, Shared, lock, spawn};
use crate::links::{CloseReason, FrameFault, FrameReader, LinkEvent, LinkId, PeerKey, framed};
use crate::secrets::Secret;

/// The time to connect, and for the first frame.
pub(super) const CONNECT: Duration = Duration::from_secs(10);

/// The time in which something that is sent must get out of this computer.
const WRITE: Duration = Duration::from_secs(20);

/// The bytes that are read at once.
const PIECE: usize = 16 << 10;

/// The first frame of a guest.
#[derive(Serialize, Deserialize)]
struct First {
    misere: u32,
    secret: Secret,
}

impl Shared {
    /// Carries a link until it ends.
    pub(super) fn run(&self, link: LinkId, stream: &TcpStream) {
        let (frames, to_send) = sync_channel(self.side.longest_queue());
        let (waiting, reason) = (Arc::new(AtomicUsize::new(0)), Arc::default());
        let out = Out {
            frames,
            waiting: Arc::clone(&waiting),
            reason: Arc::clone(&reason),
        };
        let written = stream.try_clone().and_then(|writing| {
            writing.set_write_timeout(Some(WRITE))?;
            writing.set_nodelay(true)?;
            spawn(move || write_all(writing, &to_send, &waiting))
        });
        let fault = match written {
            Ok(()) => self.read_all(link, stream, out),
            Err(_) => CloseReason::Lost,
        };
        // The writer ends when nothing can be sent any more.
        self.links().remove(&link);
        let reason = lock(&reason).take().unwrap_or(fault);
        let _ = stream.shutdown(Shutdown::Both);
        self.tell(LinkEvent::Closed { link, reason });
    }

    /// Reads frames until the link ends; returns why it did.
    fn read_all(&self, link: LinkId, stream: &TcpStream, out: Out) -> CloseReason {
        let mut reader = FrameReader::new(self.side);
        let mut limit = self.side.rate_limit();
        let mut frames = Vec::new();
        let peer = match self.greet(stream, &out, &mut reader, &mut frames) {
            Ok(peer) => peer,
            Err(reason) => return reason,
        };
        self.links().insert(link, out);
        if self.is_closed.load(Ordering::Relaxed) {
            return CloseReason::Asked;
        }
        self.tell(LinkEvent::Opened { link, peer });
        let mut piece = [0; PIECE];
        loop {
            for bytes in frames.drain(..) {
                if let Err(fault) = limit.count(self.began.elapsed()) {
                    return CloseReason::Fault(fault);
                }
                if !self.tell(LinkEvent::Frame { link, bytes }) {
                    return CloseReason::Fault(FrameFault::TooMany);
                }
            }
            match read(stream, &mut piece) {
                Ok(0) => return CloseReason::Peer,
                Ok(count) => {
                    if let Err(fault) = reader.read(&piece[..count], &mut frames) {
                        return CloseReason::Fault(fault);
                    }
                }
                Err(_) => return CloseReason::Lost,
            }
        }
    }

    /// Says or reads the first frame; returns who is at the other end.
    fn greet(
        &self,
        stream: &TcpStream,
        out: &Out,
        reader: &mut FrameReader,
        frames: &mut Vec<Vec<u8>>,
    ) -> Result<PeerKey, CloseReason> {
        if let Some(secret) = self.secret {
            let first = serde_json::to_vec(&First { misere: 1, secret });
            let first = first.expect("a secret is plain data");
            out.waiting.fetch_add(first.len(), Ordering::Relaxed);
            out.frames.try_send(first).map_err(|_| CloseReason::Lost)?;
            return Ok(PeerKey::UNKNOWN);
        }
        let timeout = |time| stream.set_read_timeout(time).map_err(|_| CloseReason::Lost);
        timeout(Some(CONNECT))?;
        let began = Instant::now();
        let mut piece = [0; 512];
        while frames.is_empty() {
            let count = match read(stream, &mut piece) {
                Ok(count) if count > 0 && began.elapsed() < CONNECT => count,
                _ => return Err(CloseReason::Lost),
            };
            let read = reader.read(&piece[..count], frames);
            read.map_err(CloseReason::Fault)?;
        }
        timeout(None)?;
        match serde_json::from_slice(&frames.remove(0)) {
            Ok(First { misere: 1, secret }) => Ok(secret.key()),
            _ => Err(CloseReason::Fault(FrameFault::Malformed)),
        }
    }
}

/// Writes frames until there are no more senders, then ends the stream.
fn write_all(mut stream: TcpStream, frames: &Receiver<Vec<u8>>, waiting: &AtomicUsize) {
    while let Ok(frame) = frames.recv() {
        waiting.fetch_sub(frame.len(), Ordering::Relaxed);
        if stream.write_all(&framed(&frame)).is_err() {
            break;
        }
    }
    let _ = stream.shutdown(Shutdown::Both);
}

fn read(mut stream: &TcpStream, piece: &mut [u8]) -> io::Result<usize> {
    loop {
        match stream.read(piece) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            done => return done,
        }
    }
}
