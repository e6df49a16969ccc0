//! How everything looks: colours, type, spacing, and the widgets that the screens share.

mod choices;
mod cloth;
mod lettering;
mod palette;
mod widgets;

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, Color32, Context, FontId, Galley, Id, Pos2, Rect, TextStyle, Ui, vec2};

pub use self::choices::{choice_button, segments, segments_width, select, swatch, switch};
pub use self::cloth::{Cloth, Surface, dim, lit, plate};
pub use self::lettering::{bold, font, size, strong, text};
#[cfg(test)]
pub use self::palette::contrast;
pub use self::palette::{Palette, Shade, luminance};
pub use self::widgets::{
    FIELD, SLIDER, line, panel, primary, primary_enabled, quiet, secondary, secondary_enabled,
    slider, small_enabled, soft_shadow, tile,
};

/// The grid: every distance is a multiple of it.
pub const STEP: f32 = 8.0;

/// The room for a scroll bar at the right of what scrolls.
pub const BAR: f32 = 12.0;

/// Sets up type and styles; once, at the start.
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

/// Puts contrast and motion in force where they have changed. Without motion nothing in the window
/// moves by itself: everything that does asks for egui's time of animation.
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

/// Text painted at a place, in one of the four sizes.
pub fn paint_text(
    ui: &Ui,
    at: Pos2,
    anchor: Align2,
    words: &str,
    points: f32,
    color: Color32,
) -> Rect {
    ui.painter().text(at, anchor, words, font(points), color)
}

/// Bold text painted at a place, in one of the four sizes.
pub fn paint_strong(
    ui: &Ui,
    at: Pos2,
    anchor: Align2,
    words: &str,
    points: f32,
    color: Color32,
) -> Rect {
    ui.painter().text(at, anchor, words, bold(points), color)
}

/// Text in one line, with dots where there is no room for all of it.
pub fn one_line(ui: &Ui, words: &str, font: FontId, color: Color32, room: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(words.to_owned(), font, color);
    job.wrap = TextWrapping::truncate_at_width(room);
    ui.painter().layout_job(job)
}

/// Zoom that fits the window: as many pixels a point as 1280 × 800 points take, times the player's
/// own size. In steps, so that nothing is layout out anew with every pixel of a resize, and never so
/// small that a pixel has to do for more than a point and a third. On a screen that is scaled by
/// the system a window of as many pixels looks the same.
pub fn auto_zoom(ctx: &Context, own: f32) {
    let pixels = ctx.content_rect().size() * ctx.pixels_per_point();
    let system = ctx.native_pixels_per_point().unwrap_or(1.0);
    let most = 2.5 * system;
    let fit = (pixels.x / 1280.0).min(pixels.y / 800.0).clamp(0.75, most) * own;
    let zoom = ((fit * 8.0).round() / 8.0).max(0.5) / system;
    // Nothing moves under a pointer that is held down: the size may just be set by sliding.
    if !ctx.input(|input| input.pointer.any_down()) && (zoom - ctx.zoom_factor()).abs() > 0.01 {
        ctx.set_zoom_factor(zoom);
    }
}
