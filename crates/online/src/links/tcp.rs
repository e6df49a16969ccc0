//! Links over TCP, for the local network, for hosts with a public address, and for programs that are guests. They are
//! not encrypted: whoever carries them can read everything, the secrets of the seats too.
//!
//! The first frame on a link is the guest's: `{"misere":1,"secret":"64 hexadecimal digits"}`. The host knows the guest
//! by the SHA-256 of the secret's 32 bytes.

use std::collections::{BTreeMap, VecDeque};
use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::{
    Address, CloseReason, FrameFault, FrameReader, LinkEvent, LinkId, Links, PeerKey, Side, Wake,
    framed,
};
use crate::secrets::Secret;

/// The time to connect, and for the first frame.
const CONNECT: Duration = Duration::from_secs(10);

/// The time in which something that is sent must get out of this computer.
const WRITE: Duration = Duration::from_secs(20);

/// The links of an endpoint at most.
const MOST_LINKS: usize = 64;

/// The events that wait for [`Links::poll`] at most.
const MOST_EVENTS: usize = 4096;

/// The bytes that are read at once.
const PIECE: usize = 16 << 10;

/// An endpoint on TCP.
pub struct TcpLinks {
    shared: Arc<Shared>,
    listener: Option<(SocketAddr, Address)>,
}

struct Shared {
    side: Side,
    /// What a guest says first.
    secret: Option<Secret>,
    events: Mutex<VecDeque<LinkEvent>>,
    links: Mutex<BTreeMap<LinkId, Out>>,
    next: AtomicU64,
    is_closed: AtomicBool,
    began: Instant,
    wake: Wake,
}

/// The sending half of a link.
struct Out {
    frames: SyncSender<Vec<u8>>,
    /// The bytes that wait to be sent.
    waiting: Arc<AtomicUsize>,
    /// Set by whoever gives the link up first.
    reason: Arc<Mutex<Option<CloseReason>>>,
}

/// The first frame of a guest.
#[derive(Serialize, Deserialize)]
struct First {
    misere: u32,
    secret: Secret,
}

impl TcpLinks {
    /// A host's endpoint that listens on an address such as `0.0.0.0:7777`. Guests are told to dial `public`, or the
    /// address itself.
    ///
    /// # Errors
    /// Returns the error of the system if it cannot listen there.
    pub fn listen(address: &str, public: Option<&str>, wake: Wake) -> io::Result<Self> {
        let listener = TcpListener::bind(address)?;
        let local = listener.local_addr()?;
        let shared = Arc::new(Shared::new(Side::Host, None, wake));
        let accepting = Arc::clone(&shared);
        spawn(move || accept(&accepting, &listener))?;
        let public = public.map_or_else(|| local.to_string(), str::to_owned);
        Ok(Self {
            shared,
            listener: Some((local, Address::Tcp(public))),
        })
    }

    /// A guest's endpoint, which is known by this secret.
    pub fn guest(secret: Secret, wake: Wake) -> Self {
        Self {
            shared: Arc::new(Shared::new(Side::Guest, Some(secret), wake)),
            listener: None,
        }
    }
}

impl Links for TcpLinks {
    fn address(&self) -> Option<Address> {
        self.listener.as_ref().map(|(_, address)| address.clone())
    }

    fn dial(&self, address: &Address) -> LinkId {
        let link = self.shared.new_link();
        let shared = Arc::clone(&self.shared);
        let address = address.clone();
        let started = spawn(move || match connect(&address) {
            Some(stream) => shared.run(link, &stream),
            None => {
                let reason = CloseReason::Unreachable;
                shared.tell(LinkEvent::Closed { link, reason });
            }
        });
        if started.is_err() {
            let reason = CloseReason::Unreachable;
            self.shared.tell(LinkEvent::Closed { link, reason });
        }
        link
    }

    fn send(&self, link: LinkId, frame: Vec<u8>) {
        let mut links = self.shared.links();
        let Some(out) = links.get(&link) else {
            return;
        };
        let length = frame.len();
        let waiting = out.waiting.fetch_add(length, Ordering::Relaxed) + length;
        let is_full = waiting > self.shared.side.largest_queue()
            || matches!(out.frames.try_send(frame), Err(TrySendError::Full(_)));
        if is_full {
            out.give_up(CloseReason::QueueFull);
            links.remove(&link);
        }
    }

    fn close(&self, link: LinkId) {
        if let Some(out) = self.shared.links().remove(&link) {
            out.give_up(CloseReason::Asked);
        }
    }

    fn poll(&self) -> Option<LinkEvent> {
        self.shared.events().pop_front()
    }
}

impl Drop for TcpLinks {
    fn drop(&mut self) {
        self.shared.is_closed.store(true, Ordering::Relaxed);
        self.shared.links().clear();
        if let Some((mut local, _)) = self.listener.take() {
            if local.ip().is_unspecified() {
                local.set_ip(match local {
                    SocketAddr::V4(_) => std::net::Ipv4Addr::LOCALHOST.into(),
                    SocketAddr::V6(_) => std::net::Ipv6Addr::LOCALHOST.into(),
                });
            }
            // Wakes the thread that accepts connections; without it, that thread ends with the next guest.
            let _ = TcpStream::connect_timeout(&local, Duration::from_secs(1));
        }
    }
}

impl Out {
    fn give_up(&self, reason: CloseReason) {
        lock(&self.reason).get_or_insert(reason);
    }
}

impl Shared {
    fn new(side: Side, secret: Option<Secret>, wake: Wake) -> Self {
        Self {
            side,
            secret,
            events: Mutex::default(),
            links: Mutex::default(),
            next: AtomicU64::new(1),
            is_closed: AtomicBool::new(false),
            began: Instant::now(),
            wake,
        }
    }

    fn events(&self) -> MutexGuard<'_, VecDeque<LinkEvent>> {
        lock(&self.events)
    }

    fn links(&self) -> MutexGuard<'_, BTreeMap<LinkId, Out>> {
        lock(&self.links)
    }

    fn new_link(&self) -> LinkId {
        LinkId(self.next.fetch_add(1, Ordering::Relaxed))
    }

    /// Adds an event; returns whether there is room for more.
    fn tell(&self, event: LinkEvent) -> bool {
        let mut events = self.events();
        events.push_back(event);
        let has_room = events.len() < MOST_EVENTS;
        drop(events);
        (self.wake)();
        has_room
    }

    /// Carries a link until it ends.
    fn run(&self, link: LinkId, stream: &TcpStream) {
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

/// Accepts guests until the endpoint is dropped.
fn accept(shared: &Arc<Shared>, listener: &TcpListener) {
    for stream in listener.incoming() {
        if shared.is_closed.load(Ordering::Relaxed) {
            return;
        }
        let Ok(stream) = stream else { continue };
        // The count of threads, each of which holds a link or waits for its first frame.
        if Arc::strong_count(shared) > MOST_LINKS + 2 {
            continue;
        }
        let shared = Arc::clone(shared);
        // If there is no thread for it, the stream is dropped and thereby closed.
        let _ = spawn(move || {
            let link = shared.new_link();
            shared.run(link, &stream);
        });
    }
}

fn connect(address: &Address) -> Option<TcpStream> {
    let Address::Tcp(place) = address else {
        return None;
    };
    let mut places = place.to_socket_addrs().ok()?;
    places.find_map(|place| TcpStream::connect_timeout(&place, CONNECT).ok())
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

fn spawn(task: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let thread = thread::Builder::new().name("friends".to_owned());
    thread.spawn(task).map(drop)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};

    use super::*;

    fn waker() -> (Wake, Receiver<()>) {
        let (sender, woken): (Sender<()>, _) = channel();
        let wake: Wake = Arc::new(move || {
            // A test that has ended listens no more.
            let _ = sender.send(());
        });
        (wake, woken)
    }

    /// The next event, waiting for the wake that announces it.
    fn next(links: &TcpLinks, woken: &Receiver<()>) -> LinkEvent {
        loop {
            if let Some(event) = links.poll() {
                return event;
            }
            let wait = Duration::from_secs(20);
            woken.recv_timeout(wait).expect("an event");
        }
    }

    fn is_frame(event: &LinkEvent, content: &[u8]) -> bool {
        matches!(event, LinkEvent::Frame { bytes, .. } if bytes == content)
    }

    #[test]
    fn frames_go_both_ways_until_one_side_closes() {
        let (wake, host_woken) = waker();
        let host = TcpLinks::listen("127.0.0.1:0", None, wake).expect("a port");
        let address = host.address().expect("an address");
        let (wake, guest_woken) = waker();
        let secret = Secret([5; 32]);
        let guest = TcpLinks::guest(secret, wake);
        let dialed = guest.dial(&address);
        let opened = next(&host, &host_woken);
        let LinkEvent::Opened { link, peer } = opened else {
            panic!("{opened:?}");
        };
        assert_eq!(peer, secret.key());
        assert!(matches!(
            next(&guest, &guest_woken),
            LinkEvent::Opened { .. }
        ));
        let long = vec![7; Side::Guest.longest_frame()];
        for content in [&b"one"[..], b"", &long] {
            host.send(link, content.to_vec());
            assert!(is_frame(&next(&guest, &guest_woken), content));
        }
        guest.send(dialed, b"two".to_vec());
        assert!(is_frame(&next(&host, &host_woken), b"two"));
        host.send(link, b"last".to_vec());
        host.close(link);
        assert!(is_frame(&next(&guest, &guest_woken), b"last"));
        let closed = next(&guest, &guest_woken);
        assert!(
            matches!(
                closed,
                LinkEvent::Closed {
                    reason: CloseReason::Peer,
                    ..
                }
            ),
            "{closed:?}"
        );
        let closed = next(&host, &host_woken);
        assert!(
            matches!(
                closed,
                LinkEvent::Closed {
                    reason: CloseReason::Asked,
                    ..
                }
            ),
            "{closed:?}"
        );
    }

    #[test]
    fn what_is_not_allowed_closes_the_link() {
        let (wake, woken) = waker();
        let host = TcpLinks::listen("127.0.0.1:0", None, wake).expect("a port");
        let Some(Address::Tcp(place)) = host.address() else {
            panic!("an address");
        };
        for (bytes, fault) in [
            (b"GET / HTTP/1.1\r\n\r\n".to_vec(), FrameFault::TooLong),
            (framed(b"{}"), FrameFault::Malformed),
        ] {
            let mut stream = TcpStream::connect(&place).expect("a connection");
            stream.write_all(&bytes).expect("a stream");
            let closed = next(&host, &woken);
            let LinkEvent::Closed { reason, .. } = closed else {
                panic!("{closed:?}");
            };
            assert_eq!(reason, CloseReason::Fault(fault));
        }
        let mut stream = TcpStream::connect(&place).expect("a connection");
        let first = format!(r#"{{"misere":1,"secret":"{}"}}"#, "5".repeat(64));
        stream
            .write_all(&framed(first.as_bytes()))
            .expect("a stream");
        assert!(matches!(next(&host, &woken), LinkEvent::Opened { .. }));
        for _ in 0..1000 {
            // The host may have closed it already.
            let _ = stream.write_all(&framed(b"x"));
        }
        let end = loop {
            if let LinkEvent::Closed { reason, .. } = next(&host, &woken) {
                break reason;
            }
        };
        assert_eq!(end, CloseReason::Fault(FrameFault::TooMany));
    }

    #[test]
    fn nobody_at_an_address_is_reported() {
        let (wake, woken) = waker();
        let guest = TcpLinks::guest(Secret([5; 32]), wake);
        let unused = TcpListener::bind("127.0.0.1:0").expect("a port");
        let place = unused.local_addr().expect("an address").to_string();
        drop(unused);
        guest.dial(&Address::Tcp(place));
        let closed = next(&guest, &woken);
        assert!(matches!(
            closed,
            LinkEvent::Closed {
                reason: CloseReason::Unreachable,
                ..
            }
        ));
    }
}
