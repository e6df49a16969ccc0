//! State that the caller's side of an endpoint and its thread share.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, mpsc};

use iroh::endpoint::{Connection, Path};
use tokio::sync::OwnedSemaphorePermit;

use super::outgoing::Outgoing;
use crate::links::{Address, LinkEvent, LinkId, Reach, Route, Side, Wake};

/// An event, with its place in the link's queue of what the caller has not fetched yet.
pub(super) struct Report {
    pub(super) event: LinkEvent,
    pub(super) _place: Option<OwnedSemaphorePermit>,
}

pub struct Shared {
    pub(super) side: Side,
    wake: Wake,
    reports: mpsc::Sender<Report>,
    next_link: AtomicU64,
    links: Mutex<HashMap<LinkId, Outgoing>>,
    place: Mutex<(Reach, Option<Address>)>,
}

impl Shared {
    pub(super) fn new(side: Side, wake: Wake, reports: mpsc::Sender<Report>) -> Self {
        Self {
            side,
            wake,
            reports,
            next_link: AtomicU64::new(0),
            links: Mutex::default(),
            place: Mutex::new((Reach::Unknown, None)),
        }
    }

    /// The number of the next link.
    pub(super) fn new_link(&self) -> LinkId {
        LinkId(self.next_link.fetch_add(1, Ordering::Relaxed))
    }

    /// Adds a link, which has this queue.
    pub(super) fn add(&self, link: LinkId, outgoing: Outgoing) {
        self.links().insert(link, outgoing);
    }

    pub(super) fn opened(&self, link: LinkId, connection: Connection) {
        if let Some(outgoing) = self.links().get_mut(&link) {
            outgoing.connection = Some(connection);
        }
    }

    /// Puts a frame in the link's queue; a link whose queue is full closes.
    pub(super) fn send(&self, link: LinkId, frame: Vec<u8>) {
        let mut links = self.links();
        if let Some(outgoing) = links.get(&link)
            && !outgoing.push(frame)
        {
            outgoing.overflow();
            links.remove(&link);
        }
    }

    /// Closes a link once its queue is empty.
    pub(super) fn close(&self, link: LinkId) {
        self.links().remove(&link);
    }

    pub(super) fn close_all(&self) {
        self.links().clear();
    }

    pub(super) fn report(&self, event: LinkEvent, place: Option<OwnedSemaphorePermit>) {
        // Nobody fetches events of an endpoint that has been dropped.
        let _ = self.reports.send(Report { event, _place: place });
        (self.wake)();
    }

    pub(super) fn route(&self, link: LinkId) -> Option<Route> {
        let connection = self.links().get(&link)?.connection.clone()?;
        let paths = connection.paths();
        let path = paths.iter().find(Path::is_selected)?;
        Some(Route { is_relayed: path.is_relay(), round_trip: path.rtt() })
    }

    pub(super) fn reach(&self) -> Reach {
        self.place().0.clone()
    }

    pub(super) fn address(&self) -> Option<Address> {
        self.place().1.clone()
    }

    pub(super) fn set_place(&self, reach: Reach, address: Option<Address>) {
        let mut place = self.place();
        let new = (reach, address);
        if *place != new {
            *place = new;
            drop(place);
            (self.wake)();
        }
    }

    fn links(&self) -> MutexGuard<'_, HashMap<LinkId, Outgoing>> {
        self.links.lock().expect("nothing panics while it holds the links")
    }

    fn place(&self) -> MutexGuard<'_, (Reach, Option<Address>)> {
        self.place.lock().expect("nothing panics while it holds the place")
    }
}
