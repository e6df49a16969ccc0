//! Checks of one file: every variable has a type that fits its use, functions and options exist, and plurals have
//! all forms of the language.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource, Variant, VariantKey,
};

use super::functions::Function;
use super::language::{ENGLISH, Language};
use super::{Faults, Kind, typography};

/// Kinds that can stand in a text as they are.
const PLAIN: [Kind; 4] = [Kind::Count, Kind::Number, Kind::Name, Kind::Message];

const NO_TERMS: &str = "texts have no terms: begin the id with a letter, and use `{ id }`";

/// How deep messages may stand within each other.
const MAX_DEPTH: usize = 20;

/// What a message names and uses.
#[derive(Default)]
pub struct Uses {
    pub messages: BTreeSet<String>,
    pub cards: BTreeSet<String>,
    pub numbers: BTreeSet<String>,
    variables: BTreeSet<String>,
}

/// Checks the messages of a file.
pub struct Checker<'a> {
    resource: &'a Resource<&'a str>,
    language: &'a Language,
}

impl<'a> Checker<'a> {
    pub const fn new(resource: &'a Resource<&'a str>, language: &'a Language) -> Self {
        Self { resource, language }
    }

    /// Checks what holds for messages of all files.
    pub fn check_entry(&self, entry: &Entry<&str>, faults: &mut Faults<'_>) {
        match entry {
            Entry::Message(message) => typography::check(message, self.language, faults),
            Entry::Term(term) => faults.add(term.id.name, NO_TERMS),
            _ => {}
        }
    }

    /// Checks a message that has these arguments.
    pub fn check(&self, message: &Message<&str>, arguments: &[(String, Kind)], faults: &mut Faults<'_>) -> Uses {
        let id = message.id.name;
        let Some(pattern) = &message.value else {
            faults.add(id, &format!("`{id}` has no text"));
            return Uses::default();
        };
        if let Some(attribute) = message.attributes.first() {
            faults.add(attribute.id.name, "only nouns, in cards.ftl, have attributes");
        }
        let mut scope = Scope { checker: self, arguments, within: vec![id.to_owned()], uses: Uses::default() };
        scope.check_pattern(pattern, faults);
        for (name, _) in arguments {
            if !scope.uses.variables.contains(name) {
                faults.add(id, &format!("`{id}` does not use `${name}`"));
            }
        }
        scope.uses
    }

    fn message(&self, id: &str) -> Option<&'a Message<&'a str>> {
        self.resource.body.iter().find_map(|entry| match entry {
            Entry::Message(message) if message.id.name == id => Some(message),
            _ => None,
        })
    }
}

/// The message being checked.
struct Scope<'a> {
    checker: &'a Checker<'a>,
    arguments: &'a [(String, Kind)],
    /// Its id, and those of messages within it that are being checked.
    within: Vec<String>,
    uses: Uses,
}

impl Scope<'_> {
    fn check_pattern(&mut self, pattern: &Pattern<&str>, faults: &mut Faults<'_>) {
        let mut before = "";
        for element in &pattern.elements {
            match element {
                PatternElement::Placeable { expression } => {
                    self.check_expression(expression, faults);
                    if let Expression::Inline(inline) = expression {
                        self.check_word_before(before, inline, faults);
                    }
                    before = "";
                }
                PatternElement::TextElement { value } => {
                    self.uses.numbers.extend(numbers(value).map(str::to_owned));
                    before = value;
                }
            }
        }
    }

    /// Checks that the word right before a name or noun needs no other form there.
    fn check_word_before(&self, before: &str, inline: &InlineExpression<&str>, faults: &mut Faults<'_>) {
        let Some(word) = before.strip_suffix(' ').and_then(|text| text.split(' ').next_back()) else { return };
        let language = self.checker.language;
        let has = |arguments: &CallArguments<&str>, option| arguments.named.iter().any(|one| one.name.name == option);
        let (words, what) = match inline {
            InlineExpression::VariableReference { id } if self.kind(id.name) == Some(Kind::Name) => {
                (&language.changes_before_names, "changes before some names")
            }
            InlineExpression::FunctionReference { id, arguments } if !has(arguments, "case") => match id.name {
                // The names in lessons, by number, are known.
                "NAME" if matches!(arguments.positional[..], [InlineExpression::NumberLiteral { .. }]) => return,
                "NAME" | "NAMES" => (&language.changes_before_names, "changes before some names"),
                _ if has(arguments, "article") => (&language.melts_with_articles, "melts with an article"),
                _ => return,
            },
            _ => return,
        };
        if words.split_whitespace().any(|one| one == word.to_lowercase()) {
            faults.add(word, &format!("`{word}` {what}: ask for a case, or end the sentence before it"));
        }
    }

    fn kind(&self, variable: &str) -> Option<Kind> {
        let declared = self.arguments.iter().find(|(name, _)| name == variable);
        declared.map(|(_, kind)| *kind)
    }

    fn check_expression(&mut self, expression: &Expression<&str>, faults: &mut Faults<'_>) {
        match expression {
            Expression::Inline(inline) => self.check_inline(inline, &PLAIN, faults),
            Expression::Select { selector, variants } => {
                self.check_inline(selector, &[Kind::Count, Kind::Number], faults);
                self.check_plurals(selector, variants, faults);
                for variant in variants {
                    self.check_pattern(&variant.value, faults);
                }
            }
        }
    }

    /// Checks what stands in a text or selects a variant. A variable has to be of one of these kinds.
    fn check_inline(&mut self, inline: &InlineExpression<&str>, fits: &[Kind], faults: &mut Faults<'_>) {
        match inline {
            InlineExpression::VariableReference { id } => self.check_variable(id.name, fits, faults),
            InlineExpression::FunctionReference { id, arguments } => {
                self.check_call(id.name, arguments, faults);
            }
            InlineExpression::MessageReference { id, attribute: None } => self.check_message(id.name, faults),
            InlineExpression::TermReference { id, .. } => faults.add(id.name, NO_TERMS),
            InlineExpression::MessageReference { id, .. } => {
                faults.add(id.name, "attributes cannot be used in a text");
            }
            InlineExpression::Placeable { expression } => self.check_expression(expression, faults),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    /// Checks a message within this one, whose arguments it gets.
    fn check_message(&mut self, id: &str, faults: &mut Faults<'_>) {
        if self.within.iter().any(|other| other == id) {
            faults.add(id, &format!("`{id}` stands within itself"));
            return;
        }
        if self.within.len() > MAX_DEPTH {
            faults.add(id, &format!("`{id}` stands too deep within others"));
            return;
        }
        let is_new = self.uses.messages.insert(id.to_owned());
        if !is_new {
            return;
        }
        match self.checker.message(id) {
            Some(message) => {
                self.within.push(id.to_owned());
                if let Some(pattern) = &message.value {
                    self.check_pattern(pattern, faults);
                }
                self.within.pop();
            }
            None => {
                faults.add(id, &format!("this file has no message `{id}`, and those of others cannot be used here"));
            }
        }
    }

    fn check_variable(&mut self, name: &str, fits: &[Kind], faults: &mut Faults<'_>) {
        match self.kind(name) {
            None if self.checker.language.code == ENGLISH => faults.add(
                name,
                &format!("`${name}` has no type: declare it in the comment above, as in `# $who (Seat): who leads`"),
            ),
            None => {
                let known = self.arguments.iter().map(|(name, _)| format!("${name}"));
                let fault = lacks(&self.within[0], &format!("${name}"), known);
                faults.add(name, &fault);
            }
            Some(kind) if !fits.contains(&kind) => {
                faults.add(name, &format!("`${name}` is a {}, which does not fit here", kind.name()));
            }
            Some(_) => {}
        }
        self.uses.variables.insert(name.to_owned());
    }

    fn check_call(&mut self, function: &str, arguments: &CallArguments<&str>, faults: &mut Faults<'_>) {
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
            faults.add(function, &format!("`{function}` takes {places} argument(s)"));
        }
        match arguments.positional.first() {
            Some(InlineExpression::VariableReference { id }) => {
                self.check_variable(id.name, known.kinds, faults);
            }
            Some(literal) => {
                let cards = known.check_literal(function, literal, faults);
                self.uses.cards.extend(cards.map(str::to_owned));
            }
            None => {}
        }
        known.check_options(arguments, language, faults);
    }

    /// Checks that a choice by a number has all plural forms of the language, and a choice by the reader both.
    fn check_plurals(&self, selector: &InlineExpression<&str>, variants: &[Variant<&str>], faults: &mut Faults<'_>) {
        let plurals = &self.checker.language.plurals;
        let (name, needed) = match selector {
            InlineExpression::VariableReference { id } => {
                let needed = if self.kind(id.name) == Some(Kind::Count) { &plurals.whole } else { &plurals.any };
                (id.name, needed)
            }
            InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
                let is_ordinal = arguments.named.iter().any(|argument| argument.name.name == "type");
                let needed = if is_ordinal { &plurals.ordinal } else { &plurals.any };
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
    name: &str, variants: &[Variant<&str>], needed: &BTreeSet<&'static str>, faults: &mut Faults<'_>,
) {
    let keys: Vec<&str> = variants.iter().filter_map(key_of).collect();
    if keys == ["other"] && variants.len() > 1 {
        // It chooses by numbers themselves.
        return;
    }
    for category in needed {
        if !keys.contains(category) {
            faults.add(name, &format!("the choice lacks the plural form [{category}]"));
        }
    }
    for key in keys {
        if !needed.contains(key) && key != "other" {
            faults.add(name, &format!("this language never uses the plural form [{key}] here"));
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

/// Checks that a message names only cards or numbers that the English one names.
pub fn compare(id: &str, found: &BTreeSet<String>, english: &BTreeSet<String>, faults: &mut Faults<'_>) {
    for name in found.difference(english) {
        faults.add(id, &lacks(id, name, english.iter().cloned()));
    }
}

/// The fault that the English message has these names, but not that one.
fn lacks(id: &str, name: &str, names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.map(|name| format!("`{name}`")).collect();
    let but = if names.is_empty() { "" } else { ", but " };
    format!("the English `{id}` has no `{name}`{but}{}", names.join(", "))
}

pub fn numbers(text: &str) -> impl Iterator<Item = &str> {
    let numbers = text.split(|letter: char| !letter.is_ascii_digit());
    numbers.filter(|number| !number.is_empty())
}
