//! Rules texts for one table: they describe the house rules in force, and mark nothing else as
//! changed.

use std::collections::BTreeSet;

use misere_engine::cards::{Card, Cards, Rank, Suit};
use misere_engine::rules::options::{Field, HouseRules, Value, read_rules};
use misere_engine::text::Language;
use misere_games::lessons::Lesson;
use misere_games::{Entry, Files, GAMES, entry};
use misere_store::open_example;

use crate::common::{tables, trials};

const TONIGHT: &str = "\n## Tonight’s house rules\n";

/// The list items of the chapter on the house rules in force: each label with the rest of its text.
fn tonight(text: &str) -> Vec<(&str, &str)> {
    let Some((_, chapter)) = text.split_once(TONIGHT) else { return Vec::new() };
    let chapter = chapter.split("\n## ").next().unwrap_or_default();
    let items = chapter.lines().filter_map(|line| line.strip_prefix("- "));
    items.filter_map(|item| item.split_once(": ")).collect()
}

/// The notes between the paragraphs.
fn notes(text: &str) -> Vec<&str> {
    let notes = text.lines().filter_map(|line| line.strip_prefix("> House rule: "));
    notes.collect()
}

#[test]
fn a_rules_text_names_the_changed_house_rules_with_their_values_and_no_others() {
    for trial in trials() {
        let (entry, seats) = (trial.entry, trial.setup.seats);
        let fields = entry.fields(seats);
        let rules = entry.complete(seats, &trial.setup.rules);
        let rules = rules.expect("the rules are legal");
        let text = entry.rules_text_with(seats, &rules, Language::default());
        let listed = tonight(&text);
        let changed: Vec<_> = rules.changed(fields).collect();
        let labels = changed.iter().map(|(field, _)| field.label.for_programs());
        let labels: Vec<String> = labels.collect();
        let found: Vec<&str> = listed.iter().map(|(label, _)| *label).collect();
        assert_eq!(found, labels, "{text}");
        for ((field, value), (_, words)) in changed.iter().zip(listed) {
            for value in values_in_words(field, value) {
                assert!(words.starts_with(&value) || words.contains(&format!(", {value}")), "{words}");
            }
            assert!(words.ends_with(&field.meaning(value).for_programs()), "{words}");
        }
        let mut noted = notes(&text);
        let mut meanings: Vec<String> =
            changed.iter().map(|(field, value)| field.meaning(value).for_programs()).collect();
        noted.sort_unstable();
        meanings.sort_unstable();
        assert_eq!(noted, meanings, "{text}");
    }
}

/// The value of a rule in words; for a table, each number that differs.
fn values_in_words(field: &Field, value: &Value) -> Vec<String> {
    let origin = field.provenance.label().for_programs();
    match (value, &field.usual) {
        (Value::Table(table), Value::Table(usual)) => {
            let cells = table.iter().zip(usual);
            let cells = cells.filter(|(cell, usual)| cell != usual);
            let cells = cells.map(|((key, number), (_, usual))| format!("{key} {number} ({origin}: {usual})"));
            cells.collect()
        }
        (value, usual) => {
            let [value, usual] = [value, usual].map(|value| field.kind.label(value).for_programs());
            vec![format!("{value} ({origin}: {usual})")]
        }
    }
}

#[test]
fn under_the_usual_rules_no_text_speaks_of_changes() {
    for (entry, seats) in tables() {
        let usual = entry.usual_rules(seats);
        let text = entry.rules_text_with(seats, &usual, Language::default());
        assert_eq!(text, entry.rules_text(Language::default()));
        for words in ["Tonight", "> House rule", "house rule: ", "\n\n\n"] {
            assert!(!text.contains(words), "{}: {words}", entry.id);
        }
    }
}

/// Every value has a sentence of its own that says what it means, beyond what the rule is about.
#[test]
fn every_value_of_a_house_rule_has_a_meaning_in_a_sentence() {
    for (entry, seats) in tables() {
        for field in entry.fields(seats) {
            for value in field.kind.choices().iter().chain(&numbers(field)) {
                if *value == field.usual {
                    continue;
                }
                let words = field.meaning(value).for_programs();
                assert_ne!(words, field.help.for_programs(), "{}: {}: {value}", entry.id, field.name);
                assert!(words.ends_with('.') && !words.contains(['{', '}']), "{words}");
                assert!(!words.contains("1 points") && !words.contains("1 deals"), "{words}");
            }
        }
    }
}

/// Some values of a rule that is a number or a table.
fn numbers(field: &Field) -> Vec<Value> {
    use misere_engine::rules::options::FieldKind::{Number, Table};
    match &field.kind {
        Number { range, none } => {
            let ends = [*range.start(), *range.end()].map(|end| Value::Number(Some(end)));
            let none = none.as_ref().map(|_| Value::Number(None));
            ends.into_iter().chain(none).collect()
        }
        Table { keys, range, .. } => {
            vec![Value::Table(keys.iter().map(|key| (*key, *range.end())).collect())]
        }
        _ => Vec::new(),
    }
}

/// Every rule has its place in the text, and every place belongs to a rule of the game.
#[test]
fn every_house_rule_has_its_place_in_the_text() {
    for entry in GAMES {
        let marked = marks(entry);
        let fields = entry.seats.clone().flat_map(|seats| entry.fields(seats));
        let names: BTreeSet<&str> = fields.map(|field| field.name).collect();
        assert_eq!(marked, names, "{}", entry.id);
    }
}

/// The house rules that have a place in the source of a text.
fn marks(entry: &Entry) -> BTreeSet<&'static str> {
    let lines = entry.files.rules.lines();
    lines.filter_map(|line| line.strip_prefix("house rule: ")).collect()
}

#[test]
fn a_preset_is_called_by_its_name() {
    let polignac =
        text_of("four_bad_queens", "(penalty_rank: Jack, card_order: French, passing: Off, end_at: 10, rounds: 2)");
    assert!(polignac.contains("\nYou are playing Polignac. "), "{polignac}");
    for words in ["Penalty rank: jacks (published: queens)", "Point limit: 10 (usual here: no limit)"] {
        assert!(polignac.contains(&format!("\n- {words}. ")), "{polignac}");
    }
    let almost = text_of("four_bad_queens", "(penalty_rank: Jack, passing: Off)");
    assert!(!almost.contains("You are playing Polignac"), "{almost}");
}

/// What a text must not say of a preset: the words for queens, where others count.
const QUEENS: [(&str, &[&str]); 6] = [
    ("en", &["queen"]),
    ("de", &["dame"]),
    ("es", &["dama"]),
    ("fr", &["dame"]),
    ("it", &["donna", "donne"]),
    ("pl", &["dama", "damy", "damę", "dam ", "dam."]),
];

/// Regression: the text of Polignac said "Everyone passes cards" above "Nobody passes", and spoke of queens.
#[test]
fn the_text_of_a_preset_speaks_of_no_rule_or_card_that_it_lacks() {
    for language in Language::offered() {
        for (entry, preset) in GAMES.iter().flat_map(|entry| entry.presets.iter().map(move |preset| (entry, preset))) {
            let fields = entry.fields(4);
            let rules =
                entry.complete(4, &read_rules(fields, preset.rules).expect("house rules")).expect("legal rules");
            let text = entry.rules_text_with(4, &rules, language);
            let chapters: Vec<&str> = text.split("\n## ").collect();
            let usual = entry.rules_text(language);
            let usual: Vec<&str> = usual.split("\n## ").collect();
            // The changed rules stand in a chapter of their own, before all others. The list of all house rules, the last
            // but two, and the credit speak of the usual ones.
            assert_eq!(chapters.len(), usual.len() + 1, "{text}");
            let mut said: Vec<&str> = chapters.clone();
            said.drain(1..2);
            let (list, credit) = (said.len() - 3, said.len() - 1);
            let said: Vec<&str> = said
                .into_iter()
                .enumerate()
                .filter(|(at, _)| ![list, credit].contains(at))
                .map(|(_, one)| one)
                .collect();
            let said = said.join("\n## ");
            let said = said.split_once('\n').expect("a title").1;
            // A note may say what counts no more.
            let said: String =
                said.lines().filter(|line| !line.starts_with("> ")).map(|line| format!("{line}\n")).collect();
            let is = |name: &str, value: &str| rules.value(name).is_some_and(|found| found.to_string() == value);
            if is("passing", "Off") {
                // Of the chapter on passing, only notes are left.
                let passing = chapters[4].split_once('\n').expect("a heading").1;
                assert!(passing.lines().all(|line| line.is_empty() || line.starts_with("> ")), "{passing}");
                for line in usual[3].lines().skip(1).filter(|line| !line.is_empty()) {
                    assert!(!said.contains(line), "{line}: {said}");
                }
                assert!(
                    !said.contains(usual[2].lines().find(|line| line.starts_with("2. ")).expect("an item")),
                    "{said}"
                );
            }
            if is("card_order", "French") {
                assert!(said.contains("cards: KH QH JH AH") && !said.contains("cards: AH KH"), "{said}");
            }
            let is_queen = |card: Card| card.rank() == Rank::Queen;
            let (penalty, all_queens) = match (rules.value("penalty_rank"), rules.value("penalty_card")) {
                (Some(Value::Choice(rank)), _) if *rank != "Queen" => (None, true),
                (_, Some(Value::Card(card))) => (Some(*card), false),
                _ => continue,
            };
            let pictures = said.lines().filter_map(|line| line.strip_prefix("step: ").or(line.strip_prefix("cards: ")));
            let pictured: Vec<&str> =
                pictures.flat_map(|line| line.split('|').next().unwrap_or_default().split([' ', '='])).collect();
            for card in Cards::FULL.iter().filter(|card| is_queen(*card) && Some(*card) != penalty) {
                assert!(!said.contains(&language.symbol(card)), "{card}: {said}");
                let order = said.contains("cards: KH QH JH AH") || said.contains("cards: AH KH QH");
                let times = pictured.iter().filter(|code| **code == card.to_string()).count();
                assert_eq!(times, usize::from(order && card.suit() == Suit::Hearts), "{card}: {said}");
            }
            let words = QUEENS.iter().find(|(code, _)| *code == language.code()).map_or(&[][..], |(_, words)| words);
            let plain = said.to_lowercase();
            for word in words.iter().filter(|_| all_queens) {
                assert!(!plain.contains(word), "{word}: {plain}");
            }
        }
    }
}

fn text_of(id: &str, rules: &str) -> String {
    let entry = entry(id).expect("a game");
    let rules: HouseRules = read_rules(entry.fields(4), rules).expect("house rules");
    entry.rules_text_with(4, &rules, Language::default())
}

/// C-4: every text covers the redraw after a tied cut, and what follows from it.
#[test]
fn every_text_says_what_happens_after_a_tied_cut() {
    for entry in GAMES {
        let text = entry.rules_text(Language::default());
        assert!(text.contains("draw again"), "{} does not", entry.id);
    }
}

/// Regression: a checkout by Git for Windows built a program that panicked on the rules of seven games.
#[test]
fn texts_are_read_the_same_with_either_line_end() {
    let with_crlf = |text: &'static str| -> &'static str { text.replace('\n', "\r\n").leak() };
    for entry in GAMES {
        assert!(!entry.files.rules.contains('\r'), "{}", entry.id);
        let windows = Entry {
            files: Files {
                rules: with_crlf(entry.files.rules),
                lesson: entry.files.lesson.map(with_crlf),
                examples: entry.files.examples.map(|examples| examples.map(with_crlf)),
                ..entry.files
            },
            ..entry.clone()
        };
        assert_eq!(windows.rules_text(Language::default()), entry.rules_text(Language::default()), "{}", entry.id);
        let lesson = |entry| Lesson::of(entry).expect("a lesson").expect("it can be read");
        assert_eq!(lesson(&windows), lesson(entry), "{}", entry.id);
        for finished in [false, true] {
            let save = |entry| open_example(entry, finished).expect("an example").to_ron();
            assert_eq!(save(&windows), save(entry), "{}", entry.id);
        }
    }
}

#[test]
fn every_rules_text_has_its_chapters_and_only_valid_cards() {
    for entry in GAMES {
        let text = entry.rules_text(Language::default());
        assert_eq!(text.lines().next(), Some(&*format!("# {}", entry.title)));
        for part in ["Scoring", "House rules", "Credit"] {
            let heading = format!("## {part}");
            assert!(text.lines().any(|line| line == heading), "{} lacks {part}", entry.id);
        }
        assert!(text.contains("\nexample:"), "{} has no example", entry.id);
        for line in text.lines() {
            let Some(cards) = line.strip_prefix("cards:").or(line.strip_prefix("step:")) else { continue };
            let cards = cards.split('|').next().unwrap_or("").replace("grid", "");
            for word in cards.split_whitespace().filter(|word| !matches!(*word, "." | "/")) {
                let code = word.split('=').next().unwrap_or("");
                assert!(code.parse::<Card>().is_ok(), "{}: {line}: {word}", entry.id);
            }
        }
    }
}

#[test]
fn cards_have_the_letters_of_the_readers_deck() {
    let french = Language::with_code("fr").expect("a language");
    let finis = entry("finis").expect("an entry");
    let usual = finis.rules_text(french);
    assert!(["Q♣", "J♦", "A♣", "10♠"].iter().all(|card| usual.contains(card)));
    let local = finis.rules_text(french.with_local_indices(true));
    assert!(["D♣", "V♦", "A♣", "10♠", "R D V A"].iter().all(|cards| local.contains(cards)));
    assert!(!["Q♣", "J♦", "K Q J"].iter().any(|cards| local.contains(cards)));
}
