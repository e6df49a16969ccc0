//! Pointers: clicks, taps and drags, and the moves they stand for.

use egui::{CursorIcon, Key, Modifiers, PointerButton, Pos2, Rect, Response, Ui};

use super::accessibility::focus_id;
use super::layout::{Area, PlacedSpot, Pose};
use super::motion::key;
use super::state::Drag;
use super::table_frame::TableFrame;
use super::{Board, BoardAction};
use crate::cards::{Card, Cards};
use crate::rules::Message;
use crate::rules::scene::{Anchor, Arrangement, Scene, SpotId, Target, Zone};
use crate::text::board as texts;
use crate::ui::deck::ASPECT;
use crate::ui::settings::PlayBy;
use crate::ui::{focus, presses};

/// The part of a dragged card that has to lie over a target for it to land there.
const COVERED: f32 = 0.4;

impl Board {
    /// Ends all movement at a press of the pointer, of Enter or of Space, which then does nothing else.
    pub(super) fn finish_motion(&mut self, ui: &Ui, response: &Response, now: f64) {
        if !self.motion.is_moving(now) {
            return;
        }
        // A short tap is pressed and let go within one frame.
        let is_here = response.is_pointer_button_down_on() || response.clicked();
        let is_pressed = is_here && ui.input(|input| input.pointer.any_pressed());
        if is_pressed {
            presses::end(ui);
        }
        let keyboard = self.focus.is_some() || focus::is_nowhere(ui);
        let keys = [Key::Enter, Key::Space];
        let is_key =
            keyboard && ui.input_mut(|input| keys.map(|key| input.consume_key(Modifiers::NONE, key))).contains(&true);
        if is_pressed || is_key {
            self.motion.settle();
        }
    }

    /// Handles the pointer; returns what the person did with it.
    pub(super) fn point(&mut self, ui: &Ui, response: &Response, frame: &TableFrame<'_>) -> Option<BoardAction> {
        let raised = self.chosen_cards();
        let lies_at = |point: Pos2| {
            let mut from_top = frame.layout.placed.iter().rev();
            from_top.find(|placed| resting(placed, raised, frame).covers(point))
        };
        let at = |point| lies_at(point).filter(|placed| frame.is_touchable(placed));
        let hover = response.hover_pos().and_then(at);
        let hover = hover.map(|placed| placed.spot.id);
        self.hover = hover.filter(|_| self.drag.is_none());
        let press = presses::current(ui);
        if frame.input.holding {
            self.end_drag(frame);
            let keyboard = self.focus.is_some() || focus::is_nowhere(ui);
            let pressed = press.is_some() && response.clicked()
                || keyboard
                    && ui.input(|input| {
                        !input.modifiers.any() && (input.key_pressed(Key::Space) || input.key_pressed(Key::Enter))
                    });
            // A card that can already be played is played, which also dismisses the finished trick.
            let aimed = hover.or(self.focus);
            if pressed && aimed.is_none_or(|spot| frame.starts(spot).next().is_none() && !frame.is_asked(spot)) {
                return Some(BoardAction::Seen);
            }
        }
        if response.drag_started_by(PointerButton::Primary)
            && let Some(press) = press
            && let Some(origin) = ui.input(|input| input.pointer.press_origin())
            && let Some(placed) = at(origin)
            && frame.asked(placed).is_none()
        {
            focus::touch(ui, focus_id(placed.spot.id));
            self.drag = Some(Drag {
                spot: placed.spot.id,
                press,
                home: placed.pose,
                grip: origin - resting(placed, raised, frame).center,
                at: origin,
            });
        }
        if self.drag.is_some() {
            return self.follow_drag(ui, response, frame);
        }
        if let Some(spot) = self.hover {
            let free = frame.scene.blind
                || frame.starts(spot).next().is_some()
                || frame.can_choose(spot)
                || frame.is_asked(spot);
            ui.set_cursor_icon(if free { CursorIcon::PointingHand } else { CursorIcon::Default });
        }
        press?;
        let is_dragged = response.drag_started_by(PointerButton::Primary);
        let tried =
            if is_dragged { ui.input(|input| input.pointer.press_origin()) } else { response.interact_pointer_pos() };
        let placed = lies_at(tried?)?;
        if !frame.is_touchable(placed) {
            // Nothing can be done with it, but the game may say why.
            let is_tried = (is_dragged || response.clicked()) && !frame.input.inert;
            return is_tried.then_some(BoardAction::Refused(placed.spot.id));
        }
        let spot = placed.spot.id;
        focus::touch(ui, focus_id(spot));
        if response.secondary_clicked()
            && placed.anchor == Anchor::OwnHand
            && let SpotId::Card(card) = spot
        {
            self.move_by_clicks(card, frame);
            return None;
        }
        let choosing = frame.can_choose(spot);
        let play_by = frame.input.settings.play_by;
        let twice =
            play_by == PlayBy::DoubleClick && !choosing && self.picked.is_none() && frame.asked(placed).is_none();
        let clicked = if twice { response.double_clicked() } else { response.clicked() };
        let only_dragged = play_by == PlayBy::Drag && !choosing && frame.carries(spot);
        if !clicked || only_dragged {
            return None;
        }
        self.touch(spot, frame)
    }

    /// Moves the dragged card along, drops it, or puts it back.
    fn follow_drag(&mut self, ui: &Ui, response: &Response, frame: &TableFrame<'_>) -> Option<BoardAction> {
        let drag = self.drag.as_mut()?;
        let placed = frame.layout.find(drag.spot);
        let placed = placed.filter(|placed| placed.pose == drag.home);
        let is_cancelled = presses::current(ui) != Some(drag.press)
            || ui.input_mut(|input| {
                input.consume_key(Modifiers::NONE, Key::Escape) || input.pointer.button_down(PointerButton::Secondary)
            });
        let Some(placed) = placed.filter(|_| !is_cancelled) else {
            self.end_drag(frame);
            return None;
        };
        if let Some(point) = ui.input(|input| input.pointer.interact_pos()) {
            drag.at = point;
        }
        let drag = *drag;
        let released = response.drag_stopped() || !ui.input(|input| input.pointer.any_down());
        if !released {
            ui.set_cursor_icon(CursorIcon::Grabbing);
            ui.request_repaint();
            return None;
        }
        self.end_drag(frame);
        self.drop(drag, placed, frame)
    }

    /// Lets go of the dragged card, which moves to its place from where it was held.
    fn end_drag(&mut self, frame: &TableFrame<'_>) {
        if let Some(drag) = self.drag.take()
            && let Some(placed) = frame.layout.find(drag.spot)
        {
            let center = drag.at - drag.grip;
            self.motion.put(key(&placed.spot), center, frame.now);
        }
    }

    /// Handles a click, a tap or Enter on a spot.
    pub(super) fn touch(&mut self, spot: SpotId, frame: &TableFrame<'_>) -> Option<BoardAction> {
        if let Some(picked) = self.picked.take() {
            if let Some(text) = frame.carry(picked, |to| to == Target::Spot(spot)) {
                return Some(BoardAction::Play(text));
            }
            if picked == spot {
                return None;
            }
        }
        if let Some(asked) = Self::ask(spot, frame) {
            return Some(asked);
        }
        if frame.can_choose(spot) {
            let SpotId::Card(card) = spot else { return None };
            return self.toggle_choice(card, frame.scene);
        }
        let mut from_here = frame.starts(spot);
        match (from_here.next(), from_here.next()) {
            (Some(only), None) => Some(BoardAction::Play(only.text.clone())),
            (Some(_), Some(_)) => {
                self.picked = Some(spot);
                let choice = self.choice_prompt(frame);
                self.said = choice.map(|choice| choice.render(frame.input.names));
                // The targets are hidden until the finished trick has been seen.
                frame.input.holding.then_some(BoardAction::Seen)
            }
            (None, _) if frame.is_target(spot) => Some(BoardAction::RefusedBecause(texts::pick_first())),
            (None, _) => Some(BoardAction::Refused(spot)),
        }
    }

    /// The prompt while a card is picked or dragged that is to be carried onto a choice.
    pub(super) fn choice_prompt(&self, frame: &TableFrame<'_>) -> Option<Message> {
        let choices = choices_of(self.source()?, frame)?;
        Some(texts::choose_one_of(choices.label.clone()))
    }

    /// Raises a card or lowers it again. Refuses a card too many, but replaces a single one.
    fn toggle_choice(&mut self, card: Card, scene: &Scene) -> Option<BoardAction> {
        let most = scene.card_choice.as_ref()?.count.1;
        if self.raised.contains(card) {
            self.lower(card);
            return None;
        }
        if self.raised.len() >= most {
            if most != 1 {
                return Some(BoardAction::RefusedBecause(texts::already_chosen(most)));
            }
            self.raised = Cards::EMPTY;
        }
        let has_slots = !self.in_slots.is_empty();
        self.in_slots.retain(|one| self.raised.contains(*one));
        self.in_slots.extend(has_slots.then_some(card));
        self.raised.insert(card);
        None
    }

    /// Takes a chosen card back.
    fn lower(&mut self, card: Card) {
        self.raised.remove(card);
        self.in_slots.retain(|one| *one != card);
    }

    /// Plays, chooses or reorders the card that was dropped.
    fn drop(&mut self, drag: Drag, placed: &PlacedSpot, frame: &TableFrame<'_>) -> Option<BoardAction> {
        let point = drag.at;
        if let Some(target) = drag.landing(frame) {
            let text = frame.carry(drag.spot, |to| to == target);
            return text.map(BoardAction::Play);
        }
        let over = |area: &Area| area.rect.contains(point);
        let over_hand = frame.layout.own_hand().is_some_and(over);
        if frame.can_choose(drag.spot)
            && let SpotId::Card(card) = drag.spot
        {
            // Dragging a card out of the hand, or another's into it, chooses it; dragging it back
            // lowers it. Another's card that is the only one to be chosen is then taken.
            let own = placed.anchor == Anchor::OwnHand;
            match (own, over_hand) {
                (true, false) => self.put_in_slot(card, frame),
                (true, true) => self.lower(card),
                (false, true) if !self.raised.contains(card) => {
                    let refused = self.toggle_choice(card, frame.scene);
                    let choice = frame.scene.card_choice.as_ref();
                    let is_only = choice.is_some_and(|choice| choice.count.1 == 1);
                    let taken = self.chosen(frame).filter(|_| is_only);
                    return refused.or(taken.map(BoardAction::Play));
                }
                (false, _) => {}
            }
            if !over_hand {
                return None;
            }
        }
        if placed.anchor == Anchor::OwnHand && over_hand {
            self.reorder(drag, frame);
            return None;
        }
        if let Some(choices) = choices_of(drag.spot, frame) {
            return Some(BoardAction::RefusedBecause(choices.note.clone()));
        }
        let mut areas = frame.layout.areas.iter();
        let tried = areas.any(|area| area.anchor != Anchor::OwnHand && over(area));
        tried.then_some(BoardAction::Refused(drag.spot))
    }

    /// Puts a dragged card between others of the hand.
    fn reorder(&mut self, drag: Drag, frame: &TableFrame<'_>) {
        let Some(moved) = frame.layout.find(drag.spot).and_then(|placed| placed.spot.card()) else { return };
        let x = (drag.at - drag.grip).x;
        let placed = frame.layout.placed.iter();
        let own = placed.filter(|placed| placed.anchor == Anchor::OwnHand);
        let own = own.filter_map(|placed| Some((placed.spot.card()?, placed.pose.center.x)));
        let others: Vec<(Card, f32)> = own.filter(|(card, _)| *card != moved).collect();
        let is_right = |(card, center): &(Card, f32)| *center > x && !self.in_slots.contains(card);
        let index = others.iter().position(is_right).unwrap_or(others.len());
        let mut order: Vec<Card> = others.into_iter().map(|(card, _)| card).collect();
        order.insert(index, moved);
        self.orders.insert(frame.input.viewer, order);
    }
}

impl Drag {
    /// The legal target on which a dragged card would land: the one under the pointer, or else the
    /// nearest one that lies under the middle of the card or much of it. Over the hand, only the
    /// pointer counts, because cards are also reordered there.
    pub(super) fn landing(self, frame: &TableFrame<'_>) -> Option<Target> {
        let placed = frame.layout.find(self.spot)?;
        let center = self.at - self.grip;
        let card = Pose::straight(center, placed.pose.width).rect();
        let targets = || {
            let moves = frame.starts(self.spot);
            let targets = moves.filter_map(|candidate| frame.target(candidate.gesture));
            targets.filter_map(|to| Some((to, frame.target_rect(to)?)))
        };
        let is_covered = |rect: Rect| {
            let shared = rect.intersect(card);
            rect.contains(center) || shared.is_positive() && shared.area() > COVERED * card.area()
        };
        let over_hand = frame.layout.own_hand();
        let over_hand = over_hand.is_some_and(|area| area.rect.contains(self.at));
        let off = |rect: Rect| rect.center().distance_sq(center);
        let aimed_at = targets().find(|(_, rect)| rect.contains(self.at));
        let covered = || {
            let covered = targets().filter(|(_, rect)| !over_hand && is_covered(*rect));
            covered.min_by(|a, b| off(a.1).total_cmp(&off(b.1)))
        };
        aimed_at.or_else(covered).map(|(target, _)| target)
    }
}

/// The choices onto which a card has to be carried, if there are any.
fn choices_of<'a>(spot: SpotId, frame: &TableFrame<'a>) -> Option<&'a Zone> {
    let mut zones = frame.scene.zones.iter();
    let zone = zones.find(|zone| zone.arrangement == Arrangement::Choices)?;
    let is_choice = |to| zone.spots.iter().any(|spot| to == Target::Spot(spot.id));
    frame.carry(spot, is_choice).map(|_| zone)
}

/// The pose of a spot at rest; raised cards stand out.
fn resting(placed: &PlacedSpot, raised: Cards, frame: &TableFrame<'_>) -> Pose {
    let mut pose = placed.pose;
    if let SpotId::Card(card) = placed.spot.id
        && raised.contains(card)
    {
        pose.center.y -= frame.layout.raise * pose.width * ASPECT;
    }
    pose
}
