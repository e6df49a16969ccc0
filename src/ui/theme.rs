//! Colours, sizes of type, spacing, and the few widgets that the screens share.

use egui::epaint::Shadow;
use egui::{
    Align2, Color32, Context, CornerRadius, CursorIcon, FontFamily, FontId, Frame, Margin, Pos2,
    Rect, Response, RichText, Sense, Stroke, StrokeKind, TextStyle, Theme, Ui, Vec2, vec2,
};
use serde::{Deserialize, Serialize};

use super::deck::suit_svg;
use crate::cards::Suit;

/// The grid: every distance is a multiple of it.
pub const STEP: f32 = 8.0;

/// The four sizes of type, in points.
pub mod size {
    /// Help and notes.
    pub const SMALL: f32 = 15.0;
    /// Text and buttons.
    pub const BODY: f32 = 17.0;
    /// Headings.
    pub const HEADING: f32 = 24.0;
    /// The title of a screen.
    pub const TITLE: f32 = 38.0;
}

/// Light, dark, or as the system has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shade {
    /// As the system has it.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Shade {
    /// What egui calls it.
    pub const fn preference(self) -> egui::ThemePreference {
        match self {
            Self::System => egui::ThemePreference::System,
            Self::Light => egui::ThemePreference::Light,
            Self::Dark => egui::ThemePreference::Dark,
        }
    }
}

/// The cloth on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cloth {
    /// A deep green.
    #[default]
    Green,
    /// A greyish blue.
    Blue,
    /// A dark red.
    Burgundy,
    /// A neutral grey.
    Slate,
}

impl Cloth {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Green, Self::Blue, Self::Burgundy, Self::Slate];

    /// What people call it.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Green => "Green",
            Self::Blue => "Blue",
            Self::Burgundy => "Burgundy",
            Self::Slate => "Slate",
        }
    }

    /// Its colour.
    pub const fn color(self, dark: bool) -> Color32 {
        match (self, dark) {
            (Self::Green, true) => Color32::from_rgb(0x1f, 0x3d, 0x35),
            (Self::Green, false) => Color32::from_rgb(0x3f, 0x70, 0x5f),
            (Self::Blue, true) => Color32::from_rgb(0x20, 0x33, 0x48),
            (Self::Blue, false) => Color32::from_rgb(0x43, 0x65, 0x87),
            (Self::Burgundy, true) => Color32::from_rgb(0x42, 0x21, 0x28),
            (Self::Burgundy, false) => Color32::from_rgb(0x7c, 0x42, 0x4b),
            (Self::Slate, true) => Color32::from_rgb(0x2a, 0x2e, 0x31),
            (Self::Slate, false) => Color32::from_rgb(0x5d, 0x66, 0x6b),
        }
    }
}

/// The colours of the window.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Is it the dark one?
    pub dark: bool,
    /// Behind everything.
    pub ground: Color32,
    /// Panels and tiles.
    pub panel: Color32,
    /// Panels under the pointer, fields.
    pub raised: Color32,
    /// Hairlines.
    pub line: Color32,
    /// Text.
    pub text: Color32,
    /// Text of less weight.
    pub muted: Color32,
    /// The one accent.
    pub accent: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// What went wrong.
    pub warning: Color32,
}

impl Palette {
    const DARK: Self = Self {
        dark: true,
        ground: Color32::from_rgb(0x17, 0x1a, 0x19),
        panel: Color32::from_rgb(0x21, 0x25, 0x24),
        raised: Color32::from_rgb(0x2e, 0x33, 0x31),
        line: Color32::from_rgb(0x3b, 0x41, 0x3f),
        text: Color32::from_rgb(0xf0, 0xeb, 0xe0),
        muted: Color32::from_rgb(0xb3, 0xae, 0xa2),
        accent: Color32::from_rgb(0xe6, 0xac, 0x45),
        on_accent: Color32::from_rgb(0x24, 0x1b, 0x08),
        warning: Color32::from_rgb(0xf0, 0x8a, 0x6c),
    };

    const LIGHT: Self = Self {
        dark: false,
        ground: Color32::from_rgb(0xf1, 0xeb, 0xdf),
        panel: Color32::from_rgb(0xfd, 0xfa, 0xf3),
        raised: Color32::from_rgb(0xf4, 0xec, 0xdc),
        line: Color32::from_rgb(0xd9, 0xcf, 0xbc),
        text: Color32::from_rgb(0x26, 0x23, 0x1d),
        muted: Color32::from_rgb(0x67, 0x60, 0x52),
        accent: Color32::from_rgb(0x9b, 0x5a, 0x0c),
        on_accent: Color32::from_rgb(0xff, 0xfb, 0xf2),
        warning: Color32::from_rgb(0xb0, 0x3a, 0x1d),
    };

    /// The colours in force.
    pub fn of(ctx: &Context) -> Self {
        match ctx.theme() {
            Theme::Dark => Self::DARK,
            Theme::Light => Self::LIGHT,
        }
    }
}

/// Colours of things that lie on the cloth, whichever theme is in force.
pub mod cloth {
    use egui::Color32;

    /// Text on the cloth.
    pub const TEXT: Color32 = Color32::from_rgb(0xf6, 0xf1, 0xe6);
    /// Text of less weight on the cloth.
    pub const MUTED: Color32 = Color32::from_rgb(0xd3, 0xd6, 0xcb);
    /// Whose turn it is, marked cards, drop targets.
    pub const ACCENT: Color32 = Color32::from_rgb(0xf2, 0xbd, 0x5b);
    /// A plate on the cloth.
    pub const PLATE: Color32 = Color32::from_rgba_premultiplied(0, 0, 0, 205);
}

/// Sets up styles and the suit signs; once, at the start.
pub fn install(ctx: &Context) {
    ctx.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Small, size::SMALL),
            (TextStyle::Body, size::BODY),
            (TextStyle::Button, size::BODY),
            (TextStyle::Monospace, size::SMALL),
            (TextStyle::Heading, size::HEADING),
        ]
        .map(|(style, size)| (style, FontId::new(size, FontFamily::Proportional)))
        .into();
        style.spacing.item_spacing = vec2(STEP, STEP);
        style.spacing.button_padding = vec2(2.0 * STEP, STEP);
        style.spacing.interact_size = vec2(40.0, 36.0);
        style.spacing.slider_width = 160.0;
        style.spacing.icon_width = 22.0;
        style.spacing.icon_width_inner = 12.0;
        style.spacing.combo_width = 160.0;
        style.interaction.selectable_labels = false;
        style.animation_time = 0.15;
    });
    for (theme, palette) in [(Theme::Dark, Palette::DARK), (Theme::Light, Palette::LIGHT)] {
        ctx.style_mut_of(theme, |style| {
            let visuals = &mut style.visuals;
            visuals.panel_fill = palette.ground;
            visuals.window_fill = palette.panel;
            visuals.extreme_bg_color = palette.raised;
            visuals.faint_bg_color = palette.raised;
            visuals.override_text_color = Some(palette.text);
            visuals.weak_text_color = Some(palette.muted);
            visuals.hyperlink_color = palette.accent;
            visuals.selection.bg_fill = palette.accent;
            visuals.selection.stroke = Stroke::new(1.0, palette.on_accent);
            visuals.window_corner_radius = CornerRadius::same(16);
            visuals.menu_corner_radius = CornerRadius::same(10);
            visuals.window_stroke = Stroke::new(1.0, palette.line);
            visuals.window_shadow = soft_shadow();
            visuals.popup_shadow = soft_shadow();
            let widgets = &mut visuals.widgets;
            for (widget, fill, line) in [
                (&mut widgets.noninteractive, palette.panel, palette.line),
                (&mut widgets.inactive, palette.raised, palette.line),
                (&mut widgets.hovered, palette.raised, palette.accent),
                (&mut widgets.active, palette.raised, palette.accent),
                (&mut widgets.open, palette.raised, palette.accent),
            ] {
                widget.bg_fill = fill;
                widget.weak_bg_fill = fill;
                widget.bg_stroke = Stroke::new(1.0, line);
                widget.fg_stroke = Stroke::new(1.5, palette.text);
                widget.corner_radius = CornerRadius::same(10);
                widget.expansion = 0.0;
            }
        });
    }
    for suit in Suit::ALL {
        // A suit sign in text takes the colour of the text around it.
        let svg = suit_svg(suit, "#ffffff");
        if let Ok(glyph) = egui_extras::SvgGlyph::from_bytes(svg.as_bytes()) {
            ctx.add_glyph_rasterizer(glyph.with_height(0.72).into_rasterizer(suit.sign()));
        }
    }
}

/// The shadow of panels that lie above others.
pub const fn soft_shadow() -> Shadow {
    Shadow {
        offset: [0, 6],
        blur: 24,
        spread: 0,
        color: Color32::from_black_alpha(70),
    }
}

/// Text in one of the four sizes.
pub fn text(words: impl Into<String>, points: f32) -> RichText {
    RichText::new(words).size(points)
}

/// A panel: rounded, a hairline around.
pub fn panel(palette: &Palette) -> Frame {
    Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(CornerRadius::same(14))
        .inner_margin(Margin::same(16))
}

/// The button that one is meant to press.
pub fn primary(ui: &mut Ui, words: &str) -> Response {
    primary_enabled(ui, true, words)
}

/// The button that one is meant to press, once it can be.
pub fn primary_enabled(ui: &mut Ui, enabled: bool, words: &str) -> Response {
    let palette = Palette::of(ui);
    let button = egui::Button::new(text(words, size::BODY).color(palette.on_accent))
        .fill(palette.accent)
        .stroke(Stroke::NONE)
        .min_size(vec2(120.0, 40.0));
    ui.add_enabled(enabled, button)
        .on_hover_cursor(CursorIcon::PointingHand)
}

/// A button of less weight.
pub fn secondary(ui: &mut Ui, words: &str) -> Response {
    let button = egui::Button::new(text(words, size::BODY)).min_size(vec2(40.0, 40.0));
    ui.add(button).on_hover_cursor(CursorIcon::PointingHand)
}

/// A row of names of which one is chosen; gives whether the choice changed.
pub fn segments<T: PartialEq + Copy>(ui: &mut Ui, chosen: &mut T, all: &[(T, &str)]) -> bool {
    let mut changed = false;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (value, label) in all {
            let on = *chosen == *value;
            if choice_button(ui, on, label).clicked() && !on {
                *chosen = *value;
                changed = true;
            }
        }
    });
    changed
}

/// One of several buttons of which one is chosen.
pub fn choice_button(ui: &mut Ui, on: bool, label: &str) -> Response {
    let palette = Palette::of(ui);
    let (fill, color) = if on {
        (palette.accent, palette.on_accent)
    } else {
        (palette.raised, palette.text)
    };
    let button = egui::Button::new(text(label, size::BODY).color(color))
        .fill(fill)
        .stroke(Stroke::new(
            1.0,
            if on { palette.accent } else { palette.line },
        ))
        .selected(on)
        .min_size(vec2(36.0, 36.0));
    ui.add(button).on_hover_cursor(CursorIcon::PointingHand)
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
    response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Button, true, name));
    let hot = response.hovered() || response.has_focus();
    let fill = if hot { palette.raised } else { palette.panel };
    let line = if hot { palette.accent } else { palette.line };
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        if hot {
            painter.add(soft_shadow().as_shape(rect, CornerRadius::same(14)));
        }
        painter.rect(
            rect,
            CornerRadius::same(14),
            fill,
            Stroke::new(1.0, line),
            StrokeKind::Inside,
        );
        draw(ui, rect, hot);
    }
    response
}

/// Text painted at a place, in one of the four sizes.
pub fn paint_text(
    ui: &Ui,
    at: Pos2,
    anchor: Align2,
    words: &str,
    points: f32,
    color: Color32,
) -> Rect {
    ui.painter()
        .text(at, anchor, words, FontId::proportional(points), color)
}

/// Zoom that fits the window: 1 at 1280 × 800, less below, more above, times the player's own
/// size. In steps, so that nothing is laid out anew with every pixel of a resize.
pub fn auto_zoom(ctx: &Context, own: f32) {
    let native = ctx.content_rect().size() * ctx.zoom_factor();
    let fit = (native.x / 1280.0).min(native.y / 800.0).clamp(0.75, 2.5) * own;
    let zoom = ((fit * 8.0).round() / 8.0).max(0.5);
    if (zoom - ctx.zoom_factor()).abs() > 0.01 {
        ctx.set_zoom_factor(zoom);
    }
}
