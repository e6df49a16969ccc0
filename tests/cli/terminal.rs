//! No text from a file, a program or the command line can control the terminal.

use std::fs;
use std::path::Path;
use std::process::Output;

use crate::{Folder, misere};

/// Clears the screen and reverses the direction of text.
const HARMFUL: &str = "\u{1b}[2J\u{9b}2J\u{202e}";

/// Checks what a run printed, and returns its output and its errors.
fn harmless(output: Output) -> [String; 2] {
    [output.stdout, output.stderr].map(|bytes| {
        let text = String::from_utf8(bytes).expect("UTF-8");
        let harms = |letter: char| {
            letter != '\n' && letter.is_control() || "\u{202e}\u{2066}\u{2028}".contains(letter)
        };
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

#[test]
fn a_bot_cannot_command_the_terminal() {
    let folder = Folder::new();
    for length in [1, 10_000, 100_000] {
        let line = format!("{}{HARMFUL}\n", HARMFUL.repeat(length / 10));
        let file = folder.file("line", &line);
        let script = format!("while read -r ask; do cat {file}; done");
        let bots = format!(
            "exec:sh {} {HARMFUL},easy,easy,easy",
            folder.file("bot", &script)
        );
        let [table, error] = harmless(misere(&[
            "simulate", "--game", "finis", "--games", "1", "--jobs", "1", "--bots", &bots,
        ]));
        let expected = match length {
            // Nothing of it is read.
            100_000 => "the program does not answer",
            _ => "`\\u{1b}[2J",
        };
        assert_eq!(table.contains("easy"), length < 100_000, "{error}");
        assert!(error.contains(expected), "{length}: {error}");
    }
}
