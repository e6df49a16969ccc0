//! The words at the table: what it waits for, what a card brought about, values to be looked up, and
//! buttons.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{
    Align2, Color32, CornerRadius, CursorIcon, Galley, Id, Pos2, Rect, Response, Sense, Shape,
    Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::Shown;
use super::layout::TableLayout;
use crate::rules::scene::Scene;
use crate::rules::words::{does, sentence, with_names};
use crate::ui::theme::{self, Surface, plate, size};

/// What the table waits for, above the hand; a message takes its place. Gives where it stands.
pub(super) fn paint_prompt(
    ui: &mut Ui,
    rect: Rect,
    scene: &Scene,
    layout: &TableLayout,
    shown: &Shown<'_>,
    preview: Option<&str>,
    surface: &Surface,
) -> Rect {
    let waiting = shown.moves.is_empty();
    let note = scene.swept.as_ref().filter(|_| shown.holding);
    let (words, color) = match (shown.message, note) {
        _ if preview.is_some() => {
            let words = with_names(preview.unwrap_or_default(), shown.names);
            (sentence(&words), plate::ACCENT)
        }
        (Some(message), _) => (message.to_owned(), plate::ACCENT),
        (None, Some(swept)) => {
            let mut won = format!("{} the trick", does(swept.to, "takes"));
            if !swept.note.is_empty() {
                won.push_str(": ");
                won.push_str(&swept.note);
            }
            (with_names(&won, shown.names), plate::TEXT)
        }
        (None, None) if waiting => (with_names(&scene.prompt, shown.names), plate::MUTED),
        (None, None) => (with_names(&scene.prompt, shown.names), plate::TEXT),
    };
    if words.is_empty() {
        return Rect::NOTHING;
    }
    let asked = !waiting && shown.message.is_none() && preview.is_none() && note.is_none();
    let font = if asked {
        theme::bold(size::BODY)
    } else {
        theme::font(size::BODY)
    };
    let galley = ui
        .painter()
        .layout(words.clone(), font, color, rect.width() * 0.8);
    // What takes more than one line grows upward where there are buttons below.
    let line = galley.rows.first().map_or(0.0, |row| row.height());
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
    let response = ui.interact(place, id, egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Status, true, &words));
    ui.accesskit_node_builder(id, |node| node.set_live(egui::accesskit::Live::Polite));
    back
}

/// A small table to be looked up, at the left.
pub(super) fn paint_values(ui: &Ui, rect: Rect, scene: &Scene, surface: &Surface) {
    let height = 21.0;
    let top = rect.top() + 20.0;
    for (place, (name, value)) in scene.values.iter().enumerate() {
        let y = top + height * (place as f32 + 0.5);
        let left = pos2(rect.left() + 18.0, y);
        theme::paint_text(
            ui,
            left,
            Align2::LEFT_CENTER,
            name,
            size::SMALL,
            surface.muted,
        );
        let right = pos2(rect.left() + 128.0, y);
        let value = value.to_string();
        theme::paint_text(
            ui,
            right,
            Align2::RIGHT_CENTER,
            &value,
            size::SMALL,
            surface.text,
        );
    }
}

/// What the last card brought about, line by line, with its spots joined; beside the prompt, and
/// left out where a long one takes the room.
pub(super) fn paint_told(
    ui: &Ui,
    rect: Rect,
    scene: &Scene,
    layout: &TableLayout,
    shown: &Shown<'_>,
    prompt: Rect,
    surface: &Surface,
) {
    // At the left, above the plate and beside the hand, the last line lowest.
    let hand = layout.own_hand().map(|area| area.rect.left());
    let left = rect.left() + 18.0;
    let room = (hand.unwrap_or(rect.center().x) - left - 24.0).max(200.0);
    let told = |room: f32| -> Vec<Arc<Galley>> {
        let lines = scene.told.iter().map(|line| {
            let words = with_names(&line.text, shown.names);
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
    let mut lines = told(room);
    if place(&lines).intersects(prompt) {
        lines = told((prompt.left() - left - 8.0).max(96.0));
    }
    let mut at = place(&lines).min;
    let hidden = place(&lines).intersects(prompt);
    for (line, galley) in scene.told.iter().zip(lines) {
        let tall = galley.size().y;
        if !hidden {
            ui.painter().galley(at, galley, surface.text);
        }
        at.y += tall;
        let points: Vec<Pos2> = line
            .spots
            .iter()
            .filter_map(|spot| Some(layout.find(*spot)?.pose.center))
            .collect();
        if points.len() > 1 {
            let color = surface.accent.gamma_multiply(0.75);
            ui.painter()
                .add(Shape::line(points, Stroke::new(3.0, color)));
        }
    }
}

/// How wide a button above the hand is.
pub(super) fn control_width(ui: &Ui, label: &str) -> f32 {
    let font = theme::bold(size::BODY);
    let galley = ui
        .painter()
        .layout_no_wrap(label.to_owned(), font, Color32::WHITE);
    (galley.size().x + 5.0 * theme::STEP).max(210.0)
}

/// A button above the hand.
pub(super) fn control(ui: &mut Ui, label: &str, strong: bool, enabled: bool) -> Response {
    ui.add_enabled(enabled, |ui: &mut Ui| {
        let size = vec2(control_width(ui, label), 40.0);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, label));
        let (fill, ink) = match (enabled, strong) {
            // What cannot be pressed yet lies flat on the cloth.
            (false, _) => (plate::FILL, plate::MUTED),
            (true, true) => (plate::ACCENT, plate::INK),
            (true, false) => (plate::PAPER, plate::INK),
        };
        let fill = match (response.is_pointer_button_down_on(), response.hovered()) {
            (true, _) => fill.lerp_to_gamma(plate::INK, 0.2),
            (_, true) => fill.lerp_to_gamma(Color32::WHITE, 0.25),
            _ => fill,
        };
        let line = if response.has_focus() {
            Stroke::new(3.0, plate::INK)
        } else {
            Stroke::new(1.0, plate::EDGE)
        };
        let painter = ui.painter();
        painter.rect(rect, CornerRadius::same(12), fill, line, StrokeKind::Inside);
        let (middle, anchor) = (rect.center(), Align2::CENTER_CENTER);
        theme::paint_strong(ui, middle, anchor, label, size::BODY, ink);
        response.on_hover_cursor(CursorIcon::PointingHand)
    })
}
