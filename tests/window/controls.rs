//! Every control on every screen has a name and a role, can be reached by keyboard, and is at least
//! 44 points high and wide with large buttons.

use std::collections::HashSet;

use egui::accesskit::{Action, Role};
use egui::epaint::ClippedShape;
use egui::{Id, Key, Rect, Shape, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, NodeT as _, Queryable as _, by};
use misere::ui::{App, LessonCommand};

use super::play::person::*;

/// A control as assistive technology finds it.
struct Control {
    id: String,
    role: Role,
    name: String,
    rect: Rect,
}

/// The controls that can be pressed or typed into. Scroll bars are excluded: egui gives them no
/// name, and pages scroll by keys and with the focus.
fn controls(harness: &Harness<'_, App>) -> Vec<Control> {
    let pressed = |node: &AccessKitNode<'_>| {
        node.data().supports_action(Action::Click) || node.data().supports_action(Action::Focus)
    };
    let nodes = harness.query_all(by().predicate(pressed));
    nodes
        .filter(|node| node.accesskit_node().role() != Role::ScrollBar)
        .map(|node| Control {
            id: format!("{:?}", node.accesskit_node().id()),
            role: node.accesskit_node().role(),
            name: node.accesskit_node().label().unwrap_or_default(),
            rect: node.rect(),
        })
        .collect()
}

/// Shows every screen and dialog in turn.
fn tour(folder: &tempfile::TempDir, settings: &str, mut look: impl FnMut(&mut Harness<'_, App>, &str)) {
    drop(at_table(folder));
    let path = folder.path().join("settings.ron");
    let text = std::fs::read_to_string(&path).expect("settings");
    std::fs::write(&path, text.replacen('(', &format!("({settings}"), 1)).expect("writing");
    let mut harness = open(&misere::store::Store::within(folder.path()));
    // High enough for everything to be visible.
    harness.set_size(vec2(1280.0, 2600.0));
    harness.run();
    look(&mut harness, "Home");
    for page in ["Saved games", "Settings", "Today’s deal"] {
        press(&mut harness, page);
        harness.run();
        look(&mut harness, page);
        if page == "Settings" {
            press(&mut harness, "About and licenses");
            press(&mut harness, "Open-source licenses");
            harness.run();
            look(&mut harness, "About Misère");
        }
        press(&mut harness, "Home");
    }
    for game in ["Compendium", "Seven Card Combo", "Mismatch"] {
        press(&mut harness, game);
        harness.get_by_label_contains("Players:").click();
        unfold_rules(&mut harness);
        press(&mut harness, "Cards: freshly shuffled");
        harness.run();
        look(&mut harness, game);
        press(&mut harness, "Rules");
        harness.run();
        look(&mut harness, "Rules");
        press(&mut harness, "Home");
    }
    harness.set_size(vec2(1280.0, 800.0));
    harness.run();
    // A text to read, an action to try, and a question to answer.
    press(&mut harness, "Learn Finis");
    for step in ["Lesson, text", "Lesson, action", "Lesson, question"] {
        for _ in 0..3 {
            harness.run();
        }
        look(&mut harness, step);
        harness.state_mut().command(LessonCommand::Next);
    }
    harness.run();
    press(&mut harness, "Home");
    press(&mut harness, "Resume Acorn Hearts");
    wait(&mut harness);
    harness.run();
    look(&mut harness, "Table");
    for (key, dialog) in [(Key::S, "Score sheet"), (Key::Questionmark, "Keyboard shortcuts"), (Key::Escape, "Menu")] {
        harness.key_press(key);
        harness.step();
        harness.run();
        look(&mut harness, dialog);
        harness.key_press(Key::Escape);
        harness.step();
        harness.run();
    }
}

#[test]
fn every_control_on_every_screen_has_a_name_and_a_role() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut seen = 0;
    tour(&folder, "", |harness, place| {
        for control in controls(harness) {
            let is_area = matches!(control.role, Role::ScrollView | Role::Window);
            if is_area {
                continue;
            }
            seen += 1;
            let Control { role, name, rect, .. } = control;
            assert!(!name.trim().is_empty(), "{place}: a {role:?} at {rect} has no name");
            let plain = matches!(role, Role::Unknown | Role::GenericContainer);
            assert!(!plain, "{place}: “{name}” has no role");
        }
    });
    assert!(seen > 200, "only {seen} controls");
}

/// The headings of a page with their levels, in reading order.
fn headings(harness: &Harness<'_, App>) -> Vec<(usize, String)> {
    let nodes = harness.query_all_by_role(Role::Heading);
    let headings = nodes.map(|node| {
        let data = node.accesskit_node();
        let level = data.level().expect("a level");
        (level, data.label().expect("a heading has words"))
    });
    headings.collect()
}

/// Regression: screen readers found no heading anywhere, and a window without a title.
#[test]
fn every_page_and_dialog_has_a_title_and_the_window_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut pages, mut parts) = (HashSet::new(), 0);
    tour(&folder, "", |harness, place| {
        let title = harness.root().accesskit_node().label();
        assert_eq!(title.as_deref(), Some("Misère"), "{place}");
        let headings = headings(harness);
        let titles = headings.iter().filter(|(level, _)| *level == 1);
        // A dialog has its own title, besides that of the page below; a menu needs none.
        let is_dialog = matches!(place, "Score sheet" | "Keyboard shortcuts");
        let expected = if is_dialog { 2 } else { 1 };
        assert_eq!(titles.count(), expected, "{place}: {headings:?}");
        parts += headings.iter().filter(|(level, _)| *level > 1).count();
        pages.extend(headings);
    });
    for title in ["Misère", "Saved games", "Settings", "Mismatch", "Keyboard shortcuts"] {
        assert!(pages.contains(&(1, title.to_owned())), "{title}: {pages:?}");
    }
    for part in ["Players", "House rules", "Accessibility", "At the table"] {
        assert!(pages.contains(&(2, part.to_owned())), "{part}: {pages:?}");
    }
    assert!(parts > 30, "only {parts} headings below titles");
}

/// Regression: headings in the settings were not associated with anything.
#[test]
fn settings_that_belong_together_have_a_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    press(&mut harness, "Settings");
    harness.run();
    for (group, role) in [
        ("Accessibility", Role::Group),
        ("Play", Role::Group),
        ("Computer players", Role::RadioGroup),
        ("Screen readers announce", Role::RadioGroup),
    ] {
        let found = harness.query_all(
            by().predicate(move |node| node.role() == role && node.label().is_some_and(|label| label == group)),
        );
        assert_eq!(found.count(), 1, "{group}");
    }
}

#[test]
fn large_buttons_are_44_points_high_and_wide_on_every_screen() {
    const LEAST: f32 = 43.9;
    let folder = tempfile::tempdir().expect("a folder");
    let mut faults = Vec::new();
    tour(&folder, "large_targets: true, ", |harness, place| {
        for Control { role, name, rect, .. } in controls(harness) {
            // Cards in the hand may be narrower, because they overlap.
            let is_card =
                matches!(role, Role::Image | Role::ListBoxOption) || place == "Table" && rect.height() > 100.0;
            let is_area = matches!(role, Role::ScrollView | Role::Window | Role::Label);
            if !is_card && !is_area && (rect.width() < LEAST || rect.height() < LEAST) {
                faults.push(format!("{place}: {role:?} “{name}” {:?}", rect.size()));
            }
        }
    });
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Regression: a text field uses left and right itself, so the lists beside it could not be
/// reached.
#[test]
fn the_keyboard_reaches_every_control_on_every_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut faults = Vec::new();
    tour(&folder, "", |harness, place| {
        let modal = matches!(place, "Score sheet" | "Keyboard shortcuts" | "Menu");
        let reached = walk(harness, |harness| {
            faults.extend(hidden_focus(harness).map(|what| format!("{place}: {what}")));
        });
        for Control { id, role, name, rect } in controls(harness) {
            let is_area = matches!(role, Role::ScrollView | Role::Window | Role::Label);
            let is_off = harness
                .query_all(by().predicate(|_| true))
                .any(|node| format!("{:?}", node.accesskit_node().id()) == id && node.accesskit_node().is_disabled());
            let is_below = modal && !reached.contains(&id);
            if !is_area && !is_off && !is_below && !reached.contains(&id) {
                faults.push(format!("{place}: {role:?} “{name}” at {rect}"));
            }
        }
        assert!(!reached.is_empty(), "{place}");
    });
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Regression: the focus ring of buttons at the edge of a panel was clipped.
#[test]
fn the_focus_is_in_sight_and_has_a_ring_in_the_smallest_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut faults = Vec::new();
    tour(&folder, "", |harness, place| {
        let usual = harness.ctx.content_rect().size();
        // The size in points of the smallest window with an interface of 200 %.
        harness.set_size(vec2(534.0, 400.0));
        harness.run();
        for turn in 0..12 {
            harness.key_press([Key::Tab, Key::Tab, Key::ArrowDown, Key::ArrowRight][turn % 4]);
            harness.step();
            harness.step();
            let fault = match harness.ctx.memory(egui::Memory::focused) {
                Some(_) => hidden_focus(harness),
                None => Some("nothing has the focus".to_owned()),
            };
            faults.extend(fault.map(|what| format!("{place}, key {turn}: {what}")));
        }
        harness.set_size(usual);
        harness.run();
    });
    assert!(faults.is_empty(), "{} faults: {faults:#?}", faults.len());
}

/// The thing that prevents a person from seeing where the focus is, if anything.
fn hidden_focus(harness: &Harness<'_, App>) -> Option<String> {
    const NEARLY: f32 = 0.5;
    let id = harness.ctx.memory(egui::Memory::focused)?;
    let widget = harness.ctx.viewport(|viewport| viewport.prev_pass.widgets.get(id).copied());
    let Some(widget) = widget else { return Some(format!("{id:?} is not drawn")) };
    let is_focused = |node: &AccessKitNode<'_>| node.is_focused();
    let name = harness.query_all(by().predicate(is_focused)).next_back();
    let name = name.and_then(|node| node.accesskit_node().label());
    let name = format!("“{}” at {}", name.unwrap_or_default(), widget.rect);
    let sight = widget.interact_rect.intersect(harness.ctx.content_rect());
    if !sight.expand(NEARLY).contains_rect(widget.rect) {
        return Some(format!("{name} is cut off: {sight}"));
    }
    let lines = harness.output().shapes.iter();
    let rings: Vec<&ClippedShape> = lines.filter(|line| is_ring(&line.shape, widget.rect)).collect();
    // A card has a double line.
    let is_card = matches!(rings.first(), Some(ring) if matches!(ring.shape, Shape::Path(_)));
    if rings.len() < if is_card { 2 } else { 1 } {
        return Some(format!("{name} has no ring"));
    }
    let cut = rings.iter().find_map(|ring| {
        let line = ring.shape.visual_bounding_rect();
        let room = ring.clip_rect.intersect(harness.ctx.content_rect());
        (!room.expand(NEARLY).contains_rect(line)).then_some((line, room))
    });
    cut.map(|(line, room)| format!("{name}: the ring {line} is cut off by {room}"))
}

/// Tells whether this is a strong line around a control, or around the card whose visible strip this is. Unfocused
/// controls have thinner lines.
fn is_ring(line: &Shape, control: Rect) -> bool {
    match line {
        Shape::Rect(line) => {
            let (inner, outer) = (control.shrink(4.0), control.expand(4.0));
            line.stroke.width >= 2.0 && line.rect.contains_rect(inner) && outer.contains_rect(line.rect)
        }
        Shape::Path(line) => {
            let around = Rect::from_points(&line.points).expand(0.1 * control.height());
            line.closed && line.stroke.width >= 2.0 && around.contains_rect(control)
        }
        _ => false,
    }
}

/// The controls that are reached by Tab, and by arrows from any of those; calls `look` at each.
fn walk(harness: &mut Harness<'_, App>, mut look: impl FnMut(&Harness<'_, App>)) -> HashSet<String> {
    let mut press_key = |harness: &mut Harness<'_, App>, key: Key| {
        strike_with(harness, egui::Modifiers::SHIFT, key);
        look(harness);
        harness.ctx.memory(egui::Memory::focused)
    };
    let node = |harness: &Harness<'_, App>| {
        let is_focused = |node: &AccessKitNode<'_>| node.is_focused();
        let focused = harness.query_all(by().predicate(is_focused));
        let mut ids = focused.map(|node| format!("{:?}", node.accesskit_node().id()));
        ids.next_back()
    };
    let (mut reached, mut open, mut ids) = (HashSet::new(), Vec::new(), HashSet::<Id>::new());
    // Once around all groups, backwards.
    while let Some(id) = press_key(harness, Key::Tab).filter(|id| ids.insert(*id)) {
        reached.extend(node(harness));
        open.push(id);
    }
    while let Some(id) = open.pop() {
        for key in [Key::ArrowRight, Key::ArrowDown] {
            harness.ctx.memory_mut(|memory| memory.request_focus(id));
            harness.step();
            if let Some(next) = press_key(harness, key).filter(|next| ids.insert(*next)) {
                reached.extend(node(harness));
                open.push(next);
            }
        }
    }
    reached
}
