//! Rows, bundles, piles and choices: cards side by side or on top of each other, wherever their
//! zone is on the table.

use egui::{Align2, Pos2, Rect, pos2, vec2};

use super::kind::ASIDE;
use super::prompt::LETTER;
use super::sizes::{NOTE, PILE, PILE_RISE, WON};
use super::{BoardPlan, step, visible};
use crate::rules::Seat;
use crate::rules::scene::{Anchor, Arrangement, Zone};
use crate::ui::board::layout::{EDGE, Pose, TableLayout};
use crate::ui::deck::ASPECT;

/// The relative size of things to choose from.
const CHOICE: f32 = 0.62;

/// The distance between things to choose from.
const GAP: f32 = 12.0;

/// The distance between columns, in card widths.
const COLUMN: f32 = 1.3;

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
                step(count, width, placement.room, if open { 0.8 } else { 0.3 })
            }
            _ => step(count, width, placement.room, placement.loose),
        };
        let length = step * (count.max(1) as f32 - 1.0);
        let first = if placement.centered {
            at.x - length / 2.0
        } else {
            at.x
        };
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
                loose: PILE,
            }
        };
        let at = |at: Pos2, width: f32| Placement {
            at,
            centered: false,
            width,
            room: self.sizes.plate.x,
            loose: 0.3,
        };
        let aside = self.sizes.card * ASIDE;
        let small = self.small();
        match zone.anchor {
            Anchor::Beside(seat) => self.beside(seat, zone.arrangement),
            Anchor::Before(seat) if seat == self.viewer => above_prompt(ASIDE),
            Anchor::Before(seat) => {
                let plate = self.plate(seat).rect.center();
                // Those of the players at the sides stay clear of the viewer's own.
                let down = if self.is_top(seat) { 0.46 } else { 0.3 };
                let way = (self.middle - plate) * vec2(0.42, down);
                Placement {
                    centered: true,
                    ..at(plate + way, small)
                }
            }
            Anchor::Reach if zone.arrangement == Arrangement::Choices => above_prompt(CHOICE),
            Anchor::Reach => above_prompt(PILE),
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
            Anchor::Center | Anchor::OwnHand | Anchor::Hand(_) => Placement {
                centered: true,
                room: self.rect.width() * 0.4,
                ..at(self.middle, self.sizes.card)
            },
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
                .map(|other| self.plate(other).rect.left())
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
        Placement {
            at,
            centered: false,
            width,
            room,
            loose: 0.45,
        }
    }

    /// Columns are in the middle, or higher while a bundle below them lies open. A column that can
    /// grow is to the right of one that cannot.
    fn column(&self, column: u8) -> Placement {
        let width = (self.sizes.card * PILE).min(self.between() / 3.1);
        let off = width * COLUMN * (f32::from(column) - 0.5);
        // A high pile grows upward.
        let top = self.top_of_middle() + PILE_RISE + width * ASPECT / 2.0;
        let bottom = self.line().top() - self.sizes.controls - NOTE * self.sizes.text;
        let y = if self.has_bundle {
            top
        } else {
            (self.top_of_middle() + bottom) / 2.0
        };
        Placement {
            at: pos2(self.middle.x + off, y.max(top)),
            centered: false,
            width,
            room: self.between() - EDGE - off,
            loose: 0.3,
        }
    }

    /// Places a row's note below the first card, or above it if there is no room below.
    fn row_note(&self, zone: &Zone, area: Rect, width: f32, layout: &mut TableLayout) {
        if let Anchor::Beside(seat) = zone.anchor {
            return self.note_beside(zone, seat, area, layout);
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

    fn note_beside(&self, zone: &Zone, seat: Seat, area: Rect, layout: &mut TableLayout) {
        let plate = self.plate(seat).rect;
        let tall = area.height();
        let left = plate.left() + 2.0;
        let bare = zone.spots.is_empty();
        let (at, anchor) = if seat == self.viewer {
            let lift = if bare { 0.0 } else { tall + 4.0 };
            let at = pos2(left, plate.top() - EDGE - lift);
            (at, Align2::LEFT_BOTTOM)
        } else if self.is_top(seat) && self.kind.seats >= 5 {
            // Between neighbors, there is only room for the cards.
            (pos2(left, plate.bottom() + 4.0), Align2::LEFT_TOP)
        } else if self.is_top(seat) {
            let x = if bare {
                area.left()
            } else {
                area.right() + 8.0
            };
            (pos2(x, plate.center().y), Align2::LEFT_CENTER)
        } else {
            let drop = if bare { 0.0 } else { tall + 4.0 };
            let y = plate.bottom() + 8.0 + drop;
            // A long note at the right extends to the left.
            let letters = layout.note_of(zone).chars().count() as f32;
            let is_long = LETTER * letters * self.sizes.text > plate.width() - 4.0;
            if is_long && plate.center().x > self.middle.x {
                (pos2(plate.right() - 2.0, y), Align2::RIGHT_TOP)
            } else {
                (pos2(left, y), Align2::LEFT_TOP)
            }
        };
        layout.note(zone, at, anchor);
    }
}
