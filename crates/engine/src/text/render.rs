//! Messages in the words of a language.
//!
//! Fluent's functions get only the arguments in the text. The reader that they write for is kept per thread
//! while a message is rendered.

use std::cell::RefCell;

use fluent_bundle::{FluentArgs, FluentValue};

use super::message::{Argument, Entry};
use super::{Language, Names, Number, english, pseudo};
use crate::cards::Card;
use crate::score::Score;
use crate::seats::Seat;

/// Separates the items of a list on their way into a function. No text contains it.
pub(super) const SEPARATOR: char = '\u{1f}';

thread_local! {
    static READER: RefCell<Names> = RefCell::default();
}

/// Lends the reader of the message that is being rendered.
pub(super) fn with_current_names<T>(read: impl FnOnce(&Names) -> T) -> T {
    READER.with_borrow(|names| read(names))
}

pub(super) fn current_language() -> Language {
    with_current_names(Names::language)
}

/// Renders a whole message.
pub(super) fn outermost(names: &Names, entry: &Entry, arguments: &[Argument]) -> String {
    READER.set(names.clone());
    let text = english::with_capitals(within(entry, arguments));
    match names.language() {
        Language::English => text,
        Language::Pseudo => pseudo::in_brackets(&text),
    }
}

/// Renders a message as a part of another, for the current reader.
pub(super) fn within(entry: &Entry, arguments: &[Argument]) -> String {
    let texts = entry.file.texts(current_language());
    let pattern = texts
        .get_message(entry.key)
        .and_then(|message| message.value());
    let pattern = pattern.expect("the build script has checked it");
    let mut values = FluentArgs::with_capacity(arguments.len());
    for ((name, _), argument) in entry.arguments.iter().zip(arguments) {
        values.set(*name, value(argument));
    }
    let mut errors = Vec::new();
    let text = texts
        .format_pattern(pattern, Some(&values), &mut errors)
        .into_owned();
    debug_assert!(errors.is_empty(), "{}: {errors:?}", entry.key);
    text
}

/// Renders a pattern that stands in no file.
#[cfg(test)]
pub(super) fn of_pattern(pattern: &str, arguments: &[(&str, Argument)], names: &Names) -> String {
    READER.set(names.clone());
    let texts = names
        .language()
        .load_source("a test", format!("test = {pattern}\n"));
    let message = texts
        .get_message("test")
        .and_then(|message| message.value());
    let values = arguments
        .iter()
        .map(|(name, argument)| (*name, value(argument)));
    let (values, mut errors) = (values.collect(), Vec::new());
    let text = texts.format_pattern(message.expect("it is there"), Some(&values), &mut errors);
    assert!(errors.is_empty(), "{pattern}: {errors:?}");
    english::with_capitals(text.into_owned())
}

/// An argument in the form in which functions read it.
fn value(argument: &Argument) -> FluentValue<'static> {
    match argument {
        Argument::Seat(seat) => seat.index().into(),
        Argument::Seats(seats) => joined(seats.iter().map(Seat::to_string)),
        Argument::Card(card) => card.to_string().into(),
        Argument::Cards(cards) => joined(cards.iter().map(Card::to_string)),
        Argument::Suit(suit) => suit.letter().to_string().into(),
        Argument::Rank(rank) => rank.code().to_string().into(),
        Argument::Number(number) => number_value(*number),
        Argument::Points(score) => score_value(*score),
        Argument::Name(name) => english::without_marks(name).into(),
        Argument::List(items) => joined(items.iter().map(super::Message::render_within)),
        Argument::Message(message) => message.render_within().into(),
    }
}

fn joined(items: impl Iterator<Item = String>) -> FluentValue<'static> {
    let items: Vec<String> = items.collect();
    items.join(&SEPARATOR.to_string()).into()
}

fn number_value(number: Number) -> FluentValue<'static> {
    let mut value = fluent_bundle::types::FluentNumber::from(number.as_f64());
    if number.decimals() > 0 {
        value.options.minimum_fraction_digits = Some(number.decimals().into());
        value.options.maximum_fraction_digits = value.options.minimum_fraction_digits;
    }
    value.into()
}

/// Equal to the number as a text would write it: `0.5` for half a point.
pub(super) fn score_value(score: Score) -> FluentValue<'static> {
    let mut value = fluent_bundle::types::FluentNumber::from(score.as_f64());
    if score.in_halves() % 2 != 0 {
        value.options.minimum_fraction_digits = Some(1);
    }
    value.into()
}

/// The score in a value made by [`score_value`].
pub(super) fn score_of(value: &FluentValue<'_>) -> Option<Score> {
    match value {
        FluentValue::Number(number) => Some(Score::halves((number.value * 2.0).round() as i32)),
        _ => None,
    }
}

/// Writes a number as the language does, with a real minus sign.
pub(super) fn format_number<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let decimals = number.options.maximum_fraction_digits.unwrap_or(0);
    let sign = if number.value < 0.0 { "−" } else { "" };
    let digits = format!("{:.decimals$}", number.value.abs());
    let mark = current_language().decimal_mark().to_string();
    Some(format!("{sign}{}", digits.replace('.', &mark)))
}
