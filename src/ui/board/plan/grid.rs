//! Grids: cards at rows and columns in the middle.

use std::f32::consts::FRAC_PI_2;

use egui::{Align2, Rect, pos2, vec2};

use super::{BoardPlan, PROMPT};
use crate::rules::scene::{SpotId, Zone};
use crate::ui::board::layout::{EDGE, Pose, TableLayout};
use crate::ui::deck::ASPECT;

/// The distance between neighbors.
const GAP: f32 = 6.0;

impl BoardPlan {
    /// Cards as large as the middle has room for; `rows` and `columns` are the first and the last.
    pub(super) fn grid(
        &self,
        zone: &Zone,
        rows: (i8, i8),
        columns: (i8, i8),
        layout: &mut TableLayout,
    ) {
        let (tall, wide) = (
            f32::from(rows.1 - rows.0 + 1),
            f32::from(columns.1 - columns.0 + 1),
        );
        let below_plates = self.plate_bottom() + EDGE;
        let top = match self.seats {
            2 => self.rect.top() + EDGE,
            _ => below_plates,
        };
        let bottom = self.prompt().y - PROMPT / 2.0;
        let room = vec2(
            self.rect.width() - 2.0 * (self.plate.x + 4.0 * EDGE),
            bottom - top,
        );
        let width = ((room.y / tall.max(4.0) - GAP) / ASPECT)
            .min(room.x / wide.max(4.0) - GAP)
            .clamp(16.0, self.card);
        let cell = vec2(width * 1.16 + GAP, width * ASPECT + GAP);
        let center = pos2(self.rect.center().x, (top + bottom) / 2.0);
        for spot in &zone.spots {
            let (SpotId::At(row, column) | SpotId::Under(row, column)) = spot.id else {
                continue;
            };
            let off = vec2(
                f32::from(column) - f32::from(columns.0 + columns.1) / 2.0,
                f32::from(row) - f32::from(rows.0 + rows.1) / 2.0,
            );
            let pose = Pose {
                center: center + off * cell,
                angle: if spot.sideways { FRAC_PI_2 } else { 0.0 },
                width: if spot.sideways { width * 0.82 } else { width },
            };
            layout.place(zone, spot, pose, pose.bounds());
        }
        let area = Rect::from_center_size(center, cell * vec2(wide, tall));
        layout.claim(zone, area);
        let beside = area.right_top() + vec2(GAP, 0.0);
        layout.note(zone, beside, Align2::LEFT_TOP);
    }
}
