//! A guest with its links.

use std::time::Duration;

use super::{Guest, GuestEffect};
use crate::links::Links;

/// A guest with its links: it dials, sends and closes by itself, and leaves the other effects to its caller.
pub struct GuestEndpoint {
    /// The state machine.
    pub guest: Guest,
    links: Box<dyn Links>,
}

impl GuestEndpoint {
    /// Joins a guest with links.
    pub fn new(guest: Guest, links: Box<dyn Links>) -> Self {
        Self { guest, links }
    }

    /// Takes everything that has arrived, follows the time, and returns what the caller has to do. [`GuestEffect::Keep`]
    /// is among it, and nothing is sent that comes after it before this returns: `keep` is called for it.
    pub fn advance(&mut self, now: Duration, mut keep: impl FnMut(&Guest)) -> Vec<GuestEffect> {
        let mut others = Vec::new();
        let effects = self.guest.tick(now);
        self.perform(effects, &mut keep, &mut others);
        while let Some(event) = self.links.poll() {
            let effects = self.guest.receive(event, now);
            self.perform(effects, &mut keep, &mut others);
        }
        others
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
