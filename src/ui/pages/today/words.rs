//! Words for days and how they stand.

use crate::rules::Message;
use crate::store::Date;
use crate::store::today::{DayDeal, DayResult, DayState, Days, Streak};
use crate::text::{Number, summary, today_page as texts};
use crate::ui::personas::Persona;

const WEEKDAYS: [Message; 7] = [
    texts::monday(),
    texts::tuesday(),
    texts::wednesday(),
    texts::thursday(),
    texts::friday(),
    texts::saturday(),
    texts::sunday(),
];

/// The days of the week in a few letters, from Monday.
pub(super) const SHORT_WEEKDAYS: [Message; 7] = [
    texts::short_monday(),
    texts::short_tuesday(),
    texts::short_wednesday(),
    texts::short_thursday(),
    texts::short_friday(),
    texts::short_saturday(),
    texts::short_sunday(),
];

const MONTHS: [Message; 12] = [
    texts::january(),
    texts::february(),
    texts::march(),
    texts::april(),
    texts::may(),
    texts::june(),
    texts::july(),
    texts::august(),
    texts::september(),
    texts::october(),
    texts::november(),
    texts::december(),
];

/// The day of the week.
pub(super) fn weekday(date: Date) -> Message {
    WEEKDAYS[date.weekday()].clone()
}

/// A day in full.
pub(in crate::ui) fn day(date: Date) -> Message {
    let (_, month, day) = date.parts();
    texts::date(weekday(date), day as usize, MONTHS[month as usize - 1].clone())
}

/// The month of a day, with its year.
pub(super) fn month(date: Date) -> Message {
    let (year, month, _) = date.parts();
    texts::month_of_year(MONTHS[month as usize - 1].clone(), year.to_string())
}

/// The name of the deal of a day.
pub(in crate::ui) fn title(date: Date) -> Message {
    if date == Date::today() { texts::title() } else { day(date) }
}

/// The standing of a day.
pub(super) fn state(state: DayState) -> Message {
    match state {
        DayState::ToCome => texts::to_come(),
        DayState::Open => texts::open(),
        DayState::Missed => texts::missed(),
        DayState::Played(place) => texts::played(place),
        DayState::PlayedLate(place) => texts::played_late(place),
    }
}

/// A result in points and place.
pub(super) fn result(result: &DayResult) -> Message {
    let seats = DayDeal::of(result.date).setup.seats;
    texts::result(result.points(), result.place, seats)
}

/// Several results together: days played, victories and average place. `None` if there are no results.
pub(super) fn tally<'a>(results: impl Iterator<Item = &'a DayResult>) -> Option<Message> {
    let places: Vec<usize> = results.map(|result| result.place).collect();
    let won = places.iter().filter(|place| **place == 1).count();
    let average = places.iter().sum::<usize>() as f64 / places.len() as f64;
    let facts =
        [texts::days_played(places.len()), texts::days_won(won), texts::average_place(Number::rounded(average, 1))];
    (!places.is_empty()).then(|| summary::facts(facts))
}

/// The opponents in a deal.
pub(super) fn against(deal: &DayDeal) -> Message {
    texts::against(deal.opponents.label(), deal.entry.minutes as usize)
}

/// The next deal, and when it comes.
pub(in crate::ui) fn next_deal() -> Message {
    let next = DayDeal::of(Date::today().plus(1));
    texts::next_in(next.entry.title, hours_left())
}

/// The time until the next deal.
pub(in crate::ui) fn time_left() -> Message {
    match Date::today().until_tomorrow().as_secs().div_ceil(60) as usize {
        minutes @ 0..60 => texts::minutes_left(minutes.max(1)),
        _ => texts::hours_left(hours_left()),
    }
}

/// The hours until the next deal, at least 1.
fn hours_left() -> usize {
    (Date::today().until_tomorrow().as_secs().div_ceil(3600) as usize).max(1)
}

/// The computer player of the day, who is to the left of the person.
pub(in crate::ui) fn face(date: Date) -> Persona {
    let all = Persona::ALL;
    all[Date::at(0).days_until(date) as usize % all.len()]
}

/// The line on the tile on Home, with the place if the deal was played.
pub(in crate::ui) fn tile(deal: &DayDeal, place: Option<usize>) -> Message {
    match place {
        Some(place) => texts::tile_played(place, deal.setup.seats),
        None => texts::tile_open(deal.entry.minutes as usize),
    }
}

/// The missed days that can still be made up. Nobody who has just begun has missed anything.
pub fn missed(days: &Days, streak: &Streak) -> Option<Message> {
    let begun = days.results().next()?.date;
    let missed: Vec<Date> = streak.to_make_up.iter().copied().filter(|date| *date > begun).collect();
    match missed[..] {
        [one] if streak.days > 0 => Some(texts::missed_one(weekday(one))),
        [later, earlier, ..] if streak.days > 0 => Some(texts::missed_two(weekday(earlier), weekday(later))),
        _ => None,
    }
}
