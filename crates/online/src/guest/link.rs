//! The link of a guest: calling the host again and again, and what is repeated on it.

use std::time::Duration;

use super::{Ended, Guest, GuestEffect, PATIENCE, Standing};
use crate::host::Numbers;
use crate::links::LinkId;
use crate::wire::{Frame, PROTOCOL, ToHost, encode, hex};

/// A link that was dialed.
pub(super) struct Link {
    pub(super) id: LinkId,
    pub(super) is_open: bool,
    pub(super) sent: u64,
    dialed_at: Duration,
    pub(super) received: Numbers,
    /// The numbers of the last messages of the kinds of which only the latest counts.
    pub(super) table: u64,
    pub(super) state: u64,
    pub(super) again_at: Duration,
    /// Set from another seat's turn on, after which nobody but the guest can act for it, until it pauses or is slow.
    pub(super) is_live: bool,
    pub(super) is_paused: bool,
    /// The number of steps of the position, and the time at which it was first seen on this link.
    pub(super) turn: Option<(usize, Duration)>,
    /// The time at which the words were last sent.
    pub(super) cut_at: Option<Duration>,
}

/// The times between two calls of the host.
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(15);

/// The time in which a host that was called must welcome the guest.
const WELCOME: Duration = Duration::from_secs(30);

impl Guest {
    /// Calls the host again after the visit has ended, because the person wants to.
    pub fn try_again(&mut self) -> Vec<GuestEffect> {
        if let Some(link) = self.link.take() {
            self.effects.push(GuestEffect::Close(link.id));
        }
        self.standing = Standing::Connecting;
        self.redial = (self.now, Duration::ZERO);
        self.effects.push(GuestEffect::Changed);
        self.take_effects()
    }

    pub(super) fn link_id(&self) -> Option<LinkId> {
        self.link.as_ref().map(|link| link.id)
    }

    /// Notes the link that was opened for [`GuestEffect::Dial`].
    pub fn dialed(&mut self, link: LinkId) {
        self.link = Some(Link {
            id: link,
            is_open: false,
            sent: 0,
            dialed_at: self.now,
            received: Numbers::default(),
            table: 0,
            state: 0,
            again_at: self.now,
            is_live: false,
            is_paused: false,
            turn: None,
            cut_at: None,
        });
    }

    /// Does what is due now, and what the session was asked for.
    pub fn tick(&mut self, now: Duration) -> Vec<GuestEffect> {
        self.now = self.now.max(now);
        while let Ok(asked) = self.requests.1.try_recv() {
            self.ask(asked);
        }
        let is_over = matches!(self.standing, Standing::Ended(_));
        match &self.link {
            None if !is_over && self.now >= self.redial.0 => {
                self.redial.0 = Duration::MAX;
                let address = self.file.invitation.address.clone();
                self.effects.push(GuestEffect::Dial(address));
            }
            Some(_) if self.standing == Standing::Joined => self.repeat(),
            Some(link) if self.now >= link.dialed_at + WELCOME => {
                let id = link.id;
                self.effects.push(GuestEffect::Close(id));
                self.lose_link();
            }
            Some(_) | None => {}
        }
        self.take_effects()
    }

    /// The time until [`Self::tick`] has something to do, unless something arrives before; `None` for never.
    pub fn rest(&self, now: Duration) -> Option<Duration> {
        let due = match (self.standing, &self.link) {
            (Standing::Ended(_), _) => return None,
            (_, None) => self.redial.0,
            (Standing::Joined, Some(link)) => {
                let act = self.pending.as_ref();
                let act = act.map(|pending| pending.asked_at + PATIENCE);
                let words = self.owed_words().and(link.cut_at);
                let words = words.map(|cut_at| cut_at + PATIENCE);
                act.into_iter().chain(words).min()?
            }
            (_, Some(link)) => link.dialed_at + WELCOME,
        };
        Some(due.saturating_sub(now))
    }

    /// Asks again for what has not been done.
    fn repeat(&mut self) {
        let now = self.now;
        if let Some(pending) = &mut self.pending
            && now >= pending.asked_at + PATIENCE
        {
            pending.asked_at = now;
            let (at, action) = (pending.at, pending.action.text.clone());
            self.send(ToHost::Act { at, action });
        }
        let is_due = |at: Option<Duration>| at.is_none_or(|at| now >= at + PATIENCE);
        if self.link.as_ref().is_some_and(|link| is_due(link.cut_at)) {
            self.give_words();
        }
    }

    pub(super) fn hello(&mut self) {
        let undone = self.position.as_ref().map_or(0, |position| position.undone);
        let invitation = &self.file.invitation;
        self.send(ToHost::Hello {
            protocol: PROTOCOL,
            version: crate::VERSION.to_owned(),
            table: hex(&invitation.table),
            secret: Some(hex(&invitation.secret)),
            name: self.file.name.clone(),
            face: self.face,
            english: self.english,
            known: self.story.known(self.run, undone),
        });
    }

    pub(super) fn send(&mut self, message: ToHost) {
        let Some(link) = self.link.as_mut().filter(|link| link.is_open) else { return };
        link.sent += 1;
        let frame = encode(&Frame { n: link.sent, ack: link.received.latest, message });
        let link = link.id;
        self.effects.push(GuestEffect::Send { link, frame });
    }

    /// Goes on without a link, and calls the host again after a while.
    pub(super) fn lose_link(&mut self) {
        self.link = None;
        if matches!(self.standing, Standing::Ended(_)) {
            return;
        }
        let wait = (2 * self.redial.1).clamp(FIRST_WAIT, LONGEST_WAIT);
        self.redial = (self.now.saturating_add(wait), wait);
        if !matches!(self.standing, Standing::HostLeft | Standing::Full) {
            self.standing = Standing::Unreachable;
        }
        self.effects.push(GuestEffect::Changed);
    }

    /// Ends the visit for good.
    pub(super) fn end(&mut self, reason: Ended) {
        if let Some(link) = self.link.take() {
            self.effects.push(GuestEffect::Close(link.id));
        }
        self.standing = Standing::Ended(reason);
        self.effects.push(GuestEffect::Changed);
    }
}
