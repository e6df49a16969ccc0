//! The texts: reads the English files, checks them, and writes a typed function per message.
//!
//! `docs/contributing.md` describes the files. Everything wrong in one is reported with file and line.

mod check;
mod code;

use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Comment, Entry, Message};
use fluent_syntax::parser;

use check::Checker;

/// The English texts. Other languages have the same files in folders of their own.
pub const FOLDER: &str = "assets/text/en";

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

/// A message with the types of its arguments.
pub struct Text {
    pub id: String,
    /// The comment above it, without the lines about arguments.
    pub comment: String,
    pub arguments: Vec<(String, Kind)>,
}

/// One file of texts.
pub struct Part {
    pub path: PathBuf,
    /// Its name, and that of its module: `clubs` for `games/clubs.ftl`.
    pub name: String,
    pub source: String,
    /// Empty for the file of nouns.
    pub texts: Vec<Text>,
}

impl Part {
    /// Whether only the window uses it.
    pub fn is_of_window(&self) -> bool {
        self.path
            .parent()
            .is_some_and(|folder| folder.ends_with("window"))
    }
}

/// The checked files, and the code that belongs to them.
pub struct Texts {
    pub parts: Vec<Part>,
    pub code: String,
}

/// Reads and checks all files.
///
/// # Errors
/// Returns what is wrong, one line for each fault.
pub fn collect() -> Result<Texts, String> {
    let mut paths = Vec::new();
    find_files(Path::new(FOLDER), &mut paths);
    paths.sort();
    let (mut parts, mut faults) = (Vec::<Part>::new(), Vec::new());
    for path in paths {
        let name = path.file_stem().and_then(|stem| stem.to_str());
        let name = name.expect("file names are ASCII").to_owned();
        if let Some(other) = parts.iter().find(|part| part.name == name) {
            faults.push(format!(
                "{}: named like {}",
                path.display(),
                other.path.display()
            ));
        }
        let source = super::read_text(&path).expect("the files are part of the package");
        let mut faults_here = Faults::new(&path, &source);
        let texts = read(&source, name == NOUNS, &mut faults_here);
        faults.append(&mut faults_here.list);
        parts.push(Part {
            path,
            name,
            source,
            texts,
        });
    }
    if faults.is_empty() {
        let code = code::write(&parts);
        Ok(Texts { parts, code })
    } else {
        Err(faults.join("\n"))
    }
}

fn find_files(folder: &Path, paths: &mut Vec<PathBuf>) {
    for item in fs::read_dir(folder).expect("the texts are part of the package") {
        let path = item.expect("a folder can be read").path();
        if path.is_dir() {
            find_files(&path, paths);
        } else if path.extension().is_some_and(|extension| extension == "ftl") {
            paths.push(path);
        }
    }
}

/// The faults of one file.
pub struct Faults<'a> {
    path: &'a Path,
    source: &'a str,
    list: Vec<String>,
}

impl<'a> Faults<'a> {
    const fn new(path: &'a Path, source: &'a str) -> Self {
        Self {
            path,
            source,
            list: Vec::new(),
        }
    }

    /// Adds a fault at a position in bytes.
    fn add_at(&mut self, position: usize, fault: &str) {
        let line = 1 + self.source[..position].matches('\n').count();
        self.list
            .push(format!("{}:{line}: {fault}", self.path.display()));
    }

    /// Adds a fault in a slice of the source.
    pub fn add(&mut self, slice: &str, fault: &str) {
        let position = slice.as_ptr() as usize - self.source.as_ptr() as usize;
        self.add_at(position, fault);
    }
}

/// Reads the messages of a file and checks them.
fn read(source: &str, has_nouns: bool, faults: &mut Faults<'_>) -> Vec<Text> {
    let resource = match parser::parse(source) {
        Ok(resource) => resource,
        Err((_, errors)) => {
            for error in errors {
                faults.add_at(error.pos.start, &error.to_string());
            }
            return Vec::new();
        }
    };
    let mut texts = Vec::<Text>::new();
    let checker = Checker::new(&resource);
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                if checker.messages(id) > 1 {
                    faults.add(id, &format!("`{id}` is there twice"));
                }
                if has_nouns {
                    checker.check_words(message, faults);
                    continue;
                }
                let arguments = read_arguments(message, faults);
                checker.check(message, &arguments, faults);
                let comment = message.comment.as_ref().map_or_else(String::new, remark);
                texts.push(Text {
                    id: id.to_owned(),
                    comment,
                    arguments,
                });
            }
            Entry::Term(term) => checker.check_pattern_words(&term.value, faults),
            Entry::Comment(comment) => {
                // A comment that an empty line separates from its message loses it.
                if let Some(line) = comment.content.iter().find(|line| line.starts_with('$')) {
                    faults.add(line, "no message follows the types of its arguments");
                }
            }
            Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Junk { content } => faults.add(content, "not a message"),
        }
    }
    texts
}

/// The arguments that a comment declares, in this order: `# $who (Seat): who takes the trick`.
fn read_arguments(message: &Message<&str>, faults: &mut Faults<'_>) -> Vec<(String, Kind)> {
    let mut arguments = Vec::new();
    let lines = message.comment.iter().flat_map(|comment| &comment.content);
    for line in lines.filter(|line| line.starts_with('$')) {
        let parts = line[1..].split_once(" (").and_then(|(name, rest)| {
            let (kind, meaning) = rest.split_once("): ")?;
            let kind = Kind::ALL.into_iter().find(|one| one.name() == kind)?;
            (!meaning.trim().is_empty()).then_some((name.to_owned(), kind))
        });
        match parts {
            Some(argument) => arguments.push(argument),
            None => {
                let kinds = Kind::ALL.map(Kind::name).join(", ");
                faults.add(
                    line,
                    &format!("expected `$name (Kind): meaning`, with a kind of {kinds}"),
                );
            }
        }
    }
    arguments
}

/// A comment without the lines about arguments.
fn remark(comment: &Comment<&str>) -> String {
    let lines = comment.content.iter().filter(|line| !line.starts_with('$'));
    let lines: Vec<&str> = lines.copied().collect();
    lines.join(" ")
}
