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
pub use field::{Choice, Field, FieldKind, Keys, Labelled, Meaning, NamedValue, Provenance, Value, signed};
pub use form::{AnyForm, Form};
pub use random::random_rules;
pub use text::{HouseRulesSeed, read_rules};

/// Values of house rules by name: all of a game's rules in the order of its form, or some of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HouseRules(pub Vec<(&'static str, Value)>);

impl HouseRules {
    /// The usual house rules.
    pub fn usual(fields: &[Field]) -> Self {
        let default = |field: &Field| (field.name, field.usual.clone());
        Self(fields.iter().map(default).collect())
    }

    /// The value of a rule.
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
        /// The name given.
        name: String,
        /// The names of the game's house rules.
        known: String,
    },
    /// The rule cannot have this value.
    #[error("`{name}: {value}`: expected {expected}")]
    Value {
        /// The rule.
        name: &'static str,
        /// The value given.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Card, Cards, Rank};
    use crate::rules::Message;

    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Fruit {
        Pear,
        Plum,
    }

    impl Choice for Fruit {
        const ALL: &'static [Labelled<Self>] =
            &[(Self::Pear, "Pear", || Message::raw("a pear")), (Self::Plum, "Plum", || Message::raw("a plum"))];
    }

    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Size {
        Four,
        Eight,
    }

    impl Choice for Size {
        const ALL: &'static [Labelled<Self>] =
            &[(Self::Four, "4", || Message::raw("four")), (Self::Eight, "8", || Message::raw("eight"))];
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
        .toggle("full", Message::raw("Full"), Message::EMPTY, |o| &mut o.full)
        .number("count", Message::raw("Count"), Message::EMPTY, 1..=9, |o| &mut o.count)
        .number_or_none("limit", Message::raw("Limit"), Message::EMPTY, (1..=500, Message::raw("no limit")), |o| {
            &mut o.limit
        })
        .choice("fruit", Message::raw("Fruit"), Message::EMPTY, |o| &mut o.fruit)
        .choice("size", Message::raw("Size"), Message::EMPTY, |o| &mut o.size)
        .card("card", Message::raw("Card"), Message::EMPTY, Cards::rank(Rank::Queen), |o| &mut o.card)
        .table("table", Message::raw("Table"), Message::EMPTY, ((&["one", "two"], |_| Message::EMPTY), 0..=99), |o| {
            &mut o.table
        })
        .with_check(|o| if o.full && o.count == 9 { Err(Message::raw("full with nine")) } else { Ok(()) })
    }

    fn read(text: &str) -> Result<Basket, String> {
        let form = form();
        let rules = read_rules(form.fields(), text).map_err(|error| error.to_string())?;
        form.options(&rules).map_err(|error| error.to_string())
    }

    #[test]
    fn what_is_written_reads_back() {
        let form = form();
        let basket = read("(limit: 10, fruit: Plum, card: \"QH\", full: false, count: 9, table: (one: 4, two: 5))");
        let basket = basket.expect("valid rules");
        assert_eq!((basket.limit, basket.fruit, basket.table), (Some(10), Fruit::Plum, [4, 5]));
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
            ("(nuts: 1)", ["nuts", "not a house rule", "fruit"]),
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
