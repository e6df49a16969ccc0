//! The plan of the table: how large everything is and where the players sit. Each arrangement of
//! a zone has a file of its own. Nothing here knows which game it is.

mod grid;
mod hand;
mod ring;
mod row;

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::layout::{CONTROL, EDGE, Plate, Pose, RAISE, SMALL, TableLayout};
use crate::rules::Seat;
use crate::rules::scene::{Anchor, Arrangement, Scene, Zone};
use crate::ui::deck::ASPECT;

/// The distance of a trick's cards from its middle, in card widths and heights.
const REACH: Vec2 = vec2(0.78, 0.38);

/// [`REACH`] where five or six sit round the table.
const WIDE_REACH: Vec2 = vec2(1.12, 0.42);

/// The share of a hand's backs that stands out above its plate.
const OUT: f32 = 0.62;

/// The height of the line of the prompt.
const PROMPT: f32 = 56.0;

/// The distance of the buttons beside the prompt from the edge of the table, to their middle.
const BESIDE: f32 = 130.0;

/// Lays a scene out in a rectangle, as the viewer sees it. `scale` is the size of the cards in the
/// hand beside the usual one; they get no larger than the rest of the table leaves room for.
pub fn lay(scene: &Scene, viewer: Seat, rect: Rect, scale: f32) -> TableLayout {
    let plan = BoardPlan::new(scene, viewer, rect, scale);
    let base = plan.prompt();
    let has_controls = scene.card_choice.is_some() || !scene.buttons.is_empty();
    // A grid leaves no room above the prompt: there buttons stand beside it.
    let has_grid = plan.has_grid();
    let mut layout = TableLayout {
        placed: Vec::new(),
        plates: Seat::all(plan.seats).map(|seat| plan.plate(seat)).collect(),
        areas: Vec::new(),
        notes: Vec::new(),
        signs: Vec::new(),
        widths: plan.widths(),
        prompt: if has_controls && !has_grid {
            base - vec2(0.0, CONTROL)
        } else {
            base
        },
        controls: if has_grid {
            pos2(rect.right() - BESIDE, base.y)
        } else {
            base - vec2(0.0, 4.0)
        },
    };
    let mut zones: Vec<&Zone> = scene.zones.iter().collect();
    zones.sort_by_key(|zone| depth(zone.anchor));
    for zone in zones {
        plan.zone(zone, &mut layout);
    }
    layout
}

/// The order of zones: the other players lie lowest, then the middle, then the viewer's own cards.
const fn depth(anchor: Anchor) -> u8 {
    match anchor {
        Anchor::Hand(_) | Anchor::Beside(_) => 0,
        Anchor::Center
        | Anchor::Column(_)
        | Anchor::Right
        | Anchor::LowerRight
        | Anchor::Corner => 1,
        Anchor::Before(_) | Anchor::Reach => 2,
        Anchor::OwnHand => 3,
    }
}

/// The sizes and places that all zones share.
pub(super) struct BoardPlan {
    rect: Rect,
    viewer: Seat,
    pub seats: usize,
    /// Does a grid fill the middle?
    has_grid: bool,
    /// The width of a card in the viewer's hand.
    hand: f32,
    /// The width of a card in the middle.
    card: f32,
    /// Its height.
    height: f32,
    /// The size of a plate.
    plate: Vec2,
    /// The middle of a ring.
    middle: Pos2,
}

impl BoardPlan {
    /// Finds sizes for a room: the hand as large as wanted if everything else still fits, and the
    /// cards in the middle no larger than that. They do not depend on which cards lie where, so that
    /// nothing changes its size during a deal.
    pub fn new(scene: &Scene, viewer: Seat, rect: Rect, scale: f32) -> Self {
        let seats = scene.players.len();
        let plate = vec2((rect.width() * 0.165).clamp(108.0, 176.0), 48.0);
        // A window can be smaller than the least size we ask for.
        let usual = (rect.width() * 0.105)
            .min(rect.height() * 0.262 / ASPECT)
            .max(24.0);
        // A grid is what one looks at: the hand makes room for it.
        let is_grid = |zone: &Zone| matches!(zone.arrangement, Arrangement::Grid { .. });
        let has_grid = scene.zones.iter().any(is_grid);
        let wanted = usual * scale * if has_grid { 0.8 } else { 1.0 };
        // From top to bottom: backs, a plate, the middle, the prompt, the hand. Below columns there
        // are a bundle, the words beside it and buttons too.
        let is_column = |zone: &Zone| matches!(zone.anchor, Anchor::Column(_));
        let has_columns = scene.zones.iter().any(is_column);
        let more = if has_grid || has_columns {
            CONTROL + 36.0
        } else {
            0.0
        };
        let room = rect.height() - plate.y - PROMPT - 4.0 * EDGE - more;
        let reach = Self::reach(seats);
        let middle = ASPECT * (SMALL * OUT + 2.0 * reach.y + 1.0);
        let held = ASPECT * (1.0 + RAISE);
        let hand = wanted.min((room - 0.6 * usual * middle) / held).max(24.0);
        let mut plan = Self {
            rect,
            viewer,
            seats,
            has_grid,
            hand,
            card: 0.0,
            height: 0.0,
            plate,
            middle: rect.center(),
        };
        plan.card = hand
            .min((room - hand * held) / middle)
            .min(plan.between() / (reach.x + 0.5))
            .max(16.0);
        plan.height = plan.card * ASPECT;
        plan.middle.y = (plan.plate_bottom() + EDGE + plan.prompt().y - PROMPT / 2.0) / 2.0;
        plan
    }

    /// The width of a card in the hand, in the middle, and where it is only looked at.
    pub fn widths(&self) -> [f32; 3] {
        [self.hand, self.card, self.card * SMALL]
    }

    /// Lays a zone out.
    pub fn zone(&self, zone: &Zone, layout: &mut TableLayout) {
        match (zone.arrangement, zone.anchor) {
            (Arrangement::Ring, _) => self.ring(zone, layout),
            (Arrangement::Grid { rows, columns }, _) => self.grid(zone, rows, columns, layout),
            (_, Anchor::OwnHand) => self.own_hand(zone, layout),
            (_, Anchor::Hand(seat)) => self.other_hand(zone, seat, layout),
            _ => self.row(zone, layout),
        }
    }

    /// Does a grid fill the middle?
    pub const fn has_grid(&self) -> bool {
        self.has_grid
    }

    /// Half the room between the plates at the sides.
    fn between(&self) -> f32 {
        self.rect.width() / 2.0 - self.plate.x - 2.0 * EDGE
    }

    fn reach(seats: usize) -> Vec2 {
        if seats >= 5 { WIDE_REACH } else { REACH }
    }

    /// The middle of the prompt, where there are no buttons.
    pub fn prompt(&self) -> Pos2 {
        let hand = self.hand * ASPECT * (1.0 + RAISE);
        let y = self.rect.bottom() - hand - EDGE - PROMPT / 2.0;
        pos2(self.rect.center().x, y)
    }

    /// The place of another seat's plate: 0 to 1 from left to right, and from the top down.
    fn side(&self, seat: Seat) -> (f32, f32) {
        let steps = self.viewer.steps_to(seat, self.seats);
        let places: &[(f32, f32)] = match self.seats {
            // A grid gets the middle up to the upper edge.
            2 if self.has_grid => &[(1.0, 0.0)],
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
        let rect = self.rect;
        let small = self.card * SMALL;
        if seat == self.viewer {
            let center = pos2(
                rect.left() + EDGE + self.plate.x / 2.0,
                rect.bottom() - EDGE - self.plate.y / 2.0,
            );
            return Plate {
                seat,
                rect: Rect::from_center_size(center, self.plate),
                home: Pose::straight(pos2(rect.center().x, rect.bottom()), self.hand),
            };
        }
        let (across, down) = self.side(seat);
        let inset = self.plate.x / 2.0 + EDGE;
        let backs = small * ASPECT * OUT;
        let top = rect.top() + EDGE + backs + self.plate.y / 2.0;
        let bottom = rect.bottom() - self.hand * ASPECT * 1.3;
        let center = pos2(
            rect.left() + inset + across * (rect.width() - 2.0 * inset),
            top + down * (bottom - top).max(0.0),
        );
        let plate = Rect::from_center_size(center, self.plate);
        let home = Pose::straight(pos2(center.x, plate.top() - backs * 0.25), small);
        Plate {
            seat,
            rect: plate,
            home,
        }
    }

    /// The lower edge of the plates at the top.
    fn plate_bottom(&self) -> f32 {
        self.rect.top() + EDGE + self.card * SMALL * ASPECT * OUT + self.plate.y
    }
}

/// The distance between neighbors when so many cards share the room; at most `loose` card widths.
fn step(count: usize, width: f32, room: f32, loose: f32) -> f32 {
    if count < 2 {
        return 0.0;
    }
    ((room - width) / (count as f32 - 1.0)).clamp(2.0, width * loose)
}

/// The part of a card that its neighbor, so far to the right, does not cover.
fn visible(pose: Pose, next: Option<f32>) -> Rect {
    let mut strip = pose.bounds();
    if let Some(step) = next {
        strip.max.x = strip.min.x + step.min(strip.width());
    }
    strip
}
