//! Putting the theme into egui's styles.

use egui::{Context, Id, TextStyle, vec2};

use super::lettering::{self, font, size};
use super::palette::Palette;
use super::widgets::STEP;

/// Sets up type and styles; called once, at the start.
pub fn install(ctx: &Context, high_contrast: bool, still: bool) {
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
        style.spacing.interact_size = vec2(40.0, 36.0);
        style.spacing.tooltip_width = 360.0;
        style.visuals.handle_shape = egui::style::HandleShape::Circle;
        style.spacing.scroll.floating_width = 4.0;
        style.spacing.scroll.bar_width = 8.0;
        style.interaction.selectable_labels = false;
    });
    follow(ctx, high_contrast, still);
}

/// Applies contrast and motion where they have changed. Everything that moves asks for egui's
/// animation time, so without motion nothing does.
pub fn follow(ctx: &Context, high_contrast: bool, still: bool) {
    let id = Id::unique("contrast and motion");
    let now = Some((high_contrast, still));
    if ctx.data(|data| data.get_temp(id)) == now {
        return;
    }
    ctx.data_mut(|data| data.insert_temp(id, now));
    Palette::install(ctx, high_contrast);
    let time = if still { 0.0 } else { 0.15 };
    ctx.all_styles_mut(|style| style.animation_time = time);
}
