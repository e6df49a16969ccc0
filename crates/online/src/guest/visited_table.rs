//! A guest with its links.

use std::collections::VecDeque;
use std::time::Duration;

use super::{Guest, GuestEffect};
use crate::OwnFile;
use crate::links::{LinkEvent, Links, Reach, Route};

/// The bytes after which no more frames are read at once, so that a window draws in between.
const MOST_BYTES: usize = 256 << 10;

/// A guest with its links and its file: it dials, keeps, sends and closes by itself, in the order in which the guest asks
/// for that, and leaves the other effects to its caller. If the file cannot be written, everything after that waits.
pub struct VisitedTable {
    /// The state machine.
    pub guest: Guest,
    links: Box<dyn Links>,
    /// The file that keeps the seat.
    pub file: OwnFile,
    /// Effects that are still to be performed, in order.
    due: VecDeque<GuestEffect>,
    /// Set if the file is to be written without anything that waits for it.
    is_noting: bool,
    /// The time of the last call.
    now: Duration,
    /// Set if more has arrived than was read.
    is_behind: bool,
}

impl VisitedTable {
    /// Joins a guest with links and with its file.
    pub fn new(guest: Guest, links: Box<dyn Links>, file: OwnFile) -> Self {
        let now = Duration::ZERO;
        Self { guest, links, file, due: VecDeque::new(), is_noting: false, now, is_behind: false }
    }

    /// Takes what has arrived, or as much as is read at once, follows the time, and returns what the caller has to do.
    pub fn advance(&mut self, now: Duration) -> Vec<GuestEffect> {
        self.now = now;
        let mut others = self.call(|guest| guest.tick(now));
        let mut read = 0;
        self.is_behind = false;
        while self.due.is_empty()
            && !self.guest.is_checking()
            && !self.is_behind
            && let Some(event) = self.links.poll()
        {
            if let LinkEvent::Frame { bytes, .. } = &event {
                read += bytes.len();
            }
            others.extend(self.call(|guest| guest.receive(event, now)));
            self.is_behind = read > MOST_BYTES;
        }
        if self.is_noting {
            self.is_noting = !self.keep();
        }
        others
    }

    /// Changes the guest; returns what the caller has to do.
    pub fn call(&mut self, change: impl FnOnce(&mut Guest) -> Vec<GuestEffect>) -> Vec<GuestEffect> {
        self.due.extend(change(&mut self.guest));
        let mut others = Vec::new();
        while let Some(effect) = self.due.pop_front() {
            match effect {
                GuestEffect::Dial(address) => {
                    let link = self.links.dial(&address);
                    self.guest.dialed(link);
                }
                GuestEffect::Send { link, frame } => self.links.send(link, frame),
                GuestEffect::Close(link) => self.links.close(link),
                GuestEffect::Note => self.is_noting = true,
                GuestEffect::Keep if self.keep() => {}
                GuestEffect::Keep => {
                    self.due.push_front(GuestEffect::Keep);
                    break;
                }
                other => others.push(other),
            }
        }
        others
    }

    /// Writes the file; returns whether that is done.
    fn keep(&mut self) -> bool {
        self.file.keep(&self.guest.file().to_text(), self.now)
    }

    /// The way on which this computer reaches others, see [`Links::reach`].
    pub fn reach(&self) -> Option<Reach> {
        self.links.reach()
    }

    /// The way to the host.
    pub fn route(&self) -> Option<Route> {
        self.links.route(self.guest.link_id()?)
    }

    /// Calls the host again at once, because the person wants to.
    pub fn try_again(&mut self) -> Vec<GuestEffect> {
        self.links.try_again();
        self.call(Guest::try_again)
    }

    /// True if more has arrived than was read at once.
    pub const fn is_behind(&self) -> bool {
        self.is_behind
    }

    /// The time until [`Self::advance`] has something to do, unless something arrives before; `None` for never.
    pub fn rest(&self, now: Duration) -> Option<Duration> {
        if !self.due.is_empty() || self.is_noting {
            return self.file.rest(now);
        }
        if self.is_behind && !self.guest.is_checking() { Some(Duration::ZERO) } else { self.guest.rest(now) }
    }
}
