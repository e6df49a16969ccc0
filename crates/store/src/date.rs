//! Days of the calendar, in UTC.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde_with::{DeserializeFromStr, SerializeDisplay};
use thiserror::Error;

/// A day of the calendar in UTC, from 1970 to the year 9999.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
#[must_use]
pub struct Date {
    /// The number of days since 1 January 1970.
    days: u32,
}

const SECONDS: u64 = 86_400;

/// The last day of the year 9999.
const LAST: u32 = 2_932_896;

impl Date {
    /// The day at a time in seconds since 1970.
    pub fn at(seconds: u64) -> Self {
        let days = u32::try_from(seconds / SECONDS).unwrap_or(LAST);
        Self { days: days.min(LAST) }
    }

    pub fn today() -> Self {
        Self::at(super::now())
    }

    /// The time from now until the next day begins.
    pub fn until_tomorrow(self) -> Duration {
        let tomorrow = (u64::from(self.days) + 1) * SECONDS;
        Duration::from_secs(tomorrow.saturating_sub(super::now()))
    }

    /// The day with these numbers; `None` if there is none.
    pub fn new(year: u32, month: u32, day: u32) -> Option<Self> {
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
            return None;
        }
        // Years begin in March, so that the leap day is the last one.
        let (years, months) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let before = years * 365 + years / 4 - years / 100 + years / 400;
        let days = before + (153 * months + 2) / 5 + day - 1;
        let date = Self { days: days.checked_sub(BEFORE_1970)? };
        (date.parts() == (year, month, day)).then_some(date)
    }

    /// The year, the month and the day of the month.
    pub const fn parts(self) -> (u32, u32, u32) {
        const FOUR_CENTURIES: u32 = 146_097;
        let days = self.days + BEFORE_1970;
        let (eras, day) = (days / FOUR_CENTURIES, days % FOUR_CENTURIES);
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let year = eras * 400 + year;
        if month < 10 { (year, month + 3, day) } else { (year + 1, month - 9, day) }
    }

    /// The day of the week, from 0 for Monday.
    pub const fn weekday(self) -> usize {
        // The first of January 1970 was a Thursday.
        (self.days as usize + 3) % 7
    }

    /// The number of the week, which begins on Monday, since 1970.
    pub const fn week(self) -> u32 {
        (self.days + 3) / 7
    }

    /// The number of days until a later day; 0 if it is not later.
    pub const fn days_until(self, later: Self) -> u32 {
        later.days.saturating_sub(self.days)
    }

    /// The day this many days later; the last day of the year 9999 if that is sooner.
    pub fn plus(self, days: u32) -> Self {
        Self { days: self.days.saturating_add(days).min(LAST) }
    }

    /// The day this many days before; `None` before 1970.
    #[must_use]
    pub fn minus(self, days: u32) -> Option<Self> {
        let days = self.days.checked_sub(days)?;
        Some(Self { days })
    }

    /// This day and all later ones, to the end of the year 9999.
    pub fn onward(self) -> impl Iterator<Item = Self> {
        (self.days..=LAST).map(|days| Self { days })
    }

    /// The days of its month.
    pub fn month(self) -> impl Iterator<Item = Self> {
        let (year, month, day) = self.parts();
        let first = Self { days: self.days - (day - 1) };
        first.onward().take_while(move |date| {
            let parts = date.parts();
            (parts.0, parts.1) == (year, month)
        })
    }
}

/// The days from 1 March of the year 0 to 1970.
const BEFORE_1970: u32 = 719_468;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a date: expected a day such as 2026-11-26")]
pub struct ParseDateError(String);

impl FromStr for Date {
    type Err = ParseDateError;

    fn from_str(text: &str) -> Result<Self, ParseDateError> {
        let read = || {
            let mut parts = text.splitn(3, '-').map(|part| part.parse().ok());
            let mut next = || parts.next().flatten();
            Self::new(next()?, next()?, next()?)
        };
        // Other ways to write the same numbers would be other names of the day.
        read().filter(|date| date.to_string() == text).ok_or_else(|| ParseDateError(text.chars().take(20).collect()))
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}
