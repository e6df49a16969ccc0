//! Hostile guests and hosts: nothing that they send makes a program panic or fill its memory.

use std::time::Duration;

use misere_engine::rules::{Names, Next, Seat};
use misere_engine::table::Watch as _;
use misere_engine::text::Language;
use misere_games::entry;
use misere_online::guest::{Ended, Guest, GuestEffect, GuestFile, GuestView, Standing};
use misere_online::host::HostEffect;
use misere_online::links::{LinkEvent, LinkId, PeerKey};
use serde_json::Value;

use super::rig::{Chair, Dice, Rig, players};

/// A guest's game, to be told again to programs that go on from its files.
struct Visit {
    /// The guest's file before it has called, and after the game.
    files: [String; 2],
    /// Frames to the guest.
    frames: Vec<Vec<u8>>,
}

impl Visit {
    /// The guest's program, started from one of the files.
    fn guest(&self, dice: &mut Dice) -> Guest {
        let file = GuestFile::from_text(&self.files[dice.below(2)]).expect("a file");
        Guest::new(file, false)
    }
}

/// Frames of some games: by game, those to a guest, and all those to hosts.
fn corpus() -> (Vec<Visit>, Vec<Vec<u8>>) {
    let (mut visits, mut to_host) = (Vec::new(), Vec::new());
    for game in ["mismatch", "seven_card_combo", "garbo", "clubs", "finis"] {
        let entry = entry(game).expect("a game");
        let mut rig = Rig::new(entry, players(entry.usual, 2), 3);
        let before = rig.chairs[0].file.clone();
        rig.play(200_000);
        let Chair { seen, file, .. } = &rig.chairs[0];
        let (begin, end) = (seen.iter().take(60), seen.iter().rev().take(4));
        let frames = begin.chain(end).cloned().collect();
        visits.push(Visit { files: [before, file.clone()], frames });
        to_host.extend(rig.said.iter().take(60).cloned());
    }
    (visits, to_host)
}

/// A frame with something changed.
fn spoiled(frame: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut bytes = frame.to_vec();
    match dice.below(8) {
        0 => bytes.truncate(dice.below(bytes.len() + 1)),
        1 | 2 => {
            for _ in 0..=dice.below(4) {
                let place = dice.below(bytes.len().max(1));
                if let Some(byte) = bytes.get_mut(place) {
                    *byte = dice.below(256) as u8;
                }
            }
        }
        3 => {
            let length = dice.below(200);
            bytes = (0..length).map(|_| dice.below(256) as u8).collect();
        }
        4 => {}
        _ => {
            if let Ok(mut value) = serde_json::from_slice::<Value>(frame) {
                for _ in 0..=dice.below(3) {
                    let count = count(&value);
                    let mut place = dice.below(count);
                    change(&mut value, &mut place, dice);
                }
                bytes = value.to_string().into_bytes();
            }
        }
    }
    bytes
}

/// A frame with a number of its own, most of the time, since others count as repeated.
fn numbered(bytes: Vec<u8>, number: usize, dice: &mut Dice) -> Vec<u8> {
    match serde_json::from_slice::<Value>(&bytes) {
        Ok(mut value) if value.get("n").is_some() && dice.below(10) > 0 => {
            value["n"] = number.into();
            value.to_string().into_bytes()
        }
        _ => bytes,
    }
}

fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum::<usize>(),
        _ => 0,
    }
}

/// Changes the value at a place of a tree.
fn change(value: &mut Value, place: &mut usize, dice: &mut Dice) {
    if *place == 0 {
        *place = usize::MAX;
        *value = match (dice.below(12), &*value) {
            (0, _) => Value::Null,
            (1, _) => Value::from(dice.below(300)),
            (2, _) => Value::from(-(dice.below(300) as i64)),
            (3, _) => Value::from(u64::MAX),
            (4, _) => Value::from(i64::MIN),
            (5, _) => Value::from("x".repeat(dice.below(600))),
            (6, _) => Value::from("\u{1b}[2J{0 takes} { $x }\u{202e}"),
            (7, Value::Array(items)) => [&items[..], &items[..]].concat().into(),
            (8, Value::Array(_)) => Value::Array(Vec::new()),
            (9, other) => Value::Array(vec![other.clone(); dice.below(5)]),
            (10, Value::Number(number)) => {
                Value::from(number.as_i64().unwrap_or(0).wrapping_add(dice.below(7) as i64 - 3))
            }
            (_, other) => other.clone(),
        };
        return;
    }
    *place -= 1;
    match value {
        Value::Array(items) => {
            for item in items {
                if *place != usize::MAX {
                    change(item, place, dice);
                }
            }
        }
        Value::Object(fields) => {
            for (_, item) in fields.iter_mut() {
                if *place != usize::MAX {
                    change(item, place, dice);
                }
            }
        }
        _ => {}
    }
}

/// Puts everything that a window would show into words.
pub fn look(session: &GuestView, guest: &Guest) {
    let names = misere_store::names(&guest.players(), Language::ENGLISH);
    let render = |message: &misere_engine::text::Message, names: &Names| message.render(names).len();
    let mut length = 0;
    let scene = session.scene(session.own_seat());
    for zone in &scene.zones {
        length += render(&zone.label, &names) + render(&zone.note, &names);
    }
    for fact in &scene.facts {
        length += render(&fact.text(), &names);
    }
    for info in &scene.players {
        length += render(&info.note, &names);
    }
    length += render(&scene.prompt, &names);
    for legal in session.moves() {
        length += render(&legal.spoken.order, &names) + render(&legal.spoken.done, &names);
    }
    for told in session.announcements(session.at().saturating_sub(3), None) {
        length += render(&told.words, &names);
    }
    for row in session.sheet().rows {
        length += row.lines.iter().map(|line| render(&line.why, &names)).sum::<usize>();
    }
    assert!(length < 10 << 20);
    session.leaders();
    session.places();
}

/// Sends spoiled frames to guests.
fn attack_guests(count: usize) -> (usize, usize) {
    let (visits, _) = corpus();
    let mut dice = Dice(77);
    let mut visit = &visits[0];
    let mut guest = visit.guest(&mut dice);
    let (mut ended, mut looked, mut link) = (0, 0, 0);
    let mut now = Duration::ZERO;
    for number in 0..count {
        let is_at_table = guest.standing() == Standing::Joined;
        if number == 0 || !is_at_table || dice.below(50) == 0 {
            ended += 1;
            link += 1;
            if dice.one_in(2) {
                guest.try_again();
            } else {
                // A guest comes back to no other seat than its own.
                visit = &visits[dice.below(visits.len())];
                guest = visit.guest(&mut dice);
            }
            guest.tick(now);
            guest.dialed(LinkId(link));
            let opened = LinkEvent::Opened { link: LinkId(link), peer: PeerKey::UNKNOWN };
            guest.receive(opened, now);
            // Often with the right beginning, since nothing else is read before it.
            for frame in visit.frames.iter().take(1 + dice.below(12)) {
                let bytes = frame.clone();
                guest.receive(LinkEvent::Frame { link: LinkId(link), bytes }, now);
            }
        }
        now += Duration::from_millis(20);
        let bytes = spoiled(&visit.frames[dice.below(visit.frames.len())], &mut dice);
        let bytes = numbered(bytes, 1000 + number, &mut dice);
        let effects = guest.receive(LinkEvent::Frame { link: LinkId(link), bytes }, now);
        assert!(effects.len() < 100);
        for effect in &effects {
            if let GuestEffect::Moved | GuestEffect::Changed = effect
                && let Some(session) = guest.session()
            {
                looked += 1;
                look(&session, &guest);
            }
        }
        if dice.below(10) == 0 {
            let effects = guest.tick(now);
            assert!(effects.len() < 100);
        }
    }
    (ended, looked)
}

/// Sends spoiled frames to a host, which goes on playing with its other guest.
fn attack_host(count: usize, turn: usize) -> (usize, usize) {
    let (_, frames) = corpus();
    let entry = entry("finis").expect("a game");
    let mut rig = Rig::new(entry, players(4, 2), 3);
    rig.play_until_turn(turn);
    // The attacker takes the seat of a guest who has left.
    rig.chairs[1].is_off = true;
    rig.call(1, Guest::leave);
    let mut dice = Dice(78);
    let mut link = 1_000_000;
    let (mut closed, mut is_new) = (true, false);
    let (mut sent, mut acts) = (0, 0);
    for number in 0..count {
        if closed || dice.below(200) == 0 {
            link += 1;
            let peer = PeerKey([50 + u8::from(dice.one_in(20)); 32]);
            rig.table.host.receive(
                LinkEvent::Opened { link: LinkId(link), peer },
                rig.now,
                rig.saved.as_ref().map(|saved| saved.session.as_ref()),
            );
            (closed, is_new) = (false, true);
        }
        rig.now += Duration::from_millis(30);
        let bytes = if is_new && dice.below(10) > 0 {
            // With the secrets of this table, as a guest who was invited and then attacks.
            let hello = String::from_utf8_lossy(&frames[0]).into_owned();
            rig.with_secrets(&hello, 1).into_bytes()
        } else {
            spoiled(&frames[dice.below(frames.len())], &mut dice)
        };
        is_new = false;
        let bytes = numbered(bytes, 1000 + number, &mut dice);
        let before = rig.session().map(|session| (session.at(), session.next()));
        let event = LinkEvent::Frame { link: LinkId(link), bytes };
        let effects = rig.table.host.receive(event, rig.now, rig.saved.as_ref().map(|saved| saved.session.as_ref()));
        assert!(effects.len() < 200, "{}", effects.len());
        for effect in effects {
            match effect {
                HostEffect::Close(id) => closed |= id == LinkId(link),
                HostEffect::Send { .. } => sent += 1,
                HostEffect::Act { seat, action } => {
                    acts += 1;
                    assert_eq!(before.map(|(_, next)| next), Some(Next::Act(seat)));
                    assert_ne!(seat, rig.chairs[0].seat, "not for another seat");
                    assert!(
                        rig.session()
                            .is_some_and(|session| { session.moves().iter().any(|legal| legal.text == action) })
                    );
                }
                HostEffect::Begin(_) => panic!("the game has begun"),
                _ => {}
            }
        }
        if dice.below(50) == 0 {
            rig.table.host.tick(rig.now, rig.saved.as_ref().map(|saved| saved.session.as_ref()));
        }
    }
    assert_eq!(rig.table.host.players()[rig.chairs[0].seat.index()].name().raw(), "Guest 2");
    (sent, acts)
}

#[test]
fn spoiled_messages_do_no_harm_to_guests() {
    let (ended, looked) = attack_guests(2000);
    println!("{ended} visits ended, {looked} looks at the table");
    assert!(ended > 100 && looked > 100, "{ended} {looked}");
}

#[test]
fn spoiled_messages_do_no_harm_to_hosts() {
    let (sent, acts) = attack_host(10_000, 0);
    println!("{sent} answers, {acts} actions");
    assert!(sent > 100 && acts == 0, "{sent} {acts}");
    let (sent, acts) = attack_host(10_000, 1);
    println!("{sent} answers, {acts} actions");
    assert!(sent > 100, "{sent}");
}

#[test]
#[ignore = "takes minutes"]
fn a_million_spoiled_messages_do_no_harm() {
    attack_guests(500_000);
    attack_host(250_000, 0);
    attack_host(250_000, 1);
}

/// A log without an end, all of it sound.
#[test]
fn a_host_cannot_fill_a_guests_memory() {
    let entry = entry("mismatch").expect("a game");
    let mut rig = Rig::new(entry, players(4, 1), 3);
    rig.play_until_turn(0);
    let mut from = rig.session().expect("a game").at();
    let line = format!(r#"{{"events":["{}"]}}"#, "x".repeat(100_000));
    let mut sent = 0;
    for n in 10_000.. {
        let text = format!(
            r#"{{"n":{n},"ack":0,"message":{{"log":{{"from":{from},"news":[{line},{line}],"rows_from":0}}}}}}"#
        );
        from += 2;
        sent += text.len();
        rig.say_to_guest(0, &text);
        if rig.chairs[0].guest.standing() == Standing::Ended(Ended::Fault) {
            break;
        }
        assert!(sent < 40 << 20, "{sent} bytes");
    }
}

#[test]
fn a_flood_of_messages_and_of_links_ends() {
    let entry = entry("mismatch").expect("a game");
    let mut rig = Rig::new(entry, players(4, 1), 3);
    rig.play_until_turn(0);
    for n in 10_000..10_200 {
        rig.say_to_host(0, &format!(r#"{{"n":{n},"ack":0,"message":{{"hint":{{"at":0}}}}}}"#));
    }
    assert_eq!(rig.table.host.presence(rig.chairs[0].seat), misere_online::Presence::Away);
    let mut closed = 0;
    for link in 5000..6000 {
        let peer = PeerKey([1; 32]);
        let event = LinkEvent::Opened { link: LinkId(link), peer };
        let effects = rig.table.host.receive(event, rig.now, None);
        closed += effects.len();
    }
    assert!(closed > 900, "{closed}");
    let _: Seat = rig.chairs[0].seat;
}
