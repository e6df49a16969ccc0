//! Ratings by Glicko-2 (Mark Glickman, “Example of the Glicko-2 system”, 2022): a strength with its deviation, which
//! shrinks with every result and grows when nothing is heard for long.

use std::f64::consts::PI;

use super::Puzzle;
use crate::bots::Level;

/// A rating of a person or of a puzzle, which is the stronger the harder it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating on the usual scale, where 1500 is the middle.
    pub value: f64,
    /// Its standard deviation on this scale.
    pub deviation: f64,
    /// The change that is likely from one period to the next.
    pub volatility: f64,
}

/// A result against an opponent: 1 for a win, 0 for a loss.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedResult {
    /// The opponent's rating before.
    pub opponent: Rating,
    pub score: f64,
}

/// A rating's place among those of the levels, by how often puzzles are solved.
#[derive(Clone, Debug, PartialEq)]
pub enum Meaning {
    /// The levels whose ratings lie within the margin of error.
    Like(Vec<Level>),
    /// The nearest levels below and above, where none lies within the margin.
    Between([Option<Level>; 2]),
}

/// The strength with which volatility may change.
const TAU: f64 = 0.5;

/// The points of the usual scale in a unit of the system's own.
const SCALE: f64 = 173.7178;

/// The precision to which volatility is computed.
const PRECISION: f64 = 1e-6;

/// The levels whose tries rate puzzles, with their ratings as solvers, the weakest first. With these, the puzzles that
/// come with the program have a mean of 1500, and the levels are expected to solve as many of them as they did; a test
/// checks both.
pub const SOLVERS: [(Level, f64); 3] = [(Level::Novice, 1360.0), (Level::Easy, 1511.0), (Level::Medium, 1784.0)];

const LEVELS_DEVIATION: f64 = 30.0;

/// The number of tries of each level at a puzzle, by which it is rated.
pub(super) const TRIES: u32 = 20;

impl Default for Rating {
    /// The rating of somebody about whom nothing is known.
    fn default() -> Self {
        Self { value: 1500.0, deviation: 350.0, volatility: 0.06 }
    }
}

impl Rating {
    /// The rating after a period with these results, none for a period of rest.
    #[must_use]
    pub fn after(self, results: &[RatedResult]) -> Self {
        let (mean, deviation) = ((self.value - 1500.0) / SCALE, self.deviation / SCALE);
        let (mut information, mut sum) = (0.0, 0.0);
        for result in results {
            let weight = weight(result.opponent.deviation / SCALE);
            let expected = self.expected(result.opponent);
            information += weight * weight * expected * (1.0 - expected);
            sum += weight * (result.score - expected);
        }
        if information == 0.0 {
            let grown = libm::hypot(deviation, self.volatility) * SCALE;
            return Self { deviation: grown.min(Self::default().deviation), ..self };
        }
        let variance = 1.0 / information;
        let volatility = volatility(self.volatility, deviation, variance, variance * sum);
        let before = libm::hypot(deviation, volatility);
        let after = 1.0 / (1.0 / (before * before) + information).sqrt();
        Self { value: 1500.0 + SCALE * (mean + after * after * sum), deviation: SCALE * after, volatility }
    }

    /// The expected score against an opponent, from 0 to 1.
    pub fn expected(self, opponent: Self) -> f64 {
        let weight = weight(opponent.deviation / SCALE);
        1.0 / (1.0 + libm::exp(-weight * (self.value - opponent.value) / SCALE))
    }

    /// Half the width of the 95 % interval.
    pub const fn margin(self) -> f64 {
        1.96 * self.deviation
    }

    /// The rating among those of the levels.
    pub fn meaning(self) -> Meaning {
        let distance = |value: f64| value - self.value;
        let within = SOLVERS.iter().filter(|(_, value)| distance(*value).abs() <= self.margin());
        let within: Vec<Level> = within.map(|(level, _)| *level).collect();
        if !within.is_empty() {
            return Meaning::Like(within);
        }
        let weaker = SOLVERS.iter().rfind(|(_, value)| distance(*value) < 0.0);
        let stronger = SOLVERS.iter().find(|(_, value)| distance(*value) > 0.0);
        Meaning::Between([weaker, stronger].map(|found| found.map(|(level, _)| *level)))
    }
}

impl Puzzle {
    /// Its rating from the tries of the levels: it beats whoever misses its answer.
    pub fn rating(&self) -> Rating {
        let mut results = Vec::new();
        for ((_, value), found) in SOLVERS.into_iter().zip(self.found) {
            let opponent = Rating { value, deviation: LEVELS_DEVIATION, ..Rating::default() };
            let result = RatedResult { opponent, score: 1.0 - found };
            results.extend([result; TRIES as usize]);
        }
        Rating::default().after(&results)
    }
}

/// The weight of a result against an opponent of this deviation.
fn weight(deviation: f64) -> f64 {
    1.0 / (1.0 + 3.0 * deviation * deviation / (PI * PI)).sqrt()
}

/// The new volatility (step 5 of the paper), by the Illinois algorithm.
fn volatility(old: f64, deviation: f64, variance: f64, improvement: f64) -> f64 {
    let start = libm::log(old * old);
    let squares = deviation * deviation + variance;
    let f = |x: f64| {
        let e = libm::exp(x);
        let sum = squares + e;
        e * (improvement * improvement - sum) / (2.0 * sum * sum) - (x - start) / (TAU * TAU)
    };
    let mut low = start;
    let gain = improvement * improvement - squares;
    let mut high = if gain > 0.0 {
        libm::log(gain)
    } else {
        let below = (1..).map(|k| start - f64::from(k) * TAU);
        below.into_iter().find(|x| f(*x) >= 0.0).expect("the line falls without end")
    };
    let (mut f_low, mut f_high) = (f(low), f(high));
    while (high - low).abs() > PRECISION {
        let middle = low + (low - high) * f_low / (f_high - f_low);
        let f_middle = f(middle);
        if f_middle * f_high <= 0.0 {
            (low, f_low) = (high, f_high);
        } else {
            f_low /= 2.0;
        }
        (high, f_high) = (middle, f_middle);
    }
    libm::exp(low / 2.0)
}
