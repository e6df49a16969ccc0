//! Checks of one file: every variable has a type that fits its use, and the typography is right.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
};

use super::{Faults, Kind};

/// The functions, the kinds of argument that each takes, and its options.
const FUNCTIONS: [(&str, &[Kind], &[&str]); 13] = [
    ("CARD", &[Kind::Card], &["as", "article", "case", "capital"]),
    (
        "CARDS",
        &[Kind::Cards],
        &["kind", "article", "case", "capital"],
    ),
    (
        "SUIT",
        &[Kind::Suit],
        &["article", "number", "case", "capital"],
    ),
    (
        "RANK",
        &[Kind::Rank],
        &["as", "article", "number", "case", "capital"],
    ),
    ("LIST", &[Kind::List], &["kind", "capital"]),
    ("NAME", &[Kind::Seat], &["case"]),
    ("NAMES", &[Kind::Seats], &["kind"]),
    ("CAPITAL", &[Kind::Message], &[]),
    ("STOP", &[Kind::Message, Kind::Name], &[]),
    ("YOU", &[Kind::Seat], &[]),
    ("DOES", &[Kind::Seat], &[]),
    (
        "NUMBER",
        &[Kind::Count, Kind::Number],
        &["as", "sign", "type", "capital"],
    ),
    ("POINTS", &[Kind::Points], &["kind", "sign"]),
];

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
    counts: BTreeMap<&'a str, usize>,
}

impl<'a> Checker<'a> {
    pub fn new(resource: &'a Resource<&'a str>) -> Self {
        let mut counts = BTreeMap::new();
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                *counts.entry(message.id.name).or_default() += 1;
            }
        }
        Self { resource, counts }
    }

    /// The number of messages with this id.
    pub fn messages(&self, id: &str) -> usize {
        self.counts.get(id).copied().unwrap_or(0)
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
        self.check_words(message, faults);
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

    /// Checks the typography of a message and its attributes.
    pub fn check_words(&self, message: &Message<&str>, faults: &mut Faults<'_>) {
        for pattern in message
            .value
            .iter()
            .chain(message.attributes.iter().map(|one| &one.value))
        {
            self.check_pattern_words(pattern, faults);
        }
    }

    /// Checks the typography of a text.
    pub fn check_pattern_words(&self, pattern: &Pattern<&str>, faults: &mut Faults<'_>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    for (wrong, remedy) in [
                        ("\t", "a tab"),
                        ("  ", "two spaces"),
                        ("\"", "a straight quotation mark: use “ and ”"),
                        ("'", "a straight apostrophe: use ’"),
                        ("...", "three dots: use …"),
                    ] {
                        // Fluent removes the indentation of further lines only when it is shown.
                        if value.trim_start().contains(wrong) {
                            faults.add(value, &format!("the text has {remedy}"));
                        }
                    }
                }
                PatternElement::Placeable {
                    expression: Expression::Select { variants, .. },
                } => {
                    for variant in variants {
                        self.check_pattern_words(&variant.value, faults);
                    }
                }
                PatternElement::Placeable {
                    expression: Expression::Inline(_),
                } => {}
            }
        }
    }

    fn message(&self, id: &str) -> Option<&'a Message<&'a str>> {
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
        let known = FUNCTIONS.iter().find(|(name, ..)| *name == function);
        let Some((_, kinds, options)) = known else {
            faults.add(function, &format!("there is no function `{function}`"));
            return;
        };
        let places = if function == "DOES" { 2 } else { 1 };
        if arguments.positional.len() != places {
            faults.add(
                function,
                &format!("`{function}` takes {places} argument(s)"),
            );
        }
        for argument in &arguments.positional {
            if let InlineExpression::VariableReference { id } = argument {
                self.check_variable(id.name, kinds, faults);
            }
        }
        for argument in &arguments.named {
            let name = argument.name.name;
            if !options.contains(&name) {
                faults.add(name, &format!("`{function}` has no option `{name}`"));
            }
        }
    }
}
