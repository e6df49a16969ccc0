//! House rules as data.
//!
//! A game's options are a plain struct; its [`Form`] lists every field once, with name, words,
//! range and a way in. The settings panel, the command line, the checks on load and the tests that
//! try every setting all read that one list. [`HouseRules`] are the same options with the type
//! taken away: values by name, as they stand in saves and traces.

use std::collections::HashSet;
use std::fmt;
use std::ops::RangeInclusive;

use ron::value::RawValue;
use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeStruct, Serializer};
use thiserror::Error;

use crate::cards::{Card, Cards, Rank};

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

    /// Sets a rule that is there.
    pub fn set(&mut self, name: &str, value: Value) {
        if let Some(entry) = self.0.iter_mut().find(|(other, _)| *other == name) {
            entry.1 = value;
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
pub enum Refusal {
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

    /// A value from its text in RON; none if it cannot be one of this kind.
    fn read(&self, text: &str) -> Option<Value> {
        let bare = text.trim();
        let word = bare
            .strip_prefix('"')
            .and_then(|rest| rest.strip_suffix('"'))
            .unwrap_or(bare);
        let value = match self {
            Self::Toggle => Value::Toggle(bare.parse().ok()?),
            Self::Number { .. } if bare == "None" => Value::Number(None),
            Self::Number { .. } => {
                let number = bare
                    .strip_prefix("Some(")
                    .and_then(|rest| rest.strip_suffix(')'))
                    .unwrap_or(bare);
                Value::Number(Some(number.trim().parse().ok()?))
            }
            Self::Choice(names) => {
                Value::Choice(names.iter().find(|named| named.name == word)?.name)
            }
            Self::Card(_) => Value::Card(word.parse().ok()?),
            Self::Table { keys, .. } => {
                let given = RawFields::read(text)?;
                let table: Option<Vec<_>> = keys
                    .iter()
                    .map(|key| {
                        let (_, number) = given.0.iter().find(|(name, _)| name == key)?;
                        Some((*key, number.trim().parse().ok()?))
                    })
                    .collect();
                let table = table.filter(|_| given.0.len() == keys.len())?;
                Value::Table(table)
            }
        };
        self.allows(&value).then_some(value)
    }
}

/// As in RON and on the command line.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Toggle(on) => write!(f, "{on}"),
            Self::Number(Some(number)) => write!(f, "{number}"),
            Self::Number(None) => f.write_str("None"),
            Self::Choice(name) => f.write_str(name),
            Self::Card(card) => write!(f, "\"{card}\""),
            Self::Table(table) => {
                let cells: Vec<String> = table
                    .iter()
                    .map(|(key, number)| format!("{key}: {number}"))
                    .collect();
                write!(f, "({})", cells.join(", "))
            }
        }
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Toggle(on) => serializer.serialize_bool(*on),
            Self::Number(Some(number)) => serializer.serialize_i32(*number),
            Self::Number(None) => serializer.serialize_none(),
            Self::Choice(name) => match name.parse() {
                Ok(number) => serializer.serialize_i32(number),
                Err(_) => serializer.serialize_unit_variant("Choice", 0, name),
            },
            Self::Card(card) => card.serialize(serializer),
            Self::Table(table) => serialize_struct(serializer, table),
        }
    }
}

impl Serialize for HouseRules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_struct(serializer, &self.0)
    }
}

fn serialize_struct<S: Serializer, T: Serialize>(
    serializer: S,
    fields: &[(&'static str, T)],
) -> Result<S::Ok, S::Error> {
    let mut out = serializer.serialize_struct("HouseRules", fields.len())?;
    for (name, value) in fields {
        out.serialize_field(name, value)?;
    }
    out.end()
}

/// The fields of a RON struct with their values as they stand there.
struct RawFields(Vec<(String, String)>);

impl RawFields {
    fn read(text: &str) -> Option<Self> {
        let mut reader = ron::Deserializer::from_str(text).ok()?;
        let braces = text.trim_start().starts_with('{');
        RawFieldsSeed { braces }.deserialize(&mut reader).ok()
    }
}

/// In parentheses, `(spade: 1)`, or in braces as in a trace, `{"spade": 1}`.
struct RawFieldsSeed {
    braces: bool,
}

impl<'de> DeserializeSeed<'de> for RawFieldsSeed {
    type Value = RawFields;
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<RawFields, D::Error> {
        if self.braces {
            deserializer.deserialize_map(self)
        } else {
            deserializer.deserialize_struct("", &[], self)
        }
    }
}

impl<'de> Visitor<'de> for RawFieldsSeed {
    type Value = RawFields;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("named values in parentheses")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<RawFields, A::Error> {
        let mut fields = Vec::new();
        while let Some(name) = if self.braces {
            map.next_key()?
        } else {
            map.next_key_seed(Identifier)?
        } {
            let value: Box<RawValue> = map.next_value()?;
            fields.push((name, value.get_ron().to_owned()));
        }
        Ok(RawFields(fields))
    }
}

struct Identifier;

impl<'de> DeserializeSeed<'de> for Identifier {
    type Value = String;
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<String, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Identifier {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a house rule")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<String, E> {
        Ok(text.to_owned())
    }
}

/// Reads house rules in RON for a game with these fields: only what differs need be given, and
/// only that comes back. A mistake is an error at its place.
pub struct HouseRulesSeed<'a>(pub &'a [Field]);

impl<'de> DeserializeSeed<'de> for HouseRulesSeed<'_> {
    type Value = HouseRules;
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<HouseRules, D::Error> {
        deserializer.deserialize_struct("", &[], self)
    }
}

impl<'de> Visitor<'de> for HouseRulesSeed<'_> {
    type Value = HouseRules;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("house rules in parentheses")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<HouseRules, A::Error> {
        let mut rules = HouseRules::default();
        while let Some(name) = map.next_key_seed(Identifier)? {
            let value: Box<RawValue> = map.next_value()?;
            let field = Field::named(self.0, &name).map_err(de::Error::custom)?;
            if rules.value(field.name).is_some() {
                return Err(de::Error::custom(Refusal::Twice(field.name)));
            }
            let value = field.read(value.get_ron()).map_err(de::Error::custom)?;
            rules.0.push((field.name, value));
        }
        Ok(rules)
    }
}

impl Field {
    /// The field with this name.
    ///
    /// # Errors
    /// There is none.
    pub fn named<'a>(fields: &'a [Self], name: &str) -> Result<&'a Self, Refusal> {
        fields
            .iter()
            .find(|field| field.name == name)
            .ok_or_else(|| Refusal::Unknown {
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
    pub fn read(&self, text: &str) -> Result<Value, Refusal> {
        self.kind
            .read(text)
            .ok_or_else(|| self.refuse(text.trim().to_owned()))
    }

    fn refuse(&self, value: String) -> Refusal {
        Refusal::Value {
            name: self.name,
            value,
            expected: self.kind.expected(),
        }
    }
}

type Reader<O> = Box<dyn Fn(&O) -> Value + Send + Sync>;
type Writer<O> = Box<dyn Fn(&mut O, &Value) + Send + Sync>;

/// The declared list of a game's house rules, with a way into its options struct.
pub struct Form<O> {
    default: O,
    fields: Vec<Field>,
    doors: Vec<(Reader<O>, Writer<O>)>,
    together: fn(&O) -> Result<(), &'static str>,
}

impl<O: Copy + 'static> Form<O> {
    /// A form without fields yet, for options with these defaults.
    pub fn new(default: O) -> Self {
        Self {
            default,
            fields: Vec::new(),
            doors: Vec::new(),
            together: |_| Ok(()),
        }
    }

    /// The fields declared.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// Declares what no field can say alone.
    #[must_use]
    pub fn together(mut self, check: fn(&O) -> Result<(), &'static str>) -> Self {
        self.together = check;
        self
    }

    /// Declares a rule that is on or off.
    #[must_use]
    pub fn toggle(
        self,
        name: &'static str,
        label: &'static str,
        help: &'static str,
        door: fn(&mut O) -> &mut bool,
    ) -> Self {
        self.field(
            (name, label, help),
            Kind::Toggle,
            move |options| Value::Toggle(*door(options)),
            move |options, value| {
                if let Value::Toggle(on) = value {
                    *door(options) = *on;
                }
            },
        )
    }

    /// Declares a number.
    #[must_use]
    pub fn number(
        self,
        name: &'static str,
        label: &'static str,
        help: &'static str,
        range: RangeInclusive<i32>,
        door: fn(&mut O) -> &mut i32,
    ) -> Self {
        self.field(
            (name, label, help),
            Kind::Number { range, none: None },
            move |options| Value::Number(Some(*door(options))),
            move |options, value| {
                if let Value::Number(Some(number)) = value {
                    *door(options) = *number;
                }
            },
        )
    }

    /// Declares a number that may be none.
    #[must_use]
    pub fn number_or_none(
        self,
        name: &'static str,
        label: &'static str,
        help: &'static str,
        (range, none): (RangeInclusive<i32>, &'static str),
        door: fn(&mut O) -> &mut Option<i32>,
    ) -> Self {
        self.field(
            (name, label, help),
            Kind::Number {
                range,
                none: Some(none),
            },
            move |options| Value::Number(*door(options)),
            move |options, value| {
                if let Value::Number(number) = value {
                    *door(options) = *number;
                }
            },
        )
    }

    /// Declares a choice among the names of a type.
    #[must_use]
    pub fn choice<T: Choice>(
        self,
        name: &'static str,
        label: &'static str,
        help: &'static str,
        door: fn(&mut O) -> &mut T,
    ) -> Self {
        self.choice_among(name, label, help, |_| true, door)
    }

    /// Declares a choice among those names of a type that the filter lets through.
    #[must_use]
    pub fn choice_among<T: Choice>(
        self,
        name: &'static str,
        label: &'static str,
        help: &'static str,
        among: impl Fn(T) -> bool,
        door: fn(&mut O) -> &mut T,
    ) -> Self {
        let names = T::ALL
            .iter()
            .filter(|(value, ..)| among(*value))
            .map(|(_, name, label)| Named { name, label })
            .collect();
        self.field(
            (name, label, help),
            Kind::Choice(names),
            move |options| Value::Choice(door(options).name()),
            move |options, value| {
                if let Value::Choice(given) = value
                    && let Some((value, ..)) = T::ALL.iter().find(|(_, name, _)| name == given)
                {
                    *door(options) = *value;
                }
            },
        )
    }

    /// Declares a choice among cards.
    #[must_use]
    pub fn card(
        self,
        name: &'static str,
        label: &'static str,
        help: &'static str,
        among: Cards,
        door: fn(&mut O) -> &mut Card,
    ) -> Self {
        self.field(
            (name, label, help),
            Kind::Card(among),
            move |options| Value::Card(*door(options)),
            move |options, value| {
                if let Value::Card(card) = value {
                    *door(options) = *card;
                }
            },
        )
    }

    /// Declares a number for each of several keys.
    #[must_use]
    pub fn table<const N: usize>(
        self,
        name: &'static str,
        label: &'static str,
        help: &'static str,
        (keys, range): (&'static [&'static str; N], RangeInclusive<i32>),
        door: fn(&mut O) -> &mut [i32; N],
    ) -> Self {
        self.field(
            (name, label, help),
            Kind::Table { keys, range },
            move |options| {
                let numbers = *door(options);
                Value::Table(keys.iter().copied().zip(numbers).collect())
            },
            move |options, value| {
                if let Value::Table(table) = value {
                    for (slot, (_, number)) in door(options).iter_mut().zip(table) {
                        *slot = *number;
                    }
                }
            },
        )
    }

    fn field(
        mut self,
        (name, label, help): (&'static str, &'static str, &'static str),
        kind: Kind,
        read: impl Fn(&mut O) -> Value + Send + Sync + 'static,
        write: impl Fn(&mut O, &Value) + Send + Sync + 'static,
    ) -> Self {
        let mut default = self.default;
        self.fields.push(Field {
            name,
            label,
            help,
            kind,
            default: read(&mut default),
        });
        let read_copy = move |options: &O| {
            let mut copy = *options;
            read(&mut copy)
        };
        self.doors.push((Box::new(read_copy), Box::new(write)));
        self
    }

    /// All rules by name, as these options have them.
    pub fn values(&self, options: &O) -> HouseRules {
        HouseRules(
            self.fields
                .iter()
                .zip(&self.doors)
                .map(|(field, (read, _))| (field.name, read(options)))
                .collect(),
        )
    }

    /// Options with the defaults where these rules are silent.
    ///
    /// # Errors
    /// A name that the game has not, a name given twice, a value out of its range, values that
    /// exclude each other.
    pub fn options(&self, rules: &HouseRules) -> Result<O, Refusal> {
        let mut options = self.default;
        let mut given = HashSet::new();
        for (name, value) in &rules.0 {
            let field = Field::named(&self.fields, name)?;
            if !given.insert(field.name) {
                return Err(Refusal::Twice(field.name));
            }
            if !field.kind.allows(value) {
                return Err(field.refuse(value.to_string()));
            }
            let place = self
                .fields
                .iter()
                .position(|other| other.name == field.name);
            if let Some((_, write)) = place.map(|place| &self.doors[place]) {
                write(&mut options, value);
            }
        }
        (self.together)(&options).map_err(Refusal::Together)?;
        Ok(options)
    }
}

/// Reads house rules from RON text, such as `(end_at: 10, passing: Off)`: what differs from the
/// defaults, each checked against its field.
///
/// # Errors
/// With line and column: no RON, an unknown name, a value out of its range.
pub fn read_rules(fields: &[Field], text: &str) -> Result<HouseRules, ron::error::SpannedError> {
    let mut reader = ron::Deserializer::from_str(text)?;
    HouseRulesSeed(fields)
        .deserialize(&mut reader)
        .and_then(|rules| reader.end().map(|()| rules))
        .map_err(|error| reader.span_error(error))
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
