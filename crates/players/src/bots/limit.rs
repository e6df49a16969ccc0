//! Limits and deadlines of decisions.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The limit of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// An amount of time.
    Time(Duration),
    /// A number of sampled worlds, which makes the choice reproducible. Where worlds are
    /// weighted by past actions, several neighboring worlds count as one.
    Worlds(u32),
    /// A number of sampled worlds or an amount of time, whichever is reached first.
    Both(u32, Duration),
}

impl Limit {
    /// This limit with at most this many worlds.
    pub(super) fn at_most(self, most: u32) -> Self {
        match self {
            Self::Time(time) if most < u32::MAX => Self::Both(most, time),
            Self::Time(time) => Self::Time(time),
            Self::Worlds(worlds) => Self::Worlds(worlds.min(most)),
            Self::Both(worlds, time) => Self::Both(worlds.min(most), time),
        }
    }

    /// This limit with the number of worlds multiplied by a factor.
    pub fn times(self, factor: u32) -> Self {
        match self {
            Self::Time(time) => Self::Time(time),
            Self::Worlds(worlds) => Self::Worlds(worlds.saturating_mul(factor)),
            Self::Both(worlds, time) => Self::Both(worlds.saturating_mul(factor), time),
        }
    }

    /// This limit with a share of the time, in eighths.
    pub(super) fn eighths(self, eighths: u32) -> Self {
        match self {
            Self::Time(time) => Self::Time(time * eighths / 8),
            Self::Worlds(worlds) => Self::Worlds(worlds),
            Self::Both(worlds, time) => Self::Both(worlds, time * eighths / 8),
        }
    }
}

/// The deadline of one decision, shared by everything that takes part in it.
#[derive(Debug)]
pub struct Deadline<'a> {
    start: Instant,
    limit: Limit,
    stop: &'a AtomicBool,
}

impl<'a> Deadline<'a> {
    /// The deadline of a decision that starts now.
    pub fn new(limit: Limit, stop: &'a AtomicBool) -> Self {
        Self { start: Instant::now(), limit, stop }
    }

    /// The number of worlds that is enough; `None` if only time counts.
    pub const fn worlds(&self) -> Option<u32> {
        match self.limit {
            Limit::Time(_) => None,
            Limit::Worlds(worlds) | Limit::Both(worlds, _) => Some(worlds),
        }
    }

    /// Tells whether the time is up or the decision was stopped.
    pub fn is_over(&self) -> bool {
        self.is_over_for((1, 1))
    }

    /// Tells whether a share of the time is up or the decision was stopped. The share is a numerator and a denominator.
    pub fn is_over_for(&self, (share, of): (u32, u32)) -> bool {
        self.stop.load(Ordering::Relaxed)
            || matches!(self.limit, Limit::Time(time) | Limit::Both(_, time)
                if self.start.elapsed() >= time / of * share)
    }
}
