//! Nouns: cards, suits, ranks, names, lists, points and numbers in words, from `cards.ftl` of a language.
//!
//! A form of a noun is an attribute of its message, and texts ask for it by options: `case: "dat"` takes `.dat`.
//! With several options, their values are joined, as in `.def-dat`. Without such an attribute, options are left
//! out from the last on, then from the first on; at last the message itself is taken.

use fluent_bundle::{FluentArgs, FluentValue};

use super::file::Texts;
use super::language::without_accent;
use super::values::score_value;
use super::{Language, NOUNS, pseudo};
use crate::cards::{Card, Rank, Suit};
use crate::score::Score;

/// The nouns of a language. Their file uses no functions.
#[derive(Clone, Copy)]
pub(super) struct Nouns(Language);

impl Nouns {
    pub const fn of(language: Language) -> Self {
        Self(language)
    }

    pub fn suit(self, suit: Suit, options: &[&str]) -> String {
        self.form(&suit_id(suit), options, &FluentArgs::new())
    }

    pub fn rank(self, rank: Rank, options: &[&str]) -> String {
        self.form(&rank_id(rank), options, &FluentArgs::new())
    }

    /// A card, made of its rank and its suit.
    pub fn card(self, card: Card, named: &FluentArgs<'_>) -> String {
        let mut parts = FluentArgs::new();
        let rank = rank_id(card.rank());
        let case = option(named, "case");
        parts.set("rank", self.rank(card.rank(), case.as_slice()));
        parts.set("full-rank", self.rank(card.rank(), &options(named)));
        parts.set("suit", self.suit(card.suit(), case.as_slice()));
        parts.set("gender", self.gender(&rank).unwrap_or_default());
        self.form("card", &options(named), &parts)
    }

    /// The gender of a noun, if its language has genders.
    pub fn gender(self, noun: &str) -> Option<String> {
        self.find(noun, "gender", &FluentArgs::new())
    }

    /// The letter for a rank on the corner of a card, if the language has one of its own.
    pub fn index(self, rank: Rank) -> Option<String> {
        self.find(&rank_id(rank), "index", &FluentArgs::new())
    }

    /// The name of a player who is not the reader.
    pub fn name(self, name: &str, options: &[&str]) -> String {
        let mut values = FluentArgs::new();
        values.set("name", name.to_owned());
        let letters = plain_letters(name);
        let letter = |letter: Option<char>| letter.map(String::from).unwrap_or_default();
        values.set("begins", letter(letters.chars().next()));
        values.set("ends", letter(letters.chars().next_back()));
        self.form("name", options, &values)
    }

    /// The reader.
    pub fn you(self, options: &[&str]) -> String {
        self.form("you", options, &FluentArgs::new())
    }

    /// Items in a sentence: `a`, `a or b`, `a, b or c`.
    pub fn list(self, items: &[impl AsRef<str>], kind: &str) -> String {
        let pair = |message: &str, first: String, last: &str| {
            let mut items = FluentArgs::new();
            items.set("first", first);
            items.set("last", last.to_owned());
            items.set("sound", first_sound(last));
            self.form(message, &[], &items)
        };
        let Some((last, others)) = items.split_last() else { return String::new() };
        let Some((first, others)) = others.split_first() else { return last.as_ref().to_owned() };
        let mut list = first.as_ref().to_owned();
        let more = match kind {
            "and" | "or" => "list-more".to_owned(),
            kind => format!("list-{kind}"),
        };
        for item in others {
            list = pair(&more, list, item.as_ref());
        }
        pair(&format!("list-{kind}"), list, last.as_ref())
    }

    /// Words with a full stop.
    pub fn with_stop(self, words: &str) -> String {
        let mut values = FluentArgs::new();
        values.set("words", words.to_owned());
        self.form("full-stop", &[], &values)
    }

    /// Points with their unit.
    pub fn points(self, score: Score, sign: &str, options: &[&str]) -> String {
        let mut values = FluentArgs::new();
        values.set("count", score_value(score));
        values.set("number", format!("{sign}{score}"));
        self.form("points", options, &values)
    }

    /// A small number in words.
    pub fn number(self, number: u64, options: &[&str]) -> Option<String> {
        let number = format!("number-{number}");
        if self.texts().is_some_and(|texts| texts.has_message(&number)) {
            Some(self.form(&number, options, &FluentArgs::new()))
        } else {
            None
        }
    }

    /// Words from Rust, which the pseudo-language has to disguise itself.
    pub fn disguised(self, words: String) -> String {
        if self.0.is_pseudo() { pseudo::disguise(&words).into_owned() } else { words }
    }

    fn form(self, noun: &str, options: &[&str], values: &FluentArgs<'_>) -> String {
        let count = options.len();
        let from_first = (1..=count).rev().map(|length| &options[..length]);
        let from_last = (1..count).map(|start| &options[start..]);
        let mut asked = from_first.chain(from_last);
        let form = asked.find_map(|options| self.find(noun, &options.join("-"), values));
        match form.or_else(|| self.find_value(noun, values)) {
            Some(text) => text,
            // The language is not complete yet.
            None if self.0.number() != Language::ENGLISH.number() => {
                Self(Language::ENGLISH).form(noun, options, values)
            }
            None => panic!("{}: `{noun}` is missing", NOUNS.path()),
        }
    }

    fn find(self, noun: &str, attribute: &str, values: &FluentArgs<'_>) -> Option<String> {
        let texts = self.texts()?;
        let pattern = texts.get_message(noun)?.get_attribute(attribute)?.value();
        let mut errors = Vec::new();
        let text = texts.format_pattern(pattern, Some(values), &mut errors);
        debug_assert!(errors.is_empty(), "{noun}.{attribute}: {errors:?}");
        Some(text.into_owned())
    }

    fn find_value(self, noun: &str, values: &FluentArgs<'_>) -> Option<String> {
        let texts = self.texts()?;
        let pattern = texts.get_message(noun)?.value()?;
        let mut errors = Vec::new();
        let text = texts.format_pattern(pattern, Some(values), &mut errors);
        debug_assert!(errors.is_empty(), "{noun}: {errors:?}");
        Some(text.into_owned())
    }

    fn texts(self) -> Option<&'static Texts> {
        NOUNS.texts(self.0, |_, _| ())
    }
}

pub(super) fn suit_id(suit: Suit) -> String {
    format!("suit-{}", suit.name())
}

pub(super) fn rank_id(rank: Rank) -> String {
    format!("rank-{}", rank.name())
}

impl Language {
    /// Tells whether cards have other letters where the language is spoken than J, Q, K and A.
    pub fn has_own_indices(self) -> bool {
        let local = self.with_local_indices(true);
        let mut ranks = Rank::ALL.iter();
        ranks.any(|rank| local.index(*rank) != rank.index_label())
    }

    /// A rank as on the corner of a card: `Q`, `10`.
    pub fn index(self, rank: Rank) -> String {
        let local = if self.has_local_indices { Nouns::of(self).index(rank) } else { None };
        local.unwrap_or_else(|| rank.index_label().to_owned())
    }

    /// A card as on its corner: `Q♠`, `10♥`.
    pub fn symbol(self, card: Card) -> String {
        format!("{}{}", self.index(card.rank()), card.suit().sign())
    }
}

/// The letters of a text, small and without accents.
fn plain_letters(text: &str) -> String {
    let letters = text.chars().filter(|letter| letter.is_alphabetic());
    letters.flat_map(char::to_lowercase).map(without_accent).collect()
}

/// The first letter of a text, and those after an h that it sounds with, on which the choice of `y` or `e` in Spanish
/// depends. Nothing for figures.
pub(super) fn first_sound(text: &str) -> String {
    let text = text.trim_start_matches(|letter: char| !letter.is_alphanumeric());
    if text.starts_with(char::is_numeric) {
        return String::new();
    }
    let first: String = text.chars().take(4).collect();
    let letters = plain_letters(&first);
    let count = match letters.strip_prefix('h') {
        // A sound of its own: "agua y hielo".
        Some(rest) if rest.starts_with("ie") => 3,
        Some(_) => 2,
        None => 1,
    };
    letters.chars().take(count).collect()
}

/// The options that choose the form of a noun, in the order of its attributes' names.
pub(super) fn options<'a>(named: &'a FluentArgs<'_>) -> Vec<&'a str> {
    of_options(named, ["article", "number", "case"])
}

/// The values of these options, where the text gives them.
pub(super) fn of_options<'a, const N: usize>(named: &'a FluentArgs<'_>, names: [&str; N]) -> Vec<&'a str> {
    let values = names.into_iter().filter_map(|name| option(named, name));
    values.collect()
}

/// The value of an option, if the text gives it.
pub(super) fn option<'a>(named: &'a FluentArgs<'_>, name: &str) -> Option<&'a str> {
    let (_, value) = named.iter().find(|(other, _)| *other == name)?;
    match value {
        FluentValue::String(value) => Some(value),
        _ => None,
    }
}
