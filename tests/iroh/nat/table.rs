//! A whole game between a host and guests behind routers, which writes down when each action was released and when it
//! landed on the tables of the others.

use std::fmt::Write as _;
use std::sync::atomic::AtomicBool;

use misere_engine::rules::Next;
use misere_engine::seal::Seal;
use misere_engine::table::Watch as _;
use misere_games::{Play as _, entry};
use misere_players::bots::{Level, Limit};
use misere_store::{Player, Saved};

use super::*;
use misere_engine::rules::Seat;
use misere_online::guest::{Guest, GuestEffect, GuestFile, VisitedTable};
use misere_online::host::{Host, HostedTable, TableFile, TableSetup};
use misere_online::{OwnFile, Secret};

/// The game that is played, and its number of players; all but the first are guests.
const GAME: &str = "compendium";
const SEATS: usize = 6;

/// The time that a guest takes for a decision.
const THOUGHT: Duration = Duration::from_millis(150);

/// The times of a side of the table: when it released each action of its own, and when those of others landed.
#[derive(Default)]
struct Times {
    lines: String,
    known: usize,
}

impl Times {
    /// Notes that the action after this number of steps is released now.
    fn release(&mut self, at: usize) {
        writeln!(self.lines, "released {at} {}", now()).unwrap();
    }

    /// Notes that the table now shows this number of steps.
    fn land(&mut self, at: usize) {
        for step in self.known..at {
            writeln!(self.lines, "landed {step} {}", now()).unwrap();
        }
        self.known = self.known.max(at);
    }
}

/// Writes a file of the trial, so that nobody reads half of it.
fn put(name: &str, text: &str) {
    let new = folder().join(format!("{name}.new"));
    fs::write(&new, text).unwrap();
    fs::rename(new, folder().join(name)).unwrap();
}

fn new_table() -> TableFile {
    let entry = entry(GAME).unwrap();
    let player = |seat: usize| match seat {
        0 => Player::Computer("Host".into(), Level::Easy.into()),
        _ => Player::Friend("".into(), String::new()),
    };
    TableFile::new(
        TableSetup {
            entry,
            rules: entry.usual_rules(SEATS),
            players: (0..SEATS).map(player).collect(),
            hints: false,
            evening: None,
        },
        Secret([7; 32]),
    )
}

/// The host's endpoint and its game.
struct Hosted {
    table: HostedTable,
    saved: Option<Saved>,
    times: Times,
}

impl Hosted {
    fn follow(&mut self, now: Duration) {
        loop {
            let session = self.saved.as_ref().map(|saved| saved.session.as_ref());
            let Some(effect) = self.table.next(now, session) else { return };
            if self.table.play(&effect, &mut self.saved) {
                self.changed();
            }
        }
    }

    fn changed(&mut self) {
        let Some(saved) = &mut self.saved else { return };
        saved.players = self.table.host.players().to_vec();
        self.times.land(saved.session.at());
        self.table.tell(saved);
        if saved.session.next() == Next::Over {
            put("times0", &self.times.lines);
        }
    }

    /// Deals, or lets the computer player act; returns whether there was something to do.
    fn go_on(&mut self) -> bool {
        let Some(saved) = &mut self.saved else {
            let can_start = self.table.host.can_start();
            if can_start {
                self.table.call(|host| host.start(Seal::new(1, 2)).unwrap_or_default());
            }
            return can_start;
        };
        match saved.session.next() {
            Next::Deal(_) | Next::Reshuffle(_) => saved.session.shuffle(),
            Next::Act(seat) if seat == Seat::new(0) => {
                let limit = Limit::Worlds(1);
                let job = saved.session.think(Level::Easy.into(), limit, 7).unwrap();
                let action = job(&AtomicBool::new(false));
                self.times.release(saved.session.at());
                saved.session.play(&action).unwrap();
            }
            Next::Act(_) | Next::Over => return false,
        }
        self.changed();
        true
    }
}

#[test]
#[ignore = "needs tests/nat.sh"]
fn host() {
    let file = new_table();
    let (links, woken) = start(Side::Host, file.secret.0);
    let mut table = Hosted {
        table: HostedTable::new(Host::new(file, 1), Box::new(links), OwnFile::at(None)),
        saved: None,
        times: Times::default(),
    };
    let begin = Instant::now();
    let mut is_told = false;
    loop {
        if !is_told && let Some(address) = table.table.address() {
            is_told = true;
            for seat in 1..SEATS {
                let invitation = table.table.host.invitation(Seat::new(seat), &address);
                put(&format!("invitation{seat}"), &invitation.to_string());
            }
            put("address", "");
        }
        table.follow(begin.elapsed());
        if !table.go_on() {
            let _ = woken.recv_timeout(TICK);
        }
    }
}

#[test]
#[ignore = "needs tests/nat.sh"]
fn guest() {
    let name: u8 = env::var("MISERE_NAT_NAME").unwrap().parse().unwrap();
    let text = read_bytes(&folder().join(format!("invitation{name}")), LONGEST).unwrap();
    let invitation = String::from_utf8(text).unwrap().parse().unwrap();
    let file = GuestFile::new(invitation, &Secret([name; 32]), &format!("Guest {name}"));
    let (links, woken) = start(Side::Guest, file.secret.0);
    let mut table = VisitedTable::new(Guest::new(file, false), Box::new(links), OwnFile::at(None));
    let begin = Instant::now();
    let (mut times, mut turn, mut was_relayed) = (Times::default(), None, 0);
    loop {
        let mut effects = table.advance(begin.elapsed());
        if let Some(GuestEffect::Check(check)) = effects.pop_if(|effect| matches!(effect, GuestEffect::Check(_))) {
            effects.extend(table.call(|guest| guest.checked(check.run())));
        }
        for effect in effects {
            match effect {
                GuestEffect::Moved => {
                    times.land(table.guest.session().unwrap().at());
                    was_relayed += u32::from(table.route().is_some_and(|route| route.is_relayed));
                }
                GuestEffect::NotDone(reason) => println!("guest {name}: {reason:?}"),
                GuestEffect::Over(finished) => {
                    put(&format!("times{name}"), &times.lines);
                    println!(
                        "guest {name}: {} steps in {:.0} s, {was_relayed} of them over the relay, {:?}",
                        times.known,
                        begin.elapsed().as_secs_f64(),
                        finished.check.verdict
                    );
                    return;
                }
                _ => {}
            }
        }
        if table.guest.invited().is_some() && !table.guest.is_seated() {
            table.call(|guest| guest.sit("words"));
        }
        if let Some(mut session) = table.guest.session() {
            let (at, moves) = (session.at(), session.moves());
            let since = match turn {
                Some((since, turn_at)) if turn_at == at => since,
                _ => Instant::now(),
            };
            turn = Some((since, at));
            if !moves.is_empty() && since.elapsed() >= THOUGHT {
                times.release(at);
                let choice = (now() as usize / 7) % moves.len();
                session.play(&moves[choice].text).unwrap();
                continue;
            }
        }
        let _ = woken.recv_timeout(TICK);
    }
}
