//! Checks of the file of nouns, which functions look up by name.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource};

use super::Faults;
use super::check::check_categories;
use super::language::Language;

/// The variables that nouns get, by how their ids begin.
const VARIABLES: [(&str, &[&str]); 9] = [
    ("rank-", &[]),
    ("suit-", &[]),
    ("card", &["rank", "full-rank", "suit", "gender"]),
    ("list-", &["first", "last", "sound"]),
    ("full-stop", &["words"]),
    ("points", &["count", "number"]),
    ("number-", &[]),
    ("name", &["name", "begins", "ends"]),
    ("you", &[]),
];

/// Variables that every form of their nouns shows.
const NEEDED: [&str; 5] = ["first", "last", "words", "number", "name"];

/// Checks that no two ranks have the same letter on the corners of cards.
pub fn check_indices(resource: &Resource<&str>, faults: &mut Faults<'_>) {
    let mut found = Vec::new();
    for entry in &resource.body {
        let Entry::Message(noun) = entry else { continue };
        for attribute in noun.attributes.iter().filter(|one| one.id.name == "index") {
            if found.contains(&&attribute.value) {
                faults.add(attribute.id.name, "another rank has this `.index`");
            }
            found.push(&attribute.value);
        }
    }
}

pub fn check(noun: &Message<&str>, language: &Language, faults: &mut Faults<'_>) {
    let id = noun.id.name;
    if noun.value.is_none() {
        faults.add(id, &format!("`{id}` has no text"));
    }
    let found = VARIABLES.iter().find(|(begin, _)| id.starts_with(begin));
    let Some((_, variables)) = found else {
        faults.add(id, &format!("no function looks for `{id}`"));
        return;
    };
    let attributes = noun.attributes.iter().map(|one| &one.value);
    for pattern in noun.value.iter().chain(attributes) {
        check_pattern(pattern, variables, language, faults);
        for variable in NEEDED.iter().filter(|variable| variables.contains(variable)) {
            if !shows(pattern, variable) {
                faults.add(id, &format!("a form of `{id}` does not show `${variable}`"));
            }
        }
    }
}

/// Tells whether a pattern shows a variable, whatever it chooses.
fn shows(pattern: &Pattern<&str>, variable: &str) -> bool {
    pattern.elements.iter().any(|element| match element {
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::VariableReference { id }) } => {
            id.name == variable
        }
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            // What is chosen by the value itself may spell out a form of it.
            let spells = matches!(selector, InlineExpression::VariableReference { id } if id.name == variable);
            variants.iter().all(|variant| spells && !variant.default || shows(&variant.value, variable))
        }
        _ => false,
    })
}

fn check_pattern(pattern: &Pattern<&str>, variables: &[&str], language: &Language, faults: &mut Faults<'_>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let (Expression::Inline(inline) | Expression::Select { selector: inline, .. }) = expression;
        match inline {
            InlineExpression::VariableReference { id } if !variables.contains(&id.name) => {
                let known = variables.join(", ");
                faults.add(id.name, &format!("this noun gets no `${}`, only: {known}", id.name));
            }
            InlineExpression::FunctionReference { id, .. } | InlineExpression::MessageReference { id, .. } => {
                faults.add(id.name, "nouns use no functions and no other messages");
            }
            _ => {}
        }
        if let Expression::Select { selector, variants } = expression {
            if let InlineExpression::VariableReference { id } = selector
                && id.name == "count"
            {
                check_categories(id.name, variants, &language.plurals.any, faults);
            }
            for variant in variants {
                check_pattern(&variant.value, variables, language, faults);
            }
        }
    }
}
