//! House rules in words: the chapter in every rules text, and the rules in force at one table.

use super::field::Meaning;
use super::{Field, FieldKind, HouseRules, Provenance, Value};
use crate::rules::Message;
use crate::text::rules as texts;

/// Groups the variants of a field over tables of different sizes: each variant with the numbers of
/// players that share it.
pub fn by_seats<'a>(tables: &[(usize, &'a [Field])], name: &str) -> Vec<(Vec<usize>, &'a Field)> {
    let mut variants: Vec<(Vec<usize>, &Field)> = Vec::new();
    for (seats, fields) in tables {
        let Some(field) = fields.iter().find(|field| field.name == name) else { continue };
        match variants.iter_mut().find(|(_, other)| *other == field) {
            Some((players, _)) => players.push(*seats),
            None => variants.push((vec![*seats], field)),
        }
    }
    variants
}

/// The chapter on house rules of a game whose form is given for each number of players: one list item for each rule,
/// with its label, its help, its default, its other values and what the sources say where that is something else.
pub fn chapter(tables: &[(usize, &[Field])]) -> Vec<Message> {
    let Some((_, first)) = tables.first() else { return Vec::new() };
    let item = |field: &Field| {
        let values = values(field, &by_seats(tables, field.name));
        let (label, help) = (field.label.clone(), field.help.clone());
        let notes = notes(tables, field.name);
        if notes.is_empty() {
            texts::rule_and_values(label, help, values)
        } else {
            texts::rule_values_and_notes(label, help, values, notes)
        }
    };
    first.iter().map(item).collect()
}

/// The rules that differ from the usual ones, each with its value next to the usual one, and what it
/// means for the game.
pub fn changed_rules(fields: &[Field], rules: &HouseRules) -> Vec<Message> {
    let item = |(field, value): (&Field, &Value)| {
        let values = beside_usual(field, value);
        texts::changed_rule(field.label.clone(), values, field.meaning(value))
    };
    rules.changed(fields).map(item).collect()
}

/// A value with the usual one: `10 (published: no limit)`. For a table, only what differs.
fn beside_usual(field: &Field, value: &Value) -> Message {
    let beside = match field.provenance {
        Provenance::Published => texts::beside_published,
        Provenance::UsualHere { .. } => texts::beside_usual_here,
    };
    match differing_cells(field, value) {
        Some(cells) => texts::table(
            cells.into_iter().map(|(key, number, usual)| beside(texts::cell(key, number), texts::number(usual))),
        ),
        None => beside(field.kind.label(value), field.kind.label(&field.usual)),
    }
}

/// The cells of a table that differ from the usual ones: key, number and usual number. `None` if
/// the value is not a table.
fn differing_cells(field: &Field, value: &Value) -> Option<Vec<(Message, i32, i32)>> {
    let (Value::Table(table), Value::Table(usual), FieldKind::Table { labels, .. }) =
        (value, &field.usual, &field.kind)
    else {
        return None;
    };
    let cells = labels.iter().zip(table.iter().zip(usual));
    let cells = cells.filter(|(_, (cell, usual))| cell != usual);
    Some(cells.map(|(label, ((_, number), (_, usual)))| (label.clone(), *number, *usual)).collect())
}

impl Field {
    /// A full sentence about what a value means for the game; the help text if the form declares none.
    pub fn meaning(&self, value: &Value) -> Message {
        let text = value.to_string();
        let about = |wanted: &str| self.meanings.iter().find(|(about, _)| *about == wanted);
        match (about(&text).or_else(|| about(Self::ANY)), value) {
            (Some((_, Meaning::Sentence(sentence))), _) => sentence.clone(),
            (Some((_, Meaning::OfNumber(sentence))), Value::Number(Some(number))) => sentence(*number),
            (Some((_, Meaning::OfLabel(sentence))), value) => sentence(self.label_of(value)),
            (Some((_, Meaning::OfNumber(_))) | None, _) => self.help.clone(),
        }
    }

    /// A value in words; for a table, only the cells that differ from the usual ones.
    fn label_of(&self, value: &Value) -> Message {
        match differing_cells(self, value) {
            Some(cells) => {
                let cells = cells.into_iter();
                texts::table(cells.map(|(key, number, _)| texts::cell(key, number)))
            }
            None => self.kind.label(value),
        }
    }
}

/// The notes on the sources of a house rule, at tables of any size.
fn notes(tables: &[(usize, &[Field])], name: &str) -> Vec<Message> {
    let fields = tables.iter().flat_map(|(_, fields)| fields.iter());
    let fields = fields.filter(|field| field.name == name);
    let mut notes: Vec<Message> = Vec::new();
    for note in fields.map(|field| field.provenance.note()) {
        if !note.is_empty() && !notes.contains(&note) {
            notes.push(note);
        }
    }
    notes
}

/// The default of a rule and its other values, in a sentence.
fn values(field: &Field, variants: &[(Vec<usize>, &Field)]) -> Message {
    let default = default(field, variants);
    match &field.kind {
        FieldKind::Toggle => texts::only_default(default),
        FieldKind::Number { range, none } => {
            let (low, high) = (*range.start(), *range.end());
            match (none, &field.usual) {
                (Some(none), Value::Number(Some(_))) => texts::default_range_or_none(default, low, high, none.clone()),
                (Some(_), _) => texts::default_otherwise_range(default, low, high),
                (None, _) => texts::default_and_range(default, low, high),
            }
        }
        FieldKind::Choice(_) | FieldKind::Card(_) => texts::default_otherwise(default, others(variants)),
        FieldKind::Table { range, .. } => texts::default_and_range_each(default, *range.start(), *range.end()),
    }
}

/// `2 by default`, or each default with the numbers of players that it is for.
fn default(field: &Field, variants: &[(Vec<usize>, &Field)]) -> Message {
    let label = |field: &Field| field.kind.label(&field.usual);
    if variants.iter().all(|(_, other)| other.usual == field.usual) {
        return texts::by_default(label(field));
    }
    let each = variants.iter().enumerate().map(|(index, (seats, field))| {
        if index == 0 {
            texts::by_default_with(label(field), numbers(seats))
        } else {
            texts::value_with(label(field), numbers(seats))
        }
    });
    texts::defaults(each)
}

/// The values to choose from besides the default; those restricted to certain numbers of players say so.
fn others(variants: &[(Vec<usize>, &Field)]) -> Vec<Message> {
    let mut found: Vec<(Value, Message, Vec<usize>)> = Vec::new();
    // The variant with the most values comes first and sets their order.
    let mut variants: Vec<_> = variants.iter().collect();
    variants.sort_by_key(|(_, field)| std::cmp::Reverse(field.kind.choices().len()));
    for (seats, field) in &variants {
        for value in field.kind.choices() {
            if value == field.usual {
                continue;
            }
            match found.iter_mut().find(|(other, ..)| *other == value) {
                Some((.., with)) => with.extend(seats),
                None => {
                    let label = field.kind.label(&value);
                    found.push((value, label, seats.clone()));
                }
            }
        }
    }
    let all: usize = variants.iter().map(|(seats, _)| seats.len()).sum();
    let words = found.into_iter().map(|(_, label, mut seats)| {
        seats.sort_unstable();
        if seats.len() == all { label } else { texts::value_only_with(label, numbers(&seats)) }
    });
    words.collect()
}

fn numbers(seats: &[usize]) -> impl Iterator<Item = Message> {
    seats.iter().map(|seats| texts::number(*seats))
}
