//! A host and its guests with wires between them that can be cut, repeat messages and change their order.

use std::collections::VecDeque;
use std::path::Path;
use std::time::Duration;

use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{Next, Seat};
use misere_engine::seal::{Seal, SealedSeed};
use misere_engine::table::Setup;
use misere_games::{BotSession, Entry};
use misere_online::guest::{FinishedTable, Guest, GuestEffect, GuestFile};
use misere_online::host::{Host, HostEffect, TableFile, TableSetup};
use misere_online::links::{Address, CloseReason, LinkEvent, LinkId};
use misere_online::{Phrase, Secret};
use misere_players::bots::{Level, Limit};
use misere_store::{Origin, Player, Saved};
use std::sync::atomic::AtomicBool;

/// Random numbers that are the same in every run.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % most
    }

    pub fn one_in(&mut self, times: usize) -> bool {
        times > 0 && self.below(times) == 0
    }
}

/// The weather on the wires: trouble once in so many messages; 0 for never.
#[derive(Clone, Copy, Default)]
pub struct Weather {
    pub repeats: usize,
    pub swaps: usize,
    pub cuts: usize,
}

/// A wire between a guest and the host.
pub struct Wire {
    link: LinkId,
    to_host: VecDeque<Vec<u8>>,
    to_guest: VecDeque<Vec<u8>>,
}

/// A seat with a guest.
pub struct Chair {
    pub seat: Seat,
    pub guest: Guest,
    pub file: String,
    pub wire: Option<Wire>,
    pub finished: Option<FinishedTable>,
    pub not_done: usize,
    pub phrases: Vec<(Seat, Phrase)>,
    /// Every frame that it was sent, for tests that compare them.
    pub seen: Vec<Vec<u8>>,
    /// Set if it acts by itself.
    pub plays: bool,
    /// Set if its computer is off.
    pub is_off: bool,
}

pub struct Rig {
    pub host: Host,
    pub table_file: String,
    pub saved: Option<Saved>,
    pub saved_file: Option<String>,
    pub chairs: Vec<Chair>,
    pub weather: Weather,
    pub now: Duration,
    pub dice: Dice,
    pub messages: usize,
    pub longest: usize,
    pub host_phrases: Vec<(Seat, Phrase)>,
    /// Every frame that guests have sent.
    pub said: Vec<Vec<u8>>,
    /// Set if a person at the host's computer acts by itself.
    pub person_plays: bool,
    /// A text that is replaced in frames, and whether in those to the host.
    pub change: Option<(String, String, bool)>,
    /// The seal of the next cut.
    pub seal: fn() -> Seal,
    /// All frames in the order of their arrival, those to the host with `>` and those to guests with `<`.
    pub record: Option<Vec<String>>,
    pub bytes: usize,
    /// Makes another seed of the cut, as a cheating host does.
    pub cheat_at_cut: Option<fn(SealedSeed) -> SealedSeed>,
    /// Makes another file of the finished game.
    pub cheat_at_end: Option<fn(&Saved) -> String>,
    links: u64,
    runs: u64,
}

/// Where the host of a rig is.
const PLACE: Address = Address::Memory(0);

/// Players at a table: guests in the last seats, and a computer player in each other one.
pub fn players(seats: usize, guests: usize) -> Vec<Player> {
    let player = |index: usize| {
        if index + guests >= seats {
            Player::Friend("".into(), String::new())
        } else {
            Player::Computer(format!("Bot {index}").into(), Level::Easy.into())
        }
    };
    (0..seats).map(player).collect()
}

impl Rig {
    pub fn new(entry: &'static Entry, players: Vec<Player>, dice: u64) -> Self {
        Self::with_rules(entry, &HouseRules::default(), players, dice)
    }

    pub fn with_rules(
        entry: &'static Entry,
        rules: &HouseRules,
        players: Vec<Player>,
        dice: u64,
    ) -> Self {
        let rules = entry.complete(players.len(), rules).expect("sound rules");
        let file = TableFile::new(TableSetup {
            entry,
            rules,
            players,
            hints: true,
        });
        Self::of_file(file, dice)
    }

    pub fn of_file(file: TableFile, dice: u64) -> Self {
        let friends = Seat::all(file.players().len()).zip(file.players());
        let friends = friends.filter(|(_, player)| player.is_friend());
        let friends: Vec<Seat> = friends.map(|(seat, _)| seat).collect();
        let host = Host::new(file, 1);
        let chair = |seat: Seat| {
            let invitation = host.invitation(seat, &PLACE).to_string();
            let invitation = invitation.parse().expect("an invitation");
            let installation = Secret([seat.index() as u8; 32]);
            let name = format!("Guest {seat}");
            let file = GuestFile::new(invitation, &installation, &name);
            Chair {
                seat,
                file: file.to_text(),
                guest: Guest::new(file, false),
                wire: None,
                finished: None,
                not_done: 0,
                phrases: Vec::new(),
                seen: Vec::new(),
                plays: true,
                is_off: false,
            }
        };
        Self {
            chairs: friends.into_iter().map(chair).collect(),
            table_file: host.file().to_text(),
            host,
            saved: None,
            saved_file: None,
            weather: Weather::default(),
            now: Duration::from_secs(1),
            dice: Dice(dice | 1),
            messages: 0,
            longest: 0,
            host_phrases: Vec::new(),
            said: Vec::new(),
            person_plays: false,
            change: None,
            seal: Seal::draw,
            record: None,
            bytes: 0,
            cheat_at_cut: None,
            cheat_at_end: None,
            links: 0,
            runs: 1,
        }
    }

    pub fn session(&self) -> Option<&dyn BotSession> {
        self.saved.as_ref().map(|saved| saved.session.as_ref())
    }

    /// Plays until everything is over and every guest has the game, or this many steps of the rig are done.
    pub fn play(&mut self, steps: usize) {
        for _ in 0..steps {
            if self.is_done() {
                return;
            }
            self.step();
        }
        let ats: Vec<_> = self
            .chairs
            .iter()
            .map(|chair| {
                (
                    chair.seat,
                    chair.guest.standing(),
                    chair.guest.table().map(|table| table.phase),
                    chair
                        .guest
                        .session()
                        .map(|session| misere_engine::table::Session::at(&session)),
                )
            })
            .collect();
        panic!(
            "stuck after {} messages: {ats:?}, host {:?}",
            self.messages,
            self.host.table()
        );
    }

    pub fn is_done(&self) -> bool {
        self.chairs.iter().all(|chair| chair.finished.is_some())
    }

    /// Does the next thing.
    pub fn step(&mut self) {
        if self.deliver() || self.let_guests_play() || self.let_host_play() {
            return;
        }
        self.pass(Duration::from_millis(500));
    }

    /// Delivers everything that is under way, and nothing else.
    pub fn settle(&mut self) {
        while self.deliver() {}
    }

    /// Lets time pass.
    pub fn pass(&mut self, time: Duration) {
        self.now += time;
        let effects = self.host.tick(
            self.now,
            self.saved.as_ref().map(|saved| saved.session.as_ref()),
        );
        self.perform_host(effects);
        for index in 0..self.chairs.len() {
            self.tick_guest(index);
        }
    }

    fn tick_guest(&mut self, index: usize) {
        let effects = self.chairs[index].guest.tick(self.now);
        self.perform_guest(index, effects);
    }

    /// Delivers a message on a random wire; returns whether there was one.
    fn deliver(&mut self) -> bool {
        let mut busy = Vec::new();
        for (index, chair) in self.chairs.iter().enumerate() {
            if let Some(wire) = &chair.wire {
                if !wire.to_host.is_empty() {
                    busy.push((index, true));
                }
                if !wire.to_guest.is_empty() {
                    busy.push((index, false));
                }
            }
        }
        if busy.is_empty() {
            return false;
        }
        let (index, to_host) = busy[self.dice.below(busy.len())];
        self.messages += 1;
        self.now += Duration::from_millis(20);
        if self.dice.one_in(self.weather.cuts) {
            self.cut(index);
            return true;
        }
        let (repeats, swaps) = (
            self.dice.one_in(self.weather.repeats),
            self.dice.one_in(self.weather.swaps),
        );
        let Some(wire) = self.chairs[index].wire.as_mut() else {
            return true;
        };
        let (link, queue) = if to_host {
            (wire.link, &mut wire.to_host)
        } else {
            (wire.link, &mut wire.to_guest)
        };
        if swaps && queue.len() > 1 {
            queue.swap(0, 1);
        }
        let Some(bytes) = queue.pop_front() else {
            return true;
        };
        if repeats {
            queue.push_back(bytes.clone());
        }
        self.longest = self.longest.max(bytes.len());
        let bytes = self.changed_on_the_way(bytes, to_host);
        if to_host {
            self.said.push(bytes.clone());
        }
        self.bytes += bytes.len() + 4;
        if let Some(record) = &mut self.record {
            let way = if to_host { '>' } else { '<' };
            record.push(format!("{way} {}", String::from_utf8_lossy(&bytes)));
        }
        let event = LinkEvent::Frame { link, bytes };
        if to_host {
            self.hand_to_host(event);
        } else {
            self.hand_to_guest(index, event);
        }
        true
    }

    fn changed_on_the_way(&self, bytes: Vec<u8>, to_host: bool) -> Vec<u8> {
        match &self.change {
            Some((from, to, way)) if *way == to_host => {
                let text = String::from_utf8(bytes).expect("JSON");
                text.replace(from, to).into_bytes()
            }
            _ => bytes,
        }
    }

    /// Sends a frame of a test's own to the host, on a guest's link.
    pub fn say_to_host(&mut self, index: usize, text: &str) {
        if let Some(wire) = &self.chairs[index].wire {
            let (link, bytes) = (wire.link, text.as_bytes().to_vec());
            self.hand_to_host(LinkEvent::Frame { link, bytes });
            self.settle();
        }
    }

    /// Sends a frame of a test's own to a guest.
    pub fn say_to_guest(&mut self, index: usize, text: &str) {
        if let Some(wire) = &self.chairs[index].wire {
            let (link, bytes) = (wire.link, text.as_bytes().to_vec());
            self.hand_to_guest(index, LinkEvent::Frame { link, bytes });
        }
    }

    /// Opens another link for a guest who has one.
    pub fn second_link(&mut self, index: usize) {
        let first = self.said.iter().find(|frame| {
            let text = String::from_utf8_lossy(frame);
            text.contains("hello") && text.contains(&format!("Guest {}", self.chairs[index].seat))
        });
        let bytes = first.expect("a hello").clone();
        self.links += 1;
        let link = LinkId(self.links);
        let peer = self.chairs[index].guest.file().secret.key();
        self.hand_to_host(LinkEvent::Opened { link, peer });
        self.hand_to_host(LinkEvent::Frame { link, bytes });
    }

    /// A text with the table's number and the secret of a guest in place of others.
    pub fn with_secrets(&self, text: &str, index: usize) -> String {
        let invitation = &self.chairs[index].guest.file().invitation;
        let hex = |bytes: &[u8]| {
            bytes
                .iter()
                .map(|byte| format!("{byte:02x}"))
                .collect::<String>()
        };
        let mut value: serde_json::Value = match serde_json::from_str(text) {
            Ok(value) => value,
            Err(_) => return text.to_owned(),
        };
        if let Some(hello) = value
            .pointer_mut("/message/hello")
            .and_then(|hello| hello.as_object_mut())
        {
            hello.insert("table".to_owned(), hex(&invitation.table).into());
            hello.insert("secret".to_owned(), hex(&invitation.secret).into());
        }
        value.to_string()
    }

    fn hand_to_host(&mut self, event: LinkEvent) {
        let session = self.saved.as_ref().map(|saved| saved.session.as_ref());
        let effects = self.host.receive(event, self.now, session);
        self.perform_host(effects);
    }

    fn hand_to_guest(&mut self, index: usize, event: LinkEvent) {
        if let LinkEvent::Frame { bytes, .. } = &event {
            self.chairs[index].seen.push(bytes.clone());
        }
        let effects = self.chairs[index].guest.receive(event, self.now);
        self.perform_guest(index, effects);
    }

    /// Breaks a guest's wire.
    pub fn cut(&mut self, index: usize) {
        let Some(wire) = self.chairs[index].wire.take() else {
            return;
        };
        let (link, reason) = (wire.link, CloseReason::Lost);
        let event = LinkEvent::Closed { link, reason };
        self.hand_to_host(event.clone());
        self.hand_to_guest(index, event);
    }

    /// Performs what a call of a guest asks for.
    pub fn call(&mut self, index: usize, call: impl FnOnce(&mut Guest) -> Vec<GuestEffect>) {
        let effects = call(&mut self.chairs[index].guest);
        self.perform_guest(index, effects);
        self.settle();
    }

    /// Performs what a call of the host asks for.
    pub fn call_host(&mut self, call: impl FnOnce(&mut Host) -> Vec<HostEffect>) {
        let effects = call(&mut self.host);
        self.perform_host(effects);
        self.settle();
    }

    /// Switches the computer of a guest off.
    pub fn switch_off(&mut self, index: usize) {
        self.chairs[index].is_off = true;
        self.cut(index);
        self.settle();
    }

    /// Plays until it is the turn of this seat, whose guest is left to act.
    pub fn play_until_turn(&mut self, index: usize) {
        self.chairs[index].plays = false;
        let seat = self.chairs[index].seat;
        for _ in 0..100_000 {
            self.settle();
            if self
                .session()
                .is_some_and(|session| session.next() == Next::Act(seat))
            {
                return;
            }
            self.step();
        }
        panic!("it is never the turn of {seat}");
    }

    /// Ends the host's program and starts it again from its files.
    pub fn kill_host(&mut self) {
        for index in 0..self.chairs.len() {
            if let Some(wire) = self.chairs[index].wire.take() {
                let (link, reason) = (wire.link, CloseReason::Lost);
                self.hand_to_guest(index, LinkEvent::Closed { link, reason });
            }
        }
        self.runs += 1;
        let file = TableFile::from_text(&self.table_file).expect("the table's file");
        self.host = Host::new(file, self.runs);
        let read =
            |text: &String| Saved::from_ron(text, Path::new("host.misere")).expect("the save");
        self.saved = self.saved_file.as_ref().map(read);
        if self.saved.is_none()
            && let Some(sealed) = self.host.sealed().cloned()
        {
            self.begin(&sealed);
        }
        self.table_file = self.host.file().to_text();
        self.changed();
    }

    /// Ends a guest's program and starts it again from its file.
    pub fn kill_guest(&mut self, index: usize) {
        if let Some(wire) = self.chairs[index].wire.take() {
            let (link, reason) = (wire.link, CloseReason::Lost);
            let event = LinkEvent::Closed { link, reason };
            self.hand_to_host(event);
        }
        let file = GuestFile::from_text(&self.chairs[index].file).expect("the guest's file");
        self.chairs[index].guest = Guest::new(file, false);
    }

    fn let_guests_play(&mut self) -> bool {
        for index in 0..self.chairs.len() {
            let chair = &mut self.chairs[index];
            if chair.guest.invited().is_some() && !chair.guest.is_seated() {
                let words = format!("words of {}", chair.seat);
                let effects = chair.guest.sit(&words);
                self.perform_guest(index, effects);
                return true;
            }
            let Some(mut session) = chair.guest.session().filter(|_| chair.plays) else {
                continue;
            };
            let moves = misere_engine::table::Session::moves(&session);
            if !moves.is_empty() {
                self.now += Duration::from_millis(60);
                let action = &moves[self.dice.below(moves.len())];
                misere_engine::table::Session::play(&mut session, &action.text)
                    .expect("a legal action");
                self.tick_guest(index);
                return true;
            }
        }
        false
    }

    /// Lets the host go on, as far as nobody else has to act; returns whether it could.
    fn let_host_play(&mut self) -> bool {
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
                let job = saved
                    .session
                    .think(Level::Novice.into(), Limit::Worlds(1), 7);
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

    fn begin(&mut self, sealed: &SealedSeed) {
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
                    let is_it =
                        |chair: &Chair| chair.wire.as_ref().is_some_and(|wire| wire.link == link);
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
                    let mut seats = misere_engine::rules::Seats::default();
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
                    self.chairs[index].wire = Some(Wire {
                        link,
                        to_host: VecDeque::new(),
                        to_guest: VecDeque::new(),
                    });
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
                GuestEffect::Keep => {
                    let chair = &mut self.chairs[index];
                    chair.file = chair.guest.file().to_text();
                }
                GuestEffect::NotDone(_) => self.chairs[index].not_done += 1,
                GuestEffect::Phrase { seat, phrase } => {
                    self.chairs[index].phrases.push((seat, phrase));
                }
                GuestEffect::Over(finished) => self.chairs[index].finished = Some(*finished),
                GuestEffect::Changed | GuestEffect::Moved => {}
            }
        }
    }
}
