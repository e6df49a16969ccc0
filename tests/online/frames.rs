//! Frames, and how many of them are taken.

use std::time::Duration;

use misere_online::links::{FrameFault, FrameReader, Intake, RateLimit, Side, framed};

#[test]
fn frames_come_out_whole_however_the_stream_is_cut() {
    let contents = [&b"one"[..], b"", &[7; 3000], b"four"];
    let stream: Vec<u8> = contents.iter().flat_map(|content| framed(content)).collect();
    for size in [1, 2, 3, 5, 1000, stream.len()] {
        let mut reader = FrameReader::new(Side::Host);
        let mut frames = Vec::new();
        for piece in stream.chunks(size) {
            reader.read(piece, &mut frames).expect("short frames");
        }
        assert_eq!(frames, contents, "pieces of {size}");
        assert!(reader.rest.is_empty());
    }
}

#[test]
fn a_length_beyond_the_limit_is_refused_before_its_content_comes() {
    let mut reader = FrameReader::new(Side::Host);
    let longest = framed(&vec![0; Side::Host.longest_frame()]);
    let mut frames = Vec::new();
    reader.read(&longest, &mut frames).expect("just short enough");
    let length = (Side::Host.longest_frame() as u32 + 1).to_be_bytes();
    assert_eq!(reader.read(&length, &mut frames), Err(FrameFault::TooLong));
    assert_eq!(frames.len(), 1);
}

#[test]
fn a_guest_reads_slower_and_a_host_closes_the_link() {
    let mut guest = Intake::new(Side::Guest);
    let mut now = Duration::from_secs(5);
    let begin = now;
    for _ in 0..1000 {
        let rest = guest.count(100, now).expect("never closed");
        now += rest;
        assert_eq!(guest.count(100, now).map(|rest| rest.is_zero()), Ok(true));
    }
    assert!(now - begin > Duration::from_secs(4), "{:?}", now - begin);
    let mut taken = 0;
    now += Duration::from_secs(60);
    let begin = now;
    while now - begin < Duration::from_secs(10) {
        match guest.count(Side::Guest.longest_frame(), now) {
            Ok(Duration::ZERO) => taken += Side::Guest.longest_frame(),
            rest => now += rest.expect("never closed"),
        }
    }
    assert!((20 << 20..30 << 20).contains(&taken), "{taken}");
    let mut host = Intake::new(Side::Host);
    let counted = (0..200).map(|_| host.count(100, now));
    assert!(counted.into_iter().any(|counted| counted == Err(FrameFault::TooMany)));
}

#[test]
fn many_frames_at_once_are_accepted_and_more_than_that_are_not() {
    let mut limit = RateLimit::new(20, 100);
    let start = Duration::from_secs(5);
    for _ in 0..100 {
        limit.count(start).expect("at once");
    }
    assert_eq!(limit.count(start), Err(FrameFault::TooMany));
    let later = start + Duration::from_secs(1);
    let next = start + limit.rest(start);
    assert!(start < next && next < later, "{next:?}");
    limit.clone().count(next).expect("after the rest");
    for _ in 0..20 {
        limit.count(later).expect("a second later");
    }
    assert_eq!(limit.count(later), Err(FrameFault::TooMany));
    assert_eq!(limit.count(start), Err(FrameFault::TooMany), "a clock that goes back");
}
