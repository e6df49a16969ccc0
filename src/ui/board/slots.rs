//! Slots for the cards of a choice, such as those to be passed: shown above the prompt while one is dragged, with the
//! cards chosen so far. Once one has been dropped there, all chosen cards lie in slots until the choice is made.

use egui::accesskit::Role;
use egui::{Color32, CornerRadius, Id, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::Board;
use super::layout::{Area, EDGE, Pose, TableLayout};
use super::table_frame::TableFrame;
use crate::cards::Card;
use crate::rules::scene::{Anchor, Scene, SpotId};
use crate::text::board as texts;
use crate::ui::deck::{ASPECT, Sprite};
use crate::ui::theme::Surface;

/// The distance between slots.
const GAP: f32 = 10.0;

/// The size of a slot, relative to a card in the middle of the table.
const SIZE: f32 = 0.8;

/// The minimum width of a slot.
const LEAST: f32 = 32.0;

/// The height of the note below a pile, for text of the usual size.
const NOTE: f32 = 28.0;

/// The share of the width above the prompt that slots may take.
const WIDEST: f32 = 0.6;

impl Board {
    /// Moves the cards that have been put into slots there.
    pub(super) fn fill_slots(&mut self, scene: &Scene, layout: &mut TableLayout, table: Rect) {
        self.in_slots.retain(|card| self.raised.contains(*card));
        if self.in_slots.is_empty() {
            return;
        }
        let places = slots(layout, table, most(scene));
        for placed in &mut layout.placed {
            let card = placed.spot.card();
            let index = self.in_slots.iter().position(|one| Some(*one) == card);
            if let Some(rect) = index.and_then(|index| places.get(index)) {
                placed.pose = Pose::straight(rect.center(), rect.width());
                placed.strip = *rect;
            }
        }
    }

    /// Puts a card into a slot, together with the cards chosen before, or replaces the lowest of them
    /// if all slots are full.
    pub(super) fn put_in_slot(&mut self, card: Card, frame: &TableFrame<'_>) {
        let mut filled = self.filled_beside(Some(card), frame);
        let place = self.next_slot(&filled);
        if let Some(slot) = filled.get_mut(place) {
            if let Some(replaced) = slot.replace(card) {
                self.raised.remove(replaced);
            }
            self.raised.insert(card);
            self.in_slots = filled.into_iter().flatten().collect();
        }
    }

    /// Paints and names the slots while a card that can be chosen is dragged, and while cards lie there.
    pub(super) fn paint_slots(&self, ui: &Ui, frame: &TableFrame<'_>, surface: &Surface) {
        let dragged = self.chosen_by_drag(frame);
        if dragged.is_none() && self.in_slots.is_empty() {
            return;
        }
        let most = most(frame.scene);
        let filled = self.filled_beside(dragged, frame);
        let hand = frame.layout.own_hand().map(|area| area.rect);
        let over_table =
            dragged.is_some() && self.drag.is_some_and(|drag| hand.is_none_or(|hand| !hand.contains(drag.at)));
        let next = self.next_slot(&filled);
        let atlases = &frame.input.pictures.cards;
        let mut cards = atlases.gather();
        let mut lit = None;
        for (index, rect) in slots(frame.layout, frame.rect, most).into_iter().enumerate() {
            let card = filled.get(index).copied().flatten();
            let (sprite, tint) = match card {
                Some(card) if self.in_slots.is_empty() => (Sprite::Face(card), Color32::from_white_alpha(170)),
                _ => (Sprite::Outline, surface.muted),
            };
            atlases.add(&mut cards, sprite, rect, 0.0, tint);
            if index == next && over_table {
                lit = Some(rect);
            }
            let words = match card {
                Some(card) => texts::slot(index + 1, most, card),
                None => texts::empty_slot(index + 1, most),
            };
            let slot = ui.interact(rect, Id::unique(("slot", index)), Sense::hover());
            slot.widget_info(|| {
                let words = words.render(frame.input.names);
                WidgetInfo::labeled(Role::Image, true, words)
            });
        }
        atlases.flush(ui, &mut cards);
        if let Some(rect) = lit {
            let line = Stroke::new(3.0, surface.accent);
            let (round, inside) = (CornerRadius::same(8), StrokeKind::Inside);
            ui.painter().rect_stroke(rect, round, line, inside);
        }
    }

    /// The card in each slot except the dragged one. Cards that only stick out are in the order of the hand.
    fn filled_beside(&self, dragged: Option<Card>, frame: &TableFrame<'_>) -> Vec<Option<Card>> {
        let mut filled: Vec<Option<Card>> = if self.in_slots.is_empty() {
            let placed = frame.layout.placed.iter();
            let own = placed.filter(|placed| placed.anchor == Anchor::OwnHand);
            own.filter_map(|placed| placed.spot.card())
                .filter(|card| Some(*card) != dragged && self.raised.contains(*card))
                .map(Some)
                .collect()
        } else {
            let cards = self.in_slots.iter().copied();
            cards.map(|card| Some(card).filter(|_| Some(card) != dragged)).collect()
        };
        filled.resize(most(frame.scene), None);
        filled
    }

    /// The slot that takes the dragged card: the first empty one, or that of the card to be replaced.
    fn next_slot(&self, filled: &[Option<Card>]) -> usize {
        let position = |card| filled.iter().position(|one| *one == card);
        position(None).or_else(|| position(self.raised.first())).unwrap_or(0)
    }

    /// The dragged card of the viewer's hand, if it can be chosen.
    fn chosen_by_drag(&self, frame: &TableFrame<'_>) -> Option<Card> {
        let spot = self.drag?.spot;
        let placed = frame.layout.find(spot)?;
        match spot {
            SpotId::Card(card) if placed.anchor == Anchor::OwnHand => frame.can_choose(spot).then_some(card),
            _ => None,
        }
    }
}

/// The maximum number of cards that can be chosen.
fn most(scene: &Scene) -> usize {
    scene.card_choice.as_ref().map_or(0, |one| one.count.1)
}

/// The places of this many slots, side by side between the piles and the prompt; they overlap if
/// there is not enough room.
fn slots(layout: &TableLayout, table: Rect, count: usize) -> Vec<Rect> {
    let piles = layout.areas.iter();
    let piles = piles.filter(|area| matches!(area.anchor, Anchor::Column(_)));
    let note = NOTE * layout.text;
    let above = piles.clone().map(|area| area.rect.bottom() + note).fold(table.top(), f32::max);
    let tall = layout.prompt_room.top() - EDGE - above;
    let width = (layout.widths[1] * SIZE).min(tall / ASPECT).max(LEAST);
    let size = vec2(width, width * ASPECT);
    let apart = count.saturating_sub(1) as f32;
    let step = (width + GAP).min((table.width() * WIDEST - width) / apart.max(1.0));
    let all = apart * step + width;
    let top = layout.prompt_room.top() - EDGE - size.y;
    // Where they are as low as the note of a pile, they begin beside it.
    let is_beside = |area: &&Area| {
        let mut notes = layout.notes.iter();
        let has_note = notes.any(|note| area.rect.x_range().contains(note.at.x));
        has_note && area.rect.bottom() + note > top
    };
    let beside = piles.filter(is_beside).map(|area| area.rect.right() + GAP);
    let middle = table.center().x - all / 2.0;
    let left = beside.fold(middle, f32::max).min(table.right() - all);
    let place = |place: usize| pos2(left + place as f32 * step, top);
    (0..count).map(|at| Rect::from_min_size(place(at), size)).collect()
}
