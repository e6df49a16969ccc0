//! One house rule: its name, label and help, the values it can have and its default.

use std::ops::RangeInclusive;

use super::{HouseRuleError, HouseRules};
use crate::cards::{Card, Cards, Rank};

/// The value of one house rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// On or off.
    Toggle(bool),
    /// A number, or `None` where the rule allows that.
    Number(Option<i32>),
    /// One of the names of a [`FieldKind::Choice`].
    Choice(&'static str),
    /// A card.
    Card(Card),
    /// A number for each of the keys of a [`FieldKind::Table`].
    Table(Vec<(&'static str, i32)>),
}

/// The values that a house rule can have.
#[derive(Clone, Debug, PartialEq)]
pub enum FieldKind {
    /// On or off.
    Toggle,
    /// A whole number.
    Number {
        /// The lowest and the highest.
        range: RangeInclusive<i32>,
        /// The label for "none", if the number may be absent.
        none: Option<&'static str>,
    },
    /// One of several names. A name may be an integer, for a rule that allows only a few numbers;
    /// files then store it as a number.
    Choice(Vec<NamedValue>),
    /// One of several cards.
    Card(Cards),
    /// A whole number for each of several keys.
    Table {
        /// The keys, in order.
        keys: &'static [&'static str],
        /// The lowest and the highest.
        range: RangeInclusive<i32>,
    },
}

/// A name that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedValue {
    /// The name in files.
    pub name: &'static str,
    /// The name for people.
    pub label: &'static str,
}

/// A type whose values are the names of a choice.
pub trait Choice: Copy + PartialEq + 'static {
    /// Every value with its name in files and its label for people.
    const ALL: &'static [(Self, &'static str, &'static str)];

    /// The label of this value.
    fn label(self) -> &'static str {
        Self::ALL
            .iter()
            .find(|(value, ..)| *value == self)
            .map_or("", |(_, _, label)| label)
    }

    /// The name of this value.
    fn name(self) -> &'static str {
        Self::ALL
            .iter()
            .find(|(value, ..)| *value == self)
            .map_or("", |(_, name, _)| name)
    }
}

impl Choice for Rank {
    const ALL: &'static [(Self, &'static str, &'static str)] = &[
        (Self::Two, "Two", Self::Two.plural()),
        (Self::Three, "Three", Self::Three.plural()),
        (Self::Four, "Four", Self::Four.plural()),
        (Self::Five, "Five", Self::Five.plural()),
        (Self::Six, "Six", Self::Six.plural()),
        (Self::Seven, "Seven", Self::Seven.plural()),
        (Self::Eight, "Eight", Self::Eight.plural()),
        (Self::Nine, "Nine", Self::Nine.plural()),
        (Self::Ten, "Ten", Self::Ten.plural()),
        (Self::Jack, "Jack", Self::Jack.plural()),
        (Self::Queen, "Queen", Self::Queen.plural()),
        (Self::King, "King", Self::King.plural()),
        (Self::Ace, "Ace", Self::Ace.plural()),
    ];
}

/// Where the usual value of a house rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Provenance {
    /// A published description of the game gives it.
    Published,
    /// It was chosen for this program, because the sources give no value, leave it open, or differ.
    UsualHere {
        /// A sentence about the sources; may be empty.
        note: &'static str,
    },
}

impl Provenance {
    /// The words before the usual value: `published` or `usual here`.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Published => "published",
            Self::UsualHere { .. } => "usual here",
        }
    }

    /// A sentence about the sources, if they publish another value or none; may be empty.
    pub const fn note(self) -> &'static str {
        match self {
            Self::Published => "",
            Self::UsualHere { note } => note,
        }
    }
}

/// A house rule, as a game declares it.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// The name in files and on the command line.
    pub name: &'static str,
    /// The name for people.
    pub label: &'static str,
    /// A sentence or two of explanation.
    pub help: &'static str,
    /// The values it can have.
    pub kind: FieldKind,
    /// The value that it has unless players choose another.
    pub usual: Value,
    /// Where the usual value comes from.
    pub provenance: Provenance,
    /// Sentences for [`Field::meaning`], each with its value as in files, or `_` for any other.
    pub meanings: Vec<(&'static str, &'static str)>,
    /// Another rule, and its value (as in files) that leaves this one without effect.
    pub idle_when: Option<(&'static str, &'static str)>,
}

impl FieldKind {
    /// The values in words, as errors and `misere games` list them: `1 to 12`.
    pub fn expected(&self) -> String {
        match self {
            Self::Toggle => "true or false".into(),
            Self::Number { range, none } => format!(
                "{} to {}{}",
                range.start(),
                range.end(),
                if none.is_some() { ", or None" } else { "" }
            ),
            Self::Choice(names) => {
                let names: Vec<&str> = names.iter().map(|named| named.name).collect();
                format!("one of {}", names.join(", "))
            }
            Self::Card(cards) => format!("one of {cards}"),
            Self::Table { keys, range } => format!(
                "{} each {} to {}",
                keys.join(", "),
                range.start(),
                range.end()
            ),
        }
    }

    /// The values of a rule that has only a few to choose from; empty for numbers and tables.
    pub fn choices(&self) -> Vec<Value> {
        match self {
            Self::Toggle => vec![Value::Toggle(true), Value::Toggle(false)],
            Self::Choice(names) => names
                .iter()
                .map(|named| Value::Choice(named.name))
                .collect(),
            Self::Card(cards) => cards.iter().map(Value::Card).collect(),
            Self::Number { .. } | Self::Table { .. } => Vec::new(),
        }
    }

    /// Whether a rule of this kind can have the value.
    pub fn allows(&self, value: &Value) -> bool {
        match (self, value) {
            (Self::Toggle, Value::Toggle(_)) => true,
            (Self::Number { range, .. }, Value::Number(Some(number))) => range.contains(number),
            (Self::Number { none, .. }, Value::Number(None)) => none.is_some(),
            (Self::Choice(names), Value::Choice(name)) => {
                names.iter().any(|named| named.name == *name)
            }
            (Self::Card(cards), Value::Card(card)) => cards.contains(*card),
            (Self::Table { keys, range }, Value::Table(table)) => {
                keys.len() == table.len()
                    && keys.iter().zip(table).all(|(key, (name, _))| key == name)
                    && table.iter().all(|(_, number)| range.contains(number))
            }
            _ => false,
        }
    }

    /// A value in words for people: `on`, `no limit`, `queen of spades`.
    pub fn label(&self, value: &Value) -> String {
        match (self, value) {
            (_, Value::Toggle(on)) => if *on { "on" } else { "off" }.into(),
            (Self::Number { none, .. }, Value::Number(None)) => none.unwrap_or("none").into(),
            (Self::Number { .. }, Value::Number(Some(number))) => signed(*number),
            (Self::Choice(names), Value::Choice(name)) => names
                .iter()
                .find(|named| named.name == *name)
                .map_or(*name, |named| named.label)
                .into(),
            (_, Value::Card(card)) => card.name(),
            (_, Value::Table(table)) => {
                let cells = table.iter().map(|(key, number)| format!("{key} {number}"));
                cells.collect::<Vec<_>>().join(", ")
            }
            (_, value) => value.to_string(),
        }
    }
}

impl Field {
    /// The field with this name.
    ///
    /// # Errors
    /// Returns an error if no field has this name.
    pub fn named<'a>(fields: &'a [Self], name: &str) -> Result<&'a Self, HouseRuleError> {
        fields
            .iter()
            .find(|field| field.name == name)
            .ok_or_else(|| HouseRuleError::Unknown {
                name: name.to_owned(),
                known: fields
                    .iter()
                    .map(|field| field.name)
                    .collect::<Vec<_>>()
                    .join(", "),
            })
    }

    /// A value from its text in RON.
    ///
    /// # Errors
    /// Returns an error if the text is not a value of this rule, or is out of its range.
    pub fn read(&self, text: &str) -> Result<Value, HouseRuleError> {
        self.kind
            .read(text)
            .ok_or_else(|| self.refuse(text.trim().to_owned()))
    }

    /// Whether the value of another rule leaves this one without effect.
    pub fn is_idle(&self, rules: &HouseRules) -> bool {
        let Some((other, idle)) = self.idle_when else {
            return false;
        };
        rules
            .value(other)
            .is_some_and(|value| value.to_string() == idle)
    }

    pub(super) fn refuse(&self, value: String) -> HouseRuleError {
        HouseRuleError::Value {
            name: self.name,
            value,
            expected: self.kind.expected(),
        }
    }
}

/// A number for people, with a true minus sign.
pub fn signed(number: i32) -> String {
    number.to_string().replace('-', "−")
}
