//! External programs at the table: seated, asked, failing, dismissed, and only with consent.

use std::fs;
use std::path::Path;

use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use misere::games::entry;
use misere::rules::{Next, Seat};
use misere::store::{Player, Store, open_example};
use misere::trace;
use misere::ui::{App, PageId};
use serde_json::Value as Json;
use tempfile::TempDir;

use crate::frames::until;
use crate::player::{Habit, command};
use crate::python::python;

use super::person::{act, choose_easy, go_on, is_asked, next, open, press, quick_store, says, seat, session, wait};

/// Returns the command of a player with a log.
fn player(folder: &TempDir, name: &str, habit: Habit) -> String {
    command(habit, &folder.path().join(format!("{name}.log")))
}

/// Returns the messages that such a player has read so far.
fn log(folder: &TempDir, name: &str) -> Vec<Json> {
    let path = folder.path().join(format!("{name}.log"));
    let text = fs::read_to_string(path).unwrap_or_default();
    // The last line may be incomplete.
    let (whole, _) = text.rsplit_once('\n').unwrap_or_default();
    whole.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Sets up a game of Finis as a person does, with a program at the second seat.
fn seated(store: &Store, command: &str) -> Harness<'static, App> {
    let mut harness = open(store);
    press(&mut harness, "Finis");
    choose_easy(&mut harness);
    seat(&mut harness, 2, "Program…");
    harness.run();
    // The game cannot be started without a command.
    assert!(harness.query_by_label("Seat 2 needs a command.").is_some());
    assert!(harness.get_by_label("Start game").accesskit_node().is_disabled());
    let field = "Command of the program at seat 2";
    harness.get_by_label(field).focus();
    harness.run();
    harness.get_by_label(field).type_text(command);
    harness.run();
    press(&mut harness, "Start game");
    assert_eq!(harness.state().page(), PageId::TABLE);
    harness
}

/// Plays until the person has acted this many times, or to the end.
fn play(harness: &mut Harness<'_, App>, acts: usize) {
    let mut done = 0;
    while done < acts && !harness.state().is_over() {
        wait(harness);
        if !go_on(harness) && is_asked(harness) {
            act(harness);
            done += 1;
        }
    }
}

/// Plays until a message is shown.
fn until_said(harness: &mut Harness<'_, App>, words: &str) {
    while !says(harness, words) {
        assert!(!harness.state().is_over(), "“{words}” was not said");
        if go_on(harness) {
            continue;
        }
        if is_asked(harness) {
            act(harness);
        } else {
            harness.step();
            until(harness, words, |harness| {
                says(harness, words) || is_asked(harness) || next(harness).is_some() || harness.state().is_over()
            });
        }
    }
}

/// Tells whether the person is asked about a program and can allow it.
pub fn may_allow(harness: &Harness<'_, App>) -> bool {
    let allow = harness.query_by_label("Let it play");
    allow.is_some_and(|button| !button.accesskit_node().is_disabled())
}

/// Returns the actions of the second seat with its legal actions.
fn acts_of_the_program(harness: &Harness<'_, App>) -> Vec<Json> {
    let trace = trace::of(session(harness), true);
    let lines = trace.lines().map(|line| serde_json::from_str(line).expect("JSON"));
    let own = |line: &Json| line["event"] == "act" && line["seat"] == 1;
    lines.filter(own).collect()
}

/// Checks that the program always plays its lowest card, as no built-in player does.
fn plays_like_the_example(acts: &[Json]) {
    let rank = |action: &Json| {
        let text = action.as_str().expect("an action");
        "23456789TJQKA".find(text.as_bytes()[5] as char)
    };
    let plays = acts.iter().filter(|act| act["action"].as_str().is_some_and(|a| a.starts_with("play ")));
    let mut free = 0;
    for act in plays {
        let legal = act["legal"].as_array().expect("a list");
        assert_eq!(rank(&act["action"]), legal.iter().map(rank).min().flatten(), "{act}");
        free += usize::from(legal.len() > 1);
    }
    assert!(free > 0, "it never had a choice");
}

#[test]
fn a_program_can_be_seated_plays_and_is_resumed() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let bot = Path::new(crate::ROOT).join("docs/bot.py");
    let command = format!("{} \"{}\"", python(), bot.display());
    let mut harness = seated(&store, &command);
    play(&mut harness, 5);
    assert!(!says(&harness, "A simple player"), "a fault was told");
    drop(harness);
    // The save names it, and it needs no further consent.
    let slot = store.list().pop().expect("a file");
    let saved = slot.into_game().expect("a game");
    assert_eq!(saved.players[1].command(), Some(&*command));
    let mut harness = open(&store);
    press(&mut harness, "Resume Finis");
    play(&mut harness, 1000);
    assert!(harness.state().is_over() && !says(&harness, "A simple player"));
    plays_like_the_example(&acts_of_the_program(&harness));
    // The next game starts with it.
    drop(harness);
    let mut harness = open(&store);
    press(&mut harness, "Finis");
    let field = harness.get_by_label("Command of the program at seat 2");
    assert_eq!(field.value().as_deref(), Some(&*command));
}

#[test]
fn a_failing_program_is_reported_and_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let illegal = player(&folder, "illegal", Habit::Action("play ??"));
    let words = player(&folder, "words", Habit::Line("hello"));
    let ended = player(&folder, "ended", Habit::LastAndEnds(2));
    for (command, what) in [
        ("no-such-program-anywhere", "program has ended. A simple player takes over"),
        (&*illegal, "wanted “play ??”, which is not legal now. A simple player decided instead"),
        (&words, "said “hello”, which is not an answer. A simple player decided instead"),
        (&ended, "program has ended. A simple player decided instead"),
    ] {
        let home = tempfile::tempdir().expect("a folder");
        let store = quick_store(&home);
        let mut harness = seated(&store, command);
        until_said(&mut harness, what);
        let at = session(&harness).at();
        play(&mut harness, 6);
        assert!(session(&harness).at() >= at + 6, "{command}");
    }
    // A program that had ended was started again and was told the whole game.
    let heard = log(&folder, "ended");
    let greetings = heard.iter().filter(|m| m["event"] == "game").count();
    assert!(greetings > 2, "{greetings} greetings");
    for pair in heard.windows(2) {
        if pair[0]["event"] == "game" {
            assert_eq!(pair[1]["events"][0]["event"], "deal", "{pair:?}");
        }
    }
}

#[test]
fn a_program_hears_the_game_again_after_an_undo_and_ends_when_the_table_is_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = seated(&store, &player(&folder, "bot", Habit::Last));
    play(&mut harness, 3);
    wait(&mut harness);
    let before = log(&folder, "bot");
    assert_eq!(before.iter().filter(|m| m["event"] == "game").count(), 1);
    press(&mut harness, "Undo");
    assert_eq!(session(&harness).undo_count(), 1);
    let at = session(&harness).at();
    // The winner of a trick may lead before the program is asked.
    let (heard, last) = (0..10)
        .find_map(|_| {
            play(&mut harness, 1);
            wait(&mut harness);
            let heard = log(&folder, "bot");
            let last = heard.iter().rposition(|m| m["event"] == "game")?;
            (last >= before.len()).then_some((heard, last))
        })
        .expect("it is greeted anew");
    // The new process was told the whole game, but never more than its seat may know.
    let asked = &heard[last + 1];
    assert_eq!(asked["event"], "ask");
    let events = asked["events"].as_array().expect("a list");
    assert_eq!(events[0]["event"], "deal");
    assert_eq!(events[0]["hands"][0][0], "??");
    assert_ne!(events[0]["hands"][1][0], "??");
    let acts = events.iter().filter(|event| event["event"] == "act").count();
    assert!(acts < session(&harness).at() && acts + 2 >= at, "{acts} acts at {at}");

    press(&mut harness, "Home");
    until(&mut harness, "the end of both", |_| {
        let byes = log(&folder, "bot").iter().filter(|m| m["event"] == "bye").count();
        byes == 2
    });
}

/// Saves a half-played game, as if it came from elsewhere, with a program at the second seat.
pub fn foreign(store: &Store, command: &str) {
    let mut saved = open_example(entry("finis").expect("a game"), false).expect("an example");
    saved.players[1] = Player::Program("Berta".into(), command.into());
    // That seat is to act, so only consent is missing.
    while saved.session.next() != Next::Act(Seat::new(1)) {
        let action = saved.session.moves()[0].text.clone();
        saved.session.play(&action).expect("a legal action");
    }
    fs::create_dir_all(store.games_path()).expect("a folder");
    fs::write(store.games_path().join("1-finis.ron"), saved.to_ron()).expect("a file");
}

#[test]
fn a_game_from_elsewhere_starts_no_program_without_consent() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let command = player(&folder, "foreign", Habit::First);
    foreign(&store, &command);
    let ran = || !log(&folder, "foreign").is_empty();
    let asks = |harness: &mut Harness<'_, App>| {
        until(harness, "the question", may_allow);
    };

    let mut harness = open(&store);
    press(&mut harness, "Resume Finis");
    let at = session(&harness).at();
    asks(&mut harness);
    assert!(says(&harness, "foreign"), "the command is not shown");
    assert_eq!(session(&harness).at(), at);
    press(&mut harness, "Play without it");
    play(&mut harness, 3);
    assert!(session(&harness).at() > at && !ran());
    drop(harness);

    // Consent is requested again next time, but no longer once given.
    let mut harness = open(&store);
    press(&mut harness, "Resume Finis");
    asks(&mut harness);
    assert!(!ran());
    press(&mut harness, "Let it play");
    let allowed = harness.state().settings().programs.programs();
    assert_eq!(allowed[0].command(), command);
    let remove = format!("Remove {command} in {}", allowed[0].folder());
    while !ran() {
        assert!(!harness.state().is_over(), "the program was never asked");
        play(&mut harness, 1);
    }
    play(&mut harness, 2);
    let heard = log(&folder, "foreign").len();
    drop(harness);
    let mut harness = open(&store);
    press(&mut harness, "Resume Finis");
    play(&mut harness, 2);
    while log(&folder, "foreign").len() <= heard + 1 {
        assert!(!harness.state().is_over(), "the program was not asked again");
        play(&mut harness, 1);
    }
    assert!(harness.query_by_label("Let it play").is_none());

    // A forgotten program needs consent again.
    press(&mut harness, "Home");
    press(&mut harness, "Settings");
    harness.get_by_label(&remove).click_accesskit();
    harness.run();
    assert!(harness.state().settings().programs.programs().is_empty());
    press(&mut harness, "Home");
    press(&mut harness, "Resume Finis");
    asks(&mut harness);
}
