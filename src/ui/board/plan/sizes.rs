//! The sizes at the table: of cards, plates, text and the distances between them. They depend on the room and the kind
//! of table, never on which cards lie where, so that nothing changes size during a deal.
//!
//! Everything is measured in points of an interface at 100 %. A larger interface enlarges the text
//! as far as possible without shrinking the cards; to make room, the cards of a trick move closer
//! together and the other players' hands stick out less.

use egui::emath::inverse_lerp;
use egui::{Vec2, lerp, vec2};

use super::kind::{ASIDE, LOW_RAISE, Middle, TableKind};
use super::room::Room;
use crate::ui::board::layout::{CONTROL, EDGE, FACE_MARGIN, NARROW, SMALL};
use crate::ui::deck::ASPECT;

/// The height of a plate, for text of the usual size.
const PLATE: f32 = 48.0;

/// The height of a line of notes with its margin, for text of the usual size.
pub(super) const NOTE: f32 = 24.0;

/// The width of the table from which piles are larger than the cards in hand.
const LARGE_PILES: f32 = 900.0;

/// The room for faces beside large piles.
const FACES: f32 = 44.0;

/// A distance: the preferred one, and the minimum.
type Range = (f32, f32);

/// The height of the line of the prompt.
const PROMPT: Range = (56.0, 33.0);

/// The share of a hand's card backs that sticks out above its plate.
const OUT: Range = (0.62, 0.26);

/// The minimum distance between the lower ends of the backs and the lower edge of the plate that hides them.
const HIDDEN: f32 = 6.0;

/// The sum of the gaps between backs, plate, middle, prompt, hand and the edges.
const GAPS: Range = (4.0 * EDGE, 3.0 * EDGE);

/// The distance of a trick's cards from its center, in card heights.
const REACH: Range = (0.38, 0.15);

/// [`REACH`] with five or six players.
const WIDE_REACH: Range = (0.42, 0.15);

/// The distance between the cards of a grid.
pub(super) const GAP: f32 = 6.0;

/// The distance between columns of a grid, in card widths, so that a covered card shows on both sides.
pub(super) const SPREAD: f32 = 1.16;

/// The height of a grid of cards, as a share of the room.
const GRID: f32 = 0.65;

/// The distance between columns, in card widths.
pub(super) const COLUMN: f32 = 1.3;

/// The distance between columns and the bundle beside them, in card widths.
pub(super) const BESIDE_COLUMNS: f32 = 0.5;

/// The width of columns with a bundle of the usual length beside them, in card widths.
const COLUMNS: f32 = 5.7;

/// The height by which a pile rises above its lowest card.
pub(super) const PILE_RISE: f32 = 9.6;

/// Number of bisection steps when searching for a size that fits.
const HALVINGS: u32 = 14;

/// Maximum rise of the arc of the viewer's hand above its base, so that raised cards stay clear of the buttons.
pub(super) const RISE: f32 = 8.0;

/// The width of the ring around a focused card.
const RING: f32 = 4.0;

/// The width of a short hand, in card widths.
const SHORT: f32 = 5.0;

/// The width of the note of a pile, for text of the usual size.
const NOTED: f32 = 84.0;

/// The size of cards won, relative to those that are only for viewing.
pub(super) const WON: f32 = 0.86;

/// The sizes of everything at the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    pub text: f32,
    pub plate: Vec2,
    /// The diameter of another player's face.
    pub face: f32,
    /// The room for things below plates at the top.
    pub below_plates: f32,
    pub prompt: f32,
    /// The height of the buttons with their margin.
    pub controls: f32,
    /// The share of the card backs that sticks out above a plate.
    pub out: f32,
    /// The distance of a trick's cards from its center, in card widths and heights.
    pub reach: Vec2,
    pub hand: f32,
    pub card: f32,
    /// The room beside a plate at the top, for the cards won.
    pub beside: f32,
    /// Set if the hand keeps the same distance from the right edge as from the plate at the left.
    pub is_hand_centered: bool,
}

/// A vertical plan of the room for a kind of table, with a given text size and everything moved
/// closer together by a factor from 0 to 1.
#[derive(Clone, Copy)]
struct Stack {
    kind: TableKind,
    text: f32,
    squeeze: f32,
}

impl Stack {
    fn pick(&self, (wide, tight): Range) -> f32 {
        lerp(wide..=tight, self.squeeze)
    }

    fn prompt(&self) -> f32 {
        self.pick(PROMPT) * self.text
    }

    fn out(&self) -> f32 {
        self.pick(OUT)
    }

    fn reach(&self) -> Vec2 {
        match self.kind.seats {
            6.. => vec2(1.75, self.pick(WIDE_REACH)),
            5 => vec2(1.25, self.pick(WIDE_REACH)),
            _ => vec2(0.78, self.pick(REACH)),
        }
    }

    /// The height of everything except cards.
    fn texts(&self) -> f32 {
        let more = match self.kind.middle {
            Middle::Columns => (CONTROL + self.pick((36.0, NOTE))) * self.text + PILE_RISE,
            Middle::Ring | Middle::Grid => 0.0,
        };
        let more = more + rise(self.kind.middle);
        let plate = if self.has_upper_edge() { PLATE * self.text } else { 0.0 };
        plate + self.below_plates() + self.prompt() + self.pick(GAPS) + more
    }

    /// Tells whether the upper edge is kept for plates. Columns reach up to it where there are none.
    fn has_upper_edge(&self) -> bool {
        self.kind.at_top() > 0 || self.kind.middle != Middle::Columns
    }

    /// The room for things below plates that stand close together.
    fn below_plates(&self) -> f32 {
        match self.kind.at_top() {
            2.. => NOTE * self.text,
            _ => 0.0,
        }
    }

    /// The height of the middle, in widths of its cards.
    fn middle(&self) -> f32 {
        let cards = match self.kind.middle {
            Middle::Columns => lerp(1.25..=1.0, self.squeeze),
            Middle::Ring | Middle::Grid => 1.0 + 2.0 * self.reach().y,
        };
        ASPECT * cards
    }

    fn height(&self, hand: f32, card: f32) -> f32 {
        let backs = if self.has_upper_edge() { backs(card * SMALL, self.out(), PLATE * self.text) } else { 0.0 };
        self.texts() + hand * self.held() + card * self.middle() + backs
    }

    /// The height of the hand, in widths of its cards.
    fn held(&self) -> f32 {
        ASPECT * (1.0 + self.kind.raise())
    }
}

/// The height by which card backs of this width stick out above a plate of this height: a share of
/// them, but enough to keep them from showing below the plate.
pub(super) fn backs(width: f32, out: f32, plate: f32) -> f32 {
    let tall = width * ASPECT;
    (tall * out).max(tall + HIDDEN - plate)
}

/// The height above the base of the viewer's hand that the prompt keeps clear of: the arc, and the
/// ring around a focused card.
pub(super) const fn rise(middle: Middle) -> f32 {
    match middle {
        Middle::Grid => 0.0,
        Middle::Ring | Middle::Columns => RISE + RING,
    }
}

/// Finds the largest number from `least` to `most` that fits, assuming that all smaller ones fit too.
fn largest(least: f32, most: f32, fits: impl Fn(f32) -> bool) -> f32 {
    if fits(most) {
        return most;
    }
    let (mut low, mut high) = (least, most);
    for _ in 0..HALVINGS {
        let middle = (low + high) / 2.0;
        *(if fits(middle) { &mut low } else { &mut high }) = middle;
    }
    low
}

impl Sizes {
    /// The distance of a trick's cards: from 0, as close as possible, to 1.
    pub fn looseness(&self) -> f32 {
        inverse_lerp(REACH.1..=REACH.0, self.reach.y).map_or(1.0, |share| share.clamp(0.0, 1.0))
    }

    /// Finds the sizes for a room, with cards of this size relative to the usual one. Text grows with the interface
    /// unless cards would become smaller than usual; the hand is as large as requested if everything else still fits.
    pub fn new(kind: TableKind, room: &Room, scale: f32) -> Self {
        let usual = Self::usual(kind, room.usual);
        let size = room.size();
        if kind.middle == Middle::Grid {
            return usual.around_grid(kind, room, scale);
        }
        let least = usual.card * scale.min(1.0);
        let tight = |text| Stack { kind, text, squeeze: 1.0 };
        let text = room.text(|text| {
            let hand = usual.hand * scale.min(1.0);
            tight(text).height(hand, least) <= size.y && usual.column(kind, text, least) <= size.y
        });

        let tight = tight(text);
        let rest = size.y - tight.height(0.0, least);
        let hand = (usual.hand * scale).min(rest / tight.held()).max(24.0);
        let larger = (usual.card / usual.hand).max(1.0);
        let wanted = (hand * larger).min(usual.card * scale.max(1.0)).min(usual.widest_card(kind, size.x));
        let fits = |card: f32| tight.height(hand, card) <= size.y;
        let card = largest(16.0_f32.min(wanted), wanted, fits);
        let at = |ease: f32| Stack { squeeze: 1.0 - ease, ..tight };
        let stack = at(largest(0.0, 1.0, |ease| at(ease).height(hand, card) <= size.y));
        let mut sizes = Self::stacked(stack, usual.plate.x * text, hand, card);
        sizes.beside = usual.beside;
        sizes.fit_plates(kind, room, &usual);
        sizes.fit_faces(kind, size.x, sizes.half_of_middle(kind));
        sizes
    }

    /// The sizes for cards of the usual size in an interface at 100 %.
    fn usual(kind: TableKind, size: Vec2) -> Self {
        let stack = Stack { kind, text: 1.0, squeeze: 0.0 };
        // Piles leave room for the notes on plates, which are long between rounds.
        let (share, least, most) = match kind.middle {
            Middle::Columns => (0.19, 128.0, 200.0),
            Middle::Ring | Middle::Grid => (0.165, 108.0, 176.0),
        };
        let plate = (size.x * share).clamp(least, most);
        // A window can be smaller than the minimum size that we request.
        let usual = (size.x * 0.105).min(size.y * 0.262 / ASPECT).max(24.0);
        // A grid is the focus of attention, so the hand makes room for it.
        let share = match kind.middle {
            Middle::Grid => 0.62,
            Middle::Columns => 0.93,
            Middle::Ring => 1.0,
        };
        let room = size.y - stack.texts();
        // The backs take up a share of the height too.
        let backs = if stack.has_upper_edge() { ASPECT * SMALL * stack.out() } else { 0.0 };
        let middle = stack.middle() + backs;
        let least = 0.6 * usual * middle;
        let hand = (usual * share).min((room - least) / stack.held()).max(24.0);
        let between = size.x / 2.0 - plate - 2.0 * EDGE;
        let widest = match kind.middle {
            Middle::Columns => 2.0 * between / COLUMNS,
            Middle::Ring | Middle::Grid => between / (stack.reach().x + 0.5),
        };
        // Piles are what the game is about; beyond the size of the hand they leave room for faces.
        let (most, widest) = match kind.middle {
            Middle::Columns if size.x < LARGE_PILES => (hand, widest.min(hand)),
            Middle::Columns => (1.2 * hand, widest.min(hand).max(widest - 2.0 * FACES / COLUMNS)),
            Middle::Ring | Middle::Grid => (hand, widest),
        };
        let card = most.min((room - hand * stack.held()) / middle).min(widest).max(16.0);
        let mut sizes = Self::stacked(stack, plate, hand, card);
        // The distance between neighbors at the top, where they are evenly spaced.
        let apart = if kind.seats >= 6 { 0.32 } else { 0.48 };
        sizes.beside = apart * (size.x - plate - 2.0 * EDGE) - plate - 2.0 * EDGE;
        sizes
    }

    fn stacked(stack: Stack, plate: f32, hand: f32, card: f32) -> Self {
        Self {
            text: stack.text,
            plate: vec2(plate, PLATE * stack.text),
            face: PLATE * stack.text - 2.0 * FACE_MARGIN,
            below_plates: stack.below_plates(),
            prompt: stack.prompt(),
            controls: CONTROL * stack.text,
            out: stack.out(),
            reach: stack.reach(),
            hand,
            card,
            beside: 0.0,
            is_hand_centered: true,
        }
    }

    /// The sizes when a grid fills the middle, which is never smaller than usual.
    fn around_grid(self, kind: TableKind, room: &Room, scale: f32) -> Self {
        let size = room.size();
        let text = room.zoom;
        let stack = Stack { kind, text, squeeze: 1.0 };
        let beside = room.is_enlarged();
        let line = if beside { 0.0 } else { stack.prompt() };
        let rest = size.y - line - 2.0 * EDGE - self.grid_height(room);
        let least = self.hand * scale.min(1.0);
        let hand = (self.hand * scale).min(rest / stack.held()).max(least).min(size.y * 0.4).max(24.0);
        let card = self.grid_height(room) / 4.0 - GAP;
        let card = (card / ASPECT).max(16.0);
        // The hand and the grid stay in place.
        let grid = 4.0 * (card * SPREAD + GAP) + 1.0;
        let beside = (size.x - grid.max(4.0 * hand)) / 2.0 - 2.0 * EDGE;
        let plate = (self.plate.x * text).min(beside).max(self.plate.x);
        let mut sizes = Self { out: OUT.0, ..Self::stacked(stack, plate, hand, card) };
        sizes.fit_faces(kind, size.x, grid / 2.0);
        sizes
    }

    /// The maximum width of a card in the middle when others lie beside the trick.
    fn widest_card(&self, kind: TableKind, width: f32) -> f32 {
        let room = width / 2.0 - self.plate.x - 4.0 * EDGE;
        if kind.middle == Middle::Columns {
            self.card.max(2.0 * room / COLUMNS)
        } else if kind.aside || kind.seats >= 6 {
            self.card.max(room / (self.reach.x + 0.5 + ASIDE))
        } else {
            f32::INFINITY
        }
    }

    /// The height of a grid of four rows.
    fn grid_height(&self, room: &Room) -> f32 {
        let held = self.hand * ASPECT * (1.0 + LOW_RAISE);
        (room.usual.y - PROMPT.1 - 2.0 * EDGE - held).min(GRID * room.usual.y)
    }

    /// The height of everything at one side of the table: the other players' plates and the things
    /// beside them, and the viewer's own.
    fn column(&self, kind: TableKind, text: f32, card: f32) -> f32 {
        let small = card * SMALL * ASPECT;
        let name = PLATE * text;
        let won = EDGE + small * WON + NOTE * text;
        let out = small * OUT.1;
        let players = match kind.seats {
            2 => 0.0,
            3 | 4 => out + name + won,
            _ => 2.0 * (out + name) + NOTE * text + 8.0 + won,
        };
        players + won + name + 3.0 * EDGE
    }

    /// The distance from the center to the edge of what lies in the middle.
    fn half_of_middle(&self, kind: TableKind) -> f32 {
        match kind.middle {
            Middle::Columns => self.card * COLUMNS / 2.0,
            Middle::Ring | Middle::Grid => self.card * (self.reach.x + 0.5),
        }
    }

    /// Makes plates as wide as the trick, their neighbors and the hand allow, but at least as wide as usual.
    fn fit_plates(&mut self, kind: TableKind, room: &Room, usual: &Self) {
        let size = room.size();
        let trick = size.x / 2.0 - 2.0 * EDGE - self.half_of_middle(kind);
        let top = match kind.at_top() {
            2.. => self.cell(kind, size.x) - self.beside - 2.0 * EDGE,
            _ => f32::INFINITY,
        };
        let larger = (self.hand / usual.hand).max(1.0);
        let held = (room.usual.x - 2.0 * (usual.plate.x + 3.0 * EDGE)).min(size.x) * larger;
        let hand = match kind.middle {
            // A short hand, with its note to the right.
            Middle::Columns => (size.x - SHORT * self.hand) / 2.0 - 3.0 * EDGE,
            _ => size.x - 3.0 * EDGE - self.beside_hand(kind) - held,
        };
        let most = trick.min(top).min(hand);
        self.plate.x = self.plate.x.min(most.max(usual.plate.x)).min(trick.max(60.0));
        let centered = size.x - 2.0 * (self.plate.x + 3.0 * EDGE);
        self.is_hand_centered = kind.middle == Middle::Columns || centered + 1.0 > held;
    }

    /// Makes the other players' faces as large as the room between their plates and the middle allows, which reaches
    /// this far to both sides.
    fn fit_faces(&mut self, kind: TableKind, width: f32, middle: f32) {
        if self.plate.x < NARROW * self.text {
            return;
        }
        let tallest = self.plate.y + backs(self.card * SMALL, self.out, self.plate.y);
        // At the top, the cards won need the room between neighbors.
        let most = self.plate.y * if kind.at_top() > 1 { 1.4 } else { 2.0 };
        let room = width / 2.0 - middle - self.plate.x - 3.0 * EDGE;
        let more = (most.min(tallest) - self.face).min(room).max(0.0);
        // In steps, so that a resize does not rasterize all faces again at every pixel.
        self.face += (more / 8.0).floor() * 8.0;
    }

    /// The room to the right of the hand.
    pub fn beside_hand(&self, kind: TableKind) -> f32 {
        match kind.corner {
            Some(size) => (self.card * size).max(NOTED * self.text) + 3.0 * EDGE,
            None => 2.0 * EDGE,
        }
    }

    /// The width of the upper edge available to each plate there.
    pub fn cell(&self, kind: TableKind, width: f32) -> f32 {
        (width - 2.0 * EDGE) / kind.at_top().max(1) as f32
    }
}
