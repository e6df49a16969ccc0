//! The system's wishes for less motion and more contrast.

use egui::Context;
use futures_lite::StreamExt as _;
use futures_lite::future::block_on;
use mundy::{Contrast, Interest, Preferences, ReducedMotion};

use crate::ui::job::Job;
use crate::ui::settings::SystemWishes;

/// Reports the wishes, and again whenever they change, if called from the main thread. The job sleeps in between.
pub fn follow(ctx: &Context) -> Job<(), SystemWishes> {
    let mut changes = Preferences::stream(Interest::Contrast | Interest::ReducedMotion);
    Job::start("wishes", ctx, move |worker| {
        while let Some(wishes) = block_on(changes.next()) {
            worker.report(SystemWishes {
                less_motion: wishes.reduced_motion == ReducedMotion::Reduce,
                more_contrast: wishes.contrast == Contrast::More,
            });
        }
    })
}
