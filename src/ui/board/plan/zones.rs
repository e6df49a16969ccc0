//! How each kind of zone is layout out.

use egui::{Align2, Rect, Vec2, pos2, vec2};

use super::{PROMPT, Plan};
use crate::rules::Seat;
use crate::rules::scene::{Layout, Scene, Spot, SpotId, Zone, ZoneId};
use crate::ui::board::layout::{EDGE, Note, PlacedSpot, Pose, SMALL, TableLayout};
use crate::ui::deck::ASPECT;

/// The size of stock, pile and open packets beside the cards in the hand.
const PILE: f32 = 0.76;

impl Plan {
    /// Lays a zone out.
    pub fn zone(&self, zone: &Zone, scene: &Scene, layout: &mut TableLayout) {
        match zone.id {
            ZoneId::Hand(seat) if seat == self.viewer => self.own_hand(zone, layout),
            ZoneId::Hand(seat) => self.backs(zone, seat, layout),
            ZoneId::Taken(seat) => self.taken(zone, seat, layout),
            ZoneId::Packet(seat) => self.packet(zone, seat, scene, layout),
            ZoneId::Trick => self.ring(zone, layout),
            ZoneId::Square => self.grid(zone, layout),
            ZoneId::Suits => self.suits(zone, layout),
            ZoneId::Stock | ZoneId::Pile | ZoneId::Apart => self.pile(zone, scene, layout),
        }
    }

    fn own_hand(&self, zone: &Zone, layout: &mut TableLayout) {
        let count = zone.spots.len();
        let tall = self.hand * ASPECT;
        // The plate stands at the left; the hand keeps clear of it on both sides.
        let room = self.rect.width() - 2.0 * (self.plate.x + 3.0 * EDGE);
        let step = spread(count, self.hand, room, 0.62);
        let mid = (count as f32 - 1.0) / 2.0;
        let turn = 0.024_f32.min(0.2 / count.max(1) as f32);
        let base = pos2(self.rect.center().x, self.rect.bottom() - tall / 2.0 - EDGE);
        for (i, spot) in zone.spots.iter().enumerate() {
            let off = i as f32 - mid;
            let sag = (off * off - mid * mid) * step * turn * 0.5;
            let pose = Pose {
                center: base + vec2(off * step, sag),
                angle: off * turn,
                width: self.hand,
            };
            let mut strip = pose.bounds();
            if i + 1 < count {
                strip.max.x = strip.min.x + step.min(strip.width());
            }
            place(layout, zone.id, spot, pose, strip);
        }
        let wide = step * (count.max(1) as f32 - 1.0) + self.hand;
        let area = Rect::from_center_size(base, vec2(wide + 40.0, tall + 24.0));
        layout.zones.push((zone.id, area));
    }

    /// Another player's hand: backs that stand out behind the plate.
    fn backs(&self, zone: &Zone, seat: Seat, layout: &mut TableLayout) {
        let plate = self.plate(seat);
        let width = self.card * SMALL;
        let count = zone.spots.len();
        let step = spread(count, width, self.plate.x - 8.0, 0.4);
        let mid = (count as f32 - 1.0) / 2.0;
        let y = plate.rect.top() + width * ASPECT * (0.5 - 0.64);
        let sag = (count as f32 * 0.6).min(4.0);
        let turn = 0.03_f32.min(0.15 / mid.max(1.0));
        for (i, spot) in zone.spots.iter().enumerate() {
            let off = i as f32 - mid;
            let pose = Pose {
                center: pos2(
                    plate.rect.center().x + off * step,
                    y + sag * (off / mid.max(1.0)).powi(2),
                ),
                angle: off * turn,
                width,
            };
            place(layout, zone.id, spot, pose, pose.bounds());
        }
    }

    /// What a player has won: beside a plate at the top, below one at the side, above one's own.
    fn taken(&self, zone: &Zone, seat: Seat, layout: &mut TableLayout) {
        let plate = self.plate(seat).rect;
        let count = zone.spots.len();
        // At the top up to the next plate, or to the edge.
        let room = Seat::all(self.seats)
            .filter(|other| self.is_top(seat) && self.is_top(*other))
            .map(|other| self.plate(other).rect.left())
            .chain([self.rect.right()])
            .map(|end| end - plate.right() - 2.0 * EDGE)
            .filter(|room| *room > 0.0)
            .fold(self.plate.x - 4.0, f32::min);
        let width = (self.card * SMALL * 0.86).min(room * 0.7);
        let tall = width * ASPECT;
        let step = spread(count, width, room, 0.45);
        let start = if self.is_top(seat) {
            pos2(
                plate.right() + EDGE + width / 2.0,
                plate.center().y - tall * 0.12,
            )
        } else if seat == self.viewer {
            pos2(plate.left() + width / 2.0, plate.top() - EDGE - tall / 2.0)
        } else {
            pos2(
                plate.left() + width / 2.0,
                plate.bottom() + EDGE + tall / 2.0,
            )
        };
        for (i, spot) in zone.spots.iter().enumerate() {
            let pose = Pose::straight(start + vec2(i as f32 * step, 0.0), width);
            place(layout, zone.id, spot, pose, pose.bounds());
        }
        if !zone.note.is_empty() {
            let wide = if count == 0 {
                0.0
            } else {
                step * (count as f32 - 1.0) + width + 8.0
            };
            let (at, anchor) = if seat == self.viewer {
                let lift = if count == 0 { 0.0 } else { tall + 4.0 };
                (
                    pos2(plate.left() + 2.0, plate.top() - EDGE - lift),
                    Align2::LEFT_BOTTOM,
                )
            } else if self.is_top(seat) && self.seats >= 5 {
                // Between neighbours there is room for the cards alone.
                (
                    pos2(plate.left() + 2.0, plate.bottom() + 4.0),
                    Align2::LEFT_TOP,
                )
            } else if self.is_top(seat) {
                (
                    pos2(start.x - width / 2.0 + wide, plate.center().y),
                    Align2::LEFT_CENTER,
                )
            } else {
                let drop = if count == 0 { 0.0 } else { tall + 4.0 };
                (
                    pos2(plate.left() + 2.0, plate.bottom() + 8.0 + drop),
                    Align2::LEFT_TOP,
                )
            };
            layout.notes.push(Note {
                at,
                anchor,
                words: zone.note.clone(),
            });
        }
    }

    /// A trick: each card on its player's side of the middle.
    fn ring(&self, zone: &Zone, layout: &mut TableLayout) {
        let reach = Self::reach(self.seats) * vec2(self.card, self.height);
        for spot in &zone.spots {
            let seat = spot.seat.unwrap_or(self.viewer);
            let (off, angle) = self.toward(seat);
            let pose = Pose {
                center: self.middle + vec2(off.x * reach.x, off.y * reach.y),
                angle,
                width: self.card,
            };
            place(layout, zone.id, spot, pose, pose.bounds());
        }
        // Between the plates at the sides, below those at the top, above the prompt.
        let half = (self.rect.width() / 2.0 - self.plate.x - 3.0 * EDGE).max(self.card);
        let top = self.plate_bottom() + EDGE;
        let area = Rect::from_min_max(
            pos2(self.middle.x - half, top.min(self.middle.y - self.height)),
            pos2(self.middle.x + half, self.prompt().y - 24.0),
        );
        layout.zones.push((zone.id, area));
    }

    /// The direction from the middle to a seat, and a slight turn that goes with it.
    fn toward(&self, seat: Seat) -> (Vec2, f32) {
        if seat == self.viewer {
            return (vec2(0.0, 1.0), 0.0);
        }
        let (across, down) = self.side(seat);
        let x = (across - 0.5) * 2.0;
        let y = match (self.seats, down == 0.0) {
            (_, true) => -1.0,
            (3, false) => -0.45,
            _ => 0.0,
        };
        (vec2(x, y), x * 0.05)
    }

    /// Cards at rows and columns, as large as the middle has room for, and centred.
    fn grid(&self, zone: &Zone, layout: &mut TableLayout) {
        let Layout::Grid { rows, columns } = zone.layout else {
            return;
        };
        let (tall, wide) = (
            f32::from(rows.1 - rows.0 + 1),
            f32::from(columns.1 - columns.0 + 1),
        );
        let top = self.plate_bottom() + EDGE;
        let bottom = self.prompt().y - PROMPT / 2.0;
        let room = vec2(
            self.rect.width() - 2.0 * (self.plate.x + 4.0 * EDGE),
            bottom - top,
        );
        let gap = 6.0;
        let width = ((room.y / tall.max(4.0) - gap) / ASPECT)
            .min(room.x / wide.max(4.0) - gap)
            .clamp(16.0, self.card);
        let cell = vec2(width * 1.16 + gap, width * ASPECT + gap);
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
                angle: if spot.sideways {
                    std::f32::consts::FRAC_PI_2
                } else {
                    0.0
                },
                width: if spot.sideways { width * 0.82 } else { width },
            };
            place(layout, zone.id, spot, pose, pose.bounds());
        }
        layout.zones.push((
            zone.id,
            Rect::from_center_size(center, cell * vec2(wide, tall)),
        ));
    }

    /// Four suits in a row, between the middle and the hand.
    fn suits(&self, zone: &Zone, layout: &mut TableLayout) {
        let width = self.card * 0.62;
        let y = self.prompt().y - 26.0 - width * ASPECT / 2.0;
        let mid = (zone.spots.len() as f32 - 1.0) / 2.0;
        for (i, spot) in zone.spots.iter().enumerate() {
            let x = self.rect.center().x + (i as f32 - mid) * (width + 12.0);
            let pose = Pose::straight(pos2(x, y), width);
            place(layout, zone.id, spot, pose, pose.bounds());
        }
    }

    /// A packet of cards before a player.
    fn packet(&self, zone: &Zone, seat: Seat, scene: &Scene, layout: &mut TableLayout) {
        let count = zone.spots.len();
        let open = zone
            .spots
            .iter()
            .any(|spot| matches!(spot.id, SpotId::Card(_)));
        let drawn = scene.zone(ZoneId::Pile).is_some();
        let plate = self.plate(seat).rect;
        let small = vec2(1.0, ASPECT) * self.card * SMALL;
        let wide = self.rect.width() * 0.4;
        // Where its first card lies if it begins there, or else its middle; how wide a card is, and
        // how much room there is.
        let (begins, at, width, room) = if seat == self.viewer && drawn {
            let first = plate.left_top() + vec2(small.x, -small.y) / 2.0 - vec2(0.0, EDGE);
            (true, first, small.x, plate.width())
        } else if seat == self.viewer {
            let y = layout.prompt.y - PROMPT / 2.0 - self.height * 0.35;
            let center = pos2(self.rect.center().x, y);
            (false, center, self.card * 0.7, wide)
        } else if open {
            let y = layout.prompt.y - PROMPT / 2.0 - self.height * PILE / 2.0;
            let center = pos2(self.rect.center().x, y);
            (false, center, self.card * PILE, wide)
        } else if drawn && self.is_top(seat) {
            let first = plate.right_center() + vec2(EDGE + small.x / 2.0, -small.y * 0.12);
            (true, first, small.x, plate.width())
        } else if drawn {
            let first = plate.left_bottom() + vec2(small.x / 2.0, EDGE + small.y / 2.0);
            (true, first, small.x, plate.width())
        } else {
            let x = plate.center().x + (self.middle.x - plate.center().x) * 0.42;
            let y = plate.center().y + (self.middle.y - plate.center().y) * 0.55;
            (false, pos2(x, y), small.x, plate.width())
        };
        let step = spread(count, width, room, if open { 0.8 } else { 0.3 });
        let length = step * (count.max(1) as f32 - 1.0);
        let first = if begins { at.x } else { at.x - length / 2.0 };
        for (i, spot) in zone.spots.iter().enumerate() {
            let pose = Pose::straight(pos2(first + i as f32 * step, at.y), width);
            let mut strip = pose.bounds();
            if i + 1 < count {
                strip.max.x = strip.min.x + step.min(strip.width());
            }
            place(layout, zone.id, spot, pose, strip);
        }
        if count > 0 {
            let center = pos2(first + length / 2.0, at.y);
            let size = vec2(length + width, width * ASPECT);
            layout
                .zones
                .push((zone.id, Rect::from_center_size(center, size)));
        }
    }

    /// The stock, the discard pile and a card that lies apart, side by side in the middle.
    fn pile(&self, zone: &Zone, scene: &Scene, layout: &mut TableLayout) {
        let spread_out = zone.layout == Layout::Row || zone.layout == Layout::Fan;
        let square = scene.zone(ZoneId::Square).is_some();
        let tricks = scene.zone(ZoneId::Trick).is_some();
        let small = vec2(1.0, ASPECT) * self.card * SMALL;
        // Stock and pile stand high enough for a packet to be looked at below them.
        let width = (self.card * PILE).min(self.between() / 3.1);
        let top = self.plate_bottom() + EDGE + width * ASPECT / 2.0;
        let (center, width) = match zone.id {
            ZoneId::Pile if tricks => {
                let corner = self.rect.right_bottom() - vec2(EDGE, EDGE * 2.0);
                (corner - small / 2.0, small.x)
            }
            _ if square => {
                let x = self.rect.right() - self.plate.x * 0.6 - EDGE;
                (pos2(x, self.middle.y), self.card * 0.7)
            }
            ZoneId::Stock => (pos2(self.middle.x - width * 2.6, top), width),
            ZoneId::Apart => {
                // Above the end of the hand, between the trick and the plate at the right.
                let width = self.card * 0.7;
                let x = self.rect.right() - self.plate.x - 2.0 * EDGE - width / 2.0;
                let y = self.prompt().y + PROMPT / 2.0 - width * ASPECT / 2.0;
                (pos2(x, y), width)
            }
            _ => (pos2(self.middle.x - width * 1.3, top), width),
        };
        let count = zone.spots.len();
        let room = self.rect.width() / 2.0 - self.plate.x - 4.0 * EDGE + width * 1.3;
        let step = if spread_out {
            spread(count, width, room, 0.3)
        } else {
            0.0
        };
        for (i, spot) in zone.spots.iter().enumerate() {
            let off = if spread_out {
                vec2(i as f32 * step, 0.0)
            } else {
                // A pile shows its height, up to a dozen cards.
                let level = i as f32 * (12.0 / count.max(12) as f32);
                vec2(level * 0.5, -level * 0.8)
            };
            let pose = Pose::straight(center + off, width);
            let mut strip = pose.bounds();
            if spread_out && i + 1 < count {
                strip.max.x = strip.min.x + step.min(strip.width());
            }
            place(layout, zone.id, spot, pose, strip);
        }
        let wide = step * (count.max(1) as f32 - 1.0) + width;
        let area = Rect::from_min_size(
            center - vec2(width, width * ASPECT) / 2.0,
            vec2(wide, width * ASPECT),
        );
        layout.zones.push((zone.id, area.expand(12.0)));
        if !zone.note.is_empty() {
            // What lies beside the hand has no room below.
            let low = center.y > self.prompt().y - PROMPT;
            let off = width * ASPECT / 2.0 + if low { 10.0 } else { 6.0 };
            layout.notes.push(Note {
                at: pos2(center.x, center.y + if low { -off } else { off }),
                anchor: if low {
                    Align2::CENTER_BOTTOM
                } else {
                    Align2::CENTER_TOP
                },
                words: zone.note.clone(),
            });
        }
    }
}

/// The distance between neighbours when so many cards share the room; at most `loose` card widths.
fn spread(count: usize, width: f32, room: f32, loose: f32) -> f32 {
    if count < 2 {
        return 0.0;
    }
    ((room - width) / (count as f32 - 1.0)).clamp(2.0, width * loose)
}

fn place(layout: &mut TableLayout, zone: ZoneId, spot: &Spot, pose: Pose, strip: Rect) {
    layout.placed.push(PlacedSpot {
        zone,
        spot: spot.clone(),
        pose,
        strip,
    });
}
