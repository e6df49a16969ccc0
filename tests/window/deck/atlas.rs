use egui::{Color32, Context, Rect, vec2};
use misere::ui::deck::{Atlas, Look, Sprite};
use std::sync::mpsc;

use egui::pos2;

use misere::ui::for_tests::deck::*;

/// A context that has run a frame, so that it knows its scale.
fn context() -> Context {
    let ctx = Context::default();
    ctx.run_ui(egui::RawInput::default(), |_| {}).drop_without_applying_deltas();
    ctx
}

#[test]
fn the_first_frame_has_a_texture() {
    let ctx = context();
    let mut atlas = Atlas::new();
    atlas.ensure(&ctx, 30.0, Look::default());
    let mut mesh = atlas.mesh();
    let rect = Rect::from_min_size(pos2(10.3, 20.0), vec2(30.0, 42.0));
    atlas.add(&mut mesh, Sprite::Back, rect, 0.3, Color32::WHITE);
    atlas.add(&mut mesh, Sprite::Shadow, rect, 0.0, Color32::WHITE);
    assert_eq!((mesh.vertices.len(), mesh.indices.len()), (4 + 8, 6 + 24));
    assert!(mesh.is_valid());
}

/// This holds whether or not they have the size that the window turns out to need.
#[test]
fn cards_begun_before_the_window_end_in_the_first_texture() {
    let ctx = context();
    for likely in [30.0, 40.0] {
        let mut atlas = Atlas::begin(Look::default(), likely);
        atlas.ensure(&ctx, 30.0, Look::default());
        assert_eq!(atlas.grid.map(|grid| grid.width), Some(30));
        assert!(atlas.is_settled());
    }
}

/// Calls [`Atlas::ensure`] in a frame at this time, in seconds.
fn fit(atlas: &mut Atlas, ctx: &Context, width: f32, time: f64) {
    let input = egui::RawInput { time: Some(time), ..egui::RawInput::default() };
    ctx.run_ui(input, |ui| atlas.ensure(ui.ctx(), width, Look::default())).drop_without_applying_deltas();
}

#[test]
fn another_size_comes_later_in_the_same_texture() {
    let ctx = context();
    let mut atlas = Atlas::new();
    fit(&mut atlas, &ctx, 30.0, 0.0);
    let texture = atlas.texture();
    let (wake, woken) = mpsc::channel();
    fit(&mut atlas, &ctx, 40.0, 1.0);
    assert_eq!(atlas.grid.map(|grid| grid.width), Some(30));
    fit(&mut atlas, &ctx, 40.0, 1.0 + SETTLING);
    ctx.set_request_repaint_callback(move |_| _ = wake.send(()));
    while !atlas.is_settled() {
        // The thread may have finished before anybody listened.
        let _ = woken.recv_timeout(std::time::Duration::from_millis(5));
        fit(&mut atlas, &ctx, 40.0, 1.0 + SETTLING);
    }
    assert_eq!(atlas.grid.map(|grid| grid.width), Some(40));
    assert_eq!(atlas.texture(), texture);
}

/// Regression: rasterizing every intermediate size slowed the frames down.
#[test]
fn nothing_is_rasterized_while_the_size_changes() {
    let ctx = context();
    let mut atlas = Atlas::new();
    fit(&mut atlas, &ctx, 30.0, 0.0);
    for frame in 1..20 {
        fit(&mut atlas, &ctx, 30.0 + frame as f32, 0.02 * f64::from(frame));
        assert!(atlas.loading.is_none(), "frame {frame}");
    }
    fit(&mut atlas, &ctx, 49.0, 0.4 + SETTLING);
    assert!(atlas.loading.is_some());
}
