//! The texts at the table: the prompt, the effects of the last action, and the table of values.

use std::sync::Arc;

use egui::accesskit::{Live, Role};
use egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Id, Pos2, Rect, Sense, Shape, Stroke, Ui,
    WidgetInfo, pos2, vec2,
};

use super::layout::TableLayout;
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
    let layout = frame.layout;
    let galley = fitting(ui, &words, strong, color, layout);
    let pad = vec2(14.0, 5.0) * layout.text;
    let room = layout.prompt_room.shrink2(vec2(pad.x, 0.0));
    let half = galley.size() / 2.0;
    let mut middle = layout.prompt;
    middle.x = middle
        .x
        .min(room.right() - half.x)
        .max(room.left() + half.x);
    // Text of more than one line grows upward, away from what is below.
    let line = galley.rows.first().map_or(0.0, |row| row.height());
    let below = room.bottom() - half.y - pad.y;
    middle.y = match layout.prompt.y < layout.controls.top() {
        true => middle.y - half.y + line / 2.0,
        false => middle.y.min(below.max(room.top())),
    };
    let place = Rect::from_center_size(middle, galley.size());
    let back = place.expand2(pad);
    ui.painter()
        .rect_filled(back, CornerRadius::same(14), surface.plate);
    ui.painter().galley(place.min, galley, color);
    let id = Id::unique("prompt");
    let response = ui.interact(place, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &words));
    ui.accesskit_node_builder(id, |node| node.set_live(Live::Polite));
    back
}

/// Lays the prompt out in the largest type in which it fits its room, and in the smallest over as
/// many lines as it needs.
fn fitting(
    ui: &Ui,
    words: &str,
    strong: bool,
    color: Color32,
    layout: &TableLayout,
) -> Arc<Galley> {
    let lay_out = |points: f32| {
        let font = if strong {
            theme::bold(points)
        } else {
            FontId::proportional(points)
        };
        let wide = layout.prompt_room.width() - 28.0 * layout.text;
        let text = words.to_owned();
        ui.painter().layout(text, font, color, wide.max(96.0))
    };
    let smallest = size::BODY * layout.least_text();
    let mut points = size::BODY * layout.text;
    loop {
        let galley = lay_out(points);
        let fits = galley.size().y + 10.0 * layout.text <= layout.prompt_room.height() + 1.0;
        if fits || points <= smallest {
            return galley;
        }
        points = (points * 0.85).max(smallest);
    }
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
        let points = size::SMALL * frame.layout.text;
        theme::paint_text(ui, note.at, note.anchor, &words, points, color);
    }
}

/// Paints the table of values, at the left.
pub(super) fn paint_values(ui: &Ui, frame: &TableFrame<'_>, surface: &Surface) {
    let values = &frame.scene.values;
    if values.rows.is_empty() {
        return;
    }
    let text = frame.layout.text;
    let corner = frame.rect.left_top() + vec2(MARGIN, 12.0 * text);
    // As large as the room above the viewer's plate and the last effects permits.
    let room = frame.rect.height() * 0.62 - 12.0 * text;
    let line = (21.0 * text).min(room / (values.rows.len() + 1) as f32);
    let text = (line / 21.0).max(frame.layout.least_text());
    let small = size::SMALL * text;
    let whole = vec2(130.0 * text, line * (values.rows.len() + 1) as f32);
    let whole = Rect::from_min_size(corner, whole);
    let response = ui.interact(whole, Id::unique("values of cards"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken_values(values)));
    let anchor = Align2::LEFT_CENTER;
    let head = corner + vec2(0.0, line * 0.5);
    theme::paint_strong(ui, head, anchor, values.heading, small, surface.text);
    for (place, (name, value)) in values.rows.iter().enumerate() {
        let left = corner + vec2(0.0, line * (place as f32 + 1.5));
        theme::paint_text(ui, left, anchor, name, small, surface.muted);
        let (right, anchor) = (left + vec2(110.0 * text, 0.0), Align2::RIGHT_CENTER);
        let value = value.to_string();
        theme::paint_text(ui, right, anchor, &value, small, surface.text);
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
        let font = FontId::proportional(size::SMALL * layout.text);
        ui.painter().layout(words, font, surface.text, room)
    });
    let galleys: Vec<Arc<Galley>> = galleys.collect();
    let tall: f32 = galleys.iter().map(|galley| galley.size().y).sum();
    let own = layout.plate(frame.input.viewer);
    let above = own.map_or(rect.bottom(), |plate| plate.rect.top());
    let bottom = (above - 24.0 * layout.text).min(prompt.top() - 6.0);
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
