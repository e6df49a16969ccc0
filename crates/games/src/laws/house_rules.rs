//! House rules (C-6): declared in full, read back as they are written, refused out of range.

use std::collections::HashSet;

use super::Trial;
use crate::Entry;
use misere_engine::rules::options::{Field, FieldKind, HouseRuleError, HouseRules, Value, read_rules};
use misere_engine::table::{Setup, SetupError};

/// Checks the house rules of an entry with this number of players.
///
/// # Panics
/// Panics if a law about house rules is broken.
pub fn check(entry: &Entry, seats: usize) {
    presets_can_be_played_by_any_number(entry, seats);
    rules_are_declared_in_full(entry, seats);
    values_out_of_range_are_refused(entry, seats);
    values_of_another_kind_are_refused(entry, seats);
    unknown_and_repeated_names_are_refused(entry, seats);
}

/// Presets change something, and any number of players can play them.
pub fn presets_can_be_played_by_any_number(entry: &Entry, seats: usize) {
    let mut names = HashSet::new();
    for preset in entry.presets {
        assert!(names.insert(preset.name) && !(preset.help)().is_empty());
        let rules = entry.preset(preset, seats);
        assert!(!rules.0.is_empty(), "{} changes nothing", preset.name);
        let complete = entry.complete(seats, &rules);
        assert!(complete.is_ok(), "{} with {seats}: {complete:?}", preset.name);
        let session = entry.start(&setup(seats, rules)).ok();
        assert_eq!(session.map(|game| game.rules()), complete.ok());
    }
}

/// Every rule has words and an allowed default, and is declared once.
pub fn rules_are_declared_in_full(entry: &Entry, seats: usize) {
    let fields = entry.fields(seats);
    let mut names = HashSet::new();
    for field in fields {
        assert!(names.insert(field.name), "{} is declared twice", field.name);
        assert!(!field.label.is_empty() && !field.help.is_empty(), "{}", field.name);
        assert!(field.kind.allows(&field.usual), "{}", field.name);
    }
    let defaults = entry.complete(seats, &HouseRules::default()).expect("the defaults");
    let declared: Vec<_> = fields.iter().map(|f| (f.name, f.usual.clone())).collect();
    assert_eq!(defaults.0, declared, "{}", entry.id);
}

/// Written out and read back, in full or only where they differ, house rules are the same.
pub fn house_rules_read_back_as_they_are_written(trial: &Trial<'_>) {
    let (entry, seats, rules) = (trial.entry, trial.setup.seats, &trial.setup.rules);
    let fields = entry.fields(seats);
    let complete = entry.complete(seats, rules).expect("they were drawn so");
    assert_eq!(entry.complete(seats, &complete), Ok(complete.clone()));
    for (rules, pretty) in [(rules, false), (&complete, false), (&complete, true)] {
        let text = if pretty {
            ron::ser::to_string_pretty(rules, ron::ser::PrettyConfig::new())
        } else {
            ron::to_string(rules)
        };
        let text = text.expect("house rules can be written");
        assert_eq!(read_rules(fields, &text).as_ref(), Ok(rules), "{text}");
    }
    for (name, value) in &complete.0 {
        let text = format!("({name}: {value})");
        let read = read_rules(fields, &text).expect(&text);
        assert_eq!(read.value(name), Some(value), "{text}");
    }
    assert_eq!(trial.start().rules(), complete);
}

/// A value in range is taken; any other is refused with its name, its value and the range.
pub fn values_out_of_range_are_refused(entry: &Entry, seats: usize) {
    let fields = entry.fields(seats);
    for field in fields {
        for value in extremes(&field.kind) {
            let rules = HouseRules(vec![(field.name, value.clone())]);
            let complete = entry.complete(seats, &rules).expect("it is in range");
            assert_eq!(complete.value(field.name), Some(&value));
            assert!(!field.kind.label(&value).is_empty());
        }
        for (value, shown) in excesses(&field.kind) {
            let rules = HouseRules(vec![(field.name, value)]);
            let refusal = entry.complete(seats, &rules).expect_err(&shown);
            names_all(&refusal.to_string(), field, &shown);
            let start = entry.start(&setup(seats, rules)).err();
            assert_eq!(start, Some(SetupError::Rules(refusal)));
            let text = format!("({}: {shown})", field.name);
            let error = read_rules(fields, &text).expect_err(&text);
            names_all(&error.to_string(), field, &shown);
        }
    }
}

/// A value of the wrong kind is refused for every rule.
pub fn values_of_another_kind_are_refused(entry: &Entry, seats: usize) {
    let fields = entry.fields(seats);
    for field in fields {
        for shown in ["\"\"", "Perhaps", "1.5", "(1, 2)", "[]", "99999999999999", "\"1\""] {
            let text = format!("({}: {shown})", field.name);
            let error = read_rules(fields, &text).expect_err(&text);
            names_all(&error.to_string(), field, shown);
        }
    }
    for text in ["", "(", "(rounds", "{}", "()()", "7", "(: 1)"] {
        assert!(read_rules(fields, text).is_err(), "`{text}` is no house rules");
    }
    assert_eq!(read_rules(fields, "()"), Ok(HouseRules::default()));
}

/// Unknown names, and names given twice, are refused.
pub fn unknown_and_repeated_names_are_refused(entry: &Entry, seats: usize) {
    let fields = entry.fields(seats);
    let stranger = HouseRules(vec![("nonsense", Value::Toggle(true))]);
    let refusal = entry.complete(seats, &stranger).expect_err("no such rule");
    assert!(matches!(refusal, HouseRuleError::Unknown { .. }));
    let error = read_rules(fields, "(nonsense: true)").expect_err("no such rule");
    for words in [refusal.to_string(), error.to_string()] {
        for name in fields.iter().map(|field| field.name).chain(["nonsense"]) {
            assert!(words.contains(name), "`{words}` does not name {name}");
        }
    }
    for field in fields {
        let once = (field.name, field.usual.clone());
        let twice = HouseRules(vec![once.clone(), once]);
        let refusal = entry.complete(seats, &twice).expect_err("given twice");
        assert_eq!(refusal, HouseRuleError::Twice(field.name));
        let text = format!("({0}: {1}, {0}: {1})", field.name, field.usual);
        let error = read_rules(fields, &text).expect_err("given twice");
        assert!(error.to_string().contains(field.name), "{error}");
    }
}

/// The ends of what a rule allows.
fn extremes(kind: &FieldKind) -> Vec<Value> {
    match kind {
        FieldKind::Toggle => vec![Value::Toggle(false), Value::Toggle(true)],
        FieldKind::Number { range, none } => [*range.start(), *range.end()]
            .map(|number| Value::Number(Some(number)))
            .into_iter()
            .chain(none.as_ref().map(|_| Value::Number(None)))
            .collect(),
        FieldKind::Choice(names) => names.iter().map(|(name, _)| Value::Choice(name)).collect(),
        FieldKind::Card(cards) => cards.iter().map(Value::Card).collect(),
        FieldKind::Table { keys, range, .. } => [*range.start(), *range.end()]
            .map(|number| Value::Table(keys.iter().map(|&key| (key, number)).collect()))
            .into(),
    }
}

/// Values out of range, or of another kind, with the text in which an error shows them.
fn excesses(kind: &FieldKind) -> Vec<(Value, String)> {
    let shown = |value: Value| {
        let text = value.to_string();
        (value, text)
    };
    match kind {
        FieldKind::Toggle => vec![shown(Value::Number(Some(1)))],
        FieldKind::Number { range, none } => {
            let beyond = [range.start() - 1, range.end() + 1, i32::MIN, i32::MAX];
            let beyond = beyond.map(|number| Value::Number(Some(number))).into_iter();
            let none = none.is_none().then_some(Value::Number(None));
            beyond.chain(none).map(shown).collect()
        }
        FieldKind::Choice(_) => vec![shown(Value::Choice("Nonsense")), shown(Value::Toggle(true))],
        FieldKind::Card(cards) => (!*cards).iter().map(Value::Card).map(shown).collect(),
        FieldKind::Table { keys, range, .. } => {
            let all = |number| keys.iter().map(|&key| (key, number)).collect::<Vec<_>>();
            let mut one = all(*range.end());
            one[0].1 += 1;
            let mut short = all(*range.end());
            short.pop();
            let mut strange = all(*range.end());
            strange[0].0 = "nonsense";
            let below = all(range.start() - 1);
            [one, short, strange, below].map(Value::Table).map(shown).into()
        }
    }
}

fn names_all(error: &str, field: &Field, value: &str) {
    // Of a table, an error names the cells that are wrong, or the first that is missing.
    let value = match (&field.kind, value.strip_prefix('(')) {
        (FieldKind::Table { keys, .. }, Some(cells)) if cells.contains(": ") => {
            let first = cells.split([',', ')']).next().unwrap_or_default();
            if keys.iter().all(|key| cells.contains(&format!("{key}: "))) { first } else { "is missing" }
        }
        _ => value,
    };
    for words in [field.name, value, &field.kind.expected()] {
        assert!(error.contains(words), "`{error}` does not name `{words}`");
    }
}

fn setup(seats: usize, rules: HouseRules) -> Setup {
    Setup { seats, rules, seed: 1, dealer: None }
}
