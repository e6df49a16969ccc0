//! Limits on what players may enter and files may contain. Input fields and file readers share
//! them, so that everything that can be entered can be read back.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::ops::RangeInclusive;

use serde::de::{Deserialize, Deserializer, Error};

use crate::printable::RawText;

/// The longest name of a player, in characters.
pub const PLAYER_NAME: usize = 16;

/// The longest name of a game, in characters.
pub const GAME_NAME: usize = 80;

/// The longest name of a set of house rules, in characters.
pub const PRESET_NAME: usize = 24;

/// The longest command of a program, in characters.
pub const COMMAND: usize = 4000;

/// The longest key of a friend's program, in characters.
pub const FRIEND_KEY: usize = 64;

/// The longest path of a picture, in characters: the longest that any system allows.
pub const PATH: usize = 32_767;

/// The longest id of a game, in characters.
pub const ID: usize = 64;

/// The longest text of house rules, in characters.
pub const HOUSE_RULES: usize = 4000;

/// The longest step of a game, in characters. A deal of 52 cards takes 160.
pub const STEP: usize = 400;

/// The longest log of a puzzle, which is a part of one deal, in characters.
pub const PUZZLE_LOG: usize = 8000;

/// The maximum number of choices of a puzzle besides its answer.
pub const CHOICES: usize = 10_000;

/// Interface size and card size, in percent.
pub const SIZE: RangeInclusive<u32> = 60..=200;

/// Volume of sounds, in percent.
pub const VOLUME: RangeInclusive<u32> = 0..=100;

/// Seconds since 1970, until the end of the year 9999.
pub const TIME: RangeInclusive<u64> = 0..=253_402_300_799;

/// A total at the end of a game, in points. Sums of all games of an evening still fit into a `Score`.
pub const TOTAL: RangeInclusive<f64> = -500_000.0..=500_000.0;

/// The maximum number of games of an evening; the next one begins a new evening.
pub const EVENING: usize = 1000;

/// The maximum number of sets of house rules that a player can keep for a game.
pub const PRESETS: usize = 100;

/// The maximum number of programs that are remembered as allowed.
pub const PROGRAMS: usize = 200;

/// The maximum number of puzzles of a game that are kept, or remembered as solved.
pub const PUZZLES: usize = 1000;

/// Maximum number of games that the settings can mention.
pub const GAMES: usize = 1000;

/// Reads a text of at most `MOST` characters, for `#[serde(deserialize_with)]`.
///
/// # Errors
/// Returns an error if the value is not a text, or is longer.
pub fn text<'de, const MOST: usize, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let text = String::deserialize(from)?;
    check_text(&text, MOST).map_err(Error::custom)?;
    Ok(text)
}

/// Reads a raw text of at most `MOST` characters, for `#[serde(deserialize_with)]`.
///
/// # Errors
/// Returns an error if the value is not a text, or is longer.
pub fn raw_text<'de, const MOST: usize, D: Deserializer<'de>>(from: D) -> Result<RawText, D::Error> {
    text::<MOST, _>(from).map(RawText::from)
}

/// Reads a name that programs give, such as the id of a game, for `#[serde(deserialize_with)]`.
///
/// # Errors
/// Returns an error if the value is not a text, is longer than [`ID`], or has other characters than
/// ASCII letters, digits, `_` and `-`.
pub fn id<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let id = text::<ID, _>(from)?;
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"_-".contains(&byte);
    if id.bytes().all(is_plain) {
        return Ok(id);
    }
    let expected = "expected letters, digits, `_` and `-`";
    Err(Error::custom(format!("`{id}`: {expected}")))
}

/// Checks that a text has at most this many characters.
///
/// # Errors
/// Returns an error that states the length if the text is longer.
pub fn check_text(text: &str, most: usize) -> Result<(), String> {
    // Counting characters is needed only if there are more bytes than allowed characters.
    if text.len() <= most {
        return Ok(());
    }
    match text.chars().count() {
        found if found > most => Err(format!("a text of {found} characters: expected at most {most}")),
        _ => Ok(()),
    }
}

/// A list, set or map. Asking for any `&T: IntoIterator` instead overflows beside macOS's libraries.
pub trait List {
    /// The number of its entries.
    fn entries(&self) -> usize;
}

macro_rules! lists {
    ($($list:ident<$($of:ident),+>),+) => {
        $(impl<$($of),+> List for $list<$($of),+> {
            fn entries(&self) -> usize {
                self.len()
            }
        })+
    };
}

lists!(BTreeMap<K, V>, BTreeSet<T>, Vec<T>);

/// Reads a list, set or map of at most `MOST` entries, for `#[serde(deserialize_with)]`.
///
/// # Errors
/// Returns an error if an entry is wrong, or there are more.
pub fn list<'de, const MOST: usize, T, D>(from: D) -> Result<T, D::Error>
where
    T: Deserialize<'de> + List,
    D: Deserializer<'de>,
{
    let list = T::deserialize(from)?;
    match list.entries() {
        found if found > MOST => Err(Error::custom(format!("{found} entries: expected at most {MOST}"))),
        _ => Ok(list),
    }
}

/// Reads an interface size or card size.
///
/// # Errors
/// Returns an error if the value is not a number of [`SIZE`].
pub fn size<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    number(from, &SIZE)
}

/// Reads a volume.
///
/// # Errors
/// Returns an error if the value is not a number of [`VOLUME`].
pub fn volume<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    number(from, &VOLUME)
}

/// Reads a time.
///
/// # Errors
/// Returns an error if the value is not a number of [`TIME`].
pub fn time<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    number(from, &TIME)
}

fn number<'de, T, D>(from: D, range: &RangeInclusive<T>) -> Result<T, D::Error>
where
    T: Deserialize<'de> + PartialOrd + Display,
    D: Deserializer<'de>,
{
    let number = T::deserialize(from)?;
    check_number(&number, range).map_err(Error::custom)?;
    Ok(number)
}

/// Checks that a number is in its range.
///
/// # Errors
/// Returns an error that names the number and the range if it is outside.
pub fn check_number<T: PartialOrd + Display>(number: &T, range: &RangeInclusive<T>) -> Result<(), String> {
    if range.contains(number) {
        return Ok(());
    }
    let (least, most) = (range.start(), range.end());
    Err(format!("{number}: expected {least} to {most}"))
}
