//! Texts at the left edge of the table: the values of cards, and the effects of the last action.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Align2, FontId, Galley, Id, Pos2, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::table_frame::TableFrame;
use crate::rules::Names;
use crate::rules::scene::{Anchor, ValueTable};
use crate::text::board as texts;
use crate::ui::theme::{self, Surface, Words, size};

/// The distance of texts from the left edge of the table.
const MARGIN: f32 = 18.0;

/// The line height of the table of values, at the usual size of text.
const LINE: f32 = 21.0;

/// The width of a column in the table of values, at the usual size of text.
const COLUMN: f32 = 130.0;

/// Lines reserved for the effects of the last action, so that the table of values does not move when they come and go.
const RECAP_LINES: f32 = 4.0;

/// The room at the left of the table, from its upper edge to the viewer's plate.
pub(super) struct LeftMargin {
    room: Rect,
    /// The size of text, and the number of columns in the table of values.
    text: f32,
    columns: usize,
    least_text: f32,
}

impl LeftMargin {
    /// Measures the room, and chooses the largest text size at which the values fit above the
    /// effects of the last action.
    pub fn of(frame: &TableFrame<'_>, prompt: Rect) -> Self {
        let TableFrame { rect, layout, .. } = *frame;
        let left = rect.left() + MARGIN;
        let mut areas = layout.areas.iter();
        let middle = areas.find(|area| area.anchor == Anchor::Center);
        let middle = middle.map_or(rect.center().x, |area| area.rect.left());
        let own = layout.plate(frame.input.viewer);
        let above = own.map_or(rect.bottom(), |plate| plate.rect.top());
        let bottom = (above - 24.0 * layout.text).min(prompt.top() - 6.0);
        let room = Rect::from_min_max(
            pos2(left, rect.top() + 12.0 * layout.text),
            pos2(left + (middle - left - MARGIN).max(96.0), bottom),
        );
        let rows = frame.scene.values.rows.len();
        let least_text = layout.least_text();
        let fits = |text: f32, columns: usize| {
            let lines = rows.div_ceil(columns) as f32 + 1.0 + RECAP_LINES;
            let wide = COLUMN * text * columns as f32;
            lines * LINE * text <= room.height() && (columns == 1 || wide <= room.width())
        };
        let mut text = layout.text;
        let columns = loop {
            let columns = [1, 2].into_iter().find(|columns| fits(text, *columns));
            if columns.is_some() || text <= least_text {
                break columns.unwrap_or(2);
            }
            text = (text * 0.9).max(least_text);
        };
        Self { room, text, columns, least_text }
    }

    /// Paints the table of values, from the upper edge down.
    pub fn paint_values(&self, ui: &Ui, frame: &TableFrame<'_>, surface: &Surface) {
        let (values, names) = (&frame.scene.values, frame.input.names);
        if values.rows.is_empty() {
            return;
        }
        let (text, corner) = (self.text, self.room.min);
        let (line, column, small) = (LINE * text, COLUMN * text, size::SMALL * text);
        let tall = values.rows.len().div_ceil(self.columns);
        let whole = vec2(column * self.columns as f32, line * (tall + 1) as f32);
        let whole = Rect::from_min_size(corner, whole);
        let response = ui.interact(whole, Id::unique("values of cards"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken_values(values, names)));
        let anchor = Align2::LEFT_CENTER;
        let head = corner + vec2(0.0, line * 0.5);
        theme::paint_strong(ui, head, anchor, &values.heading, small, surface.text);
        for (index, (name, value)) in values.rows.iter().enumerate() {
            let (across, down) = ((index / tall) as f32, (index % tall) as f32);
            let left = corner + vec2(column * across, line * (down + 1.5));
            theme::paint_text(ui, left, anchor, name, small, surface.muted);
            let (right, anchor) = (left + vec2(110.0 * text, 0.0), Align2::RIGHT_CENTER);
            let value = Words::verbatim(value);
            theme::paint_text(ui, right, anchor, value, small, surface.text);
        }
    }

    /// Paints the effects of the last action at the lower edge, one per line, each connected to its spots.
    pub fn paint_recap(&self, ui: &Ui, frame: &TableFrame<'_>, surface: &Surface) {
        let lay_out = |text: f32| -> Vec<Arc<Galley>> {
            let lines = frame.scene.recap.iter().map(|line| {
                let words = line.text.render(frame.input.names);
                let font = FontId::proportional(size::SMALL * text);
                let wide = self.room.width();
                ui.painter().layout(words, font, surface.text, wide)
            });
            lines.collect()
        };
        let height = |galleys: &[Arc<Galley>]| galleys.iter().map(|one| one.size().y).sum::<f32>();
        let mut text = self.text;
        let mut galleys = lay_out(text);
        while height(&galleys) > RECAP_LINES * LINE * self.text && text > self.least_text {
            text = (text * 0.9).max(self.least_text);
            galleys = lay_out(text);
        }
        let mut at = pos2(self.room.left(), self.room.bottom() - height(&galleys));
        for (number, (line, galley)) in frame.scene.recap.iter().zip(galleys).enumerate() {
            let place = Rect::from_min_size(at, galley.size());
            let response = ui.interact(place, Id::unique(("recap", number)), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, galley.text()));
            ui.painter().galley(at, galley, surface.text);
            at.y = place.bottom();
            let spots = line.spots.iter();
            let spots = spots.filter_map(|spot| frame.layout.find(*spot));
            let points: Vec<Pos2> = spots.map(|placed| placed.pose.center).collect();
            if points.len() > 1 {
                let stroke = Stroke::new(3.0, surface.accent.gamma_multiply(0.75));
                ui.painter().add(Shape::line(points, stroke));
            }
        }
    }
}

/// The text for screen readers: `A match gives away: spades 1, hearts 2`.
fn spoken_values(values: &ValueTable, names: &Names) -> String {
    let rows = values.rows.iter();
    let rows = rows.map(|(name, value)| texts::value(name.clone(), *value));
    texts::values(values.heading.clone(), rows).render(names)
}
