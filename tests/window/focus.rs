//! The keyboard's focus: every screen opens with one, Tab follows the reading order, arrows wrap, and
//! nothing that was chosen gets lost.

use egui::{Id, Key, Modifiers, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::games::GAMES;
use misere::rules::Seat;
use misere::rules::scene::{Gesture, SpotId, Zone, ZoneId};
use misere::store::Store;
use misere::ui::{App, Screen};

use super::play::person::*;

/// Where the focus is.
fn focus(harness: &Harness<'_, App>) -> Option<Id> {
    harness.ctx.memory(egui::Memory::focused)
}

/// The focused control as it was drawn.
fn focus_rect(harness: &Harness<'_, App>) -> Rect {
    let id = focus(harness).expect("something has the focus");
    let widgets = &harness.ctx;
    let widget = widgets.viewport(|viewport| viewport.prev_pass.widgets.get(id).copied());
    widget.expect("the focused control is shown").rect
}

fn strike(harness: &mut Harness<'_, App>, key: Key) {
    strike_with(harness, Modifiers::NONE, key);
}

fn strike_with(harness: &mut Harness<'_, App>, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.step();
    harness.step();
}

/// Whether the control with this name has the focus.
fn is_on(harness: &Harness<'_, App>, name: &str) -> bool {
    let rect = harness.get_by_label(name).rect();
    focus(harness).is_some() && focus_rect(harness).center().distance(rect.center()) < 1.0
}

/// Opens the window with a game of Acorn Hearts in which three cards are to be passed.
fn passing(folder: &tempfile::TempDir) -> Harness<'static, App> {
    let mut harness = open(&quick_store(folder));
    press(&mut harness, "Acorn Hearts");
    choose_easy(&mut harness);
    press(&mut harness, "Start game");
    wait(&mut harness);
    harness.run();
    let scene = session(&harness).scene(Seat::new(0));
    assert_eq!(scene.card_choice.expect("a choice").count, (3, 3));
    harness
}

fn hand(harness: &Harness<'_, App>) -> Zone {
    let seat = Seat::new(0);
    let scene = session(harness).scene(seat);
    scene.zone(ZoneId::hand(seat)).expect("a hand").clone()
}

fn spot(spot: SpotId) -> Id {
    Id::unique(("spot", spot))
}

/// The cards of the hand that can be played.
fn open_cards(harness: &Harness<'_, App>) -> Vec<Id> {
    let moves = session(harness).moves();
    let from = |gesture| match gesture {
        Gesture::Carry { from, .. } | Gesture::Touch(from) => Some(from),
        Gesture::Choose { .. } | Gesture::Press(_) => None,
    };
    let open: Vec<SpotId> = moves.iter().filter_map(|one| from(one.gesture)).collect();
    let spots = hand(harness).spots.into_iter().map(|spot| spot.id);
    spots.filter(|id| open.contains(id)).map(spot).collect()
}

#[test]
fn every_screen_opens_with_the_focus_on_something() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    drop(at_table(&folder));
    let mut harness = open(&store);
    harness.set_size(egui::vec2(1280.0, 1600.0));
    harness.run();
    assert!(is_on(&harness, "Resume Acorn Hearts"), "Home");
    for page in ["Settings", "Saved games"] {
        press(&mut harness, page);
        assert!(focus(&harness).is_some(), "{page}");
        assert!(
            !is_on(&harness, "Home"),
            "{page}: a field, not the way back"
        );
        press(&mut harness, "Home");
        assert!(is_on(&harness, "Resume Acorn Hearts"), "Home after {page}");
    }
    for entry in GAMES {
        press(&mut harness, entry.title);
        assert!(focus(&harness).is_some(), "{}", entry.title);
        assert!(!is_on(&harness, "Home"), "{}: a field", entry.title);
        press(&mut harness, "Rules");
        assert!(is_on(&harness, "Play"), "the rules of {}", entry.title);
        press(&mut harness, "Home");
    }
    press(&mut harness, "Resume Acorn Hearts");
    wait(&mut harness);
    harness.run();
    assert_eq!(focus(&harness), open_cards(&harness).first().copied());
    for (key, main) in [(Key::S, "Close"), (Key::Questionmark, "Close")] {
        let before = focus(&harness);
        strike(&mut harness, key);
        harness.run();
        assert!(is_on(&harness, main), "{key:?}");
        strike(&mut harness, Key::Escape);
        harness.run();
        assert_eq!(focus(&harness), before, "after {key:?}");
    }
}

#[test]
fn enter_at_home_resumes_the_game_and_starts_the_form_of_a_tile() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(at_table(&folder));
    let mut harness = open(&Store::within(folder.path()));
    strike(&mut harness, Key::Enter);
    assert_eq!(harness.state().screen(), Screen::Table);
    press(&mut harness, "Home");
    strike(&mut harness, Key::ArrowDown);
    strike(&mut harness, Key::ArrowDown);
    strike(&mut harness, Key::Enter);
    assert_eq!(harness.state().screen(), Screen::NewGame);
    strike(&mut harness, Key::Enter);
    assert_eq!(
        harness.state().screen(),
        Screen::Table,
        "Enter starts the game"
    );
}

/// Tab ran from right to left in toolbars.
#[test]
fn tab_follows_the_reading_order_and_comes_around() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(at_table(&folder));
    let mut harness = open(&Store::within(folder.path()));
    harness.set_size(egui::vec2(900.0, 4000.0));
    harness.run();
    for page in ["", "Settings", "Saved games", "Finis"] {
        if !page.is_empty() {
            press(&mut harness, page);
        }
        harness.run();
        if !page.is_empty() {
            // The page was opened by the pointer: the first key shows the focus.
            strike(&mut harness, Key::Tab);
        }
        let first = focus(&harness).expect("a focus");
        let mut seen = vec![(first, focus_rect(&harness))];
        let mut turns = 0;
        loop {
            strike(&mut harness, Key::Tab);
            let here = focus(&harness).unwrap_or_else(|| panic!("{page}: Tab ends nowhere"));
            let rect = focus_rect(&harness);
            let (_, last) = seen[seen.len() - 1];
            let is_lower = rect.center().y > last.center().y + 1.0;
            // Further right in the same row, or at the top of the next column.
            let is_after = is_lower || rect.left() >= last.right();
            turns += usize::from(!is_after);
            if here == first {
                break;
            }
            assert!(!seen.iter().any(|(id, _)| *id == here), "{page}: a trap");
            seen.push((here, rect));
        }
        assert_eq!(
            turns,
            1,
            "{page}: {:?}",
            seen.iter().map(|(_, rect)| rect.min).collect::<Vec<_>>()
        );
        // Backwards the same way.
        for (id, _) in seen.iter().rev() {
            strike_with(&mut harness, Modifiers::SHIFT, Key::Tab);
            assert_eq!(
                focus(&harness),
                Some(*id),
                "{page}: Shift Tab, {}",
                focus_rect(&harness)
            );
        }
        if !page.is_empty() {
            press(&mut harness, "Home");
        }
    }
}

#[test]
fn arrows_wrap_in_the_toolbar_the_gallery_and_the_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = passing(&folder);
    let cards: Vec<Id> = hand(&harness)
        .spots
        .iter()
        .map(|card| spot(card.id))
        .collect();
    assert_eq!(focus(&harness), Some(cards[0]), "the first card");
    strike(&mut harness, Key::ArrowRight);
    assert_eq!(
        focus(&harness),
        Some(cards[0]),
        "the first key shows the focus"
    );
    for card in cards.iter().skip(1).chain([&cards[0]]) {
        strike(&mut harness, Key::ArrowRight);
        assert_eq!(focus(&harness), Some(*card));
    }
    strike(&mut harness, Key::ArrowLeft);
    assert_eq!(focus(&harness), cards.last().copied());
    harness.get_by_label("Hint").focus();
    harness.step();
    let mut places = vec![focus_rect(&harness).left()];
    loop {
        strike(&mut harness, Key::ArrowRight);
        let left = focus_rect(&harness).left();
        if left == places[0] {
            break;
        }
        assert!(
            left > places[places.len() - 1] || left < places[0],
            "left to right"
        );
        places.push(left);
        assert!(places.len() < 20, "the toolbar has no end");
    }
    assert!(places.len() >= 5, "only {} buttons", places.len());
    press(&mut harness, "Home");
    harness.run();
    let first = focus(&harness);
    for (there, back) in [
        (Key::ArrowLeft, Key::ArrowRight),
        (Key::ArrowUp, Key::ArrowDown),
    ] {
        strike(&mut harness, there);
        strike(&mut harness, there);
        assert_ne!(focus(&harness), first);
        strike(&mut harness, back);
        assert_eq!(focus(&harness).is_some(), true);
    }
}

/// Up led to the button Home, and Enter then left the game.
#[test]
fn chosen_cards_are_confirmed_with_up_and_enter() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = passing(&folder);
    let before = session(&harness).at();
    strike(&mut harness, Key::ArrowRight);
    for _ in 0..3 {
        strike(&mut harness, Key::Enter);
        strike(&mut harness, Key::ArrowRight);
    }
    assert_eq!(session(&harness).at(), before, "nothing is passed yet");
    strike(&mut harness, Key::ArrowUp);
    let confirm = session(&harness)
        .scene(Seat::new(0))
        .card_choice
        .expect("a choice")
        .confirm;
    assert!(is_on(&harness, &confirm));
    strike(&mut harness, Key::Enter);
    assert!(session(&harness).at() > before, "{confirm} was not done");
}

/// Enter on a chosen card lowered it, against what the list of keys says.
#[test]
fn enter_on_a_chosen_card_confirms_a_complete_choice() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = passing(&folder);
    let before = session(&harness).at();
    strike(&mut harness, Key::ArrowRight);
    strike(&mut harness, Key::Enter);
    strike(&mut harness, Key::Enter);
    // An incomplete choice is only changed.
    for _ in 0..3 {
        assert_eq!(session(&harness).at(), before);
        strike(&mut harness, Key::Enter);
        strike(&mut harness, Key::ArrowRight);
    }
    strike(&mut harness, Key::ArrowLeft);
    assert_eq!(session(&harness).at(), before);
    strike(&mut harness, Key::Enter);
    assert!(
        session(&harness).at() > before,
        "the choice was not confirmed"
    );
}

#[test]
fn arrows_pass_over_cards_that_cannot_be_played_unless_shift_is_held() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    loop {
        let cards = hand(&harness).spots;
        let open = open_cards(&harness);
        if is_asked(&harness) && !open.is_empty() && open.len() + 2 < cards.len() {
            harness.run();
            strike(&mut harness, Key::ArrowRight);
            let mut visited = Vec::new();
            for _ in 0..=open.len() {
                strike(&mut harness, Key::ArrowRight);
                visited.push(focus(&harness).expect("a card"));
            }
            assert!(
                visited.iter().all(|card| open.contains(card)),
                "{visited:?} of {open:?}"
            );
            assert!(
                open.iter().all(|card| visited.contains(card)),
                "{visited:?} of {open:?}"
            );
            for _ in 0..cards.len() {
                strike_with(&mut harness, Modifiers::SHIFT, Key::ArrowRight);
                visited.push(focus(&harness).expect("a card"));
            }
            for card in cards {
                assert!(
                    visited.contains(&spot(card.id)),
                    "{:?} was not reached",
                    card.id
                );
            }
            return;
        }
        assert!(
            !harness.state().is_over(),
            "every card could always be played"
        );
        if !go_on(&mut harness) && is_asked(&harness) {
            act(&mut harness);
        }
        wait(&mut harness);
    }
}

#[test]
fn a_card_played_by_keyboard_hands_the_focus_to_its_neighbor() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    harness.run();
    for _ in 0..4 {
        wait(&mut harness);
        harness.run();
        let at = session(&harness).at();
        if go_on(&mut harness) {
            continue;
        }
        strike(&mut harness, Key::ArrowRight);
        let open = open_cards(&harness);
        let here = focus(&harness).expect("a card");
        assert!(
            open.contains(&here),
            "the focus is on a card that can be played"
        );
        strike(&mut harness, Key::Enter);
        assert!(session(&harness).at() > at, "nothing was played");
    }
}

/// Escape did nothing at the table, and a choice was gone after a visit to Home.
#[test]
fn a_choice_survives_escape_the_menu_and_a_visit_to_home() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = passing(&folder);
    let before = session(&harness).at();
    strike(&mut harness, Key::ArrowRight);
    for _ in 0..3 {
        strike(&mut harness, Key::Enter);
        strike(&mut harness, Key::ArrowRight);
    }
    let confirm = session(&harness)
        .scene(Seat::new(0))
        .card_choice
        .expect("a choice")
        .confirm;
    strike(&mut harness, Key::Escape);
    assert!(is_on(&harness, "Back to the game"), "the menu opens");
    strike(&mut harness, Key::Escape);
    assert!(harness.query_by_label("Back to the game").is_none());
    assert_eq!(harness.state().screen(), Screen::Table);
    strike(&mut harness, Key::F1);
    strike(&mut harness, Key::Escape);
    strike(&mut harness, Key::F1);
    assert!(
        harness.query_by_label("Close").is_some(),
        "the rules are open"
    );
    for way in ["Resume Acorn Hearts", "Saved games"] {
        press(&mut harness, "Home");
        press(&mut harness, way);
        if way == "Saved games" {
            let open = harness.get_all_by_label("Open").next();
            open.expect("the game").click();
            harness.run();
        }
        assert_eq!(harness.state().screen(), Screen::Table);
        assert!(
            harness.query_by_label("Close").is_some(),
            "the rules were closed"
        );
    }
    assert_eq!(session(&harness).at(), before);
    press(&mut harness, &confirm);
    assert!(session(&harness).at() > before, "the choice was lost");
}

/// Escape on a page always led to Home.
#[test]
fn escape_goes_back_to_where_a_page_was_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    strike_with(&mut harness, Modifiers::COMMAND, Key::N);
    assert_eq!(harness.state().screen(), Screen::NewGame);
    press(&mut harness, "Rules");
    assert!(matches!(harness.state().screen(), Screen::Rules(_)));
    strike(&mut harness, Key::Escape);
    assert_eq!(harness.state().screen(), Screen::NewGame);
    strike(&mut harness, Key::Escape);
    assert_eq!(harness.state().screen(), Screen::Table);
    press(&mut harness, "Home");
    strike(&mut harness, Key::Escape);
    assert_eq!(harness.state().screen(), Screen::Home);
}

/// Home reopened scrolled down, with the game to resume out of sight.
#[test]
fn every_page_opens_at_its_top() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(at_table(&folder));
    let store = Store::within(folder.path());
    let saved = store.list().pop().expect("a game").path;
    for _ in 0..6 {
        let saved = misere::store::read(&saved).expect("a saved game");
        let slot = store.new_slot("acorn_hearts");
        store.write(&slot, &saved).expect("writing");
    }
    let mut harness = open(&store);
    harness.set_size(egui::vec2(700.0, 400.0));
    harness.run();
    for (page, top) in [
        ("", "Resume Acorn Hearts"),
        ("Settings", "Look"),
        ("Saved games", "Open"),
    ] {
        let visit = |harness: &mut Harness<'_, App>, name: &str| {
            if !name.is_empty() {
                press(harness, name);
            }
            harness.run();
        };
        let at = |harness: &Harness<'_, App>| {
            let shown = harness.query_all_by_label(top);
            shown.map(|node| node.rect().top()).collect::<Vec<_>>()
        };
        visit(&mut harness, page);
        let before = at(&harness);
        strike(&mut harness, Key::PageDown);
        harness.run();
        assert_ne!(at(&harness), before, "{page} does not scroll");
        // Away, and back again.
        let (away, back) = match page {
            "" => ("Settings", "Home"),
            page => ("Home", page),
        };
        visit(&mut harness, away);
        visit(&mut harness, back);
        assert_eq!(at(&harness), before, "{page}");
        if !page.is_empty() {
            visit(&mut harness, "Home");
        }
    }
}
