//! The memory of a board from frame to frame.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};

use egui::{Id, Pos2, Rect, Vec2};

use super::layout::Pose;
use super::motion::Motion;
use crate::cards::{Card, Cards};
use crate::rules::Seat;
use crate::rules::scene::SpotId;
use crate::ui::presses::PressId;

/// The table's own state: cards that are raised, picked, dragged or moving.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Board {
    pub(super) id: BoardId,
    /// Counts the changes from outside.
    pub(super) changes: u64,
    pub(super) motion: Motion,
    pub(super) drag: Option<Drag>,
    /// A picked card that waits for its target.
    pub(super) picked: Option<SpotId>,
    /// A card of the hand that waits for its new position there.
    pub(super) moving: Option<Card>,
    /// Words about what the person does in the frame being drawn.
    pub(super) said: Option<String>,
    /// The cards chosen so far for a set.
    pub(super) raised: Cards,
    /// Those same cards in the order of their slots, once one has been dropped there.
    pub(super) in_slots: Vec<Card>,
    pub(super) hover: Option<SpotId>,
    pub(super) focus: Option<SpotId>,
    /// The control that had the focus before a card that can be asked about.
    pub(super) focus_before: Option<FocusBefore>,
    /// Where the board was drawn in the last frame.
    pub(super) shown_at: Option<Rect>,
    /// Where the players and their cards were drawn then.
    pub(super) players: Vec<Rect>,
    /// The widths of its cards then, the largest first.
    pub(super) widths: [f32; 3],
    /// The order of hands that were rearranged.
    pub(super) orders: HashMap<Seat, Vec<Card>>,
}

impl Board {
    /// Clears the table for another game.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Goes on from how it was drawn, unless it has been changed since.
    pub fn go_on_from(&mut self, drawn: Self) {
        if (drawn.id, drawn.changes) == (self.id, self.changes) {
            *self = drawn;
        }
    }

    /// Forgets which cards were raised or picked, because the position has changed.
    pub fn release(&mut self) {
        self.changes += 1;
        self.picked = None;
        self.moving = None;
        self.raised = Cards::EMPTY;
        self.in_slots.clear();
        self.drag = None;
    }

    /// Puts a picked card back, because something else is pointed at.
    pub fn put_back(&mut self) {
        self.changes += 1;
        self.picked = None;
        self.moving = None;
    }

    /// Restores the usual order of a hand.
    pub fn sort_anew(&mut self, seat: Seat) {
        self.changes += 1;
        self.orders.remove(&seat);
    }

    /// Tells whether the trick with this number, 0 for none, and its points have come to the seat that took it.
    pub fn has_gathered(&self, trick: u32, now: f64) -> bool {
        self.motion.has_gathered(trick, now)
    }

    pub const fn id(&self) -> BoardId {
        self.id
    }

    pub fn shown_at(&self) -> Rect {
        self.shown_at.unwrap_or(Rect::NOTHING)
    }

    /// Where the players and their cards were in the last frame. Messages keep clear of them.
    pub fn players(&self) -> &[Rect] {
        &self.players
    }

    pub const fn widths(&self) -> [f32; 3] {
        self.widths
    }
}

/// A card that is being dragged. It goes back to where it lay when the press of the pointer ends
/// early, or when its place on the table changes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Drag {
    pub spot: SpotId,
    pub press: PressId,
    /// Where the card lay.
    pub home: Pose,
    /// The offset from the card's center to the pointer.
    pub grip: Vec2,
    pub at: Pos2,
}

/// The focus before the person began to ask, if it was moved then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FocusBefore(pub Option<Id>);

/// The number of a board. A board that is cleared gets another, so that a press of the pointer that
/// began on one game does nothing in the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardId(u64);

impl Default for BoardId {
    fn default() -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        Self(COUNT.fetch_add(1, Ordering::Relaxed))
    }
}
