//! The texts at the table: the prompt, the effects of the last action, and the table of values.

use std::sync::Arc;

use egui::accesskit::{Live, Role};
use egui::{
    Align2, Color32, CornerRadius, Galley, Id, Pos2, Rect, Sense, Shape, Stroke, Ui, WidgetInfo,
    pos2, vec2,
};

use super::table_frame::TableFrame;
use crate::rules::words::{does, sentence, with_names};
use crate::ui::theme::{self, Surface, plate, size};

/// The distance of texts from the left edge of the table.
const MARGIN: f32 = 18.0;

/// Paints what the table waits for, above the hand; a preview or a message takes its place.
/// Returns where it is.
pub(super) fn paint_prompt(
    ui: &mut Ui,
    frame: &TableFrame<'_>,
    preview: Option<&str>,
    surface: &Surface,
) -> Rect {
    let (words, color, strong) = prompt(frame, preview);
    if words.is_empty() {
        return Rect::NOTHING;
    }
    let font = if strong {
        theme::bold(size::BODY)
    } else {
        theme::font(size::BODY)
    };
    let wide = frame.rect.width() * 0.8;
    let galley = ui.painter().layout(words.clone(), font, color, wide);
    // Text of more than one line grows upward if there are buttons below.
    let line = galley.rows.first().map_or(0.0, |row| row.height());
    let layout = frame.layout;
    let lift = match layout.prompt.y < layout.controls.y {
        true => (galley.size().y - line) / 2.0,
        false => 0.0,
    };
    let place = Rect::from_center_size(layout.prompt - vec2(0.0, lift), galley.size());
    let back = place.expand2(vec2(14.0, 5.0));
    ui.painter()
        .rect_filled(back, CornerRadius::same(14), surface.plate);
    ui.painter().galley(place.min, galley, color);
    let id = Id::unique("prompt");
    let response = ui.interact(place, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &words));
    ui.accesskit_node_builder(id, |node| node.set_live(Live::Polite));
    back
}

/// The words of the prompt, their color, and whether they ask the viewer for a move.
fn prompt(frame: &TableFrame<'_>, preview: Option<&str>) -> (String, Color32, bool) {
    let input = frame.input;
    if let Some(preview) = preview {
        let words = with_names(preview, input.names);
        return (sentence(&words), plate::ACCENT, false);
    }
    if let Some(message) = input.message {
        return (message.to_owned(), plate::ACCENT, false);
    }
    if let Some(last) = frame.scene.last_trick.as_ref().filter(|_| input.holding) {
        let mut won = format!("{} the trick", does(last.to, "takes"));
        if !last.note.is_empty() {
            won.push_str(": ");
            won.push_str(&last.note);
        }
        return (with_names(&won, input.names), plate::TEXT, false);
    }
    let words = with_names(&frame.scene.prompt, input.names);
    if input.moves.is_empty() {
        (words, plate::MUTED, false)
    } else {
        (words, plate::TEXT, true)
    }
}

/// Paints the notes of all zones.
pub(super) fn paint_notes(ui: &Ui, frame: &TableFrame<'_>, surface: &Surface) {
    for note in &frame.layout.notes {
        let words = with_names(&note.words, frame.input.names);
        let color = surface.muted;
        theme::paint_text(ui, note.at, note.anchor, &words, size::SMALL, color);
    }
}

/// Paints the table of values, at the left.
pub(super) fn paint_values(ui: &Ui, frame: &TableFrame<'_>, surface: &Surface) {
    let corner = frame.rect.left_top() + vec2(MARGIN, 20.0);
    for (place, (name, value)) in frame.scene.values.iter().enumerate() {
        let left = corner + vec2(0.0, 21.0 * (place as f32 + 0.5));
        let anchor = Align2::LEFT_CENTER;
        theme::paint_text(ui, left, anchor, name, size::SMALL, surface.muted);
        let (right, anchor) = (left + vec2(110.0, 0.0), Align2::RIGHT_CENTER);
        let value = value.to_string();
        theme::paint_text(ui, right, anchor, &value, size::SMALL, surface.text);
    }
}

/// Paints the effects of the last action line by line, with their spots joined. They stand beside
/// the prompt and are left out where a long one takes the room.
pub(super) fn paint_recap(ui: &Ui, frame: &TableFrame<'_>, prompt: Rect, surface: &Surface) {
    let TableFrame { rect, layout, .. } = *frame;
    // At the left, above the plate and beside the hand, the last line lowest.
    let hand = layout.own_hand().map(|area| area.rect.left());
    let left = rect.left() + MARGIN;
    let room = (hand.unwrap_or(rect.center().x) - left - 24.0).max(200.0);
    let lines_within = |room: f32| -> Vec<Arc<Galley>> {
        let lines = frame.scene.recap.iter().map(|line| {
            let words = with_names(&line.text, frame.input.names);
            let font = theme::font(size::SMALL);
            ui.painter().layout(words, font, surface.text, room)
        });
        lines.collect()
    };
    let place = |lines: &[Arc<Galley>]| {
        let wide = lines.iter().map(|line| line.size().x).fold(0.0, f32::max);
        let tall = lines.iter().map(|line| line.size().y).sum();
        Rect::from_min_size(pos2(left, rect.bottom() - 84.0 - tall), vec2(wide, tall))
    };
    let mut lines = lines_within(room);
    if place(&lines).intersects(prompt) {
        lines = lines_within((prompt.left() - left - 8.0).max(96.0));
    }
    let mut at = place(&lines).min;
    let hidden = place(&lines).intersects(prompt);
    for (line, galley) in frame.scene.recap.iter().zip(lines) {
        let tall = galley.size().y;
        if !hidden {
            ui.painter().galley(at, galley, surface.text);
        }
        at.y += tall;
        let spots = line.spots.iter().filter_map(|spot| layout.find(*spot));
        let points: Vec<Pos2> = spots.map(|placed| placed.pose.center).collect();
        if points.len() > 1 {
            let stroke = Stroke::new(3.0, surface.accent.gamma_multiply(0.75));
            ui.painter().add(Shape::line(points, stroke));
        }
    }
}
