//! The rating and the plan that follow from a person's tries.

use std::collections::{BTreeMap, BTreeSet};

use super::Try;
use crate::Date;
use misere_players::puzzles::{RatedResult, Rating};

/// The numbers of days after which a failed puzzle returns, and again each time it has been solved then.
const RETURNS: [u32; 3] = [1, 3, 9];

/// The number of days after which a mistake is first offered as a puzzle.
pub const FIRST_RETURN: u32 = 2;

/// Where a person stands in the puzzles of one or several games.
#[derive(Clone, Debug, Default)]
pub struct Training {
    pub rating: Rating,
    /// The number of days in a row with a try, up to today or yesterday.
    pub days: u32,
    /// The puzzles that were failed and are not learned yet, with the day from which on they return.
    returning: BTreeMap<u64, Return>,
    tried: BTreeSet<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Return {
    /// The place in [`RETURNS`].
    stage: usize,
    due: Date,
}

impl Training {
    /// Follows the tries at puzzles with these keys and ratings. The tries of a day are one period of the rating, and
    /// so is each day without any. Only the first try at a puzzle is rated, since later ones measure memory, and none in a
    /// streak.
    pub fn of(tries: &[Try], ratings: &BTreeMap<u64, Rating>, today: Date) -> Self {
        let mut training = Self::default();
        let mut period: Option<(Date, Vec<RatedResult>)> = None;
        for one in tries {
            let Some(opponent) = ratings.get(&one.puzzle) else { continue };
            let date = Date::at(one.time);
            if period.as_ref().is_none_or(|(day, _)| *day != date) {
                training.end_period(period.take(), date);
            }
            let (_, results) = period.get_or_insert_with(|| (date, Vec::new()));
            if training.is_new(one.puzzle) && one.streak.is_none() {
                results.push(RatedResult { opponent: *opponent, score: score(one) });
            }
            training.note(one, date);
        }
        training.end_period(period, today);
        let days: BTreeSet<Date> = tries.iter().map(|one| Date::at(one.time)).collect();
        let mut day = Some(today).filter(|day| days.contains(day)).or(today.minus(1));
        while let Some(date) = day.filter(|day| days.contains(day)) {
            training.days += 1;
            day = date.minus(1);
        }
        training
    }

    /// Follows the tries at a person's own mistakes, given with the days on which they were found. Each is offered two
    /// days later, and then returns like a failed puzzle.
    pub fn of_mistakes(mistakes: impl IntoIterator<Item = (u64, Date)>, tries: &[Try]) -> Self {
        let mut training = Self::default();
        for (key, found) in mistakes {
            training.keep(key, 0, found.plus(FIRST_RETURN));
        }
        let own: BTreeSet<u64> = training.returning.keys().copied().collect();
        for one in tries.iter().filter(|one| own.contains(&one.puzzle)) {
            training.note(one, Date::at(one.time));
        }
        training
    }

    /// Tells whether a puzzle was never tried.
    pub fn is_new(&self, puzzle: u64) -> bool {
        !self.tried.contains(&puzzle)
    }

    pub fn is_empty(&self) -> bool {
        self.tried.is_empty()
    }

    /// Ends a period, and those without a try before the next one.
    fn end_period(&mut self, period: Option<(Date, Vec<RatedResult>)>, next: Date) {
        let Some((date, results)) = period else { return };
        self.rating = self.rating.after(&results);
        let mut day = date.plus(1);
        while day < next {
            self.rating = self.rating.after(&[]);
            day = day.plus(1);
        }
    }

    fn note(&mut self, one: &Try, date: Date) {
        self.tried.insert(one.puzzle);
        let returning = self.returning.get(&one.puzzle).copied();
        let stage = match (one.solved, returning) {
            (false, _) => Some(0),
            // Solved before its day: nothing is known about remembering it.
            (true, Some(Return { stage, due })) if date < due => {
                return self.keep(one.puzzle, stage, due);
            }
            (true, Some(Return { stage, .. })) => Some(stage + 1),
            (true, None) => None,
        };
        match stage.and_then(|stage| Some((stage, RETURNS.get(stage)?))) {
            Some((stage, days)) => self.keep(one.puzzle, stage, date.plus(*days)),
            None => _ = self.returning.remove(&one.puzzle),
        }
    }

    fn keep(&mut self, puzzle: u64, stage: usize, due: Date) {
        self.returning.insert(puzzle, Return { stage, due });
    }

    /// The puzzles that return today or should have returned already, the longest due first.
    pub fn due(&self, today: Date) -> Vec<u64> {
        let due = self.returning.iter().filter(|(_, one)| one.due <= today);
        let mut due: Vec<(Date, u64)> = due.map(|(key, one)| (one.due, *key)).collect();
        due.sort_unstable();
        due.into_iter().map(|(_, key)| key).collect()
    }

    /// The day from which on a puzzle returns, if it does.
    pub fn returns(&self, puzzle: u64) -> Option<Date> {
        Some(self.returning.get(&puzzle)?.due)
    }

    /// The key of the next puzzle: of one that returns, or else of the one among those never tried that suits the
    /// person best. Its rating is a deviation below the person's, so the less is known of a person, the easier it is.
    pub fn next(&self, puzzles: &[(u64, Rating)], today: Date) -> Option<u64> {
        let due = self.due(today).into_iter();
        let mut returning = due.filter(|key| puzzles.iter().any(|(other, _)| other == key));
        returning.next().or_else(|| {
            let new = puzzles.iter().filter(|(key, _)| self.is_new(*key));
            let aim = self.rating.value - self.rating.deviation;
            let distance = |rating: Rating| (rating.value - aim).abs();
            let nearest = new.min_by(|(_, one), (_, other)| distance(*one).total_cmp(&distance(*other)));
            nearest.map(|(key, _)| *key)
        })
    }

    /// The puzzle of a day, the same for everybody who has the same puzzles: those that come with the program.
    pub fn of_day<P>(puzzles: &[P], date: Date) -> Option<&P> {
        let (year, month, day) = date.parts();
        let place = (year * 372 + month * 31 + day) as usize;
        // A step without a common divisor visits all of them, far apart in difficulty.
        puzzles.get(place.wrapping_mul(101) % puzzles.len().max(1))
    }
}

const fn score(one: &Try) -> f64 {
    if one.solved { 1.0 } else { 0.0 }
}
