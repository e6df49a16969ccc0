//! The table: draws any scene and turns what a person does with it into legal actions.
//!
//! It knows zones, spots and gestures, never which game they belong to. [`layout`] says where
//! everything lies, and [`motion`] how cards get there; the rest draws them and handles the
//! pointer, the keyboard and screen readers.

mod accessibility;
mod atlas_set;
mod bubble;
mod cards;
mod controls;
mod deal;
mod flight;
mod ground;
mod input;
pub mod layout;
mod left_margin;
mod looks;
mod motion;
mod paint;
mod plan;
mod plates;
mod pointer;
mod points;
mod slots;
mod sorting;
mod spoken;
mod table_frame;
mod texts;
mod thumbnail;
mod winner;

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};

use egui::{Id, Key, Modifiers, Pos2, Rect, Sense, Ui, Vec2};

use self::atlas_set::AtlasSet;
use self::ground::Ground;
pub use self::input::{BoardAction, BoardInput, Faces};
pub use self::layout::Pose;
use self::motion::Motion;
pub use self::paint::outline;
pub use self::plan::{Room, lay};
pub use self::spoken::read_table;
use self::table_frame::TableFrame;
pub use self::thumbnail::thumbnail;
pub use self::winner::crown;
use super::focus;
use super::presses::PressId;
use super::settings::Sorting;
use super::theme::enlargement;
use crate::cards::{Card, Cards, Suit};
use crate::rules::Seat;
use crate::rules::scene::{Anchor, Gesture, Preview, Scene, Spot, SpotId, Target, Zone};

/// A card that is being dragged. It goes back to where it lay when the press of the pointer ends
/// early, or when its place on the table changes.
#[derive(Clone, Copy, Debug)]
struct Drag {
    spot: SpotId,
    press: PressId,
    /// Where the card lay.
    home: Pose,
    /// The offset from the card's center to the pointer.
    grip: Vec2,
    at: Pos2,
}

/// The number of a board. A board that is cleared gets another, so that a press of the pointer that
/// began on one game does nothing in the next.
#[derive(Clone, Copy, Debug, Hash)]
struct BoardId(u64);

impl Default for BoardId {
    fn default() -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        Self(COUNT.fetch_add(1, Ordering::Relaxed))
    }
}

/// The table's own state: cards that are raised, picked, dragged or moving.
#[derive(Default)]
pub struct Board {
    id: BoardId,
    atlas_set: AtlasSet,
    ground: Ground,
    motion: Motion,
    drag: Option<Drag>,
    /// A picked card that waits for its target.
    picked: Option<SpotId>,
    /// A card of the hand that waits for its new position there.
    moving: Option<Card>,
    /// Words about what the person does in the frame being drawn.
    said: Option<String>,
    /// The cards chosen so far for a set.
    raised: Cards,
    /// Those same cards in the order of their slots, once one has been dropped there.
    in_slots: Vec<Card>,
    hover: Option<SpotId>,
    focus: Option<SpotId>,
    /// The part of the window that it took up in the last frame.
    shown_at: Option<Rect>,
    /// The order of hands that were rearranged.
    orders: HashMap<Seat, Vec<Card>>,
}

impl Board {
    /// Clears the table for another game. The pictures of the cards stay.
    pub fn clear(&mut self) {
        *self = Self {
            atlas_set: std::mem::take(&mut self.atlas_set),
            ground: std::mem::take(&mut self.ground),
            ..Self::default()
        };
    }

    /// Whether no cards are being rasterized in another size or look; for tests of pictures.
    pub fn is_settled(&self) -> bool {
        self.atlas_set.is_settled()
    }

    /// Forgets which cards were raised or picked, because the position has changed.
    pub fn release(&mut self) {
        self.picked = None;
        self.moving = None;
        self.raised = Cards::EMPTY;
        self.in_slots.clear();
        self.drag = None;
    }

    /// Restores the usual order of a hand.
    pub fn sort_anew(&mut self, seat: Seat) {
        self.orders.remove(&seat);
    }

    /// The part of the window that it took up in the last frame.
    pub fn shown_at(&self) -> Rect {
        self.shown_at.unwrap_or(Rect::NOTHING)
    }

    /// Draws the table into all available space; returns what the person did, for the screen that
    /// shows the board to handle when it runs its commands.
    pub fn show(&mut self, ui: &mut Ui, input: &BoardInput<'_>) -> Vec<BoardAction> {
        let rect = ui.available_rect_before_wrap();
        if !rect.is_finite() {
            // Before the first frame, the size of the window is unknown.
            return Vec::new();
        }
        self.shown_at = Some(rect);
        let now = ui.input(|input| input.time);
        let mut scene = input.scene.clone();
        self.arrange(&mut scene, input);
        let scale = input.settings.cards as f32 / 100.0;
        let mut layout = lay(
            &scene,
            input.viewer,
            input.names,
            room(ui, rect, input),
            scale,
        );
        self.raised &= choosable(&scene);
        self.fill_slots(&scene, &mut layout, rect);
        let look = input.settings.look();
        self.atlas_set.ensure(ui, layout.widths, look);
        self.ground.ensure(ui);
        let still = ui.global_style().animation_time == 0.0;
        let seconds = if still {
            0.0
        } else {
            input.settings.motion.seconds()
        };
        self.motion.follow(&scene, &layout, rect, now, seconds);

        let response = ui.interact(rect, Id::unique(self.id), Sense::CLICK | Sense::DRAG);
        self.finish_motion(ui, &response, now);
        let frame = TableFrame {
            input,
            scene: &scene,
            layout: &layout,
            rect,
            now,
            has_landed: self.has_landed(&scene, &layout, now),
        };
        let mut done = self.point(ui, &response, &frame);
        self.paint(ui, &frame);
        focus::Group::area("board").show(ui, |ui| {
            done = done.take().or(self.accessibility(ui, &frame));
            done = done.take().or(self.controls(ui, &frame));
        });
        if done.is_none() {
            self.reveal_focus(ui, &frame);
        }
        if (self.picked.is_some() || self.moving.is_some())
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
        {
            self.picked = None;
            self.moving = None;
        }
        if self.motion.is_moving(now) {
            ui.request_repaint();
        }
        if matches!(done, Some(BoardAction::Play(_))) {
            self.picked = None;
            self.raised = Cards::EMPTY;
        }
        let said = self.said.take().map(BoardAction::Said);
        done.into_iter().chain(said).collect()
    }

    /// The preview of the dragged or picked card at the pointer.
    fn preview<'a>(&self, frame: &TableFrame<'a>) -> Option<&'a Preview> {
        let source = self.source()?;
        let aimed = self.hover.or(self.focus).map(Target::Spot);
        frame.scene.previews.iter().find(|preview| {
            let Gesture::Carry { from, to } = preview.gesture else {
                return false;
            };
            from == source
                && match self.drag {
                    Some(drag) => drag.landing(frame) == Some(to),
                    None => Some(to) == aimed,
                }
        })
    }

    /// The dragged or picked card.
    fn source(&self) -> Option<SpotId> {
        self.drag.map(|drag| drag.spot).or(self.picked)
    }

    /// Puts the viewer's hand into the order that they like.
    fn arrange(&mut self, scene: &mut Scene, input: &BoardInput<'_>) {
        sort_hand(scene, input.settings.sorting);
        if let Some(zone) = own_hand(scene)
            && let Some(order) = self.orders.get(&input.viewer)
        {
            let position = |card: Option<Card>| order.iter().position(|&other| Some(other) == card);
            // Cards that were added later follow those that were rearranged.
            zone.spots
                .sort_by_key(|spot| position(spot.card()).unwrap_or(usize::MAX));
        }
    }
}

fn own_hand(scene: &mut Scene) -> Option<&mut Zone> {
    let own = |zone: &&mut Zone| zone.anchor == Anchor::OwnHand;
    scene.zones.iter_mut().find(own)
}

/// Sorts the viewer's hand, which the rules deliver by suit, highest first.
fn sort_hand(scene: &mut Scene, sorting: Sorting) {
    let Some(zone) = own_hand(scene) else {
        return;
    };
    match sorting {
        Sorting::Suit => {}
        Sorting::SuitRising => {
            let suit = |spot: &Spot| spot.card().map(Card::suit);
            zone.spots
                .chunk_by_mut(|a, b| suit(a) == suit(b))
                .for_each(<[_]>::reverse);
        }
        Sorting::Rank => zone.spots.sort_by_key(|spot| {
            let rank = |card: Card| (Reverse(card.rank()), hand_order(card.suit()));
            spot.card().map(rank)
        }),
    }
}

/// The room for the table. Panels and toolbar take the same number of points at any interface size.
fn room(ui: &Ui, rect: Rect, input: &BoardInput<'_>) -> Room {
    let window = ui.content_rect().size();
    let zoom = enlargement(ui, input.settings.zoom as f32 / 100.0);
    let taken = (window - rect.size()).max(Vec2::ZERO);
    Room {
        rect,
        usual: window * zoom - taken,
        zoom,
    }
}

/// The position of a suit in a hand.
fn hand_order(suit: Suit) -> Option<usize> {
    Suit::HAND_ORDER.iter().position(|other| *other == suit)
}

/// The cards that can be raised now.
fn choosable(scene: &Scene) -> Cards {
    let choose = scene.card_choice.as_ref();
    let zone = choose.and_then(|choose| scene.zone(choose.zone));
    let spots = zone.into_iter().flat_map(|zone| &zone.spots);
    spots.filter_map(Spot::card).collect()
}
