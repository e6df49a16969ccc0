//! The texts of all languages: reads their files, checks them, and writes a typed function per message.
//!
//! `docs/contributing.md` describes the files. Everything wrong in one is reported with file and line.

mod check;
mod code;
mod functions;
mod language;
mod nouns;
mod part;
mod report;
mod rules;
#[cfg(test)]
mod tests;
mod translation;
mod typography;

use std::fs;

use fluent_syntax::ast::Resource;
use fluent_syntax::parser;

use language::{ENGLISH, Language, languages};
use part::Part;
pub use report::{Report, reports, write_reports};

/// The texts, with a folder for each language and in it a folder for each crate.
const TEXTS: &str = "assets/text";

/// The file with the forms of nouns. Functions look up its messages by name; no code calls them.
const NOUNS: &str = "cards";

/// The kinds of arguments, as they stand in the comment above a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Seat,
    Seats,
    Card,
    Cards,
    Suit,
    Rank,
    Count,
    Number,
    Points,
    Name,
    List,
    Message,
}

impl Kind {
    const ALL: [Self; 12] = [
        Self::Seat,
        Self::Seats,
        Self::Card,
        Self::Cards,
        Self::Suit,
        Self::Rank,
        Self::Count,
        Self::Number,
        Self::Points,
        Self::Name,
        Self::List,
        Self::Message,
    ];

    fn name(self) -> String {
        format!("{self:?}")
    }
}

/// Writes `text.rs` with the functions of all messages in a folder of texts, and the compressed texts of all
/// languages. Ends the build script if the texts have faults.
pub fn write(folder: &str, visibility: &str) {
    let languages = or_exit(languages());
    for language in &languages {
        for path in ["language.ftl", "engine/cards.ftl", folder] {
            let path = format!("{TEXTS}/{}/{path}", language.code);
            if crate::root().join(&path).exists() {
                crate::watched(&path);
            }
        }
    }
    let english = &languages[0];
    let parts = or_exit(read_folder(folder, english));
    let mut packed = Vec::new();
    let mut faults = Vec::new();
    for language in &languages {
        let translation = translation::read(language, (folder, english), &parts);
        faults.extend(translation.faults);
        if language.is_complete {
            let missing = translation.missing.into_iter();
            faults.extend(missing.map(|id| format!("{}: {id} is missing", language.code)));
        }
        for (part, source) in translation.sources {
            let name = format!("{}-{}.ftl.packed", language.code, parts[part].name);
            crate::compress(&name, without_comments(&source).as_bytes());
            packed.push((part, language.code.clone(), name));
        }
    }
    if !faults.is_empty() {
        or_exit::<()>(Err(faults.join("\n")));
    }
    let mut code = code::write(&parts, &packed, visibility);
    if parts.iter().any(|part| part.has_nouns) {
        code += &code::list(&languages);
    }
    crate::write("text.rs", &code);
}

/// A file without its comments, which only translators read.
fn without_comments(source: &str) -> String {
    let lines = source.lines().filter(|line| !line.starts_with('#'));
    let lines: Vec<&str> = lines.collect();
    lines.join("\n") + "\n"
}

/// Ends the build script with these faults, if any.
fn or_exit<T>(result: Result<T, String>) -> T {
    result.unwrap_or_else(|faults| {
        eprintln!("{faults}");
        std::process::exit(1);
    })
}

/// Reads and checks all English files of a folder.
///
/// # Errors
/// Returns what is wrong, one line for each fault.
fn read_folder(folder: &str, english: &Language) -> Result<Vec<Part>, String> {
    let (mut parts, mut faults) = (Vec::new(), Vec::new());
    for name in files(folder, english) {
        let path = format!("{TEXTS}/{ENGLISH}/{folder}/{name}.ftl");
        let source = crate::read_text(&crate::root().join(&path));
        let mut faults_here = Faults::new(&path, &source);
        let has_nouns = name == NOUNS;
        let texts = part::read(&source, has_nouns, english, &mut faults_here);
        faults.append(&mut faults_here.list);
        parts.push(Part {
            path,
            name,
            texts,
            has_nouns,
        });
    }
    if faults.is_empty() {
        Ok(parts)
    } else {
        Err(faults.join("\n"))
    }
}

/// The names of the files of messages in a folder of a language, which may lack it.
fn files(folder: &str, language: &Language) -> Vec<String> {
    let Ok(items) = fs::read_dir(language.path(folder)) else {
        return Vec::new();
    };
    let mut names = Vec::new();
    for item in items {
        let name = item.expect("a folder can be read").file_name();
        let name = name.into_string().expect("file names are ASCII");
        if let Some(name) = name.strip_suffix(".ftl") {
            names.push(name.to_owned());
        }
    }
    names.sort();
    names
}

/// Reads a file; what it does not understand becomes a fault.
fn parse<'a>(source: &'a str, faults: &mut Faults<'_>) -> Resource<&'a str> {
    let (resource, errors) = match parser::parse(source) {
        Ok(resource) => (resource, Vec::new()),
        Err(faulty) => faulty,
    };
    for error in errors {
        faults.add_at(error.pos.start, &error.to_string());
    }
    resource
}

struct Faults<'a> {
    path: &'a str,
    source: &'a str,
    list: Vec<String>,
}

impl<'a> Faults<'a> {
    const fn new(path: &'a str, source: &'a str) -> Self {
        Self {
            path,
            source,
            list: Vec::new(),
        }
    }

    /// Adds a fault at a position in bytes.
    fn add_at(&mut self, position: usize, fault: &str) {
        let line = 1 + self.source[..position].matches('\n').count();
        self.list.push(format!("{}:{line}: {fault}", self.path));
    }

    /// Adds a fault in a slice of the source.
    fn add(&mut self, slice: &str, fault: &str) {
        let position = slice.as_ptr() as usize - self.source.as_ptr() as usize;
        self.add_at(position, fault);
    }
}
