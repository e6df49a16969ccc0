//! A window of eframe with a colored page and nothing else: `benches/start.sh` measures how long the libraries of the
//! window need by themselves to open one.

use eframe::NativeOptions;
use eframe::egui::{Color32, ViewportBuilder};

/// The size in which Misère opens on a screen of 1280 × 800.
const SIZE: [f32; 2] = [1200.0, 700.0];

fn main() -> eframe::Result {
    let options =
        NativeOptions { viewport: ViewportBuilder::default().with_inner_size(SIZE), ..NativeOptions::default() };
    eframe::run_ui_native("Empty", options, |ui, _| {
        ui.painter().rect_filled(ui.max_rect(), 0.0, Color32::DARK_GREEN);
    })
}
