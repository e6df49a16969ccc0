//! The host and the guests of `tests/nat.sh`, which are no tests: they print how long everything took.

mod table;

use std::env;
use std::fs;
use std::path::PathBuf;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use ::iroh::tls::CaTlsConfig;

use misere_store::read_bytes;

use misere_online::links::iroh::{IrohLinks, Options, Relays};
use misere_online::links::{Address, LinkEvent, Links, Side};

use crate::waker;

/// The pause between two frames of a guest, which the host answers, if nothing else is asked for: as fast as a table of
/// six plays.
const INTERVAL: Duration = Duration::from_millis(300);

/// The time between two looks for something to do.
const TICK: Duration = Duration::from_millis(10);

/// The pause before a guest dials again.
const REDIAL: Duration = Duration::from_millis(500);

/// A folder for what the processes tell each other.
fn folder() -> PathBuf {
    PathBuf::from(env::var_os("MISERE_NAT").expect("started by tests/nat.sh"))
}

/// The most bytes that a file of the trial has.
const LONGEST: u64 = 1 << 16;

fn start(side: Side, secret_key: [u8; 32]) -> (IrohLinks, Receiver<()>) {
    let root = read_bytes(&folder().join("root.der"), LONGEST).unwrap();
    let (wake, woken) = waker();
    let is_nearby = env::var_os("MISERE_NAT_NEARBY").is_some();
    let relay = "198.51.100.1".parse().unwrap();
    let options = Options {
        secret_key,
        relays: if is_nearby { Relays::None } else { Relays::At(relay) },
        nearby: is_nearby,
        bind: None,
        public: None,
    };
    let roots = CaTlsConfig::custom_roots([root.into()]);
    let links = IrohLinks::start_trusting(roots, side, options, wake).unwrap();
    (links, woken)
}

/// Microseconds of the clock that all processes of this computer share.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    since.as_micros() as u64
}

fn number(bytes: &[u8]) -> u64 {
    u64::from_be_bytes(*bytes.first_chunk().unwrap())
}

#[test]
#[ignore = "needs tests/nat.sh"]
fn host() {
    let begin = Instant::now();
    let (links, woken) = start(Side::Host, [1; 32]);
    let is_nearby = env::var_os("MISERE_NAT_NEARBY").is_some();
    let mut is_told = false;
    loop {
        let _ = woken.recv_timeout(TICK);
        if !is_told && let Some(mut address) = links.address() {
            is_told = true;
            let (bytes, reach) = (address.to_bytes().len(), links.reach());
            println!("host: {reach:?}, address of {bytes} bytes after {:?}", begin.elapsed());
            if is_nearby && let Address::Iroh(bytes) = &mut address {
                // Only the key.
                bytes.truncate(32);
            }
            fs::write(folder().join("new"), address.to_bytes()).unwrap();
            fs::rename(folder().join("new"), folder().join("address")).unwrap();
        }
        while let Some(event) = links.poll() {
            if let LinkEvent::Frame { link, bytes } = event {
                links.send(link, [&bytes[..], &now().to_be_bytes()].concat());
            }
        }
    }
}

#[test]
#[ignore = "needs tests/nat.sh"]
fn guest() {
    let name: u8 = env::var("MISERE_NAT_NAME").unwrap().parse().unwrap();
    let seconds = env::var("MISERE_NAT_SECONDS").unwrap().parse().unwrap();
    let interval =
        env::var("MISERE_NAT_INTERVAL").map_or(INTERVAL, |text| Duration::from_millis(text.parse().unwrap()));
    let address = Address::from_bytes(&read_bytes(&folder().join("address"), LONGEST).unwrap()).unwrap();
    let (links, woken) = start(Side::Guest, [10 + name; 32]);
    let begin = Instant::now();
    let told = |what: &str| {
        println!("guest {name}: {:6.2} s {what}", begin.elapsed().as_secs_f64());
    };
    let mut link = links.dial(&address);
    let mut is_open = false;
    let mut was_relayed = None;
    let mut redial = None;
    let mut next_frame = begin;
    let mut last_answer = begin;
    let (mut to_host, mut to_guest) = (Vec::new(), Vec::new());
    while begin.elapsed() < Duration::from_secs(seconds) {
        let _ = woken.recv_timeout(TICK);
        if redial.is_some_and(|at| Instant::now() >= at) {
            redial = None;
            link = links.dial(&address);
        }
        if is_open && Instant::now() >= next_frame {
            next_frame += interval;
            // As long as a card with its number.
            links.send(link, [&now().to_be_bytes()[..], &[0; 92]].concat());
        }
        while let Some(event) = links.poll() {
            match event {
                LinkEvent::Opened { .. } => {
                    is_open = true;
                    next_frame = Instant::now();
                    told("open");
                }
                LinkEvent::Frame { bytes, .. } => {
                    let sent = number(&bytes);
                    let answered = number(&bytes[100..]);
                    to_host.push(answered - sent);
                    to_guest.push(now() - answered);
                    if last_answer.elapsed() > interval + Duration::from_secs(2) && to_host.len() > 1 {
                        told(&format!("an answer after {:.1} s of silence", last_answer.elapsed().as_secs_f64()));
                    }
                    last_answer = Instant::now();
                }
                LinkEvent::Closed { reason, .. } => {
                    if is_open {
                        let silence = last_answer.elapsed().as_secs_f64();
                        told(&format!("closed after {silence:.1} s of silence: {reason}"));
                    }
                    is_open = false;
                    was_relayed = None;
                    redial = Some(Instant::now() + REDIAL);
                }
            }
        }
        if let Some(route) = links.route(link)
            && was_relayed != Some(route.is_relayed)
        {
            was_relayed = Some(route.is_relayed);
            let way = if route.is_relayed { "relay" } else { "direct way" };
            told(&format!("{way}, {} ms there and back", route.round_trip.as_millis()));
        }
    }
    for (to, times) in [("to the host", to_host), ("to the guest", to_guest)] {
        let mut times = times;
        times.sort_unstable();
        let at = |share: usize| times.get(times.len() * share / 100).map_or(0, |time| time / 1000);
        let most = times.last().map_or(0, |time| time / 1000);
        println!(
            "guest {name}: {} frames {to}: median {} ms, 95 % within {} ms, 99 % within {} ms, at most {most} ms",
            times.len(),
            at(50),
            at(95),
            at(99),
        );
    }
}
