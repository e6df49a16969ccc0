//! Compares the points that reviews expect with those that came out.

use std::sync::atomic::{AtomicBool, Ordering};

use rand::Rng as _;
use statrs::distribution::{ContinuousCDF as _, StudentsT};

use misere_engine::rules::Seats;
use misere_engine::table::{Table, Watch as _};
use misere_players::bots::{Certainty, Effort, Estimate, History, Judge, Strategy};
use misere_players::review::{Deal, Request, STEPS, play_on_with_medium, step_rng};

/// The points that a review expects at a decision, and those that the seat got in the deal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StatedValue {
    /// The points expected.
    pub stated: Estimate,
    /// The value by the search, by which values are grouped: groups by the points stated would hold those that came out
    /// too low or too high by chance.
    pub searched: f64,
    /// The points that the seat got.
    pub outcome: f64,
}

impl StatedValue {
    fn difference(self) -> f64 {
        self.outcome - self.stated.mean
    }
}

/// Lets Medium play a game to its end, and returns the value that a review states at each decision
/// in which the best action was taken. If stopped, those so far.
pub fn stated_values<R: Strategy>(table: &Table<R>, worlds: u32, seed: u64, stop: &AtomicBool) -> Vec<StatedValue> {
    let request = Request { worlds, seed, ..Request::new(Seats::default(), Vec::new()) };
    let bots = request.players(table.seats());
    let mut values = Vec::new();
    for deal in Deal::all(&play_on_with_medium(table, seed)) {
        let Some(scale) = deal.scale(&request, stop) else { return values };
        let mut past = History::default();
        for act in &deal.acts {
            if stop.load(Ordering::Relaxed) {
                return values;
            }
            let judge = Judge { view: act.state.view(act.seat), past: &past, scale: &scale, bots: &bots, stop };
            let effort = Effort { worlds, steps: &STEPS, seed: step_rng(seed, act.step).next_u64() };
            let stated = judge.expected_if_best(act.action, effort);
            let outcome = deal.scores[act.seat].as_f64();
            values.extend(stated.map(|(stated, searched)| StatedValue { stated, searched, outcome }));
            past.note(&act.state.public, act.action);
        }
    }
    values
}

/// The values that reviews state, compared with the results of whole games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Calibration {
    pub games: Vec<Vec<StatedValue>>,
}

/// Values that are about equal, on average.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CalibratedGroup {
    pub count: usize,
    /// The points stated.
    pub stated: f64,
    /// The points that came out, minus those stated. Values of one game depend on each other, so the
    /// error is that between games.
    pub difference: Estimate,
    /// Half the width of the 95 % interval of the difference, which is wider than usual for few games.
    pub margin: f64,
}

/// Values that should have come out as stated.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Certain {
    pub count: usize,
    /// The number of those that came out otherwise.
    pub otherwise: usize,
    /// The mean distance of the outcome from the value stated.
    pub off: f64,
    /// The mean margin of error.
    pub margin: f64,
}

impl Calibration {
    pub fn values(&self) -> impl Iterator<Item = StatedValue> {
        self.games.iter().flatten().copied()
    }

    /// This many groups of about equal size, from the worst values by the search to the best.
    pub fn groups(&self, number: usize) -> Vec<CalibratedGroup> {
        let games = self.games.iter().enumerate();
        let mut values: Vec<(usize, StatedValue)> =
            games.flat_map(|(game, values)| values.iter().map(move |value| (game, *value))).collect();
        values.sort_by(|(_, a), (_, b)| a.searched.total_cmp(&b.searched));
        let size = values.len().div_ceil(number).max(1);
        values.chunks(size).map(|group| self.group(group)).collect()
    }

    fn group(&self, values: &[(usize, StatedValue)]) -> CalibratedGroup {
        let count = values.len() as f64;
        let mean = |number: fn(StatedValue) -> f64| values.iter().map(|(_, value)| number(*value)).sum::<f64>() / count;
        let difference = mean(StatedValue::difference);
        let mut by_game = vec![0.0; self.games.len()];
        for (game, value) in values {
            by_game[*game] += value.difference() - difference;
        }
        let squares: f64 = by_game.iter().map(|sum| sum * sum).sum();
        // A single game tells nothing about the error.
        let games = self.games.len() as f64;
        let error = match self.games.len() {
            0 | 1 => f64::INFINITY,
            _ => (squares * games / (games - 1.0)).sqrt() / count,
        };
        let chance = StudentsT::new(0.0, 1.0, (games - 1.0).max(1.0)).expect("at least one degree of freedom");
        CalibratedGroup {
            count: values.len(),
            stated: mean(|value| value.stated.mean),
            difference: Estimate::sampled(difference, error),
            margin: chance.inverse_cdf(0.975) * error,
        }
    }

    /// The sampled values on which all worlds agreed.
    pub fn unanimous(&self) -> Certain {
        let is_unanimous =
            |value: &StatedValue| matches!(value.stated.certainty, Certainty::Sampled { error: 0.0, .. });
        Certain::of(self.values().filter(is_unanimous))
    }

    pub fn exact(&self) -> Certain {
        Certain::of(self.values().filter(|value| value.stated.is_exact()))
    }
}

impl Certain {
    fn of(values: impl Iterator<Item = StatedValue>) -> Self {
        let mut all = Self::default();
        for value in values {
            all.count += 1;
            all.otherwise += usize::from(value.difference().abs() > 1e-9);
            all.off += value.difference().abs();
            all.margin += value.stated.margin();
        }
        let count = all.count.max(1) as f64;
        all.off /= count;
        all.margin /= count;
        all
    }
}
