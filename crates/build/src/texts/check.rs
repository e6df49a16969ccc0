//! Checks of one file: every variable has a type that fits its use, functions and options exist, and plurals have
//! all forms of the language.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
    Variant, VariantKey,
};

use super::functions::Function;
use super::language::{ENGLISH, Language};
use super::{Faults, Kind, typography};

/// Kinds that can stand in a text as they are.
const PLAIN: [Kind; 4] = [Kind::Count, Kind::Number, Kind::Name, Kind::Message];

/// The ways to use a variable.
enum Use {
    InText,
    AsSelector,
}

/// Checks the messages of a file.
pub struct Checker<'a> {
    resource: &'a Resource<&'a str>,
    language: &'a Language,
    counts: BTreeMap<&'a str, usize>,
}

impl<'a> Checker<'a> {
    pub fn new(resource: &'a Resource<&'a str>, language: &'a Language) -> Self {
        let mut counts = BTreeMap::new();
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                *counts.entry(message.id.name).or_default() += 1;
            }
        }
        Self {
            resource,
            language,
            counts,
        }
    }

    pub fn check_once(&self, id: &str, faults: &mut Faults<'_>) {
        if self.counts.get(id).is_some_and(|count| *count > 1) {
            faults.add(id, &format!("`{id}` is there twice"));
        }
    }

    /// Checks a message that has these arguments.
    pub fn check(
        &self,
        message: &Message<&str>,
        arguments: &[(String, Kind)],
        faults: &mut Faults<'_>,
    ) {
        let id = message.id.name;
        let Some(pattern) = &message.value else {
            faults.add(id, &format!("`{id}` has no text"));
            return;
        };
        if let Some(attribute) = message.attributes.first() {
            faults.add(
                attribute.id.name,
                "only nouns, in cards.ftl, have attributes",
            );
        }
        typography::check(message, self.language, faults);
        let mut scope = Scope {
            checker: self,
            arguments,
            used: Vec::new(),
        };
        scope.check_pattern(pattern, faults);
        for (name, _) in arguments {
            if !scope.used.contains(name) {
                faults.add(id, &format!("`{id}` does not use `${name}`"));
            }
        }
    }

    pub fn message(&self, id: &str) -> Option<&'a Message<&'a str>> {
        self.resource.body.iter().find_map(|entry| match entry {
            Entry::Message(message) if message.id.name == id => Some(message),
            _ => None,
        })
    }

    fn has_term(&self, id: &str) -> bool {
        self.resource.body.iter().any(|entry| match entry {
            Entry::Term(term) => term.id.name == id,
            _ => false,
        })
    }
}

/// The message being checked.
struct Scope<'a> {
    checker: &'a Checker<'a>,
    arguments: &'a [(String, Kind)],
    used: Vec<String>,
}

impl Scope<'_> {
    fn check_pattern(&mut self, pattern: &Pattern<&str>, faults: &mut Faults<'_>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.check_expression(expression, faults);
            }
        }
    }

    fn check_expression(&mut self, expression: &Expression<&str>, faults: &mut Faults<'_>) {
        match expression {
            Expression::Inline(inline) => self.check_inline(inline, &Use::InText, faults),
            Expression::Select { selector, variants } => {
                self.check_inline(selector, &Use::AsSelector, faults);
                self.check_plurals(selector, variants, faults);
                for variant in variants {
                    self.check_pattern(&variant.value, faults);
                }
            }
        }
    }

    fn check_inline(
        &mut self,
        inline: &InlineExpression<&str>,
        used: &Use,
        faults: &mut Faults<'_>,
    ) {
        match inline {
            InlineExpression::VariableReference { id } => {
                let fits: &[Kind] = match used {
                    Use::InText => &PLAIN,
                    Use::AsSelector => &[Kind::Count, Kind::Number],
                };
                self.check_variable(id.name, fits, faults);
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.check_call(id.name, arguments, faults);
            }
            InlineExpression::MessageReference {
                id,
                attribute: None,
            } => {
                match self.checker.message(id.name) {
                    // The other message gets the arguments of this one.
                    Some(message) => {
                        if let Some(pattern) = &message.value {
                            let before = faults.list.len();
                            self.check_pattern(pattern, faults);
                            if faults.list.len() > before {
                                faults.add(
                                    id.name,
                                    "its arguments are not those of the message it uses",
                                );
                            }
                        }
                    }
                    None => faults.add(id.name, &format!("this file has no message `{}`", id.name)),
                }
            }
            InlineExpression::TermReference { id, .. } => {
                if !self.checker.has_term(id.name) {
                    faults.add(id.name, &format!("this file has no term `-{}`", id.name));
                }
            }
            InlineExpression::MessageReference { id, .. } => {
                faults.add(id.name, "attributes cannot be used in a text");
            }
            InlineExpression::Placeable { expression } => self.check_expression(expression, faults),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn check_variable(&mut self, name: &str, fits: &[Kind], faults: &mut Faults<'_>) {
        let declared = self.arguments.iter().find(|(other, _)| other == name);
        match declared {
            None => faults.add(name, &format!("`${name}` has no type: declare it in the comment above, as in `# $who (Seat): who leads`")),
            Some((_, kind)) if !fits.contains(kind) => {
                faults.add(name, &format!("`${name}` is a {}, which does not fit here", kind.name()));
            }
            Some(_) => {}
        }
        self.used.push(name.to_owned());
    }

    fn check_call(
        &mut self,
        function: &str,
        arguments: &CallArguments<&str>,
        faults: &mut Faults<'_>,
    ) {
        let Some(known) = Function::named(function) else {
            faults.add(function, &format!("there is no function `{function}`"));
            return;
        };
        let language = self.checker.language;
        if function == "DOES" && language.code != ENGLISH {
            faults.add(function, "`DOES` knows only English verbs: use `YOU`");
        }
        let places = known.places();
        if arguments.positional.len() != places {
            faults.add(
                function,
                &format!("`{function}` takes {places} argument(s)"),
            );
        }
        for argument in &arguments.positional {
            if let InlineExpression::VariableReference { id } = argument {
                self.check_variable(id.name, known.kinds, faults);
            }
        }
        known.check_options(arguments, language, faults);
    }

    /// Checks that a choice by a number has all plural forms of the language, and a choice by the reader both.
    fn check_plurals(
        &self,
        selector: &InlineExpression<&str>,
        variants: &[Variant<&str>],
        faults: &mut Faults<'_>,
    ) {
        let plurals = &self.checker.language.plurals;
        let (name, needed) = match selector {
            InlineExpression::VariableReference { id } => {
                let declared = self.arguments.iter().find(|(name, _)| name == id.name);
                let counts = declared.is_some_and(|(_, kind)| *kind == Kind::Count);
                let needed = if counts { &plurals.whole } else { &plurals.any };
                (id.name, needed)
            }
            InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
                let is_ordinal = arguments
                    .named
                    .iter()
                    .any(|argument| argument.name.name == "type");
                let needed = if is_ordinal {
                    &plurals.ordinal
                } else {
                    &plurals.any
                };
                (id.name, needed)
            }
            InlineExpression::FunctionReference { id, .. } if id.name == "YOU" => {
                let keys: Vec<&str> = variants.iter().filter_map(key_of).collect();
                if keys != ["you", "other"] {
                    faults.add(id.name, "`YOU` is either [you] or *[other]");
                }
                return;
            }
            _ => return,
        };
        check_categories(name, variants, needed, faults);
    }
}

/// Checks that a choice which asks for a plural category has all that are needed.
pub fn check_categories(
    name: &str,
    variants: &[Variant<&str>],
    needed: &BTreeSet<&'static str>,
    faults: &mut Faults<'_>,
) {
    let keys: Vec<&str> = variants.iter().filter_map(key_of).collect();
    if keys == ["other"] {
        return;
    }
    for category in needed {
        if !keys.contains(category) {
            faults.add(
                name,
                &format!("the choice lacks the plural form [{category}]"),
            );
        }
    }
    for key in keys {
        if !needed.contains(key) && key != "other" {
            faults.add(
                name,
                &format!("this language never uses the plural form [{key}] here"),
            );
        }
    }
}

/// The key of a variant, unless it is a number.
fn key_of<'a>(variant: &Variant<&'a str>) -> Option<&'a str> {
    match &variant.key {
        VariantKey::Identifier { name } => Some(name),
        VariantKey::NumberLiteral { .. } => None,
    }
}
