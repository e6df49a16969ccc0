//! A host that shows one table and plays another: what a guest was shown is compared with the finished game.

use std::time::Duration;

use misere_engine::table::Watch as _;
use misere_games::entry;
use misere_online::Wish;
use misere_online::guest::Guest;
use misere_store::{Fairness, Unfair};
use serde_json::{Value, json};

use super::rewriting::{last, tell};
use super::rig::{Rig, players};

/// A table at which it is the turn of the first guest.
fn table() -> Rig {
    let mut rig = Rig::new(entry("mismatch").expect("a game"), players(4, 3), 3);
    rig.play_until_turn(0);
    rig
}

fn verdicts(rig: &mut Rig) -> Vec<Fairness> {
    rig.chairs[0].plays = true;
    rig.play(200_000);
    rig.chairs.iter().map(|chair| chair.finished.as_ref().expect("an end").check.verdict).collect()
}

const FOUND_OUT: [Fairness; 3] = [Fairness::Unfair(Unfair::Course), Fairness::Fair, Fairness::Fair];

/// Says one thing to the first guest, and afterwards the truth about the same position.
#[test]
fn a_position_that_was_shown_otherwise_once_is_found_out() {
    let lies: [fn(&mut Value); 7] = [
        |state| state["totals"][1] = json!(7),
        |state| state["dealer"] = json!((state["dealer"].as_u64().expect("a seat") + 1) % 4),
        |state| state["deal"] = json!(9),
        |state| state["moves"] = json!([state["moves"][0]]),
        |state| state["scene"]["prompt"] = json!({ "raw": "It is over." }),
        |state| state["scene"]["facts"] = json!([]),
        |state| drop(state["scene"]["zones"].as_array_mut().expect("zones").pop()),
    ];
    for (number, lie) in lies.into_iter().enumerate() {
        let mut rig = table();
        let mut state = last(&rig, 0, "state");
        let rows = rig.chairs[0].guest.session().expect("a game").sheet().rows.len();
        state["log"] = json!({ "from": state["at"], "news": [], "rows_from": rows });
        let honest = state.clone();
        lie(&mut state);
        assert_ne!(state, honest);
        tell(&mut rig, 0, &json!({ "state": state }));
        assert_eq!(verdicts(&mut rig), FOUND_OUT, "lie {number}");
    }
}

/// Shows some positions otherwise to all, and never the truth about them.
#[test]
fn a_position_that_was_only_shown_otherwise_is_found_out() {
    let mut rig = table();
    let at = rig.session().expect("a game").at();
    rig.change = Some(("\"deal\":1,".to_owned(), "\"deal\":2,".to_owned(), false));
    rig.chairs[0].plays = true;
    while rig.session().expect("a game").at() < at + 3 {
        rig.step();
    }
    rig.settle();
    rig.change = None;
    assert_eq!(verdicts(&mut rig), [Fairness::Unfair(Unfair::Course); 3]);
}

#[test]
fn a_score_sheet_that_was_told_otherwise_once_is_found_out() {
    let mut rig = table();
    while rig.session().is_none_or(|session| session.sheet().rows.is_empty()) {
        rig.chairs[0].plays = true;
        rig.step();
    }
    rig.play_until_turn(0);
    let mut state = last(&rig, 0, "state");
    let rows = rig.chairs[0].guest.session().expect("a game").sheet().rows.len();
    let row = json!({ "deal": 1, "dealer": 0, "scores": [0, 0, 0, 9], "totals": [0, 0, 0, 9] });
    state["log"] = json!({ "from": state["at"], "news": [], "rows_from": rows - 1, "rows": [row] });
    tell(&mut rig, 0, &json!({ "state": state }));
    let told = rig.chairs[0].guest.session().expect("a game").sheet();
    assert_eq!(told.rows.len(), rows);
    assert_eq!(verdicts(&mut rig)[0], Fairness::Unfair(Unfair::Course));
}

/// A game that is over for a guest stays so, whatever it has agreed to.
#[test]
fn an_end_is_not_taken_back() {
    let mut rig = table();
    assert_eq!(verdicts(&mut rig), [Fairness::Fair; 3]);
    // It asks for what an honest host refuses now.
    rig.call(0, |guest| guest.wish(Wish::Undo));
    for chair in &mut rig.chairs {
        chair.finished = None;
        chair.plays = false;
    }
    let mut seats = misere_engine::rules::Seats::default();
    seats.insert(rig.chairs[0].seat);
    let saved = rig.saved.as_mut().expect("a game");
    assert!(saved.session.undo_decision(seats, &|_| true));
    rig.changed();
    rig.settle();
    for chair in &mut rig.chairs {
        chair.plays = true;
    }
    for _ in 0..3000 {
        rig.step();
    }
    assert!(rig.chairs.iter().all(|chair| chair.finished.is_none()), "nobody gets a second result");
    // A program that was started again finds out what has happened.
    for index in 0..3 {
        rig.kill_guest(index);
    }
    for _ in 0..3000 {
        rig.step();
    }
    for chair in &rig.chairs {
        let verdict = chair.finished.as_ref().map(|finished| finished.check.verdict);
        assert_eq!(verdict, Some(Fairness::Unfair(Unfair::Course)), "{}", chair.seat);
    }
}

/// Consent to an undo is for the position in which it was given.
#[test]
fn consent_to_an_undo_is_not_kept_for_later() {
    let mut rig = table();
    rig.call(1, |guest| guest.wish(Wish::Undo));
    let wish = rig.table.host.table().wish.expect("a wish").number;
    rig.call(0, |guest| guest.answer(wish, true));
    // The game goes on before the last guest has answered.
    let at = rig.session().expect("a game").at();
    rig.chairs[0].plays = true;
    while rig.session().expect("a game").at() < at + 6 {
        rig.step();
    }
    rig.settle();
    let mut seats = misere_engine::rules::Seats::default();
    seats.insert(rig.chairs[1].seat);
    let saved = rig.saved.as_mut().expect("a game");
    assert!(saved.session.undo_decision(seats, &|_| true));
    rig.changed();
    rig.settle();
    assert_eq!(verdicts(&mut rig), [Fairness::Unfair(Unfair::Course); 3]);
}

/// The check of a finished game can take its time; what arrives meanwhile is read afterwards.
#[test]
fn honest_games_are_shown_as_they_were_whoever_comes_and_goes() {
    for (game, dice) in [("mismatch", 5), ("clubs", 6)] {
        let entry = entry(game).expect("a game");
        let mut rig = Rig::new(entry, players(entry.usual, entry.usual - 1), dice);
        rig.weather = super::rig::Weather { repeats: 9, swaps: 9, cuts: 60 };
        rig.play(200_000);
        for chair in &rig.chairs {
            let finished = chair.finished.as_ref().expect("an end");
            assert_eq!(finished.check.verdict, Fairness::Fair, "{game} {}", chair.seat);
        }
    }
}

/// A guest whose game was unfair sits down by its person only, even after its program was started again.
#[test]
fn nobody_sits_by_itself_after_an_unfair_game() {
    for is_killed in [false, true] {
        let mut rig = table();
        rig.cheat_at_end = Some(|saved| saved.to_ron().replace("cut: \"", "cut: \"0"));
        assert!(verdicts(&mut rig).iter().all(|verdict| matches!(verdict, Fairness::Unfair(_))));
        let setup = rig.table.host.file().setup.clone();
        rig.saved = None;
        rig.call_host(|host| host.next_game(setup));
        if is_killed {
            rig.kill_guest(0);
        }
        for _ in 0..20 {
            rig.pass(Duration::from_millis(500));
            rig.settle();
        }
        assert!(!rig.chairs[0].guest.is_seated(), "killed: {is_killed}");
        rig.call(0, |guest: &mut Guest| guest.sit("again"));
        assert!(rig.chairs[0].guest.is_seated());
    }
}
