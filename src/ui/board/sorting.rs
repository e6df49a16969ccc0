//! The order of the viewer's hand, and changing it without a drag: by keyboard, or with two clicks of the right button.

use egui::{Key, Modifiers, Ui};

use super::Board;
use super::layout::{PlacedSpot, TableLayout};
use super::table_frame::TableFrame;
use crate::cards::Card;
use crate::rules::scene::{Anchor, SpotId};
use crate::text::board as texts;

impl Board {
    /// Moves the focused card with Ctrl and an arrow key.
    pub(super) fn move_by_keys(&mut self, ui: &Ui, spot: SpotId, frame: &TableFrame<'_>) {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, key));
        let step = match (pressed(Key::ArrowLeft), pressed(Key::ArrowRight)) {
            (true, _) => -1,
            (_, true) => 1,
            _ => return,
        };
        let order = hand(frame.layout);
        let SpotId::Card(card) = spot else { return };
        let Some(from) = order.iter().position(|other| *other == card) else { return };
        if let Some(to) = from.checked_add_signed(step).filter(|to| *to < order.len()) {
            self.move_card(card, to, order, frame);
        }
    }

    /// Picks a card of the hand to move, or moves the picked one to this card's position.
    pub(super) fn move_by_clicks(&mut self, card: Card, frame: &TableFrame<'_>) {
        let order = hand(frame.layout);
        match self.moving.take() {
            Some(moved) if moved == card => {}
            Some(moved) => {
                if let Some(to) = order.iter().position(|other| *other == card) {
                    self.move_card(moved, to, order, frame);
                }
            }
            None => self.moving = Some(card),
        }
    }

    fn move_card(&mut self, card: Card, to: usize, mut order: Vec<Card>, frame: &TableFrame<'_>) {
        order.retain(|other| *other != card);
        order.insert(to, card);
        let words = texts::moved_to(card, to + 1, order.len());
        self.said = Some(words.render(frame.input.names));
        self.orders.insert(frame.input.viewer, order);
    }
}

/// The viewer's cards from left to right.
pub(super) fn hand(layout: &TableLayout) -> Vec<Card> {
    let own = |placed: &&PlacedSpot| placed.anchor == Anchor::OwnHand;
    let placed = layout.placed.iter().filter(own);
    let mut cards: Vec<(f32, Card)> =
        placed.filter_map(|placed| Some((placed.pose.center.x, placed.spot.card()?))).collect();
    cards.sort_by(|a, b| a.0.total_cmp(&b.0));
    cards.into_iter().map(|(_, card)| card).collect()
}
