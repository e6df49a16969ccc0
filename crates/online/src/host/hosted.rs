//! A hosted table: the host with its links and the disk that keeps it. Whoever hosts, in a window or without one,
//! performs its effects through this.

use std::collections::VecDeque;
use std::time::Duration;

use misere_engine::rules::{Next, Seat, Seats};
use misere_games::BotSession;
use misere_store::{Player, Saved};

use super::{Host, HostEffect};
use crate::OwnFile;
use crate::links::{Address, Links, Reach, Route};

/// The events at most that are taken at one time of the clock, so that a window draws in between.
const MOST_EVENTS: usize = 256;

/// A host with its links and its file. It keeps, sends and closes by itself, in the order in which the host asks for
/// that, and leaves the other effects to its caller. If the file cannot be written, everything after that waits.
pub struct HostedTable {
    /// The state machine.
    pub host: Host,
    links: Box<dyn Links>,
    /// The file that keeps the table.
    pub file: OwnFile,
    /// Effects that are still to be performed, in order.
    due: VecDeque<HostEffect>,
    /// The time of the last call, and the events taken at that time.
    taken: (Duration, usize),
    has_ticked: bool,
}

impl HostedTable {
    /// Joins a host with links on which guests reach it and with its file, which is written before anybody is welcomed.
    pub fn new(host: Host, links: Box<dyn Links>, file: OwnFile) -> Self {
        Self {
            host,
            links,
            file,
            due: VecDeque::from([HostEffect::Keep]),
            taken: (Duration::ZERO, 0),
            has_ticked: false,
        }
    }

    /// Where guests reach it; `None` while that is not known.
    pub fn address(&self) -> Option<Address> {
        self.links.address()
    }

    /// The way on which guests reach it, see [`Links::reach`].
    pub fn reach(&self) -> Option<Reach> {
        self.links.reach()
    }

    /// The way to the guest in a seat.
    pub fn route(&self, seat: Seat) -> Option<Route> {
        self.links.route(self.host.link(seat)?)
    }

    /// Tries again to be reached better.
    pub fn try_again(&self) {
        self.links.try_again();
    }

    /// Changes the host; what follows is done by [`Self::next`].
    pub fn call(&mut self, change: impl FnOnce(&mut Host) -> Vec<HostEffect>) {
        self.due.extend(change(&mut self.host));
    }

    /// Tells the guests about a change of the game, which its caller has written.
    pub fn tell(&mut self, saved: &Saved) {
        let session = saved.session.as_ref();
        self.call(|host| host.changed(session));
        if session.next() == Next::Over {
            let text = for_guests(saved);
            self.call(|host| host.finished(&text));
        }
    }

    /// The next thing for the caller to do: of what has arrived, of what is due, and of what follows from that. `None`
    /// when nothing is left for now; then call it again when woken, or after [`Self::rest`].
    pub fn next(&mut self, now: Duration, session: Option<&dyn BotSession>) -> Option<HostEffect> {
        if self.taken.0 != now {
            self.taken = (now, 0);
            self.has_ticked = false;
        }
        loop {
            match self.due.pop_front() {
                Some(HostEffect::Keep) => {
                    if !self.file.keep(&self.host.file().to_text(), now) {
                        self.due.push_front(HostEffect::Keep);
                        return None;
                    }
                }
                Some(HostEffect::Send { link, frame }) => self.links.send(link, frame),
                Some(HostEffect::Close(link)) => self.links.close(link),
                Some(other) => return Some(other),
                None if self.is_behind() => return None,
                None => {
                    if let Some(event) = self.links.poll() {
                        self.taken.1 += 1;
                        self.due.extend(self.host.receive(event, now, session));
                    } else if self.has_ticked {
                        return None;
                    } else {
                        self.has_ticked = true;
                        self.due.extend(self.host.tick(now, session));
                    }
                }
            }
        }
    }

    /// The time until [`Self::next`] has something to do, unless it is woken before; `None` for never.
    pub fn rest(&self, now: Duration) -> Option<Duration> {
        match self.due.front() {
            // The thread that writes the file wakes its caller.
            Some(HostEffect::Keep) => self.file.rest(now),
            None if !self.is_behind() => self.host.rest(now),
            _ => Some(Duration::ZERO),
        }
    }

    /// Closes the table for now and says so to all guests; it can be opened again from its file.
    pub fn close(&mut self) {
        for effect in self.host.close() {
            match effect {
                HostEffect::Send { link, frame } => self.links.send(link, frame),
                HostEffect::Close(link) => self.links.close(link),
                _ => {}
            }
        }
    }

    /// Performs an effect on a game that lies nowhere else than in this file; returns whether that changed it.
    pub fn play(&self, effect: &HostEffect, game: &mut Option<Saved>) -> bool {
        match (effect, game) {
            (HostEffect::Begin(_), game) => {
                *game = self.host.file().begun();
                true
            }
            // The host has checked that it is this seat's turn, and that the action is legal.
            (HostEffect::Act { action, .. }, Some(saved)) => saved.session.play(action).is_ok(),
            (HostEffect::Undo(seat), Some(saved)) => {
                let mut seats = Seats::default();
                seats.insert(*seat);
                saved.session.undo_decision(seats, &|session| session.moves().len() > 1)
            }
            _ => false,
        }
    }

    /// True if more has arrived than is taken at once.
    const fn is_behind(&self) -> bool {
        self.taken.1 >= MOST_EVENTS
    }
}

/// The text of the finished game for guests: without the keys by which the host knows them, and without the commands of
/// programs at its computer.
fn for_guests(saved: &Saved) -> String {
    let mut saved = saved.copy();
    for player in &mut saved.players {
        if let Player::Friend(_, private) | Player::Program(_, private) = player {
            private.clear();
        }
    }
    saved.to_ron()
}
