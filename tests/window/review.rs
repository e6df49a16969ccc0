//! The review: a game can be viewed at any position without being changed.

use std::path::PathBuf;

use egui::accesskit::Role;
use egui::{Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _, by};
use misere::cards::Card;
use misere::games::{Told, entry};
use misere::rules::{Next, Seat};
use misere::store::{Store, names, open_example};
use misere::text::Language;
use misere::ui::{App, Command, GameRequest, PageId, Received};

use super::frames::{until, until_saved};
use super::play::person::*;

/// Opens the window with an example among the saved games; returns its file.
fn with_example(folder: &tempfile::TempDir, id: &str, finished: bool) -> (Harness<'static, App>, PathBuf) {
    let store = quick_store(folder);
    let game = entry(id).expect("a game");
    let path = store.new_path(id);
    let saved = open_example(game, finished).expect("an example");
    store.write(&path, &saved).expect("writing");
    let mut harness = open(&store);
    press(&mut harness, "Saved games");
    press_more(&mut harness, "Review");
    harness.step();
    assert!(matches!(harness.state().page(), PageId::Review(_)));
    (harness, path)
}

/// The current position, as announced by the slider: `Deal 1, step 9 of 144`.
fn place(harness: &Harness<'_, App>) -> String {
    let is_line = by().role(Role::Slider).label("Position");
    let line = harness.get(is_line);
    line.accesskit_node().value().expect("a position")
}

#[test]
fn a_game_is_gone_through_by_keys_and_stays_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, path) = with_example(&folder, "finis", true);
    let before = std::fs::read_to_string(&path).expect("a file");
    assert_eq!(place(&harness), "Deal 1, step 1 of 144");
    assert!(prompt_says(&harness, "Deal 1: Ottilie dealt"));
    for (modifiers, key, at) in [
        (Modifiers::NONE, Key::ArrowRight, 2),
        (Modifiers::NONE, Key::ArrowRight, 3),
        (Modifiers::NONE, Key::ArrowLeft, 2),
        (Modifiers::NONE, Key::PageDown, 9),
        (Modifiers::NONE, Key::PageDown, 13),
        (Modifiers::NONE, Key::PageUp, 9),
        (Modifiers::COMMAND, Key::PageDown, 38),
        (Modifiers::COMMAND, Key::PageUp, 1),
        (Modifiers::NONE, Key::End, 144),
        (Modifiers::NONE, Key::Home, 0),
    ] {
        strike_with(&mut harness, modifiers, key);
        let shown = place(&harness);
        assert!(shown.contains(&format!(" step {at} of 144")), "{key:?}: {shown}");
    }
    press(&mut harness, "Next trick (Page Down)");
    press(&mut harness, "Next trick (Page Down)");
    assert!(prompt_says(&harness, "took the trick"));
    press(&mut harness, "Back");
    assert_eq!(harness.state().page(), PageId::SAVED);
    drop(harness);
    assert_eq!(std::fs::read_to_string(&path).expect("a file"), before);
}

#[test]
fn all_hands_can_be_opened_and_any_seat_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, _) = with_example(&folder, "finis", true);
    let cards = |harness: &Harness<'_, App>| {
        let suits = ["of spades", "of hearts", "of clubs", "of diamonds"];
        let is_card = by().predicate(|node| {
            let name = node.label().unwrap_or_default();
            node.role() != Role::Status && suits.iter().any(|suit| name.ends_with(suit))
        });
        harness.query_all(is_card).count()
    };
    assert_eq!(cards(&harness), 8, "the own hand");
    press(&mut harness, "All hands open");
    harness.step();
    assert_eq!(cards(&harness), 32, "every hand");
    press(&mut harness, "All hands open");
    harness.step();
    press(&mut harness, "Seat at the bottom");
    let is_berta = by().role(Role::MenuItemRadio).label("Berta");
    let items = harness.get_all(is_berta);
    items.last().expect("Berta’s seat").click();
    for _ in 0..3 {
        harness.step();
    }
    assert_eq!(cards(&harness), 8);
    for hand in ["Your hand", "Berta’s hand"] {
        assert!(harness.query_by_label(hand).is_some(), "{hand}");
    }
}

#[test]
fn a_game_plays_back_until_it_is_paused() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, _) = with_example(&folder, "finis", true);
    strike_with(&mut harness, Modifiers::NONE, Key::Space);
    for _ in 0..12 {
        harness.step();
    }
    let played = place(&harness);
    assert_ne!(played, "Deal 1, step 1 of 144");
    strike_with(&mut harness, Modifiers::NONE, Key::Space);
    let paused = place(&harness);
    for _ in 0..12 {
        harness.step();
    }
    assert_eq!(place(&harness), paused);
}

#[test]
fn playing_on_starts_another_game_from_the_position() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, path) = with_example(&folder, "acorn_hearts", true);
    let steps = misere::store::read(&path).expect("a game").session.steps();
    strike_with(&mut harness, Modifiers::NONE, Key::PageDown);
    strike_with(&mut harness, Modifiers::NONE, Key::PageDown);
    let shown = place(&harness);
    let at: usize = shown.split(' ').nth(3).and_then(|at| at.parse().ok()).expect("a step");
    press(&mut harness, "Play on from here");
    assert_eq!(harness.state().page(), PageId::TABLE);
    wait(&mut harness);
    let session = session(&harness);
    assert_eq!(session.steps()[..at], steps[..at]);
    assert_eq!(session.undo_count(), 1);
    assert_ne!(session.next(), Next::Over);
    // In a wide window, the toolbar has room for every fact.
    harness.set_size(vec2(1920.0, 1080.0));
    harness.run();
    let says = |words| harness.query_all_by_label_contains(words).next().is_some();
    assert!(says("continued from another game") && !says("1 undo"));
    drop(harness);
    let store = Store::within(folder.path());
    let names: Vec<String> = store.list().iter().filter_map(|slot| Some(slot.head()?.title().to_owned())).collect();
    assert_eq!(names.len(), 2, "{names:?}");
    assert!(names.contains(&"Acorn Hearts (replayed)".to_owned()), "{names:?}");
    let kept = misere::store::read(&path).expect("the game itself");
    assert_eq!(kept.session.steps(), steps);
}

/// In a running game, reviewing must reveal nothing new.
#[test]
fn a_running_game_keeps_the_other_hands_hidden() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    act(&mut harness);
    wait(&mut harness);
    strike_with(&mut harness, Modifiers::NONE, Key::Escape);
    press(&mut harness, "Review this game");
    assert!(matches!(harness.state().page(), PageId::Review(_)));
    assert!(harness.query_by_label("All hands open").is_none());
    assert!(harness.query_by_label("Seat at the bottom").is_none());
    strike_with(&mut harness, Modifiers::NONE, Key::Escape);
    assert_eq!(harness.state().page(), PageId::TABLE);
}

#[test]
fn the_rules_are_a_key_away_and_lead_back_to_the_position() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, _) = with_example(&folder, "finis", true);
    strike_with(&mut harness, Modifiers::NONE, Key::PageDown);
    let shown = place(&harness);
    strike_with(&mut harness, Modifiers::NONE, Key::F1);
    assert_eq!(harness.state().page(), PageId::Rules("finis"));
    press(&mut harness, "Back to the review");
    assert_eq!(place(&harness), shown);
}

#[test]
fn a_computer_player_explains_what_it_did_at_any_position() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, _) = with_example(&folder, "finis", true);
    strike_with(&mut harness, Modifiers::NONE, Key::PageDown);
    strike_with(&mut harness, Modifiers::NONE, Key::ArrowRight);
    // There is another card on the table.
    strike_with(&mut harness, Modifiers::NONE, Key::ArrowRight);
    for _ in 0..4 {
        press(&mut harness, "Why?");
        assert!(prompt_says(&harness, "Choose any other card on the table"));
        // Arrows move among the cards until the questions are over.
        strike_with(&mut harness, Modifiers::NONE, Key::Escape);
        strike_with(&mut harness, Modifiers::NONE, Key::ArrowRight);
    }
}

/// A card of the trick is chosen, by mouse, by keyboard, or by a screen reader.
#[test]
fn any_card_of_a_trick_can_be_asked_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, path) = with_example(&folder, "finis", true);
    strike_with(&mut harness, Modifiers::NONE, Key::PageDown);
    let saved = misere::store::read(&path).expect("a game");
    let names = names(&saved.players, Language::ENGLISH);
    let mut session = saved.session;
    let past = session.past();
    let at = place(&harness);
    let at: usize = at.split(' ').nth(3).and_then(|at| at.parse().ok()).expect("a step");
    session.go_to(at);
    let played = past[at - 4..at].iter();
    let played = played.filter_map(|step| step.act.as_ref()?.cards.first());
    let trick: Vec<Card> = played.collect();
    // In a finished game, hands may be told.
    let mut told = Told::default();
    Seat::all(4).for_each(|seat| told.hands.insert(seat));
    told.reader = Some(Seat::new(0));
    strike_with(&mut harness, Modifiers::NONE, Key::W);
    assert!(prompt_says(&harness, "Choose any other card on the table"));
    for (place, card) in trick.into_iter().enumerate() {
        let (_, why) = session.explain(Some(card), &told).expect("it was played");
        let why = why.render(&names);
        assert!(why.contains(&card.name()), "{why}");
        let name = capitalized(&card.name());
        let node = harness.get_by_label(&name);
        match place {
            0 => node.click(),
            1 => node.click_accesskit(),
            _ => node.focus(),
        }
        harness.step();
        if place > 1 {
            harness.key_press(Key::Enter);
        }
        harness.step();
        harness.step();
        assert!(prompt_says(&harness, &why), "{why}");
        let node = harness.get_by_label(&name);
        let state = node.accesskit_node().description().unwrap_or_default();
        assert!(state.contains("explained now"), "{state}");
    }
    strike_with(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(matches!(harness.state().page(), PageId::Review(_)));
    assert!(prompt_says(&harness, "took the trick"), "the position again");
}

#[test]
fn a_game_is_shared_as_text_and_as_a_deal_code() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, path) = with_example(&folder, "finis", true);
    let saved = misere::store::read(&path).expect("a game");
    press(&mut harness, "Share");
    harness.step();
    assert!(harness.query_by_label("Save picture…").is_some());
    let text = copied(&mut harness, "Copy as text");
    assert_eq!(text, misere::record::write(&saved, Language::ENGLISH));
    let code = copied(&mut harness, "Copy deal code");
    assert_eq!(code, misere::deal_code::of(&*saved.session).to_string());
    press(&mut harness, "Close");
    press(&mut harness, "Back");
    press_more(&mut harness, "Share");
    harness.step();
    assert!(harness.query_by_label("Export file…").is_some());
    assert!(harness.query_by_label("Save picture…").is_none(), "no table is in sight");
}

#[test]
fn an_imported_game_is_checked_and_joins_the_saved_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, path) = with_example(&folder, "finis", true);
    let text = std::fs::read_to_string(&path).expect("a file");
    let elsewhere = tempfile::tempdir().expect("a folder");
    let good = elsewhere.path().join("good.misere");
    let bad = elsewhere.path().join("bad.misere");
    std::fs::write(&good, &text).expect("writing");
    std::fs::write(&bad, text.replacen("pass", "pass 2C", 1)).expect("writing");
    let store = Store::within(folder.path());
    harness.state_mut().command(Received::Import(bad));
    harness.step();
    harness.step();
    harness.step();
    let said = |words: &str| {
        let mut found = harness.query_all_by_label_contains(words);
        found.next().is_some()
    };
    assert!(said("bad.misere:"), "the file and the line are named");
    assert_eq!(store.list().len(), 1);
    harness.state_mut().command(Received::Import(good));
    harness.step();
    harness.step();
    until_saved(&mut harness);
    assert_eq!(store.list().len(), 2);
    press(&mut harness, "Open");
    assert_eq!(harness.state().page(), PageId::TABLE);
}

#[test]
fn the_result_is_compared_with_earlier_games_of_the_same_deals() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, path) = with_example(&folder, "finis", true);
    let store = Store::within(folder.path());
    let compared = |harness: &mut Harness<'static, App>| {
        harness.state_mut().command(GameRequest::Open(path.clone()));
        until(harness, "the result", |harness| harness.query_by_label("Rematch").is_some());
        let is_shown = says(harness, "With the same cards");
        harness.state_mut().command(Command::Show(PageId::HOME));
        harness.step();
        is_shown
    };
    assert!(!compared(&mut harness), "there is none yet");
    let saved = misere::store::read(&path).expect("a game");
    let other = add_game(&store, &saved);
    // It is at the table before the system has reported it.
    harness.state_mut().command(GameRequest::Open(other));
    harness.step();
    harness.state_mut().command(Command::Show(PageId::SAVED));
    until(&mut harness, "both games", |harness| harness.query_all_by_label("More…").count() == 2);
    assert!(compared(&mut harness));
}

/// Regression: after a later deal, the review opened at the first one.
#[test]
fn between_deals_the_review_opens_at_the_deal_just_finished() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = begin(&folder, "Finis");
    let mut ended = 0;
    for _ in 0..2000 {
        wait(&mut harness);
        if next(&harness) == Some("Next deal") {
            ended += 1;
            if ended == 2 {
                harness.run_steps(3);
                press(&mut harness, "Review");
                harness.step();
                let place = place(&harness);
                assert!(place.starts_with("Deal 2, step "), "{place}");
                return;
            }
        }
        if !go_on(&mut harness) && is_asked(&harness) {
            act(&mut harness);
        }
    }
    panic!("no second deal was finished");
}
