use egui::{Context, RawInput, Vec2, ViewportCommand};
use egui::{Rect, ViewportId, pos2, vec2};

use misere::ui::for_tests::theme::*;

/// Regression: Home was laid out and drawn, and its cards rasterized, once for a zoom of 1 and
/// then again.
#[test]
fn the_first_frame_has_the_zoom_of_the_window() {
    let ctx = Context::default();
    let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1200.0, 700.0));
    let mut input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
    let viewport = input.viewports.entry(ViewportId::ROOT).or_default();
    viewport.inner_rect = Some(screen);
    zoom_first_frame(&ctx, &mut input, 1.0);
    let inner = input.viewport().inner_rect;
    ctx.run_ui(input, |ui| {
        assert_eq!(ui.pixels_per_point(), pixels_for_window(screen.size(), 1.0));
        for points in [Some(ui.content_rect()), inner] {
            let pixels = points.expect("told by the platform").size() * ui.pixels_per_point();
            assert!((pixels - screen.size()).length() < 0.1, "{pixels}");
        }
    })
    .drop_without_applying_deltas();
}

#[test]
fn a_window_larger_than_the_screen_is_made_to_fit_with_its_frame() {
    let (screen, frame) = (vec2(1280.0, 800.0), vec2(2.0, 38.0));
    let fit = |size: Vec2| fitting(size, size + frame, screen);
    assert_eq!(fit(vec2(1920.0, 1080.0)), Some(vec2(1278.0, 762.0)));
    assert_eq!(fit(vec2(1280.0, 700.0)), Some(vec2(1278.0, 700.0)));
    assert_eq!(fit(vec2(1278.0, 762.0)), None);
}

/// The commands to a window of 800 × 600 pixels in a screen of the same size, with frames of these
/// heights, one after the other.
fn commands(frames: &[f32]) -> Vec<ViewportCommand> {
    let ctx = Context::default();
    let screen = vec2(800.0, 600.0);
    let mut fit = WindowFit::default();
    let mut sent = Vec::new();
    for frame in frames {
        let mut input =
            RawInput { screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), screen)), ..RawInput::default() };
        let window = input.viewports.entry(ViewportId::ROOT).or_default();
        let inner = Rect::from_min_size(pos2(0.0, *frame), screen);
        window.inner_rect = Some(inner);
        window.outer_rect = Some(Rect::from_min_max(pos2(0.0, 0.0), inner.max));
        window.monitor_size = Some(screen);
        let output = ctx.run_ui(input, |ui| fit.fit_screen(ui));
        let window = &output.viewport_output[&ViewportId::ROOT];
        let commands = window.commands.iter().cloned();
        sent.extend(commands.filter(|one| !matches!(one, ViewportCommand::SetTheme(_))));
        output.drop_without_applying_deltas();
    }
    sent
}

/// Regression: the smallest window was as large as a screen of 800 × 600 pixels without its
/// title bar, which pushed the hand out of sight. The bar comes after the first frame.
#[test]
fn a_window_fits_its_screen_once_it_has_its_title_bar() {
    assert_eq!(commands(&[0.0, 0.0]), []);
    let fits = vec2(800.0, 575.0);
    let expected =
        [ViewportCommand::MinInnerSize(fits), ViewportCommand::InnerSize(fits), ViewportCommand::Maximized(true)];
    assert_eq!(commands(&[0.0, 25.0]), expected);
    assert_eq!(commands(&[25.0, 25.0]), expected, "only once");
}

#[test]
fn the_first_window_fits_a_small_desktop_with_a_frame_and_a_panel() {
    let left = vec2(1280.0, 800.0) - Vec2::from(FIRST_WINDOW);
    assert!(left.x >= 16.0 && left.y >= 90.0, "{left:?}");
}
