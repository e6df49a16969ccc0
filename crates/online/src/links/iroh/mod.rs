//! The transport over the internet: QUIC, dialed by public key, with the crate `iroh`.
//!
//! Host and guest are often behind routers that let nobody in. A relay, which both can reach, tells them how they
//! look from outside, so that they can open a direct way; where that fails, it passes on what they send. It can
//! read none of it. On the same local network they find each other by mDNS, without a relay.

pub(crate) mod endpoint;
mod link;
mod lookup;
mod outgoing;
pub(crate) mod pack;
pub(crate) mod place;
mod shared;

use std::net::SocketAddr;
use std::sync::{Arc, mpsc};
use std::time::Duration;
use std::{io, thread};

use ::iroh::tls::CaTlsConfig;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use super::{Address, CloseReason, LinkEvent, LinkId, Links, Reach, Route, Side, Wake};
use link::Link;
pub use place::{NotARelay, Relay};
use shared::{Report, Shared};

/// Settings of an endpoint.
#[derive(Clone, Debug)]
pub struct Options {
    /// The secret key, whose public key is this endpoint's name. A host that keeps it keeps its invitations valid.
    pub secret_key: [u8; 32],
    /// The relays that may be asked for help.
    pub relays: Relays,
    /// Finds each other on the local network by mDNS.
    pub nearby: bool,
    /// The only address of this computer to use, with a port or 0. Without it an endpoint uses all of them, a host
    /// at a port that follows from its key.
    pub bind: Option<SocketAddr>,
    /// Another address by which others reach it, such as a port that a router forwards.
    pub public: Option<SocketAddr>,
}

/// The relays that an endpoint may ask for help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Relays {
    /// Those that the makers of `iroh` keep for everybody, and their directory, which tells the present relay of a key.
    Public,
    /// This one only.
    At(Relay),
    /// None: the host must be on the same local network, or reachable from outside.
    None,
}

/// An endpoint on the internet. Dropping it says goodbye to everybody, which takes at most two seconds.
pub struct IrohLinks {
    #[doc(hidden)]
    pub shared: Arc<Shared>,
    orders: UnboundedSender<Order>,
    reports: mpsc::Receiver<Report>,
    /// Closed by the thread as it ends.
    ended: mpsc::Receiver<()>,
}

/// A request of the caller to the endpoint's thread.
enum Order {
    Dial(Link, Address),
    TryAgain,
    End,
}

/// The time that dropping waits for the thread, which says goodbye within [`endpoint::FAREWELL`] for its two steps.
const LONGEST_END: Duration = Duration::from_secs(2);

impl IrohLinks {
    /// Starts an endpoint. A host listens from now on; a guest contacts nobody before it dials.
    ///
    /// # Errors
    /// Returns an error if the system has no thread for it.
    pub fn start(side: Side, options: Options, wake: Wake) -> io::Result<Self> {
        Self::start_trusting(CaTlsConfig::default(), side, options, wake)
    }

    /// Like [`start`](Self::start), but with these roots of the certificates of relays.
    #[doc(hidden)]
    pub fn start_trusting(roots: CaTlsConfig, side: Side, options: Options, wake: Wake) -> io::Result<Self> {
        let (sender, reports) = mpsc::channel();
        let shared = Arc::new(Shared::new(side, wake, sender));
        let (orders, incoming) = unbounded_channel();
        let (ending, ended) = mpsc::channel();
        let of_thread = Arc::clone(&shared);
        thread::Builder::new().name("misere-links".to_owned()).spawn(move || {
            endpoint::run(&of_thread, roots, options, incoming);
            drop(of_thread);
            drop(ending);
        })?;
        Ok(Self { shared, orders, reports, ended })
    }
}

impl Links for IrohLinks {
    fn address(&self) -> Option<Address> {
        self.shared.address()
    }

    fn dial(&self, address: &Address) -> LinkId {
        let link = Link::new(&self.shared, self.shared.new_link(), CloseReason::Unreachable);
        let id = link.id();
        // A link that nobody takes reports its end by itself.
        let _ = self.orders.send(Order::Dial(link, address.clone()));
        id
    }

    fn send(&self, link: LinkId, frame: Vec<u8>) {
        self.shared.send(link, frame);
    }

    fn close(&self, link: LinkId) {
        self.shared.close(link);
    }

    fn poll(&self) -> Option<LinkEvent> {
        let report = self.reports.try_recv().ok()?;
        Some(report.event)
    }

    fn reach(&self) -> Option<Reach> {
        Some(self.shared.reach())
    }

    fn route(&self, link: LinkId) -> Option<Route> {
        self.shared.route(link)
    }

    fn try_again(&self) {
        // A thread that has ended has said so by what it reports.
        let _ = self.orders.send(Order::TryAgain);
    }
}

impl Drop for IrohLinks {
    fn drop(&mut self) {
        let _ = self.orders.send(Order::End);
        let _ = self.ended.recv_timeout(LONGEST_END);
    }
}
