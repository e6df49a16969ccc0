//! Rows, bundles, piles and choices: cards side by side or on top of each other, wherever their zone is on the table.

use egui::{Align2, Pos2, Rect, pos2, vec2};

use super::kind::{ASIDE, Middle};
use super::sizes::{BESIDE_COLUMNS, COLUMN, NOTE, PILE_RISE, WON};
use super::{BoardPlan, step, visible};
use crate::rules::Seat;
use crate::rules::scene::{Anchor, Arrangement, Zone};
use crate::ui::board::layout::{EDGE, Pose, TableLayout};
use crate::ui::deck::ASPECT;

/// The relative size of things to choose from.
const CHOICE: f32 = 0.62;

/// The distance between things to choose from.
const GAP: f32 = 12.0;

/// The largest distance between neighbors of an open bundle, in card widths.
const OPEN: f32 = 0.8;

/// The largest distance between neighbors of a pile that is spread out, in card widths.
const SPREAD_PILE: f32 = 0.3;

/// The width to which a spread pile shrinks for the bundle beside it, in card widths.
const NARROW_PILE: f32 = 1.6;

/// Where columns lie, and the bundle that lies open beside them.
struct Columns {
    left: f32,
    /// The vertical center. A high pile grows upward, and its note is below.
    y: f32,
    /// The room for the column that can grow.
    pile: f32,
    /// The width of the bundle; 0 if there is none.
    bundle: f32,
    width: f32,
}

/// Where a zone lies on the table.
struct Placement {
    /// The center of its first card, or of all its cards.
    at: Pos2,
    centered: bool,
    /// The width of a card.
    width: f32,
    /// The width that all of them may take.
    room: f32,
    /// The largest distance between neighbors in a row, in card widths.
    loose: f32,
}

impl BoardPlan {
    pub(super) fn row(&self, zone: &Zone, layout: &mut TableLayout) {
        let placement = self.placement(zone, layout.prompt);
        let Placement { at, width, .. } = placement;
        let count = zone.spots.len();
        let is_pile = zone.arrangement == Arrangement::Pile;
        let step = match zone.arrangement {
            Arrangement::Pile => 0.0,
            Arrangement::Choices => width + GAP,
            Arrangement::Bundle => {
                let open = zone.spots.iter().any(|spot| spot.card().is_some());
                step(count, width, placement.room, if open { OPEN } else { 0.3 })
            }
            _ => step(count, width, placement.room, placement.loose),
        };
        let length = step * (count.max(1) as f32 - 1.0);
        let first = if placement.centered { at.x - length / 2.0 } else { at.x };
        for (i, spot) in zone.spots.iter().enumerate() {
            let center = if is_pile {
                // A pile shows its height, up to twelve cards.
                let level = i as f32 * (12.0 / count.max(12) as f32);
                pos2(first + level * 0.5, at.y - level * 0.8)
            } else {
                pos2(first + i as f32 * step, at.y)
            };
            let pose = Pose::straight(center, width);
            let next = (i + 1 < count && !is_pile).then_some(step);
            layout.add_spot(zone, spot, pose, visible(pose, next));
        }
        let card = vec2(width, width * ASPECT);
        let corner = pos2(first, at.y) - card / 2.0;
        let area = Rect::from_min_size(corner, card + vec2(length, 0.0));
        layout.claim(zone, area);
        self.row_note(zone, area, width, layout);
    }

    /// The place of a zone by its anchor; a row before the viewer ends above the prompt.
    fn placement(&self, zone: &Zone, prompt: Pos2) -> Placement {
        let above_prompt = |size: f32| {
            let width = self.sizes.card * size;
            let y = prompt.y - self.sizes.prompt / 2.0 - width * ASPECT / 2.0;
            Placement {
                at: pos2(self.rect.center().x, y),
                centered: true,
                width,
                room: self.rect.width() * 0.4,
                loose: 0.76,
            }
        };
        let at = |at: Pos2, width: f32| Placement { at, centered: false, width, room: self.sizes.plate.x, loose: 0.3 };
        let aside = self.sizes.card * ASIDE;
        let small = self.small();
        match zone.anchor {
            Anchor::Beside(seat) => self.beside(seat, zone.arrangement),
            Anchor::Before(seat) if seat == self.viewer => above_prompt(ASIDE),
            Anchor::Before(seat) => {
                let plate = self.plate(seat).rect.center();
                // Those of the players at the sides stay clear of the viewer's own.
                let down = if self.is_top(seat) { 0.46 } else { 0.1 };
                let way = (self.middle - plate) * vec2(0.42, down);
                // Nor does it cover the face, which sticks out to the left.
                let clear = if plate.x > self.middle.x { 0.8 * self.face_out() } else { 0.0 };
                let lift = if self.is_top(seat) { 0.0 } else { small * ASPECT * 0.6 };
                Placement { centered: true, ..at(plate + way - vec2(clear, lift), small) }
            }
            Anchor::Reach if zone.arrangement == Arrangement::Choices => above_prompt(CHOICE),
            Anchor::Reach if self.kind.middle == Middle::Columns => self.beside_columns(),
            Anchor::Reach => above_prompt(0.76),
            Anchor::Column(column) => self.column(column),
            Anchor::Right => {
                let x = self.rect.right() - self.sizes.plate.x * 0.6 - EDGE;
                at(pos2(x, self.middle.y), aside)
            }
            Anchor::LowerRight if self.is_enlarged => self.in_corner(aside),
            Anchor::LowerRight => {
                // Between the trick and the plate at the right.
                let x = self.rect.right() - self.sizes.plate.x - 2.0 * EDGE - aside / 2.0;
                let y = self.prompt().y + self.sizes.prompt / 2.0 - aside * ASPECT / 2.0;
                at(pos2(x, y), aside)
            }
            Anchor::Corner => self.in_corner(small),
            Anchor::Center | Anchor::OwnHand | Anchor::Hand(_) => {
                Placement { centered: true, room: self.rect.width() * 0.4, ..at(self.middle, self.sizes.card) }
            }
        }
    }

    fn in_corner(&self, width: f32) -> Placement {
        let corner = self.rect.right_bottom() - vec2(EDGE, EDGE * 2.0);
        Placement {
            at: corner - vec2(width, width * ASPECT) / 2.0,
            centered: false,
            width,
            room: self.sizes.plate.x,
            loose: 0.3,
        }
    }

    /// Beside a plate at the top, below one at the side, above the viewer's own.
    fn beside(&self, seat: Seat, arrangement: Arrangement) -> Placement {
        let plate = self.plate(seat).rect;
        let small = self.small();
        // A row at the top extends to the next plate or to the edge.
        let (width, room) = if arrangement == Arrangement::Row {
            let room = Seat::all(self.kind.seats)
                .filter(|other| self.is_top(seat) && self.is_top(*other))
                .map(|other| self.plate(other).bounds().left())
                .chain([self.rect.right()])
                .map(|end| end - plate.right() - 2.0 * EDGE)
                .filter(|room| *room > 0.0)
                .fold(self.sizes.plate.x - 4.0, f32::min);
            ((small * WON).min(room * 0.7), room)
        } else {
            (small, self.sizes.plate.x)
        };
        let tall = width * ASPECT;
        let off = vec2(width / 2.0, EDGE + tall / 2.0);
        let at = if self.is_top(seat) {
            plate.right_center() + vec2(EDGE + width / 2.0, -tall * 0.12)
        } else if seat == self.viewer {
            plate.left_top() + vec2(off.x, -off.y)
        } else {
            plate.left_bottom() + off
        };
        Placement { at, centered: false, width, room, loose: 0.45 }
    }

    /// Columns are in the middle of the room, with an open bundle to their right. A column that can grow is to
    /// the right of one that cannot.
    fn column(&self, column: u8) -> Placement {
        let columns = self.columns();
        let width = self.sizes.card;
        let off = width * (0.5 + COLUMN * f32::from(column));
        Placement {
            at: pos2(columns.left + off, columns.y),
            centered: false,
            width,
            room: columns.pile,
            loose: SPREAD_PILE,
        }
    }

    /// The placement of the bundle that lies open beside columns.
    fn beside_columns(&self) -> Placement {
        let columns = self.columns();
        let width = self.sizes.card;
        let right = columns.left + columns.width;
        Placement {
            at: pos2(right - columns.bundle / 2.0, columns.y),
            centered: true,
            width,
            room: columns.bundle,
            loose: OPEN,
        }
    }

    fn columns(&self) -> Columns {
        let width = self.sizes.card;
        let top = self.top_of_middle() + PILE_RISE;
        let bottom = self.line().top() - self.sizes.controls - NOTE * self.sizes.text;
        let least = top + width * ASPECT / 2.0;
        let y = ((top + bottom) / 2.0).max(least);
        let before = width * COLUMN;
        let room = 2.0 * self.between();
        let row =
            |count: usize, room: f32, loose: f32| width + step(count, width, room, loose) * (count.max(1) as f32 - 1.0);
        if self.bundle == 0 {
            let left = self.middle.x - (before + width) / 2.0;
            return Columns {
                left,
                y,
                pile: self.middle.x + room / 2.0 - left - before,
                bundle: 0.0,
                width: before + width,
            };
        }
        let rest = room - before - width * BESIDE_COLUMNS;
        let least = row(self.pile, width * NARROW_PILE, SPREAD_PILE);
        let bundle = row(self.bundle, rest - least, OPEN);
        let pile = row(self.pile, rest - bundle, SPREAD_PILE);
        let all = before + pile + width * BESIDE_COLUMNS + bundle;
        Columns { left: self.middle.x - all / 2.0, y, pile, bundle, width: all }
    }

    /// Places a row's note below the first card, or above it if there is no room below.
    fn row_note(&self, zone: &Zone, area: Rect, width: f32, layout: &mut TableLayout) {
        // Cards beside a plate have their note on the plate.
        if let Anchor::Beside(_) = zone.anchor {
            return;
        }
        let x = match zone.anchor {
            Anchor::Before(_) | Anchor::Reach => area.center().x,
            _ => area.left() + width / 2.0,
        };
        if area.left() > self.rect.right() - self.sizes.beside_hand(self.kind) {
            let at = pos2(area.right(), area.top() - 10.0);
            return layout.note(zone, at, Align2::RIGHT_BOTTOM);
        }
        // There is no room below zones beside the hand or above the prompt.
        if area.center().y > self.prompt().y - self.sizes.prompt {
            let at = pos2(x, area.top() - 10.0);
            layout.note(zone, at, Align2::CENTER_BOTTOM);
        } else if area.bottom() > layout.prompt.y - self.sizes.prompt {
            let at = pos2(x, area.top() - 6.0);
            layout.note(zone, at, Align2::CENTER_BOTTOM);
        } else {
            let at = pos2(x, area.bottom() + 6.0);
            layout.note(zone, at, Align2::CENTER_TOP);
        }
    }
}
