//! The size of clickable controls.

use egui::{Context, Margin, Vec2};

/// The minimum height and width of everything that can be pressed, with large buttons, in points.
pub const LARGE: f32 = 44.0;

/// Returns the height of a control, given its usual height. egui's style says whether buttons are large.
pub fn control_height(ctx: &Context, usual: f32) -> f32 {
    let is_large = ctx.global_style().spacing.interact_size.y >= LARGE;
    if is_large { usual.max(LARGE) } else { usual }
}

/// Returns the minimum size of a control.
pub fn min_control_size(ctx: &Context) -> Vec2 {
    Vec2::splat(control_height(ctx, 0.0))
}

/// Returns the margin around the text of a field that makes it as high as a button.
pub fn field_margin(ctx: &Context) -> Margin {
    Margin::symmetric(12, ((control_height(ctx, 38.0) - 20.0) / 2.0).ceil() as i8)
}
