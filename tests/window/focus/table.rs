//! The focus at the table: cards are reached, chosen and confirmed with the keyboard alone.

use egui::{Id, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::rules::Seat;
use misere::rules::scene::{Gesture, SpotId, Zone, ZoneId};
use misere::ui::{App, PageId, TableCommand};

use super::super::frames::until;
use super::super::play::person::*;
use super::{focus, focus_rect, is_on, strike, strike_with};

/// Opens the window with a game of Acorn Hearts in which three cards are to be passed.
pub fn passing(folder: &tempfile::TempDir) -> Harness<'static, App> {
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
pub fn open_cards(harness: &Harness<'_, App>) -> Vec<Id> {
    let moves = session(harness).moves();
    let from = |gesture| match gesture {
        Gesture::Carry { from, .. } | Gesture::Touch(from) => Some(from),
        Gesture::Choose { .. } | Gesture::Press(_) => None,
    };
    let open: Vec<SpotId> = moves.iter().filter_map(|one| from(one.gesture)).collect();
    let spots = hand(harness).spots.into_iter().map(|spot| spot.id);
    spots.filter(|id| open.contains(id)).map(spot).collect()
}

/// Chooses the first three cards by keyboard; returns the name of the button that confirms them.
fn choose_three(harness: &mut Harness<'_, App>) -> String {
    strike(harness, Key::ArrowRight);
    for _ in 0..3 {
        strike(harness, Key::Enter);
        strike(harness, Key::ArrowRight);
    }
    let scene = session(harness).scene(Seat::new(0));
    let choice = scene.card_choice.expect("a choice");
    choice.label(3).for_programs()
}

#[test]
fn arrows_wrap_in_the_toolbar_the_gallery_and_the_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = passing(&folder);
    let cards: Vec<Id> = hand(&harness).spots.iter().map(|card| spot(card.id)).collect();
    assert_eq!(focus(&harness), Some(cards[0]), "the first card");
    strike(&mut harness, Key::ArrowRight);
    assert_eq!(focus(&harness), Some(cards[0]), "the first key shows the focus");
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
        assert!(left > places[places.len() - 1] || left < places[0], "left to right");
        places.push(left);
        assert!(places.len() < 20, "the toolbar has no end");
    }
    assert!(places.len() >= 5, "only {} buttons", places.len());
    press(&mut harness, "Home");
    harness.run();
    let first = focus(&harness);
    for (there, back) in [(Key::ArrowLeft, Key::ArrowRight), (Key::ArrowUp, Key::ArrowDown)] {
        strike(&mut harness, there);
        strike(&mut harness, there);
        assert_ne!(focus(&harness), first);
        strike(&mut harness, back);
        assert!(focus(&harness).is_some());
    }
}

/// Regression: Up led to the Home button, and Enter then left the game.
#[test]
fn chosen_cards_are_confirmed_with_up_and_enter() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = passing(&folder);
    let before = session(&harness).at();
    let confirm = choose_three(&mut harness);
    assert_eq!(session(&harness).at(), before, "nothing is passed yet");
    strike(&mut harness, Key::ArrowUp);
    assert!(is_on(&harness, &confirm));
    strike(&mut harness, Key::Enter);
    assert!(session(&harness).at() > before, "{confirm} was not done");
}

/// Regression: Enter on a chosen card lowered it, contrary to the list of keys.
#[test]
fn enter_on_a_chosen_card_confirms_a_complete_choice() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = passing(&folder);
    let before = session(&harness).at();
    strike(&mut harness, Key::ArrowRight);
    strike(&mut harness, Key::Enter);
    strike(&mut harness, Key::Enter);
    // If the choice is incomplete, Enter only changes it.
    for _ in 0..3 {
        assert_eq!(session(&harness).at(), before);
        strike(&mut harness, Key::Enter);
        strike(&mut harness, Key::ArrowRight);
    }
    strike(&mut harness, Key::ArrowLeft);
    assert_eq!(session(&harness).at(), before);
    strike(&mut harness, Key::Enter);
    assert!(session(&harness).at() > before, "the choice was not confirmed");
}

/// Regression: Enter went to the first card instead.
#[test]
fn enter_shows_the_focus_on_a_card_of_the_hint() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = passing(&folder);
    click_at(&mut harness, egui::pos2(640.0, 300.0));
    harness.run_steps(3);
    assert_eq!(focus(&harness), None);
    run(&mut harness, TableCommand::Hint);
    until(&mut harness, "a hint", |harness| !prompt_says(harness, "Thinking about a hint"));
    strike(&mut harness, Key::Enter);
    let card = focused(&harness).expect("a focus").to_lowercase();
    assert!(prompt_says(&harness, &card), "{card}");
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
            assert!(visited.iter().all(|card| open.contains(card)), "{visited:?} of {open:?}");
            assert!(open.iter().all(|card| visited.contains(card)), "{visited:?} of {open:?}");
            for _ in 0..cards.len() {
                strike_with(&mut harness, Modifiers::SHIFT, Key::ArrowRight);
                visited.push(focus(&harness).expect("a card"));
            }
            for card in cards {
                assert!(visited.contains(&spot(card.id)), "{:?} was not reached", card.id);
            }
            return;
        }
        assert!(!harness.state().is_over(), "every card could always be played");
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
        assert!(open.contains(&here), "the focus is on a card that can be played");
        strike(&mut harness, Key::Enter);
        assert!(session(&harness).at() > at, "nothing was played");
    }
}

/// Regression: Escape did nothing at the table, and a choice was lost after a visit to Home.
#[test]
fn a_choice_survives_escape_the_menu_and_a_visit_to_home() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = passing(&folder);
    let before = session(&harness).at();
    let confirm = choose_three(&mut harness);
    strike(&mut harness, Key::Escape);
    assert!(is_on(&harness, "Back to the table"), "the menu opens");
    strike(&mut harness, Key::Escape);
    assert!(harness.query_by_label("Back to the table").is_none());
    assert_eq!(harness.state().page(), PageId::TABLE);
    strike(&mut harness, Key::F1);
    strike(&mut harness, Key::Escape);
    strike(&mut harness, Key::F1);
    assert!(harness.query_by_label("Close").is_some(), "the rules are open");
    for way in ["Resume Acorn Hearts", "Saved games"] {
        press(&mut harness, "Home");
        press(&mut harness, way);
        if way == "Saved games" {
            let open = harness.get_all_by_label("Resume").next();
            open.expect("the game").click();
            harness.run();
        }
        assert_eq!(harness.state().page(), PageId::TABLE);
        assert!(harness.query_by_label("Close").is_some(), "the rules were closed");
    }
    assert_eq!(session(&harness).at(), before);
    press(&mut harness, &confirm);
    assert!(session(&harness).at() > before, "the choice was lost");
}

#[test]
fn tab_goes_around_the_table_and_the_panel_beside_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    harness.run();
    strike(&mut harness, Key::F1);
    strike(&mut harness, Key::ArrowRight);
    let first = focus(&harness).expect("a card");
    let mut seen = Vec::new();
    for _ in 0..60 {
        strike(&mut harness, Key::Tab);
        seen.push(focus_rect(&harness));
        if focus(&harness) == Some(first) {
            break;
        }
    }
    assert_eq!(focus(&harness), Some(first), "Tab does not come back");
    let place = |name: &str| {
        let rect = harness.get_by_label(name).rect();
        seen.iter().position(|other| other.center().distance(rect.center()) < 1.0)
    };
    let (panel, toolbar) = (place("Close"), place("Home"));
    assert!(panel.is_some() && panel < toolbar, "the panel follows the hand, the toolbar comes last");
    // The toolbar is a single Tab stop and remembers its position after a visit to the panel.
    assert_eq!(place("Undo"), None);
}
