//! Messages to guests.

use misere_engine::cards::Card;
use misere_engine::rules::{Seat, Seats};
use misere_games::{BotSession, Told};

use super::view::Place;
use super::{Host, HostEffect, TableSetup, view};
use crate::fingerprint::fingerprint;
use crate::links::LinkId;
use crate::phrases::Phrase;
use crate::wire::{Known, PROTOCOL, ToGuest};

impl Host {
    /// Sends the file of the finished game to all guests, and to those who come back later.
    pub fn finished(&mut self, save: &str) -> Vec<HostEffect> {
        self.save = parts(save);
        let links: Vec<LinkId> = self.seated().map(|(link, _)| link).collect();
        for link in links {
            self.tell_save(link);
        }
        self.take_effects()
    }

    pub(super) fn send(&mut self, link: LinkId, message: ToGuest) {
        if let Some(peer) = self.peers.get_mut(&link) {
            let frame = peer.frame(message);
            self.effects.push(HostEffect::Send { link, frame });
        }
    }

    /// Tells everybody about the table, several changes at once if there are many.
    pub(super) fn tell_table(&mut self) {
        self.owes_table = true;
        self.tell_owed_table();
    }

    pub(super) fn tell_owed_table(&mut self) {
        if self.owes_table && self.table_limit.count(self.now).is_ok() {
            self.tell_table_now();
        }
    }

    /// Tells everybody about the table if they are still to be told.
    pub(super) fn tell_table_now(&mut self) {
        if !std::mem::take(&mut self.owes_table) {
            return;
        }
        let table = self.table();
        let links: Vec<LinkId> = self.seated().map(|(link, _)| link).collect();
        for link in links {
            self.send(link, ToGuest::Table(table.clone()));
        }
        self.effects.push(HostEffect::Changed);
    }

    pub(super) fn tell_phrase(&mut self, seat: Seat, phrase: Phrase) {
        let links: Vec<(LinkId, Place)> = self.seated().collect();
        for (link, place) in links {
            if place != Place::Seat(seat) {
                let (seat, number) = (seat.index() as u8, phrase.number());
                self.send(link, ToGuest::Phrase { seat, number });
            }
        }
    }

    pub(super) fn tell_state(&mut self, link: LinkId, place: Place, session: &dyn BotSession) {
        let Some(peer) = self.peers.get_mut(&link) else { return };
        let (encoder, known) = (peer.encoder, peer.known);
        peer.known = self.last;
        let chosen = match place {
            Place::Seat(seat) => self.choice(seat, session),
            Place::Spectator => None,
        };
        let (parts, state) = view::from_place(session, place, chosen, known, encoder);
        for part in parts {
            self.send(link, ToGuest::Log(part));
        }
        self.send(link, ToGuest::State(Box::new(state)));
    }

    pub(super) fn tell_save(&mut self, link: LinkId) {
        let parts = self.save.len() as u32;
        for (part, text) in (0..).zip(self.save.clone()) {
            self.send(link, ToGuest::Save { part, parts, text });
        }
    }

    /// Sends everything anew that a guest asked for, unless it asks too often.
    pub(super) fn answer_again(&mut self, link: LinkId, session: Option<&dyn BotSession>) {
        let (now, last) = (self.now, self.last);
        let Some(peer) = self.peers.get_mut(&link) else { return };
        let (Some(place), Some(session)) = (peer.place, session) else {
            // Without a game, there is nothing to send.
            peer.asks_again = None;
            return;
        };
        let Some(known) = peer.asks_again else { return };
        if self.limits(link).is_none_or(|limits| limits.again.count(now).is_err()) {
            return;
        }
        if let Some(peer) = self.peers.get_mut(&link) {
            peer.asks_again = None;
            peer.known = known_since(known, last);
            self.tell_state(link, place, session);
        }
    }

    pub(super) fn welcome(&mut self, link: LinkId) {
        let seat = match self.peers.get(&link).and_then(|peer| peer.place) {
            Some(Place::Seat(seat)) => Some(seat),
            Some(Place::Spectator) => None,
            None => return,
        };
        let TableSetup { entry, rules, players, .. } = &self.file.setup;
        let welcome = ToGuest::Welcome {
            protocol: PROTOCOL,
            version: crate::VERSION.to_owned(),
            run: self.run,
            seat: seat.map_or(0, |seat| seat.index() as u8),
            spectator: seat.is_none(),
            game: entry.id.to_owned(),
            seats: players.len() as u8,
            rules: serde_json::to_value(rules).expect("house rules are plain data"),
            fingerprint: fingerprint(entry, players.len(), rules, &self.messages),
        };
        self.send(link, welcome);
    }

    /// Explains a card or the last action, as far as a guest may know the reason.
    pub(super) fn tell_why(&mut self, link: LinkId, seat: Seat, card: Option<Card>, session: &dyn BotSession) {
        let mut hands = Seats::default();
        hands.insert(seat);
        let told = Told { hands, reader: Some(seat), claimant: None };
        let Some((actor, text)) = session.explain(card, &told) else { return };
        let Some(peer) = self.peers.get(&link) else { return };
        let text = peer.encoder.text(&text);
        let (at, seat) = (session.at(), actor.index() as u8);
        self.send(link, ToGuest::Why { at, card, seat, text });
    }
}

/// The part of this game that a guest knows from this run of the program.
pub(super) fn known_since(known: Known, last: Known) -> Known {
    let is_same = known.run == last.run && known.undone == last.undone;
    if is_same && known.at <= last.at && known.rows <= last.rows { known } else { Known::default() }
}

/// The bytes of a part of a file at most.
const PART: usize = 128 << 10;

/// A text in parts that fit into messages.
fn parts(mut text: &str) -> Vec<String> {
    let mut parts = Vec::new();
    while !text.is_empty() {
        let (part, rest) = text.split_at(text.floor_char_boundary(PART));
        parts.push(part.to_owned());
        text = rest;
    }
    parts
}
