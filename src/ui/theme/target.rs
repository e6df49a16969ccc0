//! The size of clickable controls.

use egui::{Context, Id, Margin, Vec2};

/// The minimum height and width of everything that can be pressed, with large buttons, in points.
pub const LARGE: f32 = 44.0;

/// Returns the height of a control, given its usual height.
pub fn target(ctx: &Context, usual: f32) -> f32 {
    usual.max(ctx.data(|data| data.get_temp(least()).unwrap_or(0.0)))
}

/// Returns the minimum size of a control.
pub fn least_target(ctx: &Context) -> Vec2 {
    Vec2::splat(target(ctx, 0.0))
}

/// Returns the margin around the text of a field that makes it as high as a button.
pub fn field(ctx: &Context) -> Margin {
    Margin::symmetric(12, ((target(ctx, 38.0) - 20.0) / 2.0).ceil() as i8)
}

/// The id under which the minimum size is stored.
pub(super) fn least() -> Id {
    Id::unique("least size of a control")
}
