//! Hands: the viewer's own, fanned out along the lower edge, and those of the others behind their plates.

use egui::{Align2, Rect, pos2, vec2};

use super::kind::Middle;
use super::prompt::{LETTER, STAKE};
use super::sizes::RISE;
use super::{BoardPlan, step, visible};
use crate::rules::Seat;
use crate::rules::scene::Zone;
use crate::ui::board::layout::{EDGE, Pose, TableLayout};
use crate::ui::deck::ASPECT;

/// The maximum distance between neighbors in the viewer's hand, in card widths.
const LOOSE: f32 = 0.62;

/// [`LOOSE`] for a hand of few cards, which lie side by side.
const LOOSEST: f32 = 1.06;

/// The length of the row to which a hand of few cards is spread out, in card widths.
const SPREAD: f32 = 4.4;

impl BoardPlan {
    pub(super) fn own_hand(&self, zone: &Zone, layout: &mut TableLayout) {
        let count = zone.spots.len();
        let hand = self.sizes.hand;
        let tall = hand * ASPECT;
        let (left, right) = self.beside_hand();
        let step = step(count, hand, right - left, loose(count));
        let mid = (count as f32 - 1.0) / 2.0;
        let turn = 0.024_f32.min(0.2 / count.max(1) as f32);
        // The arc dips below the base as far as the tilted outer cards allow.
        let full = mid * mid * step * turn * 0.5;
        let below = (EDGE - 2.0 - hand * 0.5 * turn * mid).clamp(0.0, full * 0.4);
        let arc = full.min(RISE + below);
        let wide = step * (count.max(1) as f32 - 1.0) + hand;
        // In the middle of the table, or beside the plate where that takes more room.
        let least = left + wide / 2.0;
        let x = self.rect.center().x.min(right - wide / 2.0).max(least);
        let base = pos2(x, self.rect.bottom() - tall / 2.0 - EDGE);
        for (i, spot) in zone.spots.iter().enumerate() {
            let off = i as f32 - mid;
            let share = if mid > 0.0 { (off / mid).powi(2) } else { 1.0 };
            let sag = below + arc * (share - 1.0);
            let pose = Pose { center: base + vec2(off * step, sag), angle: off * turn, width: hand };
            let next = (i + 1 < count).then_some(step);
            layout.add_spot(zone, spot, pose, visible(pose, next));
        }
        let area = Rect::from_center_size(base, vec2(wide + 40.0, tall + 24.0));
        layout.claim(zone, area);
        if self.kind.middle == Middle::Columns {
            let right = self.rect.right() - EDGE;
            let beside = pos2(area.right(), area.top() + EDGE);
            let room = Rect::from_min_max(beside, pos2(right, beside.y + 2.0 * STAKE.y * self.sizes.text));
            if room.width() >= STAKE.x * self.sizes.text {
                layout.stake = room;
            }
        }
        self.hand_note(zone, area, layout);
    }

    /// Places the note of the viewer's hand beside it, or in the corner if that takes more room.
    fn hand_note(&self, zone: &Zone, area: Rect, layout: &mut TableLayout) {
        let corner = self.rect.right_bottom() - vec2(EDGE, EDGE);
        let note = layout.note_of(zone);
        let letters = note.lines().map(|line| line.chars().count()).max();
        let wide = LETTER * letters.unwrap_or_default() as f32 * self.sizes.text;
        let left = pos2(area.right(), corner.y);
        if left.x + wide <= corner.x {
            layout.note(zone, left, Align2::LEFT_BOTTOM);
        } else {
            layout.note(zone, corner, Align2::RIGHT_BOTTOM);
        }
    }

    /// The horizontal room for the hand: beside the plate, and just as far from the right edge if
    /// that leaves enough room.
    fn beside_hand(&self) -> (f32, f32) {
        let left = self.sizes.plate.x + 3.0 * EDGE;
        let right = if self.sizes.is_hand_centered { left } else { self.sizes.beside_hand(self.kind) };
        (self.rect.left() + left, self.rect.right() - right)
    }

    /// Lays out cards that stick out from behind their player's plate.
    pub(super) fn other_hand(&self, zone: &Zone, seat: Seat, layout: &mut TableLayout) {
        let plate = self.plate(seat).rect;
        let width = self.small();
        let count = zone.spots.len();
        // A large face lies before the first of them.
        let hidden = self.face_out().min(plate.height());
        let middle = plate.center().x + hidden / 2.0;
        let step = step(count, width, self.sizes.plate.x - 8.0 - hidden, 0.4);
        let mid = (count as f32 - 1.0) / 2.0;
        // The plate hides a little of each card.
        let y = plate.top() - self.backs() - 2.0 + width * ASPECT / 2.0;
        let sag = (count as f32 * 0.6).min(4.0);
        let turn = 0.03_f32.min(0.15 / mid.max(1.0));
        for (i, spot) in zone.spots.iter().enumerate() {
            let off = i as f32 - mid;
            let pose = Pose {
                center: pos2(middle + off * step, y + sag * (off / mid.max(1.0)).powi(2)),
                angle: off * turn,
                width,
            };
            layout.add_spot(zone, spot, pose, pose.bounds());
        }
        let size = vec2(self.sizes.plate.x, width * ASPECT);
        let area = Rect::from_center_size(pos2(plate.center().x, y), size);
        layout.claim(zone, area);
        let below = plate.right_bottom() + vec2(-2.0, 4.0);
        layout.note(zone, below, Align2::RIGHT_TOP);
    }
}

/// The maximum distance between neighbors in a hand of `count` cards, in card widths.
fn loose(count: usize) -> f32 {
    (SPREAD / (count as f32 - 1.0).max(1.0)).clamp(LOOSE, LOOSEST)
}
