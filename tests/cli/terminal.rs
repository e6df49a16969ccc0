//! No text from a file, a program or the command line can control the terminal.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

use crate::running::Running;
use crate::{Folder, misere};

/// Clears the screen and reverses the direction of text.
const HARMFUL: &str = "\u{1b}[2J\u{9b}2J\u{202e}";

/// Names that command a terminal, break lines, or hide or turn text around.
const HOSTILE_NAMES: [&str; 4] = [
    "\u{1b}]0;X\u{7}\u{1b}[31mA",
    "\u{9b}2J\u{85}\u{7f}\u{ad}B",
    "\u{202e}\u{2066}\u{200f}\u{61c}C",
    "\n\r\u{2028}\u{2029}\u{b}\t\u{feff}D",
];

/// Characters that break lines, turn text around or hide in it, besides control characters.
const UNSEEN: &str = "\u{ad}\u{61c}\u{200b}\u{200e}\u{200f}\u{2028}\u{2029}\u{202a}\u{202b}\u{202c}\
                      \u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}\u{feff}\u{3164}";

/// Checks what a run printed, and returns its output and its errors.
fn harmless(output: Output) -> [String; 2] {
    [output.stdout, output.stderr].map(|bytes| {
        let text = String::from_utf8(bytes).expect("UTF-8");
        // Lines of comma-separated values end like this.
        let text = text.replace("\r\n", "\n");
        let harms = |letter: char| letter != '\n' && letter.is_control() || UNSEEN.contains(letter);
        assert!(!text.contains(harms), "{text:?}");
        assert!(text.lines().all(|line| line.len() < 3000), "{text:?}");
        text
    })
}

/// An example of a saved game, with one text replaced by another.
fn save(old: &str, new: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/finis-half-played.ron");
    let save = fs::read_to_string(path).expect("an example");
    assert!(save.contains(old), "{old}");
    save.replacen(old, new, 1)
}

#[test]
fn the_name_of_a_file_cannot_command_the_terminal() {
    let folder = Folder::new();
    let path = folder.file(&format!("a\nseed: 7{HARMFUL}.ron"), &save("", ""));
    let [said, _] = harmless(misere(&["check", &path]));
    assert!(said.contains("/a\\nseed: 7\\u{1b}[2J\\u{9b}2J\\u{202e}.ron: complete"));
    let path = folder.path(&format!("none\n{HARMFUL}.ron"));
    for args in [&["check", &path][..], &["simulate", "--add", &path]] {
        let [_, error] = harmless(misere(args));
        assert!(error.contains("/none\\n\\u{1b}[2J"), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
}

#[test]
fn the_content_of_a_save_cannot_command_the_terminal() {
    let folder = Folder::new();
    for (old, new) in [
        ("name: \"\"", format!("name: \"{HARMFUL}\"")),
        ("name: \"\"", format!("name: {HARMFUL}")),
        ("\"finis\"", format!("\"{HARMFUL}\"")),
        ("rounds: 1", format!("r\"{HARMFUL}\": 1")),
        ("\"pass TC", format!("\"pass {}TC", HARMFUL.repeat(10_000))),
    ] {
        let path = folder.file("save.ron", &save(old, &new));
        harmless(misere(&["check", &path]));
    }
}

/// The example with a hostile name in every place of a save that takes one.
fn hostile_save() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/finis-finished.ron");
    let mut text = fs::read_to_string(path).expect("an example");
    let mut replace = |old: &str, new: String| {
        assert!(text.contains(old), "{old}");
        text = text.replacen(old, &new, 1);
    };
    replace("name: \"\"", format!("name: {:?}", HOSTILE_NAMES.concat()));
    replace("Person(\"You\")", format!("Person({:?})", HOSTILE_NAMES[0]));
    replace("\"Berta\"", format!("{:?}", HOSTILE_NAMES[1]));
    replace("\"Konrad\"", format!("{:?}", HOSTILE_NAMES[2]));
    let program = format!("Program({:?}, {HARMFUL:?})", HOSTILE_NAMES[3]);
    replace("Computer(\"Ottilie\", \"hard\")", program);
    text
}

/// Results with hostile texts, as sound lines and as lines that are refused.
fn hostile_results() -> String {
    let line = |edit: &dyn Fn(&mut Value)| {
        let mut line = json!({
            "version": 1, "kind": "game", "id": HOSTILE_NAMES[0], "time": 5, "game": "finis",
            "rules": { HOSTILE_NAMES[1]: HOSTILE_NAMES[2] },
            "players": [{ "Person": HOSTILE_NAMES[0] }, { "Person": HOSTILE_NAMES[1] },
                        { "Person": HOSTILE_NAMES[2] }, { "Program": [HOSTILE_NAMES[3], HARMFUL] }],
            "scores": [1.0, 2.0, 3.0, 4.0], "places": [1, 2, 3, 4], "lowest_wins": true,
            "deals": 1, "undos": 0, "hints": 0, "log": HARMFUL,
        });
        edit(&mut line);
        line.to_string()
    };
    let lines = [
        line(&|_| ()),
        line(&|line| line["game"] = HARMFUL.into()),
        line(&|line| line["kind"] = HARMFUL.into()),
        line(&|line| line["origin"] = HARMFUL.into()),
        line(&|line| line["players"][1] = json!({ HARMFUL: 1 })),
        HARMFUL.into(),
    ];
    lines.join("\n")
}

/// A report of `simulate --json` with a hostile text in each of its texts.
fn hostile_reports() -> Vec<String> {
    let output = misere(&["simulate", "--game", "finis", "--games", "2", "--bots", "easy", "--jobs", "1", "--json"]);
    let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
    let edits: [&dyn Fn(&mut Value); 6] = [
        &|report| report["version"] = HARMFUL.into(),
        &|report| report["game"] = HARMFUL.into(),
        &|report| report["bots"] = vec![HARMFUL; 4].into(),
        &|report| report["rules"] = json!({ HARMFUL: HARMFUL }),
        &|report| report["seating"] = HARMFUL.into(),
        &|report| report[HARMFUL] = HARMFUL.into(),
    ];
    let edited = edits.iter().map(|edit| {
        let mut report = report.clone();
        edit(&mut report);
        report.to_string()
    });
    edited.collect()
}

/// Regression: names reached the terminal raw in `record`, `review` and `statistics`.
#[test]
fn no_command_prints_what_could_command_the_terminal() {
    let folder = Folder::new();
    let hostile = hostile_save();
    let saves = [
        folder.file("sound.misere", &hostile),
        folder.file("cut.misere", &hostile[..hostile.len() - 300]),
        folder.file("game.misere", &hostile.replacen("\"finis\"", &format!("{HARMFUL:?}"), 1)),
        folder.file("bot.misere", &hostile.replacen("\"hard\"", &format!("{HARMFUL:?}"), 1)),
        folder.file("step.misere", &hostile.replacen("\"play ", &format!("\"play {HARMFUL}"), 1)),
    ];
    let mut runs: Vec<Vec<&str>> = Vec::new();
    for save in &saves {
        for command in ["record", "check", "trace"] {
            runs.push(vec![command, save]);
        }
        runs.push(vec!["trace", "--legal", save]);
        runs.push(vec!["review", "--worlds", "1", "--all", save]);
        runs.push(vec!["review", "--worlds", "1", "--json", save]);
    }
    let results = folder.file("results.jsonl", &hostile_results());
    for flags in [&[][..], &["--csv"], &["--json"]] {
        let practice = ["statistics", "--practice", "--file", &results];
        runs.push([&practice[..], flags].concat());
    }
    let rules = [
        folder.file("rules.ron", &format!("(r#\"{HARMFUL}\"#: {HARMFUL:?})")),
        folder.file("value.ron", &format!("(passing: {HARMFUL:?})")),
        folder.file("text.ron", HARMFUL),
    ];
    for rules in &rules {
        runs.push(vec!["rules", "finis", "--rules", rules]);
        runs.push(vec!["simulate", "--game", "finis", "--games", "1", "--bots", "easy", "--rules", rules]);
    }
    let reports = hostile_reports();
    let reports: Vec<String> =
        reports.iter().enumerate().map(|(number, report)| folder.file(&format!("{number}.json"), report)).collect();
    for report in &reports {
        runs.push(vec!["simulate", "--add", report]);
        runs.push(vec!["simulate", "--json", "--add", report]);
        runs.push(vec!["simulate", "--add", &reports[2], "--add", report]);
    }
    for word in HOSTILE_NAMES.iter().chain(&[HARMFUL]) {
        for command in ["rules", "puzzles", "statistics", "train", "record", "review", "games", ""] {
            runs.push(vec![command, word]);
        }
        runs.push(vec!["simulate", "--game", word]);
        runs.push(vec!["simulate", "--game", "finis", "--bots", word]);
        runs.push(vec!["review", "--measure", word]);
        runs.push(vec!["compare", word]);
    }
    for args in runs {
        let output = misere(&args);
        println!("{args:?}: {}", output.status);
        harmless(output);
    }
    let names = |command: &[&str]| harmless(misere(&[command, &[&*saves[0]]].concat()))[0].clone();
    for shown in [names(&["record"]), names(&["review", "--worlds", "1", "--all"])] {
        assert!(shown.contains("\\u{1b}]0;X\\u{7}\\u{1b}[31mA"), "{shown}");
        assert!(shown.contains("\\n\\r\\u{2028}"), "{shown}");
    }
    let [csv, _] = harmless(misere(&["statistics", "--practice", "--csv", "--file", &results]));
    assert!(csv.contains(",\\u{9b}2J\\u{85}\\u{7f}\\u{ad}B,"), "{csv}");
    assert_eq!(csv.lines().count(), 4, "a line for each person: {csv}");
}

#[test]
fn a_bot_cannot_command_the_terminal() {
    let folder = Folder::new();
    for length in [1, 10_000, 100_000] {
        let line = format!("{}{HARMFUL}\n", HARMFUL.repeat(length / 10));
        let file = folder.file("line", &line);
        let script = format!("while read -r ask; do cat {file}; done");
        let bots = format!("exec:sh {} {HARMFUL},easy,easy,easy", folder.file("bot", &script));
        let [table, error] =
            harmless(misere(&["simulate", "--game", "finis", "--games", "1", "--jobs", "1", "--bots", &bots]));
        let expected = match length {
            // Nothing of it is read.
            100_000 => "the program does not answer",
            _ => "`\\u{1b}[2J",
        };
        assert_eq!(table.contains("easy"), length < 100_000, "{error}");
        assert!(error.contains(expected), "{length}: {error}");
    }
}

/// Regression: the errors of a program reached the terminal as they were.
#[test]
fn the_errors_of_a_program_cannot_command_the_terminal() {
    let bots = r"exec:printf '\033[2Jno\n\nmore' >&2,easy,easy,easy";
    let (run, written) = Running::on_terminal(
        Command::new(env!("CARGO_BIN_EXE_misere"))
            .args(["simulate", "--game", "finis", "--games", "1", "--bots", bots])
            .stdout(Stdio::piped()),
    );
    let (status, _) = run.end();
    assert_eq!(status.code(), Some(1));
    let written = written.wait_for_end();
    assert!(written.contains("\\u{1b}[2Jno\r\n\r\nmore\r\n"), "{written:?}");
    assert!(!written.contains("\u{1b}[2J"), "{written:?}");
}
