//! Deal codes: the packs and house rules of a game as one short text to share with a friend.
//!
//! `clubs/4/7F3K-2Q9A.CHK/target=-50` names the game, the number of players, the seed with three digits
//! that check the whole code, and the house rules that differ from the usual ones; each cell of a table
//! is an entry of its own (`values.spade=3`). If the first dealer was not chosen by the cut, `dealer=1`
//! ends the code. A code gives the same packs on every machine and in every later version.
//!
//! The seed is written in base 32, with eight or more digits in groups of four. Codes of earlier versions
//! have no check, and are still read. Case, hyphens and blanks do not matter, nor does what phones and
//! mail programs make of a code ([`pasted`]): quotation marks around it, a full stop at its end.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Entry, UnknownGameError, entry, find, menu};
use misere_engine::pasted::{self, DIGITS, digit};
use misere_engine::rules::Seat;
use misere_engine::rules::options::{Field, FieldKind, HouseRuleError, HouseRules, Value};
use misere_engine::table::{Session, Setup, SetupError, cut};

/// A game with everything that determines its packs.
#[derive(Clone, derive_more::Debug)]
#[debug("{self}")]
pub struct DealCode {
    pub entry: &'static Entry,
    /// Its setup, with only those house rules that differ from the usual ones.
    pub setup: Setup,
}

/// The deal code of a game in progress.
///
/// # Panics
/// Panics if the session's game is not on the menu.
pub fn of(session: &dyn Session) -> DealCode {
    let entry = entry(session.id()).expect("every session plays a game of the menu");
    let (seats, seed) = (session.seats(), session.seed());
    let dealer = session.first_dealer();
    let setup = Setup {
        seats,
        rules: session.rules().changes(entry.fields(seats)),
        seed,
        dealer: (dealer != cut(seed, seats)).then_some(dealer),
    };
    DealCode { entry, setup }
}

/// A seed as text: `7F3K-2Q9A`.
pub fn write_seed(seed: u64) -> String {
    let mut groups = Vec::new();
    let mut left = seed;
    while left > 0 || groups.len() < 2 {
        let digit = |place: u32| DIGITS[(left >> (5 * place) & 31) as usize] as char;
        groups.push([3, 2, 1, 0].map(digit).iter().collect::<String>());
        left >>= 20;
    }
    groups.reverse();
    groups.join("-")
}

/// The marks that may stand around a deal code in a sentence.
const PUNCTUATION: &[char] = &[
    '"', '\'', '`', '´', '“', '”', '„', '\u{201f}', '‘', '’', '‚', '\u{201b}', '«', '»', '‹', '›', '\u{300c}',
    '\u{300d}', '.', ',', ';', ':', '!', '?', '…', '\u{3002}',
];

/// A typed or pasted deal code or seed in plain letters, without blanks and marks around it.
pub fn plain(text: &str) -> String {
    let mut plain = pasted::plain(text);
    plain.retain(|letter| !letter.is_whitespace());
    plain.trim_matches(PUNCTUATION).to_owned()
}

/// Digits of a seed that are read without whole groups, because somebody typed them; one digit less than those that the
/// program writes is a mistake.
const TYPED: usize = 6;

/// Reads a seed; `None` if the text is not a seed, does not fit into 64 bits, or lacks a digit.
pub fn read_seed(text: &str) -> Option<u64> {
    let text = plain(text);
    let mut digits = text.chars().filter(|letter| *letter != '-');
    let count = digits.clone().count();
    // Somebody who types a code may leave out the hyphens.
    let is_whole = text.split('-').all(|group| group.len() == 4) || (!text.contains('-') && count % 4 == 0);
    if count == 0 || (count > TYPED && !is_whole) {
        return None;
    }
    digits.try_fold(0u64, |seed, letter| Some(seed.checked_mul(32)? + u64::from(digit(letter)?)))
}

/// The digits of the check of a code, and the prime below 32³ that it is counted by: a wrong letter and two letters that
/// changed places always change the check.
const CHECK: u32 = 3;
const PRIME: u32 = 32_749;

/// The digits that check a code, given without them.
fn check(code: &str) -> String {
    let sum = code.bytes().fold(0, |sum, byte| (sum * 256 + u32::from(byte)) % PRIME);
    (0..CHECK).rev().map(|place| char::from(DIGITS[(sum >> (5 * place) & 31) as usize])).collect()
}

impl DealCode {
    /// The code without its check, as earlier versions write it. The names of challenges depend on it.
    pub fn unchecked(&self) -> String {
        [self.beginning(), self.rules()].concat()
    }

    /// The game, the number of players and the seed.
    fn beginning(&self) -> String {
        format!("{}/{}/{}", self.entry.id, self.setup.seats, write_seed(self.setup.seed))
    }

    /// The house rules that differ from the usual ones, and the dealer, each after a slash.
    fn rules(&self) -> String {
        let (seats, mut parts) = (self.setup.seats, String::new());
        for (field, value) in self.setup.rules.changed(self.entry.fields(seats)) {
            match (value, &field.usual) {
                (Value::Table(table), Value::Table(default)) => {
                    for (key, number) in table.iter().filter(|cell| !default.contains(cell)) {
                        parts += &format!("/{}.{key}={number}", field.name);
                    }
                }
                (value, _) => parts += &format!("/{}={}", field.name, written(value)),
            }
        }
        if let Some(dealer) = self.setup.dealer {
            parts += &format!("/dealer={dealer}");
        }
        parts
    }
}

impl fmt::Display for DealCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (beginning, rules) = (self.beginning(), self.rules());
        let check = check(&[beginning.as_str(), &rules].concat());
        write!(f, "{beginning}.{check}{rules}")
    }
}

/// A value of a house rule in a deal code.
fn written(value: &Value) -> String {
    match value {
        Value::Card(card) => card.to_string(),
        value => value.to_string(),
    }
}

/// The reason why a text is not a deal code.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseDealCodeError {
    /// It is malformed.
    #[error("`{0}` is not a deal code: expected one such as `clubs/4/7F3K-2Q9A`")]
    Shape(String),
    /// It names an unknown game.
    #[error(transparent)]
    Game(#[from] UnknownGameError),
    /// The number of players is not a number.
    #[error("`{0}` is not a number of players")]
    Seats(String),
    /// The seed is malformed.
    #[error("`{0}` is not a seed: expected whole groups of four digits and letters, such as `7F3K-2Q9A`")]
    Seed(String),
    /// The check does not fit: something in the code was changed.
    #[error("`{0}` has a mistake in it: expected the whole code as it was copied")]
    Check(String),
    /// A house rule is refused.
    #[error(transparent)]
    Rule(#[from] HouseRuleError),
    /// Too few or too many players, house rules that exclude each other, or an unknown dealer.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl FromStr for DealCode {
    type Err = ParseDealCodeError;

    fn from_str(text: &str) -> Result<Self, ParseDealCodeError> {
        Self::whole(text).or_else(|error| {
            // Within a sentence, such as the line about a result, with its check.
            let is_code = |word: &&str| word.matches('/').count() > 1 && plain(word).contains('.');
            let read = text.split_whitespace().filter(is_code).map(Self::whole);
            read.reduce(Result::or).unwrap_or(Err(error))
        })
    }
}

impl DealCode {
    /// Reads a text that is a code.
    fn whole(text: &str) -> Result<Self, ParseDealCodeError> {
        let plain = plain(text);
        let mut parts = plain.split('/');
        let (Some(id), Some(seats), Some(seed)) = (parts.next(), parts.next(), parts.next()) else {
            return Err(ParseDealCodeError::Shape(text.to_owned()));
        };
        let mut menu = menu().iter();
        let entry = match menu.find(|entry| entry.id.eq_ignore_ascii_case(id)) {
            Some(entry) => entry,
            None => find(id)?,
        };
        let seats = seats.parse().map_err(|_| ParseDealCodeError::Seats(seats.to_owned()))?;
        entry.check_seats(seats).map_err(SetupError::from)?;
        let (seed, found_check) = match seed.split_once('.') {
            Some((seed, check)) => (seed, Some(check)),
            None => (seed, None),
        };
        let seed = read_seed(seed).ok_or_else(|| ParseDealCodeError::Seed(seed.to_owned()))?;
        let mut setup = Setup { seats, rules: HouseRules::default(), seed, dealer: None };
        let fields = entry.fields(seats);
        for part in parts {
            let Some((name, value)) = part.split_once('=') else {
                return Err(ParseDealCodeError::Shape(text.to_owned()));
            };
            if name.eq_ignore_ascii_case("dealer") && setup.dealer.is_none() {
                setup.dealer = Some(read_dealer(value, seats)?);
            } else {
                read_rule(fields, &mut setup.rules, name, value)?;
            }
        }
        entry.complete(seats, &setup.rules).map_err(SetupError::from)?;
        setup.rules = setup.rules.changes(fields);
        let code = Self { entry, setup };
        match found_check {
            Some(found) if !is_check(found, &check(&code.unchecked())) => {
                Err(ParseDealCodeError::Check(text.to_owned()))
            }
            _ => Ok(code),
        }
    }
}

/// Compares digits, whatever their case, where O stands for 0, and I and L for 1.
fn is_check(found: &str, expected: &str) -> bool {
    let values = |digits: &str| digits.chars().map(digit).collect::<Vec<_>>();
    values(found) == values(expected)
}

fn read_dealer(text: &str, seats: usize) -> Result<Seat, ParseDealCodeError> {
    let dealer: usize = text.parse().map_err(|_| ParseDealCodeError::Shape(format!("dealer={text}")))?;
    if dealer < seats {
        return Ok(Seat::new(dealer));
    }
    Err(SetupError::Dealer { dealer, seats }.into())
}

/// Adds a rule, or one cell of a table.
fn read_rule(fields: &[Field], rules: &mut HouseRules, name: &str, value: &str) -> Result<(), HouseRuleError> {
    let (name, key) = match name.split_once('.') {
        Some((name, key)) => (name, Some(key)),
        None => (name, None),
    };
    let field = match fields.iter().find(|field| field.name.eq_ignore_ascii_case(name)) {
        Some(field) => field,
        None => Field::named(fields, name)?,
    };
    let Some(key) = key else {
        if rules.value(field.name).is_some() {
            return Err(HouseRuleError::Twice(field.name));
        }
        rules.0.push((field.name, read_value(field, value)?));
        return Ok(());
    };
    let refused =
        || HouseRuleError::Value { name: field.name, value: format!("{key}={value}"), expected: field.kind.expected() };
    if rules.value(field.name).is_none() {
        rules.0.push((field.name, field.usual.clone()));
    }
    let cell = rules.0.iter_mut().find_map(|(other, table)| match table {
        Value::Table(table) if *other == field.name => {
            table.iter_mut().find(|(other, _)| other.eq_ignore_ascii_case(key))
        }
        _ => None,
    });
    match (cell, value.parse(), &field.kind) {
        (Some(cell), Ok(number), FieldKind::Table { range, .. }) if range.contains(&number) => {
            cell.1 = number;
            Ok(())
        }
        _ => Err(refused()),
    }
}

/// Reads a value in upper or lower case.
fn read_value(field: &Field, text: &str) -> Result<Value, HouseRuleError> {
    let none = Value::Number(None);
    let mut values = field.kind.choices();
    values.extend(field.kind.allows(&none).then_some(none));
    let mut values = values.into_iter();
    match values.find(|value| written(value).eq_ignore_ascii_case(text)) {
        Some(value) => Ok(value),
        None => field.read(text),
    }
}
