//! Limits on what a guest may ask of a host. They belong to seats and invitations, so that a new link does not lift them.

use std::time::Duration;

use misere_engine::rules::{Next, Seat};
use misere_games::BotSession;

use super::Host;
use super::view::Place;
use crate::links::{LinkId, RateLimit, Side};

/// The usual time after which others may let the computer play for a guest who is there and does not act.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// The limits of a guest in a seat, or of a link that has none.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Hellos that are accepted.
    pub hellos: RateLimit,
    pub frames: RateLimit,
    /// Requests for everything anew.
    pub again: RateLimit,
    /// What everybody hears or sees at once: phrases and wishes.
    pub phrases: RateLimit,
    /// Work for the host: hints.
    pub hints: RateLimit,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            hellos: RateLimit::new(1, 10),
            frames: Side::Host.rate_limit(),
            again: RateLimit::new(1, 5),
            phrases: RateLimit::new(1, 4),
            hints: RateLimit::new(1, 3),
        }
    }
}

/// A limit on messages about the table, which come together in one message beyond it.
pub const fn tables() -> RateLimit {
    RateLimit::new(4, 16)
}

/// A limit on the hellos of all spectators together, who share an invitation.
pub const fn spectators() -> RateLimit {
    RateLimit::new(1, 16)
}

impl Host {
    /// The limits of whoever is at the other end of a link.
    pub(super) fn limits(&mut self, link: LinkId) -> Option<&mut Limits> {
        let peer = self.peers.get_mut(&link)?;
        Some(match peer.place {
            Some(Place::Seat(seat)) => &mut self.guests[seat.index()].limits,
            Some(Place::Spectator) | None => &mut peer.limits,
        })
    }

    /// Notes since when the guest who is to act has been asked.
    pub(super) fn follow_turn(&mut self, session: &dyn BotSession) {
        let turn = match session.next() {
            Next::Act(seat) if self.is_friend(seat) => Some((seat, session.at())),
            _ => None,
        };
        if self.turn.map(|(seat, at, _)| (seat, at)) != turn {
            self.turn = turn.map(|(seat, at)| (seat, at, self.now));
            if self.slow.take().is_some() {
                self.tell_table();
            }
        }
    }

    /// Notes a guest who has kept the others waiting for long.
    pub(super) fn note_slowness(&mut self) {
        if let Some((seat, _, since)) = self.turn
            && self.slow.is_none()
            && self.now >= since + self.patience
        {
            self.slow = Some(seat);
            self.tell_table();
        }
    }

    /// True if the others have waited for this guest for long.
    pub(super) fn is_slow(&self, seat: Seat) -> bool {
        self.slow == Some(seat)
    }
}
