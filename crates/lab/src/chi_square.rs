//! Pearson's chi-square test: whether counts agree with their expected probabilities.

use statrs::distribution::{ChiSquared, ContinuousCDF as _};

/// The minimum expected count of a class; smaller ones are joined with their neighbors.
const LEAST_EXPECTED: f64 = 5.0;

/// The result of a test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChiSquare {
    /// The sum of the squared differences, each divided by what was expected.
    pub value: f64,
    /// The degrees of freedom.
    pub df: u32,
    /// The probability that chance alone gives this value or a greater one.
    pub p: f64,
}

impl ChiSquare {
    /// Tests classes, each given by its observed and its expected count.
    pub fn of(classes: &[(u64, f64)]) -> Self {
        let term = |&(count, expected): &(u64, f64)| (count as f64 - expected).powi(2) / expected;
        let value = classes.iter().map(term).sum();
        let df = classes.len().saturating_sub(1) as u32;
        // Nothing differs where there is nothing to compare.
        let p = ChiSquared::new(f64::from(df)).map_or(1.0, |chance| chance.sf(value));
        Self { value, df, p }
    }
}

/// Joins neighboring classes until each has an expected count that is large enough. Returns the
/// first and last class of each group, with its count and its expected count.
pub fn joined(classes: &[(u64, f64)]) -> Vec<(usize, usize, u64, f64)> {
    let mut groups: Vec<(usize, usize, u64, f64)> = Vec::new();
    for (place, &(count, expected)) in classes.iter().enumerate() {
        match groups.last_mut() {
            Some((_, last, counts, sum)) if *sum < LEAST_EXPECTED => {
                (*last, *counts, *sum) = (place, *counts + count, *sum + expected);
            }
            _ => groups.push((place, place, count, expected)),
        }
    }
    // The last group may still be too small.
    if let [.., _, (_, _, _, sum)] = groups[..]
        && sum < LEAST_EXPECTED
        && let (Some((_, last, count, expected)), Some(before)) = (groups.pop(), groups.last_mut())
    {
        *before = (before.0, last, before.2 + count, before.3 + expected);
    }
    groups
}
