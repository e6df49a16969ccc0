//! The mark on the card that takes a finished trick, a line around it and a crown on its upper edge,
//! where it covers no index; and the points that fly to its player.

use egui::{Align2, Mesh, Pos2, Shape, Stroke, Ui, Vec2, emath::Rot2, lerp, vec2};

use super::Board;
use super::flight::Place;
use super::layout::{PlacedSpot, Pose, TableLayout};
use super::table_frame::TableFrame;
use crate::rules::Score;
use crate::rules::scene::Scene;
use crate::ui::deck::ASPECT;
use crate::ui::theme::{self, Surface, Words, plate, size};

/// The radius of the crown's disk, in card widths.
const RADIUS: f32 = 0.15;

/// The three points of the crown, as triangles within a disk of radius 1.
const CROWN: [[Vec2; 3]; 3] = [
    [vec2(-0.68, -0.35), vec2(-0.5, 0.42), vec2(0.2, 0.42)],
    [vec2(0.0, -0.62), vec2(-0.42, 0.42), vec2(0.42, 0.42)],
    [vec2(0.68, -0.35), vec2(-0.2, 0.42), vec2(0.5, 0.42)],
];

impl<'a> TableFrame<'a> {
    /// The card that takes the finished trick held on the table.
    pub fn winner(&self) -> Option<&'a PlacedSpot> {
        let last = self.scene.previous_trick.as_ref();
        let last = last.filter(|_| self.input.holding && self.has_landed)?;
        let takes = |placed: &&PlacedSpot| placed.zone == last.zone.id && placed.spot.seat == Some(last.to);
        self.layout.placed.iter().find(takes)
    }
}

impl Board {
    /// Tells whether all cards of the trick lie where they were played.
    pub(super) fn has_landed(&self, scene: &Scene, layout: &TableLayout, now: f64) -> bool {
        let trick = scene.trick().map(|trick| trick.id);
        let mut cards = layout.placed.iter();
        cards.all(|placed| Some(placed.zone) != trick || matches!(self.motion.place(placed, now), Place::Lying(_)))
    }

    /// Paints the crown above all cards.
    pub(super) fn paint_winner(&self, ui: &Ui, frame: &TableFrame<'_>) {
        if let Some(winner) = frame.winner() {
            ui.painter().extend(crown(self.motion.pose(winner, frame.now)));
        }
    }

    /// Paints the points on their way above everything that lies on the table.
    pub(super) fn paint_points(&self, ui: &Ui, frame: &TableFrame<'_>, surface: &Surface) {
        let Some(flight) = self.motion.points() else { return };
        let (at, risen, way) = flight.place(frame.now);
        let radius = 20.0 * frame.layout.text * risen * lerp(1.0..=0.85, way);
        let painter = ui.painter();
        painter.circle_filled(at, radius, surface.plate);
        let line = Stroke::new(radius * 0.1, plate::ACCENT);
        painter.circle_stroke(at, radius, line);
        let sign = if flight.points > Score::ZERO { "+" } else { "" };
        let words = Words::verbatim(format!("{sign}{}", flight.points));
        if risen < 1.0 {
            return;
        }
        // Of one size: each other one would be drawn and kept by the font.
        let points = size::BODY * frame.layout.text;
        theme::paint_strong(ui, at, Align2::CENTER_CENTER, words, points, plate::ACCENT);
    }
}

/// A disk with a crown on the upper edge of a card.
pub fn crown(pose: Pose) -> [Shape; 2] {
    let radius = pose.width * RADIUS;
    let up = vec2(0.0, radius * 0.3 - pose.width * ASPECT / 2.0);
    let middle = pose.center + Rot2::from_angle(pose.angle) * up;
    [disk(middle, radius), triangles(middle, radius)]
}

fn disk(middle: Pos2, radius: f32) -> Shape {
    let line = Stroke::new(radius * 0.12, plate::ACCENT);
    Shape::Circle(egui::epaint::CircleShape { center: middle, radius, fill: plate::FILL, stroke: line })
}

fn triangles(middle: Pos2, radius: f32) -> Shape {
    let mut mesh = Mesh::default();
    for (index, corners) in (0..).zip(CROWN) {
        for corner in corners {
            mesh.colored_vertex(middle + corner * radius, plate::ACCENT);
        }
        mesh.add_triangle(3 * index, 3 * index + 1, 3 * index + 2);
    }
    Shape::mesh(mesh)
}
