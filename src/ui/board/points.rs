//! The points of a trick, which fly to the plate of the seat that took it.

use egui::{Pos2, Rect, vec2};

use crate::rules::Score;

/// Points on their way to a plate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PointsFlight {
    /// The points that the trick brings or costs.
    pub points: Score,
    from: Pos2,
    to: Pos2,
    start: f64,
    seconds: f32,
}

impl PointsFlight {
    /// Starts a flight to a plate that takes so many seconds; `None` if there is nothing to be seen.
    pub fn new(points: Score, from: Pos2, plate: Rect, now: f64, seconds: f32) -> Option<Self> {
        let is_seen = points != Score::ZERO && seconds > 0.0;
        if !is_seen {
            return None;
        }
        Some(Self { points, from, to: plate.right_center() - vec2(plate.height() / 2.0, 0.0), start: now, seconds })
    }

    /// The share of the way that lies behind them.
    fn progress(&self, now: f64) -> f32 {
        ((now - self.start) as f32 / self.seconds).clamp(0.0, 1.0)
    }

    /// Where they are, how much of their size they have, and how much of the way lies behind them: they
    /// appear in the middle of the trick, stay for a moment, and fly.
    pub fn place(&self, now: f64) -> (Pos2, f32, f32) {
        let t = self.progress(now);
        let way = ((t - 0.35) / 0.65).clamp(0.0, 1.0);
        let way = way * way * (3.0 - 2.0 * way);
        let at = self.from + (self.to - self.from) * way;
        (at, (t / 0.15).min(1.0), way)
    }

    pub fn is_done(&self, now: f64) -> bool {
        self.progress(now) >= 1.0
    }
}
