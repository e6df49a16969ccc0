//! The table: draws any scene and turns what a person does with it into lawful actions.
//!
//! It knows zones, spots and gestures, never which game they are of.

mod draw;
pub mod layout;
pub mod motion;

use std::collections::HashMap;

use egui::accesskit::Action as Assist;
use egui::accesskit::Role;
use egui::{
    CursorIcon, Id, Key as Press, Modifiers, PointerButton, Pos2, Rect, Response, Sense, Ui, Vec2,
    WidgetInfo,
};

pub use self::draw::named;
use self::layout::{Laid, Placed, lay};
use self::motion::{Motion, key};
use super::deck::{Atlas, Sprite};
use super::settings::{PlayBy, Settings, Sorting};
use crate::cards::{Card, Cards, Suit};
use crate::rules::Seat;
use crate::rules::scene::{ButtonId, Face, Gesture, Scene, SpotId, Target, Zone, ZoneId};
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
    /// Is a finished trick shown until it has been seen?
    pub holding: bool,
    /// A message in place of the prompt.
    pub message: Option<&'a str>,
}

/// What a person did at the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Done {
    /// A lawful action, by its text.
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
    atlas: Atlas,
    small: Atlas,
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

    /// Draws the table into all the room there is; gives what the person did.
    pub fn show(&mut self, ui: &mut Ui, shown: &Shown<'_>) -> Option<Done> {
        let rect = ui.available_rect_before_wrap();
        let now = ui.input(|input| input.time);
        let mut scene = shown.scene.clone();
        self.arrange(&mut scene, shown);
        let scale = shown.settings.cards as f32 / 100.0;
        let laid = lay(&scene, shown.viewer, rect, scale);
        self.atlas.ensure(ui, laid.card, shown.settings.deck);
        self.small.ensure(ui, laid.card * 0.52, shown.settings.deck);
        let still = ui.global_style().animation_time == 0.0;
        let seconds = if still {
            0.0
        } else {
            shown.settings.motion.seconds()
        };
        self.motion.follow(&scene, &laid, rect, now, seconds);
        self.raised = self.raised & own_cards(&scene, shown.viewer);

        let response = ui.interact(rect, Id::unique("board"), Sense::CLICK | Sense::DRAG);
        let mut done = self.point(ui, &response, &scene, &laid, shown);
        self.paint(ui, rect, &scene, &laid, shown, now);
        done = done.or(self.assist(ui, &scene, &laid, shown));
        done = done.or(self.controls(ui, &scene, &laid, shown));
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

    /// Puts the viewer's hand into the order that he likes.
    fn arrange(&mut self, scene: &mut Scene, shown: &Shown<'_>) {
        let hand = ZoneId::Hand(shown.viewer);
        let Some(zone) = scene.zones.iter_mut().find(|zone| zone.id == hand) else {
            return;
        };
        match shown.settings.sorting {
            Sorting::Suit => {}
            Sorting::SuitRising => {
                let suit = |spot: &crate::rules::scene::Spot| face(spot.face).map(Card::suit);
                zone.spots
                    .chunk_by_mut(|a, b| suit(a) == suit(b))
                    .for_each(<[_]>::reverse);
            }
            Sorting::Rank => zone.spots.sort_by_key(|spot| {
                face(spot.face).map(|card| (std::cmp::Reverse(card.rank()), suit_place(card)))
            }),
        }
        if let Some(order) = self.orders.get(&shown.viewer) {
            let place = |card: Option<Card>| order.iter().position(|&other| Some(other) == card);
            // Cards that came later follow those that were put in order.
            zone.spots
                .sort_by_key(|spot| place(face(spot.face)).unwrap_or(usize::MAX));
        }
    }

    fn point(
        &mut self,
        ui: &Ui,
        response: &Response,
        scene: &Scene,
        laid: &Laid,
        shown: &Shown<'_>,
    ) -> Option<Done> {
        let touchable = |placed: &&Placed| is_touchable(placed, scene, shown);
        let raised = self.raised;
        let at = |point: Pos2| {
            laid.placed
                .iter()
                .rev()
                .find(|placed| resting(placed, raised).covers(point))
                .filter(touchable)
        };
        let hover = response
            .hover_pos()
            .and_then(at)
            .map(|placed| placed.spot.id);
        self.hover = hover.filter(|_| self.drag.is_none());
        if shown.holding {
            self.drag = None;
            let pressed = response.clicked()
                || ui.input(|input| {
                    !input.modifiers.any()
                        && (input.key_pressed(Press::Space) || input.key_pressed(Press::Enter))
                });
            if pressed && hover.is_none_or(|spot| starts(shown.moves, spot).next().is_none()) {
                return Some(Done::Seen);
            }
        }
        let lost = !ui.input(|input| input.focused || input.raw.viewports.is_empty());
        if response.drag_started_by(PointerButton::Primary)
            && let Some(origin) = ui.input(|input| input.pointer.press_origin())
            && let Some(placed) = at(origin)
        {
            self.drag = Some(Drag {
                spot: placed.spot.id,
                grip: origin - resting(placed, raised).center,
                at: origin,
            });
        }
        if let Some(drag) = &mut self.drag {
            if let Some(point) = ui.input(|input| input.pointer.interact_pos()) {
                drag.at = point;
            }
            let drag = *drag;
            let cancelled = lost
                || ui.input(|input| {
                    input.key_pressed(Press::Escape)
                        || input.pointer.button_down(PointerButton::Secondary)
                });
            let let_go = response.drag_stopped() || !ui.input(|input| input.pointer.any_down());
            if cancelled || let_go {
                self.drag = None;
                if let Some(placed) = laid.find(drag.spot) {
                    let now = ui.input(|input| input.time);
                    self.motion.put(key(&placed.spot), drag.at - drag.grip, now);
                    if !cancelled {
                        return self.drop(drag, placed, scene, laid, shown);
                    }
                }
                return None;
            }
            ui.set_cursor_icon(CursorIcon::Grabbing);
            ui.request_repaint();
            return None;
        }
        if let Some(spot) = self.hover {
            let free = starts(shown.moves, spot).next().is_some() || can_choose(scene, laid, spot);
            ui.set_cursor_icon(if free {
                CursorIcon::PointingHand
            } else {
                CursorIcon::Default
            });
        }
        let point = response.interact_pointer_pos()?;
        let placed = at(point)?;
        let twice = shown.settings.play_by == PlayBy::DoubleClick;
        let choosing = can_choose(scene, laid, placed.spot.id);
        let play = if twice && !choosing && self.picked.is_none() {
            response.double_clicked()
        } else {
            response.clicked()
        };
        if !play {
            return None;
        }
        if shown.settings.play_by == PlayBy::Drag
            && !choosing
            && carries(shown.moves, placed.spot.id)
        {
            return None;
        }
        self.touch(placed.spot.id, scene, laid, shown)
    }

    /// A click, a tap or Enter on a spot.
    fn touch(
        &mut self,
        spot: SpotId,
        scene: &Scene,
        laid: &Laid,
        shown: &Shown<'_>,
    ) -> Option<Done> {
        if let Some(picked) = self.picked.take() {
            let to = |target: Target| target == Target::Spot(spot);
            if let Some(text) = carry(shown.moves, picked, to) {
                return Some(Done::Play(text));
            }
            if picked == spot {
                return None;
            }
        }
        if can_choose(scene, laid, spot) {
            if let SpotId::Card(card) = spot {
                self.choose(card, scene);
            }
            return None;
        }
        let mut from_here = starts(shown.moves, spot);
        match (from_here.next(), from_here.next()) {
            (Some(only), None) => Some(Done::Play(only.text.clone())),
            (Some(_), Some(_)) => {
                self.picked = Some(spot);
                None
            }
            (None, _) => Some(Done::Refused(spot)),
        }
    }

    /// Raises a card, or lowers it; beyond the most that can be chosen the first one is lowered.
    fn choose(&mut self, card: Card, scene: &Scene) {
        let Some(choose) = &scene.choose else { return };
        if self.raised.contains(card) {
            self.raised.remove(card);
            return;
        }
        if self.raised.len() >= choose.count.1
            && let Some(first) = self.raised.first()
        {
            self.raised.remove(first);
        }
        self.raised.insert(card);
    }

    /// A card is let go.
    fn drop(
        &mut self,
        drag: Drag,
        placed: &Placed,
        scene: &Scene,
        laid: &Laid,
        shown: &Shown<'_>,
    ) -> Option<Done> {
        let point = drag.at;
        if let Some(text) = carry(shown.moves, drag.spot, |target| {
            target_rect(laid, target).is_some_and(|rect| rect.contains(point))
        }) {
            return Some(Done::Play(text));
        }
        let hand = ZoneId::Hand(shown.viewer);
        let over_hand = target_rect(laid, Target::Zone(hand)).is_some_and(|r| r.contains(point));
        if can_choose(scene, laid, drag.spot)
            && let SpotId::Card(card) = drag.spot
        {
            // Dragged out it is chosen, dragged back it is not.
            if over_hand == self.raised.contains(card) {
                self.choose(card, scene);
            }
            if !over_hand {
                return None;
            }
        }
        if placed.zone == hand && over_hand {
            self.reorder(drag, laid, hand, shown.viewer);
            return None;
        }
        let tried = laid
            .zones
            .iter()
            .any(|(zone, rect)| *zone != hand && rect.contains(point));
        tried.then_some(Done::Refused(drag.spot))
    }

    /// Puts a dragged card between others of the hand.
    fn reorder(&mut self, drag: Drag, laid: &Laid, hand: ZoneId, viewer: Seat) {
        let Some(moved) = laid
            .find(drag.spot)
            .and_then(|placed| face(placed.spot.face))
        else {
            return;
        };
        let x = (drag.at - drag.grip).x;
        let others = laid.placed.iter().filter(|placed| placed.zone == hand);
        let mut order: Vec<(f32, Card)> = others
            .filter_map(|placed| Some((placed.pose.center.x, face(placed.spot.face)?)))
            .map(|(place, card)| {
                if card == moved {
                    (x, card)
                } else {
                    (place, card)
                }
            })
            .collect();
        order.sort_by(|a, b| a.0.total_cmp(&b.0));
        self.orders
            .insert(viewer, order.into_iter().map(|(_, card)| card).collect());
    }

    /// Forgets the order of a hand that was put in order by hand.
    pub fn sort_anew(&mut self, seat: Seat) {
        self.orders.remove(&seat);
    }

    /// What those need who do not use a pointer: a name and a focus for every spot.
    fn assist(&mut self, ui: &Ui, scene: &Scene, laid: &Laid, shown: &Shown<'_>) -> Option<Done> {
        let mut done = None;
        self.focus = None;
        for placed in &laid.placed {
            let spot = placed.spot.id;
            let Some(name) = spot_name(placed) else {
                continue;
            };
            let id = Id::unique(("spot", spot));
            let touchable = is_touchable(placed, scene, shown);
            let sense = if touchable {
                Sense::focusable_noninteractive()
            } else {
                Sense::hover()
            };
            let strip = placed.strip.intersect(ui.clip_rect());
            let response = ui.interact(strip, id, sense);
            let role = if touchable { Role::Button } else { Role::Image };
            response.widget_info(|| WidgetInfo::labeled(role, !placed.spot.dim, &name));
            let raised = matches!(spot, SpotId::Card(card) if self.raised.contains(card));
            let dim = placed.spot.dim;
            ui.accesskit_node_builder(id, |node| {
                if touchable {
                    node.add_action(Assist::Click);
                }
                if raised {
                    node.set_description("raised");
                } else if dim {
                    node.set_description("cannot be played now");
                }
            });
            if !touchable {
                continue;
            }
            let clicked = ui.input(|input| input.has_accesskit_action_request(id, Assist::Click));
            let mut entered = false;
            if response.has_focus() {
                self.focus = Some(spot);
                entered = ui.input_mut(|input| {
                    input.consume_key(Modifiers::NONE, Press::Enter)
                        || input.consume_key(Modifiers::NONE, Press::Space)
                });
            }
            if clicked || entered {
                done = self.touch(spot, scene, laid, shown);
                if matches!(done, Some(Done::Play(_))) {
                    self.pass_focus(ui, laid, placed);
                }
            }
        }
        done
    }

    /// The card beside the one just played has the focus next.
    fn pass_focus(&self, ui: &Ui, laid: &Laid, played: &Placed) {
        let beside = laid
            .placed
            .iter()
            .filter(|other| other.zone == played.zone && other.spot.id != played.spot.id)
            .min_by(|a, b| {
                let off = |other: &Placed| (other.pose.center.x - played.pose.center.x).abs();
                off(a).total_cmp(&off(b))
            });
        if let Some(beside) = beside {
            ui.memory_mut(|memory| memory.request_focus(Id::unique(("spot", beside.spot.id))));
        }
    }

    /// The buttons above the hand.
    fn controls(&self, ui: &mut Ui, scene: &Scene, laid: &Laid, shown: &Shown<'_>) -> Option<Done> {
        let mut wanted: Vec<(String, bool, Option<String>)> = Vec::new();
        if shown.moves.is_empty() {
            return None;
        }
        if let Some(choose) = &scene.choose {
            let chosen = shown.moves.iter().find(|candidate| {
                matches!(candidate.gesture, Gesture::Choose { cards, .. } if cards == self.raised)
            });
            wanted.push((
                choose.confirm.clone(),
                true,
                chosen.map(|chosen| chosen.text.clone()),
            ));
        }
        for button in &scene.buttons {
            let text = press(shown.moves, button.id);
            wanted.push((button.label.clone(), wanted.is_empty(), text));
        }
        if wanted.is_empty() {
            return None;
        }
        let row =
            Rect::from_center_size(laid.prompt - egui::vec2(0.0, 4.0), egui::vec2(640.0, 44.0));
        let mut done = None;
        let mut row_ui = ui.new_child(
            egui::UiBuilder::new()
                .max_rect(row)
                .layout(egui::Layout::left_to_right(egui::Align::Center)),
        );
        let width = 210.0 * wanted.len() as f32 + 8.0 * (wanted.len() as f32 - 1.0);
        row_ui.add_space(((row.width() - width) / 2.0).max(0.0));
        for (label, strong, text) in wanted {
            let enabled = text.is_some();
            let response = draw::control(&mut row_ui, &label, strong, enabled);
            if response.clicked() {
                done = text.map(Done::Play);
            }
        }
        // Enter confirms what is chosen, unless a card has the focus.
        if done.is_none()
            && self.focus.is_none()
            && !self.raised.is_empty()
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Press::Enter))
        {
            let chosen = shown.moves.iter().find(|candidate| {
                matches!(candidate.gesture, Gesture::Choose { cards, .. } if cards == self.raised)
            });
            done = chosen.map(|chosen| Done::Play(chosen.text.clone()));
        }
        done
    }
}

/// Where a spot is touched: raised cards stand out.
fn resting(placed: &Placed, raised: Cards) -> layout::Pose {
    let mut pose = placed.pose;
    if let SpotId::Card(card) = placed.spot.id
        && raised.contains(card)
    {
        pose.center.y -= layout::RAISE * pose.width * super::deck::ASPECT;
    }
    pose
}

/// A small picture of a table, without words; secret hands lie face down.
pub fn picture(ui: &Ui, rect: Rect, scene: &Scene, viewer: Seat, atlas: &Atlas, secret: bool) {
    let laid = lay(
        scene,
        viewer,
        Rect::from_min_size(Pos2::ZERO, egui::vec2(1100.0, 620.0)),
        1.1,
    );
    let scale = (rect.width() / 1100.0).min(rect.height() / 620.0);
    let mut mesh = atlas.mesh();
    for placed in &laid.placed {
        let pose = placed.pose;
        let off = (pose.center - egui::pos2(550.0, 310.0)) * scale;
        let small = layout::Pose {
            center: rect.center() + off,
            angle: pose.angle,
            width: pose.width * scale,
        };
        let hidden = secret && matches!(placed.zone, ZoneId::Hand(_) | ZoneId::Packet(_));
        let sprite = match placed.spot.face {
            Face::Up(card) if !hidden => Sprite::Face(card),
            Face::Up(_) | Face::Down => Sprite::Back,
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

/// The card that shows, if one does.
fn face(face: Face) -> Option<Card> {
    match face {
        Face::Up(card) => Some(card),
        Face::Down | Face::Empty | Face::Sign(_) => None,
    }
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

fn own_cards(scene: &Scene, viewer: Seat) -> Cards {
    let zones = scene.zones.iter().filter(|zone| match zone.id {
        ZoneId::Hand(seat) => seat == viewer,
        ZoneId::Packet(_) => true,
        _ => false,
    });
    zones
        .flat_map(|zone: &Zone| zone.spots.iter().filter_map(|spot| face(spot.face)))
        .collect()
}

/// Can a person do anything with the spot, now or later?
fn is_touchable(placed: &Placed, scene: &Scene, shown: &Shown<'_>) -> bool {
    let own = placed.zone == ZoneId::Hand(shown.viewer);
    let chosen_from = scene
        .choose
        .as_ref()
        .is_some_and(|choose| choose.zone == placed.zone);
    let involved = shown.moves.iter().any(|candidate| match candidate.gesture {
        Gesture::Touch(spot) => spot == placed.spot.id,
        Gesture::Carry { from, to } => from == placed.spot.id || to == Target::Spot(placed.spot.id),
        Gesture::Choose { .. } | Gesture::Press(_) => false,
    });
    own || involved || (chosen_from && !shown.moves.is_empty())
}

/// The lawful actions that begin with touching a spot.
fn starts(moves: &[Move], spot: SpotId) -> impl Iterator<Item = &Move> {
    moves
        .iter()
        .filter(move |candidate| match candidate.gesture {
            Gesture::Touch(from) | Gesture::Carry { from, .. } => from == spot,
            Gesture::Choose { .. } | Gesture::Press(_) => false,
        })
}

fn carries(moves: &[Move], spot: SpotId) -> bool {
    starts(moves, spot).any(|candidate| matches!(candidate.gesture, Gesture::Carry { .. }))
}

/// The action of carrying a spot to a target that fits.
fn carry(moves: &[Move], spot: SpotId, fits: impl Fn(Target) -> bool) -> Option<String> {
    moves.iter().find_map(|candidate| match candidate.gesture {
        Gesture::Carry { from, to } if from == spot && fits(to) => Some(candidate.text.clone()),
        _ => None,
    })
}

fn press(moves: &[Move], id: ButtonId) -> Option<String> {
    let pressed = moves
        .iter()
        .find(|candidate| candidate.gesture == Gesture::Press(id))?;
    Some(pressed.text.clone())
}

/// Can the card be chosen for a set now?
fn can_choose(scene: &Scene, laid: &Laid, spot: SpotId) -> bool {
    let zone = scene.choose.as_ref().map(|choose| choose.zone);
    matches!(spot, SpotId::Card(_))
        && zone.is_some()
        && laid.find(spot).map(|placed| placed.zone) == zone
}

fn target_rect(laid: &Laid, target: Target) -> Option<Rect> {
    match target {
        Target::Zone(id) => laid
            .zones
            .iter()
            .find(|(zone, _)| *zone == id)
            .map(|(_, rect)| *rect),
        Target::Spot(spot) => laid
            .find(spot)
            .map(|placed| placed.pose.bounds().expand(4.0)),
    }
}

/// What a voice calls a spot; none for what says nothing.
fn spot_name(placed: &Placed) -> Option<String> {
    let name = match (placed.spot.face, placed.spot.id) {
        (Face::Up(card), _) => card.name(),
        (Face::Sign(suit), _) => suit.name().to_owned(),
        (Face::Empty, SpotId::At(row, column)) => format!("place {row} {column}"),
        (Face::Down, _) if placed.zone == ZoneId::Stock => "stock".to_owned(),
        (Face::Down | Face::Empty, _) => return None,
    };
    let mut letters = name.chars();
    let head = letters.next()?.to_uppercase();
    Some(head.chain(letters).collect())
}
