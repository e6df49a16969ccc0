//! Wishes that need everybody's consent, and tables with somebody away.

use misere_engine::rules::Seat;
use misere_engine::seal::Recuts;
use misere_engine::table::Watch as _;
use misere_games::{Play as _, Told, entry};
use misere_online::{Phase, Phrase, Presence, Wish};
use misere_store::{Fairness, FairnessCheck, Player};

use super::rig::{Rig, players};

/// Four at a table of Clubs: a person at the host's computer, a computer player and two guests.
fn mixed() -> Rig {
    let mut all = players(4, 2);
    all[0] = Player::Person("Ada".into());
    let mut rig = Rig::new(entry("clubs").expect("a game"), all, 5);
    rig.person_plays = true;
    rig
}

fn at(rig: &Rig) -> usize {
    rig.session().expect("a game").at()
}

#[test]
fn undo_needs_everybodys_consent() {
    let mut rig = mixed();
    rig.play_until_turn(0);
    let before = at(&rig);
    rig.chairs[0].plays = true;
    while at(&rig) < before + 3 {
        rig.step();
    }
    rig.play_until_turn(0);
    rig.chairs[1].plays = false;
    let asked_at = at(&rig);
    rig.call(0, |guest| guest.wish(Wish::Undo));
    let wish = rig.table.host.table().wish.expect("a wish");
    assert_eq!(usize::from(wish.by), rig.chairs[0].seat.index());
    rig.call(1, |guest| guest.answer(wish.number, true));
    assert_eq!(at(&rig), asked_at, "the host's person has not agreed");
    assert_eq!(rig.chairs[1].guest.table().and_then(|table| table.wish.clone()), rig.table.host.table().wish);
    rig.call_host(|host| host.answer(wish.number, true));
    assert!(at(&rig) < asked_at);
    assert_eq!(rig.table.host.table().wish, None);
    for chair in &rig.chairs {
        let session = chair.guest.session().expect("a game");
        assert_eq!((session.at(), session.undo_count()), (at(&rig), 1));
        let host = rig.session().expect("a game");
        assert_eq!(session.scene(chair.seat), host.scene(chair.seat));
    }
    rig.chairs[0].plays = true;
    rig.chairs[1].plays = true;
    rig.play(200_000);
    assert!(
        rig.chairs
            .iter()
            .all(|chair| { chair.finished.as_ref().is_some_and(|finished| finished.check.verdict == Fairness::Fair) })
    );
}

#[test]
fn one_who_does_not_agree_is_enough() {
    let mut rig = mixed();
    rig.play_until_turn(0);
    let asked_at = at(&rig);
    rig.call_host(|host| host.wish(Seat::new(0), Wish::Undo));
    let wish = rig.table.host.table().wish.expect("a wish");
    rig.call(0, |guest| guest.answer(wish.number, true));
    rig.call(1, |guest| guest.answer(wish.number, false));
    let table = rig.table.host.table();
    assert_eq!((at(&rig), table.wish), (asked_at, None));
    let answered = table.answered.expect("an answer");
    assert_eq!(answered.no, Some(rig.chairs[1].seat.index() as u8));
    // An answer that comes too late does nothing.
    rig.call(0, |guest| guest.answer(wish.number, true));
    assert_eq!(at(&rig), asked_at);
}

#[test]
fn hints_are_for_all_or_for_none() {
    let mut rig = mixed();
    rig.play_until_turn(0);
    let ask = |rig: &mut Rig| {
        let session = rig.chairs[0].guest.session().expect("a game");
        let limit = misere_players::bots::Limit::Worlds(1);
        let job = session.advise(limit, 0).expect("a job");
        rig.pass(std::time::Duration::from_millis(10));
        rig.settle();
        // If the host has not answered by now, it does not.
        job(&std::sync::atomic::AtomicBool::new(true))
    };
    let hint = ask(&mut rig);
    let host = rig.session().expect("a game");
    assert!(host.moves().iter().any(|legal| legal.text == hint.action));
    assert_eq!(hint.values.len(), host.moves().len());
    rig.call_host(|host| host.wish(Seat::new(0), Wish::NoHints));
    let wish = rig.table.host.table().wish.expect("a wish");
    rig.call(0, |guest| guest.answer(wish.number, true));
    rig.call(1, |guest| guest.answer(wish.number, true));
    assert!(!rig.table.host.table().hints);
    assert!(ask(&mut rig).values.is_empty());
}

#[test]
fn whys_are_answered_with_what_the_seat_may_know() {
    let mut rig = mixed();
    rig.play_until_turn(0);
    // Something has to have been played.
    let before = at(&rig);
    rig.chairs[0].plays = true;
    while at(&rig) < before + 3 {
        rig.step();
    }
    rig.play_until_turn(0);
    let seat = rig.chairs[0].seat;
    let ask = |rig: &Rig| rig.chairs[0].guest.session().expect("a game").explain(None, &Told::default());
    assert_eq!(ask(&rig), None);
    rig.pass(std::time::Duration::from_millis(10));
    rig.settle();
    let mut told = Told { reader: Some(seat), ..Told::default() };
    told.hands.insert(seat);
    let expected = rig.session().expect("a game").explain(None, &told);
    assert!(expected.is_some());
    assert_eq!(ask(&rig), expected);
}

#[test]
fn the_computer_plays_until_a_guest_is_back() {
    let mut rig = mixed();
    rig.play_until_turn(0);
    let seat = rig.chairs[0].seat;
    rig.call(1, |guest| guest.let_computer_play(seat, true));
    assert!(!rig.table.host.computer_plays(seat), "whoever is here plays");
    rig.switch_off(0);
    assert_eq!(rig.table.host.presence(seat), Presence::Away);
    let before = at(&rig);
    for _ in 0..50 {
        rig.step();
    }
    assert_eq!(at(&rig), before, "the seat waits");
    rig.call(1, |guest| guest.let_computer_play(seat, true));
    assert!(rig.table.host.computer_plays(seat));
    while at(&rig) < before + 6 {
        rig.step();
    }
    rig.chairs[0].is_off = false;
    rig.chairs[0].plays = true;
    rig.play(200_000);
    assert!(!rig.table.host.computer_plays(seat));
    assert_eq!(rig.table.host.presence(seat), Presence::Here);
    for chair in &rig.chairs {
        let finished = chair.finished.as_ref().expect("a game");
        assert_eq!(finished.check.verdict, Fairness::Fair, "the whole log came with the return");
    }
}

#[test]
fn a_guest_who_pauses_is_away_and_comes_back() {
    let mut rig = mixed();
    rig.play_until_turn(0);
    let seat = rig.chairs[0].seat;
    rig.call(0, |guest| guest.pause(true));
    assert_eq!(rig.table.host.presence(seat), Presence::Paused);
    rig.call_host(|host| host.let_computer_play(seat, true));
    assert!(rig.table.host.computer_plays(seat));
    rig.call(0, |guest| guest.pause(false));
    assert!(!rig.table.host.computer_plays(seat));
    assert_eq!(rig.table.host.presence(seat), Presence::Here);
}

#[test]
fn phrases_reach_everybody_else_but_not_in_a_flood() {
    let mut rig = mixed();
    rig.play_until_turn(0);
    let phrase = Phrase::with_number(2).expect("a phrase");
    let seat = rig.chairs[0].seat;
    for _ in 0..20 {
        rig.call(0, |guest| guest.say(phrase));
    }
    let heard = &rig.chairs[1].phrases;
    assert!((1..10).contains(&heard.len()), "{}", heard.len());
    assert_eq!(heard[0], (seat, phrase));
    assert_eq!(rig.host_phrases, *heard);
    assert!(rig.chairs[0].phrases.is_empty());
    rig.call_host(|host| host.say(Seat::new(0), phrase));
    assert_eq!(rig.chairs[0].phrases, [(Seat::new(0), phrase)]);
}

#[test]
fn a_guest_who_leaves_gives_up_the_seat() {
    let mut rig = mixed();
    rig.play_until_turn(0);
    let seat = rig.chairs[0].seat;
    rig.chairs[0].is_off = true;
    rig.call(0, misere_online::guest::Guest::leave);
    assert_eq!(rig.table.host.presence(seat), Presence::Open);
    let left = &rig.chairs[1].guest.table().expect("a table").seats[seat.index()];
    assert_eq!(left.name, format!("Guest {seat}"), "the others know whose it was");
    rig.call_host(|host| host.let_computer_play(seat, true));
    rig.chairs[0].finished = Some(misere_online::guest::FinishedTable {
        saved: None,
        check: FairnessCheck { verdict: Fairness::Later, recuts: Recuts::default(), after_broken_off: false },
    });
    rig.play(200_000);
    assert_eq!(rig.table.host.table().phase, Phase::Over);
}

/// The host leaves in the middle of a game, opens it again, and everybody is back without a new invitation.
#[test]
fn a_table_that_is_opened_again_has_its_guests_back() {
    let mut rig = mixed();
    rig.play_until_turn(0);
    rig.chairs[0].plays = true;
    let before = at(&rig);
    rig.call_host(misere_online::host::Host::close);
    rig.kill_host();
    assert_eq!(at(&rig), before);
    rig.play(200_000);
    for chair in &rig.chairs {
        assert_eq!(chair.finished.as_ref().expect("a game").check.verdict, Fairness::Fair);
    }
}

/// The next game of an evening, with the same guests and other rules.
#[test]
fn the_next_game_is_cut_anew() {
    let mut rig = mixed();
    rig.play(200_000);
    let (seal, round) = (rig.table.host.table().seal, rig.table.host.table().round);
    let mut setup = rig.table.host.file().setup.clone();
    setup.entry = entry("finis").expect("a game");
    setup.rules = setup.entry.usual_rules(4);
    rig.saved = None;
    rig.saved_file = None;
    for chair in &mut rig.chairs {
        chair.finished = None;
    }
    rig.call_host(|host| host.next_game(setup));
    assert!(rig.chairs.iter().all(|chair| !chair.guest.is_seated()), "another game is shown first");
    rig.play(200_000);
    let table = rig.table.host.table();
    assert_ne!((table.seal, table.round), (seal, round));
    for chair in &rig.chairs {
        let finished = chair.finished.as_ref().expect("a game");
        assert_eq!(finished.check.verdict, Fairness::Fair);
        assert_eq!(finished.saved.as_ref().expect("a game").session.id(), "finis");
    }
}

/// Plays until each guest has decided something, and it is the first guest's turn.
fn in_the_middle() -> Rig {
    let mut rig = mixed();
    rig.play_until_turn(0);
    let before = at(&rig);
    rig.chairs[0].plays = true;
    while at(&rig) < before + 8 {
        rig.step();
    }
    rig.play_until_turn(0);
    rig.settle();
    rig
}

/// Whoever is away cannot agree, and does not.
#[test]
fn nothing_is_granted_while_somebody_is_away() {
    for pauses in [false, true] {
        let mut rig = in_the_middle();
        let (asked_at, seat) = (at(&rig), rig.chairs[1].seat);
        if pauses {
            rig.call(1, |guest| guest.pause(true));
        } else {
            rig.switch_off(1);
        }
        for wish in [Wish::Undo, Wish::NoHints] {
            rig.pass(std::time::Duration::from_secs(2));
            rig.call(0, |guest| guest.wish(wish));
            rig.call_host(|host| host.wish(Seat::new(0), wish));
            let table = rig.table.host.table();
            assert_eq!((at(&rig), table.hints, table.wish), (asked_at, true, None));
            assert_eq!(table.answered.expect("an answer").no, Some(seat.index() as u8));
        }
    }
}

/// Who goes while something is asked does not agree either.
#[test]
fn whoever_goes_takes_no_consent_along() {
    let mut rig = in_the_middle();
    let asked_at = at(&rig);
    rig.call(0, |guest| guest.wish(Wish::Undo));
    let wish = rig.table.host.table().wish.expect("a wish").number;
    rig.call_host(|host| host.answer(wish, true));
    rig.switch_off(1);
    assert_eq!((at(&rig), rig.table.host.table().wish), (asked_at, None));
}

/// Whoever has given up the seat is not asked any more.
#[test]
fn those_who_stay_decide_without_whoever_has_left() {
    let mut rig = in_the_middle();
    let asked_at = at(&rig);
    rig.chairs[1].is_off = true;
    rig.call(1, misere_online::guest::Guest::leave);
    rig.call(0, |guest| guest.wish(Wish::Undo));
    let wish = rig.table.host.table().wish.expect("a wish").number;
    rig.call_host(|host| host.answer(wish, true));
    assert!(at(&rig) < asked_at);
}

#[test]
fn nothing_is_undone_once_it_is_over() {
    let mut rig = mixed();
    rig.play(200_000);
    let end = at(&rig);
    for _ in 0..3 {
        rig.call(0, |guest| guest.wish(Wish::Undo));
        rig.call_host(|host| host.wish(Seat::new(0), Wish::Undo));
        assert_eq!((at(&rig), rig.table.host.table().wish), (end, None));
        rig.switch_off(1);
    }
}

/// A guest who is there and never acts.
#[test]
fn the_computer_can_play_for_a_guest_who_keeps_everybody_waiting() {
    let mut rig = in_the_middle();
    rig.chairs[1].plays = true;
    let seat = rig.chairs[0].seat;
    let patience = std::time::Duration::from_secs(rig.table.host.table().patience);
    rig.pass(patience / 2);
    rig.settle();
    // Another link does not begin the time anew.
    rig.cut(0);
    rig.pass(std::time::Duration::from_secs(1));
    rig.settle();
    rig.call(1, |guest| guest.let_computer_play(seat, true));
    assert!(!rig.table.host.computer_plays(seat), "not yet");
    assert!(!rig.table.host.table().seats[seat.index()].slow);
    rig.pass(patience / 2);
    rig.settle();
    assert!(rig.chairs[1].guest.table().expect("a table").seats[seat.index()].slow);
    let before = at(&rig);
    rig.call(1, |guest| guest.let_computer_play(seat, true));
    assert!(rig.table.host.computer_plays(seat));
    rig.cut(0);
    rig.pass(std::time::Duration::from_secs(1));
    rig.settle();
    assert!(rig.table.host.computer_plays(seat), "whoever only comes back has not acted");
    while at(&rig) < before + 12 {
        rig.step();
    }
    assert!(!rig.table.host.table().seats[seat.index()].slow);
    // It plays in person again as soon as it acts, or says that it is back.
    rig.call(0, |guest| guest.pause(false));
    assert!(!rig.table.host.computer_plays(seat));
    rig.chairs[0].plays = true;
    rig.play(200_000);
    for chair in &rig.chairs {
        assert_eq!(chair.finished.as_ref().expect("a game").check.verdict, misere_store::Fairness::Fair);
    }
}
