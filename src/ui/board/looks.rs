//! The looks of chosen and marked cards. All card states can be told apart by shape alone: the focus is a double line,
//! a card under the pointer lifts, a card that waits for a touch has a single line, a suggested one has a pointer above
//! it, one just received has a dot on its edge, and a chosen one sticks out and has a tick.

use egui::emath::Rot2;
use egui::{Color32, Pos2, Shape, Stroke, Ui, Vec2, vec2};

use super::Board;
use super::layout::{PlacedSpot, Pose};
use super::table_frame::TableFrame;
use crate::cards::Cards;
use crate::rules::scene::{Mark, SpotId};
use crate::ui::deck::ASPECT;
use crate::ui::theme::{Surface, plate};

impl Board {
    /// The cards that stand out: those chosen for a set, unless they lie in slots, and the picked
    /// one that waits for its target.
    pub(super) fn chosen_cards(&self) -> Cards {
        let mut chosen = if self.in_slots.is_empty() { self.raised } else { Cards::EMPTY };
        if let Some(SpotId::Card(card)) = self.picked {
            chosen.insert(card);
        }
        if let Some(card) = self.moving {
            chosen.insert(card);
        }
        chosen
    }

    pub(super) fn is_chosen(&self, spot: SpotId) -> bool {
        self.picked == Some(spot) || matches!(spot, SpotId::Card(card) if self.raised.contains(card))
    }

    /// Paints the tick of a chosen spot, the pointer of a suggested one, or the dot of one just received.
    pub(super) fn paint_badge(&self, ui: &Ui, placed: &PlacedSpot, pose: Pose, surface: &Surface) {
        let (radius, tall) = (pose.width * 0.1, pose.width * ASPECT);
        match placed.spot.mark {
            _ if self.is_chosen(placed.spot.id) => {
                // Below the index and the letters of groups.
                let center = badge(placed, pose, tall * 0.2);
                paint_tick(ui, center, radius);
            }
            Some(Mark::Received) => {
                let center = badge(placed, pose, -tall / 2.0);
                let rim = Stroke::new(radius * 0.2, plate::INK);
                ui.painter().circle(center, radius * 0.55, surface.accent, rim);
            }
            Some(Mark::Hint | Mark::Combined | Mark::Matched | Mark::Latest) | None => {}
        }
    }

    /// Paints the pointers to suggested cards, above the prompt that names them.
    pub(super) fn paint_pointers(&self, ui: &Ui, frame: &TableFrame<'_>, surface: &Surface) {
        let is_suggested = |placed: &&PlacedSpot| {
            let spot = &placed.spot;
            spot.mark == Some(Mark::Hint) && !self.is_chosen(spot.id) && !self.is_dragged(spot.id)
        };
        for placed in frame.layout.placed.iter().filter(is_suggested) {
            let pose = self.pose(placed, frame);
            // Large enough to be distinguished from a single line at a glance.
            let radius = 0.135 * pose.width;
            let center = badge(placed, pose, -pose.width * ASPECT / 2.0 - 0.4 * radius);
            paint_pointer(ui, center, radius, surface.accent);
        }
    }
}

/// The center of a badge `down` points below the center of its card, where no other card covers it.
fn badge(placed: &PlacedSpot, pose: Pose, down: f32) -> Pos2 {
    let part = (placed.strip.width() / pose.width).clamp(0.0, 1.0);
    let across = pose.width * (part - 1.0) / 2.0;
    pose.center + Rot2::from_angle(pose.angle) * vec2(across, down)
}

fn paint_tick(ui: &Ui, center: Pos2, radius: f32) {
    let painter = ui.painter();
    let rim = Stroke::new(radius * 0.15, plate::PAPER);
    painter.circle(center, radius, plate::INK, rim);
    let at = |x: f32, y: f32| center + Vec2::new(x, y) * radius;
    let tick = vec![at(-0.45, 0.02), at(-0.12, 0.38), at(0.48, -0.34)];
    let line = Stroke::new(radius * 0.26, plate::PAPER);
    painter.add(Shape::line(tick, line));
}

fn paint_pointer(ui: &Ui, center: Pos2, radius: f32, color: Color32) {
    let at = |x: f32, y: f32| center + Vec2::new(x, y) * radius;
    let corners = vec![at(-0.75, -0.7), at(0.75, -0.7), at(0.0, 0.45)];
    let rim = Stroke::new(radius * 0.15, plate::INK);
    ui.painter().add(Shape::convex_polygon(corners, color, rim));
}
