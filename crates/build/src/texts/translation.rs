//! The texts of a language, compared with the English ones.

use std::collections::BTreeSet;

use fluent_syntax::ast::Entry;

use super::check::{self, Checker};
use super::language::Language;
use super::part::Part;
use super::{Faults, Folder, nouns, rules};

/// The part of a folder that a language has.
#[derive(Default)]
pub struct Translation {
    /// The files that are there, with the numbers of their parts.
    pub sources: Vec<(usize, String)>,
    /// The messages that are not there: `engine/events: took-trick`.
    pub missing: Vec<String>,
    /// The faults of the others, a line for each.
    pub faults: Vec<String>,
}

/// Reads and checks what a language has of a folder.
pub fn read(language: &Language, folder: &Folder) -> Translation {
    let mut found = Translation::default();
    let names = files(language, &folder.name, &folder.files, &mut found.faults);
    rules::check(language, folder, &names, &mut found);
    for (number, part) in folder.parts.iter().enumerate() {
        let mut ids = BTreeSet::new();
        let file = format!("{}/{}", folder.name, part.name);
        if names.contains(&format!("{}.ftl", part.name)) {
            let path = language.path(&format!("{file}.ftl"));
            match super::read(&path) {
                Ok(source) => {
                    let mut faults = Faults::new(&path, &source);
                    ids = check(&source, part, language, &mut faults);
                    found.faults.append(&mut faults.list);
                    found.sources.push((number, source));
                }
                Err(fault) => found.faults.push(fault),
            }
        }
        let texts = part.texts.iter().filter(|text| !ids.contains(&text.id));
        let missing = texts.map(|text| format!("{file}: {}", text.id));
        found.missing.extend(missing);
    }
    found
}

/// The names of what a language has in a folder. What English has not there is a fault, since nothing reads it.
pub fn files(language: &Language, folder: &str, english: &[String], faults: &mut Vec<String>) -> Vec<String> {
    let path = language.path(folder);
    let names = super::list(&path).unwrap_or_else(|fault| {
        faults.push(fault);
        Vec::new()
    });
    let strangers = names.iter().filter(|name| !english.contains(name));
    faults.extend(strangers.map(|name| format!("{path}/{name}: there is no English file of this name")));
    names
}

/// Checks a file, and returns the ids of its messages.
pub fn check(source: &str, part: &Part, language: &Language, faults: &mut Faults<'_>) -> BTreeSet<String> {
    let resource = super::parse(source, faults);
    let checker = Checker::new(&resource, language);
    let (mut ids, mut others, mut used) = (BTreeSet::new(), Vec::new(), BTreeSet::new());
    for entry in &resource.body {
        checker.check_entry(entry, faults);
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        if !ids.insert(id.to_owned()) {
            faults.add(id, &format!("`{id}` is there twice"));
        }
        let english = part.texts.iter().find(|text| text.id == id);
        if part.has_nouns {
            nouns::check(message, language, faults);
        } else if let Some(english) = english {
            let uses = checker.check(message, &english.arguments, faults);
            used.extend(uses.messages);
            check::compare(id, &uses.cards, &english.uses.cards, faults);
            if part.is_found_by_id() {
                check::compare(id, &uses.numbers, &english.uses.numbers, faults);
            }
        } else {
            others.push(id);
        }
    }
    nouns::check_indices(&resource, faults);
    for id in others {
        if !used.contains(id) {
            let path = &part.path;
            faults.add(id, &format!("{path} has no message `{id}`, and nothing uses it here"));
        }
    }
    ids
}
