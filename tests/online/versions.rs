//! Versions that may sit down, that must update, and the actions of a guest.

use std::fmt::Write as _;

use misere_engine::hex::to_hex;
use misere_engine::rules::{Next, Seat};
use misere_engine::trace;
use misere_games::laws::{Trial, play_on};
use misere_games::{GAMES, entry};
use misere_online::Secret;
use misere_online::guest::{Ended, Guest, GuestFile, Standing, Version};
use misere_online::links::LinkId;
use sha2::{Digest, Sha256};

use super::rig::{Rig, players};

fn rig() -> Rig {
    Rig::new(entry("mismatch").expect("a game"), players(4, 2), 3)
}

/// The ending of a guest to whom the host's first message comes changed.
fn ending(from: &str, to: &str, on_way_to_host: bool) -> Standing {
    let mut rig = rig();
    rig.change = Some((from.to_owned(), to.to_owned(), on_way_to_host));
    for _ in 0..40 {
        rig.step();
    }
    rig.chairs[0].guest.standing()
}

#[test]
fn a_mismatch_says_who_must_update() {
    let versions = |host| Standing::Ended(Ended::Versions(Version::read(host)));
    for (from, to, on_way_to_host, expected) in [
        ("\"protocol\":1", "\"protocol\":0", true, versions("1.0.0")),
        ("\"protocol\":1", "\"protocol\":2", true, versions("1.0.0")),
        ("\"version\":\"1.0.0\",\"run\"", "\"version\":\"1.0.0\",\"run\"", false, Standing::Joined),
        ("\"game\":\"mismatch\"", "\"game\":\"bridge\"", false, versions("1.0.0")),
        ("\"fingerprint\":\"", "\"fingerprint\":\"0", false, versions("1.0.0")),
    ] {
        assert_eq!(ending(from, to, on_way_to_host), expected, "{from} {to}");
    }
}

#[test]
fn only_the_invited_get_a_seat_and_nobody_gets_anothers() {
    let mut rig = rig();
    while !rig.table.host.is_ready() {
        rig.step();
    }
    let invited = rig.chairs[0].file.clone();
    let attempt = |rig: &mut Rig, secret: u8, change: &dyn Fn(&mut GuestFile)| {
        let mut file = GuestFile::from_text(&invited).expect("a file");
        file.secret = Secret([secret; 32]);
        change(&mut file);
        rig.cut(0);
        rig.chairs[0].guest = Guest::new(file, false);
        for _ in 0..20 {
            rig.step();
        }
        rig.chairs[0].guest.standing()
    };
    let no_seat = Standing::Ended(Ended::NoSeat);
    // The seat belongs to the key that has taken it.
    assert_eq!(attempt(&mut rig, 99, &|_| {}), no_seat);
    assert_eq!(attempt(&mut rig, 98, &|file| file.invitation.secret = [0; 16]), no_seat);
    let other_table = Standing::Ended(Ended::OtherTable);
    assert_eq!(attempt(&mut rig, 97, &|file| file.invitation.table = [0; 16]), other_table);
    // With another invitation, somebody else can sit there.
    let seat = rig.chairs[0].seat;
    rig.call_host(|host| host.renew_invitation(seat, [7; 16]));
    assert_eq!(attempt(&mut rig, 96, &|_| {}), no_seat);
    assert_eq!(attempt(&mut rig, 96, &|file| file.invitation.secret = [7; 16]), Standing::Joined);
}

#[test]
fn a_guest_acts_only_in_turn_for_its_own_seat() {
    let mut rig = rig();
    rig.play_until_turn(0);
    let at = rig.session().expect("a game").at();
    let before = at;
    let legal = rig.session().expect("a game").moves()[0].text.clone();
    let act = |n: u64, at: usize, action: &str| {
        format!(r#"{{"n":{n},"ack":0,"message":{{"act":{{"at":{at},"action":"{action}"}}}}}}"#)
    };
    for (chair, at, action, reason) in [
        (1, at, legal.as_str(), "not_your_turn"),
        (0, at, "play nothing", "not_legal"),
        (0, at + 1, legal.as_str(), "too_late"),
        (0, at - 1, legal.as_str(), "too_late"),
    ] {
        rig.say_to_host(chair, &act(10_000 + at as u64 + action.len() as u64, at, action));
        assert_eq!(rig.session().expect("a game").at(), before);
        let last = rig.chairs[chair].seen.last().expect("an answer");
        let last = String::from_utf8_lossy(last);
        assert!(last.contains("not_done") && last.contains(reason), "{reason}: {last}");
    }
    assert_eq!(rig.session().expect("a game").at(), at);
    rig.say_to_host(0, &act(20_000, at, &legal));
    assert!(rig.session().expect("a game").at() > at);
}

/// The same guest in another window takes over, and the first one does not take it back.
#[test]
fn the_last_window_of_a_guest_has_the_seat() {
    let mut rig = rig();
    rig.play_until_turn(0);
    rig.another_link(0, LinkId(1_000_000));
    rig.settle();
    assert_eq!(rig.chairs[0].guest.standing(), Standing::Ended(Ended::Closed(misere_online::Closed::Elsewhere)));
    let seat = rig.chairs[0].seat;
    assert_eq!(rig.session().expect("a game").next(), Next::Act(seat));
    assert_eq!(rig.table.host.presence(Seat::new(seat.index())), misere_online::Presence::Here);
}

/// The hello of a window that was closed may arrive after that of the window opened since: the newer link stays.
#[test]
fn a_late_hello_does_not_throw_out_a_newer_window() {
    let mut rig = rig();
    let spectator = rig.add_spectator();
    rig.play_until_turn(0);
    for index in [0, spectator] {
        // The links of the guests are numbered from 1.
        rig.another_link(index, LinkId(0));
        rig.settle();
        assert_eq!(rig.chairs[index].guest.standing(), Standing::Joined);
    }
    let seat = rig.chairs[0].seat;
    assert_eq!(rig.table.host.presence(Seat::new(seat.index())), misere_online::Presence::Here);
    assert_eq!(rig.table.host.table().spectators.len(), 1);
}

/// Programs with the same version of a game's rules play it alike: `rules_versions.txt` has, for each game, its version
/// and a hash of random games. Where the hash changes, [`Entry::rules_version`](misere_games::Entry) is raised first, and
/// then `MISERE_RENEW=1` writes the new line.
#[test]
fn who_changes_the_rules_of_a_game_raises_their_version() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/online/rules_versions.txt");
    let recorded = std::fs::read_to_string(path).expect("the recorded versions");
    let mut now = String::new();
    for entry in GAMES {
        let mut hash = Sha256::new();
        for number in 0..24 {
            let choices = entry.seats.clone().count();
            let trial = Trial::new(number, entry, entry.seats.start() + number as usize % choices);
            let mut game = trial.start();
            play_on(&mut *game, usize::MAX, &mut trial.dice());
            hash.update(trace::of(&*game, true));
        }
        let line = format!("{} {} {}", entry.id, entry.rules_version, to_hex(&hash.finalize()));
        let version = format!("{} {} ", entry.id, entry.rules_version);
        let known = recorded.lines().find(|line| line.starts_with(&version));
        let is_new = known.is_none() && std::env::var_os("MISERE_RENEW").is_some();
        assert!(is_new || known == Some(&line), "the rules of {} changed: raise their version", entry.id);
        writeln!(now, "{line}").expect("a text");
    }
    if std::env::var_os("MISERE_RENEW").is_some() {
        std::fs::write(path, now).expect("a file");
    }
}
