//! Counts over many games, and the statistics drawn from them.
//!
//! All counts are whole numbers that add up in any order, so neither the number of threads nor
//! splitting a run into ranges can change a digit of the result.

use serde::{Deserialize, Serialize};

use crate::arena::GameResult;
use misere_engine::rules::{Seat, Wins};
use misere_store::statistics::{Z, wilson};

/// The counts of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    pub games: u64,
    /// Number of plays: a game counts once per arrangement when all arrangements are played.
    pub plays: u64,
    pub deals: u64,
    pub actions: u64,
    #[serde(rename = "kinds")]
    pub contestants: Vec<Counts>,
}

/// The counts of one contestant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// Sum of the scores of its seats, in half-points.
    pub halves: i64,
    /// Sum of the differences between its scores and those of all other contestants, over all pairs
    /// of seats, in half-points; positive is better.
    pub lead: i64,
    /// Deals played, counted for each of its seats.
    pub deals: i64,
    /// Games won, counted for each of its seats; a shared win counts as a win.
    pub won: i64,
    /// Faults of an external bot.
    pub faults: u64,
    /// Sums of squares over plays.
    pub by_play: Squares,
    /// Sums of squares over games, all plays of a game taken together.
    pub by_game: Squares,
}

/// Sums of squares and products, for the confidence intervals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Squares {
    /// Half-points squared.
    pub halves: i64,
    /// Half-points times deals.
    pub halves_deals: i64,
    pub lead: i64,
    /// Lead times deals.
    pub lead_deals: i64,
    pub deals: i64,
    /// Games won squared.
    pub won: i64,
}

/// The sums of one contestant in one play, or in all plays of a game.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    halves: i64,
    lead: i64,
    deals: i64,
    won: i64,
}

impl Tally {
    pub fn new(contestants: usize) -> Self {
        Self { contestants: vec![Counts::default(); contestants], ..Self::default() }
    }

    /// Records a game: each of its plays with the contestants by seat.
    pub fn record(&mut self, wins: Wins, plays: &[(&[usize], GameResult)]) {
        const MOST: usize = misere_engine::rules::MAX_SEATS;
        let mut game = [Sums::default(); MOST];
        self.games += 1;
        for (contestants, outcome) in plays {
            let mut play = [Sums::default(); MOST];
            let totals = outcome.totals.as_slice();
            let (best, better) = match wins {
                Wins::Lowest => (totals.iter().min(), -1),
                Wins::Highest => (totals.iter().max(), 1),
            };
            let all: i64 = totals.iter().map(|total| i64::from(total.in_halves())).sum();
            for (seat, &contestant) in Seat::all(totals.len()).zip(*contestants) {
                let total = &outcome.totals[seat];
                let halves = i64::from(total.in_halves());
                play[contestant].halves += halves;
                // Differences between seats of the same contestant cancel out.
                play[contestant].lead += better * (totals.len() as i64 * halves - all);
                play[contestant].deals += i64::from(outcome.deals);
                play[contestant].won += i64::from(Some(total) == best);
            }
            for ((counts, sums), in_game) in self.contestants.iter_mut().zip(&play).zip(&mut game) {
                counts.halves += sums.halves;
                counts.lead += sums.lead;
                counts.deals += sums.deals;
                counts.won += sums.won;
                counts.by_play.record(sums);
                in_game.halves += sums.halves;
                in_game.lead += sums.lead;
                in_game.deals += sums.deals;
                in_game.won += sums.won;
            }
            self.plays += 1;
            self.deals += u64::from(outcome.deals);
            self.actions += outcome.actions;
        }
        for (counts, sums) in self.contestants.iter_mut().zip(&game) {
            counts.by_game.record(sums);
        }
    }

    /// The sum of two tallies; `None` if a count overflows.
    pub fn plus(&self, other: &Self) -> Option<Self> {
        let contestants = self.contestants.iter().zip(&other.contestants);
        Some(Self {
            games: self.games.checked_add(other.games)?,
            plays: self.plays.checked_add(other.plays)?,
            deals: self.deals.checked_add(other.deals)?,
            actions: self.actions.checked_add(other.actions)?,
            contestants: contestants.map(|(a, b)| a.plus(b)).collect::<Option<_>>()?,
        })
    }
}

impl Squares {
    fn record(&mut self, sums: &Sums) {
        self.halves += sums.halves * sums.halves;
        self.halves_deals += sums.halves * sums.deals;
        self.lead += sums.lead * sums.lead;
        self.lead_deals += sums.lead * sums.deals;
        self.deals += sums.deals * sums.deals;
        self.won += sums.won * sums.won;
    }

    fn plus(&self, other: &Self) -> Option<Self> {
        Some(Self {
            halves: self.halves.checked_add(other.halves)?,
            halves_deals: self.halves_deals.checked_add(other.halves_deals)?,
            lead: self.lead.checked_add(other.lead)?,
            lead_deals: self.lead_deals.checked_add(other.lead_deals)?,
            deals: self.deals.checked_add(other.deals)?,
            won: self.won.checked_add(other.won)?,
        })
    }
}

impl Counts {
    fn plus(&self, other: &Self) -> Option<Self> {
        Some(Self {
            halves: self.halves.checked_add(other.halves)?,
            lead: self.lead.checked_add(other.lead)?,
            deals: self.deals.checked_add(other.deals)?,
            won: self.won.checked_add(other.won)?,
            faults: self.faults.checked_add(other.faults)?,
            by_play: self.by_play.plus(&other.by_play)?,
            by_game: self.by_game.plus(&other.by_game)?,
        })
    }

    /// The mean score per deal, in points; `None` without deals.
    pub fn mean(&self) -> Option<f64> {
        (self.deals > 0).then(|| self.halves as f64 / self.deals as f64 / 2.0)
    }

    /// Half the width of the 95 % confidence interval of the mean, in points, given squares over
    /// this many independent samples; `None` for fewer than two.
    pub fn margin(&self, squares: &Squares, samples: u64) -> Option<f64> {
        let crossed = [squares.halves, squares.halves_deals, squares.deals];
        Some(self.margin_of(self.halves, crossed, samples)? / 2.0)
    }

    /// The mean lead per deal of a seat over the mean of the `others` other seats, in points, with half the width of
    /// its 95 % confidence interval; `None` without others or for fewer than two games.
    ///
    /// The luck of the packs cancels out when all contestants have held the same cards.
    pub fn lead(&self, games: u64, others: u64) -> Option<(f64, f64)> {
        let Squares { lead, lead_deals, deals, .. } = self.by_game;
        let margin = self.margin_of(self.lead, [lead, lead_deals, deals], games)?;
        let pairs = 2.0 * others as f64;
        (others > 0).then(|| (self.lead as f64 / self.deals as f64 / pairs, margin / pairs))
    }

    /// Half the width of the 95 % confidence interval of a quantity per deal, from the sums of its
    /// squares, of its products with the deals, and of the squares of the deals.
    ///
    /// Games differ in their number of deals, so this is the first-order error of a ratio.
    fn margin_of(&self, sum: i64, [squares, products, deals]: [i64; 3], samples: u64) -> Option<f64> {
        if self.deals == 0 {
            return None;
        }
        let ratio = sum as f64 / self.deals as f64;
        let around = squares as f64 - 2.0 * ratio * products as f64 + ratio * ratio * deals as f64;
        let error = standard_error(around, samples)? / (self.deals as f64 / samples as f64);
        Some(Z * error)
    }

    /// The share of games won by a seat, with its 95 % confidence interval, for this many games with
    /// this many seats each; `None` without games.
    ///
    /// Wilson's interval, which also holds near 0 and 1. The seats of a contestant in one game are
    /// not independent, so the spread over the games determines the effective number of samples.
    pub fn share(&self, games: u64, seats: u64) -> Option<(f64, [f64; 2])> {
        if games == 0 || seats == 0 {
            return None;
        }
        let each = seats as f64;
        let share = self.won as f64 / (games as f64 * each);
        let mean = share * each;
        let around = self.by_game.won as f64 - games as f64 * mean * mean;
        let error = standard_error(around, games).map_or(0.0, |error| error / each);
        let certain = share <= 0.0 || share >= 1.0;
        if error <= 0.0 && !certain && games > 1 {
            // The share is the same in every game, for example with a single contestant.
            return Some((share, [share, share]));
        }
        let samples = if certain || games < 2 {
            games as f64
        } else {
            let games = games as f64;
            share * (1.0 - share) / (error * error) * games / (games - 1.0)
        };
        Some((share, wilson(share, samples)))
    }
}

/// The standard error of a mean from the sum of squares around it; `None` for fewer than two samples.
fn standard_error(around: f64, samples: u64) -> Option<f64> {
    let samples = samples as f64;
    (samples >= 2.0).then(|| (around.max(0.0) / (samples - 1.0) / samples).sqrt())
}
