//! Nothing plays by itself: a key acts once, a press of the pointer only where it began, and what was
//! meant for one moment does nothing in the next.

pub mod drags;
mod forced;
mod moments;
mod motion;
mod shared;

use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use misere::rules::Next;
use misere::rules::Seat;
use misere::store::Store;
use misere::ui::board::BoardAction;
use misere::ui::{App, GameRequest, LessonCommand, PageId, TableCommand};

use super::frames::Wakes;
use super::play::person::*;

/// Fast opponents and no motion.
const QUICK: &str = "(motion: None, pace: Fast, trick: Short)";

/// Holds a key for some frames, with a repetition in each, and does not release it.
fn hold(harness: &mut Harness<'_, App>, key: Key, frames: usize) {
    hold_with(harness, Modifiers::NONE, key, frames);
}

fn hold_with(harness: &mut Harness<'_, App>, modifiers: Modifiers, key: Key, frames: usize) {
    for _ in 0..frames {
        harness.input_mut().events.push(Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers,
        });
        harness.step();
    }
}

fn release(harness: &mut Harness<'_, App>, key: Key) {
    harness.key_up(key);
    harness.step();
}

/// The number of actions of the first seat.
fn own_acts(harness: &Harness<'_, App>) -> usize {
    let past = session(harness).past();
    let acts = past.iter().filter_map(|step| step.act.as_ref());
    acts.filter(|act| act.seat == Seat::new(0)).count()
}

/// Draws a frame this many seconds later. From then on, time passes only like this.
fn tick(harness: &mut Harness<'_, App>, seconds: f64) {
    let now = harness.ctx.input(|input| input.time);
    harness.input_mut().time = Some(now + seconds);
    harness.step();
}

/// Performs a legal action without the pointer, which would take the focus away.
fn play_any(harness: &mut Harness<'_, App>) {
    let moves = session(harness).moves();
    let chosen = moves[session(harness).at() * 7 % moves.len()].text.clone();
    let done = TableCommand::Board(BoardAction::Play(chosen));
    harness.state_mut().command(done);
    harness.step();
}

/// Clicks within a single frame.
fn click_at_once(harness: &mut Harness<'_, App>, at: Pos2) {
    let button =
        |pressed| Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
    let events = [Event::PointerMoved(at), button(true), button(false)];
    harness.input_mut().events.extend(events);
    harness.step();
}

/// Regression: Enter held for 0.8 s on Home resumed the game and played a card nobody chose.
#[test]
fn a_key_that_is_held_on_home_resumes_the_game_and_plays_nothing() {
    for key in [Key::Enter, Key::Space] {
        let folder = tempfile::tempdir().expect("a folder");
        let before = own_acts(&at_table(&folder));
        let mut harness = open(&Store::within(folder.path()));
        hold(&mut harness, key, 40);
        assert_eq!(harness.state().page(), PageId::TABLE, "{key:?}");
        assert_eq!(own_acts(&harness), before, "{key:?} played");
        release(&mut harness, key);
        strike(&mut harness, key);
        assert_eq!(own_acts(&harness), before + 1, "a fresh {key:?} plays");
    }
}

#[test]
fn a_key_that_is_held_at_the_table_plays_once() {
    for key in [Key::Enter, Key::Space] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = at_table(&folder);
        let before = own_acts(&harness);
        let name = playable(&harness);
        harness.get_by_label(&name).focus();
        harness.step();
        hold(&mut harness, key, 1);
        assert_eq!(own_acts(&harness), before + 1);
        for _ in 0..100 {
            hold(&mut harness, key, 1);
            std::thread::yield_now();
        }
        wait(&mut harness);
        hold(&mut harness, key, 20);
        assert_eq!(own_acts(&harness), before + 1, "{key:?} played again");
    }
}

/// Regression: U held undid 17 decisions.
#[test]
fn a_held_undo_undoes_one_decision() {
    for (modifiers, key) in [(Modifiers::NONE, Key::U), (Modifiers::COMMAND, Key::Z)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = at_table(&folder);
        for _ in 0..3 {
            act(&mut harness);
            wait(&mut harness);
            assert!(next(&harness).is_none());
        }
        hold_with(&mut harness, modifiers, key, 20);
        assert_eq!(session(&harness).undo_count(), 1, "{key:?}");
        release(&mut harness, key);
        hold_with(&mut harness, modifiers, key, 20);
        assert_eq!(session(&harness).undo_count(), 2, "{key:?}");
    }
}

/// A key that opens something would close it again, or ask for more.
#[test]
fn a_held_key_opens_a_dialog_or_panel_and_leaves_it_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    for (key, shown) in [(Key::S, "Score sheet"), (Key::Escape, "Back to the table"), (Key::F1, "Close")] {
        for frames in [7, 8] {
            hold(&mut harness, key, frames);
            assert!(says(&harness, shown), "{key:?} for {frames} frames");
            release(&mut harness, key);
            strike(&mut harness, if key == Key::F1 { key } else { Key::Escape });
            assert!(harness.query_by_label(shown).is_none());
        }
    }
    hold(&mut harness, Key::H, 1);
    for _ in 0..2000 {
        hold(&mut harness, Key::H, 1);
        if !prompt_says(&harness, "Thinking about a hint") {
            break;
        }
        Wakes::of(&harness.ctx).wait();
    }
    hold(&mut harness, Key::H, 5);
    assert!(!says(&harness, "How your choices compare"));
    release(&mut harness, Key::H);
    strike(&mut harness, Key::H);
    assert!(says(&harness, "How your choices compare"));
}

#[test]
fn a_held_key_answers_one_question_of_a_lesson_and_tries_one_card_of_a_puzzle() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&newcomers_store(&folder));
    press(&mut harness, "Learn Finis");
    harness.run();
    for _ in 0..3 {
        let (_, before) = harness.state().lesson().expect("a lesson");
        hold(&mut harness, Key::Enter, 40);
        let (_, after) = harness.state().lesson().expect("a lesson");
        assert!(after <= before + 1, "{before} to {after}");
        release(&mut harness, Key::Enter);
        let next = LessonCommand::Next;
        run(&mut harness, next);
    }
    press(&mut harness, "Home");
    press(&mut harness, "Puzzles");
    press(&mut harness, "Finis");
    press(&mut harness, "Next puzzle");
    harness.run();
    let puzzle = harness.state().puzzle();
    // The answer is shown, but no other puzzle follows.
    harness.get_by_label("Show answer").focus();
    harness.step();
    hold(&mut harness, Key::Enter, 40);
    assert!(says(&harness, "The answer:"));
    assert_eq!(harness.state().puzzle(), puzzle);
}

#[test]
fn held_arrows_move_and_held_letters_edit() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    harness.run();
    let mut seen = std::collections::HashSet::new();
    for _ in 0..6 {
        hold_with(&mut harness, Modifiers::SHIFT, Key::ArrowRight, 1);
        seen.insert(harness.ctx.memory(egui::Memory::focused));
    }
    assert!(seen.len() > 2, "{seen:?}");
    release(&mut harness, Key::ArrowRight);
    strike_with(&mut harness, Modifiers::COMMAND, Key::N);
    harness.set_size(egui::vec2(1280.0, 1600.0));
    harness.run();
    press(&mut harness, "Cards: freshly shuffled");
    harness.run();
    harness.get_by_label("Deal code").focus();
    harness.run();
    harness.get_by_label("Deal code").type_text("abcdef");
    harness.run();
    hold(&mut harness, Key::Backspace, 3);
    let value = |harness: &Harness<'_, App>| {
        let field = harness.get_by_label("Deal code");
        field.accesskit_node().value().unwrap_or_default()
    };
    assert_eq!(value(&harness), "abc");
}

/// Shift may be released first, and the key is then called by another name.
#[test]
fn a_key_that_is_released_under_another_name_works_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    let slash = |key, pressed| Event::Key {
        key,
        physical_key: Some(Key::Slash),
        pressed,
        repeat: false,
        modifiers: Modifiers::SHIFT,
    };
    for turn in 0..3 {
        harness.event(slash(Key::Questionmark, true));
        harness.event(slash(Key::Slash, false));
        harness.run_steps(4);
        assert!(says(&harness, "Keyboard shortcuts"), "turn {turn}");
        strike(&mut harness, Key::Escape);
        assert!(!says(&harness, "Keyboard shortcuts"));
    }
}

/// The key that started the program or chose a file may still be down.
#[test]
fn a_key_held_since_before_the_window_had_the_focus_does_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(at_table(&folder));
    let mut harness = open(&Store::within(folder.path()));
    harness.event(Event::WindowFocused(true));
    harness.step();
    hold(&mut harness, Key::Enter, 12);
    assert_eq!(harness.state().page(), PageId::HOME);
    release(&mut harness, Key::Enter);
    strike(&mut harness, Key::Enter);
    assert_eq!(harness.state().page(), PageId::TABLE);
}

/// Regression: Enter once a second ran through “Deal over” and the result into a rematch, unread.
#[test]
fn a_result_cannot_be_dismissed_before_it_has_been_seen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at_table(&folder);
    while next(&harness).is_none() {
        if is_asked(&harness) {
            play_any(&mut harness);
        }
        tick(&mut harness, 0.05);
        std::thread::yield_now();
    }
    let at = session(&harness).at();
    let button = next(&harness).expect("a score sheet");
    for key in [Key::Enter, Key::Space, Key::U] {
        strike(&mut harness, key);
    }
    let center = harness.get_by_label(button).rect().center();
    click_at_once(&mut harness, center);
    tick(&mut harness, 0.5);
    click_at_once(&mut harness, center);
    harness.step();
    assert_eq!(session(&harness).at(), at, "dismissed at once");
    assert_eq!(session(&harness).undo_count(), 0);
    tick(&mut harness, 0.3);
    click_at_once(&mut harness, center);
    harness.step();
    assert!(session(&harness).at() > at, "not dismissed");
}

#[test]
fn the_result_of_a_game_stays_as_well() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&quick_store(&folder));
    let command = GameRequest::OpenExample { id: "finis", finished: true };
    harness.state_mut().command(command);
    for _ in 0..4 {
        tick(&mut harness, 0.05);
    }
    let is_over = |harness: &Harness<'_, App>| session(harness).next() == Next::Over;
    assert!(says(&harness, "Rematch"));
    strike(&mut harness, Key::Enter);
    assert!(is_over(&harness), "a rematch at once");
    tick(&mut harness, 0.75);
    strike(&mut harness, Key::Enter);
    assert!(!is_over(&harness), "no rematch");
}
