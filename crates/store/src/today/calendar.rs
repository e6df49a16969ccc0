//! The days of a month, and how many in a row were played.

use super::Days;
use super::days::GRACE;
use crate::date::Date;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CalendarDay {
    pub date: Date,
    /// The standing of the day.
    pub state: DayState,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayState {
    /// It is yet to come.
    ToCome,
    /// It can be played, and counts: today, or a missed day that can be made up.
    Open,
    /// It was played in time, with this place.
    Played(usize),
    /// It was played later, with this place.
    PlayedLate(usize),
    /// It was missed. It can be played, but no longer adds to the days in a row.
    Missed,
}

/// The days in a row on which the deal was played in time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Their number. Days that can still be played do not end it.
    pub days: u32,
    /// The greatest number so far.
    pub longest: u32,
    /// The missed days that can be made up, so that the row goes on, the latest first.
    pub to_make_up: Vec<Date>,
}

impl Days {
    pub fn state(&self, date: Date, today: Date) -> DayState {
        match self.result(date) {
            Some(result) if result.is_in_time() => DayState::Played(result.place),
            Some(result) => DayState::PlayedLate(result.place),
            None if date > today => DayState::ToCome,
            None if date.plus(GRACE) >= today => DayState::Open,
            None => DayState::Missed,
        }
    }

    pub fn month(&self, date: Date, today: Date) -> Vec<CalendarDay> {
        let day = |date| CalendarDay { date, state: self.state(date, today) };
        date.month().map(day).collect()
    }

    /// The days in a row as they stand today.
    pub fn streak(&self, today: Date) -> Streak {
        let mut streak = Streak::default();
        let mut day = Some(today);
        while let Some(date) = day {
            match self.state(date, today) {
                DayState::Played(_) => streak.days += 1,
                DayState::Open if date < today => streak.to_make_up.push(date),
                DayState::Open => {}
                DayState::ToCome | DayState::PlayedLate(_) | DayState::Missed => break,
            }
            day = date.minus(1);
        }
        let (mut row, mut next) = (0, None);
        for result in self.results().filter(|result| result.is_in_time()) {
            row = if next == Some(result.date) { row + 1 } else { 1 };
            next = Some(result.date.plus(1));
            streak.longest = streak.longest.max(row);
        }
        streak.longest = streak.longest.max(streak.days);
        streak
    }
}
