//! Results of many games: independent of the number of threads, and additive over ranges.

use std::fs;

use misere_games::GAMES;
use serde_json::Value as Json;

use crate::{Folder, json, lines, printed, refused, traced};

/// A report without the times it took.
pub fn without_time(report: &str) -> Json {
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
                "simulate", "--game", entry.id, "--games", "25", "--seed", "3", "--bots", &bots, "--json", "--jobs",
                jobs, "--trace", &trace,
            ]);
            (without_time(&report), fs::read_to_string(trace).expect("a trace"))
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
            let base = ["simulate", "--game", "finis", "--bots", "easy,random,random,easy", "--json"];
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
        // Sums can be added up too, and printed as a table.
        let sum = folder.file("sum.json", &sum);
        let more = folder.file("more.json", &run("0", "3"));
        let table = printed(&["simulate", "--add", &sum, &more]);
        assert!(table.contains("games 0 to 11"), "{table}");

        let (status, error) = refused(&["simulate", "--add", &sum, &parts[0]]);
        assert_eq!(status, 1);
        assert!(error.contains("a.json: games of seed 5 are counted twice"), "{error}");
    }
}

/// Times differ from run to run, but not how many there are.
#[test]
fn times_of_decisions_are_counted_for_each_player_and_add_up() {
    let folder = Folder::new();
    let base = ["simulate", "--game", "finis", "--bots", "easy,random,random,random"];
    let run = |first: &str, games: &str, how: &[&str]| {
        let range = ["--first", first, "--games", games];
        printed(&[&base[..], &range, how].concat())
    };
    let decisions = |report: &str| -> Vec<u64> {
        let results = json(report)["results"].clone();
        let all = results.as_array().expect("results").iter();
        all.map(|result| {
            let of = |what: &str| &result[what];
            for times in [of("wall"), of("cpu")] {
                let [median, p99, longest] = ["median_ms", "p99_ms", "longest_ms"].map(|key| times[key].as_f64());
                assert!(median <= p99 && p99 <= longest, "{result}");
            }
            assert_eq!(of("wall")["decisions"], of("cpu")["decisions"]);
            of("wall")["decisions"].as_u64().expect("a number")
        })
        .collect()
    };
    let whole = decisions(&run("0", "8", &["--times", "--json", "--jobs", "1"]));
    // Three random players make about three times as many decisions as one other player.
    assert!(whole[0] > 50 && whole[1] > 2 * whole[0], "{whole:?}");
    let parts = [("0", "3"), ("3", "5")].map(|(first, games)| {
        let report = run(first, games, &["--times", "--json"]);
        folder.file(&format!("{first}.json"), &report)
    });
    let sum = printed(&["simulate", "--json", "--add", &parts[0], &parts[1]]);
    assert_eq!(decisions(&sum), whole);
    let table = run("0", "1", &["--times"]);
    assert!(table.contains("processor: median"), "{table}");
    let without = folder.file("without.json", &run("8", "1", &["--json"]));
    let (status, error) = refused(&["simulate", "--add", &parts[0], &without]);
    assert_eq!(status, 1);
    assert!(error.contains("times: expected in all files or in none"), "{error}");
}

#[test]
fn one_game_is_not_called_games() {
    let table = printed(&["simulate", "--game", "finis", "--games", "1"]);
    assert!(table.contains("\n1 game, 4 deals, "), "{table}");
}

#[test]
fn results_that_do_not_match_are_not_added() {
    let folder = Folder::new();
    let run = |name: &str, args: &[&str]| {
        let base = ["simulate", "--json", "--games", "1"];
        folder.file(name, &printed(&[&base[..], args].concat()))
    };
    let finis = run("finis.json", &["--game", "finis"]);
    let fate = run("fate.json", &["--game", "cruel_fate", "--seed", "1"]);
    let three = run("three.json", &["--game", "finis", "--players", "3", "--seed", "1"]);
    let easy = run("easy.json", &["--game", "finis", "--bots", "easy", "--seed", "1"]);
    let fixed = run("fixed.json", &["--game", "finis", "--fixed-seats", "--seed", "1"]);
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
    let args = ["--game", "finis", "--bots", bots, "--games", "2", "--same-deals"];
    let told = lines(&traced(&args));
    let first_deals: Vec<&Json> =
        told.windows(2).filter(|pair| pair[0]["event"] == "game").map(|pair| &pair[1]["hands"]).collect();
    assert_eq!(first_deals.len(), 12);
    assert!(first_deals[..6].iter().all(|hands| *hands == first_deals[0]));
    assert!(first_deals[6..].iter().all(|hands| *hands == first_deals[6]));
    assert_ne!(first_deals[0], first_deals[6]);

    let args = ["simulate", "--game", "finis", "--bots", bots, "--games", "40", "--same-deals"];
    let table = printed(&args);
    assert!(table.contains("times narrower"), "{table}");
    let report = json(&printed(&[&args[..], &["--json"]].concat()));
    assert_eq!(report["tally"]["plays"], 240);
    for result in report["results"].as_array().expect("a list") {
        assert!(result["narrower"].as_f64().is_some_and(|times| times > 0.0), "{result}");
        let mean = result["mean_score"].as_f64().expect("a mean");
        let interval = &result["mean_score_interval"];
        assert!(interval[0].as_f64() <= Some(mean) && Some(mean) <= interval[1].as_f64());
        let lead = result["lead"].as_f64().expect("a lead");
        let interval = &result["lead_interval"];
        assert!(interval[0].as_f64() <= Some(lead) && Some(lead) <= interval[1].as_f64());
    }
}

/// Interrupts a run of very many games with Ctrl-C, and returns its JSON.
#[cfg(unix)]
fn interrupted(more: &[&str]) -> Json {
    use std::process::{Command, Stdio};

    use nix::sys::signal::Signal;

    use crate::running::Running;

    let args = ["simulate", "--game", "finis", "--games", "1000000000000", "--json"];
    let (run, progress) =
        Running::on_terminal(Command::new(crate::PROGRAM).args(args).args(more).stdout(Stdio::piped()));
    progress.wait_for_all([" games, "]);
    run.signal(Signal::SIGINT);
    let (status, report) = run.end();
    assert_eq!(status.code(), Some(130));
    let errors = progress.wait_for_end();
    assert!(errors.contains("stopped after"), "{errors}");
    json(&report)
}

/// Ctrl-C prints the results so far.
#[cfg(unix)]
#[test]
fn an_interrupted_run_reports_what_is_done() {
    let report = interrupted(&[]);
    let games = report["tally"]["games"].as_u64().expect("a number");
    assert!(games > 0 && games < 1_000_000_000_000);
    assert_eq!(report["runs"][0]["games"], games);
}

/// Regression: the exit status was 0.
#[cfg(unix)]
#[test]
fn interrupted_deals_are_reported_as_such() {
    let report = interrupted(&["--deals"]);
    let deals = report["deals"].as_u64().expect("a number");
    assert!(deals > 0 && deals < 1_000_000_000_000);
}

/// Regression: a report without games counted as overlapping with others.
#[test]
fn a_report_without_games_adds_nothing() {
    let folder = Folder::new();
    let run = |first: &str, games: &str| {
        let args = ["simulate", "--game", "finis", "--json", "--first", first];
        printed(&[&args[..], &["--games", games]].concat())
    };
    let whole = run("0", "4");
    let none = folder.file("none.json", &run("2", "0"));
    let file = folder.file("whole.json", &whole);
    for files in [[&file, &none], [&none, &file]] {
        let sum = printed(&["simulate", "--json", "--add", files[0], files[1]]);
        assert_eq!(without_time(&sum), without_time(&whole));
    }
}

/// Regression: the number of seats overflowed before the counts were checked.
#[test]
fn a_report_with_too_many_arrangements_is_refused() {
    let folder = Folder::new();
    for games in ["0", "1"] {
        let report = printed(&["simulate", "--game", "finis", "--games", games, "--json"]);
        let huge = report.replace("\"arrangements\": 1", "\"arrangements\": 18446744073709551615");
        assert_ne!(huge, report);
        let file = folder.file("huge.json", &huge);
        let output = crate::misere(&["simulate", "--add", &file]);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        match games {
            // Nothing was played in any arrangement.
            "0" => assert_eq!(output.status.code(), Some(0), "{error}"),
            _ => assert!(error.contains("the counts are inconsistent"), "{error}"),
        }
    }
}

#[test]
fn a_check_that_compared_nothing_is_no_success() {
    let args = ["simulate", "--game", "finis", "--games", "0", "--swap-hidden"];
    let output = crate::misere(&args);
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(error.contains("no decision was compared"), "{error}");
}
