//! The pictures that introduce a game: cards with their points, and a crown on the winner of a trick.

use std::f32::consts::FRAC_PI_2;
use std::sync::Arc;

use egui::{Align2, Color32, Galley, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, vec2};

use super::notation::{Arrangement, Piece, parse};
use crate::ui::board::{Pose, crown, outline};
use crate::ui::deck::{ASPECT, Atlas, Sprite};
use crate::ui::theme::{self, plate, size};

/// The step from card to card of a fan, the gap between fans, and the turn of a card, with the width of
/// a card as the unit.
const STEP: f32 = 0.52;
const GAP: f32 = 0.36;
const TURN: f32 = 0.05;

/// The distance by which a card is raised.
const RAISE: f32 = 0.22;

/// The gap between the cards of a square.
const SQUARE_GAP: f32 = 0.1;

/// The middle of each card of a trick, from the left around the table, and its turn.
const AROUND: [(Vec2, f32); 4] =
    [(vec2(-1.06, 0.02), -0.06), (vec2(0.0, -0.62), 0.03), (vec2(1.06, 0.0), 0.05), (vec2(0.0, 0.62), -0.02)];

/// The least distance of cards from the edge of the picture.
const MARGIN: f32 = 16.0;

/// The height of points written on a card, and the room below the cards for them.
const POINTS: f32 = 24.0;
const BELOW: f32 = 8.0;

/// A card of a picture, at a place whose unit is the width of a card.
struct Placed<'a> {
    piece: &'a Piece,
    center: Vec2,
    angle: f32,
}

/// Draws a picture as large as it fits, with cards no wider than `widest`.
pub(in crate::ui) fn paint(ui: &Ui, rect: Rect, text: &str, cards: &Atlas, widest: f32) {
    let Some(arrangement) = parse(text) else { return };
    let (placed, fans) = place(&arrangement);
    let half = vec2(1.0, ASPECT) / 2.0;
    let mut bounds = Rect::NOTHING;
    for Placed { center, .. } in &placed {
        bounds.extend_with((*center - half).to_pos2());
        bounds.extend_with((*center + half).to_pos2());
    }
    let room = rect.size() - 2.0 * Vec2::splat(MARGIN) - vec2(0.0, BELOW);
    let scale = (room / bounds.size()).min_elem().min(widest);
    let middle = rect.center() - vec2(0.0, BELOW / 2.0);
    let at = |place: Vec2| middle + (place - bounds.center().to_vec2()) * scale;
    let painter = ui.painter().with_clip_rect(rect);
    let mut mesh = cards.mesh();
    let mut above = Vec::new();
    let mut points = Vec::new();
    for Placed { piece, center, angle } in &placed {
        let pose = Pose { center: at(*center), angle: *angle, width: scale };
        let shade = Color32::from_black_alpha(110);
        if piece.covers {
            let angle = FRAC_PI_2;
            cards.add(&mut mesh, Sprite::Shadow, pose.rect(), angle, shade);
            cards.add(&mut mesh, Sprite::Back, pose.rect(), angle, Color32::WHITE);
        }
        if piece.sprite != Sprite::Outline {
            cards.add(&mut mesh, Sprite::Shadow, pose.rect(), *angle, shade);
        }
        cards.add(&mut mesh, piece.sprite, pose.rect(), *angle, Color32::WHITE);
        if piece.takes {
            // The line lies on its card and beneath the next one.
            painter.add(std::mem::replace(&mut mesh, cards.mesh()));
            painter.add(outline(pose, 0.0, Stroke::new(2.5, plate::ACCENT)));
            above.extend(crown(pose));
        }
        if let Some(number) = &piece.points {
            points.push((edge(pose.rect(), &arrangement, *center), number));
        }
    }
    for (center, number) in fans {
        points.push((at(center), number));
    }
    painter.add(mesh);
    painter.extend(above);
    let lay_out = |number: &str| ui.painter().layout_no_wrap(number.to_owned(), theme::bold(size::BODY), plate::ACCENT);
    let laid: Vec<_> = points.into_iter().map(|(bottom, number)| (bottom, lay_out(number))).collect();
    let mut placed: Vec<Rect> = laid
        .iter()
        .map(|(bottom, line)| {
            let wide = (line.size().x + 14.0).max(POINTS);
            Rect::from_center_size(*bottom - vec2(0.0, 2.0), vec2(wide, POINTS))
        })
        .collect();
    spread(&mut placed);
    for (plate, (_, line)) in placed.into_iter().zip(laid) {
        paint_points(ui, plate, line);
    }
}

/// Moves plates that overlap their neighbor apart, on cards that lie close together.
fn spread(plates: &mut [Rect]) {
    for next in 1..plates.len() {
        let overlap = plates[next - 1].right() + 2.0 - plates[next].left();
        let is_beside = plates[next].left() >= plates[next - 1].left();
        if overlap > 0.0 && is_beside && plates[next].y_range().intersects(plates[next - 1].y_range()) {
            for plate in &mut plates[..next] {
                *plate = plate.translate(vec2(-overlap / 2.0, 0.0));
            }
            for plate in &mut plates[next..] {
                *plate = plate.translate(vec2(overlap / 2.0, 0.0));
            }
        }
    }
}

/// Where points are written on a card: at its lower edge, which another card covers only in a trick.
fn edge(card: Rect, arrangement: &Arrangement, center: Vec2) -> Pos2 {
    if matches!(arrangement, Arrangement::Trick(_)) && center == AROUND[1].0 {
        card.center_top() + vec2(0.0, 4.0)
    } else {
        card.center_bottom()
    }
}

/// Places all cards, and the points of whole fans.
fn place(arrangement: &Arrangement) -> (Vec<Placed<'_>>, Vec<(Vec2, &String)>) {
    let mut placed = Vec::new();
    let mut points = Vec::new();
    match arrangement {
        Arrangement::Fans(fans) => {
            let mut left = 0.0;
            for fan in fans {
                let last = fan.pieces.len().saturating_sub(1) as f32;
                for (index, piece) in fan.pieces.iter().enumerate() {
                    let off = index as f32 - last / 2.0;
                    let lift = if piece.is_raised { RAISE } else { 0.0 };
                    placed.push(Placed {
                        piece,
                        center: vec2(left + index as f32 * STEP, off * off * 0.02 - lift),
                        angle: off * TURN,
                    });
                }
                if let Some(number) = &fan.points {
                    points.push((vec2(left + last * STEP / 2.0, ASPECT / 2.0), number));
                }
                left += last * STEP + 1.0 + GAP;
            }
        }
        Arrangement::Trick(pieces) => {
            for (piece, (center, angle)) in pieces.iter().zip(AROUND) {
                placed.push(Placed { piece, center, angle });
            }
        }
        Arrangement::Square(rows) => {
            let step = vec2(1.0, ASPECT) + Vec2::splat(SQUARE_GAP);
            for (row, places) in rows.iter().enumerate() {
                for (column, piece) in places.iter().enumerate() {
                    if let Some(piece) = piece {
                        placed.push(Placed { piece, center: vec2(column as f32, row as f32) * step, angle: 0.0 });
                    }
                }
            }
        }
    }
    (placed, points)
}

/// Writes points onto a plate at the edge of a card.
fn paint_points(ui: &Ui, plate: Rect, galley: Arc<Galley>) {
    let line = Stroke::new(1.0, plate::ACCENT);
    let painter = ui.painter();
    painter.rect(plate, POINTS / 2.0, plate::FILL, line, StrokeKind::Inside);
    let text = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), plate);
    painter.add(Shape::galley(text.min, galley, plate::ACCENT));
}
