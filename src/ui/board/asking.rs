//! Asking why a card was played: its card is chosen on the table.

use egui::Ui;

use super::accessibility::focus_id;
use super::layout::PlacedSpot;
use super::state::FocusBefore;
use super::table_frame::TableFrame;
use super::{Board, BoardAction};
use crate::cards::Card;
use crate::rules::scene::{Anchor, SpotId};
use crate::ui::focus;

impl TableFrame<'_> {
    /// The card on a spot, if it can be asked about. Cards that can be played come first.
    pub(super) fn asked(&self, placed: &PlacedSpot) -> Option<Card> {
        let asking = self.input.asking?;
        let is_held = matches!(placed.anchor, Anchor::OwnHand | Anchor::Hand(_));
        let card = placed.spot.card().filter(|_| !is_held)?;
        let is_open = asking.cards.contains(card) && self.starts(placed.spot.id).next().is_none();
        is_open.then_some(card)
    }

    /// Tells whether a spot has a card that can be asked about.
    pub(super) fn is_asked(&self, spot: SpotId) -> bool {
        let placed = self.layout.find(spot);
        placed.is_some_and(|placed| self.asked(placed).is_some())
    }

    pub(super) fn is_explained(&self, placed: &PlacedSpot) -> bool {
        let about = self.input.asking.and_then(|asking| asking.about);
        about.is_some() && self.asked(placed) == about
    }
}

impl Board {
    /// Moves a visible focus to the card that is explained when the person begins to ask, and back
    /// when the questions are over.
    pub(super) fn focus_asked(&mut self, ui: &Ui, frame: &TableFrame<'_>) {
        if frame.input.asking.is_none() {
            if let Some(FocusBefore(Some(id))) = self.focus_before.take() {
                ui.memory_mut(|memory| memory.request_focus(id));
            }
            return;
        }
        if self.focus_before.is_some() {
            return;
        }
        let mut placed = frame.layout.placed.iter();
        let explained = placed.find(|placed| frame.is_explained(placed));
        let moves = explained.filter(|_| focus::is_visible(ui));
        let before = ui.memory(egui::Memory::focused);
        self.focus_before = Some(FocusBefore(moves.and(before)));
        if let Some(placed) = moves {
            ui.memory_mut(|memory| memory.request_focus(focus_id(placed.spot.id)));
        }
    }

    pub(super) fn ask(spot: SpotId, frame: &TableFrame<'_>) -> Option<BoardAction> {
        let placed = frame.layout.find(spot)?;
        frame.asked(placed).map(BoardAction::Asked)
    }
}
