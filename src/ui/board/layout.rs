//! The layout of the table: where everything in a scene lies on the screen. Pure data, made by [`lay`](super::lay).

use egui::{Align2, Pos2, Rect, vec2};

use super::super::deck::ASPECT;
use crate::cards::Suit;
use crate::rules::scene::{Anchor, Arrangement, Spot, SpotId, Zone, ZoneId};
use crate::rules::{Names, Seat};

/// The position, rotation and size of a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    pub center: Pos2,
    /// Its rotation, clockwise in radians.
    pub angle: f32,
    /// Its width in points.
    pub width: f32,
}

impl Pose {
    /// A pose without rotation.
    pub const fn straight(center: Pos2, width: f32) -> Self {
        Self { center, angle: 0.0, width }
    }

    /// The rectangle of the card before rotation.
    pub fn rect(self) -> Rect {
        Rect::from_center_size(self.center, vec2(self.width, self.width * ASPECT))
    }

    pub fn covers(self, point: Pos2) -> bool {
        let at = egui::emath::Rot2::from_angle(-self.angle) * (point - self.center);
        at.x.abs() <= self.width / 2.0 && at.y.abs() <= self.width * ASPECT / 2.0
    }

    /// The part of [`Pose::rect`] that a card of the same size covers, if large enough to matter. It is a little less
    /// than the whole covered area, because this card shows at the rounded corners of the other one.
    pub fn covered_by(self, above: Self) -> Option<Rect> {
        let turned = above.angle - self.angle;
        if turned.abs() > 0.5 || (above.width - self.width).abs() > 0.5 {
            return None;
        }
        let inner = above.rect().shrink(above.width * CORNER + 2.0);
        let turn = egui::emath::Rot2::from_angle;
        let here = |corner: Pos2| {
            let on_table = above.center + turn(above.angle) * (corner - above.center);
            self.center + turn(-self.angle) * (on_table - self.center)
        };
        let [lt, rt, rb, lb] =
            [inner.left_top(), inner.right_top(), inner.right_bottom(), inner.left_bottom()].map(here);
        let covered =
            Rect::from_min_max(Pos2::new(lt.x.max(lb.x), lt.y.max(rt.y)), Pos2::new(rt.x.min(rb.x), lb.y.min(rb.y)))
                .intersect(self.rect());
        let is_large = covered.is_positive() && covered.area() * 4.0 > self.rect().area();
        is_large.then_some(covered)
    }

    /// The bounding rectangle of the rotated card.
    pub fn bounds(self) -> Rect {
        let (sin, cos) = (self.angle.sin().abs(), self.angle.cos().abs());
        let (w, h) = (self.width, self.width * ASPECT);
        Rect::from_center_size(self.center, vec2(w * cos + h * sin, w * sin + h * cos))
    }
}

/// A spot with its place on the screen.
#[derive(Clone, Debug)]
pub struct PlacedSpot {
    pub zone: ZoneId,
    pub anchor: Anchor,
    pub spot: Spot,
    /// The pose at rest.
    pub pose: Pose,
    /// The part of it that others do not cover, for assistive technology.
    pub strip: Rect,
}

impl PlacedSpot {
    pub const fn is_in_hand(&self) -> bool {
        matches!(self.anchor, Anchor::OwnHand | Anchor::Hand(_))
    }
}

/// The region that a zone takes up.
#[derive(Clone, Copy, Debug)]
pub struct Area {
    pub zone: ZoneId,
    pub anchor: Anchor,
    pub arrangement: Arrangement,
    pub rect: Rect,
}

/// The plate with a player's name.
#[derive(Clone, Copy, Debug)]
pub struct Plate {
    pub seat: Seat,
    pub rect: Rect,
    /// The place of the face, which may stick out at the top and at the left.
    pub face: Rect,
    /// Where this player's cards come from and go to.
    pub home: Pose,
}

impl Plate {
    /// The plate with the face.
    pub fn bounds(&self) -> Rect {
        self.rect.union(self.face)
    }
}

/// A short text beside a zone.
#[derive(Clone, Debug)]
pub struct Note {
    /// The anchor point.
    pub at: Pos2,
    /// The corner or edge of the text at the anchor point.
    pub anchor: Align2,
    pub words: String,
}

/// A scene laid out on the screen.
#[derive(Clone, Debug)]
pub struct TableLayout {
    /// The spots, from bottom to top.
    pub placed: Vec<PlacedSpot>,
    pub plates: Vec<Plate>,
    /// The regions of all zones, in the order of their spots.
    pub areas: Vec<Area>,
    /// Texts beside zones.
    pub notes: Vec<Note>,
    /// The names that notes use.
    pub(super) names: Names,
    /// Suits shown beside zones.
    pub signs: Vec<(Suit, Rect)>,
    /// The width of a card in the viewer's hand, in the middle, and where it is only for viewing.
    pub widths: [f32; 3],
    /// The distance by which a raised card sticks out, in card heights.
    pub raise: f32,
    /// The size of the interface relative to the usual one.
    pub zoom: f32,
    /// Factor for text sizes: 1 is text in an interface at 100 %.
    pub text: f32,
    /// The region that the cards of a trick take up, whoever plays them.
    pub trick: Rect,
    /// The place of the emblem on the cloth.
    pub emblem: Rect,
    /// The room for what matters most in the deal, whose text begins at its upper left corner.
    pub stake: Rect,
    /// The center of the prompt line.
    pub prompt: Pos2,
    /// The room for that line. More lines grow upward where there are buttons below.
    pub prompt_room: Rect,
    /// The room for the row of buttons.
    pub controls: Rect,
}

impl TableLayout {
    pub fn find(&self, id: SpotId) -> Option<&PlacedSpot> {
        self.placed.iter().find(|placed| placed.spot.id == id)
    }

    /// The topmost spot at a point.
    pub fn at(&self, point: Pos2) -> Option<&PlacedSpot> {
        self.placed.iter().rev().find(|placed| placed.pose.covers(point))
    }

    pub fn area(&self, id: ZoneId) -> Option<&Area> {
        self.areas.iter().find(|area| area.zone == id)
    }

    pub fn own_hand(&self) -> Option<&Area> {
        let own = |area: &&Area| area.anchor == Anchor::OwnHand;
        self.areas.iter().find(own)
    }

    /// The smallest text factor, at which text is as large on the screen as in an interface at 100 %.
    pub(super) fn least_text(&self) -> f32 {
        self.text.min(1.0 / self.zoom)
    }

    pub(super) fn add_spot(&mut self, zone: &Zone, spot: &Spot, pose: Pose, strip: Rect) {
        self.placed.push(PlacedSpot { zone: zone.id, anchor: zone.anchor, spot: spot.clone(), pose, strip });
    }

    pub(super) fn claim(&mut self, zone: &Zone, rect: Rect) {
        self.areas.push(Area { zone: zone.id, anchor: zone.anchor, arrangement: zone.arrangement, rect });
    }

    /// The note of a zone in words.
    pub(super) fn note_of(&self, zone: &Zone) -> String {
        zone.note.render(&self.names)
    }

    /// Places the note of a zone, if it has one.
    pub(super) fn note(&mut self, zone: &Zone, at: Pos2, anchor: Align2) {
        if !zone.note.is_empty() {
            let words = self.note_of(zone);
            self.notes.push(Note { at, anchor, words });
        }
    }

    pub fn plate(&self, seat: Seat) -> Option<&Plate> {
        self.plates.iter().find(|plate| plate.seat == seat)
    }

    /// Where a player's cards come from and go to.
    pub fn home(&self, seat: Seat) -> Option<Pose> {
        self.plate(seat).map(|plate| plate.home)
    }
}

/// The distance from the edges of the table.
pub(super) const EDGE: f32 = 12.0;

/// The width of a plate below which the name needs the room of the face, for text of the usual size.
pub(super) const NARROW: f32 = 140.0;

/// The distance of a face from the edges of its plate.
pub(super) const FACE_MARGIN: f32 = 3.0;

/// The size of cards that are only for viewing, relative to those in the middle.
pub(super) const SMALL: f32 = 0.52;

/// The radius of a card's corners, in card widths.
pub(super) const CORNER: f32 = 0.055;

/// The distance by which a raised card sticks out where there is no grid, in card heights.
pub const RAISE: f32 = 0.16;

/// The height reserved for buttons below the prompt.
pub(super) const CONTROL: f32 = 50.0;
