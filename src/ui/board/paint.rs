//! Painting: the cloth, the cards with their marks, and everything that lies on them.

use egui::{Align2, Color32, CornerRadius, Id, LayerId, Order, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, vec2};

use super::Board;
use super::bubble::paint_bubble;
use super::cards::{CardStyle, CardsAbove};
use super::flight::{Flight, Place};
use super::layout::{CORNER, PlacedSpot, Pose};
use super::left_margin::LeftMargin;
use super::plates::paint_plate;
use super::stake::{paint_cloth, show_stake};
use super::table_frame::TableFrame;
use super::texts::{paint_notes, paint_prompt};
use crate::cards::Suit;
use crate::rules::scene::{Anchor, Face, Gesture, Group, Mark, SpotId, Target};
use crate::ui::deck::{ASPECT, suit_color};
use crate::ui::theme::{self, Palette, Surface, Words, plate, size};

/// The focus: a light line around a card or button, within a dark one that separates it from the
/// edge and from a pale cloth.
pub(super) const FOCUS: [Outline; 2] = [Outline::new(3.0, 6.0, plate::INK), Outline::new(3.5, 2.5, plate::PAPER)];

/// A line around a card or button.
#[derive(Clone, Copy)]
pub(super) struct Outline {
    /// Its distance outside the edge, in strokes.
    pub out: f32,
    /// Its width, in strokes.
    pub width: f32,
    pub color: Color32,
}

impl Outline {
    const fn new(out: f32, width: f32, color: Color32) -> Self {
        Self { out, width, color }
    }
}

impl Board {
    pub(super) fn paint(&self, ui: &mut Ui, frame: &TableFrame<'_>) {
        let input = frame.input;
        let palette = Palette::of(ui);
        let (surface, ground) = match input.backdrop {
            Some(backdrop) => (backdrop.surface, Some(backdrop.shape(frame.rect))),
            None => {
                let surface = input.settings.surface(palette.dark);
                let pixels = ui.pixels_per_point();
                let ground = || input.pictures.ground.shape(frame.rect, surface.color, pixels);
                (surface, (!frame.is_plain).then(ground))
            }
        };
        ui.painter().extend(ground);
        paint_cloth(ui, frame);
        self.paint_targets(ui, frame, &surface);
        self.paint_slots(ui, frame, &surface);
        let above = self.paint_spots(ui, frame, &surface, palette.stroke);
        self.paint_winner(ui, frame);
        for plate in &frame.layout.plates {
            paint_plate(ui, *plate, frame, &surface);
        }
        paint_notes(ui, frame, &surface);
        show_stake(ui, frame, &surface);
        for (suit, rect) in &frame.layout.signs {
            paint_sign(ui, *suit, *rect, false, frame);
        }
        self.paint_previews(ui, frame, &surface);
        let preview = self.preview(frame).map(|one| &one.text);
        let choice = self.choice_prompt(frame);
        let prompt = paint_prompt(ui, frame, preview, choice.as_ref(), self.raised.len(), &surface);
        ui.painter().extend(above.flying.shapes());
        self.paint_pointers(ui, frame, &surface);
        let margin = LeftMargin::of(frame, prompt);
        margin.paint_values(ui, frame, &surface);
        margin.paint_recap(ui, frame, &surface);
        self.paint_points(ui, frame, &surface);
        paint_bubble(ui, frame, prompt);
        if self.drag.is_some() {
            let layer = LayerId::new(Order::Tooltip, Id::unique("dragged card"));
            ui.layer_painter(layer).extend(above.dragged.shapes());
        }
    }

    /// Paints all cards and signs that lie on the table; returns the others.
    fn paint_spots(&self, ui: &Ui, frame: &TableFrame<'_>, surface: &Surface, stroke: f32) -> CardsAbove {
        let software_rendering = frame.input.software_rendering;
        let atlases = &frame.input.pictures.cards;
        let mut cards = atlases.gather();
        let mut above = CardsAbove { flying: atlases.gather(), dragged: atlases.gather() };
        let mut signs = Vec::new();
        let mut below: Option<Pose> = None;
        let mut next = frame.layout.placed.iter().skip(1);
        for placed in &frame.layout.placed {
            let spot = &placed.spot;
            let next = next.next().filter(|next| next.zone == placed.zone);
            let place = self.motion.place(placed, frame.now);
            if place == Place::Undealt {
                continue;
            }
            let mut pose = self.pose(placed, frame);
            // In a pile, only the lowest card casts a shadow.
            let piled = below.is_some_and(|below| (below.center - pose.center).length() < 3.0);
            below = Some(pose);
            let dragged = self.drag.filter(|drag| drag.spot == spot.id);
            if let Some(drag) = dragged {
                pose.center = drag.at - drag.grip;
                pose.angle = 0.02;
            }
            if let Face::Sign(suit) = spot.face {
                signs.push((suit, pose, self.is_aimed_at(spot.id)));
                continue;
            }
            let style = CardStyle {
                dim: spot.dim,
                height: if dragged.is_some() { 1.0 } else { 0.0 },
                piled,
                software_rendering,
                ..CardStyle::default()
            };
            if dragged.is_some() {
                atlases.card(&mut above.dragged, spot.face, pose, None, style, surface.muted);
                continue;
            }
            if let Place::Flying(flight) = place {
                // The plates hide the others' hands, but nothing else that moves.
                let to = match placed.anchor {
                    Anchor::Hand(_) => &mut cards,
                    // A card that is played lies above those that close its gap.
                    Anchor::OwnHand if flight.slides => &mut cards,
                    _ => &mut above.flying,
                };
                atlases.flying_card(to, spot.face, Flight { pose, ..flight }, style);
                continue;
            }
            let upper = next.filter(|next| self.hides_below(next, frame));
            let covered = upper.and_then(|upper| pose.covered_by(self.pose(upper, frame)));
            atlases.card(&mut cards, spot.face, pose, covered, style, surface.muted);
            let marks = self.marks(placed, frame, surface);
            let is_unmarked = marks.is_empty() && spot.groups.is_empty() && spot.mark.is_none();
            if !is_unmarked || self.is_chosen(spot.id) {
                // A mark lies on its card and beneath the next one.
                atlases.flush(ui, &mut cards);
            }
            for Outline { out, width, color } in marks {
                let line = Stroke::new(stroke * width, color);
                ui.painter().add(outline(pose, stroke * out, line));
            }
            paint_groups(ui, &spot.groups, pose);
            self.paint_badge(ui, placed, pose, surface);
        }
        let style = CardStyle { software_rendering, ..CardStyle::default() };
        for (face, flight) in self.motion.leaving(frame.now) {
            atlases.flying_card(&mut above.flying, face, flight, style);
        }
        atlases.flush(ui, &mut cards);
        for (suit, pose, aimed_at) in signs {
            paint_sign(ui, suit, pose.rect(), aimed_at, frame);
        }
        above
    }

    /// The current pose of a card, unless it is being dragged.
    pub(super) fn pose(&self, placed: &PlacedSpot, frame: &TableFrame<'_>) -> Pose {
        let mut pose = self.motion.pose(placed, frame.now);
        pose.center.y -= pose.width * ASPECT * self.lift(placed.spot.id, frame.layout.raise);
        pose
    }

    /// Tells whether nothing below this card shows through.
    fn hides_below(&self, placed: &PlacedSpot, frame: &TableFrame<'_>) -> bool {
        let lies = matches!(self.motion.place(placed, frame.now), Place::Lying(_));
        let is_card = matches!(placed.spot.face, Face::Up(_) | Face::Down);
        lies && is_card && !self.is_dragged(placed.spot.id)
    }

    pub(super) fn is_dragged(&self, spot: SpotId) -> bool {
        self.drag.is_some_and(|drag| drag.spot == spot)
    }

    fn is_aimed_at(&self, spot: SpotId) -> bool {
        self.hover == Some(spot) || self.focus == Some(spot)
    }

    /// The lines around a card, the lowest first.
    fn marks(&self, placed: &PlacedSpot, frame: &TableFrame<'_>, surface: &Surface) -> Vec<Outline> {
        let spot = &placed.spot;
        let mut marks = Vec::new();
        if self.focus == Some(spot.id) {
            marks.extend(FOCUS);
        }
        // A spot that only needs a touch shows that it does.
        let mut moves = frame.input.moves.iter();
        let offered = !frame.scene.blind && moves.any(|one| one.gesture == Gesture::Touch(spot.id));
        if frame.winner().is_some_and(|winner| winner.spot.id == spot.id) {
            marks.push(Outline::new(0.0, 3.0, surface.accent));
            return marks;
        }
        let is_commented = frame.input.comment.is_some_and(|comment| comment.spots.contains(&spot.id));
        let width = match spot.mark {
            _ if is_commented || frame.is_explained(placed) => Some(3.0),
            Some(Mark::Hint | Mark::Matched | Mark::Latest) => Some(2.0),
            _ if offered => Some(2.0),
            Some(Mark::Combined) => Some(1.0),
            Some(Mark::Received) | None => None,
        };
        marks.extend(width.map(|width| Outline::new(0.0, width, surface.accent)));
        marks
    }

    /// Paints the points that each target would give away, and the spots they come from.
    fn paint_previews(&self, ui: &Ui, frame: &TableFrame<'_>, surface: &Surface) {
        let Some(from) = self.source() else { return };
        let aimed = self.preview(frame);
        for preview in &frame.scene.previews {
            let Gesture::Carry { from: source, to } = preview.gesture else { continue };
            let (Some(points), Some(rect)) = (preview.points, frame.target_rect(to)) else { continue };
            if source != from {
                continue;
            }
            let color = if aimed == Some(preview) { plate::ACCENT } else { plate::TEXT };
            let text = frame.layout.text;
            let center = rect.center_bottom() - vec2(0.0, 14.0 * text);
            ui.painter().circle_filled(center, 14.0 * text, surface.plate);
            let (anchor, words) = (Align2::CENTER_CENTER, Words::verbatim(points));
            theme::paint_strong(ui, center, anchor, words, size::SMALL * text, color);
        }
        for spot in aimed.into_iter().flat_map(|preview| &preview.spots) {
            if let Some(placed) = frame.layout.find(*spot) {
                let line = Stroke::new(3.0, surface.accent);
                ui.painter().add(outline(placed.pose, 0.0, line));
            }
        }
    }

    /// The distance by which a card sticks out, in card heights. A raised card is not lifted further,
    /// because there may be a button above it.
    fn lift(&self, spot: SpotId, raise: f32) -> f32 {
        let SpotId::Card(card) = spot else { return 0.0 };
        if self.chosen_cards().contains(card) {
            raise
        } else if self.is_aimed_at(spot) {
            0.035
        } else {
            0.0
        }
    }

    /// Paints where the dragged or picked card can go.
    fn paint_targets(&self, ui: &Ui, frame: &TableFrame<'_>, surface: &Surface) {
        let Some(from) = self.source().filter(|_| !frame.scene.blind) else { return };
        let landing = self.drag.and_then(|drag| drag.landing(frame));
        for candidate in frame.starts(from) {
            let Some(to) = frame.target(candidate.gesture) else { continue };
            let Some(rect) = frame.target_rect(to) else { continue };
            let aimed = matches!(to, Target::Spot(spot) if self.is_aimed_at(spot));
            let over = landing == Some(to) || aimed;
            let (fill, width, strength) = if over { (16, 2.0, 1.0) } else { (6, 1.0, 0.5) };
            let radius = match to {
                Target::Zone(_) => CornerRadius::same(24),
                Target::Spot(_) => CornerRadius::same(8),
            };
            let color = surface.accent;
            let [r, g, b, _] = color.to_array();
            let fill = Color32::from_rgba_unmultiplied(r, g, b, fill);
            let line = Stroke::new(width, color.gamma_multiply(strength));
            ui.painter().rect(rect, radius, fill, line, StrokeKind::Inside);
        }
    }
}

/// A line around a card, this far outside its edge.
pub fn outline(pose: Pose, out: f32, line: Stroke) -> Shape {
    let turn = egui::emath::Rot2::from_angle(pose.angle);
    let half = vec2(pose.width, pose.width * ASPECT) / 2.0 + Vec2::splat(out);
    let radius = pose.width * CORNER + out;
    let mut points: Vec<Pos2> = Vec::new();
    for (corner, start) in
        [(vec2(1.0, -1.0), -90.0_f32), (vec2(1.0, 1.0), 0.0), (vec2(-1.0, 1.0), 90.0), (vec2(-1.0, -1.0), 180.0)]
    {
        let center = corner * (half - Vec2::splat(radius));
        for step in 0..=4 {
            let angle = (start + 22.5 * step as f32).to_radians();
            let point = center + vec2(angle.cos(), angle.sin()) * radius;
            points.push(pose.center + turn * point);
        }
    }
    Shape::closed_line(points, line)
}

/// Paints the letters of the groups that a card belongs to, below its index.
fn paint_groups(ui: &Ui, groups: &[Group], pose: Pose) {
    let card = vec2(pose.width, pose.width * ASPECT);
    let turn = egui::emath::Rot2::from_angle(pose.angle);
    let radius = pose.width * 0.085;
    for (index, group) in groups.iter().enumerate() {
        let down = card.y * -0.08 + index as f32 * (2.0 * radius + 3.0);
        let center = pose.center + turn * vec2(radius * 1.35 - card.x / 2.0, down);
        ui.painter().circle_filled(center, radius, plate::FILL);
        let (anchor, letter) = (Align2::CENTER_CENTER, Words::verbatim(group.name()));
        theme::paint_strong(ui, center, anchor, letter, radius * 1.4, plate::TEXT);
    }
}

fn paint_sign(ui: &Ui, suit: Suit, rect: Rect, aimed_at: bool, frame: &TableFrame<'_>) {
    let fill = if aimed_at { Color32::from_rgb(0xff, 0xfd, 0xf6) } else { plate::PAPER };
    let line = if aimed_at { Stroke::new(3.0, plate::ACCENT) } else { Stroke::new(1.0, Color32::from_black_alpha(80)) };
    let painter = ui.painter();
    let round = CornerRadius::same((rect.width() * 0.2).min(12.0) as u8);
    painter.rect(rect, round, fill, line, StrokeKind::Inside);
    let [r, g, b] = suit_color(suit, frame.input.settings.deck, false);
    let color = Color32::from_rgb(r, g, b);
    let galley = painter.layout_no_wrap(suit.sign().to_string(), theme::font(rect.width() * 0.9), color);
    // By what is seen of it: the line that it stands on has more room above.
    painter.galley(rect.center() - galley.mesh_bounds.center().to_vec2(), galley, color);
}
