//! Measures how long decisions take.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use serde::{Deserialize, Serialize};

/// Number of histogram classes per doubling of the time, which makes a class about 4 % wide.
const CLASSES: f64 = 16.0;

/// The times of a player's decisions, forced ones excluded. The counts of several runs can be added up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Latency {
    /// Wall-clock time.
    pub wall: Times,
    /// Processor time of the thread; empty for external bots, which run in processes of their own.
    pub cpu: Times,
}

/// A histogram of times, and the longest one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Times {
    /// The number of times in each class. Class *n* begins at 2^(n/16) nanoseconds.
    pub counts: BTreeMap<u32, u64>,
    /// The longest, in nanoseconds.
    pub longest: u64,
}

/// A decision that is being measured.
#[derive(Debug)]
pub(super) struct Stopwatch {
    wall: Instant,
    cpu: Option<ThreadTime>,
}

impl Stopwatch {
    /// Starts measuring. The processor time is that of this thread.
    pub fn start(with_cpu: bool) -> Self {
        Self { cpu: with_cpu.then(ThreadTime::now), wall: Instant::now() }
    }

    /// Records the time elapsed since the start.
    pub fn stop(self, latency: &mut Latency) {
        latency.wall.add(self.wall.elapsed());
        if let Some(cpu) = self.cpu {
            latency.cpu.add(cpu.elapsed());
        }
    }
}

impl Latency {
    /// The sum of both; `None` if a count overflows.
    pub fn plus(&self, other: &Self) -> Option<Self> {
        Some(Self { wall: self.wall.plus(&other.wall)?, cpu: self.cpu.plus(&other.cpu)? })
    }
}

impl Times {
    pub fn add(&mut self, time: Duration) {
        let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX).max(1);
        let class = (libm::log2(nanoseconds as f64) * CLASSES) as u32;
        *self.counts.entry(class).or_default() += 1;
        self.longest = self.longest.max(nanoseconds);
    }

    pub fn plus(&self, other: &Self) -> Option<Self> {
        let mut counts = self.counts.clone();
        for (class, count) in &other.counts {
            let sum = counts.entry(*class).or_default();
            *sum = sum.checked_add(*count)?;
        }
        Some(Self { counts, longest: self.longest.max(other.longest) })
    }

    pub fn count(&self) -> u64 {
        self.counts.values().fold(0, |sum, n| sum.saturating_add(*n))
    }

    /// The quantile of the times for this share, in milliseconds, accurate to about 4 %; `None` if there are no times.
    pub fn quantile(&self, share: f64) -> Option<f64> {
        let needed = (self.count() as f64 * share).ceil().max(1.0);
        let mut so_far = 0;
        let (class, _) = self.counts.iter().find(|(_, count)| {
            so_far += **count;
            so_far as f64 >= needed
        })?;
        let end = libm::exp2((f64::from(*class) + 1.0) / CLASSES);
        Some(end.min(self.longest as f64) / 1e6)
    }

    /// The longest time in milliseconds; `None` if there are no times.
    pub fn longest_ms(&self) -> Option<f64> {
        (!self.counts.is_empty()).then_some(self.longest as f64 / 1e6)
    }
}
