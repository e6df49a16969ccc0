//! Laws for the messages of every crate, as functions that its tests call.

use super::declared::{Argument, Declaration, Kind, Score, Seat};
use super::{Language, Message, Names, render};
use crate::cards::Cards;

/// Checks that every message has words without a gap in every language, for every reader, and that messages are about
/// 40 percent longer in the pseudo-language.
///
/// # Panics
/// It panics if that is not so.
pub fn check(declarations: impl Iterator<Item = &'static Declaration>) {
    let declarations: Vec<&Declaration> = declarations.collect();
    for declaration in &declarations {
        is_whole(declaration);
    }
    pseudo_language_is_longer(&declarations);
}

fn is_whole(declaration: &Declaration) {
    for (language, first) in Language::all().flat_map(|language| [(language, 0), (language, 1), (language, 2)]) {
        for you in [None, Some(0), Some(1)] {
            let mut names = Names::new(["Ann", "Bob", "Cid"]).in_language(language);
            if let Some(seat) = you {
                names = names.addressing(Seat::new(seat));
            }
            let text = render::outermost(&names, declaration, &samples(declaration, first));
            let key = declaration.key;
            assert!(!text.trim().is_empty(), "{key}");
            assert!(!text.contains(['{', '}', '\u{e000}', '\u{1f}']), "{key}: {text}");
            // The dot between two facts has room on both sides, and a number stands apart from its title.
            let is_spaced = text.replace("  ·  ", "·").contains("  ");
            assert!(!is_spaced || key == "number-and-title", "{key}: {text}");
            assert!(!text.contains("you ‘") && !text.contains("you’s"), "{key}: {text}");
            assert_eq!(doubled_word(&text), None, "{key}: {text}");
            assert_eq!(text.starts_with('[') && text.ends_with(']'), language == Language::PSEUDO, "{key}: {text}");
        }
    }
}

/// A word that stands in a text twice in a row, such as an article.
pub fn doubled_word(text: &str) -> Option<&str> {
    let words: Vec<&str> = text.split(' ').collect();
    let doubled = words.windows(2).find(|pair| {
        let is_word = pair[0].chars().all(char::is_alphabetic) && !pair[0].is_empty();
        // French reflexive verbs, and the samples of arguments.
        let may_double = ["nous", "vous", "one", "zoë"].contains(&&*pair[0].to_lowercase());
        // An ace beside the Spanish preposition: “de A a 4”.
        let is_ace = [["A", "a"], ["a", "A"]].iter().any(|ace| *pair == ace);
        is_word && !may_double && !is_ace && pair[0].to_lowercase() == pair[1].to_lowercase()
    });
    doubled.map(|pair| pair[0])
}

fn pseudo_language_is_longer(declarations: &[&Declaration]) {
    let length = |language| -> usize {
        let names = Names::default().in_language(language);
        let texts = declarations.iter().map(|declaration| {
            let samples: Vec<Argument> = declaration.arguments.iter().map(|(_, kind)| sample(*kind, 1)).collect();
            render::outermost(&names, declaration, &samples)
        });
        texts.map(|text| text.chars().count()).sum()
    };
    let factor = length(Language::PSEUDO) as f64 / length(Language::ENGLISH) as f64;
    assert!((1.25..1.6).contains(&factor), "{factor}");
}

/// Arguments for a message, the first of this number.
fn samples(declaration: &Declaration, first: usize) -> Vec<Argument> {
    let kinds = declaration.arguments.iter().zip(first..);
    kinds.map(|((_, kind), number)| sample(*kind, number)).collect()
}

/// An argument of a kind, unlike others of the same kind.
fn sample(kind: Kind, number: usize) -> Argument {
    let card = Cards::FULL.nth(13 * number % 52).expect("there are 52");
    match kind {
        Kind::Seat => Argument::Seat(Seat::new(number % 3)),
        Kind::Seats => Argument::Seats([Seat::new(0), Seat::new(1)].into()),
        Kind::Card => Argument::Card(card),
        Kind::Cards => Argument::Cards([card, card].into()),
        Kind::Suit => Argument::Suit(card.suit()),
        Kind::Rank => Argument::Rank(card.rank()),
        Kind::Number => Argument::Number(number.into()),
        Kind::Points => Argument::Points(Score::halves(number as i32)),
        Kind::Name => Argument::Name("Zoë".into()),
        Kind::List => Argument::List([Message::raw("one"), Message::raw("two")].into()),
        Kind::Message => Argument::Message(Message::raw("one")),
    }
}
