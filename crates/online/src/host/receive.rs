//! Messages that arrive from guests.

use std::time::Duration;

use misere_engine::rules::{Next, Seat};
use misere_games::BotSession;

use super::at_once::was_asked;
use super::peer::Peer;
use super::tell::known_since;
use super::view::Place;
use super::{Host, HostEffect};
use crate::cut::Words;
use crate::links::{LinkEvent, LinkId, PeerKey, Side};
use crate::phrases::Phrase;
use crate::wire::{Closed, Encoder, Known, NotDone, PROTOCOL, Phase, Refused, ToGuest, ToHost, decode, hex, is_hex};

/// The links at most that have not said hello. The one that has been silent for the longest time makes room.
const MOST_MUTE: usize = 8;

/// The longest version of a program, in bytes, and the longest name that is read.
const LONGEST_TEXT: usize = 64;

impl Host {
    /// Takes an event of the host's links. `session` is the game, once it has begun.
    pub fn receive(&mut self, event: LinkEvent, now: Duration, session: Option<&dyn BotSession>) -> Vec<HostEffect> {
        self.now = self.now.max(now);
        match event {
            LinkEvent::Opened { link, peer } => {
                let mute = self.peers.iter().filter(|(_, peer)| peer.place.is_none());
                if mute.clone().count() == MOST_MUTE
                    && let Some((oldest, _)) = mute.min_by_key(|(_, peer)| peer.opened_at)
                {
                    self.drop_link(*oldest);
                }
                self.peers.insert(link, Peer::new(peer, self.now));
            }
            LinkEvent::Frame { link, bytes } => self.read(link, &bytes, session),
            LinkEvent::Closed { link, .. } => self.forget(link),
        }
        self.take_effects()
    }

    fn read(&mut self, link: LinkId, bytes: &[u8], session: Option<&dyn BotSession>) {
        let now = self.now;
        let Some(limits) = self.limits(link) else { return };
        // Nothing is read that is too much.
        if bytes.len() > Side::Host.longest_frame() || limits.frames.count(now).is_err() {
            return self.turn_away(link, Closed::Fault);
        }
        let Ok(frame) = decode::<ToHost>(bytes) else { return self.turn_away(link, Closed::Fault) };
        let Some(peer) = self.peers.get_mut(&link) else { return };
        if !peer.received.note(frame.n) {
            return;
        }
        match (peer.place, frame.message) {
            (None, hello @ ToHost::Hello { .. }) => self.greet(link, hello, session),
            // A repeated hello, and anything else before one, is not meant for this table.
            (None, _) => self.turn_away(link, Closed::Fault),
            (Some(Place::Seat(seat)), message) => self.obey(link, seat, message, session),
            (Some(Place::Spectator), message) => self.obey_spectator(link, &message, session),
        }
    }

    /// Answers a hello.
    fn greet(&mut self, link: LinkId, hello: ToHost, session: Option<&dyn BotSession>) {
        let ToHost::Hello { protocol, version, table, secret, name, face, english, known } = hello else { return };
        let Some(key) = self.peers.get(&link).map(|peer| peer.key) else { return };
        let reason = match protocol {
            _ if version.len() > LONGEST_TEXT => Some(Refused::GuestTooOld),
            older if older < PROTOCOL => Some(Refused::GuestTooOld),
            newer if newer > PROTOCOL => Some(Refused::HostTooOld),
            _ if table != hex(&self.file.table) => Some(Refused::OtherTable),
            _ => None,
        };
        let secret = secret.as_deref();
        let is_invited_to_watch = self.is_spectators_secret(secret);
        let place = match (reason, self.seat_of(key, secret)) {
            (Some(reason), _) => return self.refuse(link, reason),
            // The hello of an older window may arrive after that of a newer one.
            (None, seat) if self.newest_link(seat, key) > Some(link) => {
                return self.turn_away(link, Closed::Elsewhere);
            }
            // Whoever calls too often has to call again later.
            (None, Some(seat)) if self.guests[seat.index()].limits.hellos.count(self.now).is_err() => {
                return self.drop_link(link);
            }
            (None, Some(seat)) => {
                self.seat(link, seat, key, &name);
                self.guests[seat.index()].face = face;
                Place::Seat(seat)
            }
            (None, None) if is_invited_to_watch && self.spectator_limit.count(self.now).is_err() => {
                return self.drop_link(link);
            }
            (None, None) if is_invited_to_watch => match self.let_watch(link, &name) {
                Ok(()) => Place::Spectator,
                Err(reason) => return self.refuse(link, reason),
            },
            (None, None) => return self.refuse(link, Refused::NoSeat),
        };
        let last = self.last;
        if let Some(peer) = self.peers.get_mut(&link) {
            peer.place = Some(place);
            peer.encoder = Encoder { english };
            peer.known = known_since(known, last);
        }
        self.welcome(link);
        if let Some(session) = session {
            self.follow(session);
        }
        if let Place::Seat(seat) = place {
            // A guest who is back plays in person.
            if !self.is_slow(seat) {
                self.set_computer(seat, false);
            }
        }
        self.tell_table();
        if self.owes_table {
            // The others can wait; whoever has just come needs to know where it is.
            let table = self.table();
            self.send(link, ToGuest::Table(table));
        }
        if let Some(session) = session {
            self.tell_state(link, place, session);
            self.tell_save(link);
        }
    }

    /// The link of the guest who has this seat, or else of the spectator with this key.
    fn newest_link(&self, seat: Option<Seat>, key: PeerKey) -> Option<LinkId> {
        match seat {
            Some(seat) => self.guests[seat.index()].link,
            None => self.watching_link(key),
        }
    }

    /// Gives a seat to a guest, whose older link is closed.
    fn seat(&mut self, link: LinkId, seat: Seat, key: PeerKey, name: &str) {
        if let Some(old) = self.guests[seat.index()].link {
            self.turn_away(old, Closed::Elsewhere);
        }
        let is_known = self.file.keys[seat.index()] == Some(key);
        let old_name = self.players()[seat.index()].name().raw().to_owned();
        self.file.seat_friend(seat, key, name);
        if !is_known || self.players()[seat.index()].name().raw() != old_name {
            self.effects.push(HostEffect::Keep);
        }
        self.guests[seat.index()].link = Some(link);
    }

    /// The seat of a guest: the one that its key has, or the one whose invitation it holds, if that is free.
    fn seat_of(&self, key: PeerKey, secret: Option<&str>) -> Option<Seat> {
        let own = self.friends().find(|seat| {
            let has_key = self.file.keys[seat.index()] == Some(key);
            has_key && key != PeerKey::UNKNOWN
        });
        let invited = |seat: &Seat| {
            let invitation = hex(&self.file.invitations[seat.index()]);
            let is_free = self.file.keys[seat.index()].is_none();
            is_free && secret.is_some_and(|secret| secret == invitation)
        };
        own.or_else(|| self.friends().find(invited))
    }

    fn refuse(&mut self, link: LinkId, reason: Refused) {
        self.send(link, ToGuest::Refused { reason, version: crate::VERSION.to_owned() });
        self.effects.push(HostEffect::Close(link));
        self.forget(link);
    }

    fn obey(&mut self, link: LinkId, seat: Seat, message: ToHost, session: Option<&dyn BotSession>) {
        match message {
            ToHost::Hello { .. } => {}
            ToHost::Sit { round, commit } => self.sit(seat, round, commit),
            ToHost::Open { round, words, nonce } => self.open(seat, round, Words { words, nonce }),
            ToHost::Act { at, action } => self.act(link, seat, (at, action), session),
            ToHost::Wish { at, what } => {
                if session.is_some_and(|session| session.at() == at) && self.is_heard(link) {
                    self.begin_wish(seat, what);
                }
            }
            ToHost::Answer { wish, yes } => self.note_answer(seat, wish, yes),
            ToHost::Hint { at } => {
                let is_asked = |session: &dyn BotSession| {
                    session.next() == Next::Act(seat) || session.asked_at_once(seat, None).is_some()
                };
                let is_now = |session: &dyn BotSession| session.at() == at && is_asked(session);
                let (is_due, now) = (self.file.setup.hints && session.is_some_and(is_now), self.now);
                if is_due && self.limits(link).is_some_and(|limits| limits.hints.count(now).is_ok()) {
                    self.guests[seat.index()].hints += 1;
                    self.tell_table();
                    self.effects.push(HostEffect::Hint { seat, at });
                }
            }
            ToHost::Why { at, card } => {
                if let Some(session) = session
                    && session.at() == at
                {
                    self.tell_why(link, seat, card, session);
                }
            }
            ToHost::Phrase { number } => self.hear(link, seat, number),
            ToHost::Pause { away } => self.pause(seat, away),
            ToHost::Computer { seat, plays } => {
                if usize::from(seat) < self.guests.len() {
                    self.set_computer(Seat::new(seat.into()), plays);
                }
            }
            ToHost::Again { known } => self.send_again(link, known, session),
            ToHost::Leave => self.free(seat, Closed::Removed),
        }
    }

    /// Notes that a guest sits down and has fixed its words.
    fn sit(&mut self, seat: Seat, round: u32, commit: String) {
        let guest = &mut self.guests[seat.index()];
        let is_new = guest.commit.as_ref() != Some(&commit);
        let is_due = self.phase == Phase::Lobby && round == self.file.round;
        if is_due && is_new && is_hex(&commit, 64) {
            guest.commit = Some(commit);
            self.tell_table();
        }
    }

    /// Notes the words of a guest, which must be those that it has fixed.
    fn open(&mut self, seat: Seat, round: u32, words: Words) {
        let guest = &mut self.guests[seat.index()];
        let is_due = self.phase == Phase::Cutting && round == self.file.round;
        if !is_due || guest.opened.is_some() {
            return;
        }
        let commit = words.commit(seat.index());
        if !words.are_sound() || guest.commit.as_ref() != Some(&commit) {
            return self.free(seat, Closed::WrongWords);
        }
        guest.opened = Some(words);
        self.begin_if_all_opened();
    }

    /// Lets a guest act, if it is its turn and the action is legal.
    fn act(&mut self, link: LinkId, seat: Seat, (at, action): (usize, String), session: Option<&dyn BotSession>) {
        let asked = session.and_then(|session| session.asked_at_once(seat, None));
        let was_asked = session.is_some_and(|session| was_asked(session, seat, at));
        if was_asked && asked.is_none() {
            // The choice has been made, and is done.
            return;
        }
        let reason = match (session, &asked) {
            (None, _) => Some(NotDone::TooLate),
            (Some(session), _) if session.at() != at && !was_asked => Some(NotDone::TooLate),
            (Some(session), None) if session.next() != Next::Act(seat) => Some(NotDone::NotYourTurn),
            (Some(session), asked) => {
                let moves = asked.as_deref().unwrap_or(session).moves();
                if moves.iter().any(|legal| legal.text == action) { None } else { Some(NotDone::NotLegal) }
            }
        };
        let Some(session) = session.filter(|_| reason.is_none()) else {
            let reason = reason.unwrap_or(NotDone::TooLate);
            return self.send(link, ToGuest::NotDone { at, reason });
        };
        self.set_computer(seat, false);
        if session.next() == Next::Act(seat) {
            self.effects.push(HostEffect::Act { seat, action });
        } else {
            self.choose(seat, action, session);
            self.tell_state(link, Place::Seat(seat), session);
        }
    }

    fn hear(&mut self, link: LinkId, seat: Seat, number: u8) {
        if let Some(phrase) = Phrase::with_number(number)
            && self.is_heard(link)
        {
            self.tell_phrase(seat, phrase);
            self.effects.push(HostEffect::Phrase { seat, phrase });
        }
    }

    /// True unless a guest says or asks too much.
    fn is_heard(&mut self, link: LinkId) -> bool {
        let now = self.now;
        self.limits(link).is_some_and(|limits| limits.phrases.count(now).is_ok())
    }

    fn pause(&mut self, seat: Seat, away: bool) {
        let was_away = std::mem::replace(&mut self.guests[seat.index()].is_paused, away);
        if !away {
            self.set_computer(seat, false);
        }
        if was_away == away {
            return;
        }
        self.count_answers();
        self.tell_table();
    }

    pub(super) fn send_again(&mut self, link: LinkId, known: Known, session: Option<&dyn BotSession>) {
        // Before the game begins, there is nothing to send.
        if let Some(peer) = self.peers.get_mut(&link)
            && session.is_some()
        {
            peer.asks_again = Some(known);
            self.answer_again(link, session);
        }
    }
}
