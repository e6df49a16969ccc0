//! The widgets that the screens share: buttons, segments, switches, sliders, panels, tiles. Each
//! shows where the pointer is and where the keyboard is, and has a name.

use std::ops::RangeInclusive;

use egui::accesskit::Role;
use egui::epaint::Shadow;
use egui::{
    Align, Color32, CornerRadius, CursorIcon, Frame, Layout, Margin, Rect, Response, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::lettering::{bold, font, size};
use super::palette::Palette;

/// How round buttons and fields are.
const ROUND: CornerRadius = CornerRadius::same(10);

/// How high buttons and fields are.
const HEIGHT: f32 = 40.0;

/// The room beside the words of a name in a row, and how high it is.
const SEGMENT: Vec2 = vec2(14.0, 36.0);

/// The room around the text in a field, so that it is as high as a button.
pub const FIELD: Margin = Margin::symmetric(12, 9);

/// How wide a slider is with what it says.
pub const SLIDER: f32 = 260.0;

/// The shadow of panels that lie above others.
pub const fn soft_shadow() -> Shadow {
    Shadow {
        offset: [0, 6],
        blur: 24,
        spread: 0,
        color: Color32::from_black_alpha(70),
    }
}

/// A panel: rounded, a hairline around.
pub fn panel(palette: &Palette) -> Frame {
    Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(palette.stroke, palette.line))
        .corner_radius(CornerRadius::same(14))
        .inner_margin(Margin::same(16))
}

/// A row as high as a title, with everything in it on one middle line.
pub fn line<R>(ui: &mut Ui, body: impl FnOnce(&mut Ui) -> R) -> R {
    let size = vec2(ui.available_width(), 48.0);
    let from_left = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(size, from_left, body).inner
}

/// A ring around what has the keyboard.
fn focus_ring(ui: &Ui, response: &Response, round: CornerRadius) {
    if response.has_focus() {
        let palette = Palette::of(ui);
        let rect = response.rect.expand(3.0);
        let line = Stroke::new(2.0, palette.text);
        let painter = ui.painter();
        painter.rect_stroke(
            rect,
            round + CornerRadius::same(3),
            line,
            StrokeKind::Middle,
        );
    }
}

/// How a button looks at rest.
#[derive(Clone, Copy)]
struct Look {
    fill: Color32,
    line: Color32,
    ink: Color32,
    strong: bool,
    least: Vec2,
}

impl Look {
    fn usual(palette: &Palette) -> Self {
        Self {
            fill: palette.raised,
            line: palette.line,
            ink: palette.text,
            strong: false,
            least: Vec2::splat(HEIGHT),
        }
    }

    /// Only words, until the pointer is on it.
    fn bare(ink: Color32) -> Self {
        Self {
            fill: Color32::TRANSPARENT,
            line: Color32::TRANSPARENT,
            ink,
            strong: false,
            least: Vec2::splat(HEIGHT),
        }
    }

    fn accented(palette: &Palette) -> Self {
        Self {
            fill: palette.accent,
            line: palette.accent,
            ink: palette.on_accent,
            strong: true,
            least: vec2(120.0, HEIGHT),
        }
    }
}

/// A button with its words in the middle.
fn button(ui: &mut Ui, words: &str, look: Look, pad: f32, on: Option<bool>) -> Response {
    let palette = Palette::of(ui);
    let face = if look.strong {
        bold(size::BODY)
    } else {
        font(size::BODY)
    };
    let galley = ui
        .painter()
        .layout_no_wrap(words.to_owned(), face, Color32::PLACEHOLDER);
    let size = (galley.size() + vec2(2.0 * pad, 0.0)).max(look.least);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| match on {
        Some(on) => WidgetInfo::selected(Role::Button, enabled, on, words),
        None => WidgetInfo::labeled(Role::Button, enabled, words),
    });
    if ui.is_rect_visible(rect) {
        let (mut fill, mut line) = (look.fill, look.line);
        if response.is_pointer_button_down_on() {
            fill = fill.lerp_to_gamma(palette.text, 0.16);
        } else if response.hovered() {
            fill = fill.lerp_to_gamma(palette.text, 0.08);
        }
        if response.hovered() && look.fill == palette.raised {
            line = palette.accent;
        }
        let line = Stroke::new(palette.stroke, line);
        let painter = ui.painter();
        painter.rect(rect, ROUND, fill, line, StrokeKind::Inside);
        painter.galley(rect.center() - galley.size() / 2.0, galley, look.ink);
        focus_ring(ui, &response, ROUND);
    }
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// The button that one is meant to press.
pub fn primary(ui: &mut Ui, words: &str) -> Response {
    primary_enabled(ui, true, words)
}

/// The button that one is meant to press, once it can be.
pub fn primary_enabled(ui: &mut Ui, enabled: bool, words: &str) -> Response {
    let look = Look::accented(&Palette::of(ui));
    ui.add_enabled(enabled, |ui: &mut Ui| button(ui, words, look, 20.0, None))
}

/// A button of less weight.
pub fn secondary(ui: &mut Ui, words: &str) -> Response {
    secondary_enabled(ui, true, words)
}

/// A button of less weight, once it can be pressed.
pub fn secondary_enabled(ui: &mut Ui, enabled: bool, words: &str) -> Response {
    let look = Look::usual(&Palette::of(ui));
    let pad = ui.spacing().button_padding.x;
    ui.add_enabled(enabled, |ui: &mut Ui| button(ui, words, look, pad, None))
}

/// A button that is only words until the pointer is on it.
pub fn quiet(ui: &mut Ui, words: &str) -> Response {
    let look = Look::bare(Palette::of(ui).accent);
    button(ui, words, look, 10.0, None)
}

/// One of several buttons of which one is chosen.
pub fn choice_button(ui: &mut Ui, on: bool, label: &str) -> Response {
    let palette = Palette::of(ui);
    let look = if on {
        Look::accented(&palette)
    } else {
        Look::usual(&palette)
    };
    let least = Vec2::splat(SEGMENT.y);
    button(ui, label, Look { least, ..look }, SEGMENT.x, Some(on))
}

/// How wide names in a row are, if they stand in one.
pub fn segments_width<T>(ui: &Ui, all: &[(T, &str)]) -> f32 {
    let wide = |words: &str| {
        let galley =
            ui.painter()
                .layout_no_wrap(words.to_owned(), bold(size::BODY), Color32::PLACEHOLDER);
        (galley.size().x + 2.0 * SEGMENT.x).max(SEGMENT.y).ceil()
    };
    all.iter().map(|(_, words)| wide(words)).sum()
}

/// Names of which one is chosen: in one row as parts of one thing where there is room, else as
/// buttons. Gives whether the choice changed.
pub fn segments<T: PartialEq + Copy>(ui: &mut Ui, chosen: &mut T, all: &[(T, &str)]) -> bool {
    let palette = Palette::of(ui);
    let mut changed = false;
    let joined = segments_width(ui, all) <= ui.available_width();
    ui.horizontal_wrapped(|ui| {
        let gap = if joined { 0.0 } else { 4.0 };
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        let track = ui.painter().add(egui::Shape::Noop);
        for (value, label) in all {
            let on = *chosen == *value;
            let response = if joined {
                segment(ui, on, label)
            } else {
                choice_button(ui, on, label)
            };
            if response.clicked() && !on {
                *chosen = *value;
                changed = true;
            }
        }
        if joined {
            let line = Stroke::new(palette.stroke, palette.line);
            let rect = ui.min_rect();
            let track_shape =
                egui::epaint::RectShape::new(rect, ROUND, palette.raised, line, StrokeKind::Inside);
            ui.painter().set(track, track_shape);
        }
    });
    changed
}

/// One of several names in a row.
fn segment(ui: &mut Ui, on: bool, label: &str) -> Response {
    let palette = Palette::of(ui);
    let wide = segments_width(ui, &[((), label)]);
    let look = Look {
        least: vec2(wide, SEGMENT.y),
        ..if on {
            Look::accented(&palette)
        } else {
            Look::bare(palette.text)
        }
    };
    button(ui, label, look, 0.0, Some(on))
}

/// A colour to be chosen, with its name below it.
pub fn swatch(ui: &mut Ui, color: Color32, mark: Color32, on: bool, name: &str) -> Response {
    let palette = Palette::of(ui);
    let face = if on { bold } else { font }(size::SMALL);
    let ink = if on { palette.accent } else { palette.text };
    let galley = ui.painter().layout_no_wrap(name.to_owned(), face, ink);
    let size = vec2(galley.size().x.max(72.0), 44.0 + galley.size().y);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, name));
    if ui.is_rect_visible(rect) {
        let block = Rect::from_center_size(rect.center_top() + vec2(0.0, 20.0), vec2(72.0, 40.0));
        let line = if on || response.hovered() {
            Stroke::new(2.0, palette.accent)
        } else {
            Stroke::new(palette.stroke, palette.line)
        };
        let painter = ui.painter();
        painter.rect(block, ROUND, color, line, StrokeKind::Inside);
        if on {
            painter.circle_filled(block.center(), 6.0, mark);
        }
        let at = pos2(
            rect.center().x - galley.size().x / 2.0,
            block.bottom() + 2.0,
        );
        painter.galley(at, galley, ink);
        focus_ring(ui, &response, ROUND);
    }
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// What is on or off.
pub fn switch(ui: &mut Ui, on: &mut bool, name: &str) -> Response {
    let palette = Palette::of(ui);
    let size = vec2(48.0, 28.0);
    let (rect, mut response) = ui.allocate_exact_size(size, Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(Role::Switch, enabled, *on, name));
    if ui.is_rect_visible(rect) {
        let part = ui.animate_bool_responsive(response.id, *on);
        let (fill, knob) = if *on {
            (palette.accent, palette.on_accent)
        } else {
            (palette.raised, palette.muted)
        };
        let line = if *on || response.hovered() {
            palette.accent
        } else {
            palette.muted
        };
        let round = CornerRadius::same(14);
        let line = Stroke::new(palette.stroke, line);
        ui.painter()
            .rect(rect, round, fill, line, StrokeKind::Inside);
        let x = egui::lerp(rect.left() + 14.0..=rect.right() - 14.0, part);
        let reach = if response.hovered() { 10.0 } else { 9.0 };
        ui.painter()
            .circle_filled(pos2(x, rect.center().y), reach, knob);
        focus_ring(ui, &response, round);
    }
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// A number that is set by sliding, with what it is now beside it.
pub fn slider(
    ui: &mut Ui,
    value: &mut u32,
    range: RangeInclusive<u32>,
    step: u32,
    unit: &str,
    name: &str,
) -> Response {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().slider_width = SLIDER - 68.0;
        ui.spacing_mut().slider_rail_height = 6.0;
        ui.spacing_mut().interact_size.y = 28.0;
        let sliding = egui::Slider::new(value, range)
            .step_by(f64::from(step))
            .show_value(false)
            .trailing_fill(true);
        let response = ui.add(sliding).accessible_name(name);
        focus_ring(ui, &response, ROUND);
        let words = super::text(format!("{value} {unit}"), size::BODY);
        ui.label(words.color(palette.muted));
        response
    })
    .inner
}

/// A tile that can be pressed as a whole: a frame with whatever is drawn into it.
pub fn tile(
    ui: &mut Ui,
    size: Vec2,
    name: &str,
    draw: impl FnOnce(&mut Ui, Rect, bool),
) -> Response {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    let hot = response.hovered() || response.has_focus();
    let fill = if hot { palette.raised } else { palette.panel };
    let line = if hot { palette.accent } else { palette.line };
    if ui.is_rect_visible(rect) {
        let round = CornerRadius::same(14);
        if hot {
            ui.painter().add(soft_shadow().as_shape(rect, round));
        }
        let line = Stroke::new(palette.stroke, line);
        ui.painter()
            .rect(rect, round, fill, line, StrokeKind::Inside);
        draw(ui, rect, hot);
        focus_ring(ui, &response, round);
    }
    response
}
