//! A guest with its links.

use std::time::Duration;

use super::{Checked, Guest, GuestEffect};
use crate::links::{LinkEvent, Links, Reach, Route};

/// The bytes after which no more frames are read at once, so that a window draws in between.
const MOST_BYTES: usize = 256 << 10;

/// A guest with its links: it dials, sends and closes by itself, and leaves the other effects to its caller.
pub struct VisitedTable {
    /// The state machine.
    pub guest: Guest,
    links: Box<dyn Links>,
    /// Set if more has arrived than was read.
    is_behind: bool,
}

impl VisitedTable {
    /// Joins a guest with links.
    pub fn new(guest: Guest, links: Box<dyn Links>) -> Self {
        Self { guest, links, is_behind: false }
    }

    /// Takes what has arrived, or as much as is read at once, follows the time, and returns what the caller has to do. [`GuestEffect::Keep`]
    /// is among it, and nothing is sent that comes after it before this returns: `keep` is called for it.
    pub fn advance(&mut self, now: Duration, mut keep: impl FnMut(&Guest)) -> Vec<GuestEffect> {
        let mut others = Vec::new();
        let effects = self.guest.tick(now);
        self.perform(effects, &mut keep, &mut others);
        let mut read = 0;
        self.is_behind = false;
        while !self.guest.is_checking()
            && let Some(event) = self.links.poll()
        {
            if let LinkEvent::Frame { bytes, .. } = &event {
                read += bytes.len();
            }
            let effects = self.guest.receive(event, now);
            self.perform(effects, &mut keep, &mut others);
            self.is_behind = read > MOST_BYTES;
            if self.is_behind {
                break;
            }
        }
        others
    }

    /// Takes the result of a check, and reads on.
    pub fn checked(&mut self, checked: Checked, keep: &mut impl FnMut(&Guest), others: &mut Vec<GuestEffect>) {
        let effects = self.guest.checked(checked);
        self.perform(effects, keep, others);
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
        self.guest.try_again()
    }

    /// True if more has arrived than was read at once.
    pub const fn is_behind(&self) -> bool {
        self.is_behind
    }

    /// The time until [`Self::advance`] has something to do, unless something arrives before; `None` for never.
    pub fn rest(&self, now: Duration) -> Option<Duration> {
        if self.is_behind && !self.guest.is_checking() { Some(Duration::ZERO) } else { self.guest.rest(now) }
    }

    /// Performs the effects of what was called on the guest, and adds the other ones to `others`.
    pub fn perform(&mut self, effects: Vec<GuestEffect>, keep: &mut impl FnMut(&Guest), others: &mut Vec<GuestEffect>) {
        for effect in effects {
            match effect {
                GuestEffect::Dial(address) => {
                    let link = self.links.dial(&address);
                    self.guest.dialed(link);
                }
                GuestEffect::Send { link, frame } => self.links.send(link, frame),
                GuestEffect::Close(link) => self.links.close(link),
                GuestEffect::Keep => keep(&self.guest),
                other => others.push(other),
            }
        }
    }
}
