//! The scale of the interface, which follows the size of the window in pixels, whatever scale the
//! system has set for the screen.

use std::ops::RangeInclusive;

use egui::{Context, RawInput, Vec2, ViewportCommand};
use smart_default::SmartDefault;

/// The smallest size of the window, in pixels.
pub const MIN_WINDOW: [f32; 2] = [800.0, 600.0];

/// The size of a window opened for the first time. With its frame and the desktop's panels, it fits
/// a screen of 1280 × 800 pixels.
pub const FIRST_WINDOW: [f32; 2] = [1200.0, 700.0];

/// The range of pixels per point in an interface at 100 %.
const PIXELS: RangeInclusive<f32> = 0.75..=6.0;

/// Zooms so that 1280 × 800 points fit the window, multiplied by the person's own factor.
///
/// The zoom changes in steps, so that a resize does not redo the layout at every pixel, and never
/// falls below three quarters of a pixel per point. A window of the same size in pixels looks the
/// same on a screen that the system scales.
pub fn auto_zoom(ctx: &Context, own: f32) {
    let zoom = pixels_for_point(ctx, own) / ctx.native_pixels_per_point().unwrap_or(1.0);
    // Nothing may move while the pointer is down, since it may be on the slider for the size.
    if !ctx.input(|input| input.pointer.any_down()) && (zoom - ctx.zoom_factor()).abs() > 0.01 {
        ctx.set_zoom_factor(zoom);
    }
}

/// Returns the effective enlargement by the person's own factor, which differs slightly from it
/// because the zoom changes in steps.
pub fn enlargement(ctx: &Context, own: f32) -> f32 {
    pixels_for_point(ctx, own) / pixels_for_point(ctx, 1.0)
}

/// Zooms before the first frame, which would otherwise immediately be laid out and drawn again.
pub fn zoom_first_frame(ctx: &Context, input: &mut RawInput, own: f32) {
    if ctx.cumulative_pass_nr() > 0 {
        return;
    }
    let Some(rect) = input.screen_rect else { return };
    let native = input.viewport().native_pixels_per_point.unwrap_or(1.0);
    let before = ctx.zoom_factor();
    let zoom = pixels_for_window(rect.size() * native * before, own) / native;
    ctx.options_mut(|options| options.zoom_factor = zoom);
    // Input from the platform is in points of the previous zoom.
    let ratio = before / zoom;
    input.screen_rect = Some(rect * ratio);
    if let Some(viewport) = input.viewports.get_mut(&input.viewport_id) {
        for rect in [&mut viewport.inner_rect, &mut viewport.outer_rect] {
            *rect = rect.map(|rect| rect * ratio);
        }
        viewport.monitor_size = viewport.monitor_size.map(|size| size * ratio);
    }
}

fn pixels_for_point(ctx: &Context, own: f32) -> f32 {
    pixels_for_window(ctx.content_rect().size() * ctx.pixels_per_point(), own)
}

/// Returns the pixels per point in a window of this size in pixels.
pub fn pixels_for_window(pixels: Vec2, own: f32) -> f32 {
    let fit = (pixels.x / 1280.0).min(pixels.y / 800.0);
    let fit = fit.clamp(*PIXELS.start(), *PIXELS.end()) * own;
    ((fit * 8.0).round() / 8.0).max(0.5)
}

/// Keeps the window within its screen, and its smallest size in proportion to it.
#[derive(SmartDefault)]
pub struct WindowFit {
    /// The scale of the screen that the smallest size allows for.
    #[default(1.0)]
    scale: f32,
    /// The frame of the window that was last checked, and whether it filled the screen.
    checked: Option<(Vec2, bool)>,
    is_maximized: bool,
}

impl WindowFit {
    /// Fits the window to its screen again if either has changed.
    pub fn follow(&mut self, ctx: &Context) {
        self.follow_scale(ctx);
        self.fit_screen(ctx);
    }

    /// Keeps the smallest window at [`MIN_WINDOW`] pixels when the system scales the screen.
    fn follow_scale(&mut self, ctx: &Context) {
        let scale = ctx.native_pixels_per_point().unwrap_or(1.0);
        if self.scale != scale {
            self.scale = scale;
            let least = Vec2::from(MIN_WINDOW) / ctx.pixels_per_point();
            ctx.send_viewport_cmd(ViewportCommand::MinInnerSize(least));
        }
    }

    /// Makes a window that is larger than its screen fit with its frame: one that was last closed on
    /// a larger screen, or even the smallest one on a screen of 800 × 600 pixels. Maximizing it also
    /// keeps it clear of panels and of the dock, whose sizes only the desktop knows.
    ///
    /// A window gets its frame, and thus its size on the screen, only after it is shown. It gets its
    /// size before it was maximized back later, and is then only resized.
    pub fn fit_screen(&mut self, ctx: &Context) {
        let (inner, outer, screen, fills) = ctx.input(|input| {
            let viewport = input.viewport();
            let fills = viewport.maximized == Some(true) || viewport.fullscreen == Some(true);
            let (inner, outer) = (viewport.inner_rect, viewport.outer_rect);
            (inner, outer, viewport.monitor_size, fills)
        });
        let (Some(inner), Some(outer), Some(screen)) = (inner, outer, screen) else { return };
        let frame = ((outer.size() - inner.size()) * ctx.pixels_per_point()).round();
        if self.checked.replace((frame, fills)) == Some((frame, fills)) {
            return;
        }
        let Some(smaller) = fitting(inner.size(), outer.size(), screen).filter(|_| !fills) else { return };
        let least = Vec2::from(MIN_WINDOW) / ctx.pixels_per_point();
        ctx.send_viewport_cmd(ViewportCommand::MinInnerSize(least.min(smaller)));
        ctx.send_viewport_cmd(ViewportCommand::InnerSize(smaller));
        if !std::mem::replace(&mut self.is_maximized, true) {
            ctx.send_viewport_cmd(ViewportCommand::Maximized(true));
        }
    }
}

/// Returns the content size at which a window with its frame fits the screen, if it is too large.
pub fn fitting(inner: Vec2, outer: Vec2, screen: Vec2) -> Option<Vec2> {
    let frame = (outer - inner).max(Vec2::ZERO);
    let most = (screen - frame).max(Vec2::splat(100.0));
    (inner.x > most.x || inner.y > most.y).then(|| inner.min(most))
}
