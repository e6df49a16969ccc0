//! What the program says about its sources agrees with `docs/rules.md`: which default of a house rule
//! is published, and which readings were settled.

use std::collections::BTreeMap;
use std::fs;

use misere::games::{GAMES, entry};
use misere::rules::options::{Field, Provenance};

/// The rule that says so, the games, the numbers of players if they matter, and the house rule.
type UsualHere = (
    &'static str,
    &'static [&'static str],
    Option<&'static [usize]>,
    &'static str,
);

/// The house rules whose default no source publishes.
const USUAL_HERE: &[UsualHere] = &[
    ("GA-2", &["garbo"], None, "draw"),
    ("GA-4", &["garbo"], None, "suit_reach"),
    ("GA-8", &["garbo"], None, "claims"),
    ("FO-2", FAMILY, None, "direction"),
    ("FO-3", OPTIONAL_PASS, None, "passing"),
    ("FO-3", PASS, Some(&[5, 6]), "passing"),
    ("CO-1", &["compendium"], None, "passing"),
    ("FO-4", SIX, None, "rounds"),
    ("FO-4", FAMILY, None, "end_at"),
    (
        "FB-2",
        &["four_bad_queens", "compendium"],
        None,
        "moon_bids",
    ),
];

const SIX: &[&str] = &[
    "four_bad_queens",
    "four_mad_queens",
    "slippery_paws",
    "finis",
    "cruel_fate",
    "acorn_hearts",
];

const FAMILY: &[&str] = &[
    "four_bad_queens",
    "four_mad_queens",
    "slippery_paws",
    "finis",
    "cruel_fate",
    "acorn_hearts",
    "compendium",
];

/// The games in which the publication calls passing optional.
const OPTIONAL_PASS: &[&str] = &["slippery_paws", "finis", "cruel_fate"];

/// The games of which the publication says to pass.
const PASS: &[&str] = &["four_bad_queens", "four_mad_queens", "acorn_hearts"];

/// The rule by which the default of a field is not published, if there is one.
fn rule_against(game: &str, seats: usize, field: &Field) -> Option<&'static str> {
    USUAL_HERE
        .iter()
        .find(|(_, games, tables, name)| {
            let is_table = tables.is_none_or(|tables| tables.contains(&seats));
            games.contains(&game) && is_table && *name == field.name
        })
        .map(|(rule, ..)| *rule)
}

/// Regression: the window, `misere games` and the rules texts called every default published.
#[test]
fn only_published_defaults_are_called_published_ga_8_fo_2_fo_3_fo_4_fb_2() {
    for game in GAMES {
        for seats in game.seats.clone() {
            for field in game.fields(seats) {
                let rule = rule_against(game.id, seats, field);
                let place = format!("{} with {seats}: {}, {rule:?}", game.id, field.name);
                match field.provenance {
                    Provenance::Published => assert_eq!(rule, None, "{place}"),
                    Provenance::UsualHere { note } => {
                        assert!(rule.is_some(), "{place}");
                        assert!(note.ends_with('.'), "{place}: what do the sources say?");
                    }
                }
            }
        }
    }
}

#[test]
fn rules_texts_say_what_the_sources_say_where_the_default_is_not_theirs() {
    for game in GAMES {
        let text = game.rules_text();
        for seats in game.seats.clone() {
            for field in game.fields(seats) {
                let note = field.provenance.note();
                let start = format!("\n- {}: ", field.label);
                let item = text
                    .split(&start)
                    .nth(1)
                    .and_then(|rest| rest.lines().next());
                let item = item.expect("every house rule is listed");
                assert!(item.contains(note), "{}: {item} lacks {note}", game.id);
            }
        }
    }
}

/// Words in the credits for each reading that `docs/rules.md` marks as settled, and the games that it
/// concerns.
const READINGS: &[(&str, &[&str], &[&str])] = &[
    (
        "C-5",
        &["mismatch", "clubs"],
        &["only at the end of a deal"],
    ),
    (
        "C-5",
        &["seven_card_combo"],
        &["only at the end of a round"],
    ),
    ("C-5", FAMILY, &["only at the end of a deal"]),
    ("MM-1", &["mismatch"], &["3-3-3-3-1"]),
    ("MM-7", &["mismatch"], &["counter"]),
    ("MM-8", &["mismatch"], &["whichever comes first"]),
    ("GA-2", &["garbo"], &["number of cards drawn"]),
    ("GA-4", &["garbo"], &["whatever lies in between"]),
    ("GA-7", &["garbo"], &["rematch"]),
    ("GA-8", &["garbo"], &["counts them"]),
    (
        "SC-1",
        &["seven_card_combo"],
        &["deal also passes after each hand"],
    ),
    (
        "SC-5",
        &["seven_card_combo"],
        &["before you choose the next"],
    ),
    ("SC-7", &["seven_card_combo"], &["leaves the pile empty"]),
    ("SC-8", &["seven_card_combo"], &["new stock"]),
    ("SC-10", &["seven_card_combo"], &["at least"]),
    ("FO-2", FAMILY, &["dealer’s right leads", "clockwise"]),
    ("FO-3", FAMILY, &["five and six players"]),
    ("FO-3", OPTIONAL_PASS, &["passing is optional"]),
    ("FO-4", SIX, &["one deal for each player"]),
    (
        "FB-2",
        &["four_bad_queens", "compendium"],
        &["bidding is optional", "whatever the others said"],
    ),
    ("CO-1", &["compendium"], &["runs on"]),
];

#[test]
fn the_credits_name_every_reading_that_was_settled() {
    for (rule, games, words) in READINGS {
        for game in *games {
            let credit = credit(game);
            for words in *words {
                assert!(credit.contains(words), "{game}, {rule}: {credit}");
            }
        }
    }
}

/// A reading that is settled later needs its words in the credits, too.
#[test]
fn every_rule_that_is_marked_as_settled_is_in_the_list() {
    let contract = fs::read_to_string("docs/rules.md").expect("the rules contract");
    let mut settled: BTreeMap<&str, bool> = BTreeMap::new();
    for line in contract.lines() {
        let Some(item) = line.strip_prefix("- ") else {
            continue;
        };
        if item.contains("[settled") {
            let number = item.split(' ').next().expect("a number");
            settled.insert(number, false);
        }
    }
    assert!(settled.len() > 10);
    for (rule, ..) in READINGS {
        let seen = settled.get_mut(rule);
        *seen.unwrap_or_else(|| panic!("{rule} is not marked as settled")) = true;
    }
    let missing: Vec<_> = settled.iter().filter(|(_, seen)| !**seen).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Some of the inventors' texts may not be changed, and none is copied.
#[test]
fn every_credit_says_whose_words_it_uses() {
    for game in GAMES {
        let credit = credit(game.id);
        assert!(
            credit.contains("words of these rules are our own"),
            "{credit}"
        );
        assert_eq!(
            credit.contains("CC BY-ND"),
            FAMILY.contains(&game.id),
            "{credit}"
        );
    }
}

/// The chapter of a rules text that names the inventor.
fn credit(id: &str) -> String {
    let text = entry(id).expect("a game").rules_text();
    let (_, credit) = text.split_once("## Credit\n").expect("a chapter");
    credit.to_owned()
}
