//! The focus and the pointer together: keys continue where the pointer was, and nothing moves the
//! focus unasked.

use egui::{Id, Key, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use misere::rules::Seat;
use misere::rules::scene::{SpotId, ZoneId};
use misere::ui::App;

use super::super::frames::until;
use super::super::play::person::*;
use super::table::{open_cards, passing};
use super::{focus, is_on, strike};

/// The cards of the hand, in order, with their names.
fn hand(harness: &Harness<'_, App>) -> Vec<(Id, String)> {
    let seat = Seat::new(0);
    let scene = session(harness).scene(seat);
    let zone = scene.zone(ZoneId::hand(seat)).expect("a hand");
    let named = |spot: SpotId| (Id::unique(("spot", spot)), name_at(zone, spot));
    zone.spots.iter().map(|spot| named(spot.id)).collect()
}

/// Opens a game in which at least three cards can be played.
fn with_choice(folder: &tempfile::TempDir) -> Harness<'static, App> {
    let mut harness = at_table(folder);
    harness.run();
    while open_cards(&harness).len() < 3 {
        if !go_on(&mut harness) {
            act(&mut harness);
        }
        wait(&mut harness);
        harness.run();
    }
    harness
}

/// Regression: the first card got the focus, and the next Enter played it.
#[test]
fn a_dialog_that_closes_gives_the_focus_back_to_the_card_that_had_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_choice(&folder);
    let first = open_cards(&harness).first().copied();
    strike(&mut harness, Key::ArrowRight);
    if focus(&harness) == first {
        strike(&mut harness, Key::ArrowRight);
    }
    let here = focus(&harness);
    assert_ne!(here, first);
    for key in [Key::S, Key::Questionmark, Key::Escape] {
        strike(&mut harness, key);
        harness.run();
        assert_ne!(focus(&harness), here, "{key:?} opens nothing");
        strike(&mut harness, Key::Escape);
        harness.run();
        assert_eq!(focus(&harness), here, "after {key:?}");
    }
}

/// Regression: Enter did nothing after a click, until an arrow or Tab was pressed.
#[test]
fn after_a_click_the_first_enter_shows_the_focus_and_the_second_plays() {
    let folder = tempfile::tempdir().expect("a folder");
    for key in [Key::Enter, Key::Space] {
        let mut harness = passing(&folder);
        for (_, name) in hand(&harness).iter().take(3) {
            press(&mut harness, name);
        }
        let scene = session(&harness).scene(Seat::new(0));
        let choice = scene.card_choice.expect("a choice");
        press(&mut harness, &choice.label(3).for_programs());
        wait(&mut harness);
        harness.run();
        assert_eq!(focus(&harness), None, "after a click");
        let before = session(&harness).at();
        strike(&mut harness, key);
        assert_eq!(session(&harness).at(), before, "{key:?} played unseen");
        let here = focus(&harness).expect("a card");
        assert!(open_cards(&harness).contains(&here));
        strike(&mut harness, key);
        assert!(session(&harness).at() > before, "{key:?} played nothing");
    }
}

#[test]
fn arrows_continue_from_the_card_that_the_pointer_touched_last() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_choice(&folder);
    let last = *open_cards(&harness).last().expect("a card");
    let cards = hand(&harness);
    let (_, name) = cards.iter().find(|(id, _)| *id == last).expect("a card");
    let at = harness.get_by_label(name).rect().center();
    drag(&mut harness, at, at + vec2(9.0, 4.0));
    harness.run();
    strike(&mut harness, Key::ArrowRight);
    assert_eq!(focus(&harness), Some(last), "after dragging {name}");
    // Regression: a click on a focused card gave the focus to its neighbor, and the first arrow
    // led past it.
    press(&mut harness, name);
    assert_eq!(focus(&harness), None, "after a click on {name}");
    wait(&mut harness);
    harness.run();
    if go_on(&mut harness) {
        return;
    }
    strike(&mut harness, Key::ArrowRight);
    let here = focus(&harness).expect("a card");
    let off = |id: &Id| {
        let place = |id: &Id| cards.iter().position(|(other, _)| other == id);
        let (place, from) = (place(id).expect("a card"), place(&last).expect("a card"));
        place.abs_diff(from)
    };
    // The others have closed the gap, so it may be that of either side.
    let least = open_cards(&harness).iter().map(off).min();
    assert!(off(&here) <= least.expect("a card") + 1, "far from {name}");
}

/// Regression: the added fact “1 undo” shifted the buttons' ids, and the focus jumped to
/// “Hint”.
#[test]
fn undo_keeps_the_focus_on_its_button() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    for _ in 0..2 {
        act(&mut harness);
        wait(&mut harness);
        assert!(next(&harness).is_none());
    }
    harness.get_by_label("Undo").focus();
    harness.run();
    // The last time, there is nothing to undo.
    for words in ["1 undo", "2 undos", "2 undos"] {
        strike(&mut harness, Key::Enter);
        harness.run();
        assert!(harness.query_by_label(words).is_some(), "{words}");
        assert!(is_on(&harness, "Undo"), "{words}: the focus went elsewhere");
    }
}

/// Regression: the focus was on “Hint” while the last trick of a deal was shown.
#[test]
fn the_last_card_of_a_deal_does_not_hand_the_focus_to_the_toolbar() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    while hand(&harness).len() > 1 {
        act(&mut harness);
        wait(&mut harness);
        harness.run();
    }
    strike(&mut harness, Key::ArrowRight);
    assert!(focus(&harness).is_some());
    harness.key_press(Key::Enter);
    harness.step();
    assert!(hand(&harness).is_empty());
    until(&mut harness, "a score sheet", |harness| {
        let is_there = next(harness).is_some();
        let hint = harness.query_by_label("Hint");
        assert!(is_there || hint.is_some_and(|hint| !hint.accesskit_node().is_focused()));
        is_there
    });
    harness.run();
    assert!(is_on(&harness, next(&harness).expect("a score sheet")));
}

/// Regression: the first arrow led to “Got it” above the table.
#[test]
fn a_prompt_without_cards_to_choose_has_the_focus_on_its_main_button() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    press(&mut harness, "Four Bad Queens");
    choose_easy(&mut harness);
    press(&mut harness, "Start game");
    wait(&mut harness);
    harness.run();
    assert!(harness.query_by_label("Got it").is_some());
    let bids = |harness: &Harness<'_, App>| {
        let buttons = session(harness).scene(Seat::new(0)).buttons;
        let names = buttons.iter().map(|button| button.label.for_programs());
        names.collect::<Vec<_>>()
    };
    let mut seen = 0;
    for _ in 0..60 {
        if let Some(main) = bids(&harness).first()
            && open_cards(&harness).is_empty()
        {
            let before = session(&harness).at();
            if seen == 0 {
                // The game was started with the pointer, so the first key shows the focus.
                strike(&mut harness, Key::Enter);
                assert_eq!(session(&harness).at(), before, "{main} was done unseen");
            }
            strike(&mut harness, Key::ArrowUp);
            assert!(is_on(&harness, main), "{main} has no focus");
            strike(&mut harness, Key::Enter);
            assert!(session(&harness).at() > before, "{main} was not done");
            seen += 1;
            if seen == 2 {
                return;
            }
        } else if !go_on(&mut harness) {
            act(&mut harness);
        }
        wait(&mut harness);
        harness.run();
    }
    panic!("{seen} bids");
}

#[test]
fn undo_says_why_it_is_dimmed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let is_dimmed = |harness: &Harness<'_, App>| {
        let undo = harness.get_by_label("Undo");
        let node = undo.accesskit_node();
        let reason = node.description().unwrap_or_default();
        assert_eq!(node.is_disabled(), reason == "Nothing to undo");
        node.is_disabled()
    };
    assert!(is_dimmed(&harness), "nothing has been played");
    press(&mut harness, "Undo");
    assert!(prompt_says(&harness, "Nothing to undo"));
    act(&mut harness);
    wait(&mut harness);
    assert!(!is_dimmed(&harness), "a card has been played");
    press(&mut harness, "Undo");
    harness.run();
    assert!(is_dimmed(&harness), "everything has been undone");
}
