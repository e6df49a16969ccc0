//! Collects the files of the games, and writes a function for each message.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use misere_build::{compress, read_text, watched};

fn main() {
    misere_build::write_texts("games", "pub(crate)");
    collect_games();
}

/// Writes `games.rs`: for each folder of `assets/games` a constant with the game's files.
fn collect_games() {
    // One rules text per game, and the parts that rules texts share.
    let texts = watched("assets/text/en/games");
    let saves = watched("saves");
    let mut code = String::new();
    for folder in fs::read_dir(watched("assets/games")).expect("the files of the games") {
        let folder = folder.expect("a folder can be read").path();
        if !folder.is_dir() {
            continue;
        }
        let id = folder.file_name().and_then(OsStr::to_str);
        let id = id.expect("ids are ASCII");
        let rules = with_parts(&read_text(&texts.join(format!("{id}.md"))), &texts);
        let lesson = read_text(&folder.join("lesson.ron"));
        let puzzles = format!("{id}.puzzles");
        compress(&puzzles, read_text(&folder.join("puzzles.ron")).as_bytes());
        let policy = folder.join("policy");
        let policy = if policy.is_file() {
            format!("include_bytes!({policy:?})")
        } else {
            "&[]".to_owned()
        };
        let half_played = read_text(&saves.join(format!("{id}-half-played.ron")));
        let finished = read_text(&saves.join(format!("{id}-finished.ron")));
        writeln!(
            code,
            "pub(super) const {}: Files = Files {{ rules: {rules:?}, lesson: Some({lesson:?}), \
             puzzles: include_bytes!({puzzles:?}), policy: {policy}, \
             examples: Some([{half_played:?}, {finished:?}]) }};",
            id.to_uppercase()
        )
        .expect("memory");
    }
    misere_build::write("games.rs", &code);
}

/// A rules text with the shared parts that its lines `include: NAME` ask for. A part stands below a line
/// `part: NAME` of a file in the folder of the rules texts.
fn with_parts(text: &str, folder: &Path) -> String {
    let mut whole = String::new();
    for line in text.lines() {
        let name = line.strip_prefix("include: ");
        // The window and the command line write this part.
        match name.filter(|name| *name != "house rules") {
            Some(name) => whole.push_str(&with_parts(&part(name, folder), folder)),
            None => {
                whole.push_str(line);
                whole.push('\n');
            }
        }
    }
    whole
}

/// The shared part of rules texts with this name.
fn part(name: &str, folder: &Path) -> String {
    for file in fs::read_dir(folder).expect("the rules texts") {
        let text = read_text(&file.expect("a folder can be read").path());
        let mut parts = text.split("part: ").skip(1);
        let found = parts.find_map(|part| part.strip_prefix(name)?.strip_prefix('\n'));
        if let Some(words) = found {
            return words.trim().to_owned();
        }
    }
    panic!("{}: no file has `part: {name}`", folder.display())
}
