//! Carrying frames over a stream until it ends.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::{Out, Shared, lock, spawn};
use crate::links::{CloseReason, FrameFault, FrameReader, Intake, LinkEvent, LinkId, PeerKey, Side, framed};
use crate::secrets::Secret;
use misere_engine::or_log::tell;

/// The time to connect, and for the first frame.
pub(super) const CONNECT: Duration = Duration::from_secs(10);

/// The time in which something that is sent must get out of this computer.
const WRITE: Duration = Duration::from_secs(20);

/// The pauses of a link.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// The time after which an empty frame is sent, so that the other side knows that the link is alive.
    pub heartbeat: Duration,
    /// The time after which a link is given up on which nothing arrives.
    pub silence: Duration,
}

impl Pace {
    /// The pace of the protocol, see `docs/online.md`.
    pub const USUAL: Self = Self { heartbeat: Duration::from_secs(10), silence: Duration::from_secs(30) };
}

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
        let out = Out { frames, waiting: Arc::clone(&waiting), reason: Arc::clone(&reason) };
        let written = stream.try_clone().and_then(|writing| {
            writing.set_write_timeout(Some(WRITE))?;
            writing.set_nodelay(true)?;
            let heartbeat = self.pace.heartbeat;
            let ends = self.writing.begin();
            spawn(move || {
                write_all(writing, &to_send, &waiting, heartbeat);
                drop(ends);
            })
        });
        let mut reader = FrameReader::new(self.side);
        let mut frames = Vec::new();
        let greeted = match written {
            Ok(()) => self.greet(stream, &out, &mut reader, &mut frames),
            Err(error) => {
                tell("preparing a link", &error);
                Err(CloseReason::Lost)
            }
        };
        self.greeting().retain(|(other, _)| *other != link);
        let was_open = greeted.is_ok();
        let fault = match greeted {
            Ok(peer) => {
                self.links().insert(link, out);
                self.tell(LinkEvent::Opened { link, peer }, None);
                self.read_all(link, stream, reader, frames)
            }
            Err(reason) => {
                drop(out);
                reason
            }
        };
        // The writer ends when nothing can be sent any more.
        self.links().remove(&link);
        let reason = lock(&reason).take().unwrap_or(fault);
        // The writer ends the stream by itself once it has sent what was asked for before.
        if reason != CloseReason::Asked {
            let _ = stream.shutdown(Shutdown::Both);
        }
        // A host learns of a guest only once the guest has said who it is.
        if self.side == Side::Guest || was_open {
            self.tell(LinkEvent::Closed { link, reason }, None);
        }
    }

    /// Reads frames until the link ends, from these on; returns why it did.
    fn read_all(
        &self, link: LinkId, stream: &TcpStream, mut reader: FrameReader, mut frames: Vec<Vec<u8>>,
    ) -> CloseReason {
        if self.is_closed.load(Ordering::Relaxed) {
            return CloseReason::Asked;
        }
        let mut intake = Intake::new(self.side);
        let backlog = Arc::new(Backlog::default());
        let mut piece = [0; PIECE];
        loop {
            for bytes in frames.drain(..) {
                loop {
                    match intake.count(bytes.len(), self.began.elapsed()) {
                        Ok(Duration::ZERO) => break,
                        Ok(rest) => thread::sleep(rest),
                        Err(fault) => return CloseReason::Fault(fault),
                    }
                }
                // An empty frame has done its work by arriving.
                if bytes.is_empty() {
                    continue;
                }
                if !backlog.make_room(bytes.len(), || self.links().contains_key(&link)) {
                    return CloseReason::Asked;
                }
                self.tell(LinkEvent::Frame { link, bytes }, Some(Arc::clone(&backlog)));
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
        &self, stream: &TcpStream, out: &Out, reader: &mut FrameReader, frames: &mut Vec<Vec<u8>>,
    ) -> Result<PeerKey, CloseReason> {
        let timeout = |time| {
            let set = stream.set_read_timeout(Some(time));
            set.map_err(|_| CloseReason::Lost)
        };
        if let Some(secret) = self.secret {
            let first = serde_json::to_vec(&First { misere: 1, secret });
            let first = first.expect("a secret is plain data");
            out.waiting.fetch_add(first.len(), Ordering::Relaxed);
            out.frames.try_send(first).map_err(|_| CloseReason::Lost)?;
            timeout(self.pace.silence)?;
            return Ok(PeerKey::UNKNOWN);
        }
        timeout(CONNECT)?;
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
        timeout(self.pace.silence)?;
        match serde_json::from_slice(&frames.remove(0)) {
            Ok(First { misere: 1, secret }) => Ok(secret.key()),
            _ => Err(CloseReason::Fault(FrameFault::Malformed)),
        }
    }
}

/// The bytes of a link that its caller has not fetched. A peer that sends more has to wait.
#[derive(Default)]
pub struct Backlog {
    bytes: Mutex<usize>,
    fetched: Condvar,
}

impl Backlog {
    /// The bytes at most, unless it is a single frame.
    const LARGEST: usize = 128 << 10;

    /// The time between two looks at whether anybody still wants the link.
    const LOOK: Duration = Duration::from_millis(200);

    /// Waits for room for a frame; returns whether the link is still wanted.
    fn make_room(&self, length: usize, is_wanted: impl Fn() -> bool) -> bool {
        let mut bytes = lock(&self.bytes);
        while *bytes > 0 && *bytes + length > Self::LARGEST {
            let waited = self.fetched.wait_timeout(bytes, Self::LOOK);
            drop(waited.unwrap_or_else(PoisonError::into_inner));
            if !is_wanted() {
                return false;
            }
            bytes = lock(&self.bytes);
        }
        *bytes += length;
        true
    }

    /// Notes that the caller has fetched a frame.
    pub(super) fn fetch(&self, length: usize) {
        *lock(&self.bytes) -= length;
        self.fetched.notify_one();
    }
}

/// Writes frames until there are no more senders, then ends the stream. An empty frame fills each long pause.
fn write_all(mut stream: TcpStream, frames: &Receiver<Vec<u8>>, waiting: &AtomicUsize, heartbeat: Duration) {
    loop {
        let frame = match frames.recv_timeout(heartbeat) {
            Ok(frame) => frame,
            Err(RecvTimeoutError::Timeout) => Vec::new(),
            Err(RecvTimeoutError::Disconnected) => break,
        };
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
