//! Messages in the words of a language.

use fluent_bundle::{FluentArgs, FluentMessage, FluentValue};

use super::file::Texts;
use super::functions::add_functions;
use super::markers::{in_third_person, with_names};
use super::message::{Argument, Content, Declaration, Message};
use super::reader::{self, set_reader, with_reader};
use super::separators::{SEPARATOR, with_capitals, without_marks};
use super::values::{number_value, score_value};
use super::{Language, Names, pseudo};
use crate::cards::Card;
use crate::seats::Seat;

impl Message {
    /// The text for a reader at the table.
    pub fn render(&self, names: &Names) -> String {
        match &self.0 {
            Content::Known(id, arguments) => outermost(names, id.0, arguments.as_deref().unwrap_or_default()),
            Content::Raw(text) => with_names(text, names),
            Content::Empty => String::new(),
        }
    }

    /// The text in a language, of a message that names no seats.
    pub fn in_language(&self, language: Language) -> String {
        self.render(&Names::default().in_language(language))
    }

    /// The English text with plain seats, for programs that fill in names themselves: `{0} takes the trick`.
    pub fn for_programs(&self) -> String {
        match &self.0 {
            Content::Raw(text) => in_third_person(text),
            Content::Known(..) | Content::Empty => self.render(&Names::placeholders()),
        }
    }

    /// The text as a part of another message.
    fn render_within(&self) -> String {
        match &self.0 {
            Content::Known(id, arguments) => within(id.0, arguments.as_deref().unwrap_or_default()),
            Content::Raw(text) => with_reader(|names| with_names(text, names)),
            Content::Empty => String::new(),
        }
    }
}

/// Renders a whole message.
fn outermost(names: &Names, declaration: &Declaration, arguments: &[Argument]) -> String {
    set_reader(names);
    let text = with_capitals(within(declaration, arguments));
    if names.language().is_pseudo() { pseudo::in_brackets(&text) } else { text }
}

/// Renders a message as a part of another, for the current reader.
fn within(declaration: &Declaration, arguments: &[Argument]) -> String {
    // English stands in for what a language lacks.
    let found = find(declaration, reader::language()).or_else(|| find(declaration, Language::ENGLISH));
    let (texts, message) = found.expect("the build script has checked it");
    let pattern = message.value().expect("the build script has checked it");
    let mut values = FluentArgs::with_capacity(arguments.len());
    for ((name, _), argument) in declaration.arguments.iter().zip(arguments) {
        values.set(*name, value(argument));
    }
    let mut errors = Vec::new();
    let text = texts.format_pattern(pattern, Some(&values), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "{}: {errors:?}", declaration.key);
    text
}

/// A message in a language, if it is there, and the texts among which it stands.
fn find(declaration: &Declaration, language: Language) -> Option<(&'static Texts, FluentMessage<'static>)> {
    let texts = declaration.file.texts(language, add_functions)?;
    let message = texts.get_message(declaration.key)?;
    Some((texts, message))
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
        Argument::Name(name) => without_marks(name).into(),
        Argument::List(items) => joined(items.iter().map(Message::render_within)),
        Argument::Message(message) => message.render_within().into(),
    }
}

fn joined(items: impl Iterator<Item = String>) -> FluentValue<'static> {
    let items: Vec<String> = items.collect();
    items.join(&SEPARATOR.to_string()).into()
}
