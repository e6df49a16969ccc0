//! Installs the theme in egui's styles.

use egui::{Context, TextStyle, Vec2, vec2};

use super::lettering::{self, font, size};
use super::palette::Palette;
use super::target::LARGE;
use super::widgets::STEP;
use crate::ui::settings::Settings;

/// Contrast, motion and the size of buttons, which egui's styles carry to everything that is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct StyleSettings {
    high_contrast: bool,
    is_still: bool,
    large_targets: bool,
}

/// Sets up fonts and styles; called once, at the start.
pub fn install(ctx: &Context, settings: &Settings) {
    lettering::install(ctx);
    ctx.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Small, size::SMALL),
            (TextStyle::Body, size::BODY),
            (TextStyle::Button, size::BODY),
            (TextStyle::Monospace, size::SMALL),
            (TextStyle::Heading, size::HEADING),
        ]
        .map(|(style, size)| (style, font(size)))
        .into();
        style.spacing.item_spacing = vec2(STEP, STEP);
        style.spacing.button_padding = vec2(2.0 * STEP, STEP);
        style.spacing.tooltip_width = 360.0;
        style.visuals.handle_shape = egui::style::HandleShape::Circle;
        style.spacing.scroll.floating_width = 4.0;
        style.spacing.scroll.bar_width = 8.0;
        // Faintly visible wherever something goes on below, not only under the pointer.
        style.spacing.scroll.dormant_handle_opacity = 0.3;
        style.interaction.selectable_labels = false;
    });
    StyleSettings::of(settings).apply(ctx);
}

impl StyleSettings {
    /// The part of the settings that styles carry.
    pub fn of(settings: &Settings) -> Self {
        Self {
            high_contrast: settings.has_high_contrast(),
            is_still: settings.is_still(),
            large_targets: settings.large_targets,
        }
    }

    /// Sets egui's styles. All animations use egui's animation time, so without motion nothing moves.
    pub fn apply(self, ctx: &Context) {
        Palette::install(ctx, self.high_contrast);
        let large = if self.large_targets { LARGE } else { 0.0 };
        let time = if self.is_still { 0.0 } else { 0.15 };
        ctx.all_styles_mut(|style| {
            style.animation_time = time;
            style.spacing.interact_size = vec2(40.0, 36.0).max(Vec2::splat(large));
        });
    }
}
