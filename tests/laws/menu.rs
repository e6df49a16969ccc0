//! What every entry of the menu, its house rules (C-6) and its computer players promise.

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use misere::bots::{Level, Limit};
use misere::cards::{Cards, below};
use misere::games::{GAMES, entry};
use misere::rules::options::{Field, HouseRuleError, HouseRules, Kind, Value, read_rules};
use misere::rules::{MAX_SEATS, Next, Seat};
use misere::table::{Setup, SetupError};

use crate::common::{some_trials, stroll, tables, trials, up_to};

#[test]
fn every_entry_can_be_found_and_says_what_it_is() {
    let mut ids = HashSet::new();
    for game in GAMES {
        assert!(ids.insert(game.id), "{} is listed twice", game.id);
        assert!(entry(game.id).is_some_and(|found| found.title == game.title));
        let plain = |letter: char| letter.is_ascii_lowercase() || letter == '_';
        assert!(game.id.chars().all(plain), "{}", game.id);
        for words in [game.title, game.aim, game.credit, game.rules_text] {
            assert!(!words.trim().is_empty(), "{} lacks words", game.id);
        }
        assert!(game.minutes > 0);
        assert!(game.seats.contains(&game.usual), "{}", game.id);
        assert!(*game.seats.start() >= 2 && *game.seats.end() <= MAX_SEATS);
    }
    assert!(entry("").is_none() && entry("bridge").is_none());
}

/// Law 7: worked examples stand in a file of their own.
#[test]
fn every_entry_has_vectors() {
    for game in GAMES {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let path = root.join(format!("tests/vectors/{}.json", game.id));
        let text = fs::read_to_string(&path).unwrap_or_default();
        let file: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
        assert_eq!(file["game"], game.id, "{}", path.display());
        let vectors = file["vectors"].as_array().map(Vec::len);
        assert!(vectors.is_some_and(|count| count > 0), "{}", path.display());
    }
}

fn setup(seats: usize, rules: HouseRules) -> Setup {
    Setup {
        seats,
        rules,
        seed: 1,
        dealer: None,
    }
}

#[test]
fn other_numbers_of_players_and_strange_dealers_are_refused() {
    for game in GAMES {
        let (least, most) = (*game.seats.start(), *game.seats.end());
        for seats in [0, 1, least - 1, most + 1, 100] {
            let refused = game.start(&setup(seats, HouseRules::default())).err();
            let Some(SetupError::Seats(wrong)) = refused else {
                panic!("{}: {seats} players give {refused:?}", game.id);
            };
            for number in [seats, least, most] {
                assert!(wrong.to_string().contains(&number.to_string()), "{wrong}");
            }
        }
        for seats in game.seats.clone().filter(|&seats| seats < MAX_SEATS) {
            let dealer = Some(Seat::new(seats));
            let setup = setup(seats, HouseRules::default());
            let refused = game
                .start(&Setup {
                    dealer,
                    ..setup.clone()
                })
                .err();
            assert_eq!(
                refused,
                Some(SetupError::Dealer {
                    dealer: seats,
                    seats
                })
            );
            let dealer = Some(Seat::new(seats - 1));
            let game = game.start(&Setup { dealer, ..setup }).ok();
            assert_eq!(game.map(|game| game.first_dealer()), dealer);
        }
    }
}

#[test]
fn presets_can_be_played_by_any_number() {
    for (game, seats) in tables() {
        let mut names = HashSet::new();
        for preset in game.presets {
            assert!(names.insert(preset.name) && !preset.help.is_empty());
            let rules = game.preset(preset, seats);
            assert!(!rules.0.is_empty(), "{} changes nothing", preset.name);
            let complete = game.complete(seats, &rules);
            assert!(
                complete.is_ok(),
                "{} with {seats}: {complete:?}",
                preset.name
            );
            let sitting = game.start(&setup(seats, rules)).ok();
            assert_eq!(sitting.map(|game| game.rules()), complete.ok());
        }
    }
}

#[test]
fn house_rules_are_declared_whole() {
    for (game, seats) in tables() {
        let fields = game.fields(seats);
        let mut names = HashSet::new();
        for field in &fields {
            assert!(names.insert(field.name), "{} is declared twice", field.name);
            assert!(
                !field.label.is_empty() && !field.help.is_empty(),
                "{}",
                field.name
            );
            assert!(field.kind.allows(&field.default), "{}", field.name);
        }
        let defaults = game
            .complete(seats, &HouseRules::default())
            .expect("the defaults");
        let declared: Vec<_> = fields.iter().map(|f| (f.name, f.default.clone())).collect();
        assert_eq!(defaults.0, declared, "{}", game.id);
    }
}

/// Written out and read back, all of them or those that differ, they are the same; a session
/// knows them all.
#[test]
fn house_rules_read_back_as_they_are_written() {
    for trial in trials() {
        let (game, seats, rules) = (trial.entry, trial.setup.seats, &trial.setup.rules);
        let fields = game.fields(seats);
        let complete = game.complete(seats, rules).expect("they were drawn so");
        assert_eq!(game.complete(seats, &complete), Ok(complete.clone()));
        for (rules, pretty) in [(rules, false), (&complete, false), (&complete, true)] {
            let text = if pretty {
                ron::ser::to_string_pretty(rules, ron::ser::PrettyConfig::new())
            } else {
                ron::to_string(rules)
            };
            let text = text.expect("house rules can be written");
            assert_eq!(read_rules(&fields, &text).as_ref(), Ok(rules), "{text}");
        }
        for (name, value) in &complete.0 {
            let text = format!("({name}: {value})");
            let read = read_rules(&fields, &text).expect(&text);
            assert_eq!(read.value(name), Some(value), "{text}");
        }
        assert_eq!(trial.start().rules(), complete);
    }
}

/// The ends of what a rule can be, to be allowed.
fn extremes(kind: &Kind) -> Vec<Value> {
    match kind {
        Kind::Toggle => vec![Value::Toggle(false), Value::Toggle(true)],
        Kind::Number { range, none } => [*range.start(), *range.end()]
            .map(|number| Value::Number(Some(number)))
            .into_iter()
            .chain(none.map(|_| Value::Number(None)))
            .collect(),
        Kind::Choice(names) => names
            .iter()
            .map(|named| Value::Choice(named.name))
            .collect(),
        Kind::Card(cards) => cards.iter().map(Value::Card).collect(),
        Kind::Table { keys, range } => [*range.start(), *range.end()]
            .map(|number| Value::Table(keys.iter().map(|&key| (key, number)).collect()))
            .into(),
    }
}

/// Values of the right kind, but out of range, with the text in which the error shows them.
fn excesses(kind: &Kind) -> Vec<(Value, String)> {
    let shown = |value: Value| {
        let text = value.to_string();
        (value, text)
    };
    match kind {
        Kind::Toggle => vec![shown(Value::Number(Some(1)))],
        Kind::Number { range, none } => {
            let beyond = [range.start() - 1, range.end() + 1, i32::MIN, i32::MAX];
            let beyond = beyond.map(|number| Value::Number(Some(number))).into_iter();
            let none = none.is_none().then_some(Value::Number(None));
            beyond.chain(none).map(shown).collect()
        }
        Kind::Choice(_) => vec![shown(Value::Choice("Nonsense")), shown(Value::Toggle(true))],
        Kind::Card(cards) => (!*cards).iter().map(Value::Card).map(shown).collect(),
        Kind::Table { keys, range } => {
            let all = |number| keys.iter().map(|&key| (key, number)).collect::<Vec<_>>();
            let mut one = all(*range.end());
            one[0].1 += 1;
            let mut short = all(*range.end());
            short.pop();
            let mut strange = all(*range.end());
            strange[0].0 = "nonsense";
            let below = all(range.start() - 1);
            [one, short, strange, below]
                .map(Value::Table)
                .map(shown)
                .into()
        }
    }
}

#[test]
fn every_value_in_range_is_taken_and_every_other_refused_by_name_value_and_range() {
    for (game, seats) in tables() {
        let fields = game.fields(seats);
        for field in &fields {
            for value in extremes(&field.kind) {
                let rules = HouseRules(vec![(field.name, value.clone())]);
                let complete = game.complete(seats, &rules).expect("it is in range");
                assert_eq!(complete.value(field.name), Some(&value));
                assert!(!field.kind.label(&value).is_empty());
            }
            for (value, shown) in excesses(&field.kind) {
                let rules = HouseRules(vec![(field.name, value)]);
                let refusal = game.complete(seats, &rules).expect_err(&shown);
                names_all(&refusal.to_string(), field, &shown);
                let start = game.start(&setup(seats, rules)).err();
                assert_eq!(start, Some(SetupError::Rules(refusal)));
                let text = format!("({}: {shown})", field.name);
                let error = read_rules(&fields, &text).expect_err(&text);
                names_all(&error.to_string(), field, &shown);
            }
        }
    }
}

fn names_all(error: &str, field: &Field, value: &str) {
    for words in [field.name, value, &field.kind.expected()] {
        assert!(error.contains(words), "`{error}` does not name `{words}`");
    }
}

/// Texts that are nothing of the kind, whatever the rule.
#[test]
fn values_of_another_kind_are_refused() {
    for (game, seats) in tables() {
        let fields = game.fields(seats);
        for field in &fields {
            for shown in [
                "\"\"",
                "Perhaps",
                "1.5",
                "(1, 2)",
                "[]",
                "99999999999999",
                "\"1\"",
            ] {
                let text = format!("({}: {shown})", field.name);
                let error = read_rules(&fields, &text).expect_err(&text);
                names_all(&error.to_string(), field, shown);
            }
        }
        for text in ["", "(", "(rounds", "{}", "()()", "7", "(: 1)"] {
            assert!(
                read_rules(&fields, text).is_err(),
                "`{text}` is no house rules"
            );
        }
        assert_eq!(read_rules(&fields, "()"), Ok(HouseRules::default()));
    }
}

#[test]
fn names_that_a_game_has_not_and_names_given_twice_are_refused() {
    for (game, seats) in tables() {
        let fields = game.fields(seats);
        let stranger = HouseRules(vec![("nonsense", Value::Toggle(true))]);
        let refusal = game.complete(seats, &stranger).expect_err("no such rule");
        assert!(matches!(refusal, HouseRuleError::Unknown { .. }));
        let error = read_rules(&fields, "(nonsense: true)").expect_err("no such rule");
        for words in [refusal.to_string(), error.to_string()] {
            for name in fields.iter().map(|field| field.name).chain(["nonsense"]) {
                assert!(words.contains(name), "`{words}` does not name {name}");
            }
        }
        for field in &fields {
            let once = (field.name, field.default.clone());
            let twice = HouseRules(vec![once.clone(), once]);
            let refusal = game.complete(seats, &twice).expect_err("given twice");
            assert_eq!(refusal, HouseRuleError::Twice(field.name));
            let text = format!("({0}: {1}, {0}: {1})", field.name, field.default);
            let error = read_rules(&fields, &text).expect_err("given twice");
            assert!(error.to_string().contains(field.name), "{error}");
        }
    }
}

/// Whatever its level, a computer player decides for a legal action, the same one every time it
/// imagines the same worlds, and at once when it is told to stop.
#[test]
fn computer_players_play_by_the_rules() {
    for trial in some_trials(4) {
        let mut dice = trial.dice();
        let mut game = trial.start();
        let steps = 1 + up_to(60, &mut dice);
        stroll(&mut *game, steps, &mut dice);
        let moves = game.moves();
        let acts = matches!(game.next(), Next::Act(_));
        for level in Level::ALL {
            let seed = u64::from(below(&mut dice, 1000));
            let decide = |stop: bool| {
                let thought = game.think(level.into(), Limit::Worlds(1), seed)?;
                Some(thought(&AtomicBool::new(stop)))
            };
            let [one, two, stopped] = [false, false, true].map(decide);
            assert_eq!(one.is_some(), acts, "{level:?}");
            assert_eq!(one, two, "{level:?} changes its mind");
            for text in [one, stopped].into_iter().flatten() {
                let legal = moves.iter().any(|told| told.text == text);
                assert!(legal, "{level:?} decides for `{text}`");
            }
        }
    }
}

#[test]
fn a_new_game_waits_for_its_first_deal() {
    for (game, seats) in tables() {
        let sitting = game.start(&setup(seats, HouseRules::default()));
        let sitting = sitting.expect("the defaults can be played");
        assert_eq!(
            (sitting.id(), sitting.seats(), sitting.seed()),
            (game.id, seats, 1)
        );
        assert_eq!((sitting.at(), sitting.deal_number()), (0, 0));
        assert!(matches!(sitting.next(), Next::Deal(cards) if Cards::FULL.contains_all(cards)));
        assert!(sitting.steps().is_empty() && sitting.told(true).is_empty());
        assert_eq!(sitting.sheet().rows, []);
    }
}
