//! Endpoints on the loopback interface.

use std::io::Write;
use std::sync::mpsc::Receiver;
use std::sync::mpsc::{Sender, channel};

use super::*;
use crate::links::{FrameFault, framed};

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

fn is_frame(event: &LinkEvent, content: &[u8]) -> bool {
    matches!(event, LinkEvent::Frame { bytes, .. } if bytes == content)
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
    assert!(matches!(
        next(&guest, &guest_woken),
        LinkEvent::Opened { .. }
    ));
    let long = vec![7; Side::Guest.longest_frame()];
    for content in [&b"one"[..], b"", &long] {
        host.send(link, content.to_vec());
        assert!(is_frame(&next(&guest, &guest_woken), content));
    }
    guest.send(dialed, b"two".to_vec());
    assert!(is_frame(&next(&host, &host_woken), b"two"));
    host.send(link, b"last".to_vec());
    host.close(link);
    assert!(is_frame(&next(&guest, &guest_woken), b"last"));
    let closed = next(&guest, &guest_woken);
    assert!(
        matches!(
            closed,
            LinkEvent::Closed {
                reason: CloseReason::Peer,
                ..
            }
        ),
        "{closed:?}"
    );
    let closed = next(&host, &host_woken);
    assert!(
        matches!(
            closed,
            LinkEvent::Closed {
                reason: CloseReason::Asked,
                ..
            }
        ),
        "{closed:?}"
    );
}

#[test]
fn what_is_not_allowed_closes_the_link() {
    let (wake, woken) = waker();
    let host = TcpLinks::listen("127.0.0.1:0", None, wake).expect("a port");
    let Some(Address::Tcp(place)) = host.address() else {
        panic!("an address");
    };
    for (bytes, fault) in [
        (b"GET / HTTP/1.1\r\n\r\n".to_vec(), FrameFault::TooLong),
        (framed(b"{}"), FrameFault::Malformed),
    ] {
        let mut stream = TcpStream::connect(&place).expect("a connection");
        stream.write_all(&bytes).expect("a stream");
        let closed = next(&host, &woken);
        let LinkEvent::Closed { reason, .. } = closed else {
            panic!("{closed:?}");
        };
        assert_eq!(reason, CloseReason::Fault(fault));
    }
    let mut stream = TcpStream::connect(&place).expect("a connection");
    let first = format!(r#"{{"misere":1,"secret":"{}"}}"#, "5".repeat(64));
    stream
        .write_all(&framed(first.as_bytes()))
        .expect("a stream");
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
    assert!(matches!(
        closed,
        LinkEvent::Closed {
            reason: CloseReason::Unreachable,
            ..
        }
    ));
}
