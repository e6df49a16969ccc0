//! The texts of a language, compared with the English ones.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
};

use super::check::Checker;
use super::language::Language;
use super::part::Part;
use super::{Faults, TEXTS, nouns, rules, typography};

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

/// Reads and checks what a language has of a folder, which in English has these parts.
pub fn read(
    language: &Language,
    (folder, english): (&str, &Language),
    parts: &[Part],
) -> Translation {
    let mut found = Translation::default();
    rules::check(language, &rules::paths(folder, english), &mut found);
    let names = super::files(folder, language);
    for name in &names {
        if !parts.iter().any(|part| part.name == *name) {
            let path = format!("{TEXTS}/{}/{folder}/{name}.ftl", language.code);
            found
                .faults
                .push(format!("{path}: there is no English file of this name"));
        }
    }
    for (number, part) in parts.iter().enumerate() {
        let mut ids = Vec::new();
        if names.contains(&part.name) {
            let path = format!("{TEXTS}/{}/{folder}/{}.ftl", language.code, part.name);
            let source = crate::read_text(&crate::root().join(&path));
            let mut faults = Faults::new(&path, &source);
            ids = check(&source, part, language, &mut faults);
            found.faults.append(&mut faults.list);
            found.sources.push((number, source));
        }
        for text in &part.texts {
            if !ids.contains(&text.id) {
                found
                    .missing
                    .push(format!("{folder}/{}: {}", part.name, text.id));
            }
        }
    }
    found
}

/// Checks a file, and returns the ids of its messages.
pub fn check(
    source: &str,
    part: &Part,
    language: &Language,
    faults: &mut Faults<'_>,
) -> Vec<String> {
    let resource = super::parse(source, faults);
    let checker = Checker::new(&resource, language);
    let mut ids = Vec::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                checker.check_once(id, faults);
                let english = part.texts.iter().find(|text| text.id == id);
                if part.has_nouns {
                    nouns::check(message, language, faults);
                } else if let Some(english) = english {
                    checker.check(message, &english.arguments, faults);
                } else if is_used(&resource, id) {
                    typography::check(message, language, faults);
                } else {
                    let path = &part.path;
                    faults.add(
                        id,
                        &format!("{path} has no message `{id}`, and nothing uses it here"),
                    );
                }
                ids.push(id.to_owned());
            }
            Entry::Term(term) => typography::check_pattern(&term.value, language, faults),
            _ => {}
        }
    }
    ids
}

/// Tells whether a message of the file stands within another.
fn is_used(resource: &Resource<&str>, id: &str) -> bool {
    resource.body.iter().any(|entry| match entry {
        Entry::Message(Message {
            value: Some(value), ..
        }) => names(value, id),
        _ => false,
    })
}

fn names(pattern: &Pattern<&str>, message: &str) -> bool {
    pattern.elements.iter().any(|element| match element {
        PatternElement::TextElement { .. } => false,
        PatternElement::Placeable { expression } => match expression {
            Expression::Inline(InlineExpression::MessageReference { id, .. }) => id.name == message,
            Expression::Inline(_) => false,
            Expression::Select { variants, .. } => variants
                .iter()
                .any(|variant| names(&variant.value, message)),
        },
    })
}
