//! Links over TCP, for the local network, for hosts with a public address, and for programs that are guests. They are
//! not encrypted: whoever carries them can read everything, the secrets of the seats too.
//!
//! The first frame on a link is the guest's: `{"misere":1,"secret":"64 hexadecimal digits"}`. The host knows the guest
//! by the SHA-256 of the secret's 32 bytes.

pub(crate) mod carry;

use std::collections::{BTreeMap, VecDeque};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{SyncSender, TrySendError};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{io, thread};

use super::{Address, CloseReason, LinkEvent, LinkId, Links, Side, Wake};
use crate::secrets::Secret;
use carry::{Backlog, CONNECT, Pace};
use misere_engine::or_log::OrLog as _;

/// The links of an endpoint at most.
pub const MOST_LINKS: usize = 64;

/// The guests at most who have connected and not said who they are. The one who has waited longest makes room.
const MOST_GREETING: usize = 16;

/// The time after which a guest is accepted again where the system has no room for one.
const PAUSE: Duration = Duration::from_millis(100);

/// The time at most in which an endpoint that is dropped sends what waits.
const FAREWELL: Duration = Duration::from_secs(2);

/// An endpoint on TCP.
pub struct TcpLinks {
    #[doc(hidden)]
    pub shared: Arc<Shared>,
    listener: Option<(SocketAddr, Address)>,
}

/// The state that an endpoint shares with its threads.
pub struct Shared {
    side: Side,
    /// The first frame of a guest.
    secret: Option<Secret>,
    /// Each frame with the backlog of its link.
    events: Mutex<VecDeque<(LinkEvent, Option<Arc<Backlog>>)>>,
    links: Mutex<BTreeMap<LinkId, Out>>,
    /// Guests who have not said who they are.
    greeting: Mutex<VecDeque<(LinkId, TcpStream)>>,
    pace: Pace,
    next: AtomicU64,
    is_closed: AtomicBool,
    /// The threads that still send something.
    writing: Arc<Writing>,
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

impl TcpLinks {
    /// A host's endpoint that listens on an address such as `0.0.0.0:7777`. Guests are told to dial `public`, or the
    /// address itself.
    ///
    /// # Errors
    /// Returns the error of the system if it cannot listen there, or one if others cannot dial it.
    pub fn listen(address: &str, public: Option<&str>, wake: Wake) -> io::Result<Self> {
        Self::listen_at(Pace::USUAL, address, public, wake)
    }

    #[doc(hidden)]
    pub fn listen_at(pace: Pace, address: &str, public: Option<&str>, wake: Wake) -> io::Result<Self> {
        let listener = TcpListener::bind(address)?;
        let local = listener.local_addr()?;
        let public = Address::tcp(&public.map_or_else(|| local.to_string(), str::to_owned));
        let public = public.map_err(|error| io::Error::new(io::ErrorKind::InvalidInput, error))?;
        let shared = Arc::new(Shared::new(Side::Host, None, pace, wake));
        let accepting = Arc::clone(&shared);
        spawn(move || accept(&accepting, listener.incoming(), || thread::sleep(PAUSE)))?;
        Ok(Self { shared, listener: Some((local, public)) })
    }

    /// A guest's endpoint, which is known by this secret.
    pub fn guest(secret: Secret, wake: Wake) -> Self {
        Self { shared: Arc::new(Shared::new(Side::Guest, Some(secret), Pace::USUAL, wake)), listener: None }
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
                shared.tell(LinkEvent::Closed { link, reason }, None);
            }
        });
        if started.is_err() {
            let reason = CloseReason::Unreachable;
            self.shared.tell(LinkEvent::Closed { link, reason }, None);
        }
        link
    }

    fn send(&self, link: LinkId, frame: Vec<u8>) {
        let mut links = self.shared.links();
        let Some(out) = links.get(&link) else { return };
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
        let (event, backlog) = self.shared.events().pop_front()?;
        if let (LinkEvent::Frame { bytes, .. }, Some(backlog)) = (&event, backlog) {
            backlog.fetch(bytes.len());
        }
        Some(event)
    }
}

impl Drop for TcpLinks {
    fn drop(&mut self) {
        self.shared.is_closed.store(true, Ordering::Relaxed);
        self.shared.links().clear();
        for (_, stream) in self.shared.greeting().drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
        self.shared.writing.wait();
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
    #[doc(hidden)]
    pub fn new(side: Side, secret: Option<Secret>, pace: Pace, wake: Wake) -> Self {
        Self {
            side,
            secret,
            events: Mutex::default(),
            links: Mutex::default(),
            greeting: Mutex::default(),
            pace,
            next: AtomicU64::new(1),
            is_closed: AtomicBool::new(false),
            writing: Arc::default(),
            began: Instant::now(),
            wake,
        }
    }

    #[doc(hidden)]
    pub fn events(&self) -> MutexGuard<'_, VecDeque<(LinkEvent, Option<Arc<Backlog>>)>> {
        lock(&self.events)
    }

    fn links(&self) -> MutexGuard<'_, BTreeMap<LinkId, Out>> {
        lock(&self.links)
    }

    fn greeting(&self) -> MutexGuard<'_, VecDeque<(LinkId, TcpStream)>> {
        lock(&self.greeting)
    }

    fn new_link(&self) -> LinkId {
        LinkId(self.next.fetch_add(1, Ordering::Relaxed))
    }

    /// Adds an event; a frame comes with the backlog of its link.
    fn tell(&self, event: LinkEvent, backlog: Option<Arc<Backlog>>) {
        self.events().push_back((event, backlog));
        (self.wake)();
    }
}

/// Accepts guests until the endpoint is dropped. `pause` is called where the system cannot give one.
pub fn accept(shared: &Arc<Shared>, incoming: impl Iterator<Item = io::Result<TcpStream>>, pause: impl Fn()) {
    for stream in incoming {
        if shared.is_closed.load(Ordering::Relaxed) {
            return;
        }
        let Some(stream) = stream.or_log("accepting a link") else {
            // Such as a process that has no more file handles, which goes on until one is free.
            pause();
            continue;
        };
        // The count of threads, each of which holds a link or waits for its first frame.
        if Arc::strong_count(shared) > MOST_LINKS + 2 {
            continue;
        }
        let Some(other_end) = stream.try_clone().or_log("accepting a link") else { continue };
        let link = shared.new_link();
        let mut greeting = shared.greeting();
        if greeting.len() == MOST_GREETING
            && let Some((_, oldest)) = greeting.pop_front()
        {
            // Its thread ends with it.
            let _ = oldest.shutdown(Shutdown::Both);
        }
        greeting.push_back((link, other_end));
        drop(greeting);
        let running = Arc::clone(shared);
        if spawn(move || running.run(link, &stream)).is_err() {
            shared.greeting().retain(|(other, _)| *other != link);
        }
    }
}

/// The number of threads that have something to send.
#[derive(Default)]
struct Writing {
    count: Mutex<usize>,
    ended: Condvar,
}

impl Writing {
    /// Notes a thread that ends when this is dropped.
    fn begin(self: &Arc<Self>) -> impl Drop + Send + use<> {
        struct Ends(Arc<Writing>);
        impl Drop for Ends {
            fn drop(&mut self) {
                *lock(&self.0.count) -= 1;
                self.0.ended.notify_all();
            }
        }
        *lock(&self.count) += 1;
        Ends(Arc::clone(self))
    }

    /// Waits until everything is sent, but not for long: the other side may not read.
    fn wait(&self) {
        let waited = self.ended.wait_timeout_while(lock(&self.count), FAREWELL, |count| *count > 0);
        drop(waited.unwrap_or_else(PoisonError::into_inner));
    }
}

fn connect(address: &Address) -> Option<TcpStream> {
    let Address::Tcp(place) = address else { return None };
    let mut places = place.to_socket_addrs().or_log("finding a host")?;
    places.find_map(|place| TcpStream::connect_timeout(&place, CONNECT).or_log("reaching a host"))
}

fn spawn(task: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let thread = thread::Builder::new().name("friends".to_owned());
    thread.spawn(task).map(drop)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
