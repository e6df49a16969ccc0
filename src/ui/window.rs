//! Opening the window: on a graphics card, on OpenGL, or on whatever there is.

use std::process::ExitCode;
use std::sync::Arc;

use eframe::egui_wgpu::{self, wgpu};
use eframe::{NativeOptions, Renderer};
use egui::{Context, Id, Vec2, ViewportCommand};

use super::App;
use crate::store::Store;

/// The name under which desktops know the program.
pub const APP_ID: &str = "io.github.misere.Misere";

/// The least size of the window, in pixels.
const LEAST: [f32; 2] = [800.0, 600.0];

const ICON: &[u8] = include_bytes!("../../assets/icon.png");

/// Opens the window and stays until it is closed.
///
/// A graphics card comes first; without one OpenGL, which is much quicker in software than
/// Vulkan; then any renderer at all. Where none works, one sentence says what is missing.
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
            let mut app = App::new(&creation.egui_ctx, own);
            // What is not drawn by a graphics card is mostly drawn by the processor.
            app.plain = !hardware;
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

/// What a renderer that refuses to start does without, as people say it.
fn what_is_missing(refusal: &eframe::Error) -> String {
    match refusal {
        eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_) => {
            let wanted = if cfg!(any(windows, target_os = "macos")) {
                ""
            } else {
                " (DISPLAY and WAYLAND_DISPLAY name none that answers)"
            };
            format!("there is no display to open it on{wanted}")
        }
        eframe::Error::AppCreation(error) => error.to_string(),
        _ => "it is drawn with Vulkan, Metal, Direct3D 12 or OpenGL 2, and none of them works \
              here; a newer graphics driver brings them"
            .to_owned(),
    }
}

/// Is there a platform that shows a message box without a window of ours?
fn can_show_message() -> bool {
    cfg!(any(windows, target_os = "macos"))
        || std::env::var_os("DISPLAY").is_some()
        || std::env::var_os("WAYLAND_DISPLAY").is_some()
}

/// Lets the window get as small as it may in pixels, however the system scales the screen.
pub(super) fn follow_scale(ctx: &Context) {
    let id = Id::unique("scale of the screen");
    let scale = ctx.native_pixels_per_point().unwrap_or(1.0);
    // A window is opened as if nothing were scaled.
    if ctx.data(|data| data.get_temp(id)).unwrap_or(1.0) != scale {
        ctx.data_mut(|data| data.insert_temp(id, scale));
        let least = Vec2::from(LEAST) / ctx.pixels_per_point();
        ctx.send_viewport_cmd(ViewportCommand::MinInnerSize(least));
    }
}

fn options(store: &Store, renderer: Renderer, hardware: bool) -> NativeOptions {
    let icon = eframe::icon_data::from_png_bytes(ICON).unwrap_or_default();
    let mut options = NativeOptions {
        renderer,
        viewport: egui::ViewportBuilder::default()
            .with_title("Misère")
            .with_app_id(APP_ID)
            .with_icon(icon)
            .with_inner_size([1280.0, 800.0])
            .with_min_inner_size(LEAST),
        persistence_path: Some(store.window_path()),
        centered: true,
        // Worth its time on a graphics card only; OpenGL is mostly drawn by the processor.
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
