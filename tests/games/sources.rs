//! The program agrees with `docs/rules.md` about its sources: which default of a house rule
//! is published, and which readings were settled. The [`Facts`] of each game list both.

use std::fs;

use misere_engine::rules::options::Provenance;
use misere_engine::text::Language;
use misere_games::{Entry, GAMES};

use crate::common::in_repository;
use crate::laws::Facts;

/// A house rule whose default no source publishes.
pub struct UsualHere {
    /// The rule in `docs/rules.md` that says so.
    pub rule: &'static str,
    pub field: &'static str,
    /// The numbers of players for which that holds, if not for all.
    pub seats: Option<&'static [usize]>,
}

impl UsualHere {
    pub const fn new(rule: &'static str, field: &'static str) -> Self {
        let seats = None;
        Self { rule, field, seats }
    }

    /// Restricts it to these numbers of players.
    pub const fn with(self, seats: &'static [usize]) -> Self {
        let seats = Some(seats);
        Self { seats, ..self }
    }
}

/// A rule that `docs/rules.md` marks as settled, and words about it in the credits.
pub type Reading = (&'static str, &'static [&'static str]);

/// The readings that are settled for all games.
const EVERYWHERE: [Reading; 2] = [("C-4", &["the highest card deals first"]), ("C-5", &["win together"])];

/// Regression: the window, `misere games` and the rules texts called every default published.
pub fn only_published_defaults_are_called_published(game: &Entry, facts: &Facts) {
    for seats in game.seats.clone() {
        for field in game.fields(seats) {
            let mut rules = facts.usual_here.iter();
            let rule = rules.find(|one| {
                let is_table = one.seats.is_none_or(|tables| tables.contains(&seats));
                is_table && one.field == field.name
            });
            let rule = rule.map(|one| one.rule);
            let place = format!("{} with {seats}: {}, {rule:?}", game.id, field.name);
            match &field.provenance {
                Provenance::Published => assert_eq!(rule, None, "{place}"),
                Provenance::UsualHere { note } => {
                    assert!(rule.is_some(), "{place}");
                    let note = note.for_programs();
                    assert!(note.ends_with('.'), "{place}: what do the sources say?");
                }
            }
        }
    }
}

#[test]
fn rules_texts_say_what_the_sources_say_where_the_default_is_not_theirs() {
    for game in GAMES {
        let text = game.rules_text(Language::default());
        for seats in game.seats.clone() {
            for field in game.fields(seats) {
                let note = field.provenance.note().for_programs();
                let start = format!("\n- {}: ", field.label.for_programs());
                let item = text.split(&start).nth(1).and_then(|rest| rest.lines().next());
                let item = item.expect("every house rule is listed");
                assert!(item.contains(&note), "{}: {item} lacks {note}", game.id);
            }
        }
    }
}

/// Some of the inventors' texts may not be changed, and none is copied.
pub fn the_credits_name_every_reading(game: &Entry, facts: &Facts) {
    let text = game.rules_text(Language::default());
    let (_, credit) = text.split_once("## Credit\n").expect("a chapter");
    let settled = settled_rules();
    for (rule, words) in facts.readings.iter().chain(&EVERYWHERE) {
        assert!(settled.iter().any(|one| one == rule), "{rule} is not settled");
        for words in *words {
            assert!(credit.contains(words), "{}, {rule}: {credit}", game.id);
        }
    }
    assert!(credit.contains("words of these rules are our own"), "{credit}");
    let is_no_derivatives = credit.contains("CC BY-ND");
    assert_eq!(is_no_derivatives, facts.is_no_derivatives, "{credit}");
}

/// A reading that is settled later needs its words in the credits, too; the [`Facts`] of a game list them.
#[test]
fn every_rule_that_is_marked_as_settled_is_in_the_facts_of_a_game() {
    let settled = settled_rules();
    assert!(settled.len() > 10);
    let mut facts = fs::read_to_string(in_repository("tests/games/sources.rs")).expect("this file");
    for folder in fs::read_dir(in_repository("tests/games")).expect("a folder").flatten() {
        for file in ["mod.rs", "laws.rs"] {
            facts += &fs::read_to_string(folder.path().join(file)).unwrap_or_default();
        }
    }
    for rule in settled {
        assert!(facts.contains(&format!("(\"{rule}\", &[")), "{rule} is missing");
    }
}

/// The numbers of the rules that `docs/rules.md` marks as settled.
fn settled_rules() -> Vec<String> {
    let contract = fs::read_to_string(in_repository("docs/rules.md")).expect("the rules contract");
    let items = contract.lines().filter_map(|line| line.strip_prefix("- "));
    let settled = items.filter(|item| item.contains("[settled"));
    settled.map(|item| item.split(' ').next().expect("a number").to_owned()).collect()
}
