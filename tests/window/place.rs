//! The place of the window on the screen, from one start to the next.

use egui::{Rect, ViewportId, pos2, vec2};
use egui_kittest::Harness;
use misere::ui::App;

use super::play::person::{open, quick_store};

/// Tells the window where it is, as the platform does.
fn put(harness: &mut Harness<'_, App>, rect: Rect, is_maximized: bool) {
    harness.set_size(rect.size());
    let zoom = harness.ctx.zoom_factor();
    let viewports = &mut harness.input_mut().viewports;
    let window = viewports.entry(ViewportId::ROOT).or_default();
    window.inner_rect = Some(rect);
    window.outer_rect = Some(Rect::from_min_max(rect.min - vec2(1.0, 20.0) / zoom, rect.max));
    window.maximized = Some(is_maximized);
    harness.step();
}

/// Regression: the window always opened in the middle of the screen, and one that was closed
/// maximized had another size afterwards.
#[test]
fn the_place_before_the_window_was_maximized_is_kept_when_it_closes() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = quick_store(&folder);
    let mut harness = open(&store);
    let usual = Rect::from_min_size(pos2(38.0, 42.0), vec2(1280.0, 800.0));
    put(&mut harness, usual, false);
    let zoom = harness.ctx.zoom_factor();
    let full = Rect::from_min_size(pos2(0.0, 20.0), vec2(1920.0, 1060.0));
    put(&mut harness, full, true);
    drop(harness);
    let kept = std::fs::read_to_string(store.window_path()).expect("a file");
    let corner = format!("corner:Some(({:?},{:?}))", (37.0 * zoom).round(), (22.0 * zoom).round());
    assert!(kept.contains(&corner), "{corner}: {kept}");
    assert!(kept.contains("size:(1280.0,800.0)"), "{kept}");
    assert!(kept.contains("maximized:true"), "{kept}");
}
