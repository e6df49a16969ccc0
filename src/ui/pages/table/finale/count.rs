//! The points of a finished game, counted once more, deal by deal, and those of the last deal card by card, so that one
//! sees who comes out ahead.

use egui::emath::easing::cubic_out;

use crate::cards::Cards;
use crate::rules::{BySeat, Score, Seat, Wins};
use crate::table::{SheetLine, SheetRow};
use crate::text::{Message, ending as texts};
use crate::ui::game_summary;
use crate::ui::pages::table::game::{TableGame, TableState};

/// The most steps in which the deals before the last are counted, and the last one.
const MOST: [usize; 2] = [8, 10];

/// When the count begins, and the time that a step takes, in seconds.
const BEGINS: f64 = 0.4;
const SLOWEST: f64 = 0.4;

/// The time that all steps may take, in seconds: for one's own victory, and for another's.
const OWN: f64 = 3.2;
const OTHERS: f64 = 2.0;

/// The further time of the last of several steps, which says who wins, in seconds.
const SUSPENSE: f64 = 0.6;

/// The share of a step in which totals run up. Then they rest.
const RUNNING: f64 = 0.7;

pub(in crate::ui::pages::table) struct Count {
    steps: Vec<Step>,
    /// The time that a step takes, in seconds.
    pace: f64,
    wins: Wins,
}

/// The totals after a deal, or after a part of the score of the last one.
struct Step {
    /// Its name: the deal or the reason for the points.
    name: Message,
    /// The cards that counted.
    cards: Cards,
    totals: BySeat<Score>,
}

/// The count at a moment.
pub(super) struct Counted {
    /// The totals before and after the present step, and how much of it is done.
    pub before: BySeat<Score>,
    pub after: BySeat<Score>,
    pub share: f32,
    /// The seconds since the step was done; negative until then.
    pub since_done: f64,
    wins: Wins,
    /// The name of the present step and the cards that count in it; `None` once everything has been counted.
    pub what: Option<(Message, Cards)>,
}

impl Count {
    pub fn of(game: &TableGame) -> Self {
        let wins = game.wins();
        if game.state() != TableState::Result {
            return Self { steps: Vec::new(), pace: 0.0, wins };
        }
        let totals = game.session().totals();
        let rows = game.session().sheet().rows;
        let mut steps = Vec::new();
        if let Some((last, before)) = rows.split_last() {
            let of_deal = |row: &SheetRow| Step {
                name: game_summary::deal(row.deal, game.entry.unit),
                cards: Cards::EMPTY,
                totals: row.totals,
            };
            steps.extend(thinned(before.iter().map(of_deal).collect(), MOST[0]));
            let mut so_far = before.last().map_or_else(|| BySeat::new(totals.seats()), |row| row.totals);
            let of_line = |line: &SheetLine| {
                so_far[line.seat] += line.points;
                let why = texts::outcome(texts::whose(line.seat), [line.why.clone()]);
                let name = if line.why.is_empty() { Message::EMPTY } else { why };
                Step { name, cards: line.cards, totals: so_far }
            };
            let lines = last.lines.iter().filter(|line| line.points != Score::ZERO);
            steps.extend(thinned(lines.map(of_line).collect(), MOST[1]));
        }
        match steps.last_mut() {
            Some(last) => last.totals = totals,
            None => steps.push(Step { name: Message::EMPTY, cards: Cards::EMPTY, totals }),
        }
        let longest = if game.is_own_win() { OWN } else { OTHERS };
        let pace = (longest / steps.len() as f64).min(SLOWEST);
        Self { steps, pace, wins }
    }

    /// The time at which each step is done, in seconds.
    pub fn ticks(&self) -> impl Iterator<Item = f64> {
        (0..self.steps.len()).map(|step| self.begins(step) + RUNNING * self.takes(step))
    }

    /// The time at which everything has been counted, in seconds.
    pub fn seconds(&self) -> f64 {
        self.steps.len().checked_sub(1).map_or(0.0, |last| self.begins(last) + self.takes(last))
    }

    /// The time that a step takes, in seconds.
    fn takes(&self, step: usize) -> f64 {
        let is_last = step > 0 && step + 1 == self.steps.len();
        self.pace + if is_last { SUSPENSE } else { 0.0 }
    }

    fn begins(&self, step: usize) -> f64 {
        BEGINS + self.pace * step as f64
    }

    /// The places by what has been counted after this many seconds; `None` if there is nothing to count.
    pub fn places(&self, since: f64) -> Option<BySeat<usize>> {
        let counted = self.at(since)?;
        Some(self.wins.places(if counted.since_done < 0.0 { &counted.before } else { &counted.after }))
    }

    /// The count after this many seconds; `None` if there is nothing to count.
    pub(super) fn at(&self, since: f64) -> Option<Counted> {
        let last = self.steps.len().checked_sub(1)?;
        let now = (((since - BEGINS) / self.pace).max(0.0) as usize).min(last);
        let after = self.steps[now].totals;
        let before = match now.checked_sub(1) {
            Some(before) => self.steps[before].totals,
            None => BySeat::new(after.seats()),
        };
        let share = ((since - self.begins(now)) / (RUNNING * self.takes(now))).clamp(0.0, 1.0);
        let step = &self.steps[now];
        let what = (since < self.seconds()).then(|| (step.name.clone(), step.cards));
        let since_done = since - self.begins(now) - RUNNING * self.takes(now);
        Some(Counted { before, after, share: cubic_out(share as f32), since_done, wins: self.wins, what })
    }
}

/// At most so many of these steps, with the last.
fn thinned(mut steps: Vec<Step>, most: usize) -> Vec<Step> {
    let every = steps.len().div_ceil(most);
    let mut left = steps.len();
    steps.retain(|_| {
        left -= 1;
        left.is_multiple_of(every)
    });
    steps
}

impl Counted {
    /// The total of a seat as far as it has been counted.
    pub fn total(&self, seat: Seat) -> Score {
        let (before, after) = (self.before[seat], self.after[seat]);
        let total = egui::lerp(before.as_f64()..=after.as_f64(), f64::from(self.share));
        if self.share < 1.0 { Score::points(total.round() as i32) } else { after }
    }

    /// The field of each seat in the row of places, from 0, which changes as the seats change places.
    pub fn fields(&self) -> BySeat<f32> {
        let all = || Seat::all(self.after.seats());
        let field = |seat: Seat, places: &BySeat<usize>| {
            all().filter(|other| (places[*other], *other) < (places[seat], seat)).count() as f32
        };
        let [before, after] = [&self.before, &self.after].map(|totals| self.wins.places(totals));
        BySeat::from_fn(after.seats(), |seat| egui::lerp(field(seat, &before)..=field(seat, &after), self.share))
    }
}
