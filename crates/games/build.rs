//! Collects the files of the games, and writes a function for each message.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use misere_build::{compress, read_text, root, watched};

fn main() {
    misere_build::write_texts("games", "pub(crate)");
    collect_games();
}

/// Writes `games.rs`: for each folder of `assets/games` a constant with the game's files.
fn collect_games() {
    let texts = languages();
    let saves = watched("saves");
    let mut code = String::new();
    for folder in fs::read_dir(watched("assets/games")).expect("the files of the games") {
        let folder = folder.expect("a folder can be read").path();
        if !folder.is_dir() {
            continue;
        }
        let id = folder.file_name().and_then(OsStr::to_str);
        let id = id.expect("ids are ASCII");
        let mut translated = rules_texts(&texts, id);
        let rules = translated.remove("en").expect("a rules text in English");
        let translated: Vec<_> = translated.into_iter().collect();
        let lesson = read_text(&folder.join("lesson.ron"));
        let puzzles = format!("{id}.puzzles");
        compress(&puzzles, read_text(&folder.join("puzzles.ron")).as_bytes());
        let policy = folder.join("policy");
        let policy = if policy.is_file() { format!("include_bytes!({policy:?})") } else { "&[]".to_owned() };
        let medal = read_text(&folder.join("medal.svg"));
        let half_played = read_text(&saves.join(format!("{id}-half-played.ron")));
        let finished = read_text(&saves.join(format!("{id}-finished.ron")));
        writeln!(
            code,
            "pub(super) const {}: Files = Files {{ rules: {rules:?}, translated_rules: &{translated:?}, lesson: Some({lesson:?}), \
             puzzles: include_bytes!({puzzles:?}), policy: {policy}, medal: {medal:?}, \
             examples: Some([{half_played:?}, {finished:?}]) }};",
            id.to_uppercase()
        )
        .expect("memory");
    }
    misere_build::write("games.rs", &code);
}

/// The folders with the rules texts of each language, by its code: one text per game, and the parts that they share.
fn languages() -> BTreeMap<String, PathBuf> {
    let mut languages = BTreeMap::new();
    for folder in fs::read_dir(root().join("assets/text")).expect("the texts") {
        let code = folder.expect("a folder can be read").file_name();
        let code = code.into_string().expect("codes are ASCII");
        let folder = watched(&format!("assets/text/{code}/games"));
        if folder.is_dir() {
            languages.insert(code, folder);
        }
    }
    languages
}

/// The rules texts of a game, by the code of the language, with the parts that rules texts share.
fn rules_texts(languages: &BTreeMap<String, PathBuf>, id: &str) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    for (code, folder) in languages {
        let file = folder.join(format!("{id}.md"));
        if file.exists() {
            let text = with_parts(&read_text(&file), [folder, &languages["en"]]);
            texts.insert(code.clone(), text);
        }
    }
    texts
}

/// A rules text with the shared parts that its lines `include: NAME` ask for. A part stands below a line
/// `part: NAME` of a file in the folder of the rules texts, or in the English one where the language lacks it.
fn with_parts(text: &str, folders: [&Path; 2]) -> String {
    let mut whole = String::new();
    for line in text.lines() {
        let name = line.strip_prefix("include: ");
        // The window and the command line write this part.
        match name.filter(|name| *name != "house rules") {
            Some(name) => whole.push_str(&with_parts(&part(name, folders), folders)),
            None => {
                whole.push_str(line);
                whole.push('\n');
            }
        }
    }
    whole
}

/// The shared part of rules texts with this name, from the first folder that has it.
fn part(name: &str, folders: [&Path; 2]) -> String {
    let folders = folders.map(|folder| fs::read_dir(folder).expect("the rules texts"));
    for file in folders.into_iter().flatten() {
        let file = file.expect("a folder can be read").path();
        if file.extension() != Some(OsStr::new("md")) {
            continue;
        }
        let text = read_text(&file);
        let mut parts = text.split("part: ").skip(1);
        let found = parts.find_map(|part| part.strip_prefix(name)?.strip_prefix('\n'));
        if let Some(words) = found {
            return words.trim().to_owned();
        }
    }
    panic!("no rules text has `part: {name}`")
}
