//! House rules as data.
//!
//! A game's options are a plain struct. Its [`Form`] declares every field of it once, with name,
//! label, help, range and default; the window, the command line, the rules texts, the checks on
//! load and the tests that try every value all read that one list. [`HouseRules`] are the same
//! options without the type: values by name, as in saves and traces. Nothing here knows any game.

mod describe;
mod field;
mod form;
mod random;
mod text;

use std::fmt;

use thiserror::Error;

use crate::text::{Language, Message};

pub use describe::{by_seats, changed_rules, chapter};
pub use field::{Choice, Field, FieldKind, Keys, Labelled, Meaning, Provenance, Value, signed};
pub use form::Form;
pub use random::random_rules;
pub use text::{HouseRulesSeed, read_rules};

/// Values of house rules by name: all of a game's rules in the order of its form, or some of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HouseRules(pub Vec<(&'static str, Value)>);

impl HouseRules {
    pub fn usual(fields: &[Field]) -> Self {
        let default = |field: &Field| (field.name, field.usual.clone());
        Self(fields.iter().map(default).collect())
    }

    pub fn value(&self, name: &str) -> Option<&Value> {
        self.0.iter().find(|(other, _)| *other == name).map(|(_, value)| value)
    }

    /// Sets a rule, adding it if it is missing.
    pub fn set(&mut self, name: &'static str, value: Value) {
        match self.0.iter_mut().find(|(other, _)| *other == name) {
            Some(entry) => entry.1 = value,
            None => self.0.push((name, value)),
        }
    }

    /// The fields whose values differ from the usual ones, in the order of the form.
    pub fn changed<'a>(&'a self, fields: &'a [Field]) -> impl Iterator<Item = (&'a Field, &'a Value)> {
        fields.iter().filter_map(|field| {
            let value = self.value(field.name)?;
            (*value != field.usual).then_some((field, value))
        })
    }

    /// Only those of the rules that differ from the usual ones.
    #[must_use]
    pub fn changes(&self, fields: &[Field]) -> Self {
        let pair = |(field, value): (&Field, &Value)| (field.name, value.clone());
        Self(self.changed(fields).map(pair).collect())
    }
}

/// As in RON, on one line: `(target: -50, declare: false)`.
impl fmt::Display for HouseRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules: Vec<String> = self.0.iter().map(|(name, value)| format!("{name}: {value}")).collect();
        write!(f, "({})", rules.join(", "))
    }
}

/// House rules that a game refuses.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HouseRuleError {
    /// The game has no such rule.
    #[error("`{name}` is not a house rule of this game: expected one of {known}")]
    Unknown {
        name: String,
        /// The names of the game's house rules.
        known: String,
    },
    /// The rule cannot have this value.
    #[error("`{name}: {value}`: expected {expected}")]
    Value {
        name: &'static str,
        value: String,
        /// The values that it can have.
        expected: String,
    },
    /// A rule is given twice.
    #[error("`{0}` is given twice")]
    Twice(&'static str),
    /// Each value is valid, but they exclude each other.
    #[error("{}", .0.in_language(Language::default()))]
    Conflict(Message),
}
