//! Several people at one computer: whoever leaves the table takes their hand along.

use egui::{Key, ViewportId, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::rules::{Next, Seat};
use misere::ui::{App, PageId};

use super::super::frames::Wakes;
use super::super::play::people::*;
use super::super::play::person::*;
use super::{QUICK, click_at_once, play_any, strike, strike_with, tick};

/// Opens a game of two people, with one of them at the computer.
fn seated(folder: &tempfile::TempDir, settings: &str) -> Harness<'static, App> {
    let mut harness = finis_with_settings(folder, &["Ada", "Ben"], settings);
    wait_for_curtain(&mut harness);
    show_cards(&mut harness);
    harness
}

fn show_cards(harness: &mut Harness<'_, App>) {
    harness.run_steps(3);
    press(harness, "Show my cards");
    assert!(harness.query_by_label("Show my cards").is_none());
}

fn acting(harness: &Harness<'_, App>) -> Seat {
    match session(harness).next() {
        Next::Act(seat) => seat,
        other => panic!("{other:?}"),
    }
}

/// Tells whether the hand of the person to act is open.
fn is_open(harness: &Harness<'_, App>) -> bool {
    let seat = acting(harness);
    let scene = session(harness).scene(seat);
    let hand = scene.zone(misere::rules::scene::ZoneId::hand(seat)).expect("a hand");
    let mut names = hand.spots.iter().map(|spot| name_at(hand, spot.id));
    names.all(|name| harness.query_by_label(&name).is_some())
}

/// Regression: after “Show my cards”, a visit to Home and “Resume”, the hand lay open.
#[test]
fn hands_are_hidden_again_after_the_table_was_left() {
    type Way = (&'static str, fn(&mut Harness<'_, App>));
    let ways: [Way; 6] = [
        ("Home", |harness| {
            press(harness, "Home");
            press(harness, "Resume Finis");
        }),
        ("saved games", |harness| {
            strike_with(harness, egui::Modifiers::COMMAND, Key::O);
            strike(harness, Key::Escape);
        }),
        ("the form of a new game", |harness| {
            strike_with(harness, egui::Modifiers::COMMAND, Key::N);
            strike(harness, Key::Escape);
        }),
        ("the review", |harness| {
            harness.state_mut().command(misere::ui::TableCommand::Review);
            harness.run_steps(2);
            all_hands_are_hidden(harness);
            strike(harness, Key::Escape);
        }),
        ("rules in place of the table", |harness| {
            harness.set_size(vec2(640.0, 560.0));
            harness.run_steps(2);
            strike(harness, Key::F1);
            strike(harness, Key::F1);
        }),
        ("minimizing", |harness| {
            for minimized in [true, false] {
                let viewports = &mut harness.input_mut().viewports;
                let window = viewports.get_mut(&ViewportId::ROOT).expect("a window");
                window.minimized = Some(minimized);
                harness.step();
            }
        }),
    ];
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = seated(&folder, QUICK);
    for (way, leave) in ways {
        assert!(is_open(&harness), "before {way}");
        leave(&mut harness);
        harness.step();
        assert!(harness.query_by_label("Show my cards").is_some(), "{way}");
        all_hands_are_hidden(&harness);
        show_cards(&mut harness);
    }
}

/// Nobody need be at the computer while others play, or while a trick lies on the table.
#[test]
fn hands_stay_hidden_when_it_is_nobodys_turn_at_the_computer() {
    for settings in ["(motion: None, pace: Slow, trick: Short)", "(motion: None, pace: Fast, trick: Click)"] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = finis_with_settings(&folder, &["Ada", "Ben"], settings);
        // Nobody has taken their place at the computer yet.
        all_hands_are_hidden(&harness);
        wait_for_curtain(&mut harness);
        let mut visits = 0;
        for _ in 0..4000 {
            if harness.query_by_label("Show my cards").is_some() {
                show_cards(&mut harness);
            }
            let is_theirs = matches!(session(&harness).next(), Next::Act(seat) if seat.index() < 2);
            if is_theirs && is_open(&harness) && !prompt_says(&harness, "takes the trick") {
                let seat = acting(&harness);
                act_for(&mut harness, seat);
                strike_with(&mut harness, egui::Modifiers::COMMAND, Key::O);
                strike(&mut harness, Key::Escape);
                assert_eq!(harness.state().page(), PageId::TABLE);
                all_hands_are_hidden(&harness);
                harness.step();
                all_hands_are_hidden(&harness);
                visits += 1;
            }
            if prompt_says(&harness, "takes the trick") {
                all_hands_are_hidden(&harness);
                click_at_once(&mut harness, egui::pos2(400.0, 330.0));
            }
            if visits == 6 {
                break;
            }
            harness.step();
            Wakes::of(&harness.ctx).wait();
        }
        assert_eq!(visits, 6, "{settings}");
    }
}

/// A person who plays a card with Enter must not show the next person's hand with the second press.
#[test]
fn the_curtain_cannot_be_drawn_before_it_has_been_seen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = seated(&folder, QUICK);
    play_any(&mut harness);
    while harness.query_by_label("Show my cards").is_none() {
        tick(&mut harness, 0.05);
        std::thread::yield_now();
    }
    strike(&mut harness, Key::Enter);
    all_hands_are_hidden(&harness);
    // More than the time needed: the sum of many short times is not exact.
    tick(&mut harness, 0.75);
    strike(&mut harness, Key::Enter);
    assert!(is_open(&harness));
}
