//! The way of a card from one place to another.

use super::layout::Pose;

/// The movement of a card from one pose to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Travel {
    pub from: Pose,
    pub to: Pose,
    pub start: f64,
    /// Set if the back shows at first.
    pub turns: bool,
}

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Place {
    /// Still with the dealer.
    Undealt,
    Lying(Pose),
    Flying(Flight),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    pub pose: Pose,
    /// Its height above the table: 1 is the height of a card in a hand.
    pub height: f32,
    /// The share of its width that is seen while it is turned.
    pub breadth: f32,
    pub is_back: bool,
    /// Set if its way is short, such as that of cards in a hand that close a gap.
    pub slides: bool,
}

impl Travel {
    /// A card that lies still.
    pub const fn rest(pose: Pose, now: f64) -> Self {
        Self { from: pose, to: pose, start: now, turns: false }
    }

    /// The share of the way that lies behind it.
    fn progress(&self, now: f64, seconds: f32) -> f32 {
        let t = ((now - self.start).max(0.0) as f32 / seconds).clamp(0.0, 1.0);
        egui::emath::easing::cubic_out(t)
    }

    pub fn place(&self, now: f64, seconds: f32) -> Place {
        if now < self.start {
            return Place::Undealt;
        }
        Place::Flying(self.flight(now, seconds))
    }

    pub fn flight(&self, now: f64, seconds: f32) -> Flight {
        let pose = self.at(now, seconds);
        let t = self.progress(now, seconds);
        // In a short way, such as within a hand, a card hardly leaves the table.
        let way = (self.to.center - self.from.center).length();
        let share = way / (2.0 * self.to.width);
        let height = 2.4 * t * (1.0 - t) * share.min(1.0);
        let turned = if self.turns { (2.0 * t - 1.0).clamp(-1.0, 1.0) } else { 1.0 };
        Flight { pose, height, breadth: turned.abs().max(0.04), is_back: turned < 0.0, slides: share < 1.0 }
    }

    pub fn at(&self, now: f64, seconds: f32) -> Pose {
        if self.is_done(now, seconds) {
            return self.to;
        }
        let t = self.progress(now, seconds);
        Pose {
            center: self.from.center + (self.to.center - self.from.center) * t,
            angle: self.from.angle + (self.to.angle - self.from.angle) * t,
            width: self.from.width + (self.to.width - self.from.width) * t,
        }
    }

    pub fn is_done(&self, now: f64, seconds: f32) -> bool {
        self.from == self.to || seconds <= 0.0 || now - self.start >= f64::from(seconds)
    }
}
