//! The program without a window, run as a program: exit statuses, errors, traces, results.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use misere::arena::seed_of;
use misere::games::{Entry, GAMES};
use misere::rules::options::{Field, HouseRules, Kind, Value};
use misere::rules::{Next, Seat};
use misere::table::Setup;
use misere::trace;
use serde_json::Value as Json;
use tempfile::TempDir;

/// Runs the program.
fn misere(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_misere"))
        .args(args)
        .output()
        .expect("the program starts")
}

/// What it prints, when all is well.
fn printed(args: &[&str]) -> String {
    let output = misere(args);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {error}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The exit status and the one line of error.
fn refused(args: &[&str]) -> (i32, String) {
    let output = misere(args);
    let error = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(error.lines().count(), 1, "{args:?}: {error:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    let status = output.status.code().expect("an exit status");
    (status, error)
}

fn json(text: &str) -> Json {
    serde_json::from_str(text).expect("JSON")
}

fn lines(trace: &str) -> Vec<Json> {
    trace.lines().map(json).collect()
}

struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().expect("UTF-8").to_owned()
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.path(name);
        fs::write(&path, text).expect("a file");
        path
    }
}

/// The trace of some games, with all that was lawful.
fn traced(args: &[&str]) -> String {
    let mut all = vec!["simulate", "--trace", "-", "--legal"];
    all.extend(args);
    printed(&all)
}

#[test]
fn a_wrong_command_line_gives_2_and_one_line() {
    for (args, words) in [
        (&["play"][..], "unrecognized subcommand 'play'"),
        (&["rules", "bridge"], "`bridge` is no game: expected one of"),
        (&["simulate"], "--game"),
        (&["simulate", "--game", "bridge"], "expected one of"),
        (
            &["simulate", "--game", "finis", "--players", "2"],
            "2 players: expected 3 to 6",
        ),
        (
            &["simulate", "--game", "finis", "--games", "x"],
            "invalid value 'x'",
        ),
        (
            &["simulate", "--game", "finis", "--jobs", "0"],
            "0 is not in 1..=",
        ),
        (
            &["simulate", "--game", "finis", "--bots", "clever"],
            "expected one of random, novice, easy, medium, hard, master",
        ),
        (
            &["simulate", "--game", "finis", "--bots", "easy,hard"],
            "2 computer players: expected 4",
        ),
        (&["simulate", "--game", "finis", "--legal"], "--trace"),
        (
            &[
                "simulate",
                "--game",
                "finis",
                "--same-deals",
                "--fixed-seats",
            ],
            "cannot be used with",
        ),
        (
            &[
                "simulate",
                "--game",
                "finis",
                "--first",
                "18446744073709551615",
            ],
            "up to 18446744073709551615",
        ),
        (
            &["simulate", "--deal", "finis/4/7F3U"],
            "`7F3U` is no seed: expected",
        ),
        (
            &["simulate", "--deal", "finis/4/7", "--game", "finis"],
            "cannot be used with",
        ),
        (&["simulate", "--add"], "--add"),
        (&["check"], "SAVE.ron"),
    ] {
        let (status, error) = refused(args);
        assert_eq!(status, 2, "{args:?}: {error}");
        assert!(error.contains(words), "{args:?}: {error}");
    }
}

#[test]
fn a_wrong_file_gives_1_and_its_place() {
    let folder = Folder::new();
    let games = |rules: &str| {
        refused(&[
            "simulate",
            "--game",
            "finis",
            "--players",
            "3",
            "--games",
            "1",
            "--rules",
            rules,
        ])
    };
    for (name, text, words) in [
        ("empty.ron", "", ":1:1: "),
        ("open.ron", "(rounds: 2", ":1:10: "),
        (
            "name.ron",
            "(\n    nuts: 3,\n)",
            ":2:13: `nuts` is no house rule of this game: expected one of rounds,",
        ),
        (
            "range.ron",
            "(\n    end_at: 9,\n    rounds: 13)",
            ":3:15: `rounds: 13`: expected 1 to 12",
        ),
        (
            "kind.ron",
            "(passing: true)",
            ":1:15: `passing: true`: expected one of Cycle, Right, Left, Off",
        ),
        (
            "seats.ron",
            "(passing: Across)",
            "expected one of Cycle, Right, Left, Off",
        ),
        (
            "twice.ron",
            "(rounds: 1, rounds: 1)",
            "`rounds` is given twice",
        ),
        ("more.ron", "(rounds: 1) (rounds: 1)", ":1:12: "),
    ] {
        let path = folder.file(name, text);
        let (status, error) = games(&path);
        assert_eq!(status, 1, "{error}");
        assert!(error.starts_with(&format!("misere: {path}:")), "{error}");
        assert!(error.contains(words), "{error}");
    }
    let (status, error) = games(&folder.path("none.ron"));
    assert_eq!(status, 1, "{error}");
    assert!(error.contains("none.ron: "), "{error}");

    let into = folder.path("none/out.jsonl");
    let (status, error) = refused(&["simulate", "--game", "finis", "--trace", &into]);
    assert_eq!(status, 1, "{error}");
    assert!(error.contains("out.jsonl: "), "{error}");
}

/// Every house rule of every game at every table.
fn every_rule(mut check: impl FnMut(&'static Entry, usize, &Field)) {
    for entry in GAMES {
        for seats in [*entry.seats.start(), *entry.seats.end()] {
            for field in entry.fields(seats) {
                check(entry, seats, &field);
            }
        }
    }
}

#[test]
fn each_house_rule_out_of_its_range_is_refused() {
    let folder = Folder::new();
    every_rule(|entry, seats, field| {
        let wrong = match &field.kind {
            Kind::Toggle => "1".into(),
            Kind::Number { range, .. } => (range.end() + 1).to_string(),
            Kind::Choice(_) => "\"Sometimes\"".into(),
            Kind::Card(_) => "\"2C\"".into(),
            Kind::Table { keys, range } => {
                let cells: Vec<String> = keys
                    .iter()
                    .map(|key| format!("{key}: {}", range.start() - 1))
                    .collect();
                format!("({})", cells.join(", "))
            }
        };
        let text = format!("(\n    {}: {wrong},\n)", field.name);
        let path = folder.file("rules.ron", &text);
        let seats = seats.to_string();
        let args = [
            "simulate",
            "--game",
            entry.id,
            "--players",
            &seats,
            "--rules",
            &path,
        ];
        let (status, error) = refused(&args);
        assert_eq!(status, 1, "{error}");
        let expected = field.kind.expected();
        for words in [
            "rules.ron:2:",
            field.name,
            &wrong.replace('"', ""),
            &expected,
        ] {
            assert!(
                error.replace('"', "").contains(words),
                "{words} lacks in {error}"
            );
        }
    });
}

/// Another value than the default, if the game takes it alone.
fn another(entry: &Entry, seats: usize, field: &Field) -> Option<HouseRules> {
    let values = match &field.kind {
        Kind::Toggle => [false, true].map(Value::Toggle).into(),
        Kind::Number { range, none } => {
            let none = none.map(|_| Value::Number(None));
            let ends = [*range.start(), *range.end()].map(|end| Value::Number(Some(end)));
            none.into_iter().chain(ends).collect()
        }
        Kind::Choice(names) => names.iter().map(|n| Value::Choice(n.name)).collect(),
        Kind::Card(cards) => cards.iter().map(Value::Card).collect(),
        Kind::Table { keys, range } => {
            vec![Value::Table(
                keys.iter().map(|key| (*key, *range.end())).collect(),
            )]
        }
    };
    let changed = |value| HouseRules(vec![(field.name, value)]);
    let mut others = values.into_iter().filter(|value| *value != field.default);
    others
        .by_ref()
        .map(changed)
        .find(|rules: &HouseRules| entry.complete(seats, rules).is_ok())
}

/// The trace says them whole, by their names: null, true, "HighOrLow", "QS", a table.
#[test]
fn each_house_rule_is_taken_from_a_file_and_told_in_the_trace() {
    let folder = Folder::new();
    every_rule(|entry, seats, field| {
        let Some(rules) = another(entry, seats, field) else {
            return;
        };
        let text = ron::to_string(&rules).expect("RON");
        let path = folder.file("rules.ron", &text);
        let players = seats.to_string();
        // No game is played: a rule may make games long. The report says the rules too.
        let args = ["simulate", "--json", "--games", "0", "--game", entry.id];
        let report = printed(&[&args[..], &["--players", &players, "--rules", &path]].concat());
        let all = entry.complete(seats, &rules).expect("taken before");
        let expected = serde_json::to_value(&all).expect("JSON");
        assert_eq!(json(&report)["rules"], expected, "{} {text}", entry.id);
        let told = expected.as_object().expect("an object");
        assert_eq!(told.len(), entry.fields(seats).len());
        match rules.value(field.name) {
            Some(Value::Number(None)) => assert!(told[field.name].is_null()),
            Some(Value::Toggle(on)) => assert_eq!(told[field.name], *on),
            // A choice among numbers is told as a number.
            Some(Value::Choice(name)) => {
                assert_eq!(told[field.name].to_string().trim_matches('"'), *name);
            }
            Some(Value::Card(card)) => assert_eq!(told[field.name], card.to_string()),
            Some(Value::Number(Some(number))) => assert_eq!(told[field.name], *number),
            Some(Value::Table(table)) => {
                for (key, number) in table {
                    assert_eq!(told[field.name][key], *number);
                }
            }
            None => panic!("{} lacks", field.name),
        }
    });
}

/// To renew them after the rules or the players have changed on purpose, run the test with
/// `MISERE_RENEW=1` and read what `git diff` says.
#[test]
fn golden_traces_stay_as_they_are() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/traces");
    for entry in GAMES {
        let trace = traced(&["--game", entry.id, "--games", "1", "--seed", "1"]);
        let path = folder.join(format!("{}.jsonl", entry.id));
        if std::env::var_os("MISERE_RENEW").is_some() {
            fs::write(&path, trace).expect("a file");
            continue;
        }
        let golden = fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}: renew the traces", path.display()));
        for (i, (now, then)) in trace.lines().zip(golden.lines()).enumerate() {
            assert_eq!(now, then, "{}:{}", path.display(), i + 1);
        }
        assert_eq!(trace.len(), golden.len(), "{}", path.display());
    }
    // No trace of a game that is not there any more.
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("a folder")
        .map(|file| file.expect("a file").path())
        .collect();
    files.retain(|file| file.extension().is_some_and(|kind| kind == "jsonl"));
    assert_eq!(files.len(), GAMES.len());
}

/// Each event with exactly its keys, in their order.
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
                let more: &[&str] = match event.as_str() {
                    "deal" => &["hand"],
                    "trick" => &["penalty"],
                    _ => &[],
                };
                assert_eq!(told[..known.len()], known, "{line}");
                assert!(
                    told[known.len()..].iter().all(|key| more.contains(key)),
                    "{line}"
                );
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

/// A table that is given the actions of a trace tells the same trace, to the letter.
#[test]
fn traces_replay_to_the_same_state() {
    let folder = Folder::new();
    let mut tried = 0;
    for entry in GAMES {
        for seats in entry.seats.clone() {
            let mut all = vec![HouseRules::default()];
            for field in entry.fields(seats) {
                // Where a number is none or at its end, games may be very long.
                if !matches!(field.kind, Kind::Number { .. }) {
                    all.extend(another(entry, seats, &field));
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
                    replay(
                        entry,
                        seats,
                        rules,
                        game.trim_end_matches("{\"event\":\"game\""),
                    );
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
        .start(&Setup {
            seats,
            rules: rules.clone(),
            seed: seed_of(number("seed"), number("number")),
            dealer: None,
        })
        .expect("a game");
    for line in &told {
        session.shuffle();
        if line["event"] == "act" {
            let seat = line["seat"].as_u64().expect("a seat") as usize;
            assert_eq!(session.next(), Next::Act(Seat::new(seat)));
            let action = line["action"].as_str().expect("an action");
            session.play(action).expect("a lawful action");
        }
    }
    assert_eq!(session.next(), Next::Over);
    let again = trace::of(&*session, true);
    // The first line says another seed and number.
    let rest = |trace: &str| trace.lines().skip(1).map(String::from).collect::<Vec<_>>();
    for (i, (now, then)) in rest(&again).iter().zip(rest(trace)).enumerate() {
        assert_eq!(*now, then, "{} line {}", entry.id, i + 2);
    }
    assert_eq!(rest(&again).len(), rest(trace).len());
    assert_eq!(lines(&again)[0]["rules"], told[0]["rules"]);
}

/// What a report says besides how long it took.
fn without_time(report: &str) -> Json {
    let mut report = json(report);
    let all = report.as_object_mut().expect("an object");
    for key in ["seconds", "games_per_second", "actions_per_second"] {
        assert!(all.remove(key).is_some(), "{key}");
    }
    report
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let folder = Folder::new();
    for entry in GAMES {
        let run = |jobs: &str| {
            let trace = folder.path(&format!("{jobs}.jsonl"));
            let bots = ["random", "easy", "random", "easy", "random", "easy"];
            let bots = bots[..entry.usual].join(",");
            let report = printed(&[
                "simulate", "--game", entry.id, "--games", "25", "--seed", "3", "--bots", &bots,
                "--json", "--jobs", jobs, "--trace", &trace,
            ]);
            (
                without_time(&report),
                fs::read_to_string(trace).expect("a trace"),
            )
        };
        let (alone, many) = (run("1"), run("4"));
        assert_eq!(alone, many, "{}", entry.id);
        assert_eq!(alone.1.matches("\"event\":\"game\"").count(), 25);
    }
}

#[test]
fn players_that_look_ahead_play_the_same_every_time() {
    let run = |jobs: &str| {
        traced(&[
            "--game",
            "finis",
            "--games",
            "2",
            "--bots",
            "hard,easy,random,hard",
            "--jobs",
            jobs,
            "--think-worlds",
            "4",
        ])
    };
    assert_eq!(run("1"), run("2"));
}

#[test]
fn ranges_of_games_add_up() {
    let folder = Folder::new();
    for how in [&[][..], &["--fixed-seats"], &["--same-deals"]] {
        let run = |first: &str, games: &str| {
            let base = [
                "simulate",
                "--game",
                "finis",
                "--bots",
                "easy,random,random,easy",
                "--json",
            ];
            let range = ["--seed", "5", "--first", first, "--games", games];
            printed(&[&base[..], &range, how].concat())
        };
        let whole = run("3", "9");
        let parts = [
            folder.file("a.json", &run("3", "2")),
            folder.file("b.json", &run("9", "3")),
            folder.file("c.json", &run("5", "4")),
        ];
        let mut args = vec!["simulate", "--json", "--add"];
        args.extend(parts.iter().map(String::as_str));
        let sum = printed(&args);
        assert_eq!(without_time(&sum), without_time(&whole), "{how:?}");
        // Sums add up too, and the table reads them.
        let sum = folder.file("sum.json", &sum);
        let more = folder.file("more.json", &run("0", "3"));
        let table = printed(&["simulate", "--add", &sum, &more]);
        assert!(table.contains("games 0 to 11"), "{table}");

        let (status, error) = refused(&["simulate", "--add", &sum, &parts[0]]);
        assert_eq!(status, 1);
        assert!(
            error.contains("a.json: games of seed 5 are counted twice"),
            "{error}"
        );
    }
}

#[test]
fn what_does_not_belong_together_is_not_added() {
    let folder = Folder::new();
    let run = |name: &str, args: &[&str]| {
        let base = ["simulate", "--json", "--games", "1"];
        folder.file(name, &printed(&[&base[..], args].concat()))
    };
    let finis = run("finis.json", &["--game", "finis"]);
    let fate = run("fate.json", &["--game", "cruel_fate", "--seed", "1"]);
    let three = run(
        "three.json",
        &["--game", "finis", "--players", "3", "--seed", "1"],
    );
    let easy = run(
        "easy.json",
        &["--game", "finis", "--bots", "easy", "--seed", "1"],
    );
    let fixed = run(
        "fixed.json",
        &["--game", "finis", "--fixed-seats", "--seed", "1"],
    );
    let broken = folder.file("broken.json", "{\n  \"game\": 3\n}");
    for (file, words) in [
        (&fate, "game: expected \"finis\""),
        (&three, "players: expected 4"),
        (&easy, "bots: expected [\"random\""),
        (&fixed, "expected the same seating"),
        (&broken, "broken.json:"),
    ] {
        let (status, error) = refused(&["simulate", "--add", &finis, file]);
        assert_eq!(status, 1, "{error}");
        assert!(error.contains(words), "{error}");
    }
}

#[test]
fn every_arrangement_plays_the_same_packs() {
    let bots = "easy,random,random,easy";
    let args = [
        "--game",
        "finis",
        "--bots",
        bots,
        "--games",
        "2",
        "--same-deals",
    ];
    let told = lines(&traced(&args));
    let first_deals: Vec<&Json> = told
        .windows(2)
        .filter(|pair| pair[0]["event"] == "game")
        .map(|pair| &pair[1]["hands"])
        .collect();
    assert_eq!(first_deals.len(), 12);
    assert!(
        first_deals[..6]
            .iter()
            .all(|hands| *hands == first_deals[0])
    );
    assert!(
        first_deals[6..]
            .iter()
            .all(|hands| *hands == first_deals[6])
    );
    assert_ne!(first_deals[0], first_deals[6]);

    let args = [
        "simulate",
        "--game",
        "finis",
        "--bots",
        bots,
        "--games",
        "40",
        "--same-deals",
    ];
    let table = printed(&args);
    assert!(table.contains("times narrower"), "{table}");
    let report = json(&printed(&[&args[..], &["--json"]].concat()));
    assert_eq!(report["tally"]["plays"], 240);
    for result in report["results"].as_array().expect("a list") {
        assert!(
            result["narrower"].as_f64().is_some_and(|times| times > 0.0),
            "{result}"
        );
        let mean = result["mean_score"].as_f64().expect("a mean");
        let interval = &result["mean_score_interval"];
        assert!(interval[0].as_f64() <= Some(mean) && Some(mean) <= interval[1].as_f64());
    }
}

#[test]
fn a_deal_number_gives_the_packs_of_its_game() {
    let number = "four_bad_queens/4/7F3K-2Q9A/moon_bids=false/end_at=3";
    let args = ["simulate", "--deal", number, "--games", "1", "--trace", "-"];
    let told = lines(&printed(&args));
    assert_eq!(told[0]["rules"]["end_at"], 3);
    assert_eq!(told[0]["rules"]["moon_bids"], false);
    assert_eq!(told[0]["seed"], 256_744_971_562u64);
    let number: misere::deal_number::DealNumber = number.parse().expect("a deal number");
    let mut session = number.entry.start(&number.setup).expect("a game");
    session.shuffle();
    assert_eq!(
        misere::deal_number::of(&*session).to_string(),
        number.to_string()
    );
    let again = lines(&trace::of(&*session, false));
    assert_eq!(again[..2], told[..2]);
    // Pinned: whoever types this number gets these cards, for good.
    let hands = told[1]["hands"].to_string().replace('"', "");
    assert_eq!(
        (told[1]["dealer"].as_u64(), hands.as_str()),
        (Some(2), HANDS)
    );
}

const HANDS: &str = "[[8C,9C,TC,KD,8H,JH,KH,TS],[QC,KC,8D,TD,JD,QD,9S,AS],\
                     [7C,JC,7D,AD,9H,AH,7S,KS],[AC,9D,7H,TH,QH,8S,JS,QS]]";

#[test]
fn every_game_is_listed_with_its_rules() {
    let list = printed(&["games"]);
    let data = json(&printed(&["games", "--json"]));
    let games = data["games"].as_array().expect("a list");
    assert_eq!(games.len(), GAMES.len());
    for (entry, game) in GAMES.iter().zip(games) {
        assert_eq!(game["id"], entry.id);
        assert_eq!(game["players"]["usual"], entry.usual);
        assert!(list.contains(&format!("{}: {}", entry.id, entry.title)));
        for seats in entry.seats.clone() {
            let rules = game["rules"][seats.to_string()].as_array().expect("a list");
            for (field, rule) in entry.fields(seats).iter().zip(rules) {
                assert_eq!(rule["name"], field.name);
                let default = serde_json::to_value(&field.default).expect("JSON");
                assert_eq!(rule["default"], default);
                assert!(list.contains(field.name), "{} lacks", field.name);
                assert!(
                    list.contains(&field.kind.expected()),
                    "{} lacks",
                    field.name
                );
            }
            assert_eq!(entry.fields(seats).len(), rules.len());
        }
        assert_eq!(printed(&["rules", entry.id]), entry.rules_text);
    }
}

#[test]
fn help_and_version_are_no_errors() {
    assert!(printed(&["--help"]).contains("simulate"));
    assert!(printed(&["simulate", "--help"]).contains("--same-deals"));
    assert!(printed(&["--version"]).contains(env!("CARGO_PKG_VERSION")));
}

/// The examples in `saves/`, half-played and finished.
#[test]
fn a_saved_game_is_checked_and_traced() {
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    for entry in GAMES {
        for (end, words) in [("finished", "finished"), ("half-played", "in progress")] {
            let path = saves.join(format!("{}-{end}.ron", entry.id));
            let path = path.to_str().expect("UTF-8");
            let said = printed(&["check", path]);
            assert!(said.contains(words) && said.contains(entry.id), "{said}");
            let trace = printed(&["trace", path, "--legal"]);
            let told = lines(&trace);
            assert_eq!(told[0]["game"], entry.id);
            assert_eq!(told[0]["number"], 0);
            let ended = told.iter().filter(|line| line["event"] == "end").count();
            assert_eq!(ended, usize::from(end == "finished"), "{path}");
            // The same file gives the same game again.
            let session = misere::store::read(Path::new(path))
                .expect("a save")
                .session;
            assert_eq!(trace, trace::of(&*session, true));
            assert!(!printed(&["trace", path]).contains("legal"));
        }
    }
}

#[test]
fn the_first_thing_wrong_with_a_save_is_named_with_its_place() {
    let folder = Folder::new();
    let save = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/finis-finished.ron");
    let text = fs::read_to_string(save).expect("a save");
    let line = |words: &str| 1 + text.lines().position(|l| l.contains(words)).expect("it");
    // The second card of the game: another of the same seat's, which did not follow suit.
    let plays: Vec<&str> = text.lines().filter(|line| line.contains("play ")).collect();
    let (first, second) = (plays[0].trim(), plays[1].trim());
    let suit = |play: &str| play.trim_matches(['"', ',']).chars().last();
    let other = plays
        .iter()
        .skip(5)
        .step_by(1)
        .find(|play| suit(play) != suit(second))
        .expect("another suit")
        .trim();
    for (name, spoiled, place, words) in [
        (
            "suit.ron",
            text.replacen(second, other, 1),
            line(second),
            "not lawful for seat",
        ),
        (
            "same.ron",
            text.replacen(second, first, 1),
            line(second),
            "not lawful for seat",
        ),
        (
            "word.ron",
            text.replacen(second, "\"ploy\",", 1),
            line(second),
            "is no action",
        ),
        (
            "none.ron",
            text.replacen(&format!("{second}\n"), "\n", 1),
            line(second),
            "step ",
        ),
        (
            "half.ron",
            text[..text.len() / 2].to_owned(),
            0,
            "half.ron:",
        ),
    ] {
        let path = folder.file(name, &spoiled);
        for command in ["check", "trace"] {
            let (status, error) = refused(&[command, &path]);
            assert_eq!(status, 1, "{error}");
            assert!(error.contains(words), "{error}");
            if place > 0 && name != "none.ron" {
                assert!(error.contains(&format!("{name}:{place}:")), "{error}");
                assert!(
                    error.contains("step ") && error.contains("expected"),
                    "{error}"
                );
            }
        }
    }
    let (status, error) = refused(&["check", &folder.path("gone.ron")]);
    assert!(status == 1 && error.contains("gone.ron: "), "{error}");
}

/// Python, in which the example bot is written.
fn python() -> &'static str {
    let here = |name: &&str| {
        let asked = Command::new(name).arg("--version").output();
        asked.is_ok_and(|said| said.status.success())
    };
    let found = ["python3", "python"].into_iter().find(here);
    found.expect("the tests of outside players need Python 3, see README")
}

/// The complete example of `docs/bots.md`.
#[test]
fn the_example_bot_plays_every_game_without_a_fault() {
    let python = python();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/bot.py");
    let bot = format!("exec:{python} \"{}\"", script.display());
    for entry in GAMES {
        let mut bots = vec!["random"; entry.usual];
        bots[0] = &bot;
        bots[entry.usual - 1] = &bot;
        let bots = bots.join(",");
        let run = |jobs: &str, games: &str| {
            let args = ["simulate", "--game", entry.id, "--bots", &bots, "--json"];
            without_time(&printed(
                &[&args[..], &["--jobs", jobs, "--games", games]].concat(),
            ))
        };
        let report = run("2", "1");
        assert_eq!(report["results"][0]["faults"], 0, "{}", entry.id);
        assert_eq!(report["tally"]["games"], 1);
        if entry.id == GAMES[GAMES.len() - 1].id {
            assert_eq!(run("1", "3"), run("2", "3"), "{}", entry.id);
        }
    }
}

#[test]
fn a_bot_that_plays_wrong_is_told_and_the_game_goes_on() {
    let python = python();
    let folder = Folder::new();
    let run = |name: &str, body: &str, more: &[&str]| {
        let script = folder.file(
            &format!("{name}.py"),
            &format!(
                "import json, sys, time\nfor line in sys.stdin:\n    m = json.loads(line)\n    \
                 if m['event'] == 'ask':\n        {body}\n        sys.stdout.flush()\n"
            ),
        );
        let bots = format!("exec:{python} \"{script}\",easy,easy,easy");
        let args = [
            "simulate", "--game", "finis", "--games", "2", "--json", "--bots", &bots,
        ];
        misere(&[&args[..], &["--jobs", "1"], more].concat())
    };
    let answer = "print(json.dumps({'id': m['id'], 'action': m['legal'][-1]}))";
    for (name, body, more, words, faults) in [
        ("good", answer, &[][..], "", 0..1),
        (
            "first",
            "print(json.dumps({'id': m['id'], 'action': 'play'}))",
            &[],
            "`play` is not lawful: expected `p",
            70..71,
        ),
        (
            "words",
            "print('hello ' * 50)",
            &[],
            "` is no answer: expected one such as",
            70..71,
        ),
        (
            "other",
            "print(json.dumps({'id': 99999, 'action': m['legal'][0]}))",
            &[],
            "is no answer",
            70..71,
        ),
        (
            "ends",
            &format!("{answer}; sys.stdout.flush(); sys.exit() if m['id'] % 9 == 0 else 0"),
            &[],
            "the program has ended",
            60..61,
        ),
        // Late twice a game; the late answers are not taken for later ones.
        (
            "late",
            &format!("time.sleep(0.7 if m['id'] % 20 == 5 else 0); {answer}"),
            &["--think-ms", "500"],
            "no answer within 500 ms",
            4..16,
        ),
    ] {
        let output = run(name, body, more);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{name}: {error}");
        assert!(
            error.contains(words) && error.lines().count() <= 10,
            "{name}: {error}"
        );
        let report = json(&String::from_utf8(output.stdout).expect("UTF-8"));
        let counted = report["results"][0]["faults"].as_u64().expect("a number");
        assert!(faults.contains(&counted), "{name}: {counted}: {error}");
        assert_eq!(report["tally"]["games"], 2);
    }
    for command in [
        "exec:no-such-program-anywhere",
        &format!("exec:{python} -c \"\""),
    ] {
        let bots = format!("{command},easy,easy,easy");
        let output = misere(&[
            "simulate", "--game", "finis", "--games", "2", "--bots", &bots,
        ]);
        assert_eq!(output.status.code(), Some(1), "{command}");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(error.contains("the program answers nothing"), "{error}");
    }
}

/// What a program reads: no seed, and of hidden cards only that they are there. That nothing else
/// leaks is a law for all games: twin worlds sound alike.
#[test]
fn a_bot_hears_only_what_its_seat_may_know() {
    let python = python();
    let folder = Folder::new();
    let heard = folder.path("heard.jsonl");
    let script = folder.file(
        "listens.py",
        &format!(
            "import json, sys\nlog = open({heard:?}, 'w')\nfor line in sys.stdin:\n    \
             log.write(line)\n    log.flush()\n    m = json.loads(line)\n    \
             if m['event'] == 'ask':\n        \
             print(json.dumps({{'id': m['id'], 'action': m['legal'][0]}}), flush=True)\n"
        ),
    );
    let bots = format!("exec:{python} \"{script}\",random,random,random");
    let args = ["--game", "four_bad_queens", "--games", "1", "--jobs", "1"];
    let trace = lines(&traced(&[&args[..], &["--bots", &bots]].concat()));
    let heard = lines(&fs::read_to_string(heard).expect("what was heard"));
    let greeting = &heard[0];
    assert_eq!(greeting["event"], "game");
    for (key, value) in [("game", &trace[0]["game"]), ("rules", &trace[0]["rules"])] {
        assert_eq!(&greeting[key], value);
    }
    assert!(greeting.get("seed").is_none() && greeting.get("number").is_none());
    let seat = greeting["seat"].as_u64().expect("a seat");
    let events: Vec<&Json> = heard[1..]
        .iter()
        .flat_map(|message| message["events"].as_array().expect("a list"))
        .collect();
    assert_eq!(
        events.len(),
        trace.len() - 1,
        "every event is heard, in order"
    );
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
    assert_eq!(
        heard.last().map(|last| &last["event"]),
        Some(&"over".into())
    );
}

/// The messages in `docs/bots.md` are JSON.
#[test]
fn the_examples_in_the_bot_document_are_well_formed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/bots.md");
    let text = fs::read_to_string(path).expect("the document");
    let mut blocks = text.split("```json\n").skip(1).peekable();
    assert!(blocks.peek().is_some());
    for block in blocks {
        let message = json(block.split("```").next().expect("a block"));
        assert!(message.get("event").is_some() || message.get("action").is_some());
    }
}

/// Ctrl-C prints what is done so far.
#[cfg(unix)]
#[test]
fn an_interrupted_run_tells_what_is_done() {
    use std::process::Stdio;
    use std::time::Duration;

    let args = [
        "simulate",
        "--game",
        "finis",
        "--games",
        "1000000000000",
        "--json",
    ];
    let child = Command::new(env!("CARGO_BIN_EXE_misere"))
        .args(args)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    std::thread::sleep(Duration::from_secs(2));
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status();
    assert!(sent.expect("kill is there").success());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    let report = json(&String::from_utf8(output.stdout).expect("UTF-8"));
    let games = report["tally"]["games"].as_u64().expect("a number");
    assert!(games > 0 && games < 1_000_000_000_000);
    assert_eq!(report["runs"][0]["games"], games);
    assert!(String::from_utf8_lossy(&output.stderr).contains("stopped after"));
}
