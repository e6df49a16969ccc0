//! Nouns: cards, suits, ranks, lists, points and numbers in words, from `cards.ftl` of a language.
//!
//! A form of a noun is an attribute of its message, and texts ask for it by options: `case: "dat"` takes `.dat`.
//! With several options, their values are joined, as in `.def-dat`; if there is no such attribute, the
//! last option is left out, and at last the message itself is taken.

use fluent_bundle::{FluentArgs, FluentValue};

use super::file::Texts;
use super::values::score_value;
use super::{NOUNS, reader};
use crate::cards::{Card, Rank, Suit};
use crate::score::Score;

/// The nouns of a language. Their file uses no functions.
#[derive(Clone, Copy)]
pub(super) struct Nouns(&'static Texts);

/// The nouns of the reader's language.
pub(super) fn nouns() -> Nouns {
    Nouns(NOUNS.texts(reader::language(), |_| ()))
}

impl Nouns {
    pub fn suit(&self, suit: Suit, options: &[&str]) -> String {
        self.form(
            &format!("suit-{}", suit.name()),
            options,
            &FluentArgs::new(),
        )
    }

    pub fn rank(&self, rank: Rank, options: &[&str]) -> String {
        self.form(
            &format!("rank-{}", rank.name()),
            options,
            &FluentArgs::new(),
        )
    }

    /// A card, made of its rank and its suit.
    pub fn card(&self, card: Card, named: &FluentArgs<'_>) -> String {
        let mut parts = FluentArgs::new();
        let case = option(named, "case");
        let case = case.as_slice();
        parts.set("rank", self.rank(card.rank(), case));
        parts.set("suit", self.suit(card.suit(), case));
        let rank = format!("rank-{}", card.rank().name());
        if let Some(gender) = self.find(&rank, "gender", &FluentArgs::new()) {
            parts.set("gender", gender);
        }
        self.form("card", &options(named), &parts)
    }

    /// A card as on its corner: `Q♠`, `10♥`.
    pub fn symbol(&self, card: Card) -> String {
        format!("{}{}", self.index(card.rank()), card.suit().sign())
    }

    /// A rank as on the corner of a card: `Q`, `10`.
    pub fn index(&self, rank: Rank) -> String {
        let index = self.find(
            &format!("rank-{}", rank.name()),
            "index",
            &FluentArgs::new(),
        );
        index.unwrap_or_else(|| rank.index_label().to_owned())
    }

    /// Items in a sentence: `a`, `a or b`, `a, b or c`.
    pub fn list(&self, items: &[impl AsRef<str>], kind: &str) -> String {
        let pair = |message: &str, first: String, last: &str| {
            let mut items = FluentArgs::new();
            items.set("first", first);
            items.set("last", last.to_owned());
            self.form(message, &[], &items)
        };
        let Some((last, others)) = items.split_last() else {
            return String::new();
        };
        let Some((first, others)) = others.split_first() else {
            return last.as_ref().to_owned();
        };
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
    pub fn with_stop(&self, words: &str) -> String {
        let mut values = FluentArgs::new();
        values.set("words", words.to_owned());
        self.form("full-stop", &[], &values)
    }

    /// Points with their unit.
    pub fn points(&self, score: Score, sign: &str, options: &[&str]) -> String {
        let mut values = FluentArgs::new();
        values.set("count", score_value(score));
        values.set("number", format!("{sign}{score}"));
        self.form("points", options, &values)
    }

    /// A small number in words.
    pub fn number(&self, number: u64) -> Option<String> {
        self.find_value(&format!("number-{number}"), &FluentArgs::new())
    }

    fn form(&self, message: &str, options: &[&str], values: &FluentArgs<'_>) -> String {
        let mut lengths = (1..=options.len()).rev();
        let form =
            lengths.find_map(|length| self.find(message, &options[..length].join("-"), values));
        let text = form.or_else(|| self.find_value(message, values));
        text.unwrap_or_else(|| panic!("{}: `{message}` is missing", NOUNS.path()))
    }

    fn find(&self, message: &str, attribute: &str, values: &FluentArgs<'_>) -> Option<String> {
        let message = self.0.get_message(message)?;
        let pattern = message.get_attribute(attribute)?.value();
        let mut errors = Vec::new();
        Some(
            self.0
                .format_pattern(pattern, Some(values), &mut errors)
                .into_owned(),
        )
    }

    fn find_value(&self, message: &str, values: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.0.get_message(message)?.value()?;
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(values), &mut errors);
        debug_assert!(errors.is_empty(), "{message}: {errors:?}");
        Some(text.into_owned())
    }
}

/// The options that choose the form of a noun, in the order of its attributes' names.
pub(super) fn options<'a>(named: &'a FluentArgs<'_>) -> Vec<&'a str> {
    let options = ["article", "number", "case"].into_iter();
    options.filter_map(|name| option(named, name)).collect()
}

/// The value of an option, if the text gives it.
pub(super) fn option<'a>(named: &'a FluentArgs<'_>, name: &str) -> Option<&'a str> {
    let (_, value) = named.iter().find(|(other, _)| *other == name)?;
    match value {
        FluentValue::String(value) => Some(value),
        _ => None,
    }
}
