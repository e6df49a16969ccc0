//! A drag or click ends with the page, dialog and table it began on: the card goes back to the hand.

use egui::{Event, Key, Modifiers, Pos2, Rect, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::cards::Card;
use misere::games::{self, entry};
use misere::lessons::{Lesson, Task};
use misere::ui::{App, GameRequest, LessonCommand, PageId};

use super::super::play::person::*;

/// Something that happens while the pointer is down.
pub type Interruption = (&'static str, fn(&mut Harness<'_, App>));

/// Interruptions on every page with a table.
pub const INTERRUPTIONS: [Interruption; 6] = [
    ("a dialog", |harness| strike(harness, Key::Questionmark)),
    ("a dialog that was closed again", |harness| {
        strike(harness, Key::Questionmark);
        strike(harness, Key::Escape);
    }),
    ("another page", |harness| {
        let here = harness.state().page();
        strike_with(harness, Modifiers::COMMAND, Key::O);
        assert_eq!(harness.state().page(), PageId::SAVED);
        strike(harness, Key::Escape);
        assert_eq!(harness.state().page(), here);
    }),
    ("another window", |harness| {
        for focused in [false, true] {
            harness.event(Event::WindowFocused(focused));
        }
        harness.step();
    }),
    ("the pointer is lost", |harness| {
        harness.event(Event::PointerGone);
        harness.step();
    }),
    ("Escape", |harness| strike(harness, Key::Escape)),
];

/// Interruptions at the table of a game.
const AT_THE_TABLE: [Interruption; 6] = [
    ("the score sheet", |harness| strike(harness, Key::S)),
    ("the rules beside the table", |harness| {
        strike(harness, Key::F1);
    }),
    ("the rules, closed again", |harness| {
        strike(harness, Key::F1);
        strike(harness, Key::F1);
    }),
    ("the form of a new game", |harness| {
        strike_with(harness, Modifiers::COMMAND, Key::N);
        strike(harness, Key::Escape);
    }),
    ("another size of the window", |harness| {
        harness.set_size(vec2(1200.0, 760.0));
        harness.step();
    }),
    ("undo", |harness| strike(harness, Key::U)),
];

/// Picks up a card and carries it to a point.
pub fn pick_up(harness: &mut Harness<'_, App>, card: Rect, to: Pos2) {
    // The lower edge of a card is covered by no other.
    let from = card.center_bottom() - vec2(0.0, 20.0);
    harness.hover_at(from);
    harness.drag_at(from);
    harness.step();
    for part in [0.2, 0.6, 1.0] {
        harness.hover_at(from.lerp(to, part));
        harness.step();
    }
}

/// Lets go of the pointer, and closes the dialog that may be open.
pub fn let_go(harness: &mut Harness<'_, App>, at: Pos2) {
    harness.hover_at(at);
    harness.drop_at(at);
    harness.step();
    harness.step();
    if says(harness, "Keyboard shortcuts") || says(harness, "Score sheet") {
        strike(harness, Key::Escape);
    }
    harness.step();
}

const MIDDLE: Pos2 = pos2(640.0, 330.0);

/// Regression: a card was played under the dialog that had opened, or on return to the table.
#[test]
fn a_drag_at_the_table_ends_with_what_it_began_in() {
    for (what, interrupt) in INTERRUPTIONS.into_iter().chain(AT_THE_TABLE) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = at_table(&folder);
        act(&mut harness);
        wait(&mut harness);
        harness.run();
        let card = harness.get_by_label(&playable(&harness)).rect();
        pick_up(&mut harness, card, MIDDLE);
        interrupt(&mut harness);
        let before = session(&harness).steps();
        let_go(&mut harness, MIDDLE);
        assert_eq!(session(&harness).steps(), before, "{what}");
        // The next drag works.
        if what == "another size of the window" || what == "the rules beside the table" {
            continue;
        }
        harness.run();
        let card = harness.get_by_label(&playable(&harness)).rect();
        pick_up(&mut harness, card, MIDDLE);
        let_go(&mut harness, MIDDLE);
        assert!(session(&harness).at() > before.len() || what == "undo", "{what}");
    }
}

#[test]
fn a_drag_does_nothing_in_another_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let card = harness.get_by_label(&playable(&harness)).rect();
    pick_up(&mut harness, card, MIDDLE);
    let command = GameRequest::OpenExample { id: "finis", finished: false };
    harness.state_mut().command(command);
    harness.run_steps(2);
    assert_eq!(session(&harness).id(), "finis");
    assert!(is_asked(&harness));
    let before = session(&harness).at();
    for at in [MIDDLE, card.center(), MIDDLE] {
        harness.hover_at(at);
        harness.step();
    }
    let_go(&mut harness, MIDDLE);
    assert_eq!(session(&harness).at(), before);
}

/// A press that has not become a drag yet would be a click when it is released.
#[test]
fn a_press_does_nothing_once_something_else_is_shown() {
    for (what, interrupt) in INTERRUPTIONS.into_iter().chain(AT_THE_TABLE) {
        if matches!(what, "Escape" | "undo" | "another size of the window") {
            continue;
        }
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = at_table(&folder);
        act(&mut harness);
        wait(&mut harness);
        harness.run();
        let before = session(&harness).steps();
        for name in [playable(&harness), "Undo".to_owned()] {
            let at = harness.get_by_label(&name).rect().center();
            harness.hover_at(at);
            harness.drag_at(at);
            harness.step();
            interrupt(&mut harness);
            let_go(&mut harness, at);
            assert_eq!(session(&harness).steps(), before, "{name}, {what}");
            if what == "the rules beside the table" {
                strike(&mut harness, Key::F1);
            }
            harness.run();
        }
    }
}

#[test]
fn a_drag_in_a_lesson_ends_with_what_it_began_in() {
    let finis = entry("finis").expect("a game");
    let lesson = Lesson::of(finis).expect("a lesson").expect("a lesson that can be read");
    let mut steps = lesson.steps.iter().enumerate();
    let (step, right) = steps
        .find_map(|(index, step)| match &step.task {
            Task::Play { right, .. } => Some((index, right[0].clone())),
            _ => None,
        })
        .expect("a card to play");
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&newcomers_store(&folder));
    press(&mut harness, "Learn Finis");
    for _ in 0..step {
        let next = LessonCommand::Next;
        run(&mut harness, next);
    }
    harness.run_steps(20);
    ends_with_what_it_began_in(&mut harness, &right, "Right.");
}

#[test]
fn a_drag_in_a_puzzle_ends_with_what_it_began_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    for name in ["Puzzles", "Finis", "Next puzzle"] {
        press(&mut harness, name);
    }
    harness.run();
    let answer = games::puzzles("finis").remove(0).answer;
    ends_with_what_it_began_in(&mut harness, &answer, "Right.");
}

/// Carries the card of an action to the middle of an exercise, which only counts if nothing
/// interrupts it.
fn ends_with_what_it_began_in(harness: &mut Harness<'_, App>, action: &str, reply: &str) {
    let code = action.strip_prefix("play ").expect("a card is played");
    let card: Card = code.parse().expect("a card");
    let name = capitalized(&card.name());
    let middle = pos2(440.0, 400.0);
    for (what, interrupt) in INTERRUPTIONS {
        let card = harness.get_by_label(&name).rect();
        pick_up(harness, card, middle);
        interrupt(harness);
        let_go(harness, middle);
        assert!(harness.query_by_label(reply).is_none(), "{what}");
        assert!(harness.query_by_label(&name).is_some(), "{what}");
        harness.run();
    }
    let card = harness.get_by_label(&name).rect();
    pick_up(harness, card, middle);
    let_go(harness, middle);
    assert!(harness.query_by_label(reply).is_some(), "the drag itself");
}
