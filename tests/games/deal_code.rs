//! Deal codes.

use misere_engine::rules::Seat;
use misere_engine::rules::options::{Field, FieldKind, HouseRules, Value};
use misere_engine::table::Setup;
use misere_games::deal_code::{DealCode, read_seed, write_seed};
use misere_games::menu;

#[test]
fn a_seed_reads_back_in_any_notation() {
    for seed in [0, 7, 1 << 39, (1 << 40) - 1, 1 << 40, 1 << 60, u64::MAX] {
        let text = write_seed(seed);
        assert_eq!(read_seed(&text), Some(seed), "{text}");
        assert_eq!(read_seed(&text.to_lowercase().replace('-', "")), Some(seed));
    }
    assert_eq!(write_seed(7), "0000-0007");
    assert_eq!(write_seed(256744971562), "7F3K-2Q9A");
    assert_eq!(read_seed("oOiI-lL10"), read_seed("0011-1110"));
    assert_eq!(write_seed(u64::MAX), "000F-ZZZZ-ZZZZ-ZZZZ");
    assert_eq!(read_seed("000G-0000-0000-0000"), None);
    for text in ["", "-", "U", "7F3K/2Q9A", "ß"] {
        assert_eq!(read_seed(text), None, "{text}");
    }
}

/// Sets every rule of every game at every table to each of its values, one at a time.
#[test]
fn a_deal_code_reads_back_with_every_house_rule() {
    for entry in menu() {
        for seats in entry.seats.clone() {
            let fields = entry.fields(seats);
            let mut rules = vec![HouseRules::default()];
            for field in fields {
                for value in some_values(field) {
                    let changed = HouseRules(vec![(field.name, value)]);
                    if entry.complete(seats, &changed).is_ok() {
                        rules.push(changed);
                    }
                }
            }
            for (seed, rules) in (1 << 38..).zip(rules) {
                let dealer = [None, Some(Seat::new(seats - 1))][(seed % 2) as usize];
                let setup = Setup { seats, rules: rules.changes(fields), seed, dealer };
                let code = DealCode { entry, setup };
                let old = code.unchecked();
                for text in as_others_write_it(&code.to_string()).into_iter().chain(as_others_write_it(&old)) {
                    let read: DealCode = text.parse().expect(&text);
                    assert_eq!((read.entry.id, &read.setup), (entry.id, &code.setup));
                }
            }
        }
    }
}

/// Regression: a code with a missing or doubled letter dealt other cards.
#[test]
fn a_mistake_in_a_code_is_noticed() {
    let codes =
        ["finis/4/7F3K-2Q9A", "clubs/4/000F-2Q9A-0000-RRRR/target=-50/dealer=1", "garbo/2/0000-0001/values.spade=3"];
    for code in codes.map(|code| code.parse::<DealCode>().expect(code)) {
        let letters: Vec<char> = code.to_string().chars().collect();
        let mut mistakes = Vec::new();
        for at in 0..letters.len() {
            let with = |part: &[char]| [&letters[..at], part, &letters[at + 1..]].concat();
            mistakes.extend([with(&[]), with(&[letters[at]; 2])]);
            mistakes.extend("07AZ/.-=".chars().filter(|other| *other != letters[at]).map(|other| with(&[other])));
            if at > 0 {
                let mut swapped = letters.clone();
                swapped.swap(at - 1, at);
                mistakes.push(swapped);
            }
        }
        for mistake in mistakes {
            let text: String = mistake.into_iter().collect();
            if let Ok(read) = text.parse::<DealCode>() {
                assert_eq!((read.entry.id, read.setup), (code.entry.id, code.setup.clone()), "{text}");
            }
        }
        // Codes of earlier versions were written in whole groups.
        let old = code.unchecked();
        let seed = old.find("-").expect("a seed");
        for change in [&old[seed - 1..seed], "", "77"] {
            let text = [&old[..seed - 1], change, &old[seed..]].concat();
            assert_eq!(text.parse::<DealCode>().is_ok(), text == old, "{text}");
        }
    }
}

/// A deal code as it arrives from phones, mail programs and careful typists.
fn as_others_write_it(text: &str) -> Vec<String> {
    let (first, rest) = text.split_at(1);
    let mut forms = vec![
        text.into(),
        text.to_uppercase(),
        format!("> {}", text.replace("/7", "\n> /7")),
        text.replace('o', "ö").replace('u', "ú"),
        text.replace('/', "%2F"),
        first.to_uppercase() + rest,
        format!("“{text}”."),
        format!("«\u{a0}{text}\u{a0}»"),
        format!("„{text}“, "),
        format!("\u{feff}'{text}'!\n"),
        text.replace('/', " / ").replace('-', "-\r\n"),
        text.replace('-', "\u{200b}-\u{2060}"),
        text.chars().map(wide).collect(),
    ];
    for hyphen in ('\u{2010}'..='\u{2015}').chain(['\u{2212}', '\u{ad}']) {
        forms.push(text.replace('-', &hyphen.to_string()));
    }
    // A soft hyphen wherever a word may be broken at the end of a line.
    let mut broken = String::new();
    for letter in text.chars() {
        broken.push(letter);
        if letter.is_alphabetic() {
            broken.push('\u{ad}');
        }
    }
    forms.push(broken);
    forms
}

fn wide(letter: char) -> char {
    char::from_u32(u32::from(letter) + 0xfee0).expect("a letter")
}

/// The ends of every range, every name, every card.
fn some_values(field: &Field) -> Vec<Value> {
    match &field.kind {
        FieldKind::Toggle => vec![Value::Toggle(false), Value::Toggle(true)],
        FieldKind::Number { range, none } => {
            let ends = [*range.start(), *range.end()].map(|end| Value::Number(Some(end)));
            let none = none.as_ref().map(|_| Value::Number(None));
            ends.into_iter().chain(none).collect()
        }
        FieldKind::Choice(names) => names.iter().map(|(name, _)| Value::Choice(name)).collect(),
        FieldKind::Card(cards) => cards.iter().map(Value::Card).collect(),
        FieldKind::Table { keys, range, .. } => {
            let table = |number: i32| keys.iter().map(|key| (*key, number)).collect();
            vec![Value::Table(table(*range.start())), Value::Table(table(*range.end()))]
        }
    }
}

#[test]
fn a_text_that_is_not_a_deal_code_is_refused_with_the_reason() {
    for (text, words) in [
        ("", "expected one such as"),
        ("“”.", "expected one such as"),
        ("finis/4", "expected one such as"),
        ("bridge/4/7F3K-2Q9A", "unknown game `bridge`: expected one of"),
        ("finis/x/7F3K-2Q9A", "`x` is not a number of players"),
        ("finis/2/7F3K-2Q9A", "2 players: expected 3 to 6"),
        ("finis/4/7F3U", "`7F3U` is not a seed"),
        ("finis/4/7F3K-2Q9", "`7F3K-2Q9` is not a seed"),
        ("finis/4/7F3K-2Q9A.000", "has a mistake in it"),
        ("finis/4/7F3K-2Q9A/rounds", "expected one such as"),
        ("finis/4/7F3K-2Q9A/rounds=0", "expected 1 to 12"),
        ("finis/4/7F3K-2Q9A/rounds.x=1", "expected 1 to 12"),
        ("finis/4/7F3K-2Q9A/nuts=1", "`nuts` is not a house rule"),
        ("finis/4/7F3K-2Q9A/rounds=2/rounds=3", "given twice"),
        ("finis/4/7F3K-2Q9A/dealer=4", "dealer 4: expected 0 to 3"),
        ("finis/3/7F3K-2Q9A/passing=Across", "expected one of Cycle"),
    ] {
        let error = text.parse::<DealCode>().expect_err(text).to_string();
        assert!(error.contains(words), "{text}: {error}");
        assert!(!error.contains('\n'));
    }
}
