//! Rules texts, whose chapters, directives and examples stand in the same order in every language.

use super::check::numbers;
use super::language::{ENGLISH, Language};
use super::translation::Translation;
use super::{Faults, Folder, TEXTS, typography};

/// The directives of a rules text, with what follows them that is the same in all languages.
const DIRECTIVES: [&str; 8] =
    ["cards: ", "example: ", "step: ", "include: ", "part: ", "house rule: ", "when: ", "unless: "];

/// Compares the rules texts of a language in a folder, which has these files, with the English ones.
pub fn check(language: &Language, folder: &Folder, files: &[String], found: &mut Translation) {
    for file in folder.rules_texts() {
        let name = format!("{}/{file}", folder.name);
        let path = language.path(&name);
        if !files.contains(file) {
            found.missing.push(name);
            continue;
        }
        match (super::read(&path), super::read(&format!("{TEXTS}/{ENGLISH}/{name}"))) {
            (Ok(source), Ok(english)) => {
                let mut faults = Faults::new(&path, &source);
                compare(&source, &english, language, &mut faults);
                found.faults.append(&mut faults.list);
            }
            (Err(fault), _) | (_, Err(fault)) => found.faults.push(fault),
        }
    }
}

/// A part of a rules text: a heading, directive or item with what follows it.
struct Section<'a> {
    /// Its first line, and what of it is the same in all languages.
    line: &'a str,
    outline: String,
    numbers: Vec<&'a str>,
}

impl<'a> Section<'a> {
    /// A number that the English section has not, or not so often.
    fn other_number(&self, english: &Self) -> Option<&'a str> {
        let mut rest = english.numbers.clone();
        self.numbers.iter().copied().find(|number| {
            let place = rest.iter().position(|other| other == number);
            place.map(|place| rest.swap_remove(place)).is_none()
        })
    }
}

/// Checks a rules text against the English one.
pub fn compare(source: &str, english: &str, language: &Language, faults: &mut Faults<'_>) {
    for line in source.lines() {
        typography::check_line(words(line), language, faults);
        check_letters(line, faults);
    }
    let depth = source.lines().fold(0, |depth, line| depth + depth_change(line));
    if depth != 0 {
        faults.add_at(source.len(), "every `when: ` and `unless: ` needs its `end when`");
    }
    let mut expected = sections(english).into_iter();
    let mut other_numbers = Vec::new();
    for found in sections(source) {
        match expected.next() {
            Some(expected) if expected.outline == found.outline => {
                if let Some(number) = found.other_number(&expected) {
                    other_numbers.push((number, expected.numbers.join(", ")));
                }
            }
            Some(Section { outline, .. }) => {
                faults.add(found.line, &format!("the English text has `{outline}` here"));
                return;
            }
            None => {
                faults.add(found.line, "the English text ends before this");
                return;
            }
        }
    }
    if let Some(Section { outline, .. }) = expected.next() {
        let fault = format!("`{outline}` of the English text is missing");
        faults.add_at(source.len(), &fault);
        return;
    }
    for (number, english) in other_numbers {
        let english = if english.is_empty() { "none" } else { &english };
        let fault = format!("`{number}`: the numbers of the English text here are {english}");
        faults.add(number, &fault);
    }
}

/// By how much a line opens or closes conditions.
fn depth_change(line: &str) -> i32 {
    i32::from(line.starts_with("when: ") || line.starts_with("unless: ")) - i32::from(line == "end when")
}

fn sections(text: &str) -> Vec<Section<'_>> {
    let mut sections = Vec::<Section<'_>>::new();
    for line in text.lines() {
        if let Some(outline) = outline(line) {
            sections.push(Section { line, outline, numbers: Vec::new() });
        }
        if let Some(section) = sections.last_mut() {
            section.numbers.extend(numbers(words(line)));
        }
    }
    sections
}

/// Checks that cards have the letters J, Q, K and A, in whose place the program puts those of the reader's deck.
fn check_letters(line: &str, faults: &mut Faults<'_>) {
    for (at, sign) in line.match_indices(['♠', '♥', '♦', '♣']) {
        let letter = line[..at].chars().next_back();
        if let Some(letter) = letter.filter(|letter| letter.is_alphabetic())
            && !"JQKA".contains(letter)
        {
            faults.add(line, &format!("`{letter}{sign}`: cards have the letters J, Q, K and A here"));
        }
    }
}

/// The part of a line that is read as text.
fn words(line: &str) -> &str {
    let directive = DIRECTIVES.iter().find(|directive| line.starts_with(*directive));
    match directive.copied() {
        None => line,
        Some("example: ") => &line["example: ".len()..],
        Some("cards: " | "step: ") => line.split_once('|').map_or("", |(_, words)| words.trim_start()),
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
    if ["end", "end when"].contains(&line.trim_end()) {
        return Some(line.trim_end().to_owned());
    }
    // Bullets, and the numbers of steps.
    let item = line.split_once(' ').map_or("", |(item, _)| item);
    if item == "-" || item.strip_suffix('.').is_some_and(|number| number.parse::<u8>().is_ok()) {
        return Some(item.to_owned());
    }
    let found = DIRECTIVES.iter().find(|directive| line.starts_with(*directive));
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
