//! The source files of the program as the laws read them: what each is called, names and imports.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::in_repository;

/// A source file without its comments and tests.
pub struct Source {
    /// `["games", "fosdick", "scene"]`, beginning with its crate: `misere` for `src`.
    pub module: Vec<String>,
    pub code: String,
}

impl Source {
    pub fn read(path: &Path) -> Self {
        let inner = path.strip_prefix(root()).expect("it was found there");
        let inner = inner.with_extension("");
        let parts = inner.iter().map(|part| part.to_string_lossy().into_owned());
        let mut module: Vec<String> = parts.collect();
        module.pop_if(|last| matches!(last.as_str(), "mod" | "lib" | "main"));
        if module[0] == "crates" {
            module.remove(2);
            module.remove(0);
        } else {
            module[0] = "misere".into();
        }
        let text = fs::read_to_string(path).expect("a source file can be read");
        let lines = text.lines().map(|line| line.split("//").next());
        let code: Vec<&str> = lines.map(Option::unwrap_or_default).collect();
        Self { module, code: code.join("\n") }
    }

    pub fn names(&self) -> Vec<&str> {
        self.module.iter().map(String::as_str).collect()
    }

    /// Removes what this file re-exports; returns each name with the path behind it.
    pub fn take_exports(&mut self) -> Vec<(Vec<String>, Vec<String>)> {
        let mut exports = Vec::new();
        let mut kept = Vec::new();
        for statement in self.code.split(';') {
            let marks = ["pub use ", "pub(super) use ", "pub(crate) use "];
            let exported = marks.iter().find_map(|mark| statement.rsplit_once(mark));
            let Some((before, path)) = exported else {
                kept.push(statement.to_owned());
                continue;
            };
            kept.push(before.to_owned());
            for path in expand(path) {
                let target = match path[0].as_str() {
                    "crate" | "super" | "self" => self.resolve(&path),
                    name if name.starts_with(CRATE) => self.resolve(&path),
                    _ => [self.module.clone(), path.clone()].concat(),
                };
                let name = path.last().expect("a path has names").clone();
                exports.push(([self.module.clone(), vec![name]].concat(), target));
            }
        }
        self.code = kept.join(";");
        exports
    }

    /// The paths in this file that begin with `crate`, `super`, `self` or another crate of the workspace.
    pub fn uses(&self) -> BTreeSet<Vec<String>> {
        let mut paths = BTreeSet::new();
        for root in ["crate::", "super::", "self::", CRATE] {
            for (at, _) in self.code.match_indices(root) {
                // A path goes on, or says who may see an item.
                let before = &self.code[..at];
                if before.ends_with("super::") || before.ends_with("pub(in ") {
                    continue;
                }
                for path in expand(&self.code[at..]) {
                    paths.insert(self.resolve(&path));
                }
            }
        }
        paths
    }

    fn resolve(&self, path: &[String]) -> Vec<String> {
        let supers = path.iter().take_while(|name| *name == "super").count();
        let (folder, names) = match path[0].as_str() {
            "crate" if self.module[0] == "misere" => return from_misere(&path[1..]),
            "crate" => (&self.module[..1], &path[1..]),
            name if name.starts_with(CRATE) => {
                let name = name[CRATE.len()..].to_owned();
                return [vec![name], path[1..].to_vec()].concat();
            }
            "self" => (&self.module[..], &path[1..]),
            // A file named in its parent's folder has the parent as `super`.
            _ => {
                let depth = self.module.len().saturating_sub(supers);
                (&self.module[..depth], &path[supers..])
            }
        };
        [folder, names].concat()
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

/// The beginning of the names of our crates.
const CRATE: &str = "misere_";

/// A path in the crate `misere`, which names the modules of the others as its own.
fn from_misere(path: &[String]) -> Vec<String> {
    let text = fs::read_to_string(root().join("src/lib.rs")).expect("the root of the crate");
    let uses = text.split(';').filter_map(|statement| {
        let (_, path) = statement.rsplit_once("use misere_")?;
        Some(expand(path))
    });
    let home = uses.flatten().find(|export| match &export[..] {
        [name, own] if own == "self" => *name == path[0],
        [_, module] => *module == path[0],
        _ => false,
    });
    let own = match home {
        Some(export) if export[1] == "self" => vec![],
        Some(export) => vec![export[0].clone()],
        None => vec!["misere".to_owned()],
    };
    [&own, path].concat()
}

pub fn root() -> PathBuf {
    in_repository("")
}

/// Adds every source file below a folder.
pub fn add(folder: &Path, sources: &mut Vec<Source>) {
    for item in fs::read_dir(folder).expect("the sources are there") {
        let path = item.expect("a folder can be read").path();
        if path.is_dir() {
            add(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(Source::read(&path));
        }
    }
}

/// Every file of the program, without what only tests look at.
pub fn sources() -> Vec<Source> {
    let mut sources = Vec::new();
    for home in ["engine", "players", "games", "store", "online", "cli", "lab"] {
        add(&root().join("crates").join(home).join("src"), &mut sources);
    }
    add(&root().join("src"), &mut sources);
    sources.retain(|source| source.names().last() != Some(&"for_tests"));
    sources
}

#[test]
fn paths_are_read_from_the_sources() {
    let read = |code: &str| -> Vec<String> {
        let source = Source { module: ["engine", "rules", "options"].map(str::to_owned).into(), code: code.into() };
        source.uses().iter().map(|path| path.join("::")).collect()
    };
    assert_eq!(read("use crate::cards::{Card, Cards};"), ["engine::cards::Card", "engine::cards::Cards"]);
    assert_eq!(
        read("use misere_games::{entry, laws::{self, play::{a, b}}};"),
        ["games::entry", "games::laws::play::a", "games::laws::play::b", "games::laws::self"]
    );
    assert_eq!(read("let x = crate::table::cut(1, 2);"), ["engine::table::cut"]);
    assert_eq!(read("use super::Rules;"), ["engine::rules::Rules"]);
    assert_eq!(read("use super::super::table;"), ["engine::table"]);
    for (own, expected) in [
        ("rules::Rules", "engine::rules::Rules"),
        ("games::Entry", "games::Entry"),
        ("statistics", "store::statistics"),
        ("ui::App", "misere::ui::App"),
    ] {
        let path: Vec<String> = own.split("::").map(str::to_owned).collect();
        assert_eq!(from_misere(&path).join("::"), expected);
    }
}
