//! The clock of the tests, which shows the same day in every run: its deal and its puzzles follow from it.

use misere::store::{self, Date};

/// Noon of 23 November 2026, a Monday, in UTC.
const BEGIN: u64 = 1_795_435_200;

/// Moves the clock to that day.
pub fn start() {
    store::for_tests::begin_at(BEGIN);
}

pub fn now() -> u64 {
    start();
    store::now()
}

pub fn today() -> Date {
    start();
    Date::today()
}
