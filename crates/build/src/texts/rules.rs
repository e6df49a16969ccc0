//! Rules texts, whose chapters, directives and examples stand in the same order in every language.

use std::fs;

use super::language::{ENGLISH, Language};
use super::translation::Translation;
use super::{Faults, TEXTS, typography};

/// The directives of a rules text, with what follows them that is the same in all languages.
const DIRECTIVES: [&str; 6] = [
    "cards: ",
    "example: ",
    "step: ",
    "include: ",
    "part: ",
    "house rule: ",
];

/// The rules texts in a folder, by their paths in the folder of the language.
pub fn paths(folder: &str, language: &Language) -> Vec<String> {
    let mut paths = Vec::new();
    let Ok(items) = fs::read_dir(language.path(folder)) else {
        return paths;
    };
    for item in items {
        let name = item.expect("a folder can be read").file_name();
        let name = name.into_string().expect("file names are ASCII");
        // README.md describes the format.
        if name.ends_with(".md") && name != "README.md" {
            paths.push(format!("{folder}/{name}"));
        }
    }
    paths.sort();
    paths
}

/// Compares the rules texts of a language in a folder with the English ones, at these paths.
pub fn check(language: &Language, english: &[String], found: &mut Translation) {
    for path in english {
        let own = format!("{TEXTS}/{}/{path}", language.code);
        if !crate::root().join(&own).is_file() {
            found.missing.push(path.clone());
            continue;
        }
        let source = crate::read_text(&crate::root().join(&own));
        let english = crate::read_text(&crate::root().join(TEXTS).join(ENGLISH).join(path));
        let mut faults = Faults::new(&own, &source);
        compare(&source, &english, language, &mut faults);
        found.faults.append(&mut faults.list);
    }
}

/// Checks a rules text against the English one.
pub fn compare(source: &str, english: &str, language: &Language, faults: &mut Faults<'_>) {
    let mut expected = english.lines().filter_map(outline);
    for line in source.lines() {
        typography::check_line(words(line), language, faults);
        check_letters(line, faults);
        let Some(found) = outline(line) else {
            continue;
        };
        match expected.next() {
            Some(expected) if expected == found => {}
            Some(expected) => {
                faults.add(line, &format!("the English text has `{expected}` here"));
                return;
            }
            None => {
                faults.add(line, "the English text ends before this");
                return;
            }
        }
    }
    if let Some(expected) = expected.next() {
        faults.add_at(
            source.len(),
            &format!("`{expected}` of the English text is missing"),
        );
    }
}

/// Checks that cards have the letters J, Q, K and A, in whose place the program puts those of the reader's deck.
fn check_letters(line: &str, faults: &mut Faults<'_>) {
    for (at, sign) in line.match_indices(['♠', '♥', '♦', '♣']) {
        let letter = line[..at].chars().next_back();
        if let Some(letter) = letter.filter(|letter| letter.is_alphabetic())
            && !"JQKA".contains(letter)
        {
            faults.add(
                line,
                &format!("`{letter}{sign}`: cards have the letters J, Q, K and A here"),
            );
        }
    }
}

/// The part of a line that is read as text.
fn words(line: &str) -> &str {
    let directive = DIRECTIVES
        .iter()
        .find(|directive| line.starts_with(*directive));
    match directive.copied() {
        None => line,
        Some("example: ") => &line["example: ".len()..],
        Some("cards: " | "step: ") => line
            .split_once('|')
            .map_or("", |(_, words)| words.trim_start()),
        Some(_) => "",
    }
}

/// The part of a line that is the same in all languages, unless it is plain text.
fn outline(line: &str) -> Option<String> {
    if line.starts_with("# ") {
        // The name of the game.
        return Some(line.to_owned());
    }
    if line.starts_with("## ") {
        return Some("##".to_owned());
    }
    if line.trim_end() == "end" {
        return Some("end".to_owned());
    }
    let found = DIRECTIVES
        .iter()
        .find(|directive| line.starts_with(*directive));
    let directive = found?.trim_end();
    let rest = &line[directive.len()..];
    Some(match directive {
        "example:" => directive.to_owned(),
        "cards:" | "step:" => {
            let cards = rest.split('|').next().unwrap_or_default();
            // A label stands behind the card to which it belongs.
            let cards = cards.split_whitespace().map(|card| card.split('=').next());
            let cards: Vec<&str> = cards.flatten().collect();
            format!("{directive} {}", cards.join(" "))
        }
        _ => line.trim_end().to_owned(),
    })
}
