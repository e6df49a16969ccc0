//! No two files of the window import each other, directly or through others. Read from the sources;
//! re-exports and tests in them do not count.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A module below `ui`: `["screens", "home"]`; empty for `ui` itself.
type Module = Vec<String>;

/// The files of the window.
#[derive(Default)]
struct Window {
    /// The code of each module, without comments, tests and re-exports.
    code: BTreeMap<Module, String>,
    /// The names that each module re-exports, and the paths behind them, both below `ui`.
    exports: BTreeMap<Module, BTreeMap<String, Module>>,
}

impl Window {
    fn read(&mut self, folder: &Path, module: &Module) {
        for item in fs::read_dir(folder).expect("the sources are there") {
            let path = item.expect("a folder can be read").path();
            let name = path.file_stem().expect("a name").to_string_lossy();
            let mut inner = module.clone();
            if name != "mod" {
                inner.push(name.into_owned());
            }
            if path.is_dir() {
                self.read(&path, &inner);
            } else {
                self.add(inner, &fs::read_to_string(path).expect("a source file"));
            }
        }
    }

    fn add(&mut self, module: Module, text: &str) {
        let body = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        let lines = body
            .lines()
            .map(|line| line.split("//").next().unwrap_or_default());
        let (mut code, mut exports) = (String::new(), BTreeMap::new());
        for statement in lines.collect::<Vec<_>>().join("\n").split_inclusive(';') {
            let public = statement.find("pub ").or(statement.find("pub("));
            let exported = public.and_then(|at| statement[at..].split_once(" use "));
            let Some((_, path)) = exported.filter(|(head, _)| !head.contains(' ')) else {
                code.push_str(statement);
                continue;
            };
            for path in expand(path) {
                let known = ["crate", "super", "self"].contains(&path[0].as_str());
                let path = match known {
                    true => path,
                    false => [vec!["self".to_owned()], path].concat(),
                };
                if let Some(target) = below_ui(&module, &path) {
                    let name = path.last().expect("a path has parts").clone();
                    exports.insert(name, target);
                }
            }
        }
        self.exports.insert(module.clone(), exports);
        self.code.insert(module, code);
    }

    /// The modules that define what a module names.
    fn imports(&self, module: &Module) -> BTreeSet<Module> {
        let code = &self.code[module];
        let starts = ["crate::", "super::", "self::"].into_iter().flat_map(|root| {
            code.match_indices(root)
                .map(|(at, _)| at)
                .filter(|at| !code[..*at].ends_with(|c: char| c.is_alphanumeric() || "_:".contains(c)))
        });
        let paths = starts.flat_map(|at| expand(&code[at..]));
        paths
            .filter_map(|path| below_ui(module, &path))
            .map(|path| self.defining(&path))
            .filter(|other| other != module)
            .collect()
    }

    /// The module that defines what a path names, through any re-exports.
    fn defining(&self, path: &[String]) -> Module {
        let known = (0..=path.len())
            .rev()
            .find(|&length| self.code.contains_key(&path[..length]))
            .expect("`ui` is a module");
        let module = path[..known].to_vec();
        let export = path.get(known).and_then(|name| self.exports[&module].get(name));
        match export {
            Some(target) if *target != path => self.defining(&[target, &path[known + 1..]].concat()),
            _ => module,
        }
    }
}

/// A path as it is named below `ui`, or none if it leads elsewhere.
fn below_ui(module: &[String], path: &[String]) -> Option<Module> {
    let mut at = module.to_vec();
    let mut rest = path.iter().peekable();
    match rest.next()?.as_str() {
        "crate" if rest.next()? == "ui" => at.clear(),
        "super" => {
            at.pop()?;
            while rest.next_if(|part| *part == "super").is_some() {
                at.pop()?;
            }
        }
        "self" => {}
        _ => return None,
    }
    at.extend(rest.filter(|part| *part != "self").cloned());
    Some(at)
}

/// All paths at the beginning of a text that may end in lists in braces.
fn expand(text: &str) -> Vec<Vec<String>> {
    let text = text.trim_start();
    if let Some(list) = text.strip_prefix('{') {
        return items(list).into_iter().flat_map(expand).collect();
    }
    let end = text.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    let (name, rest) = text.split_at(end.unwrap_or(text.len()));
    let rests = match rest.strip_prefix("::") {
        Some(rest) => expand(rest),
        None => vec![Vec::new()],
    };
    let path = |rest| [vec![name.to_owned()], rest].concat();
    rests.into_iter().map(path).collect()
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

/// What is left of the imports when files that import nothing more are taken away, again and again:
/// the cycles, and what imports them.
fn cycles(mut imports: BTreeMap<Module, BTreeSet<Module>>) -> BTreeMap<Module, BTreeSet<Module>> {
    loop {
        let done = |targets: &BTreeSet<Module>| targets.is_empty();
        let leaves: Vec<Module> = imports
            .iter()
            .filter(|(_, targets)| done(targets))
            .map(|(module, _)| module.clone())
            .collect();
        if leaves.is_empty() {
            return imports;
        }
        imports.retain(|module, _| !leaves.contains(module));
        for targets in imports.values_mut() {
            targets.retain(|target| !leaves.contains(target));
        }
    }
}

#[test]
fn no_files_of_the_window_import_each_other() {
    let mut window = Window::default();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui");
    window.read(&root, &Vec::new());
    let imports: BTreeMap<_, _> = window
        .code
        .keys()
        .map(|module| (module.clone(), window.imports(module)))
        .collect();
    let count: usize = imports.values().map(BTreeSet::len).sum();
    assert!(count > 100, "only {count} imports were found");
    let cycles = cycles(imports);
    assert!(cycles.is_empty(), "{cycles:#?}");
}

#[test]
fn imports_are_found_through_lists_and_re_exports() {
    let mut window = Window::default();
    let module = |path: &str| -> Module { path.split_whitespace().map(str::to_owned).collect() };
    window.add(module(""), "pub use app::App;\nmod app;");
    window.add(module("app"), "use crate::ui::{theme::{Palette, text}, board};");
    window.add(module("board"), "use super::App; use crate::rules::Seat;");
    window.add(module("theme"), "pub use self::palette::Palette;\npub fn text() {}");
    window.add(module("theme palette"), "");
    let imports = |path: &str| window.imports(&module(path)).into_iter().collect::<Vec<_>>();
    assert_eq!(
        imports("app"),
        [module("board"), module("theme"), module("theme palette")]
    );
    assert_eq!(imports("board"), [module("app")]);
    let all = window.code.keys().map(|name| (name.clone(), window.imports(name)));
    let left: Vec<Module> = cycles(all.collect()).into_keys().collect();
    assert_eq!(left, [module("app"), module("board")]);
}
