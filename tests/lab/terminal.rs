//! No text from a file, a program or the command line can control the terminal.

use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::hostile::{HARMFUL, HOSTILE_NAMES, harmless};
use crate::running::Running;
use crate::{Folder, misere};

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

#[test]
fn no_command_prints_what_could_command_the_terminal() {
    let folder = Folder::new();
    let path = folder.path(&format!("none\n{HARMFUL}.ron"));
    let [_, error] = harmless(misere(&["simulate", "--add", &path]));
    assert!(error.contains("/none\\n\\u{1b}[2J"), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    let mut runs: Vec<Vec<&str>> = Vec::new();
    let rules = [
        folder.file("rules.ron", &format!("(r#\"{HARMFUL}\"#: {HARMFUL:?})")),
        folder.file("value.ron", &format!("(passing: {HARMFUL:?})")),
        folder.file("text.ron", HARMFUL),
    ];
    for rules in &rules {
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
        for command in ["puzzles", "train", "measure", "calibrate", "levels", ""] {
            runs.push(vec![command, word]);
        }
        runs.push(vec!["simulate", "--game", word]);
        runs.push(vec!["simulate", "--game", "finis", "--bots", word]);
    }
    for args in runs {
        let output = misere(&args);
        println!("{args:?}: {}", output.status);
        harmless(output);
    }
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
        Command::new(crate::PROGRAM)
            .args(["simulate", "--game", "finis", "--games", "1", "--bots", bots])
            .stdout(Stdio::piped()),
    );
    let (status, _) = run.end();
    assert_eq!(status.code(), Some(1));
    let written = written.wait_for_end();
    assert!(written.contains("\\u{1b}[2Jno\r\n\r\nmore\r\n"), "{written:?}");
    assert!(!written.contains("\u{1b}[2J"), "{written:?}");
}
