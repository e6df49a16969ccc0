//! Numbers with what is known of their error, and running means.

use serde::{Deserialize, Serialize};

use crate::text::{Message, Number, figures};

/// A number and how surely it is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(from = "EstimateFields", into = "EstimateFields")]
#[must_use]
pub struct Estimate {
    /// The number, or its estimate.
    pub mean: f64,
    /// Set if it is exact, or else its error.
    pub certainty: Certainty,
}

/// The error of a number, if it is not exact.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Certainty {
    /// It is exact: nothing was sampled, or every possibility was counted.
    #[default]
    Exact,
    /// It is the mean of a sample. Its margin of error is never 0, even if all results were equal.
    Sampled {
        /// The standard error of the mean; 0 if all results were equal.
        error: f64,
        /// By how much outcomes that the sample did not show may move the mean, see `unseen` in this file.
        unseen: f64,
    },
}

/// The standard errors by which a number is surely greater than another. With 2, `misere-lab measure` confirmed 17 of 19
/// marks in Finis and Clubs; with 3, all of 18.
const SURE: f64 = 3.0;

/// By how much outcomes that did not occur in `count` results may move their mean, given the range of possible results.
/// By the rule of three, their chance is at most 3 / `count`, with 95 % confidence.
pub(super) fn unseen(count: u32, range: f64) -> f64 {
    (3.0 / f64::from(count)).min(1.0) * range
}

impl Estimate {
    /// A number that is known.
    pub const fn exact(mean: f64) -> Self {
        Self { mean, certainty: Certainty::Exact }
    }

    /// The mean of a sample of unknown size, with its standard error.
    pub const fn sampled(mean: f64, error: f64) -> Self {
        let certainty = Certainty::Sampled { error, unseen: 0.0 };
        Self { mean, certainty }
    }

    /// The mean of results, given the range of possible ones.
    pub fn of(results: &[f64], range: f64) -> Self {
        results.iter().copied().collect::<Sample>().estimate(range)
    }

    /// Tells whether the number is known.
    pub const fn is_exact(self) -> bool {
        matches!(self.certainty, Certainty::Exact)
    }

    /// The bound that the number surely exceeds, three standard errors below it.
    pub fn surely(self) -> f64 {
        self.mean - SURE * self.error()
    }

    /// The standard error; 0 if the number is known, or if all results were equal.
    pub const fn error(self) -> f64 {
        match self.certainty {
            Certainty::Exact => 0.0,
            Certainty::Sampled { error, .. } => error,
        }
    }

    /// Half the width of the 95 % interval; 0 if the number is known.
    pub const fn margin(self) -> f64 {
        match self.certainty {
            Certainty::Exact => 0.0,
            // A single result tells nothing about the error.
            Certainty::Sampled { error, unseen } if error.is_infinite() && unseen > 0.0 => unseen,
            Certainty::Sampled { error, unseen } => (1.96 * error).max(unseen),
        }
    }

    /// The margin with this many decimals; `None` if the number is known. A sampled number has a
    /// visible margin, however small that is.
    pub fn margin_text(self, decimals: usize) -> Option<String> {
        if self.is_exact() {
            return None;
        }
        let least = libm::pow(0.1, decimals as f64);
        Some(format!("{:.decimals$}", self.margin().max(least)))
    }

    /// The number with its 95 % interval: `3.2 ± 0.4`; exact numbers have none.
    pub fn in_words(self) -> Message {
        match self.shown() {
            (mean, None) => figures::number(mean),
            (mean, Some(margin)) => figures::estimate(mean, margin),
        }
    }

    /// The number with its sign and its 95 % interval: `+3.2 ± 0.4`.
    pub fn with_sign(self) -> Message {
        match self.shown() {
            (mean, None) => figures::signed(mean),
            (mean, Some(margin)) => figures::signed_estimate(mean, margin),
        }
    }

    /// The number and its margin, which is never shown as 0. Small numbers with small margins have a second decimal.
    fn shown(self) -> (Number, Option<Number>) {
        let margin = self.margin();
        match (self.is_exact(), margin < 0.095 && self.mean.abs() < 0.95) {
            (true, _) => (Number::short(self.mean), None),
            (false, true) => (Number::rounded(self.mean, 2), Some(Number::rounded(margin.max(0.01), 2))),
            (false, false) => (Number::short(self.mean), Some(Number::rounded(margin.max(0.1), 1))),
        }
    }

    /// The sum of two independent estimates.
    pub fn plus(self, other: Self) -> Self {
        use Certainty::{Exact, Sampled};
        let certainty = match (self.certainty, other.certainty) {
            (Exact, sampled) | (sampled, Exact) => sampled,
            (Sampled { error, unseen }, Sampled { error: error_of_other, unseen: unseen_of_other }) => {
                Sampled { error: libm::hypot(error, error_of_other), unseen: unseen + unseen_of_other }
            }
        };
        Self { mean: self.mean + other.mean, certainty }
    }

    /// The estimate of a number that is at most this much.
    pub const fn at_most(self, most: f64) -> Self {
        Self { mean: self.mean.min(most), ..self }
    }

    pub const fn times(self, factor: f64) -> Self {
        let certainty = match self.certainty {
            Certainty::Exact => Certainty::Exact,
            Certainty::Sampled { error, unseen } => {
                Certainty::Sampled { error: error * factor.abs(), unseen: unseen * factor.abs() }
            }
        };
        Self { mean: self.mean * factor, certainty }
    }
}

/// An estimate in files. Those of earlier versions lack the last two fields.
#[derive(Serialize, Deserialize)]
struct EstimateFields {
    mean: f64,
    error: f64,
    #[serde(default)]
    unseen: f64,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    exact: bool,
}

impl From<EstimateFields> for Estimate {
    fn from(fields: EstimateFields) -> Self {
        let EstimateFields { mean, error, unseen, exact } = fields;
        let certainty = if exact { Certainty::Exact } else { Certainty::Sampled { error, unseen } };
        Self { mean, certainty }
    }
}

impl From<Estimate> for EstimateFields {
    fn from(estimate: Estimate) -> Self {
        let unseen = match estimate.certainty {
            Certainty::Exact => 0.0,
            Certainty::Sampled { unseen, .. } => unseen,
        };
        Self { mean: estimate.mean, error: estimate.error(), unseen, exact: estimate.is_exact() }
    }
}

/// A sample of numbers, kept as their count, their sum and the sum of their squares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    count: u32,
    sum: f64,
    squares: f64,
}

impl Sample {
    /// No numbers.
    pub const EMPTY: Self = Self { count: 0, sum: 0.0, squares: 0.0 };

    pub fn add(&mut self, number: f64) {
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// Both samples together.
    pub fn merged(self, other: Self) -> Self {
        Self { count: self.count + other.count, sum: self.sum + other.sum, squares: self.squares + other.squares }
    }

    /// The count of numbers.
    pub const fn count(&self) -> u32 {
        self.count
    }

    /// The mean; not a number if the sample is empty.
    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.count)
    }

    /// The standard deviation; infinite for fewer than two numbers.
    pub fn deviation(&self) -> f64 {
        if self.count < 2 {
            return f64::INFINITY;
        }
        let count = f64::from(self.count);
        let around = (self.squares - self.sum * self.sum / count).max(0.0);
        (around / (count - 1.0)).sqrt()
    }

    /// The mean with its margin of error, given the range of possible numbers.
    pub fn estimate(&self, range: f64) -> Estimate {
        Estimate {
            mean: self.mean(),
            certainty: Certainty::Sampled { error: self.error(), unseen: unseen(self.count, range) },
        }
    }

    /// The standard error of the mean.
    pub fn error(&self) -> f64 {
        self.deviation() / f64::from(self.count).sqrt()
    }
}

impl FromIterator<f64> for Sample {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        let mut sample = Self::EMPTY;
        numbers.into_iter().for_each(|number| sample.add(number));
        sample
    }
}
