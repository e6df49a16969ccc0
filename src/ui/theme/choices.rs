//! Widgets that choose between several values.

use egui::accesskit::{Action, Role};
use egui::{
    Color32, CornerRadius, CursorIcon, Pos2, Rect, Response, RichText, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder,
    Vec2, WidgetInfo, pos2, vec2,
};

use super::buttons::{LOW, Look, ROUND, button_as};
use super::focus_ring::focus_ring;
use super::lettering::{bold, font, full_on_hover, rendered_line, size, text_width};
use super::palette::Palette;
use super::target::{control_height, min_control_size};
use super::words::{Words, say};
use crate::ui::focus;

/// The horizontal padding of a segment's text, and the height of a segment.
const SEGMENT: Vec2 = vec2(14.0, LOW);

/// The margin of a menu, and the padding of its items.
const ITEM: f32 = 8.0;

/// Shows one of several buttons, one of which is selected.
pub fn choice_button(ui: &mut Ui, on: bool, label: impl Into<Words>) -> Response {
    let palette = Palette::of(ui);
    let look = if on { Look::chosen(&palette) } else { Look::usual(&palette) };
    let label = label.into().rendered(ui);
    // Always as wide as when selected, so that nothing moves.
    let least = vec2(segments_width(ui, &[((), &label)]), SEGMENT.y);
    button_as(ui, label, Look { least, ..look }, SEGMENT.x, (Role::RadioButton, Some(on)))
}

/// Returns the width of segments in one row.
pub fn segments_width<T>(ui: &Ui, all: &[(T, impl Clone + Into<Words>)]) -> f32 {
    let widths = all.iter().map(|(_, words)| {
        let wide = text_width(ui, words.clone(), bold(size::BODY)) + 2.0 * SEGMENT.x;
        wide.max(control_height(ui, SEGMENT.y)).ceil()
    });
    widths.sum()
}

/// Shows a choice of one among several labels: as joined segments in one row if there is room, otherwise as buttons.
/// `name` is the group's name for screen readers. Returns whether the choice changed.
pub fn segments<T: PartialEq + Copy>(
    ui: &mut Ui, chosen: &mut T, all: &[(T, impl Clone + Into<Words>)], name: impl Into<Words>,
) -> bool {
    let named = UiBuilder::new().accessibility_role(Role::RadioGroup).accessibility_label(say(ui, name));
    let all: Vec<(T, Words)> = all.iter().map(|(value, label)| (*value, label.clone().into().rendered(ui))).collect();
    ui.scope_builder(named, |ui| segment_row(ui, chosen, &all)).inner
}

fn segment_row<T: PartialEq + Copy>(ui: &mut Ui, chosen: &mut T, all: &[(T, Words)]) -> bool {
    let palette = Palette::of(ui);
    let mut changed = false;
    let joined = segments_width(ui, all) <= ui.available_width();
    let group = focus::Group::row(ui.next_auto_id());
    ui.horizontal_wrapped(|ui| {
        group.show(ui, |ui| {
            let gap = if joined { 0.0 } else { 4.0 };
            ui.spacing_mut().item_spacing = Vec2::splat(gap);
            let track = ui.painter().add(egui::Shape::Noop);
            for (value, label) in all {
                let on = *chosen == *value;
                let response = if joined { segment(ui, on, label) } else { choice_button(ui, on, label) };
                if on {
                    focus::entry(ui, response.id);
                    focus::leave_enter(ui, response.id);
                }
                if response.clicked() && !on {
                    *chosen = *value;
                    changed = true;
                }
            }
            if joined {
                let line = Stroke::new(palette.stroke, palette.outline);
                let rect = ui.min_rect();
                let track_shape = egui::epaint::RectShape::new(rect, ROUND, palette.raised, line, StrokeKind::Inside);
                ui.painter().set(track, track_shape);
            }
        });
    });
    changed
}

/// Shows one of several joined segments.
fn segment(ui: &mut Ui, on: bool, label: &Words) -> Response {
    let palette = Palette::of(ui);
    let wide = segments_width(ui, &[((), label)]);
    let look =
        Look { least: vec2(wide, SEGMENT.y), ..if on { Look::chosen(&palette) } else { Look::bare(palette.text) } };
    button_as(ui, label, look, 0.0, (Role::RadioButton, Some(on)))
}

/// Shows a swatch that stands for a picture, with its name below it.
pub fn picture_swatch(ui: &mut Ui, on: bool, name: impl Into<Words>) -> Response {
    let palette = Palette::of(ui);
    let response = swatch(ui, palette.raised, Color32::TRANSPARENT, on, name);
    let center = response.rect.center_top() + vec2(0.0, 20.0);
    let ink = if on { palette.accent } else { palette.muted };
    ui.painter().extend(landscape(center, ink));
    response
}

/// A framed picture of two mountains and the sun.
fn landscape(center: Pos2, ink: Color32) -> [Shape; 4] {
    let frame = Rect::from_center_size(center, vec2(30.0, 22.0));
    let at = |x: f32, y: f32| frame.left_bottom() + vec2(x, -y);
    let mountain = |corners: [Pos2; 3]| Shape::convex_polygon(corners.into(), ink, Stroke::NONE);
    [
        Shape::rect_stroke(frame, 3.0, Stroke::new(2.0, ink), StrokeKind::Inside),
        mountain([at(4.0, 4.0), at(11.0, 14.0), at(18.0, 4.0)]),
        mountain([at(14.0, 4.0), at(20.0, 11.0), at(26.0, 4.0)]),
        Shape::circle_filled(at(22.0, 16.0), 2.5, ink),
    ]
}

/// Shows a color swatch with its name below it.
pub fn swatch(ui: &mut Ui, color: Color32, mark: Color32, on: bool, name: impl Into<Words>) -> Response {
    let palette = Palette::of(ui);
    let face = if on { bold } else { font }(size::SMALL);
    let ink = if on { palette.accent } else { palette.text };
    let name = say(ui, name);
    let galley = ui.painter().layout_no_wrap(name.clone(), face, ink);
    let size = vec2(galley.size().x.max(72.0), 44.0 + galley.size().y);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, &name));
    if ui.is_rect_visible(rect) {
        let block = Rect::from_center_size(rect.center_top() + vec2(0.0, 20.0), vec2(72.0, 40.0));
        let line = if on || response.hovered() {
            Stroke::new(2.0, palette.accent)
        } else {
            Stroke::new(palette.stroke, palette.outline)
        };
        let painter = ui.painter();
        painter.rect(block, ROUND, color, line, StrokeKind::Inside);
        if on {
            painter.circle_filled(block.center(), 6.0, mark);
        }
        let at = pos2(rect.center().x - galley.size().x / 2.0, block.bottom() + 2.0);
        painter.galley(at, galley, ink);
        focus_ring(ui, &response, ROUND);
    }
    response.on_hover_cursor(CursorIcon::PointingHand)
}

pub fn switch_label(ui: &mut Ui, words: RichText) -> Response {
    // Only the switch takes the focus, and only the switch is a control for screen readers.
    let label = ui.add(egui::Label::new(words).sense(Sense::CLICK));
    ui.accesskit_node_builder(label.id, |node| node.remove_action(Action::Click));
    label.on_hover_cursor(CursorIcon::PointingHand)
}

pub fn switch(ui: &mut Ui, on: &mut bool, name: impl Into<Words>) -> Response {
    let palette = Palette::of(ui);
    // The whole area can be pressed.
    let knob_room = vec2(48.0, 28.0) * (control_height(ui, 28.0) / 28.0).min(1.25);
    let size = knob_room.max(min_control_size(ui));
    let (place, mut response) = ui.allocate_exact_size(size, Sense::click());
    let rect = Rect::from_center_size(place.center(), knob_room);
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    let (enabled, name) = (ui.is_enabled(), say(ui, name));
    response.widget_info(|| WidgetInfo::selected(Role::Switch, enabled, *on, &name));
    if ui.is_rect_visible(rect) {
        let part = ui.animate_bool_responsive(response.id, *on);
        let (fill, knob) = if *on { (palette.accent, palette.on_accent) } else { (palette.raised, palette.muted) };
        let line = if *on || response.hovered() { palette.accent } else { palette.muted };
        let radius = rect.height() / 2.0;
        let round = CornerRadius::same(radius as u8);
        let line = Stroke::new(palette.stroke, line);
        ui.painter().rect(rect, round, fill, line, StrokeKind::Inside);
        let x = egui::lerp(rect.left() + radius..=rect.right() - radius, part);
        let reach = radius - if response.hovered() { 4.0 } else { 5.0 };
        ui.painter().circle_filled(pos2(x, rect.center().y), reach, knob);
        focus_ring(ui, &response, round);
    }
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// Shows the selected label, with the others in a menu that opens below it. Returns whether the choice changed.
pub fn select<T: PartialEq + Copy>(
    ui: &mut Ui, chosen: &mut T, all: &[(T, impl Clone + Into<Words>)], wide: f32, name: impl Into<Words>,
) -> bool {
    let palette = Palette::of(ui);
    let now = all.iter().find(|(value, _)| value == chosen);
    let words = now.map_or_else(String::new, |(_, words)| say(ui, words.clone()));
    let name = say(ui, name);
    let (rect, response) = ui.allocate_exact_size(vec2(wide, control_height(ui, SEGMENT.y)), Sense::click());
    response.widget_info(|| WidgetInfo {
        current_text_value: Some(words.clone()),
        ..WidgetInfo::labeled(Role::ComboBox, true, &name)
    });
    let open = egui::Popup::is_id_open(ui, egui::Popup::default_response_id(&response));
    if ui.is_rect_visible(rect) {
        let hot = response.hovered() || open;
        let line = if hot { palette.accent } else { palette.outline };
        let line = Stroke::new(palette.stroke, line);
        ui.painter().rect(rect, ROUND, palette.raised, line, StrokeKind::Inside);
        // Words that are too long end before the arrow.
        let room = wide - SEGMENT.x - 17.0;
        let galley = rendered_line(ui, words.clone(), font(size::BODY), palette.text, room);
        let at = rect.left_center() + vec2(SEGMENT.x, -galley.size().y / 2.0);
        full_on_hover(ui, rect, response.id.with("whole"), &galley, &words);
        ui.painter().galley(at, galley, palette.text);
        let tip = rect.right_center() + vec2(-12.0, 2.5);
        let corners = [tip + vec2(-5.0, -5.0), tip, tip + vec2(5.0, -5.0)];
        let stroke = Stroke::new(2.0, palette.muted);
        ui.painter().add(egui::Shape::line(corners.into(), stroke));
        focus_ring(ui, &response, ROUND);
    }
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let mut changed = false;
    egui::Popup::menu(&response).width(wide).show(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (value, label) in all {
            let on = chosen == value;
            let look = Look {
                least: vec2(wide - 2.0 * ITEM, SEGMENT.y),
                from_left: true,
                ..if on { Look::accented(&palette) } else { Look::bare(palette.text) }
            };
            let item = (Role::MenuItemRadio, Some(on));
            if button_as(ui, label.clone(), look, ITEM, item).clicked() {
                changed = !on;
                *chosen = *value;
                // A click closes the menu automatically, but Enter does not.
                ui.close();
            }
        }
    });
    changed
}
