//! The functions that texts may call, with the arguments and options of each.

use fluent_syntax::ast::{CallArguments, InlineExpression};

use super::language::Language;
use super::{Faults, Kind};

pub struct Function {
    name: &'static str,
    /// The kinds that its first argument may have.
    pub kinds: &'static [Kind],
    /// Its options that have fixed values.
    fixed: &'static [(&'static str, &'static [&'static str])],
    /// Its options whose values are forms of nouns.
    forms: &'static [&'static str],
    /// The beginning of the ids of these nouns.
    nouns: &'static [&'static str],
    /// Lets its option `kind` choose among the lists.
    makes_list: bool,
}

const CAPITAL: (&str, &[&str]) = ("capital", &["yes"]);
const SIGN: (&str, &[&str]) = ("sign", &["always"]);

const NONE: Function = Function { name: "", kinds: &[], fixed: &[], forms: &[], nouns: &[], makes_list: false };

const FUNCTIONS: [Function; 13] = [
    Function {
        name: "CARD",
        kinds: &[Kind::Card],
        fixed: &[CAPITAL, ("as", &["symbol", "gender"])],
        forms: &["article", "case"],
        nouns: &["card", "rank-"],
        ..NONE
    },
    Function {
        name: "CARDS",
        kinds: &[Kind::Cards],
        fixed: &[CAPITAL],
        forms: &["article", "case"],
        nouns: &["card", "rank-"],
        makes_list: true,
    },
    Function {
        name: "SUIT",
        kinds: &[Kind::Suit],
        fixed: &[CAPITAL, ("as", &["gender"])],
        forms: &["article", "number", "case"],
        nouns: &["suit-"],
        ..NONE
    },
    Function {
        name: "RANK",
        kinds: &[Kind::Rank],
        fixed: &[CAPITAL, ("as", &["symbol", "gender"])],
        forms: &["article", "number", "case"],
        nouns: &["rank-"],
        ..NONE
    },
    Function { name: "LIST", kinds: &[Kind::List], fixed: &[CAPITAL], makes_list: true, ..NONE },
    Function { name: "NAME", kinds: &[Kind::Seat], forms: &["case"], nouns: &["name", "you"], ..NONE },
    Function {
        name: "NAMES",
        kinds: &[Kind::Seats],
        forms: &["case"],
        nouns: &["name", "you"],
        makes_list: true,
        ..NONE
    },
    Function { name: "CAPITAL", kinds: &[Kind::Message], ..NONE },
    Function { name: "STOP", kinds: &[Kind::Message, Kind::Name], ..NONE },
    Function { name: "YOU", kinds: &[Kind::Seat], ..NONE },
    Function { name: "DOES", kinds: &[Kind::Seat], ..NONE },
    Function {
        name: "NUMBER",
        kinds: &[Kind::Count, Kind::Number],
        fixed: &[CAPITAL, SIGN, ("as", &["words"]), ("type", &["cardinal", "ordinal"])],
        forms: &["gender", "case"],
        nouns: &["number-"],
        ..NONE
    },
    Function {
        name: "POINTS",
        kinds: &[Kind::Points],
        fixed: &[SIGN],
        forms: &["kind", "case"],
        nouns: &["points"],
        ..NONE
    },
];

/// The ranks, suits and seats of the engine.
const RANKS: &str = "23456789TJQKA";
const SUITS: &str = "CDHS";
const SEATS: usize = 6;

const CARD: &str = "a card: a rank of 23456789TJQKA and a suit of CDHS, such as \"QS\"";

fn is_card(code: &str) -> bool {
    let parts = code.split_at_checked(1);
    parts.is_some_and(|(rank, suit)| is_one_of(rank, RANKS) && is_one_of(suit, SUITS))
}

fn is_one_of(letter: &str, letters: &str) -> bool {
    letter.len() == 1 && letters.contains(letter)
}

impl Function {
    pub fn named(name: &str) -> Option<&'static Self> {
        FUNCTIONS.iter().find(|function| function.name == name)
    }

    /// The number of arguments that are no options.
    pub fn places(&self) -> usize {
        if self.name == "DOES" { 2 } else { 1 }
    }

    /// Checks a first argument that is no variable, and returns the cards that it names.
    pub fn check_literal<'a>(
        &self, function: &str, literal: &InlineExpression<&'a str>, faults: &mut Faults<'_>,
    ) -> impl Iterator<Item = &'a str> + use<'a> {
        let (mut text, mut number) = ("", None);
        match literal {
            InlineExpression::StringLiteral { value } => text = value,
            InlineExpression::NumberLiteral { value } => number = value.parse::<usize>().ok(),
            _ => {}
        }
        let (fits, expected) = match self.kinds.first() {
            Some(Kind::Card) => (is_card(text), CARD),
            Some(Kind::Cards) => (text.split(' ').all(is_card), CARD),
            Some(Kind::Suit) => (is_one_of(text, SUITS), "one of the suits CDHS"),
            Some(Kind::Rank) => (is_one_of(text, RANKS), "one of the ranks 23456789TJQKA"),
            Some(Kind::Seat) => (number.is_some_and(|seat| seat < SEATS), "a seat from 0 to 5"),
            Some(Kind::Count) => (number.is_some(), "a number"),
            _ => (false, "nothing else"),
        };
        if !fits {
            faults.add(function, &format!("`{function}` takes a variable or {expected}"));
        }
        text.split(' ').filter(|code| is_card(code))
    }

    /// Checks the options of a call in a text of a language.
    pub fn check_options(&self, arguments: &CallArguments<&str>, language: &Language, faults: &mut Faults<'_>) {
        for argument in &arguments.named {
            let (function, option) = (self.name, argument.name.name);
            let InlineExpression::StringLiteral { value } = &argument.value else {
                faults.add(option, "the value of an option stands in quotation marks");
                continue;
            };
            let fixed = self.fixed.iter().find(|(name, _)| *name == option);
            if let Some((_, values)) = fixed {
                if !values.contains(value) {
                    let values = values.join(", ");
                    faults.add(value, &format!("`{function}` has `{option}` only as {values}"));
                }
            } else if option == "kind" && self.makes_list {
                let list = format!("list-{value}");
                if !language.nouns.has(&list) {
                    faults.add(value, &format!("cards.ftl has no message `{list}`"));
                }
            } else if self.forms.contains(&option) {
                let is_number = self.name == "POINTS" && *value == "number";
                if !is_number && !language.nouns.has_form(self.nouns, value) {
                    let nouns = self.nouns.join(", ");
                    let fault = format!("no noun of cards.ftl ({nouns}) has a form `.{value}`");
                    faults.add(value, &fault);
                }
            } else {
                faults.add(option, &format!("`{function}` has no option `{option}`"));
            }
        }
    }
}
