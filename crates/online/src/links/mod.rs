//! Links: how programs reach each other and carry frames. Knows nothing of what frames mean.
//!
//! A [`Links`] is one endpoint, a host's or a guest's. It works on threads of its own and contacts nobody before it
//! is asked to. These threads also keep links alive and give up those that have fallen silent, and nobody is woken for
//! that. Everything that happens is fetched with [`Links::poll`], so whoever uses it needs no locks and no
//! other threads.

mod address;
mod frames;
#[cfg(feature = "iroh")]
pub mod iroh;
pub mod memory;
pub mod tcp;

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use derive_more::Display;
use misere_engine::hex::{from_hex, to_hex};
use misere_engine::text::Message;
use serde_with::{DeserializeFromStr, SerializeDisplay};
use thiserror::Error;

use crate::text::friends as texts;

pub use address::{Address, AddressError};
pub use frames::{FrameFault, FrameReader, Intake, RateLimit, Side, framed};

/// A connection of an endpoint. An endpoint never uses a number twice, and whoever dials it later has a higher number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LinkId(pub u64);

/// The identity of the other end of a link: a public key, or the hash of a secret. It is written as 64 hexadecimal digits.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr, derive_more::Debug, Display,
)]
#[debug("PeerKey({self})")]
#[display("{}", to_hex(_0))]
pub struct PeerKey(pub [u8; 32]);

impl PeerKey {
    /// The key of a peer that the transport cannot tell, such as a host that was dialed over TCP.
    pub const UNKNOWN: Self = Self([0; 32]);
}

/// Something that happened to a link. The events of a link are an `Opened`, any number of `Frame`s and one `Closed`,
/// in this order; a dialed link that cannot be opened has only the `Closed`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkEvent {
    /// The link carries frames from now on: it was dialed, or a guest has dialed this endpoint.
    Opened {
        /// The link.
        link: LinkId,
        /// The other end.
        peer: PeerKey,
    },
    /// A whole frame has arrived.
    Frame {
        /// The link.
        link: LinkId,
        /// Its content, without its length; not empty, and not longer than [`Side::longest_frame`].
        bytes: Vec<u8>,
    },
    /// The link is gone.
    Closed {
        /// The link.
        link: LinkId,
        /// The reason.
        reason: CloseReason,
    },
}

/// The reason for the end of a link.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CloseReason {
    /// This side has closed it.
    #[error("this side has closed the connection")]
    Asked,
    /// The other side has closed it.
    #[error("the other side has closed the connection")]
    Peer,
    /// The address cannot be reached, or answers with something else.
    #[error("the other side cannot be reached")]
    Unreachable,
    /// The connection broke.
    #[error("the connection broke")]
    Lost,
    /// The other side sent what a link does not allow.
    #[error("the other side sent what is not allowed: {0}")]
    Fault(FrameFault),
    /// More frames wait to be sent than [`Side::longest_queue`] allows.
    #[error("the other side does not read")]
    QueueFull,
}

/// Called from any thread when [`Links::poll`] has something new.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// How an endpoint is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Not known yet, or nothing has been dialed.
    Unknown,
    /// It cannot listen, because the address is taken or not one of this computer.
    Nowhere,
    /// At its own addresses only, as no relay is wanted.
    Direct,
    /// The same, because no relay answers, for this reason if it is known.
    NoRelay(String),
    /// Through a relay, too.
    Relayed,
}

impl Reach {
    /// From where friends can join, in words; `None` if that is not known.
    pub fn words(self) -> Option<Message> {
        match self {
            Self::Unknown => None,
            Self::Nowhere => Some(texts::reached_nowhere()),
            Self::Direct => Some(texts::reached_nearby()),
            Self::NoRelay(reason) => Some(texts::reached_by_no_relay(reason)),
            Self::Relayed => Some(texts::reached_everywhere()),
        }
    }
}

/// The way that a link takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// Set if everything passes a relay.
    pub is_relayed: bool,
    /// The time of a packet there and back.
    pub round_trip: Duration,
}

/// One endpoint, a host's or a guest's.
pub trait Links: Send {
    /// Where others reach this endpoint; `None` while that is not known, or if it only dials.
    fn address(&self) -> Option<Address>;

    /// Opens a link; [`LinkEvent::Opened`] or [`LinkEvent::Closed`] follows.
    fn dial(&self, address: &Address) -> LinkId;

    /// Sends a frame, given without its length. Frames of one link arrive whole and in order, until the link is
    /// closed; those for a link that is gone are dropped.
    fn send(&self, link: LinkId, frame: Vec<u8>);

    /// Closes a link after what was sent before; [`LinkEvent::Closed`] follows.
    fn close(&self, link: LinkId);

    /// The next event, if there is one; never waits.
    fn poll(&self) -> Option<LinkEvent>;

    /// How this endpoint is reached; `None` where that never changes.
    fn reach(&self) -> Option<Reach> {
        None
    }

    /// The way that a link takes at present; `None` while it is not open, or where there is only one.
    fn route(&self, _link: LinkId) -> Option<Route> {
        None
    }

    /// Looks for relays again, and listens if that was impossible before.
    fn try_again(&self) {}
}

impl FromStr for PeerKey {
    type Err = PeerKeyError;

    fn from_str(text: &str) -> Result<Self, PeerKeyError> {
        let key = from_hex(text).and_then(|bytes| bytes.try_into().ok());
        key.map(Self).ok_or(PeerKeyError)
    }
}

/// A text that is not a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected a key of 64 hexadecimal digits")]
pub struct PeerKeyError;
