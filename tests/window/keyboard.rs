//! Shortcuts on keyboards of other alphabets and of other layouts.

use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::ui::{App, PageId, change_settings};

use super::play::person::*;

/// The answer to W then.
const NO_HINTS: &str = "Hints are off in the settings";

/// Presses a key of a layout, as the platform reports it: its text, the key that egui reads from
/// it, and the letter of an American keyboard in that place.
fn strike(harness: &mut Harness<'_, App>, modifiers: Modifiers, text: &str, keys: (Key, Key)) {
    let (key, physical) = keys;
    let event = |pressed| Event::Key { key, physical_key: Some(physical), pressed, repeat: false, modifiers };
    // A key comes together with its text.
    let events = &mut harness.input_mut().events;
    events.push(event(true));
    if !modifiers.command {
        events.push(Event::Text(text.into()));
    }
    events.push(event(false));
    harness.step();
    harness.run();
}

/// A game at the table, with the answer to H and W always the same.
fn without_hints(folder: &tempfile::TempDir) -> Harness<'static, App> {
    let mut harness = at_table(folder);
    let mut settings = harness.state().settings().clone();
    settings.hints = false;
    run(&mut harness, change_settings(|kept| *kept = settings));
    harness
}

/// Regression: a Hebrew W is an apostrophe, and did nothing.
#[test]
fn letters_are_found_by_their_place_on_keyboards_without_latin_letters() {
    // The place of W or S, in these alphabets. egui takes other letters for those in their place.
    for (layout, text, keys) in [
        ("Hebrew", "'", (Key::Quote, Key::W)),
        ("Russian", "ц", (Key::W, Key::W)),
        ("Greek", "ς", (Key::W, Key::W)),
        ("Arabic", "ص", (Key::W, Key::W)),
        ("American", "w", (Key::W, Key::W)),
        ("French", "w", (Key::W, Key::Z)),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = without_hints(&folder);
        strike(&mut harness, Modifiers::NONE, text, keys);
        assert!(says(&harness, NO_HINTS), "{layout}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    // With Ctrl, too.
    strike(&mut harness, Modifiers::COMMAND, "", (Key::Comma, Key::O));
    assert_eq!(harness.state().page(), PageId::SAVED);
}

#[test]
fn the_letter_counts_on_latin_keyboards_and_not_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = without_hints(&folder);
    // Dvorak: an S in the place of a semicolon, then a comma in the place of W.
    strike(&mut harness, Modifiers::NONE, "s", (Key::S, Key::Semicolon));
    assert!(says(&harness, "Score sheet"));
    strike(&mut harness, Modifiers::NONE, "s", (Key::S, Key::Semicolon));
    strike(&mut harness, Modifiers::NONE, ",", (Key::Comma, Key::W));
    assert!(!says(&harness, NO_HINTS));
    // AZERTY: an A in the place of Q; QWERTZ: a Z in the place of Y.
    strike(&mut harness, Modifiers::NONE, "a", (Key::A, Key::Q));
    strike(&mut harness, Modifiers::COMMAND, "", (Key::Z, Key::Y));
    assert!(says(&harness, "Nothing to undo"));
}

#[test]
fn an_arabic_question_mark_shows_the_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    strike(&mut harness, Modifiers::SHIFT, "؟", (Key::Slash, Key::Slash));
    assert!(says(&harness, "Keyboard shortcuts"));
}

#[test]
fn control_and_0_sets_the_interface_to_its_usual_size_and_is_listed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    for (key, size) in [(Key::Plus, 110), (Key::Plus, 120), (Key::Num0, 100), (Key::Minus, 90)] {
        harness.key_press_modifiers(Modifiers::COMMAND, key);
        harness.run();
        assert_eq!(harness.state().settings().zoom, size, "{key:?}");
    }
    harness.key_press(Key::Questionmark);
    harness.run();
    assert!(harness.query_by_label("Ctrl+0").is_some());
}
