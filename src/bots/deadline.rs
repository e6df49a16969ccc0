//! When a decision ends: one deadline a decision, which all look at that have a part in it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::Limit;

/// How long a decision may still take.
#[derive(Debug)]
pub struct Deadline<'a> {
    begun: Instant,
    limit: Limit,
    stop: &'a AtomicBool,
}

impl<'a> Deadline<'a> {
    /// The deadline of a decision that begins now.
    pub fn new(limit: Limit, stop: &'a AtomicBool) -> Self {
        Self {
            begun: Instant::now(),
            limit,
            stop,
        }
    }

    /// How many worlds are enough, if it is not the time alone that decides.
    pub const fn worlds(&self) -> Option<u32> {
        match self.limit {
            Limit::Time(_) => None,
            Limit::Worlds(worlds) | Limit::Both(worlds, _) => Some(worlds),
        }
    }

    /// Is the time up, or was it told to stop?
    pub fn is_over(&self) -> bool {
        self.is_over_for((1, 1))
    }

    /// Is this share of the time up, or was it told to stop?
    pub fn is_over_for(&self, (share, of): (u32, u32)) -> bool {
        self.stop.load(Ordering::Relaxed)
            || matches!(self.limit, Limit::Time(time) | Limit::Both(_, time)
                if self.begun.elapsed() >= time / of * share)
    }
}
