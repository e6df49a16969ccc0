//! The colors of the window: light and dark, each also with high contrast.

use egui::epaint::Shadow;
use egui::{Color32, Context, CornerRadius, Stroke, Style, Theme};
use serde::{Deserialize, Serialize};

/// The shadow of floating panels.
pub const fn soft_shadow() -> Shadow {
    Shadow { offset: [0, 6], blur: 24, spread: 0, color: Color32::from_black_alpha(70) }
}

/// Light, dark, or following the system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThemeChoice {
    /// Follows the system.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl ThemeChoice {
    /// Returns egui's name for it.
    pub const fn preference(self) -> egui::ThemePreference {
        match self {
            Self::System => egui::ThemePreference::System,
            Self::Light => egui::ThemePreference::Light,
            Self::Dark => egui::ThemePreference::Dark,
        }
    }
}

/// The colors of the window.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Set for dark colors.
    pub dark: bool,
    /// Behind everything.
    pub ground: Color32,
    /// Panels and tiles.
    pub panel: Color32,
    /// Panels under the pointer, fields.
    pub raised: Color32,
    /// Hairlines around panels.
    pub line: Color32,
    /// Lines around controls.
    pub outline: Color32,
    pub text: Color32,
    /// Less important text.
    pub muted: Color32,
    pub accent: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// Errors.
    pub warning: Color32,
    /// The width of outlines.
    pub stroke: f32,
}

impl Palette {
    const DARK: Self = Self {
        dark: true,
        ground: Color32::from_rgb(0x17, 0x1a, 0x19),
        panel: Color32::from_rgb(0x21, 0x25, 0x24),
        raised: Color32::from_rgb(0x2e, 0x33, 0x31),
        line: Color32::from_rgb(0x3b, 0x41, 0x3f),
        outline: Color32::from_rgb(0x87, 0x8c, 0x89),
        text: Color32::from_rgb(0xf0, 0xeb, 0xe0),
        muted: Color32::from_rgb(0xb3, 0xae, 0xa2),
        accent: Color32::from_rgb(0xe6, 0xac, 0x45),
        on_accent: Color32::from_rgb(0x24, 0x1b, 0x08),
        warning: Color32::from_rgb(0xf0, 0x8a, 0x6c),
        stroke: 1.0,
    };

    const LIGHT: Self = Self {
        dark: false,
        ground: Color32::from_rgb(0xf1, 0xeb, 0xdf),
        panel: Color32::from_rgb(0xfd, 0xfa, 0xf3),
        raised: Color32::from_rgb(0xf4, 0xec, 0xdc),
        line: Color32::from_rgb(0xd9, 0xcf, 0xbc),
        outline: Color32::from_rgb(0x8b, 0x81, 0x6d),
        text: Color32::from_rgb(0x26, 0x23, 0x1d),
        muted: Color32::from_rgb(0x67, 0x60, 0x52),
        accent: Color32::from_rgb(0x96, 0x55, 0x0a),
        on_accent: Color32::from_rgb(0xff, 0xfb, 0xf2),
        warning: Color32::from_rgb(0xb0, 0x3a, 0x1d),
        stroke: 1.0,
    };

    const HIGH_DARK: Self = Self {
        dark: true,
        ground: Color32::from_rgb(0x00, 0x00, 0x00),
        panel: Color32::from_rgb(0x0c, 0x0c, 0x0c),
        raised: Color32::from_rgb(0x20, 0x20, 0x20),
        line: Color32::from_rgb(0xc8, 0xc8, 0xc8),
        outline: Color32::from_rgb(0xc8, 0xc8, 0xc8),
        text: Color32::from_rgb(0xff, 0xff, 0xff),
        muted: Color32::from_rgb(0xe4, 0xe4, 0xe4),
        accent: Color32::from_rgb(0xff, 0xd2, 0x3f),
        on_accent: Color32::from_rgb(0x00, 0x00, 0x00),
        warning: Color32::from_rgb(0xff, 0xab, 0x94),
        stroke: 1.5,
    };

    const HIGH_LIGHT: Self = Self {
        dark: false,
        ground: Color32::from_rgb(0xff, 0xff, 0xff),
        panel: Color32::from_rgb(0xff, 0xff, 0xff),
        raised: Color32::from_rgb(0xee, 0xee, 0xee),
        line: Color32::from_rgb(0x30, 0x30, 0x30),
        outline: Color32::from_rgb(0x30, 0x30, 0x30),
        text: Color32::from_rgb(0x00, 0x00, 0x00),
        muted: Color32::from_rgb(0x2b, 0x2b, 0x2b),
        accent: Color32::from_rgb(0x6b, 0x3a, 0x00),
        on_accent: Color32::from_rgb(0xff, 0xff, 0xff),
        warning: Color32::from_rgb(0x8a, 0x1f, 0x06),
        stroke: 1.5,
    };

    /// Returns the colors of a theme.
    pub const fn new(dark: bool, high_contrast: bool) -> Self {
        match (dark, high_contrast) {
            (true, false) => Self::DARK,
            (false, false) => Self::LIGHT,
            (true, true) => Self::HIGH_DARK,
            (false, true) => Self::HIGH_LIGHT,
        }
    }

    /// Returns the colors in force, as egui's style carries them: only high contrast has wide lines.
    pub fn of(ctx: &Context) -> Self {
        let visuals = &ctx.global_style().visuals;
        let high_contrast = visuals.window_stroke.width > Self::DARK.stroke;
        Self::new(visuals.dark_mode, high_contrast)
    }

    /// Sets the colors of both themes.
    pub(super) fn install(ctx: &Context, high: bool) {
        for theme in [Theme::Dark, Theme::Light] {
            let palette = Self::new(theme == Theme::Dark, high);
            ctx.style_mut_of(theme, |style| palette.dress(style));
        }
    }

    /// Sets the colors of egui's own widgets.
    fn dress(&self, style: &mut Style) {
        let visuals = &mut style.visuals;
        visuals.panel_fill = self.ground;
        visuals.window_fill = self.panel;
        visuals.extreme_bg_color = self.raised;
        visuals.faint_bg_color = self.raised;
        visuals.override_text_color = Some(self.text);
        visuals.weak_text_color = Some(self.muted);
        visuals.hyperlink_color = self.accent;
        // Selected text keeps its color; the stroke is for the outline of a focused field.
        visuals.selection.bg_fill = self.accent.gamma_multiply(0.35);
        visuals.selection.stroke = Stroke::new(2.0, self.accent);
        visuals.disabled_alpha = DISABLED;
        visuals.window_corner_radius = CornerRadius::same(16);
        visuals.menu_corner_radius = CornerRadius::same(10);
        visuals.window_stroke = Stroke::new(self.stroke, self.line);
        visuals.window_shadow = soft_shadow();
        visuals.popup_shadow = soft_shadow();
        let widgets = &mut visuals.widgets;
        for (widget, fill, line) in [
            (&mut widgets.noninteractive, self.panel, self.line),
            (&mut widgets.inactive, self.raised, self.outline),
            (&mut widgets.hovered, self.raised, self.accent),
            (&mut widgets.active, self.raised, self.accent),
            (&mut widgets.open, self.raised, self.accent),
        ] {
            widget.bg_fill = fill;
            widget.weak_bg_fill = fill;
            widget.bg_stroke = Stroke::new(self.stroke, line);
            widget.fg_stroke = Stroke::new(1.5, self.text);
            widget.corner_radius = CornerRadius::same(10);
            widget.expansion = 0.0;
        }
    }
}

/// The opacity of disabled controls, at which their text is still legible.
pub const DISABLED: f32 = 0.6;

/// Returns the contrast of two colors, 1 to 21, as defined by the guidelines WCAG 2.2.
pub fn contrast(one: Color32, other: Color32) -> f32 {
    let (a, b) = (luminance(one), luminance(other));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Returns the relative luminance of a color, 0 to 1.
pub fn luminance(color: Color32) -> f32 {
    let linear = |part: u8| {
        let part = f32::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(color.r()) + 0.7152 * linear(color.g()) + 0.0722 * linear(color.b())
}
