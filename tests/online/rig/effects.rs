//! Whatever hosts and guests ask their programs for, and their play.

use std::collections::VecDeque;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use misere_engine::rules::Next;
use misere_engine::seal::SealedSeed;
use misere_engine::table::{Setup, Watch as _};
use misere_games::Play as _;
use misere_online::guest::GuestEffect;
use misere_online::host::HostEffect;
use misere_online::links::{CloseReason, LinkEvent, LinkId};
use misere_players::bots::{Level, Limit};

use super::{Chair, PLACE, Rig, Wire};

impl Rig {
    pub(super) fn let_guests_play(&mut self) -> bool {
        for index in 0..self.chairs.len() {
            let chair = &mut self.chairs[index];
            let is_asked = chair.guest.question().is_some();
            let may_sit = chair.guest.invited().is_some() && (chair.agrees || !is_asked);
            if may_sit && !chair.guest.is_seated() {
                let words = format!("words of {}", chair.seat);
                let effects = chair.guest.sit(&words);
                self.perform_guest(index, effects);
                return true;
            }
            let Some(mut session) = chair.guest.session().filter(|_| chair.plays) else { continue };
            let moves = session.moves();
            if !moves.is_empty() {
                self.now += Duration::from_millis(60);
                let action = &moves[self.dice.below(moves.len())];
                session.play(&action.text).expect("a legal action");
                self.tick_guest(index);
                return true;
            }
        }
        false
    }

    /// Lets the host go on, as far as nobody else has to act; returns whether it could.
    pub(super) fn let_host_play(&mut self) -> bool {
        let Some(saved) = &mut self.saved else {
            let can_start = self.table.host.can_start();
            if can_start {
                self.start();
                self.run_host();
            }
            return can_start;
        };
        match saved.session.next() {
            Next::Deal(_) | Next::Reshuffle(_) => saved.session.shuffle(),
            Next::Act(seat) => {
                let player = &saved.players[seat.index()];
                let is_elsewhere = player.is_friend() && !self.table.host.computer_plays(seat);
                if is_elsewhere || player.is_person() && !self.person_plays {
                    return false;
                }
                let job = saved.session.think(Level::Novice.into(), Limit::Worlds(1), 7);
                let action = job.expect("a decision")(&AtomicBool::new(false));
                saved.session.play(&action).expect("a legal action");
            }
            Next::Over => return false,
        }
        self.changed();
        true
    }

    /// Writes the game and tells everybody, in this order.
    pub fn changed(&mut self) {
        let Some(saved) = &mut self.saved else { return };
        saved.players = self.table.host.players().to_vec();
        self.saved_file = Some(saved.to_ron());
        match self.cheat_at_end {
            Some(cheat) if saved.session.next() == Next::Over => {
                let text = cheat(saved);
                self.table.call(|host| host.changed(saved.session.as_ref()));
                self.table.call(|host| host.finished(&text));
            }
            _ => self.table.tell(saved),
        }
        self.run_host();
    }

    /// Lets a host that cheats begin with other cards.
    pub(super) fn begin(&mut self, sealed: &SealedSeed) {
        let Some(cheat) = self.cheat_at_cut else { return };
        let sealed = cheat(sealed.clone());
        let setup = &self.table.host.file().setup;
        let session = setup.entry.start(&Setup {
            seats: setup.players.len(),
            rules: setup.rules.clone(),
            seed: sealed.seed(),
            dealer: None,
        });
        if let Some(saved) = &mut self.saved {
            (saved.session, saved.seal) = (session.expect("a game"), Some(sealed));
        }
    }

    /// Lets the host do what has arrived and what is due, and carries off what it sends.
    pub fn run_host(&mut self) {
        loop {
            let session = self.saved.as_ref().map(|saved| saved.session.as_ref());
            let effect = self.table.next(self.now, session);
            self.carry_off();
            match effect {
                Some(HostEffect::Begin(_)) if std::mem::take(&mut self.dies_at_begin) => return self.kill_host(),
                Some(effect) => self.perform_host(&effect),
                None => return,
            }
        }
    }

    fn perform_host(&mut self, effect: &HostEffect) {
        if let HostEffect::Act { seat, .. } = effect {
            assert_eq!(self.session().map(misere_engine::table::Watch::next), Some(Next::Act(*seat)));
        }
        let has_changed = self.table.play(effect, &mut self.saved);
        match effect {
            HostEffect::Begin(sealed) => {
                if let Some(saved) = &mut self.saved {
                    saved.saved_at = 1_790_000_000;
                }
                self.begin(sealed);
            }
            HostEffect::Hint { seat, at } => {
                let saved = self.saved.as_ref().expect("a game");
                let job = saved.session.advise_seat(*seat, Limit::Worlds(1), 7).expect("a hint");
                let hint = job(&AtomicBool::new(false));
                self.table.call(|host| host.send_hint(*seat, *at, &hint));
            }
            HostEffect::Phrase { seat, phrase } => self.host_phrases.push((*seat, *phrase)),
            _ => {}
        }
        if has_changed {
            self.changed();
        }
    }

    /// Puts what the host has sent on the wires, and breaks those that it has closed.
    fn carry_off(&mut self) {
        loop {
            let Some((link, frame)) = self.end.lock().left.pop_front() else { return };
            let is_it = |chair: &Chair| chair.wire.as_ref().is_some_and(|wire| wire.link == link);
            let Some(index) = self.chairs.iter().position(is_it) else { continue };
            match (frame, &mut self.chairs[index].wire) {
                (Some(frame), Some(wire)) => wire.to_guest.push_back(frame),
                (None, wire) => {
                    // Frames sent before still arrive.
                    for bytes in wire.take().expect("a wire").to_guest {
                        self.hand_to_guest(index, LinkEvent::Frame { link, bytes });
                    }
                    let reason = CloseReason::Peer;
                    self.hand_to_guest(index, LinkEvent::Closed { link, reason });
                }
                (Some(_), None) => {}
            }
        }
    }

    pub fn perform_guest(&mut self, index: usize, effects: Vec<GuestEffect>) {
        for effect in effects {
            match effect {
                GuestEffect::Dial(address) => {
                    assert_eq!(address, PLACE);
                    self.links += 1;
                    let link = LinkId(self.links);
                    let key = self.chairs[index].guest.file().secret.key();
                    self.chairs[index].guest.dialed(link);
                    if self.chairs[index].is_off {
                        let reason = CloseReason::Unreachable;
                        self.hand_to_guest(index, LinkEvent::Closed { link, reason });
                        continue;
                    }
                    self.chairs[index].wire = Some(Wire { link, to_host: VecDeque::new(), to_guest: VecDeque::new() });
                    let event = LinkEvent::Opened { link, peer: key };
                    self.hand_to_host(event.clone());
                    self.hand_to_guest(index, event);
                }
                GuestEffect::Send { link, frame } => {
                    let wire = self.chairs[index].wire.as_mut();
                    if let Some(wire) = wire.filter(|wire| wire.link == link) {
                        wire.to_host.push_back(frame);
                    }
                }
                GuestEffect::Close(link) => {
                    let chair = &mut self.chairs[index];
                    if let Some(wire) = chair.wire.take_if(|wire| wire.link == link) {
                        // Frames sent before still arrive.
                        for bytes in wire.to_host {
                            self.hand_to_host(LinkEvent::Frame { link, bytes });
                        }
                        let reason = CloseReason::Peer;
                        let event = LinkEvent::Closed { link, reason };
                        self.hand_to_host(event);
                    }
                }
                GuestEffect::Asked(question) => self.chairs[index].questions.push(question),
                GuestEffect::Keep | GuestEffect::Note => {
                    let chair = &mut self.chairs[index];
                    chair.file = chair.guest.file().to_text();
                }
                GuestEffect::NotDone(reason) => self.chairs[index].not_done.push(reason),
                GuestEffect::Phrase { seat, phrase } => {
                    self.chairs[index].phrases.push((seat, phrase));
                }
                GuestEffect::Check(check) => {
                    let effects = self.chairs[index].guest.checked(check.run());
                    self.perform_guest(index, effects);
                }
                GuestEffect::Over(finished) => self.chairs[index].finished = Some(*finished),
                GuestEffect::Changed | GuestEffect::Moved => {}
            }
        }
    }
}
