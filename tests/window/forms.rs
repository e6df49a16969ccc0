//! The form of a new game: nothing moves under the pointer, and no invalid input starts a game.

use egui::accesskit::Role;
use egui::{Pos2, Rect, Shape, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _, by};
use misere::games::{Entry, GAMES};
use misere::ui::{App, PageId};

use super::play::person::*;
use super::words::change;

/// The positions of a game's house rules, found by their help lines.
fn places(harness: &Harness<'_, App>, entry: &Entry) -> Vec<Pos2> {
    let fields = entry.fields(entry.usual).iter();
    let place = |help: &str| {
        let mut lines = harness.get_all_by_label(help);
        lines.next().expect("the help of a rule").rect().min
    };
    fields.map(|field| place(&field.help.for_programs())).collect()
}

/// The centers of all clickable controls in a vertical range.
fn controls(harness: &Harness<'_, App>, from: f32, to: f32) -> Vec<Pos2> {
    let pressable = by().predicate(|node| {
        matches!(node.role(), Role::Button | Role::RadioButton | Role::Switch) && !node.is_disabled()
    });
    let nodes = harness.query_all(pressable).map(|node| node.rect());
    let inside = |rect: &Rect| rect.center().y > from && rect.center().y < to;
    nodes.filter(inside).map(|rect| rect.center()).collect()
}

/// Regression: rows grew by a line when a rule was changed, so that the next click hit another
/// rule.
#[test]
fn house_rules_stay_where_they_are_while_one_is_changed() {
    for (width, games) in [(1280.0, GAMES), (900.0, GAMES)] {
        for entry in games {
            let folder = tempfile::tempdir().expect("a folder");
            let mut harness = open(&quick_store(&folder));
            harness.set_size(vec2(1280.0, 1600.0));
            harness.run();
            press(&mut harness, entry.title);
            unfold_rules(&mut harness);
            harness.set_size(vec2(width, 5000.0));
            harness.run();
            let fields = entry.fields(entry.usual);
            let before = places(&harness, entry);
            let mut pressed = 0;
            for (place, field) in fields.iter().enumerate() {
                let from = before[place].y - 40.0;
                let to = before.get(place + 1).map_or(from + 200.0, |next| next.y - 40.0);
                for at in controls(&harness, from, to) {
                    click_at(&mut harness, at);
                    let after = places(&harness, entry);
                    assert_eq!(after, before, "{}, {width}: {} at {at}", entry.id, field.name);
                    pressed += 1;
                }
            }
            assert!(pressed >= fields.len(), "{}: {pressed} controls", entry.id);
        }
    }
}

/// Regression: only the switch itself could be clicked, and the threshold of scrambles that were off
/// looked as if it mattered.
#[test]
fn the_name_of_a_switch_toggles_it_and_rules_without_effect_are_disabled() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    harness.set_size(egui::vec2(1280.0, 1600.0));
    harness.run();
    press(&mut harness, "Clubs");
    unfold_rules(&mut harness);
    let is_disabled = |harness: &Harness<'_, App>| {
        let less = harness.get_by_label("Scramble threshold: less");
        less.accesskit_node().is_disabled()
    };
    for off in [false, true, false] {
        assert_eq!(is_disabled(&harness), off);
        let name = harness.get(by().role(Role::Label).label("Scramble"));
        let at = name.rect().center();
        click_at(&mut harness, at);
    }
}

/// Regression: the form said that play goes clockwise, even with the house rule that it does not.
#[test]
fn the_form_says_how_seats_are_numbered_and_not_which_way_play_goes() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    press(&mut harness, "Clubs");
    assert!(said(&harness, "Play goes clockwise").is_none());
    assert!(said(&harness, "Seats are numbered clockwise").is_some());
}

/// Regression: the form that “Change…” opens had no way back to the settings but Escape.
#[test]
fn a_form_opened_from_the_settings_leads_back_to_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    press(&mut harness, "Settings");
    harness.set_size(vec2(1280.0, 5000.0));
    harness.run();
    press(&mut harness, "Change the rules of Mismatch");
    assert!(matches!(harness.state().page(), PageId::NewGame(_)));
    press(&mut harness, "Back to settings");
    assert_eq!(harness.state().page(), PageId::SETTINGS);
}

/// Regression: the form showed initials, whatever face the person had chosen.
#[test]
fn the_form_shows_the_face_that_the_person_has_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    press(&mut harness, "Mismatch");
    let shows_initials = |harness: &Harness<'_, App>| {
        let mut shapes = harness.output().shapes.iter();
        shapes.any(|clipped| matches!(&clipped.shape, Shape::Text(text) if text.galley.text() == "♠"))
    };
    assert!(shows_initials(&harness));
    change(&mut harness, |settings| settings.face = Some(16));
    harness.run();
    assert!(!shows_initials(&harness));
}

/// Regression: “`deals` and `target` cannot both be None: the game would never end”.
#[test]
fn a_game_without_an_end_is_refused_in_plain_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    harness.set_size(egui::vec2(1280.0, 1600.0));
    harness.run();
    press(&mut harness, "Mismatch");
    unfold_rules(&mut harness);
    let unlimited = |harness: &Harness<'_, App>| {
        let choices = harness.get_all_by_label("No limit");
        choices.map(|choice| choice.rect().center()).collect::<Vec<_>>()
    };
    for at in unlimited(&harness) {
        click_at(&mut harness, at);
    }
    assert!(said(&harness, "Set a limit for deals or points, or the game never ends.").is_some());
    let start = harness.get_by_label("Start game");
    assert!(start.accesskit_node().is_disabled());
}

/// Regression: Escape kept a number that was being typed.
#[test]
fn escape_gives_up_a_number_that_is_being_typed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    press(&mut harness, "Mismatch");
    unfold_rules(&mut harness);
    let number = |harness: &Harness<'_, App>| {
        let field = harness.get_by_role_and_label(Role::SpinButton, "Deals");
        field.accesskit_node().numeric_value()
    };
    let before = number(&harness);
    for (key, after) in [(egui::Key::Escape, before), (egui::Key::Enter, Some(5.0))] {
        harness.get_by_role_and_label(Role::SpinButton, "Deals").focus();
        harness.run();
        harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
        harness.event(egui::Event::Text("5".into()));
        harness.run();
        assert_eq!(number(&harness), Some(5.0), "typed");
        harness.key_press(key);
        harness.run();
        assert_eq!(number(&harness), after, "{key:?}");
        assert!(matches!(harness.state().page(), PageId::NewGame(_)));
    }
}

#[test]
fn an_unreadable_deal_code_says_so_and_cannot_be_started() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    harness.set_size(egui::vec2(1280.0, 1600.0));
    harness.run();
    press(&mut harness, "Acorn Hearts");
    press(&mut harness, "Cards: freshly shuffled");
    harness.run();
    for (code, message) in [
        ("7F3K_2Q9A", "A deal code looks like"),
        ("acorn_hearts/9/7F3K-2Q9A", "9 players"),
        ("acorn_hearts/4/#", "is not a seed"),
        ("clubs/4/7F3K-2Q9A", "This code is for Clubs"),
    ] {
        let field = harness.get_by_label("Deal code");
        field.focus();
        field.type_text(code);
        harness.run();
        let field = harness.get_by_role_and_label(Role::TextInput, "Deal code").rect();
        let told = said(&harness, message).expect("a message");
        assert!(told.left() > field.right() && told.intersects(field.expand2(vec2(600.0, 20.0))));
        let start = harness.get_by_label("Start game");
        assert!(start.accesskit_node().is_disabled(), "{code}");
        harness.key_press(egui::Key::Enter);
        harness.run();
        assert!(matches!(harness.state().page(), PageId::NewGame(_)), "{code}");
        press(&mut harness, "Home");
        press(&mut harness, "Acorn Hearts");
        // The typed text is still there.
        assert!(said(&harness, message).is_some(), "{code}");
        clear(&mut harness);
    }
    press(&mut harness, "Start game");
    assert_eq!(harness.state().page(), PageId::TABLE);
}

/// The place of a message.
fn said(harness: &Harness<'_, App>, message: &str) -> Option<Rect> {
    let mut said = harness.query_all_by_label_contains(message);
    said.next().map(|node| node.rect())
}

/// Empties the field for the deal code.
fn clear(harness: &mut Harness<'_, App>) {
    harness.get_by_role_and_label(Role::TextInput, "Deal code").focus();
    harness.step();
    harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    harness.key_press(egui::Key::Backspace);
    harness.run();
}
