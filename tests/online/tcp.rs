//! Endpoints on the loopback interface.

use std::io;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use misere_online::Secret;

use misere_online::for_tests::*;
use misere_online::links::tcp::TcpLinks;
use misere_online::links::{Address, CloseReason, FrameFault, LinkEvent, LinkId, Links as _, Side, Wake, framed};

fn waker() -> (Wake, Receiver<()>) {
    let (sender, woken): (Sender<()>, _) = channel();
    let wake: Wake = Arc::new(move || {
        // A test that has ended listens no more.
        let _ = sender.send(());
    });
    (wake, woken)
}

/// The next event, waiting for the wake that announces it.
fn next(links: &TcpLinks, woken: &Receiver<()>) -> LinkEvent {
    loop {
        if let Some(event) = links.poll() {
            return event;
        }
        let wait = Duration::from_secs(20);
        woken.recv_timeout(wait).expect("an event");
    }
}

/// The first frame of a guest.
fn first_frame() -> Vec<u8> {
    let first = format!(r#"{{"misere":1,"secret":"{}"}}"#, "5".repeat(64));
    framed(first.as_bytes())
}

/// A host that keeps this pace, in milliseconds, and where it is.
fn host_at(heartbeat: u64, silence: u64, wake: Wake) -> (TcpLinks, String) {
    let pace = Pace { heartbeat: Duration::from_millis(heartbeat), silence: Duration::from_millis(silence) };
    let host = TcpLinks::listen_at(pace, "127.0.0.1:0", None, wake).expect("a port");
    match host.address() {
        Some(Address::Tcp(place)) => (host, place),
        other => panic!("{other:?}"),
    }
}

fn is_frame(event: &LinkEvent, content: &[u8]) -> bool {
    matches!(event, LinkEvent::Frame { bytes, .. } if bytes == content)
}

/// A host with a link to a guest, which has not seen it yet.
fn linked() -> (TcpLinks, LinkId, (TcpLinks, Receiver<()>)) {
    let (wake, host_woken) = waker();
    let host = TcpLinks::listen("127.0.0.1:0", None, wake).expect("a port");
    let (wake, guest_woken) = waker();
    let guest = TcpLinks::guest(Secret([5; 32]), wake);
    guest.dial(&host.address().expect("an address"));
    let LinkEvent::Opened { link, .. } = next(&host, &host_woken) else { panic!("a link") };
    (host, link, (guest, guest_woken))
}

#[test]
fn frames_go_both_ways_until_one_side_closes() {
    let (wake, host_woken) = waker();
    let host = TcpLinks::listen("127.0.0.1:0", None, wake).expect("a port");
    let address = host.address().expect("an address");
    let (wake, guest_woken) = waker();
    let secret = Secret([5; 32]);
    let guest = TcpLinks::guest(secret, wake);
    let dialed = guest.dial(&address);
    let opened = next(&host, &host_woken);
    let LinkEvent::Opened { link, peer } = opened else {
        panic!("{opened:?}");
    };
    assert_eq!(peer, secret.key());
    assert!(matches!(next(&guest, &guest_woken), LinkEvent::Opened { .. }));
    let long = vec![7; Side::Guest.longest_frame()];
    for content in [&b"one"[..], &long] {
        host.send(link, content.to_vec());
        assert!(is_frame(&next(&guest, &guest_woken), content));
    }
    guest.send(dialed, b"two".to_vec());
    assert!(is_frame(&next(&host, &host_woken), b"two"));
    host.send(link, b"last".to_vec());
    host.close(link);
    assert!(is_frame(&next(&guest, &guest_woken), b"last"));
    let closed = next(&guest, &guest_woken);
    assert!(matches!(closed, LinkEvent::Closed { reason: CloseReason::Peer, .. }), "{closed:?}");
    let closed = next(&host, &host_woken);
    assert!(matches!(closed, LinkEvent::Closed { reason: CloseReason::Asked, .. }), "{closed:?}");
}

#[test]
fn what_is_not_allowed_closes_the_link() {
    let (wake, woken) = waker();
    let host = TcpLinks::listen("127.0.0.1:0", None, wake).expect("a port");
    let Some(Address::Tcp(place)) = host.address() else {
        panic!("an address");
    };
    for bytes in [b"GET / HTTP/1.1\r\n\r\n".to_vec(), framed(b"{}")] {
        let mut stream = TcpStream::connect(&place).expect("a connection");
        stream.write_all(&bytes).expect("a stream");
        // It may come as an error, if not all that was sent has been read.
        let rest = stream.read(&mut [0; 64]).unwrap_or(0);
        assert_eq!(rest, 0, "the host closes the connection");
        assert_eq!(host.poll(), None, "and tells nobody");
    }
    let mut stream = TcpStream::connect(&place).expect("a connection");
    stream.write_all(&first_frame()).expect("a stream");
    assert!(matches!(next(&host, &woken), LinkEvent::Opened { .. }));
    for _ in 0..1000 {
        // The host may have closed it already.
        let _ = stream.write_all(&framed(b"x"));
    }
    let end = loop {
        if let LinkEvent::Closed { reason, .. } = next(&host, &woken) {
            break reason;
        }
    };
    assert_eq!(end, CloseReason::Fault(FrameFault::TooMany));
}

#[test]
fn nobody_at_an_address_is_reported() {
    let (wake, woken) = waker();
    let guest = TcpLinks::guest(Secret([5; 32]), wake);
    let unused = TcpListener::bind("127.0.0.1:0").expect("a port");
    let place = unused.local_addr().expect("an address").to_string();
    drop(unused);
    guest.dial(&Address::Tcp(place));
    let closed = next(&guest, &woken);
    assert!(matches!(closed, LinkEvent::Closed { reason: CloseReason::Unreachable, .. }));
}

#[test]
fn signs_of_life_are_sent_and_heard_without_waking_anybody() {
    let wakes = Arc::new(AtomicUsize::new(0));
    let (sender, woken) = channel();
    let counting = Arc::clone(&wakes);
    let wake: Wake = Arc::new(move || {
        counting.fetch_add(1, Ordering::SeqCst);
        // A test that has ended listens no more.
        let _ = sender.send(());
    });
    let (host, place) = host_at(10, 60_000, wake);
    let mut stream = TcpStream::connect(&place).expect("a connection");
    stream.write_all(&first_frame()).expect("a stream");
    assert!(matches!(next(&host, &woken), LinkEvent::Opened { .. }));
    let mut beats = [1; 12];
    stream.read_exact(&mut beats).expect("three empty frames");
    assert_eq!(beats, [0; 12]);
    stream.write_all(&[0; 12]).expect("a stream");
    stream.write_all(&framed(b"x")).expect("a stream");
    assert!(is_frame(&next(&host, &woken), b"x"));
    assert_eq!(wakes.load(Ordering::SeqCst), 2, "opened, and a frame");
}

#[test]
fn a_link_that_falls_silent_is_given_up() {
    let (wake, woken) = waker();
    let (host, place) = host_at(60_000, 50, wake);
    let mut stream = TcpStream::connect(&place).expect("a connection");
    stream.write_all(&first_frame()).expect("a stream");
    assert!(matches!(next(&host, &woken), LinkEvent::Opened { .. }));
    let closed = next(&host, &woken);
    let LinkEvent::Closed { reason, .. } = closed else {
        panic!("{closed:?}");
    };
    assert_eq!(reason, CloseReason::Lost);
    assert_eq!(stream.read(&mut [0; 8]).expect("an end"), 0);
}

#[test]
fn many_who_connect_and_say_nothing_keep_nobody_out() {
    let (wake, woken) = waker();
    let (host, place) = host_at(10, 60_000, wake);
    let connect = || TcpStream::connect(&place).expect("a connection");
    let mut silent: Vec<TcpStream> = (0..3 * MOST_LINKS).map(|_| connect()).collect();
    // A guest calls again until the host hears it.
    loop {
        let mut stream = connect();
        let is_said = stream.write_all(&first_frame()).is_ok();
        if is_said && stream.read_exact(&mut [0; 4]).is_ok() {
            break;
        }
    }
    assert!(matches!(next(&host, &woken), LinkEvent::Opened { .. }));
    // It has made room; the end may come as an error.
    let _ = silent[0].read_to_end(&mut Vec::new());
}

#[test]
fn an_endpoint_without_file_handles_waits_for_them() {
    let (wake, _woken) = waker();
    let shared = Arc::new(Shared::new(Side::Host, None, Pace::USUAL, wake));
    let pauses = std::cell::Cell::new(0);
    let none = || Err(io::Error::from_raw_os_error(24));
    accept(&shared, std::iter::repeat_with(none).take(7), || pauses.set(pauses.get() + 1));
    assert_eq!(pauses.get(), 7, "it would turn in circles");
}

#[test]
fn a_guest_reads_a_fast_host_slower_and_misses_nothing() {
    let (host, link, (guest, guest_woken)) = linked();
    assert!(matches!(next(&guest, &guest_woken), LinkEvent::Opened { .. }));
    for number in 0..700_u32 {
        host.send(link, number.to_be_bytes().to_vec());
        assert!(is_frame(&next(&guest, &guest_woken), &number.to_be_bytes()), "{number}");
    }
}

#[test]
fn what_was_sent_before_an_endpoint_is_dropped_arrives() {
    for _ in 0..20 {
        let (host, link, (guest, guest_woken)) = linked();
        let long = vec![7; Side::Guest.longest_frame()];
        host.send(link, long.clone());
        host.send(link, b"goodbye".to_vec());
        drop(host);
        assert!(matches!(next(&guest, &guest_woken), LinkEvent::Opened { .. }));
        assert!(is_frame(&next(&guest, &guest_woken), &long));
        assert!(is_frame(&next(&guest, &guest_woken), b"goodbye"));
    }
}

/// The frames of a link that nobody fetches.
#[test]
fn a_link_whose_frames_are_not_fetched_keeps_few() {
    let (host, link, (guest, guest_woken)) = linked();
    assert!(matches!(next(&guest, &guest_woken), LinkEvent::Opened { .. }));
    for number in 0..6 {
        host.send(link, vec![number; 100 << 10]);
    }
    for number in 0..6 {
        let event = next(&guest, &guest_woken);
        assert!(matches!(event, LinkEvent::Frame { bytes, .. } if bytes[0] == number));
        let events = guest.shared.events();
        let kept = events.iter().map(|(event, _)| match event {
            LinkEvent::Frame { bytes, .. } => bytes.len(),
            _ => 0,
        });
        assert!(kept.sum::<usize>() <= 128 << 10);
    }
}
