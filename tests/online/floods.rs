//! Guests who call, ask and say too much: nobody else notices more than a few messages a second.

use std::time::Duration;

use misere_games::entry;
use misere_online::guest::{Ended, Standing};
use misere_online::links::{CloseReason, LinkEvent, LinkId, PeerKey};
use misere_online::{Closed, Invitation};

use super::rig::{Rig, players};

/// The time of an attack, and between two of its links.
const ATTACK: Duration = Duration::from_secs(8);
const STEP: Duration = Duration::from_millis(4);

/// The messages at most that somebody else is sent meanwhile.
const FEW: usize = 8 * 5 + 30;

/// A table at which the attacker has had a seat, and somebody else plays.
fn rig() -> Rig {
    let mut rig = Rig::new(entry("clubs").expect("a game"), players(4, 2), 3);
    rig.play_until_turn(0);
    rig.settle();
    rig
}

/// Opens a link after the other with this invitation, says these things on each, and breaks it. Returns the number of
/// messages that the second guest was sent.
fn attack(rig: &mut Rig, invitation: &Invitation, key: impl Fn(u64) -> PeerKey, say: &[String]) -> usize {
    let end = rig.now + ATTACK;
    let before = rig.under_way(1).len();
    for number in 0.. {
        if rig.now >= end {
            break;
        }
        let link = LinkId(1_000_000 + number);
        rig.hand_to_host(LinkEvent::Opened { link, peer: key(number) });
        let hello = Rig::hello(invitation, &format!("Eve {number}"));
        rig.hand_to_host(LinkEvent::Frame { link, bytes: hello });
        for (n, message) in (2..).zip(say) {
            let bytes = format!(r#"{{"n":{n},"ack":0,"message":{message}}}"#).into_bytes();
            rig.hand_to_host(LinkEvent::Frame { link, bytes });
        }
        rig.hand_to_host(LinkEvent::Closed { link, reason: CloseReason::Lost });
        rig.now += STEP;
    }
    rig.under_way(1).len() - before
}

/// Whatever may be said over and over.
fn nonsense(rig: &Rig) -> Vec<String> {
    let at = rig.session().map_or(0, misere_engine::table::Watch::at);
    (0..95)
        .map(|number| match number % 6 {
            0 => r#"{"pause":{"away":true}}"#.to_owned(),
            1 => r#"{"pause":{"away":false}}"#.to_owned(),
            2 => r#"{"phrase":{"number":1}}"#.to_owned(),
            3 => format!(r#"{{"wish":{{"at":{at},"what":"undo"}}}}"#),
            4 => r#"{"answer":{"wish":1,"yes":false}}"#.to_owned(),
            _ => r#"{"computer":{"seat":2,"plays":true}}"#.to_owned(),
        })
        .collect()
}

#[test]
fn a_guest_who_calls_again_and_again_floods_nobody() {
    for say in [false, true] {
        let mut rig = rig();
        let file = rig.chairs[0].guest.file().clone();
        rig.switch_off(0);
        let say = if say { nonsense(&rig) } else { Vec::new() };
        let told = attack(&mut rig, &file.invitation, |_| file.secret.key(), &say);
        assert!((1..=FEW).contains(&told), "{told}");
    }
}

#[test]
fn spectators_who_come_and_go_flood_nobody() {
    let mut rig = rig();
    let index = rig.add_spectator();
    let invitation = rig.chairs[index].guest.file().invitation.clone();
    rig.chairs[index].is_off = true;
    let key = |number: u64| PeerKey([1 + (number % 250) as u8; 32]);
    let told = attack(&mut rig, &invitation, key, &[]);
    assert!((1..=FEW).contains(&told), "{told}");
}

/// A link that was closed for a flood does not make another one possible.
#[test]
fn a_new_link_lifts_no_limit() {
    let mut rig = rig();
    let file = rig.chairs[0].guest.file().clone();
    rig.switch_off(0);
    let mut accepted = 0;
    for number in 0..20 {
        let link = LinkId(1_000_000 + number);
        rig.hand_to_host(LinkEvent::Opened { link, peer: file.secret.key() });
        rig.hand_to_host(LinkEvent::Frame { link, bytes: Rig::hello(&file.invitation, "Eve") });
        for n in 2..60 {
            let before = rig.host_phrases.len();
            let bytes = format!(r#"{{"n":{n},"ack":0,"message":{{"phrase":{{"number":1}}}}}}"#).into_bytes();
            rig.hand_to_host(LinkEvent::Frame { link, bytes });
            accepted += rig.host_phrases.len() - before;
        }
    }
    assert!((1..=4).contains(&accepted), "{accepted} phrases at once");
}

/// Whoever was too loud comes back later, and the seat is still theirs.
#[test]
fn an_honest_guest_is_back_after_somebody_has_used_its_key() {
    let mut rig = rig();
    let file = rig.chairs[0].guest.file().clone();
    rig.switch_off(0);
    attack(&mut rig, &file.invitation, |_| file.secret.key(), &[]);
    rig.chairs[0].is_off = false;
    for _ in 0..60 {
        rig.pass(Duration::from_secs(1));
        rig.settle();
    }
    assert_eq!(rig.chairs[0].guest.standing(), Standing::Joined);
    rig.chairs[0].plays = true;
    rig.play(200_000);
    assert!(
        rig.chairs.iter().all(|chair| chair
            .finished
            .as_ref()
            .is_some_and(|game| game.check.verdict == misere_store::Fairness::Fair))
    );
}

#[test]
fn frames_beyond_the_limit_are_not_read() {
    let mut rig = rig();
    for n in 10_000..10_200 {
        rig.say_to_host(0, &format!(r#"{{"n":{n},"ack":0,"message":{{"phrase":{{"number":1}}}}}}"#));
    }
    assert_eq!(rig.chairs[0].guest.standing(), Standing::Ended(Ended::Closed(Closed::Fault)));
}
