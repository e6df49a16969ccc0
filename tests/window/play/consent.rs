//! No program is started before the person has seen all of it, whichever way leads to the table.
//! None of these commands names a program that exists, so they leave nothing behind on any system.

use std::fs;

use egui::{Key, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::games::entry;
use misere::store::{Evening, Player, Store, open_example};
use misere::ui::settings::Settings;
use misere::ui::{App, Command, GameRequest, PageId, TableCommand, change_settings};

use crate::frames::until;

use super::person::{open, press, quick_store, run, says, session};
use super::programs::{foreign, may_allow};

/// Opens a game that was saved elsewhere, and waits until the person is asked about its program.
fn asked_about(command: &str) -> (tempfile::TempDir, Store, Harness<'static, App>) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    foreign(&store, command);
    let mut harness = open(&store);
    press(&mut harness, "Resume Finis");
    until_asked(&mut harness);
    (folder, store, harness)
}

fn is_asked(harness: &Harness<'_, App>) -> bool {
    harness.query_by_label("Let it play").is_some()
}

fn until_asked(harness: &mut Harness<'_, App>) {
    until(harness, "the question", is_asked);
}

fn allowed(harness: &Harness<'_, App>) -> usize {
    harness.state().settings().programs.programs().len()
}

/// A finished game of an evening, from elsewhere. Only the beginning of the command fits into the
/// form.
fn finished_elsewhere(store: &Store) -> String {
    let command = format!("no-such-program{};echo", " ".repeat(300));
    let mut saved = open_example(entry("finis").expect("a game"), true).expect("an example");
    saved.players[1] = Player::Program("Berta".into(), command.clone());
    saved.evening = Some(Evening::begin());
    let path = store.games_path().join("1-finis.ron");
    fs::create_dir_all(store.games_path()).expect("a folder");
    fs::write(&path, saved.to_ron()).expect("a file");
    command
}

#[test]
fn no_way_to_another_game_runs_a_program_unasked() {
    for next in [TableCommand::SameDeal, TableCommand::NextOfEvening, TableCommand::Rematch] {
        let folder = tempfile::tempdir().expect("a folder");
        let store = quick_store(&folder);
        finished_elsewhere(&store);
        let mut harness = open(&store);
        let path = store.games_path().join("1-finis.ron");
        run(&mut harness, GameRequest::Open(path));
        assert!(harness.state().is_over(), "{next:?}");
        run(&mut harness, next.clone());
        if matches!(harness.state().page(), PageId::NewGame(_)) {
            assert!(says(&harness, "you are shown all of it"), "{next:?}");
            press(&mut harness, "Start game");
        }
        let at = session(&harness).at();
        until_asked(&mut harness);
        assert!(says(&harness, "no-such-program‹300 blanks›;echo"), "{next:?}");
        assert_eq!((allowed(&harness), session(&harness).at()), (0, at), "{next:?}");
    }
}

/// A person who changes a part of a command has not typed the rest.
#[test]
fn a_command_counts_as_typed_only_from_the_first_character() {
    for (clears, asks) in [(false, true), (true, false)] {
        let folder = tempfile::tempdir().expect("a folder");
        let store = quick_store(&folder);
        finished_elsewhere(&store);
        let mut harness = open(&store);
        let path = store.games_path().join("1-finis.ron");
        run(&mut harness, GameRequest::Open(path));
        run(&mut harness, TableCommand::SameDeal);
        let field = "Command of the program at seat 2";
        harness.get_by_label(field).focus();
        harness.run();
        if clears {
            harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
            harness.key_press(Key::Delete);
            harness.run();
            // Undoing does not bring back what the person has not typed.
            harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::Z);
            harness.run();
            assert_eq!(harness.get_by_label(field).value().as_deref(), Some(""));
        }
        harness.get_by_label(field).type_text("no-such-program");
        harness.run();
        assert_eq!(says(&harness, "you are shown all of it"), asks);
        press(&mut harness, "Start game");
        until(&mut harness, "an answer", |harness| is_asked(harness) || allowed(harness) == 1);
        assert_eq!(is_asked(&harness), asks);
    }
}

#[test]
fn every_character_of_a_command_is_shown() {
    let braille = "\u{2800}".repeat(300);
    for (command, shown) in [
        (format!("no-such-program #{braille}\nno-such-program x"), "‹300 × U+2800›‹new line›no-such-program x"),
        (format!("no-such-program{}rm", " ".repeat(3000)), "no-such-program‹3000 blanks›rm"),
        ("no-such-program \u{202e}\"x\"\u{3164}".into(), " ‹U+202E›\"x\"‹U+3164›"),
        ("no-such-program a\u{301}\u{301}".into(), "a‹2 × U+0301›"),
    ] {
        let (_folder, _store, mut harness) = asked_about(&command);
        assert!(says(&harness, shown), "{shown}");
        let folder = std::env::current_dir().expect("a folder");
        assert!(says(&harness, &folder.display().to_string()));
        until(&mut harness, "the end of it", may_allow);
        press(&mut harness, "Let it play");
        assert_eq!(allowed(&harness), 1, "{shown}");
    }
}

#[test]
fn a_command_that_nobody_can_check_cannot_be_allowed() {
    let (_folder, _store, mut harness) = asked_about(&format!("no-such-program {}", "x ".repeat(1000)));
    assert!(says(&harness, "the command is too long to be checked"));
    for _ in 0..100 {
        harness.key_press(Key::PageDown);
        harness.step();
        assert!(!may_allow(&harness));
    }
    let before = session(&harness).at();
    harness.key_press(Key::Escape);
    harness.step();
    until(&mut harness, "a substitute", |harness| session(harness).at() > before);
    assert_eq!((is_asked(&harness), allowed(&harness)), (false, 0));
}

/// At every size, and however far the question before it was scrolled.
#[test]
fn a_question_opens_at_its_top_and_is_read_to_its_end() {
    for (size, zoom) in
        [(vec2(800.0, 600.0), 100), (vec2(800.0, 600.0), 200), (vec2(1920.0, 1080.0), 100), (vec2(1920.0, 1080.0), 200)]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let store = quick_store(&folder);
        let mut harness = open(&store);
        let settings = Settings { zoom, ..harness.state().settings().clone() };
        harness.state_mut().command(change_settings(|kept| *kept = settings));
        for _ in 0..3 {
            harness.step();
            harness.set_size(size / harness.ctx.zoom_factor());
        }
        for (number, letter) in ["a", "b"].into_iter().enumerate() {
            foreign(&store, &naming_many_files(&folder, letter));
            let path = store.games_path().join(format!("{letter}.ron"));
            fs::rename(store.games_path().join("1-finis.ron"), &path).expect("a file");
            harness.state_mut().command(GameRequest::Open(path));
            until_asked(&mut harness);
            let screen = harness.ctx.content_rect();
            for button in ["Let it play", "Play without it"] {
                assert!(screen.contains_rect(harness.get_by_label(button).rect()), "{button} at {size}, {zoom} %");
            }
            harness.run();
            assert!(!may_allow(&harness), "{letter} at {size}, {zoom} %");
            read_to_the_end(&mut harness);
            press(&mut harness, "Let it play");
            assert_eq!(allowed(&harness), number + 1, "{size}, {zoom} %");
            run(&mut harness, Command::Show(PageId::HOME));
        }
    }
}

/// Returns a command with so many files that the question about it is higher than any dialog.
fn naming_many_files(folder: &tempfile::TempDir, letter: &str) -> String {
    let mut command = "no-such-program".to_owned();
    for number in 0.. {
        let file = folder.path().join(format!("{letter}{number}"));
        let word = format!(" \"{}\"", file.display());
        // Longer commands cannot be allowed at all.
        if command.len() + word.len() > 950 {
            break;
        }
        fs::write(file, letter).expect("a file");
        command += &word;
    }
    command
}

/// Reads page by page until the program can be allowed.
fn read_to_the_end(harness: &mut Harness<'_, App>) {
    for _ in 0..200 {
        harness.key_press(Key::PageDown);
        harness.run();
        if may_allow(harness) {
            return;
        }
    }
    panic!("it has no end");
}

#[test]
fn a_program_whose_file_has_changed_needs_consent_again() {
    let own = tempfile::tempdir().expect("a folder");
    let bot = own.path().join("bot.txt");
    fs::write(&bot, "1").expect("a file");
    let command = format!("no-such-program \"{}\"", bot.display());
    let (_folder, store, mut harness) = asked_about(&command);
    assert!(says(&harness, "If one of them changes"));
    until(&mut harness, "the end of it", may_allow);
    press(&mut harness, "Let it play");
    for (content, asks) in [("1", false), ("2", true)] {
        drop(harness);
        fs::write(&bot, content).expect("a file");
        harness = open(&store);
        press(&mut harness, "Resume Finis");
        until(&mut harness, "an answer", |harness| is_asked(harness) || says(harness, "A simple player takes over"));
        assert_eq!(is_asked(&harness), asks);
    }
}
