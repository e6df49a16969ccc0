//! Speech bubbles: what a player says, beside the name, where it covers no card and no other player.

use egui::{
    Align2, Color32, CornerRadius, FontId, Id, LayerId, Order, Pos2, Rect, Shape, Stroke, Ui, Vec2, pos2, vec2,
};

use super::layout::{Plate, TableLayout};
use super::table_frame::TableFrame;
use crate::rules::Seat;
use crate::ui::theme::{plate, size};

/// The widths of a bubble to try, for text of the usual size.
const WIDTHS: [f32; 3] = [230.0, 160.0, 120.0];

/// The distance between a bubble and the plate.
const GAP: f32 = 9.0;

/// The least distance between a bubble and anything that it must not cover.
const CLEARANCE: f32 = 3.0;

/// The player or the card that a bubble belongs to.
#[derive(Clone, Copy)]
pub struct BubbleOf {
    pub bounds: Rect,
    /// The point that the tail shows.
    pub face: Pos2,
}

impl From<&Plate> for BubbleOf {
    fn from(plate: &Plate) -> Self {
        Self { bounds: plate.bounds(), face: plate.face.center() }
    }
}

/// Paints the remark of a player, if there is room for it.
pub(super) fn paint_bubble(ui: &Ui, frame: &TableFrame<'_>, prompt: Rect) {
    let Some((seat, words)) = frame.input.faces.and_then(|faces| faces.remark) else { return };
    let Some(own) = frame.layout.plate(seat) else { return };
    let text = frame.layout.text;
    let pad = vec2(12.0, 7.0) * text;
    let mut taken = taken(frame.layout, Some(seat));
    taken.push(prompt);
    // A dialog neither dims what is said nor is covered by it.
    let dialog = ui.memory(egui::Memory::top_modal_layer);
    taken.extend(dialog.and_then(|layer| egui::AreaState::load(ui, layer.id)).map(|area| area.rect()));
    let painter = match dialog {
        Some(_) => ui.layer_painter(LayerId::new(Order::Tooltip, Id::unique("remark"))),
        None => ui.painter().clone(),
    };
    for width in WIDTHS {
        let font = FontId::proportional(size::SMALL * text);
        let galley = ui.painter().layout(words.to_owned(), font, plate::INK, width * text);
        let bubble = galley.size() + 2.0 * pad;
        // It stays where it is while there is room.
        let (id, remark) = (Id::unique("place of a remark"), Id::unique((seat, words)));
        let before = ui.data(|data| data.get_temp::<(Id, Rect)>(id)).filter(|(of, _)| *of == remark);
        let before = before.map(|(_, place)| place);
        let before = before.filter(|place| place.size() == bubble && is_free(*place, frame.rect, &taken));
        if let Some(place) = before.or_else(|| free_place(own.into(), bubble, text, frame.rect, &taken)) {
            ui.data_mut(|data| data.insert_temp(id, (remark, place)));
            let line = Stroke::new(1.0, Color32::from_black_alpha(90));
            painter.rect(place, CornerRadius::same(12), plate::PAPER, line, egui::StrokeKind::Outside);
            painter.add(tail(place, own.into(), text));
            painter.galley(place.min + pad, galley, plate::INK);
            return;
        }
    }
}

/// The best place for a bubble of this size beside a plate within a room, if any is free.
pub fn free_place(of: BubbleOf, bubble: Vec2, text: f32, room: Rect, taken: &[Rect]) -> Option<Rect> {
    places(of, bubble, GAP * text).into_iter().find(|place| is_free(*place, room, taken))
}

fn is_free(place: Rect, room: Rect, taken: &[Rect]) -> bool {
    let is_apart = |other: &Rect| !other.intersects(place.expand(CLEARANCE));
    room.shrink(4.0).contains_rect(place) && taken.iter().all(is_apart)
}

/// Everything that a bubble must not cover: cards, the places of the trick, other players, texts.
pub fn taken(layout: &TableLayout, own: Option<Seat>) -> Vec<Rect> {
    let cards = layout.placed.iter().map(|placed| placed.pose.bounds());
    let others = layout.plates.iter().filter(|plate| Some(plate.seat) != own).map(Plate::bounds);
    let signs = layout.signs.iter().map(|(_, sign)| *sign);
    let letters = size::SMALL * layout.text;
    let notes = layout.notes.iter().map(|note| {
        let lines = note.words.lines();
        let longest = lines.map(|line| line.chars().count()).max().unwrap_or(0);
        let tall = note.words.lines().count() as f32 * 1.4 * letters;
        let size = vec2(0.55 * letters * longest as f32, tall);
        note.anchor.anchor_size(note.at, size)
    });
    let fixed = [layout.trick, layout.controls, layout.stake];
    let all = cards.chain(others).chain(signs).chain(notes).chain(fixed);
    all.filter(Rect::is_positive).collect()
}

/// The places for a bubble of this size around a plate, the best first.
fn places(of: BubbleOf, bubble: Vec2, gap: f32) -> Vec<Rect> {
    let BubbleOf { bounds: plate, face } = of;
    let at = |anchor: Align2, at: Pos2| anchor.anchor_size(at, bubble);
    let below = plate.bottom() + gap;
    let above = plate.top() - gap;
    let mut places = vec![
        at(Align2::LEFT_TOP, pos2(plate.left(), below)),
        at(Align2::CENTER_TOP, pos2(face.x, below)),
        at(Align2::RIGHT_TOP, pos2(plate.right(), below)),
        at(Align2::LEFT_CENTER, pos2(plate.right() + gap, face.y)),
        at(Align2::RIGHT_CENTER, pos2(plate.left() - gap, face.y)),
        at(Align2::LEFT_TOP, pos2(plate.right() + gap, plate.top())),
        at(Align2::RIGHT_TOP, pos2(plate.left() - gap, plate.top())),
        at(Align2::LEFT_BOTTOM, pos2(plate.right() + gap, plate.bottom())),
        at(Align2::RIGHT_BOTTOM, pos2(plate.left() - gap, plate.bottom())),
        at(Align2::LEFT_BOTTOM, pos2(plate.left(), above)),
        at(Align2::RIGHT_BOTTOM, pos2(plate.right(), above)),
    ];
    // Where cards won lie below a plate, next to them.
    for down in [1.0, 2.0, 3.0] {
        let y = below + down * 30.0;
        places.push(at(Align2::LEFT_TOP, pos2(plate.right() + gap, y)));
        places.push(at(Align2::RIGHT_TOP, pos2(plate.left() - gap, y)));
    }
    places
}

/// The tail of a bubble, which points to its plate.
pub(super) fn tail(bubble: Rect, of: BubbleOf, text: f32) -> Shape {
    let BubbleOf { bounds: plate, face } = of;
    let half = 6.0 * text;
    let inner = bubble.shrink(half + 6.0);
    let near = inner.clamp(face);
    let corners = if bubble.top() >= plate.bottom() {
        let tip = pos2(near.x, plate.bottom() + 2.0);
        let (left, right) = (near.x - half, near.x + half);
        [pos2(left, bubble.top()), tip, pos2(right, bubble.top())]
    } else if bubble.bottom() <= plate.top() {
        let tip = pos2(near.x, plate.top() - 2.0);
        let (left, right) = (near.x - half, near.x + half);
        [pos2(right, bubble.bottom()), tip, pos2(left, bubble.bottom())]
    } else if bubble.left() >= plate.right() {
        let tip = pos2(plate.right() + 2.0, near.y);
        let (top, bottom) = (near.y - half, near.y + half);
        [pos2(bubble.left(), bottom), tip, pos2(bubble.left(), top)]
    } else {
        let tip = pos2(plate.left() - 2.0, near.y);
        let (top, bottom) = (near.y - half, near.y + half);
        [pos2(bubble.right(), top), tip, pos2(bubble.right(), bottom)]
    };
    Shape::convex_polygon(corners.into(), plate::PAPER, Stroke::NONE)
}
