//! A host's knowledge of a link.

use std::time::Duration;

use serde::Serialize;

use super::limits::Limits;
use super::view::Place;
use crate::links::PeerKey;
use crate::wire::{Encoder, Frame, Known, encode};

/// The time in which a new link must say hello.
const HELLO: Duration = Duration::from_secs(10);

/// A link, and what its messages have told.
#[derive(Debug)]
pub struct Peer {
    pub key: PeerKey,
    /// The place, once a hello was accepted.
    pub place: Option<Place>,
    /// The name of a spectator.
    pub name: String,
    pub encoder: Encoder,
    /// The part of the game that the guest knows, if everything arrives that was sent.
    pub known: Known,
    /// The guest's request for everything anew, until the limit allows that.
    pub asks_again: Option<Known>,
    /// Its own limits, unless it has a seat.
    pub limits: Limits,
    pub received: Numbers,
    sent: u64,
    pub opened_at: Duration,
}

impl Peer {
    /// A link that was just opened.
    pub fn new(key: PeerKey, now: Duration) -> Self {
        Self {
            key,
            place: None,
            name: String::new(),
            encoder: Encoder::default(),
            known: Known::default(),
            asks_again: None,
            limits: Limits::default(),
            received: Numbers::default(),
            sent: 0,
            opened_at: now,
        }
    }

    /// The next frame to this peer.
    pub fn frame<M: Serialize>(&mut self, message: M) -> Vec<u8> {
        self.sent += 1;
        encode(&Frame { n: self.sent, ack: self.received.latest, message })
    }

    /// The time in which it must say hello; `None` if it has.
    pub fn patience(&self, now: Duration) -> Option<Duration> {
        let patience = (self.opened_at + HELLO).saturating_sub(now);
        if self.place.is_none() { Some(patience) } else { None }
    }

    /// True if it should have said hello by now.
    pub fn is_mute(&self, now: Duration) -> bool {
        self.place.is_none() && now >= self.opened_at + HELLO
    }
}

/// The numbers of messages that have arrived, to notice repetitions.
#[derive(Clone, Debug, Default)]
pub struct Numbers {
    /// The highest.
    pub latest: u64,
    /// The latest 64, as bits; the lowest bit is the highest number.
    seen: u64,
}

impl Numbers {
    /// Notes a number; returns whether it is new. Very old ones count as repetitions.
    pub fn note(&mut self, number: u64) -> bool {
        if number > self.latest {
            let distance = number - self.latest;
            self.seen = self.seen.checked_shl(distance.min(64) as u32).unwrap_or(0) | 1;
            self.latest = number;
            return true;
        }
        let age = self.latest - number;
        if number == 0 || age >= 64 || self.seen >> age & 1 == 1 {
            return false;
        }
        self.seen |= 1 << age;
        true
    }
}
