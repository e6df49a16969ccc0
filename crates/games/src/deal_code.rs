//! Deal codes: the packs and house rules of a game as one short text to share with a friend.
//!
//! `clubs/4/7F3K-2Q9A/target=-50` names the game, the number of players, the seed and the house
//! rules that differ from the usual ones; each cell of a table is an entry of its own
//! (`values.spade=3`). If the first dealer was not chosen by the cut, `dealer=1` ends the code. A
//! code gives the same packs on every machine and in every later version.
//!
//! The seed is written in Crockford's base 32, with eight or more digits in groups of four. O is
//! read as 0, I and L as 1. Case, hyphens and blanks do not matter, nor does what phones and mail
//! programs make of a code: other hyphens, quotation marks around it, a full stop at its end.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Entry, UnknownGameError, entry, find, menu};
use misere_engine::rules::Seat;
use misere_engine::rules::options::{Field, FieldKind, HouseRuleError, HouseRules, Value};
use misere_engine::table::{Session, Setup, SetupError, cut};

/// A game with everything that determines its packs.
#[derive(Clone)]
pub struct DealCode {
    /// The game.
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

/// The digits of Crockford's base 32.
pub const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The value of a digit in base 32.
pub fn digit(letter: u8) -> Option<u32> {
    match letter.to_ascii_uppercase() {
        b'O' => Some(0),
        b'I' | b'L' => Some(1),
        letter => {
            let place = DIGITS.iter().position(|digit| *digit == letter)?;
            Some(place as u32)
        }
    }
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

const SOFT_HYPHEN: char = '\u{ad}';

/// A typed or pasted deal code or seed in plain letters: with the hyphens and slashes of ASCII, and
/// without blanks, invisible characters and marks around it.
pub fn plain(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.chars() {
        match letter {
            // It stands where a word may be broken, or else for a minus.
            SOFT_HYPHEN if !plain.ends_with('=') => {}
            SOFT_HYPHEN | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => {
                plain.push('-');
            }
            '\u{2044}' | '\u{2215}' => plain.push('/'),
            // Blanks of no width, and marks of direction.
            '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' => {}
            '\u{2060}'..='\u{2069}' | '\u{feff}' => {}
            '\u{ff01}'..='\u{ff5e}' => plain.extend(char::from_u32(u32::from(letter) - WIDER)),
            _ if letter.is_whitespace() => {}
            _ => plain.push(letter),
        }
    }
    plain.trim_matches(PUNCTUATION).to_owned()
}

/// The distance of the wide letters of Asian keyboards from those of ASCII.
const WIDER: u32 = '\u{ff01}' as u32 - '!' as u32;

/// Reads a seed; `None` if the text is not a seed or does not fit into 64 bits.
pub fn read_seed(text: &str) -> Option<u64> {
    let text = plain(text);
    let mut digits = text.bytes().filter(|byte| *byte != b'-').peekable();
    digits.peek()?;
    digits.try_fold(0u64, |seed, byte| Some(seed.checked_mul(32)? + u64::from(digit(byte)?)))
}

impl fmt::Display for DealCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = self.setup.seats;
        let seed = write_seed(self.setup.seed);
        write!(f, "{}/{seats}/{seed}", self.entry.id)?;
        for (field, value) in self.setup.rules.changed(self.entry.fields(seats)) {
            match (value, &field.usual) {
                (Value::Table(table), Value::Table(default)) => {
                    for (key, number) in table.iter().filter(|cell| !default.contains(cell)) {
                        write!(f, "/{}.{key}={number}", field.name)?;
                    }
                }
                (value, _) => write!(f, "/{}={}", field.name, written(value))?,
            }
        }
        match self.setup.dealer {
            Some(dealer) => write!(f, "/dealer={dealer}"),
            None => Ok(()),
        }
    }
}

/// A value of a house rule in a deal code.
fn written(value: &Value) -> String {
    match value {
        Value::Card(card) => card.to_string(),
        value => value.to_string(),
    }
}

impl fmt::Debug for DealCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
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
    #[error("`{0}` is not a seed: expected 1 to 13 digits and letters, such as `7F3K-2Q9A`")]
    Seed(String),
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
        Ok(Self { entry, setup })
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_reads_back_in_any_notation() {
        for seed in [0, 7, 1 << 39, (1 << 40) - 1, 1 << 40, 1 << 60, u64::MAX] {
            let text = write_seed(seed);
            assert_eq!(read_seed(&text), Some(seed), "{text}");
            assert_eq!(read_seed(&text.to_lowercase().replace('-', "")), Some(seed));
        }
        assert_eq!(write_seed(7), "0000-0007");
        assert_eq!(write_seed(256744971562), "7F3K-2Q9A");
        assert_eq!(read_seed("oOiI-lL10"), read_seed("0011-1110"));
        assert_eq!(write_seed(u64::MAX), "000F-ZZZZ-ZZZZ-ZZZZ");
        assert_eq!(read_seed("000G-0000-0000-0000"), None);
        for text in ["", "-", "U", "7F3K/2Q9A", "é"] {
            assert_eq!(read_seed(text), None, "{text}");
        }
    }

    /// Sets every rule of every game at every table to each of its values, one at a time.
    #[test]
    fn a_deal_code_reads_back_with_every_house_rule() {
        for entry in menu() {
            for seats in entry.seats.clone() {
                let fields = entry.fields(seats);
                let mut rules = vec![HouseRules::default()];
                for field in fields {
                    for value in some_values(field) {
                        let changed = HouseRules(vec![(field.name, value)]);
                        if entry.complete(seats, &changed).is_ok() {
                            rules.push(changed);
                        }
                    }
                }
                for (seed, rules) in (1 << 38..).zip(rules) {
                    let dealer = [None, Some(Seat::new(seats - 1))][(seed % 2) as usize];
                    let setup = Setup { seats, rules: rules.changes(fields), seed, dealer };
                    let code = DealCode { entry, setup };
                    let text = code.to_string();
                    let read: DealCode = text.parse().expect(&text);
                    assert_eq!((read.entry.id, &read.setup), (entry.id, &code.setup));
                    for text in as_others_write_it(&text) {
                        let read: DealCode = text.parse().expect(&text);
                        assert_eq!((read.entry.id, &read.setup), (entry.id, &code.setup));
                    }
                }
            }
        }
    }

    /// A deal code as it arrives from phones, mail programs and careful typists.
    fn as_others_write_it(text: &str) -> Vec<String> {
        let (first, rest) = text.split_at(1);
        let mut forms = vec![
            text.to_uppercase(),
            first.to_uppercase() + rest,
            format!("“{text}”."),
            format!("«\u{a0}{text}\u{a0}»"),
            format!("„{text}“, "),
            format!("\u{feff}'{text}'!\n"),
            text.replace('/', " / ").replace('-', "-\r\n"),
            text.replace('-', "\u{200b}-\u{2060}"),
            text.chars().map(wide).collect(),
        ];
        for hyphen in ('\u{2010}'..='\u{2015}').chain(['\u{2212}', '\u{ad}']) {
            forms.push(text.replace('-', &hyphen.to_string()));
        }
        // A soft hyphen wherever a word may be broken at the end of a line.
        let mut broken = String::new();
        for letter in text.chars() {
            broken.push(letter);
            if letter.is_alphabetic() {
                broken.push(SOFT_HYPHEN);
            }
        }
        forms.push(broken);
        forms
    }

    fn wide(letter: char) -> char {
        char::from_u32(u32::from(letter) + WIDER).expect("a letter")
    }

    /// The ends of every range, every name, every card.
    fn some_values(field: &Field) -> Vec<Value> {
        match &field.kind {
            FieldKind::Toggle => vec![Value::Toggle(false), Value::Toggle(true)],
            FieldKind::Number { range, none } => {
                let ends = [*range.start(), *range.end()].map(|end| Value::Number(Some(end)));
                let none = none.as_ref().map(|_| Value::Number(None));
                ends.into_iter().chain(none).collect()
            }
            FieldKind::Choice(names) => names.iter().map(|n| Value::Choice(n.name)).collect(),
            FieldKind::Card(cards) => cards.iter().map(Value::Card).collect(),
            FieldKind::Table { keys, range, .. } => {
                let table = |number: i32| keys.iter().map(|key| (*key, number)).collect();
                vec![Value::Table(table(*range.start())), Value::Table(table(*range.end()))]
            }
        }
    }

    #[test]
    fn a_text_that_is_not_a_deal_code_is_refused_with_the_reason() {
        for (text, words) in [
            ("", "expected one such as"),
            ("“”.", "expected one such as"),
            ("finis/4", "expected one such as"),
            ("bridge/4/7F3K-2Q9A", "unknown game `bridge`: expected one of"),
            ("finis/x/7F3K-2Q9A", "`x` is not a number of players"),
            ("finis/2/7F3K-2Q9A", "2 players: expected 3 to 6"),
            ("finis/4/7F3U", "`7F3U` is not a seed"),
            ("finis/4/7F3K-2Q9A/rounds", "expected one such as"),
            ("finis/4/7F3K-2Q9A/rounds=0", "expected 1 to 12"),
            ("finis/4/7F3K-2Q9A/rounds.x=1", "expected 1 to 12"),
            ("finis/4/7F3K-2Q9A/nuts=1", "`nuts` is not a house rule"),
            ("finis/4/7F3K-2Q9A/rounds=2/rounds=3", "given twice"),
            ("finis/4/7F3K-2Q9A/dealer=4", "dealer 4: expected 0 to 3"),
            ("finis/3/7F3K-2Q9A/passing=Across", "expected one of Cycle"),
        ] {
            let error = text.parse::<DealCode>().expect_err(text).to_string();
            assert!(error.contains(words), "{text}: {error}");
            assert!(!error.contains('\n'));
        }
    }
}
