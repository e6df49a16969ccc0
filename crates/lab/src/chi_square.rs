//! Pearson's chi-square test: whether counts agree with their expected probabilities.

use std::f64::consts::PI;

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
        let p = tail(value, df);
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

/// The probability of a greater value of chi-square: the regularized upper incomplete gamma
/// function of df / 2 and value / 2, by its series where that converges fast, otherwise by its
/// continued fraction.
pub fn tail(value: f64, df: u32) -> f64 {
    let (a, x) = (f64::from(df) / 2.0, value / 2.0);
    if df == 0 || x <= 0.0 {
        return 1.0;
    }
    let front = (a * x.ln() - x - ln_gamma_of_half(df)).exp();
    if x < a + 1.0 {
        let (mut term, mut sum, mut n) = (1.0 / a, 1.0 / a, a);
        while term > sum * f64::EPSILON {
            n += 1.0;
            term *= x / n;
            sum += term;
        }
        return (1.0 - front * sum).max(0.0);
    }
    // Lentz's method.
    let mut b = x + 1.0 - a;
    let (mut c, mut d) = (f64::MAX, 1.0 / b);
    let mut fraction = d;
    for i in (1..1000).map(f64::from) {
        let step = -i * (i - a);
        b += 2.0;
        d = 1.0 / (step * d + b);
        c = b + step / c;
        fraction *= c * d;
        if (c * d - 1.0).abs() < 1e-15 {
            break;
        }
    }
    front * fraction
}

/// The logarithm of the gamma function at half an integer.
fn ln_gamma_of_half(twice: u32) -> f64 {
    let (first, start) = match twice % 2 {
        0 => (2, 0.0),
        _ => (1, PI.ln() / 2.0),
    };
    let steps = (first..twice).step_by(2);
    start + steps.map(|n| (f64::from(n) / 2.0).ln()).sum::<f64>()
}
