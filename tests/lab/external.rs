//! External bots: the example in `docs/bots.md`, illegal answers, and the information a bot gets.

use std::fs;

use misere_games::GAMES;
use serde_json::Value as Json;

use crate::player::{Habit, command};
use crate::python::python;
use crate::results::without_time;
use crate::{Folder, json, lines, misere, printed, traced};

/// The complete example of `docs/bots.md`.
#[test]
fn the_example_bot_plays_every_game_without_a_fault() {
    let python = python();
    let script = crate::in_repository("docs/bot.py");
    let bot = format!("exec:{python} \"{}\"", script.display());
    for entry in GAMES {
        let mut bots = vec!["random"; entry.usual];
        bots[0] = &bot;
        bots[entry.usual - 1] = &bot;
        let bots = bots.join(",");
        let run = |jobs: &str, games: &str| {
            let args = ["simulate", "--game", entry.id, "--bots", &bots, "--json"];
            without_time(&printed(&[&args[..], &["--jobs", jobs, "--games", games]].concat()))
        };
        let report = run("2", "1");
        assert_eq!(report["results"][0]["faults"], 0, "{}", entry.id);
        assert_eq!(report["tally"]["games"], 1);
        if entry.id == GAMES[GAMES.len() - 1].id {
            assert_eq!(run("1", "3"), run("2", "3"), "{}", entry.id);
        }
    }
}

/// Otherwise a bot could try seeds until one gives its luck, and then know every card.
#[test]
fn luck_does_not_follow_from_the_seed_of_the_packs() {
    let folder = Folder::new();
    let heard = folder.path("heard.log");
    let bots = format!("exec:{},easy,easy,easy", command(Habit::First, heard.as_ref()));
    let luck = |seed: &str, first: &str| {
        let args = ["simulate", "--game", "finis", "--games", "1", "--jobs", "1", "--bots", &bots];
        printed(&[&args[..], &["--seed", seed, "--first", first]].concat());
        let start = lines(&fs::read_to_string(&heard).expect("what was heard"));
        fs::remove_file(&heard).expect("a file");
        let start = &start[0];
        start["luck"].as_u64().expect("a number")
    };
    assert_eq!(luck("1", "5"), luck("2", "5"), "it follows from the packs");
    assert_ne!(luck("1", "5"), luck("1", "6"), "each game has its own");
}

#[test]
fn an_illegal_move_by_a_bot_is_reported_and_the_game_goes_on() {
    let folder = Folder::new();
    let bots = |habit| {
        let log = folder.path("heard.log");
        format!("exec:{},easy,easy,easy", command(habit, log.as_ref()))
    };
    for (habit, more, words, faults) in [
        (Habit::Last, &[][..], "", 0..1),
        (Habit::Action("play"), &[], "`play` is not legal: expected `p", 70..71),
        (
            Habit::Line("hello hello hello hello hello hello hello hello hello hello hello hello"),
            &[],
            "` is not an answer: expected a line such as",
            70..71,
        ),
        (Habit::OtherNumber, &[], "is not an answer", 70..71),
        (Habit::LastAndEnds(9), &[], "the program has ended", 60..61),
        // Late answers are not mistaken for answers to later questions.
        (Habit::LastAndLate, &["--think-ms", "500"], "no answer within 500 ms", 4..16),
    ] {
        let (bots, name) = (bots(habit), format!("{habit:?}"));
        let args = ["simulate", "--game", "finis", "--games", "2", "--json", "--bots", &bots];
        let output = misere(&[&args[..], &["--jobs", "1"], more].concat());
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{name}: {error}");
        assert!(error.contains(words) && error.lines().count() <= 10, "{name}: {error}");
        let report = json(&String::from_utf8(output.stdout).expect("UTF-8"));
        let counted = report["results"][0]["faults"].as_u64().expect("a number");
        assert!(faults.contains(&counted), "{name}: {counted}: {error}");
        assert_eq!(report["tally"]["games"], 2);
    }
    let missing = "exec:no-such-program-anywhere,easy,easy,easy".to_owned();
    for bots in [missing, bots(Habit::Ends)] {
        let output = misere(&["simulate", "--game", "finis", "--games", "2", "--bots", &bots]);
        assert_eq!(output.status.code(), Some(1), "{bots}");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(error.contains("the program does not answer"), "{error}");
    }
}

/// A bot gets no seed, and only the number of hidden cards. That nothing else leaks is a law for
/// all games: twin worlds look alike.
#[test]
fn a_bot_hears_only_what_its_seat_may_know() {
    let folder = Folder::new();
    let heard = folder.path("heard.log");
    let bots = format!("exec:{},random,random,random", command(Habit::First, heard.as_ref()));
    let args = ["--game", "four_bad_queens", "--games", "1", "--jobs", "1"];
    let trace = lines(&traced(&[&args[..], &["--bots", &bots]].concat()));
    let mut heard = lines(&fs::read_to_string(heard).expect("what was heard"));
    assert_eq!(heard.pop().expect("a message")["event"], "bye");
    let greeting = &heard[0];
    assert_eq!(greeting["event"], "game");
    for (key, value) in [("game", &trace[0]["game"]), ("rules", &trace[0]["rules"])] {
        assert_eq!(&greeting[key], value);
    }
    assert!(greeting.get("seed").is_none() && greeting.get("number").is_none());
    let seat = greeting["seat"].as_u64().expect("a seat");
    let events: Vec<&Json> =
        heard[1..].iter().flat_map(|message| message["events"].as_array().expect("a list")).collect();
    assert_eq!(events.len(), trace.len() - 1, "every event is heard, in order");
    for (event, truth) in events.iter().zip(&trace[1..]) {
        let mut truth = truth.clone();
        truth.as_object_mut().expect("an object").remove("legal");
        match truth["event"].as_str().expect("an event") {
            "deal" => {
                for other in (0..4).filter(|other| *other != seat) {
                    truth["hands"][other as usize] = vec!["??"; 8].into();
                }
            }
            "act" if truth["seat"] != seat && truth["action"].to_string().contains("pass") => {
                truth["action"] = "pass ?? ?? ??".into();
            }
            "passed" if truth["from"] != seat && truth["to"] != seat => {
                truth["cards"] = vec!["??"; 3].into();
            }
            _ => {}
        }
        assert_eq!(**event, truth);
    }
    let asks: Vec<&Json> = heard.iter().filter(|m| m["event"] == "ask").collect();
    let acts = |line: &&Json| line["event"] == "act" && line["seat"] == seat;
    let own: Vec<&Json> = trace.iter().filter(acts).collect();
    assert_eq!(asks.len(), own.len());
    for (ask, act) in asks.iter().zip(own) {
        assert_eq!(ask["legal"], act["legal"]);
        for zone in ask["view"]["zones"].as_array().expect("a list") {
            let others = zone["zone"] == "hand" && zone["seat"] != seat;
            for spot in zone["spots"].as_array().expect("a list") {
                assert!(!others || spot["card"] == "??", "{zone}");
            }
        }
    }
    assert_eq!(heard.last().map(|last| &last["event"]), Some(&"over".into()));
}

/// The messages in `docs/bots.md` are JSON.
#[test]
fn the_examples_in_the_bot_document_are_well_formed() {
    let path = crate::in_repository("docs/bots.md");
    let text = fs::read_to_string(path).expect("the document");
    let mut blocks = text.split("```json\n").skip(1).peekable();
    assert!(blocks.peek().is_some());
    for block in blocks {
        let message = json(block.split("```").next().expect("a block"));
        assert!(message.get("event").is_some() || message.get("action").is_some());
    }
}
