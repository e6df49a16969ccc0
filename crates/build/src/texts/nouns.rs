//! Checks of the file of nouns, which functions look up by name.

use fluent_syntax::ast::{Expression, InlineExpression, Message, Pattern, PatternElement};

use super::check::check_categories;
use super::language::Language;
use super::{Faults, typography};

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

pub fn check(noun: &Message<&str>, language: &Language, faults: &mut Faults<'_>) {
    let id = noun.id.name;
    typography::check(noun, language, faults);
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
    }
}

fn check_pattern(
    pattern: &Pattern<&str>,
    variables: &[&str],
    language: &Language,
    faults: &mut Faults<'_>,
) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let (Expression::Inline(inline)
        | Expression::Select {
            selector: inline, ..
        }) = expression;
        match inline {
            InlineExpression::VariableReference { id } if !variables.contains(&id.name) => {
                let known = variables.join(", ");
                faults.add(
                    id.name,
                    &format!("this noun gets no `${}`, only: {known}", id.name),
                );
            }
            InlineExpression::FunctionReference { id, .. } => {
                faults.add(id.name, "nouns use no functions");
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
