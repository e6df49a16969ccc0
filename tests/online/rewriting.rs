//! A host that changes its mind: another seat, another story, another card for a guest, other players in the file.

use std::path::Path;

use misere_engine::rules::Next;
use misere_engine::table::Watch as _;
use misere_games::{Play as _, entry};
use misere_online::guest::{Ended, Guest, Standing};
use misere_online::{Presence, Wish};
use misere_store::{Fairness, Origin, Player, Saved, Unfair};
use serde_json::{Value, json};

use super::rig::{Rig, players};

fn table() -> Rig {
    Rig::new(entry("mismatch").expect("a game"), players(4, 3), 3)
}

/// The last message of this kind that a guest has got.
pub fn last(rig: &Rig, index: usize, kind: &str) -> Value {
    let frames = rig.chairs[index].seen.iter().rev();
    let values = frames.map(|frame| serde_json::from_slice::<Value>(frame).expect("JSON"));
    let mut messages = values.filter_map(|mut value| value["message"].get_mut(kind).map(Value::take));
    messages.next().expect("such a message")
}

/// Tells a guest something on behalf of the host, with the number of the host's next message.
pub fn tell(rig: &mut Rig, index: usize, message: &Value) {
    let last = rig.chairs[index].seen.last().expect("a message");
    let last: Value = serde_json::from_slice(last).expect("JSON");
    let n = last["n"].as_u64().expect("a number") + 1;
    rig.say_to_guest(index, &json!({ "n": n, "ack": 0, "message": message }).to_string());
}

#[test]
fn a_second_welcome_with_another_seat_or_standing_ends_the_visit() {
    for (field, value) in [("spectator", json!(true)), ("seat", json!(0)), ("seat", json!(2))] {
        let mut rig = table();
        rig.play_until_turn(0);
        let mut welcome = last(&rig, 0, "welcome");
        assert_ne!(welcome.get(field), Some(&value));
        welcome[field] = value;
        tell(&mut rig, 0, &json!({ "welcome": welcome }));
        assert_eq!(rig.chairs[0].guest.standing(), Standing::Ended(Ended::Fault), "{field}");
        // Nor does it sit elsewhere when it comes back.
        assert_eq!(
            rig.chairs[0].guest.invited().and_then(misere_online::guest::Invited::own_seat),
            Some(rig.chairs[0].seat)
        );
    }
}

/// Tells a guest all that it knows once more, with something changed, and the rest honestly.
fn rewrite(rig: &mut Rig, index: usize) {
    let session = rig.chairs[index].guest.session().expect("a game");
    let mut news = Vec::new();
    for at in 0..session.at() {
        let mut lines: Vec<Value> = session.events(at).cloned().collect();
        let after = session.events(at + 1).count();
        lines.truncate(lines.len() - after);
        news.push(json!({ "events": lines, "told": [] }));
    }
    *news.last_mut().expect("a deal") = json!({ "events": [], "told": [] });
    tell(rig, index, &json!({ "log": { "from": 0, "news": news, "rows_from": 0 } }));
}

#[test]
fn a_story_that_is_told_otherwise_later_is_found_out() {
    let mut rig = table();
    rig.play_until_turn(0);
    rewrite(&mut rig, 0);
    rig.chairs[0].plays = true;
    rig.play(200_000);
    let finished = rig.chairs[0].finished.as_ref().expect("an end");
    assert_eq!(finished.check.verdict, Fairness::Unfair(Unfair::Course));
    assert_eq!(rig.chairs[1].finished.as_ref().expect("an end").check.verdict, Fairness::Fair);
}

/// The same to a guest whose program was started again in between and remembers nothing but its file.
#[test]
fn a_story_stays_fixed_when_the_guests_program_ends() {
    let mut rig = table();
    rig.play_until_turn(0);
    let own = rig.chairs[0].file.clone();
    rig.kill_guest(0);
    assert_eq!(rig.chairs[0].file, own);
    // Another deck of what was told, with as many steps.
    rig.change = Some(("\"event\":\"deal\"".to_owned(), "\"event\":\"Deal\"".to_owned(), false));
    rig.pass(std::time::Duration::from_secs(1));
    rig.settle();
    rig.change = None;
    rig.cut(0);
    rig.pass(std::time::Duration::from_secs(1));
    rig.settle();
    rig.chairs[0].plays = true;
    rig.play(200_000);
    let finished = rig.chairs[0].finished.as_ref().expect("an end");
    assert_eq!(finished.check.verdict, Fairness::Unfair(Unfair::Course));
}

/// Plays until the first guest has a choice, at a time when nobody else can have acted for it.
fn play_until_choice(rig: &mut Rig) {
    let seat = rig.chairs[0].seat;
    rig.play_until_turn(0);
    loop {
        rig.chairs[0].plays = true;
        while rig.session().expect("a game").next() == Next::Act(seat) {
            rig.step();
        }
        rig.play_until_turn(0);
        if rig.session().expect("a game").moves().len() > 1 {
            return;
        }
    }
}

/// A host that lets a guest's seat do something else than its person has chosen, also if it says that the computer plays.
#[test]
fn a_guests_own_action_cannot_be_exchanged() {
    for claims_computer in [false, true] {
        let mut rig = table();
        play_until_choice(&mut rig);
        let seat = rig.chairs[0].seat;
        if claims_computer {
            let mut table = last(&rig, 0, "table");
            table["seats"][seat.index()]["computer"] = json!(true);
            tell(&mut rig, 0, &json!({ "table": table }));
        }
        let (at, moves) = (rig.session().expect("a game").at(), rig.session().expect("a game").moves());
        let (first, last) = (moves[0].text.clone(), moves[moves.len() - 1].text.clone());
        let mut session = rig.chairs[0].guest.session().expect("a game");
        session.play(&first).expect("a legal action");
        rig.change = Some((format!("\"action\":\"{first}\""), format!("\"action\":\"{last}\""), true));
        rig.pass(std::time::Duration::from_millis(10));
        rig.settle();
        rig.change = None;
        assert!(rig.session().is_some_and(|session| session.at() > at));
        rig.chairs[0].plays = true;
        rig.play(200_000);
        let finished = rig.chairs[0].finished.as_ref().expect("an end");
        assert_eq!(finished.check.verdict, Fairness::Unfair(Unfair::Course), "{claims_computer}");
    }
}

#[test]
fn an_undo_to_which_the_guest_has_not_agreed_is_found_out() {
    for agrees in [false, true] {
        let mut rig = table();
        rig.play_until_turn(1);
        rig.chairs[1].plays = true;
        let at = rig.session().expect("a game").at();
        while rig.session().expect("a game").at() < at + 3 {
            rig.step();
        }
        rig.settle();
        if agrees {
            for chair in &mut rig.chairs {
                chair.plays = false;
            }
            rig.call(1, |guest| guest.wish(Wish::Undo));
            let wish = rig.table.host.table().wish.expect("a wish").number;
            rig.call(0, |guest| guest.answer(wish, true));
            rig.call(2, |guest| guest.answer(wish, true));
            for chair in &mut rig.chairs {
                chair.plays = true;
            }
        } else {
            let mut seats = misere_engine::rules::Seats::default();
            seats.insert(rig.chairs[1].seat);
            let saved = rig.saved.as_mut().expect("a game");
            assert!(saved.session.undo_decision(seats, &|_| true));
            rig.changed();
        }
        rig.play(200_000);
        assert_eq!(rig.session().expect("a game").undo_count(), 1);
        let expected = if agrees { Fairness::Fair } else { Fairness::Unfair(Unfair::Course) };
        for chair in &rig.chairs {
            assert_eq!(chair.finished.as_ref().expect("an end").check.verdict, expected, "{}", chair.seat);
        }
    }
}

/// Whoever comes in the middle of a game, or leaves and comes back, has nothing against an honest host.
#[test]
fn whoever_comes_later_knows_the_game_from_then_on() {
    let mut rig = table();
    rig.play_until_turn(0);
    rig.chairs[0].is_off = true;
    rig.call(0, Guest::leave);
    assert_eq!(rig.table.host.presence(rig.chairs[0].seat), Presence::Open);
    // The invitation is free again, and somebody new has nothing but that.
    rig.seat_newcomer(0);
    rig.chairs[0].plays = true;
    rig.play(200_000);
    let verdicts = rig.chairs.iter().map(|chair| chair.finished.as_ref().expect("an end").check.verdict);
    assert_eq!(verdicts.collect::<Vec<_>>(), [Fairness::Later, Fairness::Fair, Fairness::Fair]);
    let saved = |index: usize| rig.chairs[index].finished.as_ref().and_then(|end| end.saved.as_ref()).expect("a game");
    assert_eq!((saved(0).origin, saved(1).origin), (Origin::Import, Origin::New));
    for chair in &rig.chairs {
        let end = chair.finished.as_ref().expect("an end");
        let text = end.saved.as_ref().expect("a game").to_ron();
        let read = Saved::from_ron(&text, Path::new("kept.misere")).expect("what was written");
        assert_eq!(read.fairness.as_ref(), Some(&end.check), "the check stands in the file");
    }
}

/// A finished game counts with the players of the table and as a game of its own, whatever the host writes into it.
#[test]
fn a_host_cannot_choose_what_a_game_counts_as() {
    let mut rig = table();
    rig.cheat_at_end = Some(|saved| {
        let mut other = saved.copy();
        other.origin = Origin::PlayedOn;
        other.players[0] = Player::Person("Somebody famous".into());
        other.players[3] = Player::Computer("You".into(), misere_players::bots::Level::Easy.into());
        other.to_ron()
    });
    rig.play(200_000);
    for chair in &rig.chairs {
        let finished = chair.finished.as_ref().expect("an end");
        let saved = finished.saved.as_ref().expect("a game");
        assert_eq!((finished.check.verdict, saved.origin), (Fairness::Fair, Origin::New));
        assert_eq!(saved.players, chair.guest.players());
        assert!(saved.players[chair.seat.index()].is_person());
        assert_eq!(saved.players.iter().filter(|player| player.is_person()).count(), 1);
    }
}
