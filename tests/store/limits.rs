//! Numbers out of range and overlong texts are refused, with their position, what was found and
//! what is allowed.

use std::path::Path;

use misere_engine::limits;
use misere_games::GAMES;
use misere_store::{Saved, open_example};

/// The error for a save with `from` replaced, and the position of `from`: `a.ron:2:`.
fn spoiled(from: &str, to: &str) -> (String, String) {
    let example = open_example(&GAMES[0], false).expect("an example");
    let text = example.to_ron();
    let at = text.find(from).expect("in the save");
    let line = 1 + text[..at].matches('\n').count();
    let read = Saved::from_ron(&text.replacen(from, to, 1), Path::new("a.ron"));
    let error = read.err().expect("an error").to_string();
    (error, format!("a.ron:{line}:"))
}

/// Regression: a name of one megabyte and a step of five made the window hang.
#[test]
fn what_is_too_long_or_out_of_range_in_a_save_is_refused_at_its_place() {
    let long = |length: usize| "x".repeat(length);
    let step = format!("\"{}\",\n      \"deal ", long(5 << 20));
    for (from, to, words) in [
        ("\"Berta\"", format!("{:?}", long(1 << 20)), "a text of 1048576 characters: expected at most 16"),
        ("name: \"\"", format!("name: {:?}", long(81)), "a text of 81 characters: expected at most 80"),
        ("\"deal ", step, "step 1: a text of 5242880 characters: expected at most 400"),
        ("saved: 1790000000", format!("saved: {}", u64::MAX), "18446744073709551615: expected 0 to 253402300799"),
        ("dealer: ", "dealer: 9".into(), "expected 0 to "),
    ] {
        let (error, place) = spoiled(from, &to);
        assert!(error.starts_with(&place), "{place}: {error}");
        assert!(error.contains(words), "{words}: {error}");
    }
    let (error, _) = spoiled("Computer", &long(1 << 20));
    assert!(error.len() < 10_000, "an error of {} bytes", error.len());
}

#[test]
fn the_longest_texts_can_be_read_again() {
    let mut saved = open_example(&GAMES[0], false).expect("an example");
    saved.name = "é".repeat(limits::GAME_NAME).into();
    saved.players[1].rename("é".repeat(limits::PLAYER_NAME).into());
    let again = Saved::from_ron(&saved.to_ron(), Path::new("a.ron")).expect("within the limits");
    assert_eq!((again.name, again.players), (saved.name, saved.players));
    for entry in GAMES {
        let rules = entry.usual_rules(entry.usual).to_string();
        assert!(2 * rules.len() < limits::HOUSE_RULES, "{}", entry.id);
    }
}

/// Regression: the check of the seed compared texts instead of cards.
#[test]
fn a_deal_may_be_spelled_in_another_way() {
    let example = open_example(&GAMES[0], false).expect("an example");
    let text = example.to_ron();
    let at = text.find("\"deal ").expect("a deal");
    let mut other = text.clone();
    other.insert(at + "\"deal ".len() + 2, ' ');
    let again = Saved::from_ron(&other, Path::new("a.ron")).expect("the same cards");
    assert_eq!(again.to_ron(), text);
}
