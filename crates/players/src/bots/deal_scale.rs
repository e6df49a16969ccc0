//! The usual variation of a deal's value, by which losses are measured.

use super::sample::Sample;
use super::utility::Utility;
use misere_engine::rules::{Rules, Seat, View};

/// The value of a deal to each seat, and how much it usually varies with the cards. One scale
/// serves all decisions of a deal.
#[derive(Clone, Debug)]
pub struct DealScale {
    utilities: Vec<Utility>,
    /// The standard deviation of a deal's value to a seat.
    deviation: f64,
    /// The standard deviation of the points alone.
    points_deviation: f64,
    ranges: Ranges,
}

/// The differences between the highest and the lowest results of deals.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Ranges {
    /// Of the value to a seat.
    pub value: f64,
    /// Of the points alone.
    pub points: f64,
    /// Of a seat's own points, as the score sheet shows them.
    pub own: f64,
}

impl DealScale {
    /// The scale of a deal, from a view of the table before it and from the ends of some deals
    /// with other cards, at least two.
    pub fn new<R: Rules>(before: View<'_, R>, ends: &[R::Public]) -> Self {
        debug_assert!(ends.len() >= 2, "{} ends tell no variation", ends.len());
        let seats = R::totals(before.public).seats();
        let utilities = Seat::all(seats).map(|seat| {
            let mut utility = Utility::new::<R>(View { seat, ..before }).in_points();
            for end in ends {
                utility.calibrate::<R>(end);
            }
            utility
        });
        let utilities: Vec<Utility> = utilities.collect();
        let (mut values, mut points, mut own) = (Vec::new(), Vec::new(), Vec::new());
        for utility in &utilities {
            for end in ends {
                let payoff = utility.payoff::<R>(end);
                values.push(payoff.value);
                points.push(payoff.points);
                own.push(utility.own_points::<R>(end));
            }
        }
        let ranges = Ranges { value: range(&values), points: range(&points), own: range(&own) };
        let deviation = |numbers: Vec<f64>| {
            let sample: Sample = numbers.into_iter().collect();
            sample.deviation().max(MIN_DEVIATION)
        };
        Self { utilities, deviation: deviation(values), points_deviation: deviation(points), ranges }
    }

    /// The worth of a deal to a seat.
    pub(super) fn utility(&self, seat: Seat) -> &Utility {
        &self.utilities[seat.index()]
    }

    /// The standard deviation of a deal's value to a seat.
    pub const fn deviation(&self) -> f64 {
        self.deviation
    }

    /// The standard deviation of the points alone.
    pub const fn points_deviation(&self) -> f64 {
        self.points_deviation
    }

    /// The ranges of the results of deals.
    pub(super) const fn ranges(&self) -> Ranges {
        self.ranges
    }

    /// The range of a seat's own points for a deal.
    pub const fn own_range(&self) -> f64 {
        self.ranges.own
    }

    /// The worth of a deal to each seat.
    pub(super) fn utilities(&self) -> &[Utility] {
        &self.utilities
    }
}

/// The difference between the highest and the lowest number.
fn range(numbers: &[f64]) -> f64 {
    let highest = numbers.iter().copied().fold(f64::MIN, f64::max);
    let lowest = numbers.iter().copied().fold(f64::MAX, f64::min);
    (highest - lowest).max(MIN_DEVIATION)
}

/// Lower bound of the deviations and ranges, for deals whose points hardly vary.
const MIN_DEVIATION: f64 = 0.1;
