//! Grids: cards in rows and columns in the middle.

use std::f32::consts::FRAC_PI_2;

use egui::{Align2, Rect, pos2, vec2};

use super::BoardPlan;
use super::prompt::STAKE;
use super::sizes::{GAP, SPREAD};
use crate::rules::scene::{SpotId, Zone};
use crate::ui::board::layout::{EDGE, Plate, Pose, TableLayout};
use crate::ui::deck::ASPECT;

impl BoardPlan {
    /// Lays out cards as large as the middle has room for; `rows` and `columns` are the first and last of each.
    pub(super) fn grid(&self, zone: &Zone, rows: (i8, i8), columns: (i8, i8), layout: &mut TableLayout) {
        let (tall, wide) = (f32::from(rows.1 - rows.0 + 1), f32::from(columns.1 - columns.0 + 1));
        let (top, bottom) = (self.top_of_middle(), self.line().top());
        let room = vec2(self.rect.width() - 2.0 * (self.sizes.plate.x + 2.0 * EDGE), bottom - top);
        let width = ((room.y / tall.max(4.0) - GAP) / ASPECT)
            .min((room.x / wide.max(4.0) - GAP) / SPREAD)
            .clamp(16.0, self.sizes.card);
        let cell = vec2(width * SPREAD + GAP, width * ASPECT + GAP);
        let center = pos2(self.rect.center().x, (top + bottom) / 2.0);
        for spot in &zone.spots {
            let (SpotId::At(row, column) | SpotId::Under(row, column)) = spot.id else { continue };
            let off = vec2(
                f32::from(column) - f32::from(columns.0 + columns.1) / 2.0,
                f32::from(row) - f32::from(rows.0 + rows.1) / 2.0,
            );
            let pose = Pose {
                center: center + off * cell,
                angle: if spot.sideways { FRAC_PI_2 } else { 0.0 },
                width: if spot.sideways { width * 0.82 } else { width },
            };
            layout.add_spot(zone, spot, pose, pose.bounds());
        }
        let area = Rect::from_center_size(center, cell * vec2(wide, tall));
        layout.claim(zone, area);
        let others = layout.plates.iter().find(|plate| plate.seat != self.viewer);
        if let Some(plate) = others.map(Plate::bounds) {
            let at = plate.left_bottom() + vec2(EDGE, EDGE);
            layout.stake = Rect::from_min_size(at, vec2(plate.width(), 2.0 * STAKE.y * self.sizes.text));
        }
        let beside = area.right_top() + vec2(GAP, 0.0);
        layout.note(zone, beside, Align2::LEFT_TOP);
    }
}
