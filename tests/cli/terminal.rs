//! No text from a file, a program or the command line can control the terminal.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::hostile::{HARMFUL, HOSTILE_NAMES, harmless};
use crate::{Folder, misere};

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
    let [_, error] = harmless(misere(&["check", &path]));
    assert!(error.contains("/none\\n\\u{1b}[2J"), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
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
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/finis-half-played.ron");
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
    }
    for word in HOSTILE_NAMES.iter().chain(&[HARMFUL]) {
        for command in ["rules", "statistics", "record", "review", "games", ""] {
            runs.push(vec![command, word]);
        }
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
