//! Links within this process, for tests.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{Address, CloseReason, LinkEvent, LinkId, Links, PeerKey, Wake};

/// A network in memory. Frames arrive at once and in order.
#[derive(Clone, Default)]
pub struct Network(Arc<Mutex<Places>>);

#[derive(Default)]
struct Places {
    ends: BTreeMap<u64, End>,
    /// The two ends of each link.
    links: BTreeMap<LinkId, (u64, u64)>,
    next: u64,
}

struct End {
    key: PeerKey,
    events: VecDeque<LinkEvent>,
    wake: Wake,
}

impl Network {
    /// An endpoint with a key of its own.
    pub fn endpoint(&self, key: PeerKey, wake: Wake) -> MemoryLinks {
        let mut places = self.lock();
        let place = places.next;
        places.next += 1;
        let events = VecDeque::new();
        places.ends.insert(place, End { key, events, wake });
        MemoryLinks { network: self.clone(), place }
    }

    /// Breaks all links, as a router that is switched off does.
    pub fn cut(&self) {
        let mut places = self.lock();
        for (link, (one, other)) in std::mem::take(&mut places.links) {
            for place in [one, other] {
                let reason = CloseReason::Lost;
                places.tell(place, LinkEvent::Closed { link, reason });
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Places> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Places {
    fn tell(&mut self, place: u64, event: LinkEvent) {
        if let Some(end) = self.ends.get_mut(&place) {
            end.events.push_back(event);
            (end.wake)();
        }
    }
}

/// An endpoint of a [`Network`]; others reach it until it is dropped.
pub struct MemoryLinks {
    network: Network,
    place: u64,
}

impl Links for MemoryLinks {
    fn address(&self) -> Option<Address> {
        Some(Address::Memory(self.place))
    }

    fn dial(&self, address: &Address) -> LinkId {
        let mut places = self.network.lock();
        let link = LinkId(places.next);
        places.next += 1;
        let key_of = |place: &u64| places.ends.get(place).map(|end| end.key);
        let other = match address {
            Address::Memory(other) => *other,
            Address::Tcp(_) | Address::Iroh(_) => self.place,
        };
        match (key_of(&self.place), key_of(&other)) {
            (Some(own), Some(peer)) if other != self.place => {
                places.links.insert(link, (self.place, other));
                places.tell(self.place, LinkEvent::Opened { link, peer });
                places.tell(other, LinkEvent::Opened { link, peer: own });
            }
            _ => {
                let reason = CloseReason::Unreachable;
                places.tell(self.place, LinkEvent::Closed { link, reason });
            }
        }
        link
    }

    fn send(&self, link: LinkId, frame: Vec<u8>) {
        let mut places = self.network.lock();
        if let Some((one, other)) = places.links.get(&link).copied() {
            let to = if one == self.place { other } else { one };
            places.tell(to, LinkEvent::Frame { link, bytes: frame });
        }
    }

    fn close(&self, link: LinkId) {
        let mut places = self.network.lock();
        if let Some((one, other)) = places.links.remove(&link) {
            for place in [one, other] {
                let reason = if place == self.place { CloseReason::Asked } else { CloseReason::Peer };
                places.tell(place, LinkEvent::Closed { link, reason });
            }
        }
    }

    fn poll(&self) -> Option<LinkEvent> {
        let mut places = self.network.lock();
        places.ends.get_mut(&self.place)?.events.pop_front()
    }
}

impl Drop for MemoryLinks {
    fn drop(&mut self) {
        let mut places = self.network.lock();
        places.ends.remove(&self.place);
        let own: Vec<LinkId> = places
            .links
            .iter()
            .filter(|(_, ends)| ends.0 == self.place || ends.1 == self.place)
            .map(|(link, _)| *link)
            .collect();
        for link in own {
            if let Some((one, other)) = places.links.remove(&link) {
                let reason = CloseReason::Lost;
                let left = if one == self.place { other } else { one };
                places.tell(left, LinkEvent::Closed { link, reason });
            }
        }
    }
}
