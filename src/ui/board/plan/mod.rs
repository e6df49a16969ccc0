//! The plan of the table: how large everything is and where the players sit. Each zone arrangement
//! has its own file. Nothing here knows which game it is.

mod grid;
mod hand;
mod kind;
mod prompt;
mod ring;
mod room;
mod row;
mod sizes;

use egui::{Pos2, Rect, pos2};

use self::kind::{Middle, TableKind};
pub use self::room::Room;
use self::sizes::{NOTE, Sizes, WON, backs};
use super::layout::{EDGE, FACE_MARGIN, Plate, Pose, SMALL, TableLayout};
use crate::rules::scene::{Anchor, Arrangement, Scene, Zone};
use crate::rules::{Names, Seat};
use crate::ui::deck::ASPECT;

/// The size of the emblem, as a share of the height of the table.
const EMBLEM: f32 = 0.6;

/// Lays a scene out in a room, as the viewer sees it. `scale` is the size of the cards relative to
/// the usual one; the hand grows only as far as the rest of the table allows.
pub fn lay(scene: &Scene, viewer: Seat, names: &Names, room: impl Into<Room>, scale: f32) -> TableLayout {
    let room = room.into();
    let plan = BoardPlan::new(scene, viewer, &room, scale);
    let mut layout = TableLayout {
        placed: Vec::new(),
        plates: Seat::all(plan.kind.seats).map(|seat| plan.plate(seat)).collect(),
        areas: Vec::new(),
        notes: Vec::new(),
        names: names.clone(),
        signs: Vec::new(),
        widths: plan.widths(),
        raise: plan.kind.raise(),
        zoom: room.zoom,
        text: plan.sizes.text,
        trick: Rect::NOTHING,
        emblem: Rect::from_center_size(plan.middle, egui::Vec2::splat(plan.rect.height() * EMBLEM)),
        stake: Rect::NOTHING,
        prompt: plan.prompt(),
        prompt_room: Rect::NOTHING,
        controls: Rect::NOTHING,
    };
    let has_controls = scene.card_choice.is_some() || !scene.buttons.is_empty();
    plan.place_controls(has_controls, &mut layout);
    let mut zones: Vec<&Zone> = scene.zones.iter().collect();
    zones.sort_by_key(|zone| depth(zone.anchor));
    for zone in zones {
        plan.zone(zone, &mut layout);
    }
    plan.place_prompt(has_controls, &mut layout);
    layout.scale(1.0 / room.zoom);
    layout
}

/// The stacking order of zones: the other players are at the bottom, then the middle, then the viewer's own cards.
const fn depth(anchor: Anchor) -> u8 {
    match anchor {
        Anchor::Hand(_) | Anchor::Beside(_) => 0,
        Anchor::Center | Anchor::Column(_) | Anchor::Right | Anchor::LowerRight | Anchor::Corner => 1,
        Anchor::Before(_) | Anchor::Reach => 2,
        Anchor::OwnHand => 3,
    }
}

/// The sizes and places that all zones share, in points of an interface of the usual size.
pub(super) struct BoardPlan {
    rect: Rect,
    viewer: Seat,
    kind: TableKind,
    sizes: Sizes,
    is_enlarged: bool,
    /// The number of cards in a bundle within the viewer’s reach.
    bundle: usize,
    /// The number of cards in the column that can grow.
    pile: usize,
    /// The center of a ring.
    middle: Pos2,
}

impl BoardPlan {
    /// Plans a table of a kind for a room.
    pub fn new(scene: &Scene, viewer: Seat, room: &Room, scale: f32) -> Self {
        let kind = TableKind::of(scene, room.is_enlarged());
        let rect = room.extent();
        let is_pile = |zone: &&Zone| matches!(zone.anchor, Anchor::Column(_)) && zone.arrangement == Arrangement::Row;
        let count = |zone: &Zone| zone.spots.len();
        let in_reach = |zone: &&Zone| zone.anchor == Anchor::Reach;
        let mut plan = Self {
            rect,
            viewer,
            kind,
            sizes: Sizes::new(kind, room, scale),
            is_enlarged: room.is_enlarged(),
            bundle: scene.zones.iter().find(in_reach).map_or(0, count),
            pile: scene.zones.iter().find(is_pile).map_or(0, count),
            middle: rect.center(),
        };
        plan.middle.y = (plan.top_of_middle() + plan.line().top()) / 2.0;
        plan
    }

    /// The width of a card in the hand, in the middle, and where it is only for viewing.
    pub fn widths(&self) -> [f32; 3] {
        [self.sizes.hand, self.sizes.card, self.small()]
    }

    fn small(&self) -> f32 {
        self.sizes.card * SMALL
    }

    pub fn zone(&self, zone: &Zone, layout: &mut TableLayout) {
        match (zone.arrangement, zone.anchor) {
            (Arrangement::Ring, _) => self.ring(zone, layout),
            (Arrangement::Grid { rows, columns }, _) => self.grid(zone, rows, columns, layout),
            (_, Anchor::OwnHand) => self.own_hand(zone, layout),
            (_, Anchor::Hand(seat)) => self.other_hand(zone, seat, layout),
            _ => self.row(zone, layout),
        }
    }

    fn has_grid(&self) -> bool {
        self.kind.middle == Middle::Grid
    }

    /// Half the room between the plates at the sides.
    fn between(&self) -> f32 {
        self.rect.width() / 2.0 - self.sizes.plate.x - self.face_out() - 2.0 * EDGE
    }

    /// The position of another seat's plate: 0 to 1 from left to right, and from top to bottom.
    fn side(&self, seat: Seat) -> (f32, f32) {
        let steps = self.viewer.steps_to(seat, self.kind.seats);
        let places: &[(f32, f32)] = match self.kind.seats {
            // A grid takes the middle up to the upper edge.
            2 if self.has_grid() => &[(1.0, 0.0)],
            2 => &[(0.5, 0.0)],
            3 => &[(0.0, 0.3), (1.0, 0.3)],
            4 => &[(0.0, 0.42), (0.5, 0.0), (1.0, 0.42)],
            5 => &[(0.0, 0.5), (0.26, 0.0), (0.74, 0.0), (1.0, 0.5)],
            _ => &[(0.0, 0.5), (0.18, 0.0), (0.5, 0.0), (0.82, 0.0), (1.0, 0.5)],
        };
        places[steps.max(1) - 1]
    }

    fn is_top(&self, seat: Seat) -> bool {
        seat != self.viewer && self.side(seat).1 == 0.0
    }

    /// A player's plate.
    pub fn plate(&self, seat: Seat) -> Plate {
        let size = self.sizes.plate;
        if seat == self.viewer {
            let corner = self.rect.left_bottom() + egui::vec2(EDGE, -EDGE - size.y);
            let below = pos2(self.rect.center().x, self.rect.bottom());
            let rect = Rect::from_min_size(corner, size);
            let side = size.y - 2.0 * FACE_MARGIN;
            let face = Rect::from_min_size(corner + egui::Vec2::splat(FACE_MARGIN), egui::Vec2::splat(side));
            return Plate { seat, rect, face, home: Pose::straight(below, self.sizes.hand) };
        }
        let center = pos2(self.plate_x(seat), self.plate_y(seat));
        let rect = Rect::from_center_size(center, size);
        let above = pos2(center.x, rect.top() - self.backs() * 0.25);
        // The right edge of the face stays in place, so that the name has the same room beside any face.
        let corner = rect.left_bottom() + egui::vec2(size.y - FACE_MARGIN, self.face_out() * 0.1 - FACE_MARGIN);
        let face = Rect::from_min_max(corner - egui::Vec2::splat(self.sizes.face), corner);
        Plate { seat, rect, face, home: Pose::straight(above, self.small()) }
    }

    /// The distance by which another player's face sticks out to the left of the plate.
    fn face_out(&self) -> f32 {
        self.sizes.face - (self.sizes.plate.y - 2.0 * FACE_MARGIN)
    }

    /// The horizontal center of another seat's plate.
    fn plate_x(&self, seat: Seat) -> f32 {
        let (rect, plate) = (self.rect, self.sizes.plate.x);
        let inset = plate / 2.0 + EDGE;
        let (across, _) = self.side(seat);
        let at_top = self.kind.at_top();
        if at_top > 1 && self.is_top(seat) && self.is_enlarged {
            // The plates are spread out, each with room for the cards won beside it.
            let cell = self.sizes.cell(self.kind, rect.width());
            let place = (across * at_top as f32).floor();
            let rest = (cell - plate - self.sizes.beside - self.face_out() - 2.0 * EDGE).max(0.0);
            return rect.left() + EDGE + cell * place + rest / 2.0 + self.face_out() + plate / 2.0;
        }
        rect.left() + inset + across * (rect.width() - 2.0 * inset) + (1.0 - across) * self.face_out()
    }

    /// The vertical center of another seat's plate.
    fn plate_y(&self, seat: Seat) -> f32 {
        let Sizes { plate, hand, text, .. } = self.sizes;
        let top = self.rect.top() + EDGE + self.backs() + plate.y / 2.0;
        let (_, down) = self.side(seat);
        if down == 0.0 {
            return top;
        }
        let bottom = self.rect.bottom() - hand * ASPECT * 1.3;
        // Below the plates at the top and above the viewer's own, each with the cards won.
        let won = EDGE + self.small() * WON * ASPECT + NOTE * text;
        let least = match self.kind.seats {
            5.. => top + plate.y + NOTE * text + 8.0 + self.backs(),
            _ => top,
        };
        let own = self.rect.bottom() - 2.0 * EDGE - plate.y - won;
        let most = own - won - plate.y / 2.0;
        let wanted = top + down * (bottom - top).max(0.0);
        wanted.min(most).max(least)
    }

    /// The height of another hand's card backs that sticks out above its plate. They never show below it.
    fn backs(&self) -> f32 {
        let Sizes { out, plate, .. } = self.sizes;
        backs(self.small(), out, plate.y)
    }

    /// The upper edge of the room between the other players and the prompt.
    fn top_of_middle(&self) -> f32 {
        match self.kind.at_top() {
            0 if self.kind.middle != Middle::Ring => self.rect.top() + EDGE,
            _ => self.rect.top() + 2.0 * EDGE + self.backs() + self.sizes.plate.y + self.sizes.below_plates,
        }
    }
}

/// The distance between neighbors when `count` cards share the room; at most `loose` card widths.
fn step(count: usize, width: f32, room: f32, loose: f32) -> f32 {
    if count < 2 {
        return 0.0;
    }
    ((room - width) / (count as f32 - 1.0)).clamp(2.0, width * loose)
}

/// The part of a card that its next neighbor, this far to the right, does not cover.
fn visible(pose: Pose, next: Option<f32>) -> Rect {
    let mut strip = pose.bounds();
    if let Some(step) = next {
        strip.max.x = strip.min.x + step.min(strip.width());
    }
    strip
}
