//! The English texts: files of messages with the types of their arguments.

use fluent_syntax::ast::{Comment, Entry, Message};

use super::check::{Checker, Uses};
use super::language::Language;
use super::{Faults, Kind, nouns};

/// A message with the types of its arguments.
pub struct Text {
    pub id: String,
    /// The comment above it, without the lines about arguments.
    pub comment: String,
    pub arguments: Vec<(String, Kind)>,
    pub uses: Uses,
}

/// One file of texts.
pub struct Part {
    /// Its path from the root of the repository.
    pub path: String,
    /// Its name, and that of its module: `clubs` for `games/clubs.ftl`.
    pub name: String,
    /// The messages; in the file of nouns, those that every language needs.
    pub texts: Vec<Text>,
    /// Set if it is the file of nouns, whose messages no code calls.
    pub has_nouns: bool,
}

impl Part {
    /// Tells whether code finds its messages by their ids, because there are many of the same kind: those of lessons and
    /// remarks.
    pub fn is_found_by_id(&self) -> bool {
        self.name.ends_with("_lesson") || self.name == "remarks"
    }
}

/// Reads the messages of an English file and checks them.
pub fn read(source: &str, has_nouns: bool, language: &Language, faults: &mut Faults<'_>) -> Vec<Text> {
    let resource = super::parse(source, faults);
    let mut texts = Vec::<Text>::new();
    let checker = Checker::new(&resource, language);
    for entry in &resource.body {
        checker.check_entry(entry, faults);
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                if texts.iter().any(|text| text.id == id) {
                    faults.add(id, &format!("`{id}` is there twice"));
                }
                let (mut arguments, mut uses) = (Vec::new(), Uses::default());
                if has_nouns {
                    nouns::check(message, language, faults);
                } else {
                    arguments = read_arguments(message, faults);
                    uses = checker.check(message, &arguments, faults);
                }
                let comment = message.comment.as_ref().map_or_else(String::new, remark);
                texts.push(Text { id: id.to_owned(), comment, arguments, uses });
            }
            Entry::Comment(comment) => {
                // A comment that an empty line separates from its message loses it.
                if let Some(line) = comment.content.iter().find(|line| line.starts_with('$')) {
                    faults.add(line, "no message follows the types of its arguments");
                }
            }
            _ => {}
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
                faults.add(line, &format!("expected `$name (Kind): meaning`, with a kind of {kinds}"));
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
