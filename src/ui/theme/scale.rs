//! The scale of the interface: it fits the window, whatever scale the system has set for the screen.

use egui::{Context, Id, Vec2, ViewportCommand};

/// The smallest size of the window, in pixels.
pub const MIN_WINDOW: [f32; 2] = [800.0, 600.0];

/// Zooms so that 1280 × 800 points fit the window, times the person's own factor.
///
/// The zoom changes in steps, so that a resize does not lay everything out again at every pixel, and
/// is never below three quarters of a pixel per point. A window of the same size in pixels looks the
/// same on a screen that is scaled by the system.
pub fn auto_zoom(ctx: &Context, own: f32) {
    let pixels = ctx.content_rect().size() * ctx.pixels_per_point();
    let system = ctx.native_pixels_per_point().unwrap_or(1.0);
    let most = 2.5 * system;
    let fit = (pixels.x / 1280.0).min(pixels.y / 800.0).clamp(0.75, most) * own;
    let zoom = ((fit * 8.0).round() / 8.0).max(0.5) / system;
    // Nothing moves under a pointer that is held down: it may be on the slider for the size.
    if !ctx.input(|input| input.pointer.any_down()) && (zoom - ctx.zoom_factor()).abs() > 0.01 {
        ctx.set_zoom_factor(zoom);
    }
}

/// Keeps the smallest window at [`MIN_WINDOW`] pixels when the system scales the screen.
pub fn follow_screen_scale(ctx: &Context) {
    let id = Id::unique("scale of the screen");
    let scale = ctx.native_pixels_per_point().unwrap_or(1.0);
    // A window opens as if nothing were scaled.
    if ctx.data(|data| data.get_temp(id)).unwrap_or(1.0) != scale {
        ctx.data_mut(|data| data.insert_temp(id, scale));
        let least = Vec2::from(MIN_WINDOW) / ctx.pixels_per_point();
        ctx.send_viewport_cmd(ViewportCommand::MinInnerSize(least));
    }
}
