//! House rules as data.
//!
//! A game's options are a plain struct; its [`Form`] lists every field once, with name, words,
//! range and a way in. The settings panel, the command line, the checks on load and the tests that
//! try every setting all read that one list. [`HouseRules`] are the same options with the type
//! taken away: values by name, as they stand in saves and traces.

mod form;
mod random;
mod text;

use std::ops::RangeInclusive;

use thiserror::Error;

use crate::cards::{Card, Cards, Rank};
pub use form::Form;
pub use random::random_rules;
pub use text::{HouseRulesSeed, read_rules};

/// The value of one house rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// On or off.
    Toggle(bool),
    /// A number, or none where the rule allows it.
    Number(Option<i32>),
    /// One of the names of a [`Kind::Choice`].
    Choice(&'static str),
    /// A card.
    Card(Card),
    /// A number for each of the keys of a [`Kind::Table`].
    Table(Vec<(&'static str, i32)>),
}

/// What values a house rule can have.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// On or off.
    Toggle,
    /// A whole number.
    Number {
        /// The least and the greatest.
        range: RangeInclusive<i32>,
        /// May it be none, and what is that called?
        none: Option<&'static str>,
    },
    /// One of several names. A name may be a whole number, for a rule that can be one of a few
    /// numbers only; it is then written as the number that it is.
    Choice(Vec<Named>),
    /// One of several cards.
    Card(Cards),
    /// A whole number for each of several keys.
    Table {
        /// The keys, in order.
        keys: &'static [&'static str],
        /// The least and the greatest.
        range: RangeInclusive<i32>,
    },
}

/// A name that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named {
    /// As it stands in files.
    pub name: &'static str,
    /// As a person reads it.
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
        (Self::Two, "Two", "twos"),
        (Self::Three, "Three", "threes"),
        (Self::Four, "Four", "fours"),
        (Self::Five, "Five", "fives"),
        (Self::Six, "Six", "sixes"),
        (Self::Seven, "Seven", "sevens"),
        (Self::Eight, "Eight", "eights"),
        (Self::Nine, "Nine", "nines"),
        (Self::Ten, "Ten", "tens"),
        (Self::Jack, "Jack", "jacks"),
        (Self::Queen, "Queen", "queens"),
        (Self::King, "King", "kings"),
        (Self::Ace, "Ace", "aces"),
    ];
}

/// A house rule: its name, its words, what it can be and what it is by default.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// The field's name in files and on the command line.
    pub name: &'static str,
    /// What a person calls it.
    pub label: &'static str,
    /// One line of help.
    pub help: &'static str,
    /// What it can be.
    pub kind: Kind,
    /// What it is by default.
    pub default: Value,
}

/// House rules by name, all those of a game in the order of its form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HouseRules(pub Vec<(&'static str, Value)>);

impl HouseRules {
    /// The value of a rule.
    pub fn value(&self, name: &str) -> Option<&Value> {
        self.0
            .iter()
            .find(|(other, _)| *other == name)
            .map(|(_, value)| value)
    }

    /// Sets a rule, and adds it if it is missing.
    pub fn set(&mut self, name: &'static str, value: Value) {
        match self.0.iter_mut().find(|(other, _)| *other == name) {
            Some(entry) => entry.1 = value,
            None => self.0.push((name, value)),
        }
    }

    /// These rules with some of them changed.
    #[must_use]
    pub fn with(mut self, changes: &Self) -> Self {
        for (name, value) in &changes.0 {
            self.set(name, value.clone());
        }
        self
    }
}

/// House rules that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HouseRuleError {
    /// The game has no such rule.
    #[error("`{name}` is no house rule of this game: expected one of {known}")]
    Unknown {
        /// The name given.
        name: String,
        /// The names it has.
        known: String,
    },
    /// The value is none of those that the rule can have.
    #[error("`{name}: {value}`: expected {expected}")]
    Value {
        /// Which rule.
        name: &'static str,
        /// What was given.
        value: String,
        /// What it can be.
        expected: String,
    },
    /// A rule is given twice.
    #[error("`{0}` is given twice")]
    Twice(&'static str),
    /// Each rule is fine, but not all of them together.
    #[error("{0}")]
    Together(&'static str),
}

impl Kind {
    /// What a value must be, in words.
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

    /// Can a rule of this kind have the value?
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

    /// What a person reads for a value.
    pub fn label(&self, value: &Value) -> String {
        match (self, value) {
            (_, Value::Toggle(on)) => if *on { "on" } else { "off" }.into(),
            (Self::Number { none, .. }, Value::Number(None)) => none.unwrap_or("none").into(),
            (Self::Number { .. }, Value::Number(Some(number))) if *number < 0 => {
                format!("−{}", number.unsigned_abs())
            }
            (Self::Choice(names), Value::Choice(name)) => names
                .iter()
                .find(|named| named.name == *name)
                .map_or(*name, |named| named.label)
                .into(),
            (_, Value::Card(card)) => card.name(),
            (_, value) => value.to_string(),
        }
    }
}

impl Field {
    /// The field with this name.
    ///
    /// # Errors
    /// There is none.
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
    /// It is no value of this rule, or out of its range.
    pub fn read(&self, text: &str) -> Result<Value, HouseRuleError> {
        self.kind
            .read(text)
            .ok_or_else(|| self.refuse(text.trim().to_owned()))
    }

    fn refuse(&self, value: String) -> HouseRuleError {
        HouseRuleError::Value {
            name: self.name,
            value,
            expected: self.kind.expected(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Fruit {
        Pear,
        Plum,
    }

    impl Choice for Fruit {
        const ALL: &'static [(Self, &'static str, &'static str)] = &[
            (Self::Pear, "Pear", "a pear"),
            (Self::Plum, "Plum", "a plum"),
        ];
    }

    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Size {
        Four,
        Eight,
    }

    impl Choice for Size {
        const ALL: &'static [(Self, &'static str, &'static str)] =
            &[(Self::Four, "4", "four"), (Self::Eight, "8", "eight")];
    }

    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Basket {
        full: bool,
        count: i32,
        limit: Option<i32>,
        fruit: Fruit,
        size: Size,
        card: Card,
        table: [i32; 2],
    }

    fn form() -> Form<Basket> {
        let card = "QS".parse().expect("card");
        Form::new(Basket {
            full: true,
            count: 3,
            limit: None,
            fruit: Fruit::Pear,
            size: Size::Eight,
            card,
            table: [1, 2],
        })
        .toggle("full", "Full", "", |o| &mut o.full)
        .number("count", "Count", "", 1..=9, |o| &mut o.count)
        .number_or_none("limit", "Limit", "", (1..=500, "no limit"), |o| {
            &mut o.limit
        })
        .choice("fruit", "Fruit", "", |o| &mut o.fruit)
        .choice("size", "Size", "", |o| &mut o.size)
        .card("card", "Card", "", Cards::rank(Rank::Queen), |o| {
            &mut o.card
        })
        .table("table", "Table", "", (&["one", "two"], 0..=99), |o| {
            &mut o.table
        })
        .together(|o| {
            if o.full && o.count == 9 {
                Err("full with nine")
            } else {
                Ok(())
            }
        })
    }

    fn read(text: &str) -> Result<Basket, String> {
        let form = form();
        let rules = read_rules(form.fields(), text).map_err(|error| error.to_string())?;
        form.options(&rules).map_err(|error| error.to_string())
    }

    #[test]
    fn what_is_written_reads_back() {
        let form = form();
        let basket = read(
            "(limit: 10, fruit: Plum, card: \"QH\", full: false, count: 9, table: (one: 4, two: 5))",
        );
        let basket = basket.expect("valid rules");
        assert_eq!(
            (basket.limit, basket.fruit, basket.table),
            (Some(10), Fruit::Plum, [4, 5])
        );
        let text = ron::to_string(&form.values(&basket)).expect("RON");
        assert_eq!(read(&text), Ok(basket));
        assert_eq!(read("(limit: Some(10))").map(|b| b.limit), Ok(Some(10)));
        assert_eq!(read("(fruit: \"Plum\")").map(|b| b.fruit), Ok(Fruit::Plum));
        assert_eq!(read("()").map(|b| b.count), Ok(3));
    }

    #[test]
    fn a_choice_among_numbers_is_written_as_a_number() {
        let form = form();
        let basket = read("(size: 4)").expect("valid rules");
        assert_eq!(basket.size, Size::Four);
        let text = ron::to_string(&form.values(&basket)).expect("RON");
        assert!(text.contains("size:4"), "{text}");
        assert_eq!(read(&text), Ok(basket));
        let text = serde_json::to_string(&form.values(&basket)).expect("JSON");
        assert!(text.contains("\"size\":4"), "{text}");
    }

    #[test]
    fn out_of_range_is_refused_with_name_value_and_range() {
        for (text, words) in [
            ("(count: 10)", ["count", "10", "1 to 9"]),
            ("(count: None)", ["count", "None", "1 to 9"]),
            ("(limit: 0)", ["limit", "0", "1 to 500, or None"]),
            ("(fruit: Fig)", ["fruit", "Fig", "Pear, Plum"]),
            ("(size: 5)", ["size", "5", "4, 8"]),
            ("(card: \"KS\")", ["card", "KS", "QC QD QH QS"]),
            ("(nuts: 1)", ["nuts", "no house rule", "fruit"]),
            ("(table: (one: 1))", ["table", "one: 1", "0 to 99"]),
            ("(count: 9)", ["full", "with", "nine"]),
            ("(count: 1, count: 2)", ["count", "given", "twice"]),
        ] {
            let error = read(text).expect_err(text);
            for word in words {
                assert!(error.contains(word), "{text}: {error} lacks {word}");
            }
        }
        let error = read("(\n  count: 3,\n  limit: 501)").expect_err("out of range");
        assert!(error.starts_with("3:"), "{error} has no place");
    }
}
