//! The table: draws any scene and turns what a person does with it into legal actions.
//!
//! It knows zones, spots and gestures, never which game they belong to. [`layout`] says where everything lies, and
//! `motion` how cards get there; the rest draws them and handles the pointer, the keyboard and screen readers.

mod accessibility;
mod asking;
mod atlas_set;
pub(super) mod bubble;
mod cards;
mod comment;
mod controls;
mod deal;
pub(super) mod flight;
mod ground;
mod input;
pub mod layout;
mod left_margin;
mod looks;
pub(super) mod motion;
mod paint;
mod pictures;
mod plan;
mod plates;
mod pointer;
mod points;
mod slots;
mod sorting;
mod spoken;
mod stake;
mod state;
mod table_frame;
mod texts;
mod thumbnail;
mod winner;

use std::cmp::Reverse;

use egui::{Id, Key, Modifiers, Rect, Sense, Ui, Vec2};

pub use self::input::{Asking, BoardAction, BoardInput, Comment, Faces, MainButton};
pub use self::layout::Pose;
use self::layout::{Area, Plate, TableLayout};
pub use self::paint::outline;
pub use self::pictures::TablePictures;
pub use self::plan::{Room, lay};
pub use self::spoken::read_table;
pub use self::state::Board;
use self::table_frame::TableFrame;
pub use self::thumbnail::thumbnail;
pub use self::winner::crown;
use super::focus;
use super::settings::Sorting;
use super::theme::enlargement;
use crate::cards::{Card, Cards, Suit};
use crate::rules::scene::{Anchor, Gesture, Preview, Scene, Spot, SpotId, Target, Zone};
use crate::ui::theme;

/// The time that a card needs in a trick that decides the deal, relative to the usual one.
const SLOWER: f32 = 1.25;

impl Board {
    /// Draws the table into all available space; returns what the person did, for the page that
    /// shows the board to handle when it runs its commands.
    pub fn show(&self, ui: &mut Ui, input: &BoardInput<'_>) -> Vec<BoardAction> {
        let mut next = self.clone();
        let done = theme::with_names(ui, input.names.clone(), |ui| next.draw(ui, input));
        let lacks_pictures = input.pictures.lack(ui, next.widths, input.settings.look());
        let mut actions = Vec::new();
        if next != *self || lacks_pictures {
            actions.push(BoardAction::Drawn(Box::new(next)));
        }
        actions.extend(done);
        actions
    }

    /// Draws the table as it goes on in this frame; returns what the person did.
    fn draw(&mut self, ui: &mut Ui, input: &BoardInput<'_>) -> Vec<BoardAction> {
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
        let mut layout = lay(&scene, input.viewer, input.names, room(ui, rect, input), scale);
        self.raised &= choosable(&scene);
        self.fill_slots(&scene, &mut layout, rect);
        self.widths = layout.widths;
        self.players = players(&layout);
        let still = ui.global_style().animation_time == 0.0;
        let mut seconds = if still { 0.0 } else { input.settings.motion().seconds() };
        if input.stake.is_some_and(|stake| stake.decides) {
            seconds *= SLOWER;
        }
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
            is_plain: is_plain(input.software_rendering, rect.size() * ui.pixels_per_point()),
            is_dealing: self.motion.is_dealing(now),
            motion: seconds,
        };
        let mut done = self.take_answer(ui, input.comment).or(self.point(ui, &response, &frame));
        self.paint(ui, &frame);
        focus::Group::area("board").show(ui, |ui| {
            done = done.take().or(self.accessibility(ui, &frame));
            done = done.take().or(self.controls(ui, &frame));
            done = done.take().or(self.show_comment(ui, &frame));
        });
        self.focus_asked(ui, &frame);
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
            let Gesture::Carry { from, to } = preview.gesture else { return false };
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
            zone.spots.sort_by_key(|spot| position(spot.card()).unwrap_or(usize::MAX));
        }
    }
}

/// Tells whether a table of this size, in pixels, is drawn by the processor and too large for light and weave:
/// at the limit they take a third of the time of a frame (`benches/frames.sh`).
pub fn is_plain(software_rendering: bool, pixels: Vec2) -> bool {
    const MOST: f32 = 1_000_000.0;
    software_rendering && pixels.x * pixels.y > MOST
}

/// The places of the players and their cards.
fn players(layout: &TableLayout) -> Vec<Rect> {
    let plates = layout.plates.iter().map(Plate::bounds);
    let is_theirs = |area: &&Area| area.anchor.seat().is_some() || area.anchor == Anchor::OwnHand;
    let cards = layout.areas.iter().filter(is_theirs);
    plates.chain(cards.map(|area| area.rect)).collect()
}

fn own_hand(scene: &mut Scene) -> Option<&mut Zone> {
    let own = |zone: &&mut Zone| zone.anchor == Anchor::OwnHand;
    scene.zones.iter_mut().find(own)
}

/// Sorts the viewer's hand, which the rules deliver by suit, highest first.
fn sort_hand(scene: &mut Scene, sorting: Sorting) {
    let Some(zone) = own_hand(scene) else { return };
    match sorting {
        Sorting::Suit => {}
        Sorting::SuitRising => {
            let suit = |spot: &Spot| spot.card().map(Card::suit);
            zone.spots.chunk_by_mut(|a, b| suit(a) == suit(b)).for_each(<[_]>::reverse);
        }
        Sorting::Rank => zone.spots.sort_by_key(|spot| {
            let suit = |card: Card| Suit::HAND_ORDER.iter().position(|suit| *suit == card.suit());
            let rank = |card: Card| (Reverse(card.rank()), suit(card));
            spot.card().map(rank)
        }),
    }
}

/// The room for the table. Panels and toolbar take the same number of points at any interface size.
fn room(ui: &Ui, rect: Rect, input: &BoardInput<'_>) -> Room {
    let window = ui.content_rect().size();
    let zoom = enlargement(ui, input.settings.zoom as f32 / 100.0);
    let taken = (window - rect.size()).max(Vec2::ZERO);
    Room { rect, usual: window * zoom - taken, zoom }
}

/// The cards that can be raised now.
fn choosable(scene: &Scene) -> Cards {
    let choose = scene.card_choice.as_ref();
    let zone = choose.and_then(|choose| scene.zone(choose.zone));
    let spots = zone.into_iter().flat_map(|zone| &zone.spots);
    spots.filter_map(Spot::card).collect()
}
