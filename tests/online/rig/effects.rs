//! Whatever hosts and guests ask their programs for, and their play.

use std::collections::VecDeque;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use misere_engine::rules::{Next, Seats};
use misere_engine::seal::SealedSeed;
use misere_engine::table::{Session as _, Setup};
use misere_online::guest::GuestEffect;
use misere_online::host::HostEffect;
use misere_online::links::{CloseReason, LinkEvent, LinkId};
use misere_players::bots::{Level, Limit};
use misere_store::{Origin, Saved};

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
            let Some(mut session) = chair.guest.session().filter(|_| chair.plays) else {
                continue;
            };
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
            if self.host.is_ready()
                && let Ok(effects) = self.host.start((self.seal)())
            {
                self.perform_host(effects);
                return true;
            }
            return false;
        };
        match saved.session.next() {
            Next::Deal(_) | Next::Reshuffle(_) => saved.session.shuffle(),
            Next::Act(seat) => {
                let player = &saved.players[seat.index()];
                let is_elsewhere = player.is_friend() && !self.host.computer_plays(seat);
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
        let Some(saved) = &mut self.saved else {
            return;
        };
        saved.players = self.host.players().to_vec();
        self.saved_file = Some(saved.to_ron());
        let effects = self.host.changed(saved.session.as_ref());
        self.perform_host(effects);
        let Some(saved) = &self.saved else { return };
        if saved.session.next() == Next::Over {
            let text = match self.cheat_at_end {
                Some(cheat) => cheat(saved),
                None => saved.to_ron(),
            };
            let effects = self.host.finished(&text);
            self.perform_host(effects);
        }
    }

    pub(super) fn begin(&mut self, sealed: &SealedSeed) {
        let sealed = match self.cheat_at_cut {
            Some(cheat) => cheat(sealed.clone()),
            None => sealed.clone(),
        };
        let setup = &self.host.file().setup;
        let session = setup.entry.start(&Setup {
            seats: setup.players.len(),
            rules: setup.rules.clone(),
            seed: sealed.seed(),
            dealer: None,
        });
        self.saved = Some(Saved {
            name: "".into(),
            saved_at: 1_790_000_000,
            players: setup.players.clone(),
            evening: None,
            seal: Some(sealed),
            origin: Origin::New,
            hints: 0,
            session: session.expect("a game"),
        });
    }

    pub fn perform_host(&mut self, effects: Vec<HostEffect>) {
        for effect in effects {
            match effect {
                HostEffect::Send { link, frame } => {
                    for chair in &mut self.chairs {
                        if let Some(wire) = chair.wire.as_mut().filter(|wire| wire.link == link) {
                            wire.to_guest.push_back(frame.clone());
                        }
                    }
                }
                HostEffect::Close(link) => {
                    let is_it = |chair: &Chair| chair.wire.as_ref().is_some_and(|wire| wire.link == link);
                    if let Some(index) = self.chairs.iter().position(is_it) {
                        // Frames sent before still arrive.
                        let wire = self.chairs[index].wire.take().expect("a wire");
                        for bytes in wire.to_guest {
                            self.hand_to_guest(index, LinkEvent::Frame { link, bytes });
                        }
                        let reason = CloseReason::Peer;
                        self.hand_to_guest(index, LinkEvent::Closed { link, reason });
                    }
                }
                HostEffect::Keep => self.table_file = self.host.file().to_text(),
                HostEffect::Begin(_) if std::mem::take(&mut self.dies_at_begin) => {
                    return self.kill_host();
                }
                HostEffect::Begin(sealed) => {
                    self.begin(&sealed);
                    self.changed();
                }
                HostEffect::Act { seat, action } => {
                    let saved = self.saved.as_mut().expect("a game");
                    assert_eq!(saved.session.next(), Next::Act(seat));
                    saved.session.play(&action).expect("a legal action");
                    self.changed();
                }
                HostEffect::Undo(seat) => {
                    let saved = self.saved.as_mut().expect("a game");
                    let mut seats = Seats::default();
                    seats.insert(seat);
                    saved.session.undo_decision(seats, &|_| true);
                    self.changed();
                }
                HostEffect::Hint { seat, at } => {
                    let saved = self.saved.as_ref().expect("a game");
                    let job = saved.session.advise(Limit::Worlds(1), 7).expect("a hint");
                    let hint = job(&AtomicBool::new(false));
                    let effects = self.host.send_hint(seat, at, &hint);
                    self.perform_host(effects);
                }
                HostEffect::Phrase { seat, phrase } => self.host_phrases.push((seat, phrase)),
                HostEffect::Changed | HostEffect::ComputerPlays { .. } => {}
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
                GuestEffect::Over(finished) => self.chairs[index].finished = Some(*finished),
                GuestEffect::Changed | GuestEffect::Moved => {}
            }
        }
    }
}
