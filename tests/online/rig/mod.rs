//! A host and its guests with wires between them that can be cut, repeat messages and change their order.

mod effects;
mod wires;

use std::collections::VecDeque;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::Poll;
use std::time::Duration;

use misere_engine::rules::options::HouseRules;
use misere_engine::rules::{Next, Seat};
use misere_engine::seal::{Seal, SealedSeed};
use misere_games::{BotSession, Entry};
use misere_online::guest::{FinishedTable, Guest, GuestEffect, GuestFile, Question};
use misere_online::host::{Host, HostEffect, HostedTable, TableFile, TableSetup};
use misere_online::links::{Address, CloseReason, LinkEvent, LinkId, Links};
use misere_online::{Invitation, NotDone, OwnFile, Phrase, Secret};
use misere_players::bots::Level;
use misere_store::{Player, Saved};

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
    pub not_done: Vec<NotDone>,
    pub phrases: Vec<(Seat, Phrase)>,
    /// Every frame that it was sent, for tests that compare them.
    pub seen: Vec<Vec<u8>>,
    /// Set if it acts by itself.
    pub plays: bool,
    /// Set if its person agrees to every question.
    pub agrees: bool,
    pub questions: Vec<Question>,
    /// Set if its computer is off.
    pub is_off: bool,
}

impl Chair {
    fn new(invitation: &Invitation, seat: Seat, installation: u8, name: &str) -> Self {
        let invitation = invitation.to_string().parse().expect("an invitation");
        let name = format!("{name} {seat}");
        let file = GuestFile::new(invitation, &Secret([installation; 32]), &name);
        Self {
            seat,
            file: file.to_text(),
            guest: Guest::new(file, false),
            wire: None,
            finished: None,
            not_done: Vec::new(),
            phrases: Vec::new(),
            seen: Vec::new(),
            plays: true,
            agrees: false,
            questions: Vec::new(),
            is_off: false,
        }
    }
}

/// The host's end of all wires.
#[derive(Clone, Default)]
pub struct HostEnd(Arc<Mutex<Ends>>);

/// What has arrived at the host, and what it has sent and closed.
#[derive(Default)]
pub struct Ends {
    arrived: VecDeque<LinkEvent>,
    /// In order; a link without a frame was closed.
    left: VecDeque<(LinkId, Option<Vec<u8>>)>,
}

impl HostEnd {
    fn lock(&self) -> MutexGuard<'_, Ends> {
        self.0.lock().expect("no test has failed with it")
    }
}

impl Links for HostEnd {
    fn address(&self) -> Option<Address> {
        Some(PLACE)
    }

    fn dial(&self, _: &Address) -> LinkId {
        unreachable!("a host dials nobody")
    }

    fn send(&self, link: LinkId, frame: Vec<u8>) {
        self.lock().left.push_back((link, Some(frame)));
    }

    fn close(&self, link: LinkId) {
        self.lock().left.push_back((link, None));
    }

    fn poll(&self) -> Option<LinkEvent> {
        self.lock().arrived.pop_front()
    }
}

/// The disk of a host. While it is full, nothing can be written.
#[derive(Default)]
pub struct RigDisk {
    pub text: String,
    pub is_full: bool,
}

pub struct Rig {
    pub table: HostedTable,
    pub end: HostEnd,
    pub disk: Arc<Mutex<RigDisk>>,
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
    /// The seal of every cut, where tests ask for one.
    pub seal: Option<Seal>,
    /// The source of all other seals.
    seals: Dice,
    /// All frames in the order of their arrival, those to the host with `>` and those to guests with `<`.
    pub record: Option<Vec<String>>,
    pub bytes: usize,
    /// Makes another seed of the cut, as a cheating host does.
    pub cheat_at_cut: Option<fn(SealedSeed) -> SealedSeed>,
    /// Makes another file of the finished game.
    pub cheat_at_end: Option<fn(&Saved) -> String>,
    /// Set if the host's program ends after the cut, before it writes the game.
    pub dies_at_begin: bool,
    links: u64,
    runs: u64,
}

/// The host with its ends of the wires and its disk, on which it is kept from now on.
fn hosted(host: Host, end: &HostEnd, disk: &Arc<Mutex<RigDisk>>) -> HostedTable {
    let disk = Arc::clone(disk);
    let write = move |text: &str| {
        let mut disk = disk.lock().expect("a disk");
        if disk.is_full {
            let source = std::io::ErrorKind::StorageFull.into();
            return Poll::Ready(Err(misere_store::StoreError::Io { path: "host.table".into(), source }));
        }
        text.clone_into(&mut disk.text);
        Poll::Ready(Ok(()))
    };
    HostedTable::new(host, Box::new(end.clone()), OwnFile::new(Box::new(write)))
}

/// Where the host of a rig is.
const PLACE: Address = Address::Memory(0);

/// The secret of a host, the same in every run.
pub fn secret(dice: u64) -> Secret {
    Secret([1; 32]).for_purpose(&dice.to_string())
}

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

    pub fn with_rules(entry: &'static Entry, rules: &HouseRules, players: Vec<Player>, dice: u64) -> Self {
        let rules = entry.complete(players.len(), rules).expect("sound rules");
        let file = TableFile::new(TableSetup { entry, rules, players, hints: true, evening: None }, secret(dice));
        Self::of_file(file, dice)
    }

    pub fn of_file(file: TableFile, dice: u64) -> Self {
        let friends = Seat::all(file.players().len()).zip(file.players());
        let friends = friends.filter(|(_, player)| player.is_friend());
        let friends: Vec<Seat> = friends.map(|(seat, _)| seat).collect();
        let (end, disk) = (HostEnd::default(), Arc::default());
        let table = hosted(Host::new(file, 1), &end, &disk);
        let host = &table.host;
        let chair = |seat: Seat| {
            let installation = seat.index() as u8;
            Chair::new(&host.invitation(seat, &PLACE), seat, installation, "Guest")
        };
        Self {
            chairs: friends.into_iter().map(chair).collect(),
            table,
            end,
            disk,
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
            seal: None,
            seals: Dice(dice | 1),
            record: None,
            bytes: 0,
            cheat_at_cut: None,
            cheat_at_end: None,
            dies_at_begin: false,
            links: 0,
            runs: 1,
        }
    }

    /// The seal of the next cut, the same in every run.
    pub fn next_seal(&mut self) -> Seal {
        let mut next = || self.seals.below(1 << 30);
        let (seed, nonce) = (next(), next());
        self.seal.unwrap_or(Seal::new(seed as u64, nonce as u128))
    }

    /// Starts the game, as a host's person does.
    pub fn start(&mut self) {
        let seal = self.next_seal();
        self.table.call(|host| host.start(seal).expect("everybody is there"));
    }

    /// Adds a guest who is invited to watch; returns the number of its chair.
    pub fn add_spectator(&mut self) -> usize {
        let invitation = self.table.host.spectator_invitation(&PLACE);
        let installation = 100 + self.chairs.len() as u8;
        let chair = Chair::new(&invitation, Seat::new(0), installation, "Spectator");
        self.chairs.push(chair);
        self.chairs.len() - 1
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
                    chair.guest.session().map(|session| misere_engine::table::Watch::at(&session)),
                )
            })
            .collect();
        panic!("stuck after {} messages: {ats:?}, host {:?}", self.messages, self.table.host.table());
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

    /// Does the next thing, but lets the host begin and act nothing.
    pub fn step_without_host(&mut self) {
        if !self.deliver() && !self.let_guests_play() {
            self.pass(Duration::from_millis(500));
        }
    }

    /// Lets somebody new take the seat of a guest, with nothing but its invitation.
    pub fn seat_newcomer(&mut self, index: usize) {
        let seat = self.chairs[index].seat;
        let invitation = self.table.host.invitation(seat, &PLACE);
        self.chairs[index] = Chair::new(&invitation, seat, 200, "Newcomer");
    }

    /// Delivers everything that is under way, and nothing else.
    pub fn settle(&mut self) {
        while self.deliver() {}
    }

    /// Lets time pass.
    pub fn pass(&mut self, time: Duration) {
        self.now += time;
        self.run_host();
        for index in 0..self.chairs.len() {
            self.tick_guest(index);
        }
    }

    fn tick_guest(&mut self, index: usize) {
        let effects = self.chairs[index].guest.tick(self.now);
        self.perform_guest(index, effects);
    }

    /// Performs what a call of a guest asks for.
    pub fn call(&mut self, index: usize, call: impl FnOnce(&mut Guest) -> Vec<GuestEffect>) {
        let effects = call(&mut self.chairs[index].guest);
        self.perform_guest(index, effects);
        self.settle();
    }

    /// Performs what a call of the host asks for.
    pub fn call_host(&mut self, call: impl FnOnce(&mut Host) -> Vec<HostEffect>) {
        self.table.call(call);
        self.run_host();
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
            if self.session().is_some_and(|session| session.next() == Next::Act(seat)) {
                return;
            }
            self.step();
        }
        panic!("it is never the turn of {seat}");
    }

    /// Returns another run of the host's program, from its files.
    pub fn host_again(&self) -> Host {
        let file = TableFile::from_text(&self.disk.lock().expect("a disk").text).expect("the table's file");
        Host::new(file, self.runs + 1)
    }

    /// Ends the host's program and starts it again from its files.
    pub fn kill_host(&mut self) {
        for index in 0..self.chairs.len() {
            if let Some(wire) = self.chairs[index].wire.take() {
                let (link, reason) = (wire.link, CloseReason::Lost);
                self.hand_to_guest(index, LinkEvent::Closed { link, reason });
            }
        }
        self.end = HostEnd::default();
        self.table = hosted(self.host_again(), &self.end, &self.disk);
        self.runs += 1;
        let read = |text: &String| Saved::from_ron(text, Path::new("host.misere")).expect("the save");
        self.saved = self.saved_file.as_ref().map(read);
        if self.saved.is_none() {
            self.saved = self.table.host.file().begun();
        }
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
}
