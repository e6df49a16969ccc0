//! The functions that texts may call: `{ CARD($card, article: "def") }`.
//!
//! The build script checks their arguments, so a wrong one can only be a literal of a translation.

use fluent_bundle::{FluentArgs, FluentValue, builtins};

use super::file::Texts;
use super::markers::second_person;
use super::nouns::{Nouns, of_options, option, options, rank_id, suit_id};
use super::reader::{self, with_reader};
use super::separators::{BEGINS, CARD_MARK, SEPARATOR, without_marks};
use super::values::{format_number, score_of};
use super::{Language, Names};
use crate::cards::{Card, Rank, Suit};
use crate::score::Score;
use crate::seats::{MAX_SEATS, Seat};

/// A function, given its language, its first argument and its options.
type Function = fn(Nouns, &str, &FluentArgs<'_>) -> Option<String>;

/// A function of a seat, given its language, the player's name, unless it is the reader, and all further arguments.
type SeatFunction = fn(Nouns, Option<&str>, &[FluentValue<'_>], &FluentArgs<'_>) -> String;

/// Makes all functions known to these texts of a language.
pub(super) fn add_functions(texts: &mut Texts, language: Language) {
    let nouns = Nouns::of(language);
    let of_text: [(&str, Function); 8] = [
        ("CARD", card),
        ("CARDS", cards),
        ("SUIT", suit),
        ("RANK", rank),
        ("LIST", list),
        ("NAMES", names),
        ("CAPITAL", capital),
        ("STOP", stop),
    ];
    for (name, function) in of_text {
        let added = texts.add_function(name, move |positional, named| {
            let Some(FluentValue::String(text)) = positional.first() else { return FluentValue::Error };
            let words = function(nouns, text, named).map(|words| with_capital(words, named));
            words.map_or(FluentValue::Error, FluentValue::from)
        });
        added.expect("each function is added once");
    }
    let of_seat: [(&str, SeatFunction); 3] = [("NAME", name), ("YOU", you), ("DOES", does)];
    for (name, function) in of_seat {
        let added = texts.add_function(name, move |positional, named| {
            let seat = match positional.first() {
                Some(FluentValue::Number(number)) => number.value as usize,
                _ => MAX_SEATS,
            };
            if seat >= MAX_SEATS {
                return FluentValue::Error;
            }
            let words = |own: Option<&str>| function(nouns, own, &positional[1..], named);
            with_own_name(Seat::new(seat), words).into()
        });
        added.expect("each function is added once");
    }
    texts
        .add_function("NUMBER", move |positional, named| number(nouns, positional, named))
        .expect("each function is added once");
    texts
        .add_function("POINTS", move |positional, named| points(nouns, positional, named))
        .expect("each function is added once");
}

/// Lends a player's name; none if it is the reader, who is addressed.
fn with_own_name(seat: Seat, words: impl FnOnce(Option<&str>) -> String) -> String {
    with_reader(|names| if names.addresses(seat) { words(None) } else { words(Some(&without_marks(names.of(seat)))) })
}

fn card(nouns: Nouns, code: &str, named: &FluentArgs<'_>) -> Option<String> {
    let card: Card = code.parse().ok()?;
    if with_reader(Names::marks_cards) && option(named, "as") != Some("gender") {
        return Some(format!("{CARD_MARK}{card}{CARD_MARK}"));
    }
    match option(named, "as") {
        Some("symbol") => Some(reader::language().symbol(card)),
        Some(_) => nouns.gender(&rank_id(card.rank())),
        None => Some(nouns.card(card, named)),
    }
}

fn cards(nouns: Nouns, codes: &str, named: &FluentArgs<'_>) -> Option<String> {
    let codes = codes.split([SEPARATOR, ' ']).filter(|code| !code.is_empty());
    let cards: Option<Vec<String>> = codes.map(|code| card(nouns, code, named)).collect();
    Some(nouns.list(&cards?, list_kind(named)))
}

fn suit(nouns: Nouns, letter: &str, named: &FluentArgs<'_>) -> Option<String> {
    let suit = Suit::from_letter(letter.chars().next()?)?;
    match option(named, "as") {
        Some(_) => nouns.gender(&suit_id(suit)),
        None => Some(nouns.suit(suit, &options(named))),
    }
}

fn rank(nouns: Nouns, code: &str, named: &FluentArgs<'_>) -> Option<String> {
    let rank = Rank::from_code(code.chars().next()?)?;
    match option(named, "as") {
        Some("symbol") => Some(reader::language().index(rank)),
        Some(_) => nouns.gender(&rank_id(rank)),
        None => Some(nouns.rank(rank, &options(named))),
    }
}

fn list(nouns: Nouns, items: &str, named: &FluentArgs<'_>) -> Option<String> {
    let items: Vec<&str> = items.split(SEPARATOR).collect();
    Some(nouns.list(&items, list_kind(named)))
}

/// The names of several players.
fn names(nouns: Nouns, seats: &str, named: &FluentArgs<'_>) -> Option<String> {
    let seats = seats.split(SEPARATOR).map(|seat| {
        let seat = seat.parse().ok().filter(|seat| *seat < MAX_SEATS)?;
        Some(with_own_name(Seat::new(seat), |own| name(nouns, own, &[], named)))
    });
    let names: Option<Vec<String>> = seats.collect();
    Some(nouns.list(&names?, list_kind(named)))
}

/// A player's name, or "you" for the reader.
fn name(nouns: Nouns, own: Option<&str>, _: &[FluentValue<'_>], named: &FluentArgs<'_>) -> String {
    match own {
        Some(name) => nouns.name(name, &options(named)),
        None => format!("{BEGINS}{}", nouns.you(&options(named))),
    }
}

/// Tells selectors whether a seat is the reader.
fn you(_: Nouns, own: Option<&str>, _: &[FluentValue<'_>], _: &FluentArgs<'_>) -> String {
    let word = if own.is_none() { "you" } else { "other" };
    word.to_owned()
}

/// A player with a verb that agrees, in English only: `Berta takes`, `you take`.
fn does(nouns: Nouns, own: Option<&str>, verb: &[FluentValue<'_>], _: &FluentArgs<'_>) -> String {
    let Some(FluentValue::String(verb)) = verb.first() else { return String::new() };
    nouns.disguised(match own {
        Some(name) => format!("{name} {verb}"),
        None => format!("{BEGINS}you {}", second_person(verb)),
    })
}

fn number<'a>(nouns: Nouns, positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(value @ FluentValue::Number(number)) = positional.first() else { return FluentValue::Error };
    if option(named, "as") == Some("words") {
        let words = nouns.number(number.value as u64, &of_options(named, ["gender", "case"]));
        return words.map_or_else(|| value.clone(), |words| with_capital(words, named).into());
    }
    if option(named, "sign") == Some("always") {
        let digits = format_number(value, &());
        let sign = if number.value > 0.0 { "+" } else { "" };
        return format!("{sign}{}", digits.unwrap_or_default()).into();
    }
    builtins::NUMBER(positional, named)
}

fn points<'a>(nouns: Nouns, positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(score) = positional.first().and_then(score_of) else { return FluentValue::Error };
    let is_signed = option(named, "sign") == Some("always") && score > Score::ZERO;
    let sign = if is_signed { "+" } else { "" };
    match option(named, "kind") {
        Some("number") => format!("{sign}{score}").into(),
        _ => {
            let options = of_options(named, ["kind", "case"]);
            nouns.points(score, sign, &options).into()
        }
    }
}

fn list_kind<'a>(named: &'a FluentArgs<'_>) -> &'a str {
    option(named, "kind").unwrap_or("and")
}

/// The words with a capital first letter, if the text asks for it.
fn with_capital(words: String, named: &FluentArgs<'_>) -> String {
    match option(named, "capital") {
        Some(_) => capitalized(&words),
        None => words,
    }
}

/// Another message with a capital first letter.
fn capital(_: Nouns, words: &str, _: &FluentArgs<'_>) -> Option<String> {
    Some(capitalized(words))
}

/// Another message with a full stop at its end, unless it is a sentence already.
fn stop(nouns: Nouns, words: &str, _: &FluentArgs<'_>) -> Option<String> {
    if words.is_empty() || words.ends_with(['.', '!', '?', '…']) {
        return Some(words.to_owned());
    }
    Some(nouns.with_stop(words))
}

fn capitalized(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
