//! The keyboard focus: every screen opens with one, Tab follows the reading order, arrows wrap, and
//! choices are never lost.

mod pointer;
mod table;
mod walk;

use egui::{Id, Key, Modifiers, Rect, ViewportEvent, ViewportId};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::games::GAMES;
use misere::store::{SaveFile, Store};
use misere::ui::{App, Command, PageId};

use super::frames::until_saved;
use super::play::person::*;
use table::open_cards;

/// The id of the focused control.
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

/// Tells whether the control with this name has the focus.
fn is_on(harness: &Harness<'_, App>, name: &str) -> bool {
    let rect = harness.get_by_label(name).rect();
    focus(harness).is_some() && focus_rect(harness).center().distance(rect.center()) < 1.0
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
        assert!(!is_on(&harness, "Home"), "{page}: a field, not the way back");
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
    assert_eq!(harness.state().page(), PageId::TABLE);
    press(&mut harness, "Home");
    strike(&mut harness, Key::ArrowDown);
    strike(&mut harness, Key::ArrowDown);
    strike(&mut harness, Key::Enter);
    assert!(matches!(harness.state().page(), PageId::NewGame(_)));
    strike(&mut harness, Key::Enter);
    assert_eq!(harness.state().page(), PageId::TABLE, "Enter starts the game");
}

/// Regression: Tab moved from right to left in toolbars.

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
            // The page was opened with the pointer, so the first key shows the focus.
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
        assert_eq!(turns, 1, "{page}: {:?}", seen.iter().map(|(_, rect)| rect.min).collect::<Vec<_>>());
        // Backwards in the same order.
        for (id, _) in seen.iter().rev() {
            strike_with(&mut harness, Modifiers::SHIFT, Key::Tab);
            assert_eq!(focus(&harness), Some(*id), "{page}: Shift Tab, {}", focus_rect(&harness));
        }
        if !page.is_empty() {
            press(&mut harness, "Home");
        }
    }
}

/// Regression: Escape on a page always led to Home.

#[test]
fn escape_goes_back_to_where_a_page_was_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    strike_with(&mut harness, Modifiers::COMMAND, Key::N);
    assert!(matches!(harness.state().page(), PageId::NewGame(_)));
    press(&mut harness, "Rules");
    assert!(matches!(harness.state().page(), PageId::Rules(_)));
    strike(&mut harness, Key::Escape);
    assert!(matches!(harness.state().page(), PageId::NewGame(_)));
    strike(&mut harness, Key::Escape);
    assert_eq!(harness.state().page(), PageId::TABLE);
    press(&mut harness, "Home");
    strike(&mut harness, Key::Escape);
    assert_eq!(harness.state().page(), PageId::HOME);
}

/// Regression: Home reopened scrolled down, with the game to resume out of view.

#[test]
fn every_page_opens_at_its_top() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(at_table(&folder));
    let store = Store::within(folder.path());
    let saved = store.list().pop().expect("a game").path;
    for _ in 0..6 {
        let saved = misere::store::read(&saved).expect("a saved game");
        add_game(&store, &saved);
    }
    let mut harness = open(&store);
    harness.set_size(egui::vec2(700.0, 400.0));
    harness.run();
    for (page, top) in [("", "Resume Acorn Hearts"), ("Settings", "System"), ("Saved games", "Resume")] {
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
        // Leaves the page, and comes back.
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

/// Regression: leaving the licenses led to the top of the settings.
#[test]
fn going_back_to_a_page_keeps_its_place_and_its_focus() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(at_table(&folder));
    let mut harness = open(&Store::within(folder.path()));
    press(&mut harness, "Settings");
    strike(&mut harness, Key::End);
    harness.run();
    harness.get_by_label("About and licenses").focus();
    harness.run();
    let before = harness.get_by_label("About and licenses").rect();
    strike(&mut harness, Key::Enter);
    press(&mut harness, "Back to settings");
    harness.run();
    let after = harness.get_by_label("About and licenses").rect();
    assert_eq!(after, before);
    assert!(is_on(&harness, "About and licenses"));
}

/// Regression: with a large interface, the focused tile was below the edge of the window.
#[test]
fn a_screen_opens_with_its_focus_in_sight() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&Store::within(folder.path()));
    enlarge(&mut harness);
    harness.run();
    strike_with(&mut harness, Modifiers::COMMAND, Key::O);
    strike(&mut harness, Key::Escape);
    harness.run();
    assert!(is_on(&harness, "Finis"));
    let window = harness.ctx.content_rect();
    assert!(window.contains_rect(focus_rect(&harness)), "out of sight");
}

/// A way to leave the field.
type Leave = fn(&mut Harness<'_, App>);

/// Opens the field for the name of the only saved game, and types into it.
fn type_name(harness: &mut Harness<'_, App>, name: &str) {
    press_more(harness, "Rename");
    harness.run();
    assert!(is_on(harness, "Name of the game"));
    strike_with(harness, Modifiers::COMMAND, Key::A);
    harness.get_by_label("Name of the game").type_text(name);
    harness.run();
}

/// Regression: only Enter kept a new name; it was lost without a word in every other way to leave
/// the field, and Escape kept the field open.
#[test]
fn leaving_its_field_gives_a_game_its_name_and_escape_gives_that_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    drop(at_table(&folder));
    let mut harness = open(&store);
    press(&mut harness, "Saved games");
    let ways: [(&str, Leave); 6] = [
        ("Enter", |harness| strike(harness, Key::Enter)),
        ("Tab", |harness| strike(harness, Key::Tab)),
        ("another control", |harness| press(harness, "Finished")),
        ("another page", |harness| press(harness, "Home")),
        ("a shortcut", |harness| {
            let page = PageId::STATISTICS;
            run(harness, Command::Show(page));
        }),
        ("a filter", |harness| {
            harness.get_by_label("Search").focus();
            harness.get_by_label("Search").type_text("nothing like it");
            harness.run();
        }),
    ];
    for (way, leave) in ways {
        type_name(&mut harness, way);
        leave(&mut harness);
        harness.run();
        until_saved(&mut harness);
        let head = |file: &SaveFile| file.head().map(|head| head.name.clone());
        let names: Vec<_> = store.list().iter().filter_map(head).collect();
        assert_eq!(names, [way]);
        assert!(harness.query_by_label("Name of the game").is_none(), "{way}");
        run(&mut harness, Command::Show(PageId::HOME));
        harness = open(&store);
        press(&mut harness, "Saved games");
    }
    type_name(&mut harness, "given up");
    strike(&mut harness, Key::Escape);
    harness.run();
    assert_eq!(harness.state().page(), PageId::SAVED);
    assert!(harness.query_by_label("Name of the game").is_none());
    assert!(harness.query_by_label("a filter").is_some(), "the name before");
}

/// Closing the window leaves the field, too.
#[test]
fn closing_the_window_gives_a_game_the_name_that_is_being_typed() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::within(folder.path());
    drop(at_table(&folder));
    let mut harness = open(&store);
    press(&mut harness, "Saved games");
    type_name(&mut harness, "Friday");
    let viewports = &mut harness.input_mut().viewports;
    let window = viewports.entry(ViewportId::ROOT).or_default();
    window.events.push(ViewportEvent::Close);
    harness.step();
    drop(harness);
    assert_eq!(store.list()[0].head().expect("a game").name, "Friday");
}

#[test]
fn the_menu_of_a_saved_game_is_used_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(at_table(&folder));
    let mut harness = open(&Store::within(folder.path()));
    press(&mut harness, "Saved games");
    harness.run();
    strike(&mut harness, Key::ArrowRight);
    assert!(is_on(&harness, "Resume"));
    strike(&mut harness, Key::ArrowRight);
    assert!(is_on(&harness, "More…"));
    strike(&mut harness, Key::Enter);
    harness.run();
    for _ in 0..8 {
        if is_on(&harness, "Rename") {
            break;
        }
        strike(&mut harness, Key::ArrowDown);
    }
    assert!(is_on(&harness, "Rename"));
    strike(&mut harness, Key::Enter);
    harness.run();
    assert!(is_on(&harness, "Name of the game"));
    assert!(harness.query_by_label("Rename").is_none(), "still open");
}

/// Regression: Escape in a field left the page at once.
#[test]
fn escape_leaves_a_field_before_the_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    press(&mut harness, "Finis");
    harness.set_size(egui::vec2(1280.0, 1600.0));
    harness.run();
    press(&mut harness, "Cards: freshly shuffled");
    harness.run();
    harness.get_by_label("Deal code").click();
    harness.run();
    strike(&mut harness, Key::Escape);
    assert_eq!(focus(&harness), None);
    assert!(matches!(harness.state().page(), PageId::NewGame(_)));
    strike(&mut harness, Key::Escape);
    assert_eq!(harness.state().page(), PageId::HOME);
}

#[test]
fn a_menu_gives_the_focus_back_to_the_control_that_opened_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    press(&mut harness, "Finis");
    let name = "Player at seat 2";
    harness.get_by_label(name).focus();
    harness.step();
    strike(&mut harness, Key::Enter);
    assert!(harness.query_by_label("Program…").is_some(), "no menu");
    strike(&mut harness, Key::ArrowDown);
    assert!(!is_on(&harness, name), "the menu has no focus");
    strike(&mut harness, Key::Escape);
    harness.run();
    assert!(harness.query_by_label("Program…").is_none());
    assert!(is_on(&harness, name), "after Escape");
    strike(&mut harness, Key::Enter);
    strike(&mut harness, Key::ArrowDown);
    strike(&mut harness, Key::Enter);
    harness.run();
    assert!(harness.query_by_label("Program…").is_none());
    assert!(is_on(&harness, name), "after a choice");
    assert!(matches!(harness.state().page(), PageId::NewGame(_)));
}
