//! Widgets that the screens share: buttons, sliders, panels, tiles and dialogs. Each shows hover and
//! focus, and has a name for screen readers.

use std::ops::RangeInclusive;

use egui::accesskit::Role;
use egui::{
    Align, Align2, Color32, CornerRadius, CursorIcon, FontId, Frame, Layout, Margin, Rect,
    Response, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use super::lettering::{bold, font, size, text};
use super::palette::{Palette, soft_shadow};
use super::target::{least_target, target};
use crate::ui::focus;

/// The corner radius of buttons and fields.
pub const ROUND: CornerRadius = CornerRadius::same(10);

/// The height of buttons and fields.
const HEIGHT: f32 = 40.0;

/// The height of everything above and below the content of a dialog, including margins.
const DIALOG: f32 = 190.0;

/// The height of segments and of controls beside them.
pub(super) const LOW: f32 = 36.0;

/// The padding of buttons without a frame.
const QUIET: f32 = 10.0;

/// The padding of main buttons.
const WIDE: f32 = 20.0;

/// The height of a button in a line of small text.
pub const INLINE: f32 = 28.0;

/// The width of a slider with its value.
pub const SLIDER: f32 = 260.0;

/// The unit of most distances between widgets.
pub const STEP: f32 = 8.0;

/// The room for a scroll bar to the right of scrolled content.
pub const BAR: f32 = 12.0;

/// The margin at either side of a screen.
const SIDE: i8 = 32;

/// A screen's frame: the ground color, and a margin. At the right, [`BAR`] completes the margin.
pub fn page(palette: &Palette) -> Frame {
    let margin = Margin {
        right: SIDE - BAR as i8,
        ..Margin::symmetric(SIDE, 20)
    };
    Frame::new().fill(palette.ground).inner_margin(margin)
}

/// A panel's frame: rounded, with a hairline.
pub fn panel(palette: &Palette) -> Frame {
    Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(palette.stroke, palette.line))
        .corner_radius(CornerRadius::same(14))
        .inner_margin(Margin::same(16))
}

/// Lays out a row as high as a title, centered vertically.
pub fn line<R>(ui: &mut Ui, body: impl FnOnce(&mut Ui) -> R) -> R {
    let size = vec2(ui.available_width(), 48.0);
    let from_left = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(size, from_left, body).inner
}

/// Shows the title of a side panel and a button to close it; returns whether it was pressed.
pub fn panel_head(ui: &mut Ui, title: &str) -> bool {
    ui.horizontal(|ui| {
        ui.label(text(title, size::HEADING));
        let from_right = Layout::right_to_left(Align::Center);
        ui.with_layout(from_right, |ui| secondary(ui, "Close").clicked())
            .inner
    })
    .inner
}

/// Shows a dialog over everything, with a title and a button to close it; returns whether it was
/// closed. The content scrolls if it does not fit the window.
pub fn dialog(ui: &Ui, id: &str, width: f32, title: &str, body: impl FnOnce(&mut Ui)) -> bool {
    let modal = modal(ui, id, 24, |ui| {
        let window = ui.content_rect().size();
        ui.set_width(width.min(window.x - 80.0));
        ui.label(text(title, size::TITLE));
        ScrollArea::vertical()
            .max_height((window.y - DIALOG).max(80.0))
            .auto_shrink([false, true])
            .show(ui, body);
        ui.add_space(8.0);
        let close = primary(ui, "Close");
        focus::main(ui, close.id);
        close.clicked()
    });
    modal.inner || modal.should_close()
}

/// Shows a panel over everything, which keeps the focus until it is gone.
pub fn modal<R>(
    ui: &Ui,
    id: &str,
    margin: i8,
    body: impl FnOnce(&mut Ui) -> R,
) -> egui::ModalResponse<R> {
    let shown = egui::Modal::new(egui::Id::unique(id))
        .frame(panel(&Palette::of(ui)).inner_margin(Margin::same(margin)))
        .show(ui, |ui| {
            focus::trap(ui, ui.layer_id());
            body(ui)
        });
    // It is centered using its size in the previous frame.
    let (size, kept) = (shown.response.rect.size(), egui::Id::unique((id, "size")));
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<Vec2>(kept);
        data.insert_temp(kept, size);
        before
    });
    if before != Some(size) {
        ui.request_repaint();
    }
    shown
}

/// Draws a ring around a focused widget, or on its edge if there is no room around it.
pub fn focus_ring(ui: &Ui, response: &Response, round: CornerRadius) {
    if focus::is_on(response) {
        let palette = Palette::of(ui);
        let room = ui.clip_rect().shrink(1.0);
        let rect = response.rect.expand(3.0).intersect(room);
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

/// The look of a button at rest.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub fill: Color32,
    pub line: Color32,
    pub ink: Color32,
    pub strong: bool,
    pub least: Vec2,
    /// Whether the text begins at the left rather than being centered.
    pub from_left: bool,
}

impl Look {
    pub fn usual(palette: &Palette) -> Self {
        Self {
            fill: palette.raised,
            line: palette.outline,
            ink: palette.text,
            strong: false,
            least: Vec2::splat(HEIGHT),
            from_left: false,
        }
    }

    /// Text only, until hovered.
    pub fn bare(ink: Color32) -> Self {
        Self {
            fill: Color32::TRANSPARENT,
            line: Color32::TRANSPARENT,
            ink,
            strong: false,
            least: Vec2::splat(HEIGHT),
            from_left: false,
        }
    }

    pub fn accented(palette: &Palette) -> Self {
        Self {
            fill: palette.accent,
            line: palette.accent,
            ink: palette.on_accent,
            strong: true,
            least: vec2(120.0, HEIGHT),
            from_left: false,
        }
    }
}

/// Shows a button with centered text.
fn button(ui: &mut Ui, words: &str, look: Look, pad: f32) -> Response {
    button_as(ui, words, look, pad, (Role::Button, None))
}

/// Shows a button with a role for assistive technology and, for one of several toggles, its state.
pub(super) fn button_as(
    ui: &mut Ui,
    words: &str,
    look: Look,
    pad: f32,
    (role, on): (Role, Option<bool>),
) -> Response {
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
    let size = size.max(least_target(ui));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| match on {
        Some(on) => WidgetInfo::selected(role, enabled, on, words),
        None => WidgetInfo::labeled(role, enabled, words),
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
        let text = match look.from_left {
            true => Align2::LEFT_CENTER
                .align_size_within_rect(galley.size(), rect.shrink2(vec2(pad, 0.0))),
            false => Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect),
        };
        painter.galley(text.min, galley, look.ink);
        focus_ring(ui, &response, ROUND);
    }
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// Shows the main button.
pub fn primary(ui: &mut Ui, words: &str) -> Response {
    primary_enabled(ui, true, words)
}

/// Shows the main button, which may be disabled.
pub fn primary_enabled(ui: &mut Ui, enabled: bool, words: &str) -> Response {
    let palette = Palette::of(ui);
    let look = match enabled {
        true => Look::accented(&palette),
        // Faded, its text would not stand out from the accent.
        false => Look {
            strong: true,
            least: Look::accented(&palette).least,
            ..Look::usual(&palette)
        },
    };
    ui.add_enabled(enabled, |ui: &mut Ui| button(ui, words, look, WIDE))
}

/// The width of the main button.
pub fn primary_width(ui: &Ui, words: &str) -> f32 {
    let least = Look::accented(&Palette::of(ui)).least.x;
    width(ui, words, bold(size::BODY), WIDE).max(least)
}

/// Shows a less prominent button.
pub fn secondary(ui: &mut Ui, words: &str) -> Response {
    secondary_enabled(ui, true, words)
}

/// Shows a less prominent button, which may be disabled.
pub fn secondary_enabled(ui: &mut Ui, enabled: bool, words: &str) -> Response {
    let look = Look::usual(&Palette::of(ui));
    let pad = ui.spacing().button_padding.x;
    ui.add_enabled(enabled, |ui: &mut Ui| button(ui, words, look, pad))
}

/// Shows a less prominent button that only says why it does nothing now. Unlike a disabled one, it
/// keeps the focus.
pub fn secondary_refused(ui: &mut Ui, words: &str, reason: &str) -> Response {
    let palette = Palette::of(ui);
    let fade = |color: Color32| color.gamma_multiply(ui.visuals().disabled_alpha());
    let look = Look {
        fill: fade(palette.raised),
        line: fade(palette.outline),
        ink: fade(palette.text),
        ..Look::usual(&palette)
    };
    let pad = ui.spacing().button_padding.x;
    let response = button(ui, words, look, pad);
    refuse(ui, response, reason)
}

/// Says that a button does nothing now, and why.
fn refuse(ui: &Ui, response: Response, reason: &str) -> Response {
    ui.accesskit_node_builder(response.id, |node| {
        node.set_disabled();
        node.set_description(reason);
    });
    response.on_hover_text(reason)
}

/// Shows a less prominent button that stays pressed while what it opens is shown.
pub fn toggle(ui: &mut Ui, enabled: bool, on: bool, words: &str) -> Response {
    let palette = Palette::of(ui);
    let mut look = Look::usual(&palette);
    if on {
        look.fill = palette.raised.lerp_to_gamma(palette.accent, 0.25);
        look.line = palette.accent;
    }
    let pad = ui.spacing().button_padding.x;
    ui.add_enabled(enabled, |ui: &mut Ui| {
        button_as(ui, words, look, pad, (Role::Button, Some(on)))
    })
}

/// Shows a button without a frame that only says why it does nothing now, and keeps the focus.
pub fn quiet_refused(ui: &mut Ui, words: &str, reason: &str) -> Response {
    let ink = Palette::of(ui).text;
    let look = Look::bare(ink.gamma_multiply(ui.visuals().disabled_alpha()));
    let response = button(ui, words, look, QUIET);
    refuse(ui, response, reason)
}

/// The width of a less prominent button.
pub fn button_width(ui: &Ui, words: &str) -> f32 {
    let pad = ui.spacing().button_padding.x;
    width(ui, words, font(size::BODY), pad).max(HEIGHT)
}

/// The width of a button with this much padding.
fn width(ui: &Ui, words: &str, face: FontId, pad: f32) -> f32 {
    let galley = ui
        .painter()
        .layout_no_wrap(words.to_owned(), face, Color32::PLACEHOLDER);
    (galley.size().x + 2.0 * pad).max(least_target(ui).x)
}

/// Shows a full-width button, as in a menu.
pub fn wide(ui: &mut Ui, main: bool, words: &str) -> Response {
    let palette = Palette::of(ui);
    let look = if main {
        Look::accented(&palette)
    } else {
        Look::usual(&palette)
    };
    let least = vec2(ui.available_width(), HEIGHT);
    button(ui, words, Look { least, ..look }, 20.0)
}

/// Shows a button as high as a segment, which may be disabled.
pub fn small_enabled(ui: &mut Ui, enabled: bool, words: &str) -> Response {
    let least = Vec2::splat(LOW);
    let look = Look {
        least,
        ..Look::usual(&Palette::of(ui))
    };
    ui.add_enabled(enabled, |ui: &mut Ui| button(ui, words, look, 12.0))
}

/// Shows a button as high as a segment, filled if its task is done. `name` is the name for screen
/// readers.
pub fn small_filled(ui: &mut Ui, done: bool, words: &str, name: &str) -> Response {
    let palette = Palette::of(ui);
    let look = match done {
        true => Look {
            fill: palette.raised.lerp_to_gamma(palette.accent, 0.25),
            line: palette.accent,
            strong: true,
            ..Look::usual(&palette)
        },
        false => Look::usual(&palette),
    };
    let least = vec2(48.0, LOW);
    button(ui, words, Look { least, ..look }, 10.0).accessible_name(name)
}

/// Shows a button without a frame.
pub fn quiet(ui: &mut Ui, words: &str) -> Response {
    let look = Look::bare(Palette::of(ui).accent);
    button(ui, words, look, QUIET)
}

/// Shows a low button without a frame, small enough for a line of small text.
pub fn inline(ui: &mut Ui, words: &str) -> Response {
    let look = Look {
        least: vec2(0.0, INLINE),
        ..Look::bare(Palette::of(ui).accent)
    };
    button(ui, words, look, 8.0)
}

/// Shows a slider with its value beside it.
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
        ui.visuals_mut().selection.bg_fill = palette.accent;
        ui.visuals_mut().widgets.inactive.bg_fill = palette.outline;
        ui.spacing_mut().interact_size.y = target(ui, 28.0);
        let sliding = egui::Slider::new(value, range)
            .step_by(f64::from(step))
            .show_value(false)
            .trailing_fill(true);
        let response = ui.add(sliding).accessible_name(name);
        focus::keep_arrows(ui, response.id, false);
        focus_ring(ui, &response, ROUND);
        let words = text(format!("{value}{unit}"), size::BODY);
        ui.label(words.color(palette.muted));
        response
    })
    .inner
}

/// Shows a tile that is a single button; `draw` fills its frame.
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
    let hot = response.hovered() || focus::is_on(&response);
    let fill = if hot { palette.raised } else { palette.panel };
    let line = if hot { palette.accent } else { palette.outline };
    if ui.is_rect_visible(rect) {
        let round = CornerRadius::same(14);
        if hot {
            ui.painter().add(soft_shadow().as_shape(rect, round));
        }
        ui.painter().rect_filled(rect, round, fill);
        draw(ui, rect, hot);
        // The line is above everything in the tile, so that nothing hides a part of it.
        let line = Stroke::new(palette.stroke, line);
        ui.painter()
            .rect_stroke(rect, round, line, StrokeKind::Inside);
        focus_ring(ui, &response, round);
    }
    response
}
