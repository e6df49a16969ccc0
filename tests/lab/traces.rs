//! Traces: their keys, replaying them, and the stability of recorded ones.

use std::fs;
use std::path::PathBuf;

use misere_engine::rules::options::{FieldKind, HouseRules};
use misere_engine::rules::{Next, Seat};
use misere_engine::table::Setup;
use misere_engine::trace;
use misere_games::{Entry, GAMES};
use misere_players::play::seed_of;

use crate::house_rules::another;
use crate::{Folder, json, lines, printed, traced};

/// To renew them after changing the rules or the players on purpose, run the test with
/// `MISERE_RENEW=1` and read the `git diff`.
#[test]
fn golden_traces_stay_as_they_are() {
    let folder = crate::in_repository("tests/traces");
    for entry in GAMES {
        let trace = traced(&["--game", entry.id, "--games", "1", "--seed", "1"]);
        let path = folder.join(format!("{}.jsonl", entry.id));
        if std::env::var_os("MISERE_RENEW").is_some() {
            fs::write(&path, trace).expect("a file");
            continue;
        }
        let golden =
            fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}: renew the traces", path.display()));
        for (i, (now, then)) in trace.lines().zip(golden.lines()).enumerate() {
            assert_eq!(now, then, "{}:{}", path.display(), i + 1);
        }
        assert_eq!(trace.len(), golden.len(), "{}", path.display());
    }
    // There are no traces of games that no longer exist.
    let mut files: Vec<PathBuf> =
        fs::read_dir(&folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
    files.retain(|file| file.extension().is_some_and(|kind| kind == "jsonl"));
    assert_eq!(files.len(), GAMES.len());
}

/// Each event has exactly its keys, in order.
#[test]
fn every_line_has_the_keys_of_its_event() {
    let keys = |event: &str| match event {
        "game" => "event format game players rules seed number",
        "deal" => "event deal dealer hands stock table",
        "act" => "event seat action legal",
        "passed" => "event from to cards",
        "draw" => "event seat from cards",
        "turn_up" => "event card",
        "refill" => "event stock",
        "trick" => "event winner cards",
        "gives" => "event to points claimed",
        "score" => "event deal scores totals",
        "end" => "event winners totals",
        other => panic!("{other} is no event"),
    };
    for entry in GAMES {
        for seats in entry.seats.clone() {
            let seats = seats.to_string();
            let trace = traced(&["--game", entry.id, "--players", &seats, "--games", "2"]);
            let (mut deals, mut scores) = (0, 0);
            for line in trace.lines() {
                let told: Vec<&str> = top_level_keys(line);
                let event = json(line)["event"].as_str().expect("an event").to_owned();
                let known: Vec<&str> = keys(&event).split(' ').collect();
                let more: &[&str] = match (event.as_str(), entry.id) {
                    ("deal", "compendium") => &["hand"],
                    ("trick", "mismatch") => &["penalty"],
                    _ => &[],
                };
                assert_eq!(told, [&known[..], more].concat(), "{line}");
                deals += usize::from(event == "deal");
                scores += usize::from(event == "score");
                if event == "act" {
                    let act = json(line);
                    let legal = act["legal"].as_array().expect("a list");
                    assert!(legal.contains(&act["action"]), "{line}");
                }
            }
            assert_eq!(deals, scores, "{}", entry.id);
            assert_eq!(trace.matches("\"event\":\"end\"").count(), 2);
        }
    }
}

/// The keys of an object on one line, in their order.
fn top_level_keys(line: &str) -> Vec<&str> {
    let mut depth = 0;
    let mut keys = Vec::new();
    let mut words = line.split('"');
    let mut before = words.next().unwrap_or_default();
    while let (Some(word), Some(after)) = (words.next(), words.next()) {
        for sign in before.chars() {
            depth += i32::from("{[".contains(sign)) - i32::from("}]".contains(sign));
        }
        if depth == 1 && after.starts_with(':') {
            keys.push(word);
        }
        before = after;
    }
    keys
}

/// Replaying the actions of a trace gives the same trace, to the letter.
#[test]
fn traces_replay_to_the_same_state() {
    let folder = Folder::new();
    let mut tried = 0;
    for entry in GAMES {
        for seats in entry.seats.clone() {
            let mut all = vec![HouseRules::default()];
            for field in entry.fields(seats) {
                // With a number absent or at its limit, games may be very long.
                if !matches!(field.kind, FieldKind::Number { .. }) {
                    all.extend(another(entry, seats, field));
                }
            }
            for (first, rules) in all.iter().enumerate() {
                let path = folder.file("rules.ron", &ron::to_string(rules).expect("RON"));
                let (players, first) = (seats.to_string(), first.to_string());
                let trace = traced(&[
                    "--game",
                    entry.id,
                    "--players",
                    &players,
                    "--games",
                    "2",
                    "--seed",
                    "9",
                    "--first",
                    &first,
                    "--rules",
                    &path,
                ]);
                for game in trace.split_inclusive("{\"event\":\"game\"").skip(1) {
                    let game = format!("{{\"event\":\"game\"{game}");
                    replay(entry, seats, rules, game.trim_end_matches("{\"event\":\"game\""));
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 2 * GAMES.len());
}

fn replay(entry: &Entry, seats: usize, rules: &HouseRules, trace: &str) {
    let told = lines(trace);
    let number = |key: &str| told[0][key].as_u64().expect("a number");
    let mut session = entry
        .start(&Setup { seats, rules: rules.clone(), seed: seed_of(number("seed"), number("number")), dealer: None })
        .expect("a game");
    for line in &told {
        session.shuffle();
        if line["event"] == "act" {
            let seat = line["seat"].as_u64().expect("a seat") as usize;
            assert_eq!(session.next(), Next::Act(Seat::new(seat)));
            let action = line["action"].as_str().expect("an action");
            session.play(action).expect("a legal action");
        }
    }
    assert_eq!(session.next(), Next::Over);
    let again = trace::of(&*session, true);
    // The first line has a different seed and number.
    let rest = |trace: &str| trace.lines().skip(1).map(String::from).collect::<Vec<_>>();
    for (i, (now, then)) in rest(&again).iter().zip(rest(trace)).enumerate() {
        assert_eq!(*now, then, "{} line {}", entry.id, i + 2);
    }
    assert_eq!(rest(&again).len(), rest(trace).len());
    assert_eq!(lines(&again)[0]["rules"], told[0]["rules"]);
}

#[test]
fn a_deal_code_gives_the_packs_of_its_game() {
    let number = "four_bad_queens/4/7F3K-2Q9A/moon_bids=false/end_at=3";
    let args = ["simulate", "--deal", number, "--games", "1", "--trace", "-"];
    let told = lines(&printed(&args));
    assert_eq!(told[0]["rules"]["end_at"], 3);
    assert_eq!(told[0]["rules"]["moon_bids"], false);
    assert_eq!(told[0]["seed"], 256_744_971_562u64);
    let number: misere_games::deal_code::DealCode = number.parse().expect("a deal code");
    let mut session = number.entry.start(&number.setup).expect("a game");
    session.shuffle();
    assert_eq!(misere_games::deal_code::of(&*session).to_string(), number.to_string());
    let again = lines(&trace::of(&*session, false));
    assert_eq!(again[..2], told[..2]);
    // Pinned: typing this deal code must always give these cards.
    let hands = told[1]["hands"].to_string().replace('"', "");
    assert_eq!((told[1]["dealer"].as_u64(), hands.as_str()), (Some(2), HANDS));
}

const HANDS: &str = "[[8C,9C,TC,KD,8H,JH,KH,TS],[QC,KC,8D,TD,JD,QD,9S,AS],\
                     [7C,JC,7D,AD,9H,AH,7S,KS],[AC,9D,7H,TH,QH,8S,JS,QS]]";
