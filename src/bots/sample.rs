//! Running mean and standard error.

use serde::{Deserialize, Serialize};

/// An estimated number with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The standard error of the mean; 0 if the number is known.
    pub error: f64,
}

impl Estimate {
    /// A number that is known.
    pub const fn exact(mean: f64) -> Self {
        Self { mean, error: 0.0 }
    }

    /// Half the width of its 95 % confidence interval.
    pub const fn margin(self) -> f64 {
        1.96 * self.error
    }

    /// The sum of two independent estimates.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self {
            mean: self.mean + other.mean,
            error: self.error.hypot(other.error),
        }
    }

    /// The estimate times a number.
    #[must_use]
    pub const fn times(self, factor: f64) -> Self {
        Self {
            mean: self.mean * factor,
            error: self.error * factor.abs(),
        }
    }
}

/// A sample of numbers, kept as their count, their sum and the sum of their squares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sample {
    count: u32,
    sum: f64,
    squares: f64,
}

impl Sample {
    /// The empty sample.
    pub const EMPTY: Self = Self {
        count: 0,
        sum: 0.0,
        squares: 0.0,
    };

    /// Adds a number.
    pub fn add(&mut self, number: f64) {
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// Both samples together.
    pub fn merged(self, other: Self) -> Self {
        Self {
            count: self.count + other.count,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    /// The number of numbers.
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

    /// The mean with its standard error.
    pub fn estimate(&self) -> Estimate {
        Estimate {
            mean: self.mean(),
            error: self.error(),
        }
    }

    /// The standard error of the mean.
    pub fn error(&self) -> f64 {
        self.deviation() / f64::from(self.count).sqrt()
    }
}

impl FromIterator<f64> for Estimate {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        numbers.into_iter().collect::<Sample>().estimate()
    }
}

impl FromIterator<f64> for Sample {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        let mut sample = Self::EMPTY;
        numbers.into_iter().for_each(|number| sample.add(number));
        sample
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_deviation_and_error_match_the_textbook() {
        let sample: Sample = [2.0, 4.0, 4.0, 6.0].into_iter().collect();
        assert_eq!((sample.count(), sample.mean()), (4, 4.0));
        assert!((sample.deviation() - (8.0_f64 / 3.0).sqrt()).abs() < 1e-12);
        assert!((sample.error() - (8.0_f64 / 12.0).sqrt()).abs() < 1e-12);
        let parts = [[2.0, 4.0], [4.0, 6.0]].map(Sample::from_iter);
        assert_eq!(parts[0].merged(parts[1]), sample);
        assert_eq!(Sample::from_iter([3.0]).error(), f64::INFINITY);
    }
}
