//! Opening the window: with a graphics card, with OpenGL, or with any renderer that works.

use std::process::ExitCode;
use std::sync::Arc;

use eframe::egui_wgpu::{self, wgpu};
use eframe::{NativeOptions, Renderer};

use super::App;
use super::theme::{FIRST_WINDOW, MIN_WINDOW};
use crate::store::Store;

/// The name by which desktops know the program.
pub const APP_ID: &str = "io.github.misere.Misere";

const ICON: &[u8] = include_bytes!("../../assets/icon.png");

/// Opens the window and returns when it is closed.
///
/// Tries a graphics card first, then OpenGL, which is much faster in software than Vulkan, then any
/// renderer. If none works, one sentence says what is missing.
pub fn open() -> ExitCode {
    let store = Store::open();
    let mut missing = None;
    for (renderer, hardware) in [
        (Renderer::Wgpu, true),
        (Renderer::Glow, false),
        (Renderer::Wgpu, false),
    ] {
        let own = store.clone();
        let create: eframe::AppCreator<'_> = Box::new(move |creation| {
            // Without a graphics card the processor usually draws.
            let app = App::new(&creation.egui_ctx, own).plain(!hardware);
            Ok(Box::new(app))
        });
        match eframe::run_native(APP_ID, options(&store, renderer, hardware), create) {
            Ok(()) => return ExitCode::SUCCESS,
            Err(refusal) => missing = missing.or(Some(what_is_missing(&refusal))),
        }
    }
    let words = format!(
        "Misère cannot open a window: {}.",
        missing.unwrap_or_default()
    );
    eprintln!("{words}");
    if can_show_message() {
        rfd::MessageDialog::new()
            .set_level(rfd::MessageLevel::Error)
            .set_title("Misère")
            .set_description(words)
            .show();
    }
    ExitCode::FAILURE
}

/// Says what a renderer that does not start is missing.
fn what_is_missing(refusal: &eframe::Error) -> String {
    match refusal {
        eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_) => {
            let wanted = if cfg!(any(windows, target_os = "macos")) {
                ""
            } else {
                " (neither DISPLAY nor WAYLAND_DISPLAY names one that answers)"
            };
            format!("there is no display to open it on{wanted}")
        }
        eframe::Error::AppCreation(error) => error.to_string(),
        _ => {
            "it needs Vulkan, Metal, Direct3D 12 or OpenGL 2, and none of them works here; a newer \
              graphics driver may help"
                .to_owned()
        }
    }
}

/// Whether the platform can show a message box without our window.
fn can_show_message() -> bool {
    cfg!(any(windows, target_os = "macos"))
        || std::env::var_os("DISPLAY").is_some()
        || std::env::var_os("WAYLAND_DISPLAY").is_some()
}

fn options(store: &Store, renderer: Renderer, hardware: bool) -> NativeOptions {
    let icon = eframe::icon_data::from_png_bytes(ICON).unwrap_or_default();
    let mut options = NativeOptions {
        renderer,
        viewport: egui::ViewportBuilder::default()
            .with_title("Misère")
            .with_app_id(APP_ID)
            .with_icon(icon)
            .with_inner_size(FIRST_WINDOW)
            .with_min_inner_size(MIN_WINDOW),
        persistence_path: Some(store.window_path()),
        centered: true,
        // Worth its time only on a graphics card.
        dithering: hardware,
        ..Default::default()
    };
    if hardware && let egui_wgpu::WgpuSetup::CreateNew(setup) = &mut options.wgpu_options.wgpu_setup
    {
        setup.native_adapter_selector = Some(Arc::new(|adapters, surface| {
            adapters
                .iter()
                .filter(|adapter| adapter.get_info().device_type != wgpu::DeviceType::Cpu)
                .find(|adapter| surface.is_none_or(|surface| adapter.is_surface_supported(surface)))
                .cloned()
                .ok_or_else(|| "no graphics card".to_owned())
        }));
    }
    options
}
