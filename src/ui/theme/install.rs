//! Installs the theme in egui's styles.

use egui::{Context, Id, TextStyle, Vec2, vec2};

use super::lettering::{self, font, size};
use super::palette::Palette;
use super::target::{LARGE, min_size_id};
use super::widgets::STEP;
use crate::ui::settings::Settings;

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
        style.interaction.selectable_labels = false;
    });
    follow(ctx, settings);
}

/// Applies contrast, motion and the size of buttons when they have changed. All animations use
/// egui's animation time, so without motion nothing moves.
pub fn follow(ctx: &Context, settings: &Settings) {
    let id = Id::unique("contrast, motion and size");
    let (high, still) = (settings.high_contrast, settings.is_still());
    let now = Some((high, still, settings.large_targets));
    if ctx.data(|data| data.get_temp(id)) == now {
        return;
    }
    ctx.data_mut(|data| data.insert_temp(id, now));
    Palette::install(ctx, high);
    let large = if settings.large_targets { LARGE } else { 0.0 };
    ctx.data_mut(|data| data.insert_temp(min_size_id(), large));
    let time = if still { 0.0 } else { 0.15 };
    ctx.all_styles_mut(|style| {
        style.animation_time = time;
        style.spacing.interact_size = vec2(40.0, 36.0).max(Vec2::splat(large));
    });
}
