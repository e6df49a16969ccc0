//! Rings: each card on its player's side of the middle.

use egui::{Align2, Rect, Vec2, pos2, vec2};

use super::BoardPlan;
use super::prompt::STAKE;
use crate::cards::Card;
use crate::rules::Seat;
use crate::rules::scene::{Spot, Zone};
use crate::ui::board::layout::{EDGE, Pose, TableLayout};
use crate::ui::deck::ASPECT;

impl BoardPlan {
    pub(super) fn ring(&self, zone: &Zone, layout: &mut TableLayout) {
        let card = self.sizes.card;
        let reach = self.sizes.reach * vec2(card, card * ASPECT);
        let mut cards: Vec<(&Spot, Pose)> = zone.spots.iter().map(|spot| (spot, self.thrown(spot, reach))).collect();
        // Cards that are lower or further to the right lie on top, so that the index in the upper
        // left corner of every card is visible.
        cards.sort_by(|(_, a), (_, b)| {
            let (a, b) = (a.center, b.center);
            a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x))
        });
        for (spot, pose) in cards {
            layout.add_spot(zone, spot, pose, pose.bounds());
        }
        // Between the plates at the sides, below those at the top, above the prompt.
        let half = (self.between() - EDGE).max(card);
        let top = self.top_of_middle().min(self.middle.y - card * ASPECT);
        let area =
            Rect::from_min_max(pos2(self.middle.x - half, top), pos2(self.middle.x + half, self.line().top() + 4.0));
        layout.claim(zone, area);
        let cards = 2.0 * reach + vec2(card, card * ASPECT);
        layout.trick = Rect::from_center_size(self.middle, cards);
        // To the right of the viewer's card and below the one at the right, if there is room for a line.
        let corner = self.middle + vec2(card / 2.0 + 16.0, card * ASPECT / 2.0 + 8.0);
        let aside = if self.kind.aside { card + EDGE } else { 0.0 };
        let right = self.rect.right() - self.sizes.plate.x - 2.0 * EDGE - aside;
        let room = Rect::from_min_max(corner, pos2(right, layout.trick.bottom()));
        if room.width() >= STAKE.x * self.sizes.text && room.height() >= STAKE.y * self.sizes.text {
            layout.stake = room;
        }
        match zone.sign {
            Some(suit) => {
                let sign = self.sign(reach);
                layout.signs.push((suit, sign));
                let beside = sign.left_center() - vec2(8.0, 0.0);
                layout.note(zone, beside, Align2::RIGHT_CENTER);
            }
            None => layout.note(zone, area.center_bottom(), Align2::CENTER_BOTTOM),
        }
    }

    /// The place for a named suit: the corner between the left card and the viewer's.
    fn sign(&self, reach: Vec2) -> Rect {
        let side = (0.42 * self.sizes.card).min(reach.y - 4.0).max(16.0);
        let bottom = self.middle.y + reach.y + self.sizes.card * ASPECT / 2.0;
        let right = self.middle.x - self.sizes.card / 2.0 - 10.0;
        Rect::from_min_size(pos2(right - side, bottom - side), vec2(side, side))
    }

    fn thrown(&self, spot: &Spot, reach: Vec2) -> Pose {
        let (off, angle) = self.toward(spot.seat.unwrap_or(self.viewer));
        // Always the same for a card, but different from card to card.
        let tilt = |card: Card| (((card.index() * 5) % 11) as f32 - 5.0) * 0.009;
        Pose {
            center: self.middle + off * reach,
            angle: angle + spot.card().map_or(0.0, tilt) * self.sizes.looseness(),
            width: self.sizes.card,
        }
    }

    /// The direction from the center to a seat, and a slight rotation to go with it.
    fn toward(&self, seat: Seat) -> (Vec2, f32) {
        if seat == self.viewer {
            return (vec2(0.0, 1.0), 0.0);
        }
        let (across, down) = self.side(seat);
        let x = (across - 0.5) * 2.0;
        let y = match (self.kind.seats, down == 0.0) {
            (_, true) => -1.0,
            (3, false) => -0.45,
            _ => 0.0,
        };
        (vec2(x, y), x * 0.05)
    }
}
