//! A host with its links.

use std::time::Duration;

use misere_games::BotSession;

use super::{Host, HostEffect};
use crate::links::{Address, Links};

/// A host with its links: it sends and closes by itself, and leaves the other effects to its caller.
pub struct HostEndpoint {
    /// The state machine.
    pub host: Host,
    links: Box<dyn Links>,
}

impl HostEndpoint {
    /// Joins a host with links on which guests reach it.
    pub fn new(host: Host, links: Box<dyn Links>) -> Self {
        Self { host, links }
    }

    /// Where guests reach it; `None` while that is not known.
    pub fn address(&self) -> Option<Address> {
        self.links.address()
    }

    /// Takes one event of the links, or does what is due. The caller performs the effects, hands those of what it calls to
    /// [`Self::perform`], and calls this until it returns `None`; then again when it is woken, or after [`Host::rest`].
    pub fn receive(&mut self, now: Duration, session: Option<&dyn BotSession>) -> Option<Vec<HostEffect>> {
        match self.links.poll() {
            Some(event) => Some(self.host.receive(event, now, session)),
            None if self.host.rest(now) == Some(Duration::ZERO) => Some(self.host.tick(now, session)),
            None => None,
        }
    }

    /// Sends and closes what is to be sent and closed, and returns the other effects.
    #[must_use]
    pub fn perform(&self, effects: Vec<HostEffect>) -> Vec<HostEffect> {
        let mut others = Vec::new();
        for effect in effects {
            match effect {
                HostEffect::Send { link, frame } => self.links.send(link, frame),
                HostEffect::Close(link) => self.links.close(link),
                other => others.push(other),
            }
        }
        others
    }
}
