//! The texts of all languages: reads their files, checks them, and writes a typed function per message.
//!
//! `docs/contributing.md` describes the files. Everything wrong in one is reported with file and line.

mod check;
mod code;
mod functions;
pub(crate) mod language;
mod nouns;
pub(crate) mod part;
mod report;
pub(crate) mod rules;
mod syntax;
pub(crate) mod translation;
mod typography;

use std::fs;
use std::io::ErrorKind;

use language::{Language, languages};
use part::Part;
pub use report::{Report, reports, write_reports};
use syntax::parse;

/// The texts, with a folder for each language and in it a folder for each crate.
const TEXTS: &str = "assets/text";

/// The file with the forms of nouns. Functions look up its messages by name; no code calls them.
const NOUNS: &str = "cards";

/// The kinds of arguments, as they stand in the comment above a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
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
            let path = language.path(path);
            if crate::root().join(&path).exists() {
                crate::watched(&path);
            }
        }
    }
    let english = &languages[0];
    let folder = or_exit(Folder::read(folder, english));
    let mut packed = Vec::new();
    let mut faults = Vec::new();
    for language in &languages {
        let translation = translation::read(language, &folder);
        faults.extend(translation.faults);
        if language.is_complete {
            let missing = translation.missing.into_iter();
            faults.extend(missing.map(|id| format!("{}: {id} is missing", language.code)));
        }
        for (part, source) in translation.sources {
            let name = format!("{}-{}.ftl.packed", language.code, folder.parts[part].name);
            crate::compress(&name, without_comments(&source).as_bytes());
            packed.push((part, language.code.clone(), name));
        }
    }
    if !faults.is_empty() {
        or_exit::<()>(Err(faults.join("\n")));
    }
    let mut code = code::write(&folder.parts, &packed, visibility);
    if folder.parts.iter().any(|part| part.has_nouns) {
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

/// A folder of the English texts.
pub struct Folder {
    name: String,
    /// The names of its files.
    files: Vec<String>,
    /// Its files of messages.
    parts: Vec<Part>,
}

impl Folder {
    /// Reads and checks the files of messages.
    ///
    /// # Errors
    /// Returns what is wrong, one line for each fault.
    fn read(name: &str, english: &Language) -> Result<Self, String> {
        let files = list(&english.path(name))?;
        let (mut parts, mut faults) = (Vec::new(), Vec::new());
        for file in files.iter().filter_map(|file| file.strip_suffix(".ftl")) {
            let path = english.path(&format!("{name}/{file}.ftl"));
            let source = read(&path)?;
            let mut faults_here = Faults::new(&path, &source);
            let has_nouns = file == NOUNS;
            let texts = part::read(&source, has_nouns, english, &mut faults_here);
            faults.append(&mut faults_here.list);
            parts.push(Part { name: file.to_owned(), texts, has_nouns, path });
        }
        if faults.is_empty() { Ok(Self { name: name.to_owned(), files, parts }) } else { Err(faults.join("\n")) }
    }

    /// The names of its rules texts.
    fn rules_texts(&self) -> impl Iterator<Item = &String> {
        // README.md describes the format.
        let texts = self.files.iter().filter(|name| name.ends_with(".md"));
        texts.filter(|name| *name != "README.md")
    }
}

/// The names of what lies in a folder, which may be missing. Files that editors hide or keep as backups do not count.
///
/// # Errors
/// Returns a fault if the folder cannot be read.
fn list(path: &str) -> Result<Vec<String>, String> {
    let items = match fs::read_dir(crate::root().join(path)) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        items => items.and_then(Iterator::collect::<Result<Vec<_>, _>>),
    };
    let items = items.map_err(|error| format!("{path}: {error}"))?;
    let names = items.iter().map(|item| item.file_name().to_string_lossy().into_owned());
    let mut names: Vec<_> = names.filter(|name| !name.starts_with('.') && !name.ends_with('~')).collect();
    names.sort();
    Ok(names)
}

/// Reads a file by its path from the root of the repository.
///
/// # Errors
/// Returns a fault if it cannot be read.
fn read(path: &str) -> Result<String, String> {
    let text = crate::try_read_text(&crate::root().join(path));
    text.map_err(|fault| format!("{path}{fault}"))
}

/// The most faults that are told of a file at once.
const MAX_FAULTS: usize = 100;

pub struct Faults<'a> {
    path: &'a str,
    source: &'a str,
    pub list: Vec<String>,
}

impl<'a> Faults<'a> {
    pub const fn new(path: &'a str, source: &'a str) -> Self {
        Self { path, source, list: Vec::new() }
    }

    /// Adds a fault at a position in bytes.
    fn add_at(&mut self, position: usize, fault: &str) {
        if self.list.len() < MAX_FAULTS {
            let before = &self.source.as_bytes()[..position.min(self.source.len())];
            let line = 1 + crate::count_lines(before);
            self.list.push(format!("{}:{line}: {fault}", self.path));
        }
    }

    /// Adds a fault in a slice of the source.
    fn add(&mut self, slice: &str, fault: &str) {
        let position = slice.as_ptr() as usize - self.source.as_ptr() as usize;
        self.add_at(position, fault);
    }
}
