//! The seal of a game's cards: shown before the cut, kept in the save, opened after the game.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use misere::games::entry;
use misere::rules::Next;
use misere::seal::SealedSeed;
use misere::store::{Saved, Store, open_example};
use misere::ui::{App, PageId};

use crate::frames::until;
use crate::play::person::{add_game, copied, newest, open, press, press_more, quick_store, run, says, session};

const CUT: &str = "Cut the cards (optional)";

/// Opens the form of Finis with the cards unfolded.
fn open_form(harness: &mut Harness<'_, App>) {
    press(harness, "Finis");
    harness.set_size(egui::vec2(1280.0, 1600.0));
    harness.run();
    press(harness, "Cards: freshly shuffled");
    harness.run();
}

fn open_sheet(harness: &mut Harness<'_, App>) {
    harness.get_all_by_label("Scores").last().expect("a button").click_accesskit();
    harness.run_steps(4);
}

/// Unfolds the details of the shuffle on the score sheet.
fn unfold(harness: &mut Harness<'_, App>) {
    open_sheet(harness);
    harness.get_by_label("Details…").click_accesskit();
    harness.run_steps(4);
}

/// The seal shown with this name.
fn shown_seal(harness: &Harness<'_, App>, name: &str) -> Option<String> {
    let nodes = harness.query_all_by_label_contains(name);
    let texts = nodes.filter_map(|node| node.accesskit_node().value().or(node.accesskit_node().label()));
    texts.filter_map(|text| Some(text.strip_prefix(name)?.trim().to_owned())).find(|seal| seal.len() == 64)
}

fn type_into(harness: &mut Harness<'_, App>, field: &str, words: &str) {
    harness.get_by_role_and_label(Role::TextInput, field).focus();
    harness.step();
    harness.get_by_role_and_label(Role::TextInput, field).type_text(words);
    harness.run();
}

#[test]
fn the_seal_is_shown_before_the_cut_and_no_word_changes_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = open(&store);
    open_form(&mut harness);
    let seal = shown_seal(&harness, "Seal ").expect("a seal");
    for letter in ["h", "eron"] {
        type_into(&mut harness, CUT, letter);
        assert_eq!(shown_seal(&harness, "Seal "), Some(seal.clone()));
    }
    // Another visit to the form keeps both.
    press(&mut harness, "Home");
    press(&mut harness, "Finis");
    assert_eq!(shown_seal(&harness, "Seal "), Some(seal.clone()));
    press(&mut harness, "Start game");
    let seed = session(&harness).seed();
    drop(harness);
    let sealed = newest(&store).seal.expect("a seal");
    assert_eq!((sealed.cut(), sealed.seal().hash()), ("heron", seal.clone()));
    assert_eq!(sealed.seed(), seed);
    let mut harness = open(&store);
    open_form(&mut harness);
    let fresh = shown_seal(&harness, "Seal ").expect("a seal");
    assert_ne!(fresh, seal, "a game has a fresh seal");
}

#[test]
fn enter_starts_a_game_without_a_cut_and_from_the_field_of_the_cut() {
    for cut in ["", "heron"] {
        let folder = tempfile::tempdir().expect("a folder");
        let store = quick_store(&folder);
        let mut harness = open(&store);
        press(&mut harness, "Finis");
        if !cut.is_empty() {
            harness.set_size(egui::vec2(1280.0, 1600.0));
            harness.run();
            press(&mut harness, "Cards: freshly shuffled");
            harness.run();
            type_into(&mut harness, CUT, cut);
        }
        harness.key_press(Key::Enter);
        harness.run_steps(3);
        assert_eq!(harness.state().page(), PageId::TABLE, "{cut}");
        drop(harness);
        assert_eq!(newest(&store).seal.expect("a seal").cut(), cut);
    }
}

#[test]
fn a_game_with_a_deal_code_has_no_seal_and_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = open(&store);
    open_form(&mut harness);
    type_into(&mut harness, "Deal code", "7F3K-2Q9A");
    assert_eq!(shown_seal(&harness, "Seal "), None);
    assert!(says(&harness, "A game with a deal code has no seal"));
    let field = harness.get_by_role_and_label(Role::TextInput, CUT);
    assert!(field.accesskit_node().is_disabled());
    press(&mut harness, "Start game");
    harness.key_press(Key::S);
    harness.run_steps(3);
    unfold(&mut harness);
    assert!(says(&harness, "This game has no seal"));
    drop(harness);
    assert_eq!(newest(&store).seal, None);
}

/// A game that follows a finished one has the seal that was on the result screen.
#[test]
fn a_rematch_and_the_next_game_of_an_evening_have_the_seal_shown_before() {
    for button in ["Rematch", "Start a game night"] {
        let folder = tempfile::tempdir().expect("a folder");
        let store = quick_store(&folder);
        let mut harness = at_result(&store, None);
        unfold(&mut harness);
        let seal = shown_seal(&harness, "Seal of the next game ").expect("a seal");
        press(&mut harness, "Close");
        if button == "Rematch" {
            press(&mut harness, button);
        } else {
            press_more(&mut harness, button);
            harness.set_size(egui::vec2(1280.0, 1600.0));
            harness.run();
            press(&mut harness, "Cards: freshly shuffled");
            harness.run();
            assert_eq!(shown_seal(&harness, "Seal "), Some(seal.clone()));
            press(&mut harness, "Start game");
        }
        let seed = session(&harness).seed();
        drop(harness);
        let sealed = newest(&store).seal.expect("a seal");
        assert_eq!((sealed.seal().hash(), sealed.seed()), (seal, seed), "{button}");
    }
}

#[test]
fn the_secret_behind_a_seal_is_shown_and_copied_only_when_the_game_is_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let sealed = misere::seal::Seal::new(7, 11).cut("heron");
    let mut harness = at_result(&store, Some(sealed.clone()));
    open_sheet(&mut harness);
    assert!(says(&harness, "Fair shuffle"));
    assert_eq!(shown_seal(&harness, "Seal "), None, "it is folded");
    press(&mut harness, "Close");
    unfold(&mut harness);
    let secret = ["sealed seed: 7", "nonce: 0000000000000000000000000000000b", "cut: heron"];
    for words in secret.into_iter().chain(["Deal code finis/"]) {
        assert!(says(&harness, words), "{words}");
    }
    assert_eq!(shown_seal(&harness, "Seal "), Some(sealed.seal().hash()));
    let copy = "Copy the seal and its secret; docs/fairness.md says how to check it";
    assert_eq!(copied(&mut harness, copy), sealed.to_string());
    press(&mut harness, "Close");
    // While the game lasts, not even its deal code is shown.
    let undo = misere::ui::TableCommand::Undo;
    run(&mut harness, undo);
    harness.key_press(Key::S);
    harness.run_steps(3);
    assert_ne!(session(&harness).next(), Next::Over);
    // The details are still unfolded.
    assert_eq!(shown_seal(&harness, "Seal "), Some(sealed.seal().hash()));
    for words in secret.into_iter().chain(["Deal code finis/"]) {
        assert!(!says(&harness, words), "{words}");
    }
}

#[test]
fn a_finished_game_is_checked_for_peeking_with_progress_and_cancel() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_result(&quick_store(&folder), None);
    unfold(&mut harness);
    let button = "Check that nobody peeked";
    press(&mut harness, "Close");
    let open_check = |harness: &mut Harness<'_, App>| {
        open_sheet(harness);
        harness.get_by_label(button).click_accesskit();
        harness.run_steps(3);
    };
    open_check(&mut harness);
    assert!(says(&harness, "decisions"), "no progress");
    press(&mut harness, "Cancel");
    assert!(harness.query_by_label("Cancel").is_none());
    assert!(harness.query_by_label("Rematch").is_some(), "the result is back");
    open_check(&mut harness);
    until(&mut harness, "the end of the check", |harness| harness.query_by_label("Cancel").is_none());
    assert!(says(&harness, "Nobody peeked: "));
    assert!(says(&harness, "by computer players"));
    press(&mut harness, "Close");
    assert!(harness.query_by_label("Rematch").is_some());
}

/// A window with a finished game of Finis on its result screen.
fn at_result(store: &Store, seal: Option<SealedSeed>) -> Harness<'static, App> {
    let finis = entry("finis").expect("a game");
    let example = open_example(finis, true).expect("an example");
    let setup = misere::table::Setup {
        seats: 4,
        rules: finis.rules_or_usual(4, "(rounds: 1)"),
        seed: seal.as_ref().map_or(1, SealedSeed::seed),
        dealer: None,
    };
    let mut session = finis.start(&setup).expect("the rules");
    while session.next() != Next::Over {
        session.shuffle();
        if let Some(first) = session.moves().first() {
            session.play(&first.text).expect("a legal action");
        }
    }
    let saved = Saved { seal, session, saved_at: 1, ..example };
    add_game(store, &saved);
    let mut harness = open(store);
    press(&mut harness, "Saved games");
    press(&mut harness, "Open");
    harness.run_steps(4);
    harness
}
