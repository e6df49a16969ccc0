//! The evaluation of a legal move, and its short form for players.

use std::fmt;

use super::utility::Payoff;

/// The result of looking ahead for one legal move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation {
    /// Its index among the legal moves.
    pub index: usize,
    /// Its mean value to the seat, see [`Payoff::value`]; moves are chosen by it. Negative infinity
    /// if nothing is known.
    pub value: f64,
    /// The standard error of the value; infinite if nothing is known.
    pub error: f64,
    /// The mean points it brings the seat; more is better.
    /// [`Lookahead::legend`](super::Lookahead::legend) describes them for players.
    pub points: f64,
    /// The standard error of the points.
    pub points_error: f64,
    /// The number of results, each from one world or several neighboring ones. Moves soon found to be worse have fewer.
    pub worlds: u32,
    /// Set if the value is that of perfect play and not an estimate. The errors are then 0.
    pub exact: bool,
}

impl Evaluation {
    /// A move of which nothing is known.
    pub const fn unknown(index: usize) -> Self {
        Self {
            index,
            value: f64::NEG_INFINITY,
            error: f64::INFINITY,
            points: f64::NEG_INFINITY,
            points_error: f64::INFINITY,
            worlds: 0,
            exact: false,
        }
    }

    /// A move whose payoff under perfect play is known.
    pub const fn exact(index: usize, payoff: Payoff) -> Self {
        Self {
            index,
            value: payoff.value,
            error: 0.0,
            points: payoff.points,
            points_error: 0.0,
            worlds: 1,
            exact: true,
        }
    }

    /// The evaluation in another unit, whose size is given in the present one.
    pub fn per(self, unit: f64) -> Self {
        Self {
            value: self.value / unit,
            error: self.error / unit,
            points: self.points / unit,
            points_error: self.points_error / unit,
            ..self
        }
    }
}

/// The points in short: `−2.1 ± 0.3`, or `−2 exactly` if no decimal is missing. An unknown or
/// invisible error is left out.
impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.points * 10.0).round();
        if tenths != 0.0 {
            f.write_str(if tenths < 0.0 { "−" } else { "+" })?;
        }
        f.write_str(&figure(self.points))?;
        if self.exact && (self.points * 10.0 - tenths).abs() < EPSILON {
            f.write_str(" exactly")?;
        } else if self.points_error.is_finite() && self.points_error >= VISIBLE {
            write!(f, " ± {:.1}", self.points_error)?;
        }
        Ok(())
    }
}

/// Smaller differences are rounding errors of sums.
pub(crate) const EPSILON: f64 = 1e-6;

/// Smaller differences would be shown as 0.0 points.
pub(crate) const VISIBLE: f64 = 0.05;

/// The absolute value with one decimal, which is omitted if it is 0.
pub(crate) fn figure(number: f64) -> String {
    let text = format!("{:.1}", number.abs());
    text.strip_suffix(".0").map_or(text.clone(), Into::into)
}
