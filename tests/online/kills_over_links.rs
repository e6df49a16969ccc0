//! Programs that are killed at real links: each goes on from its files, with the same people.

use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::task::Poll;
use std::time::{Duration, Instant};

use misere_engine::rules::Next;
use misere_engine::seal::Seal;
use misere_engine::table::Watch as _;
use misere_games::{Play as _, entry};
use misere_online::guest::{Guest, GuestEffect, GuestFile, VisitedTable};
use misere_online::host::{Host, HostedTable, TableFile, TableSetup};
use misere_online::links::tcp::TcpLinks;
use misere_online::links::{Links, Wake};
use misere_online::{Invitation, OwnFile, Secret};
use misere_players::bots::{Level, Limit};
use misere_store::Saved;

use super::rig::{Dice, players, secret};

/// How much faster than real time the programs' clocks go, so that they call again soon.
const SPEED: u32 = 20;

/// The kills of a game at most, after which it can end.
const MOST_KILLS: usize = 30;

/// The time in which a game must end, in real time.
const DEADLINE: Duration = Duration::from_secs(180);

/// A way between programs.
trait Way {
    /// The host's end, at the same address each time.
    fn host(&self, secret: &Secret, wake: Wake) -> Box<dyn Links>;

    fn guest(&self, secret: &Secret, wake: Wake) -> Box<dyn Links>;
}

/// A free port, which stays this table's own.
fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").port()
}

struct Tcp(u16);

impl Way for Tcp {
    fn host(&self, _: &Secret, wake: Wake) -> Box<dyn Links> {
        let begin = Instant::now();
        loop {
            // The one before may not have let go of the port yet.
            match TcpLinks::listen(&format!("127.0.0.1:{}", self.0), None, Arc::clone(&wake)) {
                Ok(links) => return Box::new(links),
                Err(error) => assert!(begin.elapsed() < DEADLINE, "port {}: {error}", self.0),
            }
            std::thread::yield_now();
        }
    }

    fn guest(&self, secret: &Secret, wake: Wake) -> Box<dyn Links> {
        Box::new(TcpLinks::guest(*secret, wake))
    }
}

/// The whole table in this process.
struct Table<'a> {
    way: &'a dyn Way,
    wake: Wake,
    woken: Receiver<()>,
    /// The host's files.
    table_file: Arc<Mutex<String>>,
    saved_file: Option<String>,
    hosted: Option<HostedTable>,
    saved: Option<Saved>,
    guests: Vec<Option<VisitedTable>>,
    files: Vec<Arc<Mutex<String>>>,
    finished: Vec<bool>,
    dice: Dice,
    runs: u64,
    /// What has happened at the table.
    events: usize,
    begin: Instant,
}

impl<'a> Table<'a> {
    fn new(way: &'a dyn Way, dice: u64) -> Self {
        let entry = entry("mismatch").expect("a game");
        let rules = entry.usual_rules(4);
        let file = TableFile::new(
            TableSetup { entry, rules, players: players(4, 2), hints: true, evening: None },
            secret(dice),
        );
        let (sender, woken) = channel();
        let wake: Wake = Arc::new(move || {
            // A table that is over listens no more.
            let _ = sender.send(());
        });
        let mut table = Self {
            way,
            wake,
            woken,
            table_file: Arc::new(Mutex::new(file.to_text())),
            saved_file: None,
            hosted: None,
            saved: None,
            guests: vec![None, None],
            files: Vec::new(),
            finished: vec![false; 2],
            dice: Dice(dice | 1),
            runs: 0,
            events: 0,
            begin: Instant::now(),
        };
        table.open_host();
        let hosted = table.hosted.as_ref().expect("a host");
        let address = loop {
            if let Some(address) = hosted.address() {
                break address;
            }
            table.check_deadline();
            let _ = table.woken.recv_timeout(Duration::from_millis(50));
        };
        let seats = [2, 3].map(misere_engine::rules::Seat::new);
        let invitations = seats.map(|seat| hosted.host.invitation(seat, &address));
        let file = |(number, invitation): (u8, Invitation)| {
            GuestFile::new(invitation, &Secret([number; 32]), &format!("Guest {number}")).to_text()
        };
        table.files = (1..).zip(invitations).map(|one| Arc::new(Mutex::new(file(one)))).collect();
        table
    }

    fn check_deadline(&self) {
        let guests = self.guests.iter().flatten().map(|table| &table.guest);
        let guests = guests.map(|guest| (guest.standing(), guest.question(), guest.is_seated(), guest.table()));
        assert!(
            self.begin.elapsed() < DEADLINE,
            "stuck after {} events: {:#?}, host {:#?}",
            self.events,
            guests.collect::<Vec<_>>(),
            self.hosted.as_ref().map(|one| one.host.table())
        );
    }

    fn open_host(&mut self) {
        // The kernel closes the links of a program that is killed.
        self.hosted = None;
        self.runs += 1;
        let kept = Arc::clone(&self.table_file);
        let file = TableFile::from_text(&kept.lock().expect("a file")).expect("the table's file");
        let links = self.way.host(&file.secret, Arc::clone(&self.wake));
        let hosted = HostedTable::new(Host::new(file, self.runs), links, kept_in(kept));
        let read = |text: &String| Saved::from_ron(text, std::path::Path::new("host.misere")).expect("the save");
        self.saved = self.saved_file.as_ref().map(read);
        if self.saved.is_none() {
            self.saved = hosted.host.file().begun();
        }
        self.hosted = Some(hosted);
        self.changed();
    }

    fn open_guest(&mut self, index: usize) {
        self.guests[index] = None;
        let kept = Arc::clone(&self.files[index]);
        let file = GuestFile::from_text(&kept.lock().expect("a file")).expect("the guest's file");
        let links = self.way.guest(&file.secret, Arc::clone(&self.wake));
        self.guests[index] = Some(VisitedTable::new(Guest::new(file, false), links, kept_in(kept)));
    }

    fn changed(&mut self) {
        if let (Some(saved), Some(hosted)) = (&mut self.saved, &mut self.hosted) {
            saved.players = hosted.host.players().to_vec();
            self.saved_file = Some(saved.to_ron());
            hosted.tell(saved);
        }
    }

    /// Lets the host do what it can.
    fn run_host(&mut self, now: Duration) {
        loop {
            self.check_deadline();
            let Some(hosted) = &mut self.hosted else { return };
            let session = self.saved.as_ref().map(|saved| saved.session.as_ref());
            if let Some(effect) = hosted.next(now, session) {
                self.events += 1;
                if hosted.play(&effect, &mut self.saved) {
                    self.changed();
                }
                continue;
            }
            let Some(saved) = &mut self.saved else {
                if hosted.host.can_start() {
                    let effects = hosted.host.start(Seal::new(self.dice.below(1 << 30) as u64, 1));
                    hosted.call(|_| effects.unwrap_or_default());
                    continue;
                }
                return;
            };
            match saved.session.next() {
                Next::Deal(_) | Next::Reshuffle(_) => saved.session.shuffle(),
                Next::Act(seat) if saved.players[seat.index()].bot().is_some() => {
                    let job = saved.session.think(Level::Novice.into(), Limit::Worlds(1), 7).expect("a decision");
                    let action = job(&AtomicBool::new(false));
                    saved.session.play(&action).expect("a legal action");
                }
                Next::Act(_) | Next::Over => return,
            }
            self.changed();
        }
    }

    fn run_guest(&mut self, index: usize, now: Duration) {
        let Some(guest) = &mut self.guests[index] else { return };
        if let Some(mut session) = guest.guest.session() {
            let moves = session.moves();
            if !moves.is_empty() {
                let action = &moves[self.dice.below(moves.len())];
                session.play(&action.text).expect("a legal action");
            }
        }
        let mut effects = guest.advance(now);
        if guest.guest.invited().is_some() && !guest.guest.is_seated() {
            effects.extend(guest.call(|guest| guest.sit("words")));
        }
        while let Some(effect) = effects.pop() {
            self.events += 1;
            match effect {
                GuestEffect::Check(check) => effects.extend(guest.call(|guest| guest.checked(check.run()))),
                GuestEffect::Over(finished) => {
                    assert_eq!(finished.check.verdict, misere_store::Fairness::Fair);
                    self.finished[index] = true;
                }
                _ => {}
            }
        }
    }

    /// Plays the game to its end; returns the number of programs killed.
    fn play(&mut self, most: usize) -> usize {
        let (mut kills, mut next) = (0, 20);
        for index in 0..self.guests.len() {
            self.open_guest(index);
        }
        while !self.finished.iter().all(|finished| *finished) {
            let now = self.begin.elapsed() * SPEED;
            self.run_host(now);
            for index in 0..self.guests.len() {
                self.run_guest(index, now);
            }
            if self.events >= next && kills < most {
                next = self.events + 3 + self.dice.below(12);
                kills += 1;
                match self.dice.below(3) {
                    0 => self.open_host(),
                    guest => self.open_guest(guest - 1),
                }
            }
            let _ = self.woken.recv_timeout(Duration::from_millis(5));
            while self.woken.try_recv().is_ok() {}
        }
        kills
    }
}

/// A file of a table or of a seat that stays when its program is killed.
fn kept_in(file: Arc<Mutex<String>>) -> OwnFile {
    OwnFile::new(Box::new(move |text| {
        text.clone_into(&mut file.lock().expect("a file"));
        Poll::Ready(Ok(()))
    }))
}

/// Plays games with programs killed, until so many were.
fn kill<W: Way>(kills: usize, way: impl Fn() -> W) {
    let (mut killed, mut games) = (0, 0);
    while killed < kills {
        let way = way();
        let mut table = Table::new(&way, games + 7);
        killed += table.play(MOST_KILLS.min(kills - killed));
        games += 1;
    }
    println!("{killed} kills in {games} games");
}

#[test]
fn killed_programs_lose_nothing_over_tcp() {
    kill(60, || Tcp(free_port()));
}

#[test]
#[ignore = "takes minutes"]
fn a_thousand_killed_programs_lose_nothing_over_tcp() {
    kill(1000, || Tcp(free_port()));
}

#[cfg(feature = "iroh")]
mod over_iroh {
    use std::net::{Ipv4Addr, SocketAddr};

    use misere_online::links::Side;
    use misere_online::links::iroh::{IrohLinks, Options, Relays};

    use super::*;

    struct Iroh(u16);

    impl Iroh {
        fn open(side: Side, secret: &Secret, bind: SocketAddr, wake: Wake) -> Box<dyn Links> {
            let options =
                Options { secret_key: secret.0, relays: Relays::None, nearby: false, bind: Some(bind), public: None };
            Box::new(IrohLinks::start(side, options, wake).expect("an endpoint"))
        }
    }

    impl Way for Iroh {
        fn host(&self, secret: &Secret, wake: Wake) -> Box<dyn Links> {
            Self::open(Side::Host, secret, (Ipv4Addr::LOCALHOST, self.0).into(), wake)
        }

        fn guest(&self, secret: &Secret, wake: Wake) -> Box<dyn Links> {
            Self::open(Side::Guest, secret, (Ipv4Addr::LOCALHOST, 0).into(), wake)
        }
    }

    #[test]
    #[ignore = "takes minutes"]
    fn a_thousand_killed_programs_lose_nothing_over_iroh() {
        kill(1000, || Iroh(free_port()));
    }
}
