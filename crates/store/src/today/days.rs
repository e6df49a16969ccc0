//! The results of the days' deals.

use std::collections::BTreeMap;

use super::DayDeal;
use crate::date::Date;
use crate::share_line::points;
use crate::text::share_lines as texts;
use crate::{Origin, PlayedGame, Results};
use misere_engine::rules::{Message, Score, Wins};
use misere_players::bots::Estimate;

/// The number of days after a day on which its deal still counts as played in time.
pub(super) const GRACE: u32 = 2;

/// The result of the first attempt at the deal of a day.
#[derive(Clone, Debug, PartialEq)]
pub struct DayResult {
    pub date: Date,
    /// The time at which it was finished, in seconds since 1970.
    pub time: u64,
    pub total: f64,
    /// The person's place, from 1.
    pub place: usize,
    /// The average of Master with the same cards, if the game was reviewed.
    pub master: Option<Estimate>,
}

impl DayResult {
    /// The result of a finished game; `None` unless it is the first attempt at a day's deal, without undone
    /// decisions and hints.
    fn of(game: &PlayedGame) -> Option<Self> {
        let result = &game.result;
        let Origin::Today(date) = result.origin else { return None };
        let deal = DayDeal::of(date);
        let seat = DayDeal::SEAT.index();
        let is_counted = (result.undos, result.hints) == (0, 0)
            && result.game == deal.entry.id
            && result.rules.is_empty()
            && result.id.ends_with(&format!("/{:016x}", deal.setup.seed))
            && deal.has_players(&result.players)
            && has_begun(date, result.time);
        let total = result.scores[seat];
        let review = game.review.as_ref().filter(|_| is_counted);
        let own = review.and_then(|review| review.seats.iter().find(|one| one.seat == seat));
        // Skill is the distance from Master with the same cards.
        let sign = if result.lowest_wins { 1.0 } else { -1.0 };
        is_counted.then(|| Self {
            date,
            time: result.time,
            total,
            place: result.places[seat],
            master: own.map(|own| Estimate::exact(total).plus(own.skill.times(sign))),
        })
    }

    /// Tells whether it was played on its day or soon after it.
    pub fn is_in_time(&self) -> bool {
        Date::at(self.time) <= self.date.plus(GRACE)
    }

    /// The person's total in words.
    pub fn points(&self) -> Message {
        let total = Score::halves((self.total * 2.0).round() as i32);
        points(total, DayDeal::of(self.date).entry.game.wins())
    }

    /// A line to send to friends, which gives away nothing about the cards. `streak` is the number of days in a
    /// row, with this one.
    pub fn line(&self, streak: u32) -> Message {
        let deal = DayDeal::of(self.date);
        let (title, seats) = (deal.entry.title, deal.setup.seats);
        let date = self.date.to_string();
        let mut line = texts::day_result(date, title, self.points(), self.place, seats);
        if streak > 1 {
            line = texts::with_streak(line, streak as usize);
        }
        line
    }
}

/// Tells whether a day had begun at a time in seconds since 1970. No first attempt ends sooner.
pub fn has_begun(date: Date, time: u64) -> bool {
    date <= Date::at(time)
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Days(BTreeMap<Date, DayResult>);

impl Days {
    /// The days in a results file. If a day has several first attempts, such as from two computers, the one that
    /// was finished first counts.
    pub fn of(results: &Results) -> Self {
        let mut days = BTreeMap::new();
        for result in results.games.iter().filter_map(|game| DayResult::of(game)) {
            let first = days.entry(result.date).or_insert_with(|| result.clone());
            if result.time < first.time {
                *first = result;
            }
        }
        Self(days)
    }

    pub fn result(&self, date: Date) -> Option<&DayResult> {
        self.0.get(&date)
    }

    /// The best result in the game of a day on earlier days: by place, then by points, and of equals the earliest.
    pub fn best_before(&self, date: Date) -> Option<&DayResult> {
        let game = DayDeal::of(date).entry;
        let sign = if game.game.wins() == Wins::Lowest { 1.0 } else { -1.0 };
        let earlier = self.0.range(..date).map(|(_, result)| result);
        let same = earlier.filter(|result| DayDeal::of(result.date).entry.id == game.id);
        same.min_by(|a, b| a.place.cmp(&b.place).then((sign * a.total).total_cmp(&(sign * b.total))))
    }

    pub fn in_month(&self, date: Date) -> impl Iterator<Item = &DayResult> {
        date.month().filter_map(|date| self.result(date))
    }

    /// All results, by date.
    pub fn results(&self) -> impl DoubleEndedIterator<Item = &DayResult> {
        self.0.values()
    }
}
