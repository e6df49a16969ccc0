//! Dependencies run one way: `cards ← rules ← table ← games ← {cli, ui}`, and
//! `rules ← bots ← games`; no room without a window names one; and whoever shows games does not
//! know them. Read from the sources, tests in them aside.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What each room of the crate may use.
const MAY_USE: &[(&str, &[&str])] = &[
    ("cards", &[]),
    ("rules", &["cards"]),
    ("bots", &["cards", "rules"]),
    ("table", &["cards", "rules"]),
    ("trace", &["cards", "rules", "table"]),
    ("external", &["rules", "trace"]),
    (
        "arena",
        &["cards", "rules", "bots", "table", "trace", "external"],
    ),
    (
        "games",
        &[
            "cards", "rules", "bots", "table", "trace", "external", "arena",
        ],
    ),
    ("laws", &["cards", "rules", "table", "trace", "games"]),
    ("deal_code", &["cards", "rules", "table", "games"]),
    ("store", &["cards", "rules", "bots", "table", "games"]),
    (
        "cli",
        &[
            "cards",
            "rules",
            "bots",
            "table",
            "trace",
            "external",
            "arena",
            "games",
            "deal_code",
            "store",
        ],
    ),
    (
        "ui",
        &[
            "cards",
            "rules",
            "bots",
            "table",
            "external",
            "games",
            "deal_code",
            "store",
        ],
    ),
];

/// A source file without comments and tests.
struct Source {
    /// `["rules", "fosdick", "scene"]`; empty for the root.
    module: Vec<String>,
    code: String,
}

impl Source {
    fn read(path: &Path) -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let inner = path.strip_prefix(root).expect("it was found there");
        let mut module: Vec<String> = inner
            .with_extension("")
            .iter()
            .map(|part| part.to_string_lossy().into_owned())
            .collect();
        if matches!(
            module.last().map(String::as_str),
            Some("mod" | "lib" | "main")
        ) {
            module.pop();
        }
        let text = fs::read_to_string(path).expect("a source file can be read");
        let body = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        let code = body
            .lines()
            .map(|line| line.split("//").next().unwrap_or_default())
            .collect::<Vec<_>>()
            .join("\n");
        Self { module, code }
    }

    fn room(&self) -> &str {
        self.module.first().map_or("", String::as_str)
    }

    /// The first names of all paths that begin at the root of the crate, and those after them.
    fn paths(&self) -> BTreeSet<Vec<String>> {
        let supers = "super::".repeat(self.module.len().max(1));
        ["crate::", &supers]
            .into_iter()
            .flat_map(|root| {
                self.code
                    .match_indices(root)
                    .map(move |(at, _)| at + root.len())
            })
            .flat_map(|at| heads(&self.code[at..]))
            .collect()
    }
}

/// The names at the beginning of a path: one, or those of a list in braces, each with what
/// follows it up to two names deep.
fn heads(path: &str) -> Vec<Vec<String>> {
    if let Some(list) = path.strip_prefix('{') {
        return items(list).into_iter().flat_map(heads).collect();
    }
    let name: String = path
        .chars()
        .take_while(|letter| letter.is_alphanumeric() || *letter == '_')
        .collect();
    let Some(rest) = path[name.len()..].strip_prefix("::") else {
        return vec![vec![name]];
    };
    let inner = match rest.strip_prefix('{') {
        Some(list) => items(list),
        None => vec![rest],
    };
    inner
        .into_iter()
        .map(|inner| {
            let next = inner.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            vec![name.clone(), next.take(1).collect()]
        })
        .collect()
}

/// The parts of a list in braces, of which the first has been read.
fn items(list: &str) -> Vec<&str> {
    let (mut items, mut depth, mut begun) = (Vec::new(), 0, 0);
    for (at, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' | '}' if depth == 0 => {
                items.push(list[begun..at].trim());
                begun = at + 1;
                if letter == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    items.retain(|item| !item.is_empty());
    items
}

fn sources() -> Vec<Source> {
    fn add(folder: &Path, files: &mut Vec<PathBuf>) {
        for item in fs::read_dir(folder).expect("the sources are there") {
            let path = item.expect("a folder can be read").path();
            if path.is_dir() {
                add(&path, files);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    let mut files = Vec::new();
    add(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut files,
    );
    files.iter().map(|path| Source::read(path)).collect()
}

/// The modules of `src/rules` that are one game, or one family, each.
fn game_modules(sources: &[Source]) -> BTreeSet<String> {
    let games = sources
        .iter()
        .filter(|source| source.room() == "rules" && source.code.contains("\nimpl Rules for "));
    games.map(|source| source.module[1].clone()).collect()
}

#[test]
fn rooms_use_only_those_below_them() {
    for source in sources() {
        let room = source.room();
        if room.is_empty() {
            continue;
        }
        let found = MAY_USE.iter().find(|(name, _)| *name == room);
        let (_, allowed) = found.unwrap_or_else(|| panic!("what may the new room `{room}` use?"));
        for path in source.paths() {
            let other = path[0].as_str();
            let is_room = MAY_USE.iter().any(|(name, _)| *name == other);
            assert!(
                !is_room || other == room || allowed.contains(&other),
                "{:?} uses `{}`",
                source.module,
                path.join("::")
            );
        }
    }
}

/// Nobody but the menu, and the game's own computer players, names a game's module; games do not
/// name each other.
#[test]
fn whoever_shows_games_does_not_know_them() {
    let sources = sources();
    let games = game_modules(&sources);
    assert!(games.contains("fosdick"));
    for source in &sources {
        let own = source.module.get(1).cloned().unwrap_or_default();
        for path in source.paths() {
            let Some(game) = path.get(1).filter(|_| path[0] == "rules") else {
                continue;
            };
            let known = match source.room() {
                "games" => true,
                // A game's own file, and its rules of thumb, which bear its name.
                "rules" | "bots" => own == *game,
                _ => false,
            };
            assert!(
                known || !games.contains(game),
                "{:?} knows {game}",
                source.module
            );
        }
        if ["ui", "cli", "store", "table"].contains(&source.room()) {
            for game in &games {
                let path = format!("{game}::");
                assert!(
                    !source.code.contains(&path),
                    "{:?} knows {game}",
                    source.module
                );
            }
        }
    }
}

#[test]
fn paths_are_read_as_they_are_written() {
    let source = |code: &str| Source {
        module: vec!["rules".into(), "options".into()],
        code: code.into(),
    };
    let read = |code: &str| -> Vec<String> {
        let paths = source(code).paths();
        paths.iter().map(|path| path.join("::")).collect()
    };
    assert_eq!(
        read("use crate::cards::{Card, Cards};"),
        ["cards::Card", "cards::Cards"]
    );
    assert_eq!(
        read("use crate::{games, rules::{self, tricks::{a, b}}};"),
        ["games", "rules::self", "rules::tricks"]
    );
    assert_eq!(read("let x = crate::table::cut(1, 2);"), ["table::cut"]);
    assert_eq!(read("use super::super::games;"), ["games"]);
}
