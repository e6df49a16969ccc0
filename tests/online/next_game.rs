//! The games after the first at a table: who sits down for them, the same cards again, and seats that were given up.

use misere_games::entry;
use misere_online::guest::{Ended, Guest, GuestFile, Standing};
use misere_online::{Kind, Phase, Presence};
use misere_store::{Fairness, Origin};

use super::rig::{Rig, players};

/// A finished game of Finis with two guests.
fn finished() -> Rig {
    let mut rig = Rig::new(entry("finis").expect("a game"), players(3, 2), 11);
    rig.play(200_000);
    rig
}

/// Clears the table for another game.
fn clear(rig: &mut Rig) {
    (rig.saved, rig.saved_file) = (None, None);
    for chair in &mut rig.chairs {
        chair.finished = None;
    }
}

fn verdicts(rig: &Rig) -> Vec<Fairness> {
    let finished = rig.chairs.iter().map(|chair| chair.finished.as_ref().expect("an end").check.verdict);
    finished.collect()
}

#[test]
fn a_face_that_the_host_chooses_later_reaches_everybody() {
    let mut rig = finished();
    rig.call_host(|host| host.show_face(15));
    rig.settle();
    for chair in &rig.chairs {
        let seats = &chair.guest.table().expect("a table").seats;
        assert!(seats.iter().all(|seat| (seat.kind == Kind::Host) == (seat.face == Some(15))));
    }
}

#[test]
fn nobody_sits_at_the_next_game_unasked() {
    for has_other_rules in [false, true] {
        let mut rig = finished();
        rig.call(0, Guest::sit_again);
        assert!(rig.chairs[0].guest.sits_for_next() && !rig.chairs[1].guest.sits_for_next());
        let mut setup = rig.table.host.file().setup.clone();
        if has_other_rules {
            setup.entry = entry("clubs").expect("a game");
            setup.rules = setup.entry.usual_rules(3);
        }
        clear(&mut rig);
        rig.call_host(|host| host.next_game(setup));
        let seated = rig.chairs.iter().map(|chair| chair.guest.is_seated());
        assert_eq!(seated.collect::<Vec<_>>(), [!has_other_rules, false]);
        rig.kill_guest(1);
        rig.settle();
        assert!(!rig.chairs[1].guest.is_seated() && !rig.table.host.is_ready());
        rig.play(200_000);
        assert_eq!(verdicts(&rig), [Fairness::Fair; 2]);
    }
}

#[test]
fn the_same_cards_again_keep_the_people_and_count_for_nobody() {
    for is_killed in [false, true] {
        let mut rig = finished();
        let first = rig.saved.as_ref().map(|saved| (saved.session.seed(), saved.seal.clone()));
        let setup = rig.table.host.file().setup.clone();
        clear(&mut rig);
        rig.call_host(|host| host.same_deal(setup.clone()));
        assert!(rig.chairs.iter().all(|chair| chair.guest.table().is_some_and(|table| table.again)));
        if is_killed {
            rig.kill_host();
            rig.play_until_turn(0);
            rig.kill_guest(0);
            rig.kill_host();
            rig.chairs[0].plays = true;
        }
        rig.play(200_000);
        assert_eq!(verdicts(&rig), [Fairness::Again; 2]);
        assert_eq!(rig.saved.as_ref().map(|saved| (saved.session.seed(), saved.seal.clone())), first);
        for chair in &rig.chairs {
            let kept = chair.finished.as_ref().and_then(|finished| finished.saved.as_ref());
            assert_eq!(kept.map(|saved| &saved.origin), Some(&Origin::Import));
        }
        clear(&mut rig);
        rig.call_host(|host| host.next_game(setup));
        rig.play(200_000);
        assert_eq!(verdicts(&rig), [Fairness::Fair; 2]);
        assert_ne!(rig.saved.as_ref().map(|saved| saved.session.seed()), first.map(|(seed, _)| seed));
    }
}

#[test]
fn nobody_deals_other_cards_as_those_of_the_game_before() {
    let mut rig = finished();
    let setup = rig.table.host.file().setup.clone();
    clear(&mut rig);
    rig.change = Some((r#"{"phase":"#.into(), r#"{"again":true,"phase":"#.into(), false));
    rig.call_host(|host| host.next_game(setup));
    for _ in 0..40 {
        rig.step();
    }
    let standings = rig.chairs.iter().map(|chair| chair.guest.standing());
    assert_eq!(standings.collect::<Vec<_>>(), [Standing::Ended(Ended::Fault); 2]);
}

/// Nobody could choose the cards, but they were known.
#[test]
fn a_host_that_hides_that_cards_come_again_is_not_called_fair() {
    let mut rig = finished();
    let setup = rig.table.host.file().setup.clone();
    clear(&mut rig);
    rig.change = Some((r#""again":true,"#.into(), String::new(), false));
    rig.call_host(|host| host.same_deal(setup));
    rig.play(200_000);
    assert!(verdicts(&rig).iter().all(|verdict| *verdict != Fairness::Fair));
}

#[test]
fn whoever_has_given_up_a_seat_can_come_back_while_nobody_else_sits_there() {
    for is_taken in [false, true] {
        let mut rig = Rig::new(entry("finis").expect("a game"), players(3, 2), 12);
        rig.play_until_turn(0);
        rig.call(0, Guest::leave);
        let seat = rig.chairs[0].seat;
        assert_eq!(rig.table.host.presence(seat), Presence::Open);
        let left = GuestFile::from_text(&rig.chairs[0].file).expect("the file of the seat");
        assert!(left.seen.as_ref().is_some_and(|seen| seen.has_left));
        if is_taken {
            rig.seat_newcomer(0);
            rig.pass(std::time::Duration::from_secs(1));
            rig.settle();
        }
        rig.chairs[0].guest = Guest::new(left, false);
        rig.pass(std::time::Duration::from_secs(1));
        rig.settle();
        let guest = &rig.chairs[0].guest;
        if is_taken {
            assert_eq!(guest.standing(), Standing::Ended(Ended::NoSeat));
        } else {
            assert_eq!((guest.standing(), rig.table.host.presence(seat)), (Standing::Joined, Presence::Here));
            assert!(!guest.is_seated() && guest.file().seen.as_ref().is_some_and(|seen| !seen.has_left));
            assert_eq!(guest.table().map(|table| table.phase), Some(Phase::Playing));
        }
    }
}

/// Regression: a guest who had stepped away in the game before and sat down for the next one stayed away, so that nobody
/// could start it.
#[test]
fn who_sits_down_for_the_next_game_is_back() {
    for is_same_deal in [false, true] {
        let mut rig = finished();
        let seat = rig.chairs[0].seat;
        rig.call(0, |guest| guest.pause(true));
        assert_eq!(rig.table.host.presence(seat), Presence::Paused);
        for index in 0..2 {
            rig.call(index, Guest::sit_again);
        }
        assert!(!rig.chairs[0].guest.is_paused());
        assert_eq!(rig.table.host.presence(seat), Presence::Here);
        let setup = rig.table.host.file().setup.clone();
        clear(&mut rig);
        if is_same_deal {
            rig.call_host(|host| host.same_deal(setup));
        } else {
            rig.call_host(|host| host.next_game(setup));
            assert!(rig.table.host.is_ready());
        }
        rig.play(200_000);
        assert_eq!(verdicts(&rig), [if is_same_deal { Fairness::Again } else { Fairness::Fair }; 2]);
    }
}
