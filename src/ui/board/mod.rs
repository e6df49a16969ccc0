//! The table: draws any scene and turns what a person does with it into legal actions.
//!
//! It knows zones, spots and gestures, never which game they are of.

mod assist;
mod atlas_set;
mod draw;
pub mod layout;
pub mod motion;
mod plan;
mod touch;
mod words;

use std::collections::HashMap;

use egui::{Id, Key as Press, Pos2, Rect, Sense, Ui, Vec2};

use self::atlas_set::AtlasSet;
use self::layout::{TableLayout, lay};
use self::motion::Motion;

use super::backdrop::Backdrop;
use super::deck::{Atlas, Sprite};
use super::settings::{Settings, Sorting};
use crate::cards::{Card, Cards, Suit};
use crate::rules::Seat;
use crate::rules::scene::{Anchor, Face, Gesture, Preview, Scene, Spot, SpotId, Target, Zone};
use crate::table::Move;

/// What the board is to show.
pub struct Shown<'a> {
    /// What the viewer sees.
    pub scene: &'a Scene,
    /// Who looks.
    pub viewer: Seat,
    /// What the viewer may do now; empty when it is not his turn.
    pub moves: &'a [Move],
    /// The players' names.
    pub names: &'a [String],
    /// What the person likes.
    pub settings: &'a Settings,
    /// The player's own picture in place of a cloth.
    pub backdrop: Option<Backdrop>,
    /// Is the cloth painted already, in one colour, and are shadows left out, because the processor
    /// draws?
    pub plain: bool,
    /// Is a finished trick shown until it has been seen?
    pub holding: bool,
    /// A message in place of the prompt.
    pub message: Option<&'a str>,
}

/// What a person did at the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Done {
    /// A legal action, by its text.
    Play(String),
    /// Tried a spot that cannot be played now.
    Refused(SpotId),
    /// Has seen the trick.
    Seen,
}

/// A card in the hand of the person at the machine.
#[derive(Clone, Copy, Debug)]
struct Drag {
    spot: SpotId,
    /// From the card's middle to the pointer.
    grip: Vec2,
    at: Pos2,
}

/// The table's own memory: what is raised, picked, dragged or under way.
#[derive(Default)]
pub struct Board {
    atlas_set: AtlasSet,
    motion: Motion,
    drag: Option<Drag>,
    /// A card that waits for where it is to go.
    picked: Option<SpotId>,
    raised: Cards,
    hover: Option<SpotId>,
    focus: Option<SpotId>,
    /// Hands that were put in an order by hand.
    orders: HashMap<Seat, Vec<Card>>,
}

impl Board {
    /// A table on which nothing lies yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Forgets what was raised or picked: the position has changed.
    pub fn release(&mut self) {
        self.picked = None;
        self.raised = Cards::EMPTY;
        self.drag = None;
    }

    /// Forgets the order of a hand that was put in order by hand.
    pub fn sort_anew(&mut self, seat: Seat) {
        self.orders.remove(&seat);
    }

    /// Draws the table into all the room there is; gives what the person did.
    pub fn show(&mut self, ui: &mut Ui, shown: &Shown<'_>) -> Option<Done> {
        let rect = ui.available_rect_before_wrap();
        let now = ui.input(|input| input.time);
        let mut scene = shown.scene.clone();
        self.arrange(&mut scene, shown);
        let scale = shown.settings.cards as f32 / 100.0;
        let layout = lay(&scene, shown.viewer, rect, scale);
        self.atlas_set
            .ensure(ui, layout.widths, shown.settings.look());
        let still = ui.global_style().animation_time == 0.0;
        let seconds = if still {
            0.0
        } else {
            shown.settings.motion.seconds()
        };
        self.motion.follow(&scene, &layout, rect, now, seconds);
        self.raised &= choosable(&scene);

        let response = ui.interact(rect, Id::unique("board"), Sense::CLICK | Sense::DRAG);
        let mut done = self.point(ui, &response, &scene, &layout, shown);
        self.paint(ui, rect, &scene, &layout, shown, now);
        done = done.or(self.assist(ui, &scene, &layout, shown));
        done = done.or(self.controls(ui, &scene, &layout, shown));
        if ui.input(|input| input.key_pressed(Press::Escape)) {
            self.release();
        }
        if self.motion.is_moving(now) {
            ui.request_repaint();
        }
        if matches!(done, Some(Done::Play(_))) {
            self.picked = None;
            self.raised = Cards::EMPTY;
        }
        done
    }

    /// What the card in hand, or the one picked, would bring about where the pointer is.
    fn preview<'a>(&self, scene: &'a Scene, layout: &TableLayout) -> Option<&'a Preview> {
        let from = self.source()?;
        scene
            .previews
            .iter()
            .find(|preview| match (preview.gesture, self.drag) {
                (Gesture::Carry { from: source, to }, Some(drag)) => {
                    source == from
                        && target_rect(layout, to).is_some_and(|rect| rect.contains(drag.at))
                }
                (Gesture::Carry { from: source, to }, None) => {
                    let aimed = self.hover.or(self.focus).map(Target::Spot);
                    source == from && Some(to) == aimed
                }
                _ => false,
            })
    }

    /// The card in hand, or the one picked.
    fn source(&self) -> Option<SpotId> {
        self.drag.map(|drag| drag.spot).or(self.picked)
    }

    /// Puts the viewer's hand into the order that he likes.
    fn arrange(&mut self, scene: &mut Scene, shown: &Shown<'_>) {
        let own = |zone: &&mut Zone| zone.anchor == Anchor::OwnHand;
        let Some(zone) = scene.zones.iter_mut().find(own) else {
            return;
        };
        match shown.settings.sorting {
            Sorting::Suit => {}
            Sorting::SuitRising => {
                let suit = |spot: &Spot| spot.card().map(Card::suit);
                zone.spots
                    .chunk_by_mut(|a, b| suit(a) == suit(b))
                    .for_each(<[_]>::reverse);
            }
            Sorting::Rank => zone.spots.sort_by_key(|spot| {
                spot.card()
                    .map(|card| (std::cmp::Reverse(card.rank()), suit_place(card)))
            }),
        }
        if let Some(order) = self.orders.get(&shown.viewer) {
            let place = |card: Option<Card>| order.iter().position(|&other| Some(other) == card);
            // Cards that came later follow those that were put in order.
            zone.spots
                .sort_by_key(|spot| place(spot.card()).unwrap_or(usize::MAX));
        }
    }
}

/// A small picture of a table, without words; secret hands lie face down.
pub fn picture(ui: &Ui, rect: Rect, scene: &Scene, viewer: Seat, atlas: &Atlas, secret: bool) {
    let mut scene = scene.clone();
    if secret {
        scene.hide_cards();
    }
    let layout = lay(
        &scene,
        viewer,
        Rect::from_min_size(Pos2::ZERO, egui::vec2(1100.0, 620.0)),
        1.1,
    );
    let scale = (rect.width() / 1100.0).min(rect.height() / 620.0);
    let mut mesh = atlas.mesh();
    for placed in &layout.placed {
        let pose = placed.pose;
        let off = (pose.center - egui::pos2(550.0, 310.0)) * scale;
        let small = layout::Pose {
            center: rect.center() + off,
            angle: pose.angle,
            width: pose.width * scale,
        };
        let sprite = match placed.spot.face {
            Face::Up(card) => Sprite::Face(card),
            Face::Down => Sprite::Back,
            Face::Empty | Face::Sign(_) => continue,
        };
        atlas.add(
            &mut mesh,
            sprite,
            small.rect(),
            small.angle,
            egui::Color32::WHITE,
        );
    }
    ui.painter().with_clip_rect(rect).add(mesh);
}

/// Black and red suits in turn.
fn suit_place(card: Card) -> usize {
    match card.suit() {
        Suit::Spades => 0,
        Suit::Hearts => 1,
        Suit::Clubs => 2,
        Suit::Diamonds => 3,
    }
}

/// The cards that can be raised now.
fn choosable(scene: &Scene) -> Cards {
    let choose = scene.choose.as_ref();
    let zone = choose.and_then(|choose| scene.zone(choose.zone));
    let spots = zone.into_iter().flat_map(|zone| &zone.spots);
    spots.filter_map(Spot::card).collect()
}

fn target_rect(layout: &TableLayout, target: Target) -> Option<Rect> {
    match target {
        Target::Zone(id) => layout.area(id).map(|area| area.rect),
        Target::Spot(spot) => layout
            .find(spot)
            .map(|placed| placed.pose.bounds().expand(4.0)),
    }
}
