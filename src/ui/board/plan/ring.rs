//! Rings: each card on its player's side of the middle.

use egui::{Align2, Rect, Vec2, pos2, vec2};

use super::BoardPlan;
use crate::rules::Seat;
use crate::rules::scene::Zone;
use crate::ui::board::layout::{EDGE, Pose, TableLayout};

impl BoardPlan {
    pub(super) fn ring(&self, zone: &Zone, layout: &mut TableLayout) {
        let reach = Self::reach(self.seats) * vec2(self.card, self.height);
        for spot in &zone.spots {
            let seat = spot.seat.unwrap_or(self.viewer);
            let (off, angle) = self.toward(seat);
            let pose = Pose {
                center: self.middle + off * reach,
                angle,
                width: self.card,
            };
            layout.place(zone, spot, pose, pose.bounds());
        }
        // Between the plates at the sides, below those at the top, above the prompt.
        let half = (self.rect.width() / 2.0 - self.plate.x - 3.0 * EDGE).max(self.card);
        let top = self.plate_bottom() + EDGE;
        let area = Rect::from_min_max(
            pos2(self.middle.x - half, top.min(self.middle.y - self.height)),
            pos2(self.middle.x + half, self.prompt().y - 24.0),
        );
        layout.claim(zone, area);
        match zone.sign {
            Some(suit) => {
                let sign = self.sign(reach);
                layout.signs.push((suit, sign));
                let beside = sign.left_center() - vec2(8.0, 0.0);
                layout.note(zone, beside, Align2::RIGHT_CENTER);
            }
            None => layout.note(zone, area.center_bottom(), Align2::CENTER_BOTTOM),
        }
    }

    /// The place of a suit that is named: the corner between the card at the left and the viewer's.
    fn sign(&self, reach: Vec2) -> Rect {
        let side = (0.42 * self.card).max(22.0);
        let bottom = self.middle.y + reach.y + self.height / 2.0;
        let right = self.middle.x - self.card / 2.0 - 10.0;
        Rect::from_min_size(pos2(right - side, bottom - side), vec2(side, side))
    }

    /// The direction from the middle to a seat, and a slight turn that goes with it.
    fn toward(&self, seat: Seat) -> (Vec2, f32) {
        if seat == self.viewer {
            return (vec2(0.0, 1.0), 0.0);
        }
        let (across, down) = self.side(seat);
        let x = (across - 0.5) * 2.0;
        let y = match (self.seats, down == 0.0) {
            (_, true) => -1.0,
            (3, false) => -0.45,
            _ => 0.0,
        };
        (vec2(x, y), x * 0.05)
    }
}
