//! The ring around a focused widget.

use egui::{CornerRadius, Response, Stroke, StrokeKind, Ui};

use super::palette::Palette;
use crate::ui::focus;

/// Draws a ring around a focused widget, or on its edge if there is no room around it.
pub fn focus_ring(ui: &Ui, response: &Response, round: CornerRadius) {
    if focus::is_on(response) {
        let palette = Palette::of(ui);
        let room = ui.clip_rect().shrink(1.0);
        let rect = response.rect.expand(3.0).intersect(room);
        let line = Stroke::new(2.0, palette.text);
        let painter = ui.painter();
        painter.rect_stroke(rect, round + CornerRadius::same(3), line, StrokeKind::Middle);
    }
}
