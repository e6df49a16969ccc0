//! The texts at the table: the prompt, the effects of the last action, and the table of values.

use std::sync::Arc;

use egui::accesskit::{Live, Role};
use egui::{
    Align2, Color32, CornerRadius, Galley, Id, Pos2, Rect, Sense, Shape, Stroke, Ui, WidgetInfo,
    pos2, vec2,
};

use super::table_frame::TableFrame;
use crate::rules::scene::{Anchor, ValueTable};
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
    let values = &frame.scene.values;
    if values.rows.is_empty() {
        return;
    }
    let corner = frame.rect.left_top() + vec2(MARGIN, 12.0);
    let size = vec2(130.0, 21.0 * (values.rows.len() as f32 + 1.0));
    let whole = Rect::from_min_size(corner, size);
    let response = ui.interact(whole, Id::unique("values of cards"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken_values(values)));
    let anchor = Align2::LEFT_CENTER;
    let head = corner + vec2(0.0, 10.5);
    theme::paint_strong(ui, head, anchor, values.heading, size::SMALL, surface.text);
    for (place, (name, value)) in values.rows.iter().enumerate() {
        let left = corner + vec2(0.0, 21.0 * (place as f32 + 1.5));
        theme::paint_text(ui, left, anchor, name, size::SMALL, surface.muted);
        let (right, anchor) = (left + vec2(110.0, 0.0), Align2::RIGHT_CENTER);
        let value = value.to_string();
        theme::paint_text(ui, right, anchor, &value, size::SMALL, surface.text);
    }
}

/// The words of a screen reader: `A match gives away: spades 1, hearts 2`.
fn spoken_values(values: &ValueTable) -> String {
    let rows = values.rows.iter();
    let rows: Vec<String> = rows
        .map(|(name, value)| format!("{name} {value}"))
        .collect();
    format!("{}: {}", values.heading, rows.join(", "))
}

/// Paints the effects of the last action line by line, with their spots joined. They stand at the
/// left of the middle, above the prompt.
pub(super) fn paint_recap(ui: &Ui, frame: &TableFrame<'_>, prompt: Rect, surface: &Surface) {
    let TableFrame { rect, layout, .. } = *frame;
    let left = rect.left() + MARGIN;
    let middle = layout
        .areas
        .iter()
        .find(|area| area.anchor == Anchor::Center);
    let middle = middle.map_or(rect.center().x, |area| area.rect.left());
    let room = (middle - left - MARGIN).max(96.0);
    let galleys = frame.scene.recap.iter().map(|line| {
        let words = with_names(&line.text, frame.input.names);
        let font = theme::font(size::SMALL);
        ui.painter().layout(words, font, surface.text, room)
    });
    let galleys: Vec<Arc<Galley>> = galleys.collect();
    let tall: f32 = galleys.iter().map(|galley| galley.size().y).sum();
    let bottom = (rect.bottom() - 84.0).min(prompt.top() - 6.0);
    let mut at = pos2(left, bottom - tall);
    for (line, galley) in frame.scene.recap.iter().zip(galleys) {
        let down = galley.size().y;
        ui.painter().galley(at, galley, surface.text);
        at.y += down;
        let spots = line.spots.iter().filter_map(|spot| layout.find(*spot));
        let points: Vec<Pos2> = spots.map(|placed| placed.pose.center).collect();
        if points.len() > 1 {
            let stroke = Stroke::new(3.0, surface.accent.gamma_multiply(0.75));
            ui.painter().add(Shape::line(points, stroke));
        }
    }
}
