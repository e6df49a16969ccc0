//! A candidate of the search: a move, and how it did in the sampled worlds.

use super::evaluation::Evaluation;
use super::sample::Sample;
use super::utility::Payoff;

/// Required lead over the default choice, in standard errors of the difference.
const DEFAULT_MARGIN: f64 = 1.0;

/// Required lead of a move that [commits](super::Lookahead::commits) the seat, in standard errors.
const COMMITMENT_MARGIN: f64 = 2.0;

/// Minimum lead of a move that commits the seat, in standard deviations of the lead from world to
/// world, no matter how many worlds were sampled: rollouts overrate such moves systematically.
/// `examples/moons.rs` counts the bids that succeed.
const COMMITMENT_DEVIATIONS: f64 = 0.5;

/// A move that is tried.
pub struct Candidate {
    pub index: usize,
    /// Set if it commits the seat.
    commits: bool,
    pub value: Sample,
    points: Sample,
    /// By how much its value exceeds that of the default choice in the same world.
    lead: Sample,
    /// Its payoff in the current world.
    pub current: Payoff,
    /// Its value in each world so far.
    values: Vec<f32>,
}

impl Candidate {
    pub fn new(index: usize, commits: bool) -> Self {
        Self {
            index,
            commits,
            value: Sample::EMPTY,
            points: Sample::EMPTY,
            lead: Sample::EMPTY,
            current: Payoff::default(),
            values: Vec::new(),
        }
    }

    /// Tells whether it commits the seat.
    pub const fn commits(&self) -> bool {
        self.commits
    }

    /// Records the current world, given the value of the default choice in it.
    pub fn record(&mut self, default: f64) {
        self.value.add(self.current.value);
        self.points.add(self.current.points);
        self.lead.add(self.current.value - default);
        self.values.push(self.current.value as f32);
    }

    /// By how much its value exceeds that of another one in the same worlds.
    pub fn gain_over(&self, other: &Self) -> Sample {
        let pairs = self.values.iter().zip(&other.values);
        pairs.map(|(own, other)| f64::from(own - other)).collect()
    }

    /// The lead over the default choice, minus the required margin.
    pub fn sure_lead(&self) -> f64 {
        let (lead, error) = (&self.lead, self.lead.error());
        if lead.count() == 0 {
            return f64::NEG_INFINITY;
        }
        let required = if self.commits {
            f64::max(COMMITMENT_MARGIN * error, COMMITMENT_DEVIATIONS * lead.deviation())
        } else {
            DEFAULT_MARGIN * error
        };
        lead.mean() - required
    }

    pub fn evaluation(&self) -> Evaluation {
        if self.value.count() == 0 {
            return Evaluation::unknown(self.index);
        }
        Evaluation {
            index: self.index,
            value: self.value.mean(),
            error: self.value.error(),
            points: self.points.mean(),
            points_error: self.points.error(),
            worlds: self.value.count(),
            exact: false,
        }
    }
}
