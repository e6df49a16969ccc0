//! House rules as text: RON in saves and on the command line, JSON in traces.

use std::fmt;

use ron::value::RawValue;
use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeStruct, Serializer};

use super::{Field, FieldKind, HouseRuleError, HouseRules, Value};

impl FieldKind {
    /// A value from its text in RON; `None` if it is not a value of this kind.
    pub(super) fn read(&self, text: &str) -> Option<Value> {
        let bare = text.trim();
        let word = bare.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(bare);
        let value = match self {
            Self::Toggle => Value::Toggle(bare.parse().ok()?),
            Self::Number { .. } if bare == "None" => Value::Number(None),
            Self::Number { .. } => {
                let number = bare.strip_prefix("Some(").and_then(|rest| rest.strip_suffix(')')).unwrap_or(bare);
                Value::Number(Some(number.trim().parse().ok()?))
            }
            Self::Choice(names) => Value::Choice(names.iter().find(|(name, _)| *name == word)?.0),
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

    /// What is wrong with a table, given in RON: the cells that are missing, unknown or out of range. `None` if this is no
    /// table, or nothing of the kind is wrong.
    pub(super) fn wrong_cells(&self, text: &str) -> Option<String> {
        let Self::Table { keys, range, .. } = self else { return None };
        let given = RawFields::read(text)?.0;
        let missing = keys.iter().filter(|key| !given.iter().any(|(name, _)| name == *key));
        let missing = missing.map(|key| format!("{key} is missing"));
        let wrong = given.iter().enumerate().filter_map(|(place, (name, number))| {
            let number = number.trim();
            let is_again = given[..place].iter().any(|(before, _)| before == name);
            let is_allowed = number.parse().is_ok_and(|number| range.contains(&number));
            let is_right = keys.contains(&name.as_str()) && is_allowed && !is_again;
            (!is_right).then(|| format!("{name}: {number}"))
        });
        let wrong: Vec<String> = missing.chain(wrong).collect();
        (!wrong.is_empty()).then(|| wrong.join(", "))
    }
}

impl HouseRules {
    /// Reads rules from a JSON object, as in traces and reports; anything that does not fit a field is ignored.
    pub fn from_json(fields: &[Field], json: &serde_json::Value) -> Self {
        let read = |field: &Field| {
            let value = match json.get(field.name)? {
                serde_json::Value::Null => field.read("None"),
                serde_json::Value::Object(cells) => {
                    let cells = cells.iter().map(|(key, cell)| format!("{key}: {cell}"));
                    let cells: Vec<String> = cells.collect();
                    field.read(&format!("({})", cells.join(", ")))
                }
                value => field.read(&value.to_string()),
            };
            Some((field.name, value.ok()?))
        };
        Self(fields.iter().filter_map(read).collect())
    }
}

/// Writes the value in RON.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Toggle(on) => write!(f, "{on}"),
            Self::Number(Some(number)) => write!(f, "{number}"),
            Self::Number(None) => f.write_str("None"),
            Self::Choice(name) => f.write_str(name),
            Self::Card(card) => write!(f, "\"{card}\""),
            Self::Table(table) => {
                let cells: Vec<String> = table.iter().map(|(key, number)| format!("{key}: {number}")).collect();
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
    serializer: S, fields: &[(&'static str, T)],
) -> Result<S::Ok, S::Error> {
    let mut out = serializer.serialize_struct("HouseRules", fields.len())?;
    for (name, value) in fields {
        out.serialize_field(name, value)?;
    }
    out.end()
}

/// The fields of a RON struct, each with the source text of its value.
struct RawFields(Vec<(String, String)>);

impl RawFields {
    fn read(text: &str) -> Option<Self> {
        let mut reader = ron::Deserializer::from_str(text).ok()?;
        let braces = text.trim_start().starts_with('{');
        RawFieldsSeed { braces }.deserialize(&mut reader).ok()
    }
}

/// Reads `(spade: 1)` as in RON, or `{"spade": 1}` as in a trace.
struct RawFieldsSeed {
    braces: bool,
}

impl<'de> DeserializeSeed<'de> for RawFieldsSeed {
    type Value = RawFields;
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<RawFields, D::Error> {
        if self.braces { deserializer.deserialize_map(self) } else { deserializer.deserialize_struct("", &[], self) }
    }
}

impl<'de> Visitor<'de> for RawFieldsSeed {
    type Value = RawFields;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("named values in parentheses")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<RawFields, A::Error> {
        let mut fields = Vec::new();
        while let Some(name) = if self.braces { map.next_key()? } else { map.next_key_seed(Identifier)? } {
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

/// Reads house rules in RON for a game with these fields; returns the ones given. Errors carry
/// their position in the text.
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
                return Err(de::Error::custom(HouseRuleError::Twice(field.name)));
            }
            let value = field.read(value.get_ron()).map_err(de::Error::custom)?;
            rules.0.push((field.name, value));
        }
        Ok(rules)
    }
}

/// Reads house rules from RON text such as `(end_at: 10, passing: Off)`, each checked against its
/// field; returns the ones given.
///
/// # Errors
/// Returns an error with line and column if the text is not RON, a name is unknown, or a value is out of range.
pub fn read_rules(fields: &[Field], text: &str) -> Result<HouseRules, ron::error::SpannedError> {
    let mut reader = ron::Deserializer::from_str(text)?;
    HouseRulesSeed(fields)
        .deserialize(&mut reader)
        .and_then(|rules| reader.end().map(|()| rules))
        .map_err(|error| reader.span_error(error))
}
