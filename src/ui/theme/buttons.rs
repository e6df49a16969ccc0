//! Buttons, from the main one to those in a line of small text. Each shows hover and focus, and has a
//! name for screen readers.

use egui::accesskit::Role;
use egui::{
    Align2, Color32, CornerRadius, CursorIcon, FontId, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use super::focus_ring::focus_ring;
use super::lettering::{bold, font, full_on_hover, line_width, rendered_line, size};
use super::palette::Palette;
use super::target::min_control_size;
use super::words::{Words, say};
use crate::ui::focus;

/// The corner radius of buttons and fields.
pub const ROUND: CornerRadius = CornerRadius::same(10);

/// The height of buttons and fields.
const HEIGHT: f32 = 40.0;

/// The height of segments and of controls beside them.
pub(super) const LOW: f32 = 36.0;

/// The padding of buttons without a frame.
const QUIET: f32 = 10.0;

/// The padding of main buttons.
const WIDE: f32 = 20.0;

/// The height of a button in a line of small text.
pub const INLINE: f32 = 28.0;

/// The look of a button at rest.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub fill: Color32,
    pub line: Color32,
    pub ink: Color32,
    pub strong: bool,
    pub least: Vec2,
    /// The maximum width.
    pub most: f32,
    /// Lets the text begin at the left rather than in the center.
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
            most: f32::INFINITY,
            from_left: false,
        }
    }

    /// Chosen or open, without being the main button.
    pub fn chosen(palette: &Palette) -> Self {
        Self {
            fill: palette.raised.lerp_to_gamma(palette.accent, 0.25),
            line: palette.accent,
            strong: true,
            ..Self::usual(palette)
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
            most: f32::INFINITY,
            from_left: false,
        }
    }

    /// Text from the left only, until hovered.
    fn item(ink: Color32) -> Self {
        Self { from_left: true, ..Self::bare(ink) }
    }

    pub fn accented(palette: &Palette) -> Self {
        Self {
            fill: palette.accent,
            line: palette.accent,
            ink: palette.on_accent,
            strong: true,
            least: vec2(120.0, HEIGHT),
            most: f32::INFINITY,
            from_left: false,
        }
    }
}

/// Shows a button with centered text.
fn button(ui: &mut Ui, words: impl Into<Words>, look: Look, pad: f32) -> Response {
    button_as(ui, words, look, pad, (Role::Button, None))
}

/// Shows a button with a role for assistive technology and, for one of several toggles, its state.
pub(super) fn button_as(
    ui: &mut Ui, words: impl Into<Words>, look: Look, pad: f32, (role, on): (Role, Option<bool>),
) -> Response {
    let words = words.into();
    let spoken = words.spoken(ui);
    let palette = Palette::of(ui);
    let face = if look.strong { bold(size::BODY) } else { font(size::BODY) };
    let room = look.most - 2.0 * pad;
    let galley = rendered_line(ui, words.drawn(&spoken), face, Color32::PLACEHOLDER, room);
    let size = (galley.size() + vec2(2.0 * pad, 0.0)).max(look.least);
    let size = size.max(min_control_size(ui));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| match on {
        Some(on) => WidgetInfo::selected(role, enabled, on, &spoken),
        None => WidgetInfo::labeled(role, enabled, &spoken),
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
        let text = if look.from_left {
            Align2::LEFT_CENTER.align_size_within_rect(galley.size(), rect.shrink2(vec2(pad, 0.0)))
        } else {
            Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect)
        };
        full_on_hover(ui, rect, response.id.with("whole"), &galley, &spoken);
        ui.painter().galley(text.min, galley, look.ink);
        focus_ring(ui, &response, ROUND);
    }
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// Shows the main button.
pub fn primary(ui: &mut Ui, words: impl Into<Words>) -> Response {
    primary_enabled(ui, true, words)
}

/// Shows the main button, which may be disabled.
pub fn primary_enabled(ui: &mut Ui, enabled: bool, words: impl Into<Words>) -> Response {
    let palette = Palette::of(ui);
    let look = if enabled {
        Look::accented(&palette)
    } else {
        // Faded, its text would not stand out from the accent.
        Look { strong: true, least: Look::accented(&palette).least, ..Look::usual(&palette) }
    };
    ui.add_enabled(enabled, |ui: &mut Ui| button(ui, words, look, WIDE))
}

/// The width of the main button.
pub fn primary_width(ui: &Ui, words: impl Into<Words>) -> f32 {
    let least = Look::accented(&Palette::of(ui)).least.x;
    width(ui, words, bold(size::BODY), WIDE).max(least)
}

/// Shows a less prominent button.
pub fn secondary(ui: &mut Ui, words: impl Into<Words>) -> Response {
    secondary_enabled(ui, true, words)
}

/// Shows a less prominent button, which may be disabled.
pub fn secondary_enabled(ui: &mut Ui, enabled: bool, words: impl Into<Words>) -> Response {
    let look = Look::usual(&Palette::of(ui));
    let pad = ui.spacing().button_padding.x;
    ui.add_enabled(enabled, |ui: &mut Ui| button(ui, words, look, pad))
}

/// Shows a less prominent button that only says why it does nothing now. Unlike a disabled one, it keeps the focus.
pub fn secondary_refused(ui: &mut Ui, words: impl Into<Words>, reason: impl Into<Words>) -> Response {
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
fn refuse(ui: &Ui, response: Response, reason: impl Into<Words>) -> Response {
    let reason = say(ui, reason);
    ui.accesskit_node_builder(response.id, |node| {
        node.set_disabled();
        node.set_description(reason.as_str());
    });
    response.on_hover_text(reason)
}

/// Shows a less prominent button that stays pressed while what it opens is shown.
pub fn toggle(ui: &mut Ui, on: bool, words: impl Into<Words>) -> Response {
    let palette = Palette::of(ui);
    let usual = Look::usual(&palette);
    let look = if on { Look { strong: usual.strong, ..Look::chosen(&palette) } } else { usual };
    let pad = ui.spacing().button_padding.x;
    button_as(ui, words, look, pad, (Role::Button, Some(on)))
}

/// The width of a less prominent button.
pub fn button_width(ui: &Ui, words: impl Into<Words>) -> f32 {
    let pad = ui.spacing().button_padding.x;
    width(ui, words, font(size::BODY), pad).max(HEIGHT)
}

/// The width of a button with this much padding.
fn width(ui: &Ui, words: impl Into<Words>, face: FontId, pad: f32) -> f32 {
    let words = words.into();
    let drawn = words.drawn(&words.spoken(ui));
    (line_width(ui, drawn, face) + 2.0 * pad).max(min_control_size(ui).x)
}

/// Shows a full-width button, as in a menu.
pub fn wide(ui: &mut Ui, main: bool, words: impl Into<Words>) -> Response {
    let palette = Palette::of(ui);
    let look = if main { Look::accented(&palette) } else { Look::usual(&palette) };
    let look = Look { least: vec2(ui.available_width(), HEIGHT), from_left: true, ..look };
    button(ui, words, look, WIDE)
}

/// Shows a button as high as a segment.
pub fn small(ui: &mut Ui, words: impl Into<Words>) -> Response {
    small_enabled(ui, true, words)
}

/// Shows a button as high as a segment, which may be disabled.
pub fn small_enabled(ui: &mut Ui, enabled: bool, words: impl Into<Words>) -> Response {
    let least = Vec2::splat(LOW);
    let look = Look { least, ..Look::usual(&Palette::of(ui)) };
    ui.add_enabled(enabled, |ui: &mut Ui| button(ui, words, look, 12.0))
}

/// Shows a button as high as a segment, filled if its task is done. `name` is the name for screen readers.
pub fn small_filled(ui: &mut Ui, done: bool, words: impl Into<Words>, name: impl Into<Words>) -> Response {
    let palette = Palette::of(ui);
    let look = if done { Look::chosen(&palette) } else { Look::usual(&palette) };
    let least = vec2(48.0, LOW);
    let name = say(ui, name);
    button(ui, words, Look { least, ..look }, 10.0).accessible_name(name)
}

/// Shows a less prominent button for what takes something away. It has the focus only if the person moves it there.
pub fn destructive(ui: &mut Ui, enabled: bool, words: impl Into<Words>) -> Response {
    let pad = ui.spacing().button_padding.x;
    warning(ui, enabled, words, pad, Vec2::splat(HEIGHT))
}

/// Shows such a button as high as a segment.
pub fn destructive_small(ui: &mut Ui, words: impl Into<Words>) -> Response {
    warning(ui, true, words, 12.0, Vec2::splat(LOW))
}

fn warning(ui: &mut Ui, enabled: bool, words: impl Into<Words>, pad: f32, least: Vec2) -> Response {
    let palette = Palette::of(ui);
    let look = Look { line: palette.warning, ink: palette.warning, least, ..Look::usual(&palette) };
    let response = ui.add_enabled(enabled, |ui: &mut Ui| button(ui, words, look, pad));
    focus::avoid(ui, response.id);
    response
}

/// Shows an item of a menu.
pub fn item(ui: &mut Ui, words: impl Into<Words>) -> Response {
    let ink = Palette::of(ui).text;
    button(ui, words, Look::item(ink), QUIET)
}

/// Shows an item of a menu that takes something away.
pub fn destructive_item(ui: &mut Ui, words: impl Into<Words>) -> Response {
    let ink = Palette::of(ui).warning;
    let response = button(ui, words, Look::item(ink), QUIET);
    focus::avoid(ui, response.id);
    response
}

/// Shows an item of a menu that only says why it does nothing now, and keeps the focus.
pub fn item_refused(ui: &mut Ui, words: impl Into<Words>, reason: impl Into<Words>) -> Response {
    let ink = Palette::of(ui).text;
    let look = Look::item(ink.gamma_multiply(ui.visuals().disabled_alpha()));
    let response = button(ui, words, look, QUIET);
    refuse(ui, response, reason)
}

/// Shows a button without a frame.
pub fn quiet(ui: &mut Ui, words: impl Into<Words>) -> Response {
    let look = Look::bare(Palette::of(ui).accent);
    button(ui, words, look, QUIET)
}

/// Shows a low button without a frame, small enough for a line of small text.
pub fn inline(ui: &mut Ui, words: impl Into<Words>) -> Response {
    inline_in(ui, words, Palette::of(ui).accent)
}

/// Shows such a button on another ground, in this color.
pub fn inline_in(ui: &mut Ui, words: impl Into<Words>, ink: Color32) -> Response {
    button(ui, words, Look { least: vec2(0.0, INLINE), ..Look::bare(ink) }, 8.0)
}
