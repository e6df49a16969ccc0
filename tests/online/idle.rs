//! Tables at which nobody does anything, and links that never say hello.

use std::time::Duration;

use misere_engine::table::Watch as _;
use misere_games::{Play as _, entry};
use misere_online::guest::Standing;
use misere_online::host::HostEffect;
use misere_online::links::{LinkEvent, LinkId, PeerKey};

use super::rig::{Rig, players};

fn rig() -> Rig {
    Rig::new(entry("mismatch").expect("a game"), players(4, 2), 3)
}

/// Opens a link to the host, which may close others for it.
fn open(rig: &mut Rig, link: u64) -> Vec<HostEffect> {
    let event = LinkEvent::Opened { link: LinkId(link), peer: PeerKey([1; 32]) };
    rig.table.host.receive(event, rig.now, None)
}

#[test]
fn a_table_at_rest_wakes_nobody() {
    let mut rig = rig();
    rig.play_until_turn(0);
    rig.settle();
    // The others can let the computer play for whoever does not act, which everybody is told once.
    let rest = rig.table.rest(rig.now).expect("an end of patience");
    assert!(rest <= Duration::from_secs(120), "{rest:?}");
    rig.pass(rest);
    rig.settle();
    let messages = rig.messages;
    assert_eq!(rig.table.rest(rig.now), None);
    for chair in &rig.chairs {
        assert_eq!(chair.guest.rest(rig.now), None);
    }
    rig.pass(Duration::from_secs(3600));
    rig.settle();
    assert_eq!(rig.messages, messages);
    for chair in &rig.chairs {
        assert_eq!(chair.guest.standing(), Standing::Joined);
    }
}

#[test]
fn a_guest_wakes_to_call_again_and_to_ask_again() {
    let mut rig = rig();
    rig.play_until_turn(0);
    rig.settle();
    let mut session = rig.chairs[0].guest.session().expect("a game");
    let action = session.moves().swap_remove(0);
    session.play(&action.text).expect("a legal action");
    rig.chairs[0].guest.tick(rig.now);
    let rest = rig.chairs[0].guest.rest(rig.now).expect("a repetition");
    assert!(rest > Duration::ZERO && rest < Duration::from_secs(10));
    // The first time, nothing arrived.
    rig.pass(rest);
    rig.settle();
    assert_eq!(rig.chairs[0].guest.rest(rig.now), None);
    assert!(rig.session().expect("a game").at() > session.at());
    rig.switch_off(0);
    let rest = rig.chairs[0].guest.rest(rig.now).expect("another call");
    rig.chairs[0].is_off = false;
    rig.pass(rest);
    rig.settle();
    assert_eq!(rig.chairs[0].guest.standing(), Standing::Joined);
}

#[test]
fn a_link_that_never_says_hello_is_closed() {
    let mut rig = rig();
    rig.play_until_turn(0);
    rig.settle();
    assert_eq!(open(&mut rig, 5000), []);
    let rest = rig.table.host.rest(rig.now).expect("a look at the link");
    assert!(rest <= Duration::from_secs(10));
    let effects = rig.table.host.tick(rig.now + rest, None);
    assert_eq!(effects, [HostEffect::Close(LinkId(5000))]);
    assert_ne!(rig.table.host.rest(rig.now + rest), Some(Duration::ZERO));
}

#[test]
fn many_links_without_a_hello_keep_no_guest_out() {
    let mut rig = rig();
    rig.play_until_turn(0);
    rig.cut(0);
    let mut closed = Vec::new();
    for link in 5000..5100 {
        rig.now += Duration::from_millis(1);
        closed.extend(open(&mut rig, link));
    }
    let oldest = (5000..5092).map(|link| HostEffect::Close(LinkId(link)));
    assert!(closed.into_iter().eq(oldest), "eight wait, and the oldest go");
    rig.pass(Duration::from_secs(1));
    rig.settle();
    assert_eq!(rig.chairs[0].guest.standing(), Standing::Joined);
}

/// Six requests at once, of which one is put off, and then the game is deleted.
#[test]
fn a_host_without_a_game_is_not_kept_awake() {
    let mut rig = rig();
    rig.play_until_turn(0);
    rig.settle();
    for n in 10_000..10_006 {
        let known = r#"{"run":0,"at":0,"rows":0,"undone":0}"#;
        rig.say_to_host(0, &format!(r#"{{"n":{n},"ack":0,"message":{{"again":{{"known":{known}}}}}}}"#));
    }
    assert!(rig.table.rest(rig.now).is_some_and(|rest| rest < Duration::from_secs(2)), "one is put off");
    rig.saved = None;
    rig.pass(Duration::from_secs(5));
    assert_ne!(rig.table.rest(rig.now), Some(Duration::ZERO));
}
