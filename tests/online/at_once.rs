//! Cards are passed by all at once: everybody is asked at the same time, and the log has the order of the seats.

use misere_engine::rules::{Next, Seat};
use misere_engine::table::Watch as _;
use misere_games::{Entry, Play as _, menu};
use misere_store::Fairness;

use super::rig::{Rig, players};

fn game(id: &str) -> &'static Entry {
    menu().iter().find(|entry| entry.id == id).expect("a game")
}

/// A table at which everybody is a guest, dealt, with nobody playing by itself.
fn dealt(id: &str, seats: usize) -> Rig {
    let mut rig = Rig::new(game(id), players(seats, seats), 11);
    for chair in &mut rig.chairs {
        chair.plays = false;
    }
    while !rig.session().is_some_and(|session| matches!(session.next(), Next::Act(_))) {
        rig.step();
    }
    rig.settle();
    rig
}

/// The guests that are asked.
fn asked(rig: &Rig) -> Vec<usize> {
    let is_asked = |index: &usize| {
        let Some(session) = rig.chairs[*index].guest.session() else { return false };
        session.next() == Next::Act(rig.chairs[*index].seat) && !session.moves().is_empty()
    };
    (0..rig.chairs.len()).filter(is_asked).collect()
}

/// Lets a guest do the first or the last that it may do; returns what that is.
fn act(rig: &mut Rig, index: usize, is_last: bool) -> String {
    let mut session = rig.chairs[index].guest.session().expect("a game");
    let moves = session.moves();
    let action = if is_last { moves.last() } else { moves.first() };
    let action = action.expect("an action").text.clone();
    session.play(&action).expect("a legal action");
    rig.pass(std::time::Duration::from_millis(1));
    rig.settle();
    action
}

/// The steps of the game without the deal.
fn acts(rig: &Rig) -> Vec<String> {
    rig.session().expect("a game").steps().into_iter().filter(|step| !step.starts_with("deal")).collect()
}

#[test]
fn all_are_asked_at_once_and_the_log_keeps_the_order_of_the_seats() {
    let mut rig = dealt("compendium", 6);
    assert_eq!(asked(&rig), [0, 1, 2, 3, 4, 5]);
    let Next::Act(first) = rig.session().expect("a game").next() else { panic!("somebody is to act") };
    let mut chosen = vec![String::new(); 6];
    for index in (0..6).filter(|index| *index != first.index()) {
        chosen[index] = act(&mut rig, index, index % 2 == 0);
        assert!(!asked(&rig).contains(&index), "nobody chooses twice");
        assert_eq!(acts(&rig), Vec::<String>::new(), "the first seat has not chosen");
        // The cards lie there, for their player alone.
        let guest = rig.chairs[index].guest.session().expect("a game");
        assert_eq!(guest.at(), rig.session().expect("a game").at());
    }
    chosen[first.index()] = act(&mut rig, first.index(), false);
    let order: Vec<String> = (0..6).map(|turn| chosen[(first.index() + 6 - turn) % 6].clone()).collect();
    let other: Vec<String> = (0..6).map(|turn| chosen[(first.index() + turn) % 6].clone()).collect();
    let log = acts(&rig);
    assert!(log == order || log == other, "{log:?}");
    assert!(rig.chairs.iter().all(|chair| chair.not_done.is_empty()));
    for chair in &mut rig.chairs {
        chair.plays = true;
    }
    rig.play(200_000);
    for chair in &rig.chairs {
        assert_eq!(chair.finished.as_ref().expect("a finished game").check.verdict, Fairness::Fair);
    }
}

/// A choice that waits is lost with the host's program, and the guest makes it again by itself.
#[test]
fn killed_programs_lose_no_choice_and_make_nobody_a_cheat() {
    for index in 0..4 {
        let mut rig = dealt("acorn_hearts", 4);
        let Next::Act(first) = rig.session().expect("a game").next() else { panic!("somebody is to act") };
        if index == first.index() {
            continue;
        }
        let choice = act(&mut rig, index, true);
        rig.kill_guest(index);
        rig.kill_host();
        for chair in &mut rig.chairs {
            chair.plays = chair.seat != Seat::new(index);
        }
        while !acts(&rig).iter().any(|step| step.starts_with("play")) {
            if asked(&rig).contains(&index) {
                act(&mut rig, index, true);
            }
            rig.step();
        }
        assert!(acts(&rig).contains(&choice));
        rig.chairs[index].plays = true;
        rig.play(200_000);
        for chair in &rig.chairs {
            assert_eq!(chair.finished.as_ref().expect("a finished game").check.verdict, Fairness::Fair);
        }
    }
}

/// What waits belongs to the position: an undo forgets it.
#[test]
fn an_undo_forgets_what_waits() {
    let mut rig = dealt("acorn_hearts", 4);
    let Next::Act(first) = rig.session().expect("a game").next() else { panic!("somebody is to act") };
    let waiting = (first.index() + 2) % 4;
    act(&mut rig, first.index(), false);
    act(&mut rig, waiting, false);
    assert!(!asked(&rig).contains(&waiting));
    rig.saved.as_mut().expect("a game").session.undo();
    rig.saved.as_mut().expect("a game").session.forget_undone();
    rig.changed();
    rig.settle();
    assert!(asked(&rig).contains(&waiting) && asked(&rig).contains(&first.index()));
}

/// A guest that knows nothing of choices at once answers each state in which it is asked, also one that has crossed its
/// answer on the way.
#[test]
fn an_answer_that_comes_twice_is_no_fault() {
    let mut rig = dealt("finis", 4);
    let Next::Act(first) = rig.session().expect("a game").next() else { panic!("somebody is to act") };
    let at = rig.session().expect("a game").at();
    let chosen = act(&mut rig, first.left(4).index(), false);
    act(&mut rig, first.index(), false);
    for seat in [first.left(4).left(4), first.right(4)] {
        act(&mut rig, seat.index(), false);
    }
    let log = acts(&rig);
    assert!(log.len() == 4 && log.contains(&chosen), "{log:?}");
    let again = format!(r#"{{"n":9000,"ack":0,"message":{{"act":{{"at":{at},"action":"{chosen}"}}}}}}"#);
    rig.say_to_host(first.left(4).index(), &again);
    rig.settle();
    assert_eq!(acts(&rig), log);
    let last = rig.chairs[first.left(4).index()].seen.last().expect("an answer");
    assert!(!String::from_utf8_lossy(last).contains("not_done"));
}
