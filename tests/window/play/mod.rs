//! The window as a person uses it, found by accessible names: every game from Home to its result,
//! gestures and keys, hints, saving and resuming.

mod clicks;
mod consent;
mod newcomer;
pub mod people;
pub mod person;
mod programs;
mod rules_panel;

use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Key, Pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use misere::games::{GAMES, entry};
use misere::rules::Next;
use misere::store::Store;
use misere::ui::board::BoardAction;
use misere::ui::settings::Settings;
use misere::ui::{App, TableCommand, change_settings};

use crate::frames::{Wakes, step_hidden, until};

use people::*;
use person::*;

#[test]
fn every_game_can_be_played_from_home_to_its_result_and_resumed() {
    for entry in GAMES {
        play_through(entry);
    }
}

/// The computer players go on without a touch of mouse or keyboard, even if nothing on the table moves.
#[test]
fn the_game_goes_on_by_itself_without_animations() {
    for id in ["seven_card_combo", "clubs"] {
        let folder = tempfile::tempdir().expect("a folder");
        // Only a pause between two actions lets a timer wake the window: a decision that comes after
        // it wakes the window itself.
        let settings = format!("(motion: None, pace: Natural, trick: Short, played: [{id:?}])");
        std::fs::write(folder.path().join("settings.ron"), settings).expect("the settings");
        let mut harness = open(&Store::within(folder.path()));
        press(&mut harness, entry(id).expect("a game").title);
        choose_easy(&mut harness);
        press(&mut harness, "Start game");
        for _ in 0..2 {
            wait_untouched(&mut harness);
            if !is_asked(&harness) {
                break;
            }
            act(&mut harness);
        }
    }
}

/// Draws frames only when the window asks for them, as on a screen, until the person is to act or a
/// score sheet is shown.
fn wait_untouched(harness: &mut Harness<'_, App>) {
    let begun = Instant::now();
    let since = harness.ctx.input(|input| input.time);
    let (send, requests) = channel();
    harness.ctx.set_request_repaint_callback(move |info| {
        // Nobody is listening after the wait.
        let _ = send.send(Instant::now().checked_add(info.delay));
    });
    let mut due = Some(begun);
    while !is_asked(harness) && next(harness).is_none() {
        let left = due.map(|due| due.saturating_duration_since(Instant::now()));
        match requests.recv_timeout(left.unwrap_or(Duration::from_secs(60))) {
            Ok(other) => due = due.map_or(other, |due| other.map(|other| due.min(other))),
            Err(_) => {
                let steps = session(harness).at();
                assert!(due.take().is_some(), "nothing wakes the window after {steps} steps");
                harness.input_mut().time = Some(since + begun.elapsed().as_secs_f64());
                harness.step();
            }
        }
    }
    harness.input_mut().time = None;
}

/// Regression: the turns of computer players took their time from what was drawn, and nothing is drawn in a window that
/// is minimized or on another workspace.
#[test]
fn computer_players_go_on_while_the_window_is_hidden() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = "(motion: None, pace: Natural, trick: Short, played: [\"finis\"])";
    std::fs::write(folder.path().join("settings.ron"), settings).expect("the settings");
    let mut harness = open(&Store::within(folder.path()));
    press(&mut harness, "Finis");
    choose_easy(&mut harness);
    press(&mut harness, "Start game");
    wait(&mut harness);
    while is_asked(&harness) {
        act(&mut harness);
    }
    let before = session(&harness).at();
    let frames = harness.ctx.cumulative_frame_nr();
    let mut time = harness.ctx.input(|input| input.time);
    let (wakes, begun) = (Wakes::of(&harness.ctx), Instant::now());
    while !harness.state().is_asked() {
        assert!(begun.elapsed() < Duration::from_secs(120), "nothing after {} steps", session(&harness).at());
        time += 0.05;
        step_hidden(&mut harness, time);
        wakes.wait();
    }
    assert!(session(&harness).at() > before);
    assert_eq!(harness.ctx.cumulative_frame_nr(), frames, "something was drawn");
}

#[test]
fn a_card_dragged_to_the_middle_is_played_and_elsewhere_returns() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let before = session(&harness).at();
    let name = playable(&harness);
    let home = harness.get_by_label(&name).rect();
    drag(&mut harness, home.center(), Pos2::new(60.0, 620.0));
    assert_eq!(session(&harness).at(), before);
    assert_eq!(harness.get_by_label(&name).rect(), home);
    drag(&mut harness, home.center(), Pos2::new(640.0, 330.0));
    assert!(session(&harness).at() > before, "{name} was not played");
}

#[test]
fn a_card_can_be_played_and_undone_with_the_keyboard() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let before = session(&harness).at();
    let name = playable(&harness);
    harness.get_by_label(&name).focus();
    harness.step();
    harness.key_press(Key::Enter);
    harness.step();
    harness.step();
    assert!(session(&harness).at() > before, "{name} was not played");
    wait(&mut harness);
    harness.key_press(Key::U);
    harness.step();
    harness.step();
    assert_eq!(session(&harness).at(), before);
    assert_eq!(session(&harness).undo_count(), 1);
}

#[test]
fn arrows_focus_the_hand_and_move_along_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    for (arrow, first) in [(Key::ArrowRight, true), (Key::ArrowLeft, false)] {
        wait(&mut harness);
        // Lets the window catch up.
        harness.run();
        let before = session(&harness).at();
        let focused = |harness: &Harness<'_, App>| harness.ctx.memory(egui::Memory::focused);
        harness.ctx.memory_mut(|memory| {
            if let Some(id) = memory.focused() {
                memory.surrender_focus(id);
            }
        });
        harness.step();
        assert_eq!(focused(&harness), None);
        harness.key_press(arrow);
        harness.step();
        harness.step();
        let found = focused(&harness).expect("a card of the hand");
        if session(&harness).moves().len() > 1 {
            let (on, back) = if first { (Key::ArrowRight, Key::ArrowLeft) } else { (Key::ArrowLeft, Key::ArrowRight) };
            for (arrow, there) in [(on, false), (back, true)] {
                harness.key_press(arrow);
                harness.step();
                harness.step();
                assert_eq!(focused(&harness) == Some(found), there);
            }
        }
        harness.key_press(Key::Enter);
        harness.step();
        harness.step();
        assert!(session(&harness).at() > before, "nothing was played");
    }
}

#[test]
fn a_card_that_cannot_be_played_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    // Sooner or later a suit must be followed.
    loop {
        let hand = own_hand(&harness);
        if let Some(dim) = hand.spots.iter().find(|spot| spot.dim).filter(|_| is_asked(&harness)) {
            let name = name_at(&hand, dim.id);
            let before = session(&harness).at();
            press(&mut harness, &name);
            assert_eq!(session(&harness).at(), before);
            assert!(prompt_says(&harness, "so play one"), "{name}: no reason");
            return;
        }
        assert!(!harness.state().is_over(), "no suit had to be followed in a whole game");
        if !go_on(&mut harness) && is_asked(&harness) {
            act(&mut harness);
        }
        wait(&mut harness);
    }
}

#[test]
fn a_refused_action_is_reported_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let before = session(&harness).steps();
    let nonsense = BoardAction::Play("play ??".into());
    let command = TableCommand::Board(nonsense);
    harness.state_mut().command(command);
    for _ in 0..3 {
        harness.step();
    }
    assert_eq!(session(&harness).steps(), before);
    let message = harness.query_by_label_contains("“play ??” is not possible");
    assert!(message.is_some(), "nothing is said");
}

#[test]
fn a_hint_gives_an_action_and_a_reason_then_the_values_of_all_actions() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    // A choice of more cards than are compared at once.
    while session(&harness).moves().len() < 5 {
        if !go_on(&mut harness) {
            act(&mut harness);
        }
        wait(&mut harness);
    }
    let before = session(&harness).at();
    press(&mut harness, "Hint");
    until(&mut harness, "a hint", |harness| !prompt_says(harness, "Thinking about a hint"));
    // The spoken action, and a reason.
    let moves = session(&harness).moves();
    let told = moves.iter().filter(|one| {
        let words = format!("{}. ", one.spoken.order.for_programs());
        prompt_says(&harness, &words)
    });
    assert_eq!(told.count(), 1, "one action is told");
    press(&mut harness, "Hint");
    harness.run();
    assert!(harness.query_by_label("How your choices compare").is_some());
    let rows = |harness: &Harness<'_, App>| {
        let is_row = |words: &str| {
            harness
                .query_all_by_label_contains(words)
                .filter(|node| node.accesskit_node().role() == Role::Image)
                .count()
        };
        is_row(": best") + is_row(" as good") + is_row(" worse") + is_row("not examined")
    };
    assert_eq!(rows(&harness), 3, "the best choices");
    assert!(moves.len() > 4, "not all choices are shown at once");
    let more = moves.len() - 3;
    press(&mut harness, &format!("{more} more"));
    harness.run();
    assert_eq!(rows(&harness), moves.len().min(12), "all choices");
    press(&mut harness, "Close");
    harness.step();
    assert!(harness.query_by_label("How your choices compare").is_none());
    assert_eq!(session(&harness).at(), before, "nothing was played");
    let settings = Settings { hints: false, ..harness.state().settings().clone() };
    harness.state_mut().command(change_settings(|kept| *kept = settings));
    harness.step();
    harness.key_press(Key::W);
    harness.step();
    harness.step();
    assert!(prompt_says(&harness, "Hints are off"), "why is a hint too");
}

#[test]
fn a_deleted_game_can_be_restored_and_an_unreadable_one_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let harness = at_table(&folder);
    drop(harness);
    let store = Store::within(folder.path());
    let broken = store.games_path().join("1-broken.ron");
    std::fs::write(&broken, "(misere: 1,\n name: 7)").expect("writing");
    let mut harness = open(&store);
    press(&mut harness, "Saved games");
    assert!(harness.query_by_label_contains("1-broken.ron:2:").is_some());
    assert_eq!(store.list().len(), 2);
    harness.get_all_by_label("More…").next().expect("a button").click();
    harness.step();
    harness.step();
    press(&mut harness, "Delete");
    assert_eq!(store.list().len(), 1);
    harness.step();
    press(&mut harness, "Undo");
    assert_eq!(store.list().len(), 2);
    assert_eq!(std::fs::read_to_string(&broken).expect("reading"), "(misere: 1,\n name: 7)");
}

#[test]
fn two_people_at_one_computer_do_not_see_each_others_hands() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    press(&mut harness, entry("finis").expect("a game").title);
    seat(&mut harness, 2, "Person");
    choose_easy_from(&mut harness, 3);
    press(&mut harness, "Start game");
    let mut curtains = 0;
    let wakes = Wakes::of(&harness.ctx);
    for _ in 0..2000 {
        harness.step();
        wakes.wait();
        if harness.query_by_label("Show my cards").is_some() {
            all_hands_are_hidden(&harness);
            // Regression: L showed a hand, and H compared the choices of the person who was not yet
            // at the computer.
            harness.key_press(Key::L);
            harness.run_steps(2);
            all_hands_are_hidden(&harness);
            for _ in 0..2 {
                harness.key_press(Key::H);
                harness.run_steps(2);
                while harness.query_all_by_label_contains("Thinking about a hint").next().is_some() {
                    wakes.wait();
                    harness.step();
                }
            }
            assert!(harness.query_by_label("How your choices compare").is_none());
            press(&mut harness, "Show my cards");
            curtains += 1;
        }
        if curtains == 4 {
            return;
        }
        if let Next::Act(seat) = session(&harness).next()
            && seat.index() < 2
            && harness.query_by_label("Show my cards").is_none()
            && curtains > 0
        {
            act_for(&mut harness, seat);
        }
    }
    panic!("only {curtains} curtains");
}
