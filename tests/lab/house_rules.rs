//! House rules from files: each is accepted and traced, and refused out of range.

use misere_engine::rules::options::{Field, FieldKind, HouseRules, Value};
use misere_games::{Entry, GAMES};

use crate::{Folder, json, printed, refused};

/// Every house rule of every game at every table.
fn every_rule(mut check: impl FnMut(&'static Entry, usize, &Field)) {
    for entry in GAMES {
        for seats in [*entry.seats.start(), *entry.seats.end()] {
            for field in entry.fields(seats) {
                check(entry, seats, field);
            }
        }
    }
}

#[test]
fn each_house_rule_out_of_its_range_is_refused() {
    let folder = Folder::new();
    every_rule(|entry, seats, field| {
        let table = |keys: &[&str], number: i32| {
            let cells: Vec<String> = keys.iter().map(|key| format!("{key}: {number}")).collect();
            format!("({})", cells.join(", "))
        };
        let wrong = match &field.kind {
            FieldKind::Toggle => vec!["1".into(), "None".into()],
            FieldKind::Number { range, none } => {
                let none = none.is_none().then(|| "None".into());
                let ends = [range.start() - 1, range.end() + 1].map(|end| end.to_string());
                none.into_iter().chain(ends).collect()
            }
            FieldKind::Choice(_) => vec!["\"Sometimes\"".into(), "true".into()],
            FieldKind::Card(_) => vec!["\"2C\"".into()],
            FieldKind::Table { keys, range, .. } => {
                vec![table(keys, range.start() - 1), table(keys, range.end() + 1), table(&keys[1..], *range.start())]
            }
        };
        let seats = seats.to_string();
        for wrong in wrong {
            let text = format!("(\n    {}: {wrong},\n)", field.name);
            let path = folder.file("rules.ron", &text);
            let args = ["simulate", "--game", entry.id, "--players", &seats];
            let (status, error) = refused(&[&args[..], &["--rules", &path]].concat());
            assert_eq!(status, 1, "{error}");
            let expected = field.kind.expected();
            let plain = |words: &str| words.replace('"', "");
            // Of a table, the cells that are wrong, or the first that is missing.
            let told = match &field.kind {
                FieldKind::Table { keys, .. } if !wrong.contains(&format!("({}:", keys[0])) => "is missing",
                _ => wrong.trim_matches(['(', ')']),
            };
            for words in ["rules.ron:2:", field.name, told, &expected] {
                assert!(plain(&error).contains(&plain(words)), "{words} lacks in {error}");
            }
        }
    });
}

/// A value other than the default, if the game accepts it on its own.
pub fn another(entry: &Entry, seats: usize, field: &Field) -> Option<HouseRules> {
    let values = match &field.kind {
        FieldKind::Toggle => [false, true].map(Value::Toggle).into(),
        FieldKind::Number { range, none } => {
            let none = none.as_ref().map(|_| Value::Number(None));
            let ends = [*range.start(), *range.end()].map(|end| Value::Number(Some(end)));
            none.into_iter().chain(ends).collect()
        }
        FieldKind::Choice(names) => names.iter().map(|(name, _)| Value::Choice(name)).collect(),
        FieldKind::Card(cards) => cards.iter().map(Value::Card).collect(),
        FieldKind::Table { keys, range, .. } => {
            vec![Value::Table(keys.iter().map(|key| (*key, *range.end())).collect())]
        }
    };
    let changed = |value| HouseRules(vec![(field.name, value)]);
    let mut others = values.into_iter().filter(|value| *value != field.usual);
    others.by_ref().map(changed).find(|rules: &HouseRules| entry.complete(seats, rules).is_ok())
}

/// The trace has them in full, by name: null, true, "HighOrLow", "QS", a table.
#[test]
fn each_house_rule_is_taken_from_a_file_and_told_in_the_trace() {
    let folder = Folder::new();
    every_rule(|entry, seats, field| {
        let Some(rules) = another(entry, seats, field) else { return };
        // A table may also be written as in the trace.
        let text = match rules.value(field.name) {
            Some(Value::Table(_)) => {
                let table = serde_json::to_value(&rules).expect("JSON");
                format!("({}: {})", field.name, table[field.name])
            }
            _ => ron::to_string(&rules).expect("RON"),
        };
        let path = folder.file("rules.ron", &text);
        let players = seats.to_string();
        // No game is played, because some rules make games long. The report has the rules too.
        let args = ["simulate", "--json", "--games", "0", "--game", entry.id];
        let report = printed(&[&args[..], &["--players", &players, "--rules", &path]].concat());
        let all = entry.complete(seats, &rules).expect("taken before");
        let expected = serde_json::to_value(&all).expect("JSON");
        assert_eq!(json(&report)["rules"], expected, "{} {text}", entry.id);
        let told = expected.as_object().expect("an object");
        assert_eq!(told.len(), entry.fields(seats).len());
        match rules.value(field.name) {
            Some(Value::Number(None)) => assert!(told[field.name].is_null()),
            Some(Value::Toggle(on)) => assert_eq!(told[field.name], *on),
            // A choice among numbers is traced as a number.
            Some(Value::Choice(name)) => {
                assert_eq!(told[field.name].to_string().trim_matches('"'), *name);
            }
            Some(Value::Card(card)) => assert_eq!(told[field.name], card.to_string()),
            Some(Value::Number(Some(number))) => assert_eq!(told[field.name], *number),
            Some(Value::Table(table)) => {
                for (key, number) in table {
                    assert_eq!(told[field.name][key], *number);
                }
            }
            None => panic!("{} lacks", field.name),
        }
    });
}
