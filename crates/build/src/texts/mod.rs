//! The texts of a crate: reads the English files, checks them, and writes a typed function per message.
//!
//! `docs/contributing.md` describes the files. Everything wrong in one is reported with file and line.

mod check;
mod code;

use std::fs;

use fluent_syntax::ast::{Comment, Entry, Message};
use fluent_syntax::parser;

use check::Checker;

/// The English texts, with a folder for each crate. Other languages have the same files in folders of their own.
const FOLDER: &str = "assets/text/en";

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

/// A message with the types of its arguments.
struct Text {
    id: String,
    /// The comment above it, without the lines about arguments.
    comment: String,
    arguments: Vec<(String, Kind)>,
}

/// One file of texts.
struct Part {
    /// Its path from the root of the repository.
    path: String,
    /// Its name, and that of its module: `clubs` for `games/clubs.ftl`.
    name: String,
    source: String,
    /// Empty for the file of nouns.
    texts: Vec<Text>,
}

impl Part {
    /// The game whose lesson it belongs to; code finds the messages of lessons by their ids.
    fn lesson_of(&self) -> Option<&str> {
        self.name.strip_suffix("_lesson")
    }
}

/// Writes `text.rs` with the functions of all messages in a folder of texts, and the compressed texts. Ends the
/// build script if the texts have faults.
pub fn write(folder: &str, visibility: &str) {
    let folder = format!("{FOLDER}/{folder}");
    let parts = read_folder(&folder).unwrap_or_else(|faults| {
        eprintln!("{faults}");
        std::process::exit(1);
    });
    for part in &parts {
        crate::compress(&format!("{}.ftl.packed", part.name), part.source.as_bytes());
    }
    crate::write("text.rs", &code::write(&parts, visibility));
}

/// Reads and checks all files of a folder.
///
/// # Errors
/// Returns what is wrong, one line for each fault.
fn read_folder(folder: &str) -> Result<Vec<Part>, String> {
    let mut paths = Vec::new();
    for item in fs::read_dir(crate::watched(folder)).expect("the folder of the texts") {
        let path = item.expect("a folder can be read").path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            paths.push(path);
        }
    }
    paths.sort();
    let (mut parts, mut faults) = (Vec::<Part>::new(), Vec::new());
    for file in paths {
        let name = file.file_stem().and_then(|stem| stem.to_str());
        let name = name.expect("file names are ASCII").to_owned();
        let path = format!("{folder}/{name}.ftl");
        let source = crate::read_text(&file);
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
        Ok(parts)
    } else {
        Err(faults.join("\n"))
    }
}

/// The faults of one file.
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
