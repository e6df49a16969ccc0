use egui::Context;
use misere::games::MoveJob;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc;

use misere::ui::for_tests::job::*;

fn start(job: MoveJob) -> Job<Decision> {
    decide(&Context::default(), job)
}

fn says(action: &'static str) -> Job<Decision> {
    start(Box::new(move |_: &AtomicBool| action.into()))
}

/// Polls until something comes.
fn decision(pending: &mut PendingMove, time: f64) -> Option<String> {
    loop {
        match pending.poll(time, || Some(says("the substitute"))) {
            Poll::Pending => std::thread::yield_now(),
            Poll::Done(decision) => return Some(decision.action),
            Poll::Failed => return None,
        }
    }
}

#[test]
fn a_player_that_decides_in_time_keeps_the_turn() {
    let mut pending = PendingMove::new(says("the player"), Some(f64::INFINITY));
    assert_eq!(decision(&mut pending, 0.0).as_deref(), Some("the player"));
    assert_eq!(pending.substitute_reason(), None);
}

#[test]
fn a_substitute_takes_the_turn_of_a_player_that_panics() {
    let mut pending = PendingMove::new(start(Box::new(|_| panic!("as it should"))), None);
    assert_eq!(decision(&mut pending, 0.0).as_deref(), Some("the substitute"));
    assert_eq!(pending.substitute_reason(), Some(SubstituteReason::Failed));
}

#[test]
fn a_substitute_takes_the_turn_of_a_player_that_takes_too_long() {
    let (end, wait) = mpsc::channel::<()>();
    let stubborn = start(Box::new(move |_| {
        wait.recv().ok();
        "too late".into()
    }));
    let mut pending = PendingMove::new(stubborn, Some(5.0));
    assert!(matches!(pending.poll(4.0, || None), Poll::Pending));
    assert_eq!(decision(&mut pending, 6.0).as_deref(), Some("the substitute"));
    assert_eq!(pending.substitute_reason(), Some(SubstituteReason::Late));
    drop(end);
}

#[test]
fn a_failing_substitute_is_reported() {
    let fails = || start(Box::new(|_| panic!("as it should")));
    let mut pending = PendingMove::new(fails(), None);
    let ends = loop {
        match pending.poll(0.0, || Some(fails())) {
            Poll::Pending => std::thread::yield_now(),
            ends => break ends,
        }
    };
    assert!(matches!(ends, Poll::Failed));
}
