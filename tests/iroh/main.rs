//! Endpoints in one process, on the loopback interface and without relays.

mod enemy;
mod nat;
mod pack;
mod place;

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use iroh::SecretKey;

use enemy::{ENEMY, Enemy};

use misere_online::for_tests::iroh::*;
use misere_online::links::iroh::{IrohLinks, Options, Relays};
use misere_online::links::{Address, CloseReason, FrameFault, LinkEvent, LinkId, Links, PeerKey, Reach, Side, Wake};

/// The time that anything may take before a test fails.
const PATIENCE: Duration = Duration::from_secs(60);

const HOST: u8 = 1;
const GUEST: u8 = 2;

/// A `wake` with what hears it.
fn waker() -> (Wake, Receiver<()>) {
    let (sender, woken) = channel();
    let sender = Mutex::new(sender);
    let wake: Wake = Arc::new(move || {
        let _ = sender.lock().unwrap().send(());
    });
    (wake, woken)
}

/// An endpoint with what wakes its caller up.
struct Node {
    links: IrohLinks,
    woken: Receiver<()>,
}

impl Node {
    fn start(side: Side, key: u8) -> Self {
        Self::at(side, key, 0)
    }

    fn at(side: Side, key: u8, port: u16) -> Self {
        let (wake, woken) = waker();
        let options = Options {
            secret_key: [key; 32],
            relays: Relays::None,
            nearby: false,
            bind: Some(SocketAddr::from((Ipv4Addr::LOCALHOST, port))),
            public: None,
        };
        let links = IrohLinks::start(side, options, wake).unwrap();
        Self { links, woken }
    }

    /// Waits until `look` returns something; looks whenever the endpoint wakes its caller up.
    fn wait<T>(&self, look: impl Fn(&IrohLinks) -> Option<T>) -> T {
        let start = Instant::now();
        loop {
            if let Some(found) = look(&self.links) {
                return found;
            }
            let woken = self.woken.recv_timeout(PATIENCE.saturating_sub(start.elapsed()));
            assert_ne!(woken, Err(RecvTimeoutError::Timeout), "nothing happened");
        }
    }

    fn address(&self) -> Address {
        self.wait(Links::address)
    }

    fn event(&self) -> LinkEvent {
        self.wait(Links::poll)
    }

    /// The link that opens next, with its peer.
    fn opened(&self) -> (LinkId, PeerKey) {
        match self.event() {
            LinkEvent::Opened { link, peer } => (link, peer),
            other => panic!("{other:?} instead of an open link"),
        }
    }

    fn frame(&self) -> (LinkId, Vec<u8>) {
        match self.event() {
            LinkEvent::Frame { link, bytes } => (link, bytes),
            other => panic!("{other:?} instead of a frame"),
        }
    }

    fn closed(&self) -> (LinkId, CloseReason) {
        match self.event() {
            LinkEvent::Closed { link, reason } => (link, reason),
            other => panic!("{other:?} instead of a closed link"),
        }
    }
}

fn key_of(key: u8) -> PeerKey {
    PeerKey(*SecretKey::from_bytes(&[key; 32]).public().as_bytes())
}

#[test]
fn two_endpoints_know_each_other_by_key_and_exchange_frames() {
    let host = Node::start(Side::Host, HOST);
    let guest = Node::start(Side::Guest, GUEST);
    assert_eq!(guest.links.address(), None);
    let dialed = guest.links.dial(&host.address());
    // Before the link is open.
    guest.links.send(dialed, b"hello".to_vec());
    assert_eq!(guest.opened(), (dialed, key_of(HOST)));
    let (link, peer) = host.opened();
    assert_eq!(peer, key_of(GUEST));
    assert_eq!(host.frame(), (link, b"hello".to_vec()));
    let scene = vec![7; Side::Guest.longest_frame()];
    host.links.send(link, scene.clone());
    // It says that the link is alive, and nothing else.
    host.links.send(link, Vec::new());
    host.links.send(link, b"short".to_vec());
    assert_eq!(guest.frame(), (dialed, scene));
    assert_eq!(guest.frame(), (dialed, b"short".to_vec()));
    let route = host.links.route(link).expect("an open link");
    assert!(!route.is_relayed);
    assert_eq!(host.links.reach(), Some(Reach::Direct));
    // Earlier frames still arrive.
    host.links.send(link, b"goodbye".to_vec());
    host.links.close(link);
    host.links.send(link, b"nothing any more".to_vec());
    assert_eq!(guest.frame(), (dialed, b"goodbye".to_vec()));
    assert_eq!(guest.closed(), (dialed, CloseReason::Peer));
    assert_eq!(host.closed(), (link, CloseReason::Asked));
    assert_eq!(host.links.route(link), None);
}

#[test]
fn a_host_and_five_guests_exchange_frames_at_the_same_time() {
    const ROUNDS: u8 = 50;
    let host = Node::start(Side::Host, HOST);
    let address = host.address();
    let guests: Vec<Node> = (0..5).map(|n| Node::start(Side::Guest, GUEST + n)).collect();
    let dialed: Vec<LinkId> = guests.iter().map(|guest| guest.links.dial(&address)).collect();
    let mut links = Vec::new();
    for _ in &guests {
        links.push(host.opened());
    }
    for (n, guest) in guests.iter().enumerate() {
        assert_eq!(guest.opened(), (dialed[n], key_of(HOST)));
    }
    for round in 0..ROUNDS {
        for (n, guest) in guests.iter().enumerate() {
            guest.links.send(dialed[n], vec![n as u8, round]);
        }
        // The host shows everybody what each of them sent.
        for _ in &guests {
            let (_, bytes) = host.frame();
            for (link, _) in &links {
                host.links.send(*link, bytes.clone());
            }
        }
        for (n, guest) in guests.iter().enumerate() {
            let mut shown: Vec<Vec<u8>> = guests.iter().map(|_| guest.frame().1).collect();
            shown.sort();
            let expected: Vec<Vec<u8>> = (0..5).map(|n| vec![n, round]).collect();
            assert_eq!(shown, expected, "guest {n}");
        }
    }
    drop(host);
    for (n, guest) in guests.iter().enumerate() {
        assert_eq!(guest.closed(), (dialed[n], CloseReason::Peer));
    }
}

#[test]
fn a_host_that_starts_again_with_its_key_is_found_at_the_old_address() {
    let host = Node::start(Side::Host, HOST);
    let address = host.address();
    let place = decode(&address).unwrap();
    let port = place.ip_addrs().next().unwrap().port();
    let guest = Node::start(Side::Guest, GUEST);
    let first = guest.links.dial(&address);
    assert_eq!(guest.opened(), (first, key_of(HOST)));
    drop(host);
    assert_eq!(guest.closed(), (first, CloseReason::Peer));
    // Nobody is there, or somebody else at the same place.
    let stranger = Node::at(Side::Host, 99, port);
    stranger.address();
    let second = guest.links.dial(&address);
    assert_eq!(guest.closed(), (second, CloseReason::Unreachable));
    drop(stranger);
    let host = Node::at(Side::Host, HOST, port);
    assert_eq!(host.address(), address);
    let third = guest.links.dial(&address);
    assert_eq!(guest.opened(), (third, key_of(HOST)));
    assert_eq!(host.opened().1, key_of(GUEST));
}

#[test]
fn a_host_without_a_given_address_listens_at_the_port_of_its_key() {
    let (wake, woken) = waker();
    // Of its own, as other tests may run at the same time on this computer.
    let mut secret_key = [0; 32];
    getrandom::fill(&mut secret_key).unwrap();
    let options = Options { secret_key, relays: Relays::None, nearby: false, bind: None, public: None };
    let ports = || {
        let links = IrohLinks::start(Side::Host, options.clone(), Arc::clone(&wake)).unwrap();
        while links.address().is_none() {
            woken.recv_timeout(PATIENCE).expect("an address");
        }
        let place = decode(&links.address().unwrap()).unwrap();
        place.ip_addrs().map(SocketAddr::port).collect::<Vec<_>>()
    };
    let first = ports();
    assert!(!first.is_empty());
    assert_eq!(ports(), first);
}

#[test]
fn a_host_that_cannot_listen_at_its_address_says_so() {
    let (wake, woken) = waker();
    let options = Options {
        secret_key: [HOST; 32],
        relays: Relays::None,
        nearby: false,
        // Of no computer.
        bind: Some(SocketAddr::from(([203, 0, 113, 1], 7))),
        public: None,
    };
    let links = IrohLinks::start(Side::Host, options, wake).unwrap();
    woken.recv_timeout(PATIENCE).expect("an answer");
    assert_eq!(links.reach(), Some(Reach::Nowhere));
    assert_eq!(links.address(), None);
}

#[test]
fn a_dial_to_nobody_or_to_another_kind_of_address_fails() {
    let guest = Node::start(Side::Guest, GUEST);
    for address in [
        Address::Memory(1),
        Address::Iroh(vec![3; 50]),
        // Without a relay, a directory and the local network nobody knows where this key is.
        Address::Iroh(key_of(HOST).0.to_vec()),
    ] {
        let link = guest.links.dial(&address);
        assert_eq!(guest.closed(), (link, CloseReason::Unreachable));
    }
    // A port where nobody answers; the caller does not wait for it.
    let nobody = [&key_of(HOST).0[..], b"4\x7f\0\0\x01\0\x09"].concat();
    let link = guest.links.dial(&Address::Iroh(nobody));
    guest.links.close(link);
    assert_eq!(guest.closed(), (link, CloseReason::Asked));
}

#[test]
fn a_link_that_nobody_reads_is_closed_when_its_queue_is_full() {
    let host = Node::start(Side::Host, HOST);
    let guest = Node::start(Side::Guest, GUEST);
    let dialed = guest.links.dial(&host.address());
    guest.opened();
    let (link, _) = host.opened();
    // The guest fetches nothing, so its backlog, the window and the queue fill up.
    let scene = vec![7; Side::Guest.longest_frame()];
    let before = 2 * Side::Host.largest_queue() / scene.len();
    for _ in 0..before {
        host.links.send(link, scene.clone());
    }
    assert_eq!(host.closed(), (link, CloseReason::QueueFull));
    loop {
        match guest.event() {
            LinkEvent::Frame { bytes, .. } => assert_eq!(bytes, scene),
            event => {
                let reason = CloseReason::Peer;
                assert_eq!(event, LinkEvent::Closed { link: dialed, reason });
                break;
            }
        }
    }
}

#[test]
fn a_guest_that_sends_what_it_must_not_loses_its_link() {
    let host = Node::start(Side::Host, HOST);
    let address = host.address();
    let too_long = (Side::Host.longest_frame() as u32 + 1).to_be_bytes();
    let flood = [0; 4 * 200];
    let enemy = Enemy::new();
    for (bytes, fault) in
        [(&too_long[..], FrameFault::TooLong), (&[0xff; 9][..], FrameFault::TooLong), (&flood[..], FrameFault::TooMany)]
    {
        let mut streams = enemy.dial(&address);
        enemy.send(&mut streams, b"MISR");
        let (link, peer) = host.opened();
        assert_eq!(peer, key_of(ENEMY));
        enemy.send(&mut streams, bytes);
        let reason = loop {
            match host.event() {
                LinkEvent::Frame { bytes, .. } => assert!(bytes.is_empty()),
                LinkEvent::Closed { link: closed, reason } if closed == link => break reason,
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(reason, CloseReason::Fault(fault));
    }
    // One that does not speak the protocol opens no link, and a friend still does.
    let mut streams = enemy.dial(&address);
    enemy.send(&mut streams, b"GET / HTTP/1.1\r\n");
    enemy.wait_for_end(&streams);
    let guest = Node::start(Side::Guest, GUEST);
    guest.links.dial(&address);
    assert_eq!(host.opened().1, key_of(GUEST));
}

#[test]
fn a_guest_that_falls_silent_is_missed_and_may_come_back_before_that() {
    let host = Node::start(Side::Host, HOST);
    let enemy = Enemy::new();
    let mut streams = enemy.dial(&host.address());
    enemy.send(&mut streams, b"MISR");
    let (link, _) = host.opened();
    let _asleep = enemy.fall_silent();
    let guest = Node::start(Side::Guest, ENEMY);
    guest.links.dial(&host.address());
    let (new_link, peer) = host.opened();
    assert_eq!(peer, key_of(ENEMY));
    assert_ne!(new_link, link);
    assert_eq!(host.closed(), (link, CloseReason::Lost));
}

#[test]
fn only_so_many_links_are_open_at_the_same_time() {
    let host = Node::start(Side::Host, HOST);
    let address = host.address();
    let guest = Node::start(Side::Guest, GUEST);
    let most = MOST_LINKS;
    let dialed: Vec<LinkId> = (0..most).map(|_| guest.links.dial(&address)).collect();
    for _ in &dialed {
        guest.opened();
        host.opened();
    }
    let refused = guest.links.dial(&address);
    assert_eq!(guest.closed(), (refused, CloseReason::Unreachable));
    guest.links.close(dialed[0]);
    assert_eq!(guest.closed(), (dialed[0], CloseReason::Asked));
    assert_eq!(host.closed().1, CloseReason::Peer);
    guest.links.dial(&address);
    guest.opened();
}

#[test]
fn an_endpoint_that_is_dropped_ends_its_links_and_its_thread() {
    let host = Node::start(Side::Host, HOST);
    let address = host.address();
    let guest = Node::start(Side::Guest, GUEST);
    let dialed = guest.links.dial(&address);
    guest.opened();
    let (link, _) = host.opened();
    host.links.send(link, b"the table is closed".to_vec());
    let shared = Arc::downgrade(&host.links.shared);
    drop(host);
    assert_eq!(guest.frame(), (dialed, b"the table is closed".to_vec()));
    assert_eq!(guest.closed(), (dialed, CloseReason::Peer));
    assert!(shared.upgrade().is_none(), "something still works");
    // While it dials.
    let silent = [&key_of(9).0[..], b"4\x7f\0\0\x01\0\x09"].concat();
    guest.links.dial(&Address::Iroh(silent));
    let shared = Arc::downgrade(&guest.links.shared);
    drop(guest);
    assert!(shared.upgrade().is_none(), "something still works");
}
