//! A hostile host: every message in every standing of a guest. Nothing makes its program panic, and nothing turns an
//! unfair game into a fair one.

use std::time::Duration;

use misere_engine::table::Watch as _;
use misere_games::entry;
use misere_online::guest::{Guest, Standing};
use misere_store::Fairness;
use serde_json::{Value, json};

use super::hostile::look;
use super::rewriting::tell;
use super::rig::{Rig, players};

/// The numbers of steps of the rig after which a guest is left: looking at the invitation, sitting, cutting, playing,
/// and done.
const STEPS: [usize; 9] = [1, 2, 5, 9, 14, 20, 40, 90, 100_000];

fn rig(game: &str) -> Rig {
    let entry = entry(game).expect("a game");
    Rig::new(entry, players(entry.usual, entry.usual - 1), 3)
}

/// A rig whose first guest has come so far.
fn rig_after(steps: usize) -> Rig {
    let mut rig = rig("mismatch");
    for _ in 0..steps {
        if rig.is_done() {
            break;
        }
        rig.step();
    }
    rig
}

/// The messages of all kinds that guests get: the first and the last few of each in a game, and what nobody sends.
fn messages(games: &[&str]) -> Vec<Value> {
    let mut messages = Vec::new();
    for game in games {
        let mut rig = rig(game);
        rig.play(200_000);
        let seen = rig.chairs[0].seen.iter().map(|frame| serde_json::from_slice::<Value>(frame).expect("JSON"));
        let all: Vec<Value> = seen.map(|mut frame| frame["message"].take()).collect();
        for kind in ["welcome", "table", "state", "log", "save"] {
            let of_kind: Vec<&Value> = all.iter().filter(|message| message.get(kind).is_some()).collect();
            let first = of_kind.iter().take(3);
            messages.extend(first.chain(of_kind.iter().rev().take(3)).map(|message| (*message).clone()));
        }
    }
    messages.extend(variants(&messages));
    for reason in ["guest_too_old", "host_too_old", "other_table", "no_seat", "full"] {
        messages.push(json!({ "refused": { "reason": reason } }));
    }
    for reason in ["host_left", "elsewhere", "removed", "wrong_words", "fault"] {
        messages.push(json!({ "closed": { "reason": reason } }));
    }
    for at in [0, 1, usize::MAX] {
        for reason in ["not_legal", "not_your_turn", "too_late"] {
            messages.push(json!({ "not_done": { "at": at, "reason": reason } }));
        }
        let hint = json!({ "action": "play QS", "reason": {}, "values": [["play QS", null]], "legend": {} });
        messages.push(json!({ "hint": { "at": at, "hint": hint } }));
        messages.push(json!({ "why": { "at": at, "card": "QS", "seat": 0, "text": {} } }));
        messages.push(json!({ "log": { "from": at, "news": [{}, {}], "rows_from": at } }));
    }
    messages.push(json!({ "log": { "from": 0, "news": [], "rows_from": 0 } }));
    for part in [0, 1023] {
        messages.push(json!({ "save": { "part": part, "parts": 1024, "text": "(misere: 1" } }));
    }
    messages.push(json!({ "save": { "part": 0, "parts": 1, "text": "" } }));
    messages.push(json!({ "phrase": { "seat": 1, "number": 3 } }));
    messages
}

/// Tables, welcomes and states that say something else than an honest host would.
fn variants(messages: &[Value]) -> Vec<Value> {
    let mut all = Vec::new();
    let mut vary = |message: &Value, kind: &str, field: &str, value: Value| {
        let mut other = message.clone();
        other[kind][field] = value;
        all.push(other);
    };
    for message in messages {
        if message.get("welcome").is_some() {
            vary(message, "welcome", "spectator", json!(true));
            vary(message, "welcome", "seat", json!(0));
            vary(message, "welcome", "run", json!(7));
        }
        if message.get("table").is_some() {
            for phase in ["lobby", "cutting", "playing", "over"] {
                vary(message, "table", "phase", json!(phase));
            }
            for number in [0, 1, 2, u32::MAX] {
                vary(message, "table", "round", json!(number));
                vary(message, "table", "game", json!(number));
                let recuts = json!({ "count": number, "missing": ["\u{1b}[2J", "\u{202e}"] });
                vary(message, "table", "recuts", recuts);
            }
            vary(message, "table", "seal", json!("0".repeat(64)));
            vary(message, "table", "seal", Value::Null);
        }
        if message.get("state").is_some() {
            for next in [json!("over"), json!("deal"), json!({ "act": 1 }), json!({ "act": 3 })] {
                vary(message, "state", "next", next);
            }
            for number in [0, 1, 1000, u32::MAX] {
                vary(message, "state", "undone", json!(number));
                vary(message, "state", "at", json!(number));
                vary(message, "state", "deal", json!(number));
            }
            vary(message, "state", "moves", json!([]));
        }
    }
    all
}

/// Shows what a window would show, and does what a person might.
fn use_guest(guest: &Guest) {
    for told in
        [guest.standing().message(), guest.question().map(misere_online::guest::Question::message).unwrap_or_default()]
    {
        told.in_language(misere_engine::text::Language::ENGLISH);
    }
    if let Some(session) = guest.session() {
        look(&session, guest);
    }
}

/// What a message can change about a guest.
fn state(guest: &Guest) -> String {
    let at = guest.session().map(|session| session.at());
    let seat = (guest.standing(), guest.question(), guest.is_seated());
    format!("{seat:?} {:?} {at:?} {}", guest.table(), guest.file().to_text())
}

/// Starts the program of the first guest again from a file of a finished game, which is quicker than another game.
fn begin_visit_again(rig: &mut Rig, file: &str) {
    let chair = &mut rig.chairs[0];
    chair.finished = None;
    file.clone_into(&mut chair.file);
    rig.kill_guest(0);
    rig.play(1000);
    assert!(matches!(rig.chairs[0].guest.standing(), Standing::Joined));
}

/// Says every message in every standing, or one in so many of them, others in each standing.
fn say_in_every_standing(one_in: usize) {
    let messages = messages(&["mismatch", "clubs"]);
    assert!(messages.len() > 150, "{}", messages.len());
    let (mut standings, mut changes) = (Vec::new(), 0);
    for (first, steps) in STEPS.into_iter().enumerate() {
        let mut rig = rig_after(steps);
        let file = rig.chairs[0].file.clone();
        let mut before = state(&rig.chairs[0].guest);
        for (n, message) in (1_000_000..).zip(messages.iter().skip(first % one_in).step_by(one_in)) {
            assert!(rig.chairs[0].wire.is_some(), "after {steps} steps");
            let text = json!({ "n": n, "ack": 0, "message": message }).to_string();
            rig.say_to_guest(0, &text);
            let guest = &rig.chairs[0].guest;
            use_guest(guest);
            let standing = guest.standing();
            if !standings.contains(&standing) {
                standings.push(standing);
            }
            if state(guest) != before || rig.chairs[0].wire.is_none() {
                changes += 1;
                rig.pass(Duration::from_millis(100));
                rig.call(0, Guest::try_again);
                use_guest(&rig.chairs[0].guest);
                if rig.is_done() {
                    begin_visit_again(&mut rig, &file);
                } else {
                    rig = rig_after(steps);
                }
                before = state(&rig.chairs[0].guest);
            }
        }
    }
    println!("{} messages, {changes} changes, {standings:?}", messages.len());
    assert!(standings.len() > 5, "{standings:?}");
}

#[test]
fn messages_in_every_standing_do_no_harm() {
    say_in_every_standing(7);
}

#[test]
#[ignore = "takes minutes"]
fn every_message_in_every_standing_does_no_harm() {
    say_in_every_standing(1);
}

/// Says every message, or one in so many, to a guest of a host that has chosen other cards, and plays on honestly.
fn say_in_an_unfair_game(one_in: usize) -> usize {
    let mut ends = 0;
    for message in messages(&["mismatch"]).iter().step_by(one_in) {
        let mut rig = rig("mismatch");
        rig.cheat_at_cut = Some(|sealed| misere_engine::seal::Seal::new(12345, 678).cut(sealed.cut()));
        rig.play_until_turn(0);
        tell(&mut rig, 0, message);
        rig.chairs[0].plays = true;
        for _ in 0..3000 {
            let chair = &rig.chairs[0];
            if chair.finished.is_some() || matches!(chair.guest.standing(), Standing::Ended(_)) {
                break;
            }
            rig.step();
        }
        if let Some(finished) = &rig.chairs[0].finished {
            ends += 1;
            assert!(
                matches!(finished.check.verdict, Fairness::Unfair(_)),
                "{:?} after {message}",
                finished.check.verdict
            );
        }
    }
    println!("{ends} games ended");
    ends
}

/// A guest who was told something by a hostile host, and then plays on with an honest one, is not told that its program
/// has checked everything unless it has.
#[test]
fn a_message_turns_no_unfair_game_into_a_fair_one() {
    let ends = say_in_an_unfair_game(11);
    assert!(ends > 8, "{ends}");
}

#[test]
#[ignore = "takes minutes"]
fn no_message_turns_an_unfair_game_into_a_fair_one() {
    let ends = say_in_an_unfair_game(1);
    assert!(ends > 20, "{ends}");
}
