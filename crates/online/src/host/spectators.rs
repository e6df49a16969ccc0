//! Those who only watch: any number of them up to a limit, with one invitation for all.

use misere_games::BotSession;

use super::file::short_name;
use super::peer::Peer;
use super::view::Place;
use super::{Host, HostEffect};
use crate::invitation::Invitation;
use crate::links::{Address, LinkId, PeerKey};
use crate::wire::{Closed, Refused, ToHost, hex};

/// The spectators of a table at most.
pub const MOST_SPECTATORS: usize = 8;

impl Host {
    /// The invitation for all who only want to watch.
    pub fn spectator_invitation(&self, address: &Address) -> Invitation {
        Invitation { table: self.file.table, secret: self.file.spectators, address: address.clone() }
    }

    /// Replaces the invitation for spectators and sends those away who are there.
    pub fn renew_spectators(&mut self, secret: [u8; 16]) -> Vec<HostEffect> {
        self.file.spectators = secret;
        self.effects.push(HostEffect::Keep);
        let links: Vec<LinkId> = self.watching().map(|(link, _)| link).collect();
        for link in links {
            self.turn_away(link, Closed::Removed);
        }
        self.take_effects()
    }

    /// The names of the spectators, in the order of their coming.
    pub(super) fn spectators(&self) -> Vec<String> {
        self.watching().map(|(_, peer)| peer.name.clone()).collect()
    }

    pub(super) fn is_spectators_secret(&self, secret: Option<&str>) -> bool {
        secret.is_some_and(|secret| secret == hex(&self.file.spectators))
    }

    /// Takes in a spectator, unless there are too many.
    ///
    /// # Errors
    /// Returns the reason for which it cannot come in.
    pub(super) fn let_watch(&mut self, link: LinkId, name: &str) -> Result<(), Refused> {
        let key = self.peers.get(&link).map(|peer| peer.key);
        if let Some(old) = key.and_then(|key| self.watching_link(key)) {
            self.turn_away(old, Closed::Elsewhere);
        } else if self.watching().count() >= MOST_SPECTATORS {
            return Err(Refused::Full);
        }
        if let Some(peer) = self.peers.get_mut(&link) {
            peer.name = short_name(name);
        }
        Ok(())
    }

    /// Does what a spectator asks for, which is to see everything again or to go.
    pub(super) fn obey_spectator(&mut self, link: LinkId, message: &ToHost, session: Option<&dyn BotSession>) {
        match message {
            ToHost::Again { known } => self.send_again(link, *known, session),
            ToHost::Leave => self.turn_away(link, Closed::Removed),
            _ => {}
        }
    }

    /// The link of the spectator with this key.
    pub(super) fn watching_link(&self, key: PeerKey) -> Option<LinkId> {
        self.watching().find(|(_, peer)| peer.key == key).map(|(link, _)| link)
    }

    fn watching(&self) -> impl Iterator<Item = (LinkId, &Peer)> {
        let peers = self.peers.iter().map(|(link, peer)| (*link, peer));
        peers.filter(|(_, peer)| peer.place == Some(Place::Spectator))
    }
}
