//! The usual variation of a deal's value, by which losses are measured.

use super::sample::Sample;
use super::utility::Utility;
use crate::rules::{Rules, Seat, View};

/// The value of a deal to each seat, and how much it usually varies with the cards. One scale
/// serves all decisions of a deal.
#[derive(Clone, Debug)]
pub struct DealScale {
    utilities: Vec<Utility>,
    /// The standard deviation of a deal's value to a seat.
    deviation: f64,
    /// The standard deviation of the points alone.
    points_deviation: f64,
}

impl DealScale {
    /// The scale of a deal, from a view of the table before it and from the ends of some deals
    /// with other cards, at least two.
    pub fn new<R: Rules>(before: View<'_, R>, ends: &[R::Public]) -> Self {
        debug_assert!(ends.len() >= 2, "{} ends tell no variation", ends.len());
        let seats = R::totals(before.public).seats();
        let utilities = Seat::all(seats).map(|seat| {
            let mut utility = Utility::new::<R>(View { seat, ..before });
            for end in ends {
                utility.calibrate::<R>(end);
            }
            utility
        });
        let utilities: Vec<Utility> = utilities.collect();
        let payoffs = utilities
            .iter()
            .flat_map(|utility| ends.iter().map(|end| utility.payoff::<R>(end)));
        let (values, points): (Vec<f64>, Vec<f64>) =
            payoffs.map(|payoff| (payoff.value, payoff.points)).unzip();
        let deviation = |numbers: Vec<f64>| {
            let sample: Sample = numbers.into_iter().collect();
            sample.deviation().max(MIN_DEVIATION)
        };
        Self {
            utilities,
            deviation: deviation(values),
            points_deviation: deviation(points),
        }
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
    pub(super) const fn points_deviation(&self) -> f64 {
        self.points_deviation
    }

    /// The worth of a deal to each seat.
    pub(super) fn utilities(&self) -> &[Utility] {
        &self.utilities
    }
}

/// Lower bound of the deviations, for deals whose points hardly vary.
const MIN_DEVIATION: f64 = 0.1;
