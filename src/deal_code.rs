//! Deal numbers: a game's packs and house rules as one short text, to be told to a friend.
//!
//! `clubs/4/7F3K-2Q9A/target=-50` is the game, the number of players, the seed and the house rules
//! that differ from the published ones; a table has its keys apart (`values.spade=3`). Where the
//! first dealer was not left to the cut, `dealer=1` ends it. Whoever types it gets the same packs,
//! on every machine and for good.
//!
//! The seed is written in Crockford's base 32, eight digits or more in groups of four; small and
//! capital letters are the same, O is read as 0, I and L as 1, and hyphens do not matter.

use std::fmt;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::str::FromStr;

use thiserror::Error;

use crate::games::{Entry, entry, menu};
use crate::rules::Seat;
use crate::rules::options::{Field, HouseRuleError, HouseRules, Kind, Value};
use crate::table::{Session, Setup, SetupError, cut};

/// A game of the menu with all that decides its packs.
#[derive(Clone)]
pub struct DealCode {
    /// Which game.
    pub entry: &'static Entry,
    /// How it is set up; of the house rules those that differ from the published ones.
    pub setup: Setup,
}

/// The deal number of a game in progress.
///
/// # Panics
/// If the session plays no game of the menu.
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

/// A new seed, short enough for eight digits.
pub fn fresh_seed() -> u64 {
    // The standard library keys its hashers from the system's random source.
    RandomState::new().build_hasher().finish() >> (64 - 5 * SHORT)
}

/// How many digits a short seed has.
const SHORT: u32 = 8;

const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// A seed as a person writes it: `7F3K-2Q9A`.
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

/// The seed that a person wrote; none if it is none, or too great for 64 bits.
pub fn read_seed(text: &str) -> Option<u64> {
    let mut digits = text.bytes().filter(|byte| *byte != b'-').peekable();
    digits.peek()?;
    digits.try_fold(0u64, |seed, byte| {
        let digit = match byte.to_ascii_uppercase() {
            b'O' => 0,
            b'I' | b'L' => 1,
            letter => DIGITS.iter().position(|digit| *digit == letter)? as u64,
        };
        Some(seed.checked_mul(32)? + digit)
    })
}

impl fmt::Display for DealCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = self.setup.seats;
        let seed = write_seed(self.setup.seed);
        write!(f, "{}/{seats}/{seed}", self.entry.id)?;
        for (field, value) in self.setup.rules.changed(self.entry.fields(seats)) {
            match (value, &field.default) {
                (Value::Table(table), Value::Table(default)) => {
                    for (key, number) in table.iter().filter(|cell| !default.contains(cell)) {
                        write!(f, "/{}.{key}={number}", field.name)?;
                    }
                }
                (Value::Card(card), _) => write!(f, "/{}={card}", field.name)?,
                (value, _) => write!(f, "/{}={value}", field.name)?,
            }
        }
        match self.setup.dealer {
            Some(dealer) => write!(f, "/dealer={dealer}"),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for DealCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no deal number.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseDealCodeError {
    /// Not written as one.
    #[error("`{0}` is no deal number: expected one such as `clubs/4/7F3K-2Q9A`")]
    Shape(String),
    /// No game of the menu.
    #[error("`{name}` is no game: expected one of {known}")]
    Game {
        /// What stood there.
        name: String,
        /// The games there are.
        known: String,
    },
    /// No number of players.
    #[error("`{0}` is no number of players")]
    Seats(String),
    /// No seed.
    #[error("`{0}` is no seed: expected 1 to 13 of the digits and letters, such as `7F3K-2Q9A`")]
    Seed(String),
    /// No house rule.
    #[error(transparent)]
    Rule(#[from] HouseRuleError),
    /// Too few or too many players, rules that cannot be together, or no such dealer.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl FromStr for DealCode {
    type Err = ParseDealCodeError;

    fn from_str(text: &str) -> Result<Self, ParseDealCodeError> {
        let mut parts = text.trim().split('/');
        let (Some(id), Some(seats), Some(seed)) = (parts.next(), parts.next(), parts.next()) else {
            return Err(ParseDealCodeError::Shape(text.to_owned()));
        };
        let entry = entry(id).ok_or_else(|| ParseDealCodeError::Game {
            name: id.to_owned(),
            known: menu()
                .iter()
                .map(|entry| entry.id)
                .collect::<Vec<_>>()
                .join(", "),
        })?;
        let seats = seats
            .parse()
            .map_err(|_| ParseDealCodeError::Seats(seats.to_owned()))?;
        entry.check_seats(seats).map_err(SetupError::from)?;
        let seed = read_seed(seed).ok_or_else(|| ParseDealCodeError::Seed(seed.to_owned()))?;
        let mut setup = Setup {
            seats,
            rules: HouseRules::default(),
            seed,
            dealer: None,
        };
        let fields = entry.fields(seats);
        for part in parts {
            let Some((name, value)) = part.split_once('=') else {
                return Err(ParseDealCodeError::Shape(text.to_owned()));
            };
            if name == "dealer" && setup.dealer.is_none() {
                setup.dealer = Some(read_dealer(value, seats)?);
            } else {
                read_rule(fields, &mut setup.rules, name, value)?;
            }
        }
        entry
            .complete(seats, &setup.rules)
            .map_err(SetupError::from)?;
        setup.rules = setup.rules.changes(fields);
        Ok(Self { entry, setup })
    }
}

fn read_dealer(text: &str, seats: usize) -> Result<Seat, ParseDealCodeError> {
    let dealer: usize = text
        .parse()
        .map_err(|_| ParseDealCodeError::Shape(format!("dealer={text}")))?;
    if dealer < seats {
        return Ok(Seat::new(dealer));
    }
    Err(SetupError::Dealer { dealer, seats }.into())
}

/// Adds a rule, or one cell of a table to what is there of it.
fn read_rule(
    fields: &[Field],
    rules: &mut HouseRules,
    name: &str,
    value: &str,
) -> Result<(), HouseRuleError> {
    let (name, key) = match name.split_once('.') {
        Some((name, key)) => (name, Some(key)),
        None => (name, None),
    };
    let field = Field::named(fields, name)?;
    let Some(key) = key else {
        if rules.value(field.name).is_some() {
            return Err(HouseRuleError::Twice(field.name));
        }
        rules.0.push((field.name, field.read(value)?));
        return Ok(());
    };
    let refused = || HouseRuleError::Value {
        name: field.name,
        value: format!("{key}={value}"),
        expected: field.kind.expected(),
    };
    if rules.value(field.name).is_none() {
        rules.0.push((field.name, field.default.clone()));
    }
    let cell = rules.0.iter_mut().find_map(|(other, table)| match table {
        Value::Table(table) if *other == field.name => {
            table.iter_mut().find(|(other, _)| *other == key)
        }
        _ => None,
    });
    match (cell, value.parse(), &field.kind) {
        (Some(cell), Ok(number), Kind::Table { range, .. }) if range.contains(&number) => {
            cell.1 = number;
            Ok(())
        }
        _ => Err(refused()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_reads_back_however_it_is_written() {
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
        for text in ["", "-", "U", "7F3K 2Q9A", "é"] {
            assert_eq!(read_seed(text), None, "{text}");
        }
        assert!(fresh_seed() < 1 << 40);
    }

    /// Every rule of every game at every table, set to each of its values one at a time.
    #[test]
    fn a_deal_number_reads_back_with_every_house_rule() {
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
                    let setup = Setup {
                        seats,
                        rules: rules.changes(fields),
                        seed,
                        dealer,
                    };
                    let number = DealCode { entry, setup };
                    let text = number.to_string();
                    let read: DealCode = text.parse().expect(&text);
                    assert_eq!((read.entry.id, &read.setup), (entry.id, &number.setup));
                }
            }
        }
    }

    /// The ends of every range, every name, every card.
    fn some_values(field: &Field) -> Vec<Value> {
        match &field.kind {
            Kind::Toggle => vec![Value::Toggle(false), Value::Toggle(true)],
            Kind::Number { range, none } => {
                let ends = [*range.start(), *range.end()].map(|end| Value::Number(Some(end)));
                let none = none.map(|_| Value::Number(None));
                ends.into_iter().chain(none).collect()
            }
            Kind::Choice(names) => names.iter().map(|n| Value::Choice(n.name)).collect(),
            Kind::Card(cards) => cards.iter().map(Value::Card).collect(),
            Kind::Table { keys, range } => {
                let table = |number: i32| keys.iter().map(|key| (*key, number)).collect();
                vec![
                    Value::Table(table(*range.start())),
                    Value::Table(table(*range.end())),
                ]
            }
        }
    }

    #[test]
    fn what_is_no_deal_number_is_refused_in_words() {
        for (text, words) in [
            ("", "expected one such as"),
            ("finis/4", "expected one such as"),
            ("bridge/4/7F3K-2Q9A", "`bridge` is no game: expected one of"),
            ("finis/x/7F3K-2Q9A", "`x` is no number of players"),
            ("finis/2/7F3K-2Q9A", "2 players: expected 3 to 6"),
            ("finis/4/7F3U", "`7F3U` is no seed"),
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
