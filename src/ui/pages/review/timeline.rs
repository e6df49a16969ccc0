//! The timeline of all positions, with a handle at the current one. It can be moved by pointer,
//! arrow keys and screen readers.

use egui::accesskit::{Action, Role};
use egui::{CursorIcon, Id, Key, Modifiers, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::replay::Replay;
use crate::text::review_page as texts;
use crate::ui::focus;
use crate::ui::theme::{self, Palette};

/// The height of the line with its handle.
const HEIGHT: f32 = 28.0;

/// The radius of the handle.
const HANDLE: f32 = 9.0;

pub(super) fn id() -> Id {
    Id::unique("review timeline")
}

/// Shows the line at full width, with a pointer at each marked decision; returns the requested position.
pub(super) fn show(ui: &mut Ui, replay: &Replay, marked: &[usize]) -> Option<usize> {
    let palette = Palette::of(ui);
    let size = vec2(ui.available_width(), theme::control_height(ui, HEIGHT));
    let (_, rect) = ui.allocate_space(size);
    let response = ui.interact(rect, id(), Sense::click_and_drag()).on_hover_cursor(CursorIcon::PointingHand);
    focus::main(ui, id());
    focus::keep_arrows(ui, id(), false);
    let (at, end) = (replay.at(), replay.end());
    let name = theme::say(ui, texts::position());
    let position = theme::say(ui, replay.position_text());
    response.widget_info(|| WidgetInfo { value: Some(at as f64), ..WidgetInfo::labeled(Role::Slider, true, &name) });
    ui.accesskit_node_builder(id(), |node| {
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(end as f64);
        node.set_numeric_value_step(1.0);
        node.set_value(position);
        node.add_action(Action::Increment);
        node.add_action(Action::Decrement);
    });
    let track = rect.shrink2(vec2(HANDLE + 4.0, 0.0));
    let x = |at: usize| track.left() + track.width() * at as f32 / end.max(1) as f32;
    let middle = rect.center().y;
    let painter = ui.painter();
    let rail = |from: f32, to: f32, color| {
        let rect = Rect::from_x_y_ranges(from..=to, middle - 3.0..=middle + 3.0);
        painter.rect_filled(rect, 3.0, color);
    };
    rail(track.left(), track.right(), palette.outline);
    rail(track.left(), x(at), palette.accent);
    for (step, past) in replay.past().iter().enumerate() {
        if past.begins_deal() && step > 0 {
            // A deal begins where the one before it ends.
            let line = Stroke::new(2.0, palette.muted);
            painter.vline(x(step), middle - 9.0..=middle + 9.0, line);
        }
    }
    let handle = pos2(x(at), middle);
    let line = Stroke::new(2.0, palette.ground);
    painter.circle(handle, HANDLE, palette.accent, line);
    for step in marked {
        let tip = pos2(x(*step), middle - 3.0);
        let corners = vec![tip, tip + vec2(-6.5, -9.0), tip + vec2(6.5, -9.0)];
        // The rim shows it on the handle.
        let rim = Stroke::new(1.0, palette.ground);
        let shape = Shape::convex_polygon(corners, palette.warning, rim);
        painter.add(shape);
    }
    theme::focus_ring(ui, &response, theme::ROUND);
    let pointed = response
        .interact_pointer_pos()
        .filter(|_| response.clicked() || response.dragged() || response.is_pointer_button_down_on());
    let by_pointer = pointed.map(|point| {
        let share = (point.x - track.left()) / track.width().max(1.0);
        (share.clamp(0.0, 1.0) * end as f32).round() as usize
    });
    by_pointer.or_else(|| by_keys(ui, response.has_focus(), at, end)).filter(|target| *target != at)
}

/// The position requested by arrow keys or a screen reader.
fn by_keys(ui: &Ui, has_focus: bool, at: usize, end: usize) -> Option<usize> {
    let count = |key, action| {
        let keys = if has_focus { ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) } else { 0 };
        keys + ui.input(|input| input.num_accesskit_action_requests(id(), action))
    };
    let ahead = count(Key::ArrowRight, Action::Increment);
    let back = count(Key::ArrowLeft, Action::Decrement);
    (ahead != back).then(|| (at + ahead).min(end).saturating_sub(back))
}
