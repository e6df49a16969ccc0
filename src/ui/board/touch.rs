//! Pointers: clicks, taps and drags, and what they mean.

use egui::{CursorIcon, Key as Press, PointerButton, Pos2, Response, Ui};

use super::layout::{self, PlacedSpot, TableLayout};
use super::motion::key;
use super::{Board, Done, Drag, Shown, target_rect};
use crate::cards::{Card, Cards};
use crate::rules::Seat;
use crate::rules::scene::{Anchor, Face, Gesture, Scene, SpotId, Target};
use crate::table::Move;
use crate::ui::deck::ASPECT;
use crate::ui::settings::PlayBy;

impl Board {
    /// What the pointer does.
    pub(super) fn point(
        &mut self,
        ui: &Ui,
        response: &Response,
        scene: &Scene,
        layout: &TableLayout,
        shown: &Shown<'_>,
    ) -> Option<Done> {
        let touchable = |placed: &&PlacedSpot| is_touchable(placed, scene, shown);
        let raised = self.raised;
        let at = |point: Pos2| {
            layout
                .placed
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
            // What can be played already is played, and the trick has been seen as well.
            let aimed = hover.or(self.focus);
            if pressed && aimed.is_none_or(|spot| starts(shown.moves, spot).next().is_none()) {
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
                if let Some(placed) = layout.find(drag.spot) {
                    let now = ui.input(|input| input.time);
                    self.motion.put(key(&placed.spot), drag.at - drag.grip, now);
                    if !cancelled {
                        return self.drop(drag, placed, scene, layout, shown);
                    }
                }
                return None;
            }
            ui.set_cursor_icon(CursorIcon::Grabbing);
            ui.request_repaint();
            return None;
        }
        if let Some(spot) = self.hover {
            let free = scene.blind
                || starts(shown.moves, spot).next().is_some()
                || can_choose(scene, layout, spot);
            ui.set_cursor_icon(if free {
                CursorIcon::PointingHand
            } else {
                CursorIcon::Default
            });
        }
        let point = response.interact_pointer_pos()?;
        let placed = at(point)?;
        let twice = shown.settings.play_by == PlayBy::DoubleClick;
        let choosing = can_choose(scene, layout, placed.spot.id);
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
        self.touch(placed.spot.id, scene, layout, shown)
    }

    /// A click, a tap or Enter on a spot.
    pub(super) fn touch(
        &mut self,
        spot: SpotId,
        scene: &Scene,
        layout: &TableLayout,
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
        if can_choose(scene, layout, spot) {
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
        placed: &PlacedSpot,
        scene: &Scene,
        layout: &TableLayout,
        shown: &Shown<'_>,
    ) -> Option<Done> {
        let point = drag.at;
        if let Some(text) = carry(shown.moves, drag.spot, |target| {
            target_rect(layout, target).is_some_and(|rect| rect.contains(point))
        }) {
            return Some(Done::Play(text));
        }
        let hand = layout.own_hand();
        let over_hand = hand.is_some_and(|area| area.rect.contains(point));
        if can_choose(scene, layout, drag.spot)
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
        if placed.anchor == Anchor::OwnHand && over_hand {
            self.reorder(drag, layout, shown.viewer);
            return None;
        }
        let tried = layout
            .areas
            .iter()
            .any(|area| area.anchor != Anchor::OwnHand && area.rect.contains(point));
        tried.then_some(Done::Refused(drag.spot))
    }

    /// Puts a dragged card between others of the hand.
    fn reorder(&mut self, drag: Drag, layout: &TableLayout, viewer: Seat) {
        let Some(moved) = layout.find(drag.spot).and_then(|placed| placed.spot.card()) else {
            return;
        };
        let x = (drag.at - drag.grip).x;
        let own = |placed: &&PlacedSpot| placed.anchor == Anchor::OwnHand;
        let others = layout.placed.iter().filter(own);
        let mut order: Vec<(f32, Card)> = others
            .filter_map(|placed| Some((placed.pose.center.x, placed.spot.card()?)))
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
}

/// Where a spot is touched: raised cards stand out.
fn resting(placed: &PlacedSpot, raised: Cards) -> layout::Pose {
    let mut pose = placed.pose;
    if let SpotId::Card(card) = placed.spot.id
        && raised.contains(card)
    {
        pose.center.y -= layout::RAISE * pose.width * ASPECT;
    }
    pose
}

/// Can a person do anything with the spot, now or later?
pub(super) fn is_touchable(placed: &PlacedSpot, scene: &Scene, shown: &Shown<'_>) -> bool {
    let own = placed.anchor == Anchor::OwnHand;
    if scene.blind && !shown.moves.is_empty() {
        // Which of them are legal is for the person to find.
        return own || placed.anchor == Anchor::Center && placed.spot.face != Face::Empty;
    }
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

/// The legal actions that begin with touching a spot.
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

/// Can the card be chosen for a set now?
fn can_choose(scene: &Scene, layout: &TableLayout, spot: SpotId) -> bool {
    let zone = scene.choose.as_ref().map(|choose| choose.zone);
    matches!(spot, SpotId::Card(_))
        && zone.is_some()
        && layout.find(spot).map(|placed| placed.zone) == zone
}
