//! Tests of the application.

use egui::{Color32, RawInput, Shape};

use super::*;

#[test]
fn a_page_that_is_not_filled_is_cleared_in_its_color() {
    for settings in ["(shade: Light)", "(shade: Dark)"] {
        // The color that fills the window, and the one it is cleared with.
        let [(filled, _), (unfilled, cleared)] = [false, true].map(|software_rendering| {
            let folder = tempfile::tempdir().expect("a folder");
            let store = Store::within(folder.path());
            std::fs::write(store.settings_path(), settings).expect("writing the settings");
            let ctx = Context::default();
            let mut app = App::new(&ctx, store).software_rendering(software_rendering);
            let input = RawInput { max_texture_side: Some(2048), ..RawInput::default() };
            let output = ctx.run_ui(input, |ui| {
                app.step(ui);
                app.frame(ui);
            });
            let screen = ctx.content_rect();
            let fills = |shape: &Shape| match shape {
                Shape::Rect(shape) if shape.rect.contains_rect(screen) => Some(shape.fill),
                _ => None,
            };
            let fill = output.shapes.iter().find_map(|one| fills(&one.shape));
            output.drop_without_applying_deltas();
            let visuals = ctx.global_style().visuals.clone();
            (fill, eframe::App::clear_color(&app, &visuals))
        });
        let filled = filled.expect("a page with a color");
        assert!(unfilled.is_none_or(|fill| fill == Color32::TRANSPARENT), "{unfilled:?}");
        assert_eq!(filled.to_normalized_gamma_f32(), cleared, "{settings}");
    }
}
