//! One house rule: its name, label and help, the values it can have and its default.

use std::ops::RangeInclusive;

use super::{HouseRuleError, HouseRules};
use crate::cards::{Card, Cards, Rank};
use crate::rules::Message;
use crate::text::rules as texts;

/// The value of one house rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// On or off.
    Toggle(bool),
    /// A number, or `None` where the rule allows that.
    Number(Option<i32>),
    /// One of the names of a [`FieldKind::Choice`].
    Choice(&'static str),
    Card(Card),
    /// A number for each of the keys of a [`FieldKind::Table`].
    Table(Vec<(&'static str, i32)>),
}

/// The values that a house rule can have.
#[derive(Clone, Debug, PartialEq)]
pub enum FieldKind {
    /// On or off.
    Toggle,
    Number {
        /// The lowest and the highest.
        range: RangeInclusive<i32>,
        /// The label for "none", if the number may be absent.
        none: Option<Message>,
    },
    /// One of several names in files, each with its label for people. A name may be an integer, for a rule that allows only
    /// a few numbers; files then store it as a number.
    Choice(Vec<(&'static str, Message)>),
    Card(Cards),
    /// A whole number for each of several keys.
    Table {
        /// The keys, in order.
        keys: &'static [&'static str],
        /// The keys as people call them.
        labels: Vec<Message>,
        /// The lowest and the highest.
        range: RangeInclusive<i32>,
    },
}

/// The keys of a [`FieldKind::Table`], and what each is called, by its place.
pub type Keys<const N: usize> = (&'static [&'static str; N], fn(usize) -> Message);

/// A value of a [`Choice`], its name in files and its label for people.
pub type Labelled<T> = (T, &'static str, fn() -> Message);

/// A type whose values are the names of a choice.
pub trait Choice: Copy + PartialEq + 'static {
    /// Every value.
    const ALL: &'static [Labelled<Self>];

    fn label(self) -> Message {
        let mut all = Self::ALL.iter();
        let found = all.find(|(value, ..)| *value == self);
        found.map_or(Message::EMPTY, |(_, _, label)| label())
    }

    fn name(self) -> &'static str {
        Self::ALL.iter().find(|(value, ..)| *value == self).map_or("", |(_, name, _)| name)
    }
}

impl Choice for Rank {
    const ALL: &'static [Labelled<Self>] = &[
        (Self::Two, "Two", || texts::ranks(Self::Two)),
        (Self::Three, "Three", || texts::ranks(Self::Three)),
        (Self::Four, "Four", || texts::ranks(Self::Four)),
        (Self::Five, "Five", || texts::ranks(Self::Five)),
        (Self::Six, "Six", || texts::ranks(Self::Six)),
        (Self::Seven, "Seven", || texts::ranks(Self::Seven)),
        (Self::Eight, "Eight", || texts::ranks(Self::Eight)),
        (Self::Nine, "Nine", || texts::ranks(Self::Nine)),
        (Self::Ten, "Ten", || texts::ranks(Self::Ten)),
        (Self::Jack, "Jack", || texts::ranks(Self::Jack)),
        (Self::Queen, "Queen", || texts::ranks(Self::Queen)),
        (Self::King, "King", || texts::ranks(Self::King)),
        (Self::Ace, "Ace", || texts::ranks(Self::Ace)),
    ];
}

/// Where the usual value of a house rule comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Provenance {
    /// A published description of the game gives it.
    Published,
    /// It was chosen for this program, because the sources give no value, leave it open, or differ.
    UsualHere {
        /// A sentence about the sources; may be empty.
        note: Message,
    },
}

impl Provenance {
    /// The words before the usual value: `published` or `usual here`.
    pub const fn label(&self) -> Message {
        match self {
            Self::Published => texts::published(),
            Self::UsualHere { .. } => texts::usual_here(),
        }
    }

    /// A sentence about the sources, if they publish another value or none; may be empty.
    pub fn note(&self) -> Message {
        match self {
            Self::Published => Message::EMPTY,
            Self::UsualHere { note } => note.clone(),
        }
    }
}

/// The effect of a house rule's values on the game, see [`Field::meaning`].
#[derive(Clone, Debug)]
pub enum Meaning {
    /// One sentence for all values.
    Sentence(Message),
    /// A sentence that names the number.
    OfNumber(fn(i32) -> Message),
    /// A sentence that names the value by its label.
    OfLabel(fn(Message) -> Message),
}

/// Functions are not compared: which one it is follows from the rule.
impl PartialEq for Meaning {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Sentence(one), Self::Sentence(other)) => one == other,
            (Self::OfNumber(_), Self::OfNumber(_)) | (Self::OfLabel(_), Self::OfLabel(_)) => true,
            _ => false,
        }
    }
}

/// A house rule, as a game declares it.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// The name in files and on the command line.
    pub name: &'static str,
    /// The name for people.
    pub label: Message,
    /// A sentence or two of explanation.
    pub help: Message,
    /// The values it can have.
    pub kind: FieldKind,
    /// The value that it has unless players choose another.
    pub usual: Value,
    /// Where the usual value comes from.
    pub provenance: Provenance,
    /// Sentences for [`Field::meaning`], each with its value as in files, or [`Field::ANY`].
    pub meanings: Vec<(&'static str, Meaning)>,
    /// Another rule, and its value (as in files) that leaves this one without effect.
    pub idle_when: Option<(&'static str, &'static str)>,
}

impl FieldKind {
    /// The values in words, as errors and `misere games` list them: `1 to 12`.
    pub fn expected(&self) -> String {
        match self {
            Self::Toggle => "true or false".into(),
            Self::Number { range, none } => {
                format!("{} to {}{}", range.start(), range.end(), if none.is_some() { ", or None" } else { "" })
            }
            Self::Choice(names) => {
                let names: Vec<&str> = names.iter().map(|(name, _)| *name).collect();
                format!("one of {}", names.join(", "))
            }
            Self::Card(cards) => format!("one of {cards}"),
            Self::Table { keys, range, .. } => format!("{} each {} to {}", keys.join(", "), range.start(), range.end()),
        }
    }

    /// The values of a rule that has only a few to choose from; empty for numbers and tables.
    pub fn choices(&self) -> Vec<Value> {
        match self {
            Self::Toggle => vec![Value::Toggle(true), Value::Toggle(false)],
            Self::Choice(names) => names.iter().map(|(name, _)| Value::Choice(name)).collect(),
            Self::Card(cards) => cards.iter().map(Value::Card).collect(),
            Self::Number { .. } | Self::Table { .. } => Vec::new(),
        }
    }

    /// Tells whether a rule of this kind can have the value.
    pub fn allows(&self, value: &Value) -> bool {
        match (self, value) {
            (Self::Toggle, Value::Toggle(_)) => true,
            (Self::Number { range, .. }, Value::Number(Some(number))) => range.contains(number),
            (Self::Number { none, .. }, Value::Number(None)) => none.is_some(),
            (Self::Choice(names), Value::Choice(name)) => names.iter().any(|(other, _)| other == name),
            (Self::Card(cards), Value::Card(card)) => cards.contains(*card),
            (Self::Table { keys, range, .. }, Value::Table(table)) => {
                keys.len() == table.len()
                    && keys.iter().zip(table).all(|(key, (name, _))| key == name)
                    && table.iter().all(|(_, number)| range.contains(number))
            }
            _ => false,
        }
    }

    /// A value in words for people: `on`, `no limit`, `queen of spades`.
    pub fn label(&self, value: &Value) -> Message {
        match (self, value) {
            (_, Value::Toggle(true)) => texts::on(),
            (_, Value::Toggle(false)) => texts::off(),
            (Self::Number { none, .. }, Value::Number(None)) => none.clone().unwrap_or_else(texts::no_limit),
            (_, Value::Number(number)) => texts::number(number.unwrap_or_default()),
            (Self::Choice(names), Value::Choice(name)) => {
                let named = names.iter().find(|(other, _)| other == name);
                named.map_or_else(|| Message::EMPTY, |(_, label)| label.clone())
            }
            (_, Value::Card(card)) => texts::card(*card),
            (Self::Table { labels, .. }, Value::Table(table)) => {
                let cells = labels.iter().zip(table);
                texts::table(cells.map(|(key, (_, number))| texts::cell(key.clone(), *number)))
            }
            (_, Value::Choice(_) | Value::Table(_)) => Message::EMPTY,
        }
    }
}

impl Field {
    /// Stands for any value in [`Field::meanings`].
    pub const ANY: &'static str = "_";

    /// The field with this name.
    ///
    /// # Errors
    /// Returns an error if no field has this name.
    pub fn named<'a>(fields: &'a [Self], name: &str) -> Result<&'a Self, HouseRuleError> {
        fields.iter().find(|field| field.name == name).ok_or_else(|| HouseRuleError::Unknown {
            name: name.to_owned(),
            known: fields.iter().map(|field| field.name).collect::<Vec<_>>().join(", "),
        })
    }

    /// A value from its text in RON.
    ///
    /// # Errors
    /// Returns an error if the text is not a value of this rule, or is out of its range.
    pub fn read(&self, text: &str) -> Result<Value, HouseRuleError> {
        self.kind.read(text).ok_or_else(|| self.error_for(text.trim().to_owned()))
    }

    /// Tells whether the value of another rule leaves this one without effect.
    pub fn is_idle(&self, rules: &HouseRules) -> bool {
        let Some((other, idle)) = self.idle_when else { return false };
        rules.value(other).is_some_and(|value| value.to_string() == idle)
    }

    pub(super) fn error_for(&self, value: String) -> HouseRuleError {
        let value = self.kind.wrong_cells(&value).unwrap_or(value);
        HouseRuleError::Value { name: self.name, value, expected: self.kind.expected() }
    }
}

/// A number for people, with a true minus sign.
pub fn signed(number: i32) -> String {
    number.to_string().replace('-', "−")
}
