//! What the compiler does not check about the modules: dependencies run one way, and only a game's
//! own code knows the game. Read from the sources, without their tests.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The modules that each module may use.
const MAY_USE: [(&str, &str); 13] = [
    ("cards", ""),
    ("rules", "cards"),
    ("bots", "cards rules"),
    ("table", "cards rules"),
    ("trace", "cards rules table"),
    ("external", "rules trace"),
    ("arena", "cards rules bots table trace external"),
    ("games", "cards rules bots table trace external arena"),
    ("laws", "cards rules table trace games"),
    ("deal_code", "cards rules table games"),
    ("store", "cards rules bots table games"),
    (
        "cli",
        "cards rules bots table trace external arena games deal_code store",
    ),
    (
        "ui",
        "cards rules bots table external games deal_code store",
    ),
];

#[test]
fn modules_use_only_those_below_them() {
    for source in sources() {
        let Some(own) = source.module.first() else {
            continue;
        };
        let found = MAY_USE.iter().find(|(name, _)| name == own);
        let (_, allowed) = found.unwrap_or_else(|| panic!("what may the module `{own}` use?"));
        for path in source.uses() {
            let other = path[0].as_str();
            let is_module = MAY_USE.iter().any(|(name, _)| *name == other);
            assert!(
                !is_module || other == own || allowed.split(' ').any(|name| name == other),
                "{:?} uses `{}`",
                source.module,
                path.join("::")
            );
        }
    }
}

/// Only the menu, and the game's own computer players, name a game's module; games do not name
/// each other.
#[test]
fn only_a_games_own_code_knows_the_game() {
    let sources = sources();
    let games = game_modules(&sources);
    assert!(games.contains("fosdick"));
    for source in &sources {
        for path in source.uses().iter().filter(|path| path[0] == "rules") {
            let Some(game) = path.get(1).filter(|name| games.contains(*name)) else {
                continue;
            };
            let module: Vec<&str> = source.module.iter().map(String::as_str).collect();
            let knows = match module[..] {
                ["games", ..] => true,
                ["rules" | "bots", own, ..] => own == game,
                _ => false,
            };
            assert!(knows, "{module:?} knows {game}");
        }
    }
}

/// Where a zone lies and what can be done with it is said by its anchor, its arrangement and the
/// rest of it.
#[test]
fn nobody_but_the_rules_tells_zones_by_their_names() {
    for source in sources() {
        let module: Vec<&str> = source.module.iter().map(String::as_str).collect();
        if matches!(module[..], ["rules", ..]) {
            continue;
        }
        let tells = source.code.contains("ZoneId::")
            || source.code.contains(".id.name") && module != ["external", "view"];
        assert!(!tells, "{module:?} asks for the name of a zone");
    }
}

/// The modules of `src/rules` that are one game, or one family, each.
fn game_modules(sources: &[Source]) -> BTreeSet<String> {
    let games = sources.iter().filter(|source| {
        source.module.len() == 2
            && source.module[0] == "rules"
            && source.code.contains("\nimpl Rules for ")
    });
    games.map(|source| source.module[1].clone()).collect()
}

/// A source file without its comments and tests.
struct Source {
    /// `["rules", "fosdick", "scene"]`; empty for the root.
    module: Vec<String>,
    code: String,
}

impl Source {
    fn read(path: &Path) -> Self {
        let inner = path.strip_prefix(root()).expect("it was found there");
        let inner = inner.with_extension("");
        let parts = inner.iter().map(|part| part.to_string_lossy().into_owned());
        let mut module: Vec<String> = parts.collect();
        module.pop_if(|last| matches!(last.as_str(), "mod" | "lib" | "main"));
        let text = fs::read_to_string(path).expect("a source file can be read");
        let body = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        let lines = body.lines().map(|line| line.split("//").next());
        let code: Vec<&str> = lines.map(Option::unwrap_or_default).collect();
        Self {
            module,
            code: code.join("\n"),
        }
    }

    /// The paths in this file that begin with `crate` or `super`, from the root of the crate.
    fn uses(&self) -> BTreeSet<Vec<String>> {
        let mut paths = BTreeSet::new();
        for root in ["crate::", "super::"] {
            for (at, _) in self.code.match_indices(root) {
                if self.code[..at].ends_with("super::") {
                    continue;
                }
                for path in expand(&self.code[at..]) {
                    paths.insert(self.resolve(&path));
                }
            }
        }
        paths.retain(|path| !path.is_empty());
        paths
    }

    fn resolve(&self, path: &[String]) -> Vec<String> {
        let supers = path.iter().take_while(|name| *name == "super").count();
        let mut full = match supers {
            0 => Vec::new(),
            // A file named in its parent's folder has the parent as `super`.
            _ => self.module[..self.module.len().saturating_sub(supers)].to_vec(),
        };
        full.extend_from_slice(&path[supers.max(usize::from(path[0] == "crate"))..]);
        full
    }
}

/// The paths that a text begins with: one, or several if it ends in a list in braces.
fn expand(text: &str) -> Vec<Vec<String>> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    if let Some(list) = text.strip_prefix('{') {
        return items(list).into_iter().flat_map(expand).collect();
    }
    let end = text.find(|letter| !is_part(letter)).unwrap_or(text.len());
    let name = text[..end].to_owned();
    match text[end..].strip_prefix("::") {
        Some(rest) => {
            let prefix = |rest: Vec<String>| [vec![name.clone()], rest].concat();
            expand(rest).into_iter().map(prefix).collect()
        }
        None => vec![vec![name]],
    }
}

/// The items of a list in braces, after its opening brace.
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

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Every file of the crate.
fn sources() -> Vec<Source> {
    fn add(folder: &Path, sources: &mut Vec<Source>) {
        for item in fs::read_dir(folder).expect("the sources are there") {
            let path = item.expect("a folder can be read").path();
            if path.is_dir() {
                add(&path, sources);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                sources.push(Source::read(&path));
            }
        }
    }
    let mut sources = Vec::new();
    add(&root(), &mut sources);
    sources
}

#[test]
fn paths_are_read_from_the_sources() {
    let read = |code: &str| -> Vec<String> {
        let source = Source {
            module: vec!["rules".into(), "options".into()],
            code: code.into(),
        };
        source.uses().iter().map(|path| path.join("::")).collect()
    };
    assert_eq!(
        read("use crate::cards::{Card, Cards};"),
        ["cards::Card", "cards::Cards"]
    );
    assert_eq!(
        read("use crate::{games, rules::{self, tricks::{a, b}}};"),
        [
            "games",
            "rules::self",
            "rules::tricks::a",
            "rules::tricks::b"
        ]
    );
    assert_eq!(read("let x = crate::table::cut(1, 2);"), ["table::cut"]);
    assert_eq!(read("use super::Rules;"), ["rules::Rules"]);
    assert_eq!(read("use super::super::games;"), ["games"]);
}
