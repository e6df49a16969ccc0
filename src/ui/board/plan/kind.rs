//! Kinds of tables: everything that the sizes depend on besides the room.

use crate::rules::scene::{Anchor, Arrangement, Scene};
use crate::ui::board::layout::{RAISE, SMALL};

/// The relative size of cards that lie to the side or in front of the viewer.
pub(super) const ASIDE: f32 = 0.7;

/// The distance by which a raised card sticks out below a grid, in card heights.
pub(super) const LOW_RAISE: f32 = 0.065;

/// The arrangement of the middle of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Middle {
    /// A trick, or nothing yet.
    Ring,
    /// A grid of cards.
    Grid,
    /// Piles side by side.
    Columns,
}

/// Everything that the sizes depend on besides the room.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableKind {
    pub seats: usize,
    pub middle: Middle,
    /// The size of a pile in the corner to the right of the hand, relative to a card in the middle.
    pub corner: Option<f32>,
    /// Set if a card lies to the right of the trick.
    pub aside: bool,
}

impl TableKind {
    /// The kind of a scene's table. In an interface that is larger than usual, a card to the right of
    /// the trick lies in the corner.
    pub fn of(scene: &Scene, is_enlarged: bool) -> Self {
        let grid = |zone: &_| matches!(zone, Arrangement::Grid { .. });
        let has_grid = scene.zones.iter().any(|zone| grid(&zone.arrangement));
        let has = |fits: fn(Anchor) -> bool| scene.zones.iter().any(|zone| fits(zone.anchor));
        let middle = if has_grid {
            Middle::Grid
        } else if has(|anchor| matches!(anchor, Anchor::Column(_))) {
            Middle::Columns
        } else {
            Middle::Ring
        };
        let has_corner = has(|anchor| anchor == Anchor::Corner);
        let has_aside = has(|anchor| anchor == Anchor::LowerRight);
        let corner = if has_aside && is_enlarged { Some(ASIDE) } else { has_corner.then_some(SMALL) };
        Self { seats: scene.players.len(), middle, corner, aside: has_aside && !is_enlarged }
    }

    /// The distance by which a raised card sticks out, in card heights. Below a grid there is less room for it.
    pub const fn raise(self) -> f32 {
        match self.middle {
            Middle::Grid => LOW_RAISE,
            Middle::Ring | Middle::Columns => RAISE,
        }
    }

    /// The number of plates along the upper edge.
    pub fn at_top(self) -> usize {
        match (self.middle, self.seats) {
            (Middle::Grid, 2) | (_, 3) => 0,
            (_, 5) => 2,
            (_, 6..) => 3,
            _ => 1,
        }
    }
}
