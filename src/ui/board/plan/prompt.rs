//! The prompt and the buttons that belong to it: above the hand, or to its right where a grid needs the room.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::BoardPlan;
use super::kind::Middle;
use super::sizes::rise;
use crate::rules::scene::Anchor;
use crate::ui::board::layout::{EDGE, TableLayout};
use crate::ui::deck::ASPECT;

/// The maximum width of the row of buttons.
const CONTROLS: f32 = 640.0;

/// The width of the buttons beside a prompt.
const BESIDE: f32 = 210.0;

/// The maximum width of the prompt, as a share of the table.
const WIDEST: f32 = 0.8;

/// Half the height of a prompt of one line, for text of the usual size.
const HALF_PROMPT: f32 = 16.0;

/// The distance between a prompt and the buttons below it, for text of the usual size.
const CLEAR: f32 = 7.0;

/// The least room for what matters most in a deal, for text of the usual size.
pub(super) const STAKE: Vec2 = vec2(170.0, 30.0);

/// Upper bound on the average width of a letter in notes.
pub(super) const LETTER: f32 = 7.6;

impl BoardPlan {
    /// The band between the middle and the hand where the prompt is. Empty if the prompt is beside the hand.
    pub(super) fn line(&self) -> Rect {
        let held = self.sizes.hand * ASPECT * (1.0 + self.kind.raise()) + rise(self.kind.middle);
        let bottom = self.rect.bottom() - held - EDGE;
        let height = if self.is_prompt_beside() { 0.0 } else { self.sizes.prompt };
        let x = self.rect.x_range();
        Rect::from_x_y_ranges(x, (bottom - height)..=bottom)
    }

    /// The center of the prompt when there are no buttons.
    pub(super) fn prompt(&self) -> Pos2 {
        self.line().center()
    }

    /// Tells whether the prompt is to the right of the hand.
    fn is_prompt_beside(&self) -> bool {
        self.has_grid() && self.is_enlarged
    }

    /// Places the buttons; those above the hand raise the prompt.
    pub(super) fn place_controls(&self, has_controls: bool, layout: &mut TableLayout) {
        let line = self.line();
        let tall = self.sizes.controls - 6.0;
        let width = self.rect.width() - 4.0 * EDGE;
        layout.controls = if self.has_grid() {
            let right = self.rect.right() - EDGE;
            let wide = (BESIDE * self.sizes.text).min(width / 3.0);
            let y = if self.is_prompt_beside() { self.rect.bottom() - EDGE - tall / 2.0 } else { line.center().y };
            Rect::from_center_size(pos2(right - wide / 2.0, y), vec2(wide, tall))
        } else {
            let wide = (CONTROLS * self.sizes.text).min(width);
            let middle = pos2(line.center().x, line.bottom() - tall / 2.0 - 8.0);
            Rect::from_center_size(middle, vec2(wide, tall))
        };
        if has_controls && !self.has_grid() {
            layout.prompt.y -= self.sizes.controls;
        }
        // Below columns, the prompt has room above the buttons at any size.
        if has_controls && self.kind.middle == Middle::Ring {
            let clear = layout.controls.top() - (HALF_PROMPT + CLEAR) * self.sizes.text;
            layout.prompt.y = layout.prompt.y.min(clear);
        }
    }

    /// Finds the room that zones, plates and buttons leave for the prompt.
    pub(super) fn place_prompt(&self, has_controls: bool, layout: &mut TableLayout) {
        if self.is_prompt_beside() {
            let hand = layout.own_hand().map(|area| area.rect);
            let left = hand.map_or(self.rect.center().x, |hand| hand.right());
            let bottom = if has_controls { layout.controls.top() - EDGE } else { self.rect.bottom() - EDGE };
            let from = pos2(left, self.line().bottom());
            let to = pos2(self.rect.right() - EDGE, bottom);
            layout.prompt_room = Rect::from_min_max(from, to);
            layout.prompt = layout.prompt_room.center();
            return;
        }
        let middle = layout.prompt;
        let size = vec2(self.rect.width() * WIDEST, self.sizes.prompt);
        let band = Rect::from_center_size(middle, size);
        let (mut left, mut right) = (band.left(), band.right());
        // Only things at the sides are as low as the prompt.
        let side = self.rect.width() * 0.36;
        let mut avoid = |rect: Rect| {
            if !rect.intersects(band) {
                return;
            }
            if rect.right() < self.rect.left() + side {
                left = left.max(rect.right() + EDGE);
            } else if rect.left() > self.rect.right() - side {
                right = right.min(rect.left() - EDGE);
            }
        };
        let beside = |anchor| !matches!(anchor, Anchor::OwnHand | Anchor::Center);
        let areas = layout.areas.iter().filter(|area| beside(area.anchor));
        areas.for_each(|area| avoid(area.rect));
        layout.plates.iter().for_each(|plate| avoid(plate.rect));
        for note in &layout.notes {
            let letters = note.words.chars().count() as f32;
            let size = vec2(LETTER * letters, 18.0) * self.sizes.text;
            avoid(note.anchor.anchor_size(note.at, size));
        }
        if has_controls && self.has_grid() {
            avoid(layout.controls);
        }
        // It stays centered on the table as long as there is plenty of room on both sides.
        let half = (middle.x - left).min(right - middle.x);
        if half > self.rect.width() * 0.2 {
            (left, right) = (middle.x - half, middle.x + half);
        }
        layout.prompt_room = Rect::from_x_y_ranges(left..=right, band.y_range());
        layout.prompt = layout.prompt_room.center();
    }
}

impl TableLayout {
    /// Enlarges everything by a factor.
    pub(super) fn scale(&mut self, by: f32) {
        let place = |at: &mut Pos2| *at = (at.to_vec2() * by).to_pos2();
        for placed in &mut self.placed {
            place(&mut placed.pose.center);
            placed.pose.width *= by;
            placed.strip = placed.strip * by;
        }
        for plate in &mut self.plates {
            plate.rect = plate.rect * by;
            plate.face = plate.face * by;
            place(&mut plate.home.center);
            plate.home.width *= by;
        }
        for area in &mut self.areas {
            area.rect = area.rect * by;
        }
        for (_, sign) in &mut self.signs {
            *sign = *sign * by;
        }
        for note in &mut self.notes {
            place(&mut note.at);
        }
        self.widths = self.widths.map(|width| width * by);
        self.text *= by;
        self.trick = self.trick * by;
        self.emblem = self.emblem * by;
        self.stake = self.stake * by;
        place(&mut self.prompt);
        self.prompt_room = self.prompt_room * by;
        self.controls = self.controls * by;
    }
}
