//! The appearance settings: each can be found by name, takes effect at once, and breaks nothing.

use egui::{Color32, Context, RawInput, Shape, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use misere::store::Store;
use misere::ui::{App, PageId};

use crate::app::app;
use crate::frames::until;
use crate::play::person::press;

fn open(folder: &tempfile::TempDir, settings: &str) -> Harness<'static, App> {
    let settings = settings.replacen('(', "(played: [\"finis\", \"clubs\"], ", 1);
    std::fs::write(folder.path().join("settings.ron"), settings).expect("writing the settings");
    let store = Store::within(folder.path());
    let mut harness = Harness::builder()
        .with_size(vec2(1280.0, 1600.0))
        .with_max_steps(2000)
        .build_eframe(move |creation| app(&creation.egui_ctx, store));
    harness.input_mut().max_texture_side = Some(8192);
    harness.run();
    harness
}

/// Waits until the settings file contains this text, or no longer does.
fn wait_for_settings(harness: &mut Harness<'_, App>, folder: &tempfile::TempDir, text: &str, contains: bool) {
    until(harness, text, |_| {
        let settings = std::fs::read_to_string(folder.path().join("settings.ron"));
        settings.expect("the settings").contains(text) == contains
    });
}

#[test]
fn every_look_is_chosen_with_one_click_and_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&folder, "(motion: None)");
    press(&mut harness, "Settings");
    for (name, kept_as) in [
        ("Blue", "cloth: Blue"),
        ("Burgundy", "cloth: Burgundy"),
        ("Slate", "cloth: Slate"),
        ("Picture", "cloth: Picture"),
        ("Custom", "cloth: Own"),
        ("Green", "cloth: Green"),
        ("High contrast", "high_contrast: true"),
        ("Left", "side: Left"),
        ("Light", "shade: Light"),
        ("Reduced motion", "motion: Normal"),
        ("Four colors", "colours: Four"),
    ] {
        press(&mut harness, name);
        wait_for_settings(&mut harness, &folder, kept_as, true);
    }
}

#[test]
fn an_own_color_is_set_with_the_keyboard() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&folder, "(cloth: Own, own_cloth: (40, 80, 120))");
    press(&mut harness, "Settings");
    const BEFORE: &str = "own_cloth: (40, 80, 120)";
    wait_for_settings(&mut harness, &folder, BEFORE, true);
    harness.get_by_label("Brightness").focus();
    harness.step();
    harness.key_press(egui::Key::ArrowRight);
    harness.step();
    harness.step();
    wait_for_settings(&mut harness, &folder, BEFORE, false);
}

#[test]
fn a_missing_picture_is_reported_once_and_the_table_is_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let gone = folder.path().join("gone.png");
    let settings = format!("(cloth: Picture, picture: {gone:?}, motion: None, pace: Fast)");
    let mut harness = open(&folder, &settings);
    until(&mut harness, "gone.png", |harness| harness.query_by_label_contains("gone.png").is_some());
    assert_eq!(harness.query_all_by_label_contains("gone.png").count(), 1);
    press(&mut harness, "Finis");
    press(&mut harness, "Start game");
    assert_eq!(harness.state().page(), PageId::TABLE);
    press(&mut harness, "Settings");
    assert!(harness.query_by_label("Picture file").is_some());
}

/// A window of the same size in pixels looks the same at any screen scale.
#[test]
fn a_scaled_screen_shows_the_same_in_as_many_pixels() {
    for pixels in [vec2(800.0, 600.0), vec2(1280.0, 800.0), vec2(1920.0, 1080.0), vec2(2560.0, 1440.0)] {
        let shown = [1.0, 1.25, 1.5, 2.0].map(|scale| {
            let folder = tempfile::tempdir().expect("a folder");
            let mut harness = open(&folder, "()");
            harness.set_pixels_per_point(scale);
            harness.input_mut().viewports.values_mut().for_each(|viewport| {
                viewport.native_pixels_per_point = Some(scale);
            });
            for _ in 0..4 {
                harness.set_size(pixels / harness.ctx.pixels_per_point());
                harness.run();
            }
            let points = harness.ctx.content_rect().size();
            let tile = harness.get_by_label("Four Mad Queens").rect();
            (points, tile)
        });
        assert!(shown[0].0.x >= 1060.0 && shown[0].0.y >= 780.0, "{shown:?}");
        for (points, tile) in shown {
            assert!((points - shown[0].0).length() < 0.1, "{pixels:?}: {shown:?}");
            assert!(tile.min.distance(shown[0].1.min) < 0.6, "{pixels:?}: {shown:?}");
        }
    }
}

#[test]
fn panels_appear_on_the_chosen_side() {
    for (side, is_left) in [("Left", true), ("Right", false)] {
        let folder = tempfile::tempdir().expect("a folder");
        let settings = format!("(side: {side}, motion: None, pace: Fast)");
        let mut harness = open(&folder, &settings);
        press(&mut harness, "Finis");
        press(&mut harness, "Start game");
        press(&mut harness, "Rules");
        let middle = 640.0;
        for name in ["Close", "Undo"] {
            let at = harness.get_by_label(name).rect().center().x;
            assert_eq!(at < middle, is_left, "{side}: {name} at {at}");
        }
        let home = harness.get_by_label("Home").rect().center().x;
        assert_eq!(home > middle, is_left, "{side}: Home at {home}");
    }
}

#[test]
fn escape_closes_a_menu_before_it_leaves_the_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open(&folder, "(motion: None)");
    press(&mut harness, "Finis");
    press(&mut harness, "Player at seat 2");
    assert!(harness.query_by_label("Program…").is_some());
    harness.key_press(egui::Key::Escape);
    harness.step();
    harness.step();
    assert!(harness.query_by_label("Program…").is_none());
    assert!(matches!(harness.state().page(), PageId::NewGame(_)));
    harness.key_press(egui::Key::Escape);
    harness.step();
    harness.step();
    assert_eq!(harness.state().page(), PageId::HOME);
}

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
